//! A match whose game is known only at run time: what a server holds, and everything it may ask.
//! Actions, views and events cross this border as JSON.

use bots::Budget;
use engine::{
    BadEntry, BadOptions, Chance, Entry, Frame, Heard, Match, Millis, Outcome, Player, Record,
    Rejected, Seat, Seats, Secret, Viewer,
};
use serde_json::Value;

use crate::{Title, Visitor, visit};

/// A running or finished match.
pub trait Table: Send {
    fn n_seats(&self) -> u8;
    fn to_act(&self) -> Seats;
    fn deadline(&self) -> Option<Millis>;
    fn outcome(&self) -> Option<Outcome>;
    /// Steps in the log.
    fn n_entries(&self) -> usize;
    /// Draws made so far: where the generator of the match goes on.
    fn n_draws(&self) -> u64;

    fn act(
        &mut self,
        seat: Seat,
        action: &Value,
        now: Millis,
        chance: &mut dyn Chance,
    ) -> Result<(), Refused>;
    fn expire(&mut self, now: Millis, chance: &mut dyn Chance) -> Result<(), Refused>;
    fn can_undo(&self, seat: Seat) -> Result<(), Rejected>;
    fn undo(&mut self, seat: Seat) -> Result<(), Rejected>;
    fn restart_turn(&mut self, seat: Seat) -> Result<(), Rejected>;

    /// The last step of the log, to be stored.
    fn last_entry(&self) -> Option<Value>;
    /// Repeats a stored step.
    fn repeat(&mut self, entry: &Value) -> Result<(), Refused>;

    /// What a viewer is sent who has heard of the first `n_heard` steps, the set-up counted as one.
    fn sight(&self, viewer: Viewer, n_heard: usize) -> Sight;
    /// The action of a seat that has no choice.
    fn only_action(&self, seat: Seat) -> Option<Value>;
    fn record(&self, players: Vec<Player>, secret: &Secret) -> String;
    /// What a bot at this seat has to think about now. None if there is no such level.
    fn question(&self, seat: Seat, level: &str, seed: u64, budget: Budget) -> Option<Question>;
}

/// A bot's thinking, to be done wherever there is time for it. Gives an action.
pub type Question = Box<dyn FnOnce() -> Value + Send>;

/// One viewer's sight of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct Sight {
    pub view: Value,
    pub actions: Vec<Value>,
    /// Events of the steps that the viewer has not heard of, step by step.
    pub events: Vec<Vec<Value>>,
}

/// Why a step was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// Not an action of this game; the text is the parser's.
    Malformed(String),
    Rejected(Rejected),
}

/// Why a match could not be set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoTable {
    UnknownGame,
    /// Not options of this game; the text is the parser's.
    Malformed(String),
    BadOptions(BadOptions),
}

/// Sets up a match of a game by its name.
pub fn set_up(
    game: &str,
    options: &Value,
    n_seats: u8,
    chance: &mut dyn Chance,
) -> Result<Box<dyn Table>, NoTable> {
    visit(game, SetUp { options, n_seats, chance }).ok_or(NoTable::UnknownGame)?
}

struct SetUp<'a> {
    options: &'a Value,
    n_seats: u8,
    chance: &'a mut dyn Chance,
}

impl Visitor for SetUp<'_> {
    type Output = Result<Box<dyn Table>, NoTable>;
    fn visit<G: Title>(self) -> Self::Output {
        let options: G::Options = serde_json::from_value(self.options.clone())
            .map_err(|error| NoTable::Malformed(error.to_string()))?;
        let (played, heard) =
            Match::<G>::new(&options, self.n_seats, self.chance).map_err(NoTable::BadOptions)?;
        Ok(Box::new(Typed { played, history: vec![heard] }))
    }
}

/// The match behind the border, with what was told of each step.
struct Typed<G: Title> {
    played: Match<G>,
    /// The set-up, then one per log entry.
    history: Vec<Heard<G>>,
}

impl<G: Title> Typed<G> {
    fn push(&mut self, heard: Result<Heard<G>, Rejected>) -> Result<(), Refused> {
        self.history.push(heard.map_err(Refused::Rejected)?);
        Ok(())
    }

    /// Forgets what was told of steps that are no longer in the log.
    fn forget_undone(&mut self) {
        self.history.truncate(self.played.log().len() + 1);
    }
}

impl<G: Title> Table for Typed<G> {
    fn n_seats(&self) -> u8 {
        self.played.game().n_seats()
    }

    fn to_act(&self) -> Seats {
        self.played.game().to_act()
    }

    fn deadline(&self) -> Option<Millis> {
        self.played.game().deadline()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.played.game().outcome()
    }

    fn n_entries(&self) -> usize {
        self.played.log().len()
    }

    fn n_draws(&self) -> u64 {
        self.played.n_draws()
    }

    fn act(
        &mut self,
        seat: Seat,
        action: &Value,
        now: Millis,
        chance: &mut dyn Chance,
    ) -> Result<(), Refused> {
        let action = parse(action)?;
        let heard = self.played.play(seat, action, now, chance);
        self.push(heard)
    }

    fn expire(&mut self, now: Millis, chance: &mut dyn Chance) -> Result<(), Refused> {
        let heard = self.played.expire(now, chance);
        self.push(heard)
    }

    fn can_undo(&self, seat: Seat) -> Result<(), Rejected> {
        self.played.can_undo(seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Rejected> {
        self.played.undo(seat)?;
        self.forget_undone();
        Ok(())
    }

    fn restart_turn(&mut self, seat: Seat) -> Result<(), Rejected> {
        self.played.restart_turn(seat)?;
        self.forget_undone();
        Ok(())
    }

    fn last_entry(&self) -> Option<Value> {
        self.played.log().last().map(to_json)
    }

    fn repeat(&mut self, entry: &Value) -> Result<(), Refused> {
        let entry: Entry<G> = parse(entry)?;
        let heard = self.played.repeat(&entry).map_err(|bad| match bad {
            BadEntry::Rejected(rejected) => Refused::Rejected(rejected),
            BadEntry::Draws => Refused::Malformed("the draws do not fit the step".to_owned()),
        })?;
        self.history.push(heard);
        Ok(())
    }

    fn sight(&self, viewer: Viewer, n_heard: usize) -> Sight {
        let Frame { view, actions, .. } = Frame::new(self.played.game(), viewer, &[]);
        let news = self.history.iter().skip(n_heard);
        let told_to_viewer = |heard: &Heard<G>| {
            let told = heard.iter().filter(|told| told.audience.includes(viewer));
            told.map(|told| to_json(&told.event)).collect()
        };
        Sight {
            view: to_json(&view),
            actions: actions.iter().map(to_json).collect(),
            events: news.map(told_to_viewer).collect(),
        }
    }

    fn only_action(&self, seat: Seat) -> Option<Value> {
        let mut actions = Vec::new();
        self.played.game().legal_actions(seat, &mut actions);
        match actions.as_slice() {
            [only] => Some(to_json(only)),
            _ => None,
        }
    }

    fn record(&self, players: Vec<Player>, secret: &Secret) -> String {
        Record::of(&self.played, players, Some(secret)).to_text()
    }

    fn question(&self, seat: Seat, level: &str, seed: u64, budget: Budget) -> Option<Question> {
        let level = G::level(level)?;
        let view = self.played.game().view(Viewer::Seat(seat));
        Some(Box::new(move || to_json(&(level.bot)(seed).choose(&view, seat, budget))))
    }
}

fn parse<T: serde::de::DeserializeOwned>(value: &Value) -> Result<T, Refused> {
    T::deserialize(value).map_err(|error| Refused::Malformed(error.to_string()))
}

fn to_json<T: serde::Serialize>(value: &T) -> Value {
    serde_json::to_value(value).expect("wire types become JSON")
}
