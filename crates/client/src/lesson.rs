//! A guided first game: a real match on the real rules, with dice and cards that are known
//! beforehand. A lesson is a list of steps; each points at a place, says one thing, and waits until
//! that place was pressed or looked at. What one does, a match is changed by; so the test that
//! plays every lesson ([`rehearsal`]) finds out whatever a change of the rules makes untrue.

mod bubble;
mod course;
mod guide;
mod kept;
mod link;
mod page;
mod rehearsal;
#[cfg(test)]
mod tests;

use engine::{Game, Millis, Seat};

#[cfg(test)]
pub use self::course::names;
pub use self::guide::Guide;
pub use self::kept::Kept;
pub use self::link::LearnLink;
pub use self::page::lesson_page;
use crate::route::Route;
use crate::table::{GameUi, Place};

/// Who learns sits here; the robot sits opposite.
pub const ME: Seat = Seat(0);
pub const ROBOT: Seat = Seat(1);

pub struct Lesson<G: GameUi> {
    pub options: G::Options,
    /// What the set-up draws; what no step has draws for comes from a generator with this seed.
    pub draws: Vec<u32>,
    pub seed: u64,
    /// What was played before the first word.
    pub opening: Vec<Move<G>>,
    pub steps: Vec<Step<G>>,
}

/// What else of a game can be learned, behind the last words.
#[derive(Clone, Copy)]
pub struct Further {
    /// The message that leads there.
    pub words: &'static str,
    pub to: fn() -> Route,
}

/// Something that happens in the course of a lesson without anybody being asked.
pub struct Move<G: Game> {
    pub what: What<G>,
    pub draws: Vec<u32>,
}

pub enum What<G: Game> {
    Act(Seat, G::Action),
    /// Time passes; but for this the clock of a lesson stands still.
    Wait(Millis),
}

/// One thing to do or to see.
pub struct Step<G: GameUi> {
    /// Its words are the message `GAME-lesson-KEY`.
    pub key: &'static str,
    /// What it is about. Something to do is pressed, one place after the other.
    pub at: Vec<Place>,
    pub is_press: bool,
    /// The panel in which the place stands, where it is behind a tab.
    pub tab: Option<&'static str>,
    /// What the presses draw.
    pub draws: Vec<u32>,
    /// The numbers in its words, each with where it comes from.
    pub numbers: Vec<Number<G>>,
    /// What happens after it.
    pub then: Vec<Move<G>>,
}

/// A number that a step says. The rehearsal holds it against the match.
pub struct Number<G> {
    pub name: &'static str,
    pub n: i32,
    pub truth: Truth<G>,
}

/// Of the match before and after the step.
pub type Truth<G> = fn(before: &G, after: &G) -> i32;

impl<G: GameUi> Lesson<G> {
    /// For two: the learner and a robot.
    pub fn new(options: G::Options) -> Lesson<G> {
        Lesson { options, draws: Vec::new(), seed: 0, opening: Vec::new(), steps: Vec::new() }
    }

    /// What the set-up draws.
    pub fn draws(mut self, draws: impl IntoIterator<Item = u32>) -> Lesson<G> {
        match self.steps.last_mut() {
            Some(step) => step.draws.extend(draws),
            None => self.draws.extend(draws),
        }
        self
    }

    /// Where everything else that is drawn comes from.
    pub fn seed(mut self, seed: u64) -> Lesson<G> {
        self.seed = seed;
        self
    }

    /// Something to look at.
    pub fn look(self, key: &'static str, at: Place) -> Lesson<G> {
        self.step(key, vec![at], false)
    }

    /// Something to do: places to be pressed, one after the other.
    pub fn press(self, key: &'static str, at: impl IntoIterator<Item = Place>) -> Lesson<G> {
        self.step(key, at.into_iter().collect(), true)
    }

    fn step(mut self, key: &'static str, at: Vec<Place>, is_press: bool) -> Lesson<G> {
        let (draws, numbers, then) = (Vec::new(), Vec::new(), Vec::new());
        self.steps.push(Step { key, at, is_press, tab: None, draws, numbers, then });
        self
    }

    /// The step's place is behind this tab.
    pub fn behind(mut self, tab: &'static str) -> Lesson<G> {
        self.last().tab = Some(tab);
        self
    }

    /// The step says this number, which is the true one.
    pub fn number(mut self, name: &'static str, n: i32, truth: Truth<G>) -> Lesson<G> {
        self.last().numbers.push(Number { name, n, truth });
        self
    }

    /// Then somebody does this; before the first step it was done already.
    pub fn then(
        self,
        seat: Seat,
        action: G::Action,
        draws: impl IntoIterator<Item = u32>,
    ) -> Lesson<G> {
        self.moved(What::Act(seat, action), draws)
    }

    /// Then so much time passes, and what is due by then happens and draws this.
    pub fn wait(self, time: Millis, draws: impl IntoIterator<Item = u32>) -> Lesson<G> {
        self.moved(What::Wait(time), draws)
    }

    fn moved(mut self, what: What<G>, draws: impl IntoIterator<Item = u32>) -> Lesson<G> {
        let draws = draws.into_iter().collect();
        let moves = match self.steps.last_mut() {
            Some(step) => &mut step.then,
            None => &mut self.opening,
        };
        moves.push(Move { what, draws });
        self
    }

    fn last(&mut self) -> &mut Step<G> {
        self.steps.last_mut().expect("a lesson begins with a step")
    }
}

/// The message that a step says.
pub fn message_of(game: &str, key: &str) -> String {
    format!("{game}-lesson-{key}")
}
