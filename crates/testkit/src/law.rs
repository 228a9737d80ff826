//! The names of the laws, and how a breach is reported.

use std::fmt;

/// What holds for every game. Each has functions of its own name, under `laws/`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Law {
    /// Every number of seats in `Game::SEATS` sets up, and no other.
    SetsUp,
    /// Somebody is to act, or a deadline runs, until there is an outcome; nobody is afterwards.
    SomebodyActs,
    /// A seat has legal actions if, and only if, it is to act.
    ActorsHaveActions,
    /// Lists are appended, without repetition, in the same order every time.
    ListsAreStable,
    /// What is listed is legal and can be played.
    ListedIsAccepted,
    /// What is not legal is refused for the right reason, and nothing changes.
    IllegalIsRefused,
    /// What is stored or sent comes back equal.
    RoundTrips,
    /// A match can be rebuilt from its Record, and its draws follow from its secret.
    ReplaysEqual,
    /// What happens to a clone leaves the original alone.
    ClonesAreIndependent,
    /// A state imagined from a view looks to that viewer as the true one does.
    ImaginedLooksTheSame,
    /// Undo restores what was, and never takes back that somebody learned something.
    UndoRestores,
    /// Random play ends within `Game::DECISIONS_MAX` decisions.
    EndsInTime,
    /// One standing per seat, lines that add up to the score, ranks that fit each other.
    OutcomeAddsUp,
    /// States that differ only in what a viewer may not know look and sound the same to it.
    SecretsStay,
    /// Nothing that the laws try makes the rules panic.
    NeverPanics,
}

/// A law that does not hold, and where that was seen.
#[derive(Clone, PartialEq, Debug)]
pub struct Broken {
    pub law: Law,
    pub game: &'static str,
    /// The number of the random game.
    pub seed: u64,
    pub n_seats: u8,
    /// How long the log was.
    pub n_entries: usize,
    pub what: String,
}

/// A law that does not hold, as the law's own function sees it.
#[derive(Debug)]
pub(crate) struct Breach {
    pub law: Law,
    pub what: String,
}

/// What a law's function finds: nothing, or what is wrong.
pub(crate) type Finding = Result<(), String>;

impl Law {
    /// Puts the name of the law to what its function found.
    pub(crate) fn found<T>(self, finding: Result<T, String>) -> Result<T, Breach> {
        finding.map_err(|what| Breach { law: self, what })
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Broken { law, game, seed, n_seats, n_entries, what } = self;
        write!(f, "{game} breaks the law {law:?}: {what} ")?;
        write!(f, "(seed {seed}, {n_seats} seats, after {n_entries} entries)")
    }
}

impl std::error::Error for Broken {}
