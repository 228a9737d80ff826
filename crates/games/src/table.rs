//! A match whose game is known only at run time: what a server holds, and everything it may ask.
//! Actions, views and events cross this border as JSON.

mod story;

use bots::{Budget, Intent, Moment, Seeded};
use engine::{
    Agenda, BadEntry, BadOptions, Chance, Entry, Frame, Heard, Match, Millis, Outcome, Player,
    Record, Rejected, Seat, Seats, Secret, Viewer, When,
};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

use self::story::Story;
use crate::{Title, Visitor, visit};

/// A running or finished match.
pub trait Table: Send {
    fn n_seats(&self) -> u8;
    fn to_act(&self) -> Seats;
    fn deadline(&self) -> Option<Millis>;
    /// When everybody is to see the present moment, if that must be the same for all.
    fn meets_at(&self) -> Option<Millis>;
    fn outcome(&self) -> Option<Outcome>;
    /// Steps in the log.
    fn n_entries(&self) -> usize;
    /// Draws made so far: where the generator of the match goes on.
    fn n_draws(&self) -> u64;

    fn act(
        &mut self,
        seat: Seat,
        action: &Value,
        when: When,
        chance: &mut dyn Chance,
    ) -> Result<Noticed, Refused>;
    fn expire(&mut self, when: When, chance: &mut dyn Chance) -> Result<Noticed, Refused>;
    fn can_undo(&self, seat: Seat) -> Result<(), Rejected>;
    fn undo(&mut self, seat: Seat) -> Result<Noticed, Rejected>;
    fn restart_turn(&mut self, seat: Seat) -> Result<Noticed, Rejected>;

    /// The last step of the log, to be stored.
    fn last_entry(&self) -> Option<String>;
    /// When that was.
    fn last_at(&self) -> Option<Millis>;
    /// Repeats a stored step.
    fn repeat(&mut self, entry: &str) -> Result<Noticed, Refused>;

    /// Steps that `viewer` has noticed, the set-up counted as one.
    fn n_noticed(&self, viewer: Viewer) -> usize;
    /// How many of them stand before the last change, be it a step or an undoing.
    fn n_kept(&self, viewer: Viewer) -> usize;
    /// What a viewer is sent who has heard of the first `n_heard` steps that it has noticed.
    fn sight(&self, viewer: Viewer, n_heard: usize) -> Sight;
    /// The same table in a state that `seat` cannot tell from the true one. None after the end,
    /// when nothing is left to imagine.
    fn imagined(&self, seat: Seat, chance: &mut dyn Chance) -> Option<Box<dyn Table>>;
    /// The action of a seat that has no choice. In a race it has: when to do it, or to wait.
    fn only_action(&self, seat: Seat) -> Option<Value>;
    fn record(&self, players: Vec<Player>, secret: &Secret) -> String;
    /// What a bot at this seat has to think about now. None if there is no such level.
    fn question(
        &self,
        seat: Seat,
        level: &str,
        seeded: Seeded,
        moment: Moment,
        budget: Budget,
    ) -> Option<Question>;
}

/// A bot's thinking, to be done wherever there is time for it. None: it waits for something new.
pub type Question = Box<dyn FnOnce() -> Option<Intent<Value>> + Send>;

/// Who has noticed a change of the match: it was told something, or sees something else. To all
/// others it must look as if nothing had happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Noticed {
    seats: Seats,
    spectators: bool,
}

/// JSON as it goes over the wire.
pub type Written = Box<RawValue>;

/// One viewer's sight of a match.
#[derive(Clone, Debug)]
pub struct Sight {
    pub view: Written,
    /// A list.
    pub actions: Written,
    pub to_act: Seats,
    pub deadline: Option<Millis>,
    /// Events of the steps that the viewer has not heard of: a list for each.
    pub events: Written,
}

/// Why a step was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// Not an action of this game; the text is the parser's.
    Malformed(String),
    Rejected(Rejected),
    /// The number of the rule that forbids it.
    Forbidden(&'static str),
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
        Ok(Box::new(Typed { played, story: Story::of_setup(heard), changed_at: 0 }))
    }
}

/// The match behind the border, with what was told of each step.
struct Typed<G: Title> {
    played: Match<G>,
    story: Story<G>,
    /// Where in the story the last change was.
    changed_at: usize,
}

impl Noticed {
    fn by_all() -> Noticed {
        Noticed { seats: Seats::all(Seats::MAX), spectators: true }
    }

    pub fn by(&self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.seats.contains(seat),
            Viewer::Spectator => self.spectators,
        }
    }

    fn add(&mut self, viewer: Viewer) {
        match viewer {
            Viewer::Seat(seat) => self.seats.insert(seat),
            Viewer::Spectator => self.spectators = true,
        }
    }
}

impl<G: Title> Typed<G> {
    fn push(&mut self, before: &G, heard: Heard<G>) -> Noticed {
        let is_told = |viewer| heard.iter().any(|told| told.audience.includes(viewer));
        let noticed = self.noticed(before, is_told);
        self.changed_at = self.story.len();
        self.story.push(heard, noticed);
        noticed
    }

    /// Who sees another match than before, or was told so.
    fn noticed(&self, before: &G, is_told: impl Fn(Viewer) -> bool) -> Noticed {
        let mut noticed = Noticed::default();
        for viewer in Viewer::all(before.n_seats()) {
            if is_told(viewer) || !looks_alike(before, self.played.game(), viewer) {
                noticed.add(viewer);
            }
        }
        noticed
    }

    /// Forgets what was told of steps that are no longer in the log, the last one first.
    fn forget(&mut self, undone: &[usize], before: &G) -> Noticed {
        let undone: Vec<Noticed> = undone.iter().map(|idx| self.remove_step(idx + 1)).collect();
        self.noticed(before, |viewer| undone.iter().any(|noticed| noticed.by(viewer)))
    }

    fn remove_step(&mut self, idx: usize) -> Noticed {
        self.changed_at = idx;
        self.story.remove(idx)
    }

    /// Says by which rule an action is refused, where the game does.
    fn refused(&self, seat: Seat, action: &G::Action, rejected: Rejected) -> Refused {
        let is_about_rules = matches!(rejected, Rejected::Illegal | Rejected::NotYourTurn);
        match self.played.game().forbids(seat, action).filter(|_| is_about_rules) {
            Some(rule) => Refused::Forbidden(rule),
            None => Refused::Rejected(rejected),
        }
    }
}

fn looks_alike<G: Title>(one: &G, other: &G, viewer: Viewer) -> bool {
    let (one, other) = (Frame::new(one, viewer, &[]), Frame::new(other, viewer, &[]));
    let agenda = |frame: &Frame<G>| Agenda { to_act: frame.to_act, deadline: frame.deadline };
    one.view == other.view && one.actions == other.actions && agenda(&one) == agenda(&other)
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

    fn meets_at(&self) -> Option<Millis> {
        self.played.game().meets_at()
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
        when: When,
        chance: &mut dyn Chance,
    ) -> Result<Noticed, Refused> {
        let action = parse(action)?;
        let before = self.played.game().clone();
        let heard = self.played.play(seat, action, when, chance);
        let heard = heard.map_err(|rejected| self.refused(seat, &action, rejected))?;
        Ok(self.push(&before, heard))
    }

    fn expire(&mut self, when: When, chance: &mut dyn Chance) -> Result<Noticed, Refused> {
        let before = self.played.game().clone();
        let heard = self.played.expire(when, chance).map_err(Refused::Rejected)?;
        Ok(self.push(&before, heard))
    }

    fn can_undo(&self, seat: Seat) -> Result<(), Rejected> {
        self.played.can_undo(seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<Noticed, Rejected> {
        let before = self.played.game().clone();
        let undone = self.played.undo(seat)?;
        Ok(self.forget(&[undone], &before))
    }

    fn restart_turn(&mut self, seat: Seat) -> Result<Noticed, Rejected> {
        let before = self.played.game().clone();
        let undone = self.played.restart_turn(seat)?;
        Ok(self.forget(&undone, &before))
    }

    fn last_entry(&self) -> Option<String> {
        let text = |entry| serde_json::to_string(entry).expect("wire types become JSON");
        self.played.log().last().map(text)
    }

    fn last_at(&self) -> Option<Millis> {
        self.played.log().last().map(|entry| entry.at)
    }

    fn repeat(&mut self, entry: &str) -> Result<Noticed, Refused> {
        let malformed = |error: serde_json::Error| Refused::Malformed(error.to_string());
        let entry: Entry<G> = serde_json::from_str(entry).map_err(malformed)?;
        let before = self.played.game().clone();
        let heard = self.played.repeat(&entry).map_err(|bad| match bad {
            BadEntry::Rejected(rejected) => Refused::Rejected(rejected),
            BadEntry::Draws => Refused::Malformed("the draws do not fit the step".to_owned()),
        })?;
        Ok(self.push(&before, heard))
    }

    fn n_noticed(&self, viewer: Viewer) -> usize {
        self.story.n_noticed(viewer, self.story.len())
    }

    fn n_kept(&self, viewer: Viewer) -> usize {
        self.story.n_noticed(viewer, self.changed_at)
    }

    fn sight(&self, viewer: Viewer, n_heard: usize) -> Sight {
        let frame = Frame::new(self.played.game(), viewer, &[]);
        Sight {
            view: written(&frame.view),
            actions: written(&frame.actions),
            to_act: frame.to_act,
            deadline: frame.deadline,
            events: self.story.since(&self.played, viewer, n_heard),
        }
    }

    fn imagined(&self, seat: Seat, chance: &mut dyn Chance) -> Option<Box<dyn Table>> {
        self.played.game().outcome().is_none().then(|| {
            let played = self.played.imagined(seat, chance);
            let story = self.story.clone();
            Box::new(Typed { played, story, changed_at: self.changed_at }) as Box<dyn Table>
        })
    }

    fn only_action(&self, seat: Seat) -> Option<Value> {
        let mut actions = Vec::new();
        self.played.game().legal_actions(seat, &mut actions);
        match actions.as_slice() {
            [only] if !G::IS_RACE => Some(to_json(only)),
            _ => None,
        }
    }

    fn record(&self, players: Vec<Player>, secret: &Secret) -> String {
        Record::of(&self.played, players, Some(secret)).to_text()
    }

    fn question(
        &self,
        seat: Seat,
        level: &str,
        seeded: Seeded,
        moment: Moment,
        budget: Budget,
    ) -> Option<Question> {
        let level = G::level(level)?;
        let view = self.played.game().view(Viewer::Seat(seat));
        Some(Box::new(move || {
            let intent = (level.bot)(seeded).intend(&view, seat, moment, budget);
            let Intent { action, not_before } = intent?;
            Some(Intent { action: to_json(&action), not_before })
        }))
    }
}

fn parse<T: serde::de::DeserializeOwned>(value: &Value) -> Result<T, Refused> {
    T::deserialize(value).map_err(|error| Refused::Malformed(error.to_string()))
}

fn written<T: serde::Serialize + ?Sized>(value: &T) -> Written {
    to_raw_value(value).expect("wire types become JSON")
}

fn to_json<T: serde::Serialize>(value: &T) -> Value {
    serde_json::to_value(value).expect("wire types become JSON")
}
