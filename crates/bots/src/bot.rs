//! What a bot is, and how a game names its levels.

use engine::{Fast, Game, Imagine, Seat};

use crate::train::School;

/// An opponent at one seat of one match.
pub trait Bot<G: Game>: Send {
    /// One of the actions that the rules offer `seat` in this view. It is only asked to act.
    fn choose(&mut self, view: &G::View, seat: Seat, budget: Budget) -> G::Action;
}

/// How long a bot may think about one decision, in milliseconds of an ordinary processor core. A
/// bot turns this into a number of steps of known cost instead of looking at a clock: its answer
/// does not depend on what else the machine does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    pub ms: u32,
}

/// A strength that a player can choose, or a yardstick for authors.
pub struct Level<G: Game> {
    pub name: &'static str,
    /// Whether the level is offered to players.
    pub is_for_players: bool,
    pub bot: fn(seed: u64) -> Box<dyn Bot<G>>,
}

/// A calculation worth timing, by the key of its result in microseconds. It returns something that
/// depends on all of its work.
#[derive(Clone, Copy)]
pub struct Timing {
    pub key: &'static str,
    pub run: fn(seed: u64) -> f64,
}

/// A game that has opponents.
pub trait Botted: Imagine {
    /// From the weakest to the strongest.
    fn levels() -> Vec<Level<Self>>;

    /// How the strongest level was taught, where it was.
    fn school() -> Option<School> {
        None
    }

    /// What `rathaus bench` measures beside random play.
    fn timings() -> Vec<Timing> {
        Vec::new()
    }

    fn level(name: &str) -> Option<Level<Self>> {
        Self::levels().into_iter().find(|level| level.name == name)
    }
}

/// A generator for every question: from the bot's seed and the number of the question.
#[derive(Clone, Debug)]
pub struct Seeded {
    seed: u64,
    n_asked: u64,
}

impl Seeded {
    pub fn new(seed: u64) -> Seeded {
        Seeded { seed, n_asked: 0 }
    }

    pub fn chance(&mut self) -> Fast {
        self.n_asked += 1;
        Fast::new(self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(self.n_asked))
    }
}
