//! What a bot is, and how a game names its levels.

use engine::{Fast, Game, Imagine, Millis, Seat, Seats};

use crate::judge::{Judge, Raced};
use crate::train::School;

/// An opponent at one seat of one match.
pub trait Bot<G: Game>: Send {
    /// One of the actions that the rules offer `seat` in this view. It is only asked to act.
    fn choose(&mut self, view: &G::View, seat: Seat, budget: Budget) -> G::Action;

    /// The same in a game in which time matters: what it will do, and when. It is asked again if
    /// it has seen something new before that. None: it waits for something new.
    fn intend(
        &mut self,
        view: &G::View,
        seat: Seat,
        _circumstances: Circumstances,
        budget: Budget,
    ) -> Option<Intent<G::Action>> {
        Some(Intent { action: self.choose(view, seat, budget), not_before: None })
    }

    /// What it would do next if it were asked again after this action, each time without having
    /// seen anything new: the rest of what it has thought out as a whole. Whoever keeps that need
    /// not ask.
    fn goes_on(&mut self, _view: &G::View, _seat: Seat, _action: &G::Action) -> Vec<G::Action> {
        Vec::new()
    }
}

/// What a seat can do where that is no choice. In a race there always is one: when to do it, or
/// whether to wait.
pub fn only_action<G: Game>(game: &G, seat: Seat) -> Option<G::Action> {
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    match actions[..] {
        [only] if !G::IS_RACE => Some(only),
        _ => None,
    }
}

/// When a bot is asked, on the clock of the match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Circumstances {
    pub now: Millis,
    /// Since when the bot plays this seat: from the start, or for somebody who has left.
    pub since: Millis,
    /// The seats that are played by people.
    pub people: Seats,
}

/// What a bot is going to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Intent<A> {
    pub action: A,
    /// On the clock of the match. None: at once.
    pub not_before: Option<Millis>,
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
    pub bot: fn(Seeded) -> Box<dyn Bot<G>>,
}

impl Budget {
    /// What a judge takes for a decision, where nobody says otherwise.
    pub const OF_JUDGES: Budget = Budget { ms: 20 };
}

impl<G: Game> Level<G> {
    pub fn for_players(name: &'static str, bot: fn(Seeded) -> Box<dyn Bot<G>>) -> Level<G> {
        Level { name, is_for_players: true, bot }
    }

    pub fn yardstick(name: &'static str, bot: fn(Seeded) -> Box<dyn Bot<G>>) -> Level<G> {
        Level { name, is_for_players: false, bot }
    }
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

    /// Who says how a match stands, where chances can be told. The budget is that of a decision.
    fn judge(_budget: Budget) -> Option<Box<dyn Judge<Self>>> {
        None
    }

    /// In a race there is time instead of chances. Whether a task is over, and everybody looks back
    /// on it.
    fn looks_back(_view: &Self::View) -> bool {
        false
    }

    /// What that task was, and how close everybody came; it is so late now.
    fn raced(_view: &Self::View, _now: Millis) -> Option<Raced> {
        None
    }

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

/// A bot's generators: one for every question, from the bot's seed and the number of the question,
/// and as many as it likes for what it must not forget between two questions.
#[derive(Clone, Debug)]
pub struct Seeded {
    seed: u64,
    n_asked: u64,
}

impl Seeded {
    pub fn new(seed: u64) -> Seeded {
        Seeded { seed, n_asked: 0 }
    }

    /// The generators of a bot that has been asked before.
    pub fn resume(seed: u64, n_asked: u64) -> Seeded {
        Seeded { seed, n_asked }
    }

    /// The same at every question.
    pub fn lasting(&self, topic: u64) -> Fast {
        Fast::new(self.seed ^ topic.wrapping_add(1).wrapping_mul(0xd6e8_feb8_6659_fd93))
    }

    pub fn chance(&mut self) -> Fast {
        self.n_asked += 1;
        Fast::new(self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(self.n_asked))
    }
}
