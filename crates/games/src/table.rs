//! A match whose game is known only at run time: what a server holds, and everything it may ask.
//! Actions, views and events cross this border as JSON.

mod noticed;
mod recent;

use bots::{Budget, Circumstances, Intent, Seeded};
use engine::{
    Agenda, BadEntry, BadOptions, Chance, Entry, Fair, Frame, Match, Millis, Outcome, Player,
    Record, Rejected, Seat, Seats, Secret, ToldEvents, Viewer, When,
};
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

use self::recent::Recent;
use crate::{Title, Visitor, visit};

pub use self::noticed::Noticed;
pub use self::recent::N_RECENT;

/// A running or finished match. It keeps what it needs to go on and to go back; what was sealed
/// long ago is kept by whoever stores its steps. Steps are counted from 0, which is the set-up.
pub trait Table: Send {
    fn n_seats(&self) -> u8;
    fn to_act(&self) -> Seats;
    fn deadline(&self) -> Option<Millis>;
    /// When everybody is to see the present moment, if that must be the same for all.
    fn meets_at(&self) -> Option<Millis>;
    fn outcome(&self) -> Option<Outcome>;
    /// The set-up counted.
    fn n_steps(&self) -> usize;
    /// How many of them can never be taken back.
    fn n_sealed(&self) -> usize;
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
    fn undo(&mut self, seat: Seat) -> Result<Undone, Rejected>;
    fn restart_turn(&mut self, seat: Seat) -> Result<Undone, Rejected>;

    /// The last step of the log, to be stored.
    fn last_entry(&self) -> Option<String>;
    /// When that was.
    fn last_at(&self) -> Option<Millis>;
    /// Repeats a stored step, and tells nobody.
    fn repeat(&mut self, entry: &str) -> Result<(), Refused>;
    /// Repeats a stored step. What is told of it can be asked for as if it had just happened.
    fn repeat_aloud(&mut self, entry: &str) -> Result<(), Refused>;

    /// What a viewer sees now.
    fn sight(&self, viewer: Viewer) -> Sight;
    /// What a viewer saw before the last change, until that is forgotten.
    fn sight_before(&self, viewer: Viewer) -> Option<Sight>;
    /// Everybody has been told of the last change.
    fn forget_before(&mut self);
    /// What a viewer was told of these steps, a list of events for each: of as many of the last
    /// ones as are recent. Says of how many.
    fn told(&self, viewer: Viewer, steps: &[usize]) -> (usize, Written);
    /// What a viewer was told of the last step of all, however much that is.
    fn told_last(&self, viewer: Viewer) -> Written;
    /// The same table in a state that `seat` cannot tell from the true one. None after the end,
    /// when nothing is left to imagine.
    fn imagined(&self, seat: Seat, chance: &mut dyn Chance) -> Option<Box<dyn Table>>;
    /// The action of a seat that has no choice. In a race it has: when to do it, or to wait.
    fn only_action(&self, seat: Seat) -> Option<Value>;
    /// Whether the rules let a seat do this now.
    fn allows(&self, seat: Seat, action: &Value) -> bool;
    /// What a bot at this seat has to think about now. None if there is no such level.
    fn thinking(
        &self,
        seat: Seat,
        level: &str,
        seeded: Seeded,
        circumstances: Circumstances,
        budget: Budget,
    ) -> Option<Thinking>;
}

/// A bot's thinking, to be done wherever there is time for it. None: it waits for something new.
pub type Thinking = Box<dyn FnOnce() -> Option<Decision> + Send>;

/// What a bot has come to.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    pub intent: Intent<Value>,
    /// What it will do after that, if it sees nothing new but what it does itself.
    pub then: Vec<Value>,
}

/// What was taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Undone {
    /// The last one first.
    pub steps: Vec<usize>,
    /// Who sees another match than before.
    pub seen_by: Noticed,
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
        let (played, heard) = new_match::<G>(self.options, self.n_seats, self.chance)?;
        Ok(Box::new(Typed { played, recent: Recent::of_setup(heard), before: None }))
    }
}

/// The save file of a match, out of all its steps.
pub fn record(
    game: &str,
    options: &Value,
    players: Vec<Player>,
    secret: &Secret,
    entries: &[&str],
) -> Result<String, NoRecord> {
    let write = WriteRecord { options, players, secret, entries };
    visit(game, write).ok_or(NoRecord::Table(NoTable::UnknownGame))?
}

/// Why there is no save file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoRecord {
    Table(NoTable),
    Step(Refused),
}

struct WriteRecord<'a> {
    options: &'a Value,
    players: Vec<Player>,
    secret: &'a Secret,
    entries: &'a [&'a str],
}

impl Visitor for WriteRecord<'_> {
    type Output = Result<String, NoRecord>;
    fn visit<G: Title>(self) -> Self::Output {
        let n_seats = u8::try_from(self.players.len()).unwrap_or(u8::MAX);
        let mut dice = Fair::new(self.secret);
        let (mut played, _) =
            new_match::<G>(self.options, n_seats, &mut dice).map_err(NoRecord::Table)?;
        for entry in self.entries {
            repeat(&mut played, entry).map_err(NoRecord::Step)?;
        }
        Ok(Record::of(&played, self.players, Some(self.secret)).to_text())
    }
}

/// The match behind the border, with what was told of its last steps.
struct Typed<G: Title> {
    played: Match<G>,
    recent: Recent<G>,
    /// The state before the last change.
    before: Option<Box<G>>,
}

fn new_match<G: Title>(
    options: &Value,
    n_seats: u8,
    chance: &mut dyn Chance,
) -> Result<(Match<G>, ToldEvents<G>), NoTable> {
    let options = G::Options::deserialize(options);
    let options = options.map_err(|error| NoTable::Malformed(error.to_string()))?;
    Match::<G>::new(&options, n_seats, chance).map_err(NoTable::BadOptions)
}

fn repeat<G: Title>(played: &mut Match<G>, entry: &str) -> Result<ToldEvents<G>, Refused> {
    let malformed = |error: serde_json::Error| Refused::Malformed(error.to_string());
    let entry: Entry<G> = serde_json::from_str(entry).map_err(malformed)?;
    played.repeat(&entry).map_err(|bad| match bad {
        BadEntry::Rejected(rejected) => Refused::Rejected(rejected),
        BadEntry::Draws => Refused::Malformed("the draws do not fit the step".to_owned()),
    })
}

impl<G: Title> Typed<G> {
    fn push(&mut self, before: Box<G>, heard: ToldEvents<G>) -> Noticed {
        let is_told = |viewer| heard.iter().any(|told| told.audience.includes(viewer));
        let noticed = self.noticed(&before, is_told);
        self.recent.push(heard);
        self.before = Some(before);
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
    fn forget(&mut self, entries: &[usize], before: Box<G>) -> Undone {
        let n_steps_before = self.n_steps() + entries.len();
        for (n_gone, entry) in entries.iter().enumerate() {
            self.recent.remove(n_steps_before - n_gone - (entry + 1) - 1);
        }
        let steps = entries.iter().map(|entry| entry + 1).collect();
        let seen_by = self.noticed(&before, |_| false);
        self.before = Some(before);
        Undone { steps, seen_by }
    }

    /// Says by which rule an action is refused. That it is somebody else's turn needs none; but
    /// where everybody acts at once, who may not is told why.
    fn refused(&self, seat: Seat, action: &G::Action, rejected: Rejected) -> Refused {
        let is_about_rules = match rejected {
            Rejected::Illegal => true,
            Rejected::NotYourTurn => G::IS_RACE,
            _ => false,
        };
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

    fn n_steps(&self) -> usize {
        1 + self.played.n_steps()
    }

    fn n_sealed(&self) -> usize {
        1 + self.played.n_sealed()
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
        self.played.forget_sealed();
        let before = Box::new(self.played.game().clone());
        let heard = self.played.play_bounded(seat, action, when, chance);
        let heard = heard.map_err(|rejected| self.refused(seat, &action, rejected))?;
        Ok(self.push(before, heard))
    }

    fn expire(&mut self, when: When, chance: &mut dyn Chance) -> Result<Noticed, Refused> {
        self.played.forget_sealed();
        let before = Box::new(self.played.game().clone());
        let heard = self.played.expire(when, chance).map_err(Refused::Rejected)?;
        Ok(self.push(before, heard))
    }

    fn can_undo(&self, seat: Seat) -> Result<(), Rejected> {
        self.played.can_undo(seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<Undone, Rejected> {
        let before = Box::new(self.played.game().clone());
        let undone = self.played.undo(seat)?;
        Ok(self.forget(&[undone], before))
    }

    fn restart_turn(&mut self, seat: Seat) -> Result<Undone, Rejected> {
        let before = Box::new(self.played.game().clone());
        let undone = self.played.restart_turn(seat)?;
        Ok(self.forget(&undone, before))
    }

    fn last_entry(&self) -> Option<String> {
        let text = |entry| serde_json::to_string(entry).expect("wire types become JSON");
        self.played.log().last().map(text)
    }

    fn last_at(&self) -> Option<Millis> {
        self.played.log().last().map(|entry| entry.at)
    }

    fn repeat(&mut self, entry: &str) -> Result<(), Refused> {
        self.played.forget_sealed();
        repeat(&mut self.played, entry)?;
        self.recent.push_unheard();
        Ok(())
    }

    fn repeat_aloud(&mut self, entry: &str) -> Result<(), Refused> {
        self.played.forget_sealed();
        let heard = repeat(&mut self.played, entry)?;
        self.recent.push(heard);
        Ok(())
    }

    fn sight(&self, viewer: Viewer) -> Sight {
        sight(self.played.game(), viewer)
    }

    fn sight_before(&self, viewer: Viewer) -> Option<Sight> {
        self.before.as_ref().map(|before| sight(&**before, viewer))
    }

    fn forget_before(&mut self) {
        self.before = None;
    }

    fn told(&self, viewer: Viewer, steps: &[usize]) -> (usize, Written) {
        let n_later: Vec<usize> = steps.iter().map(|step| self.n_steps() - step - 1).collect();
        self.recent.told(&n_later, viewer)
    }

    fn told_last(&self, viewer: Viewer) -> Written {
        self.recent.told_last(viewer)
    }

    fn imagined(&self, seat: Seat, chance: &mut dyn Chance) -> Option<Box<dyn Table>> {
        self.played.game().outcome().is_none().then(|| {
            let played = self.played.imagined(seat, chance);
            let recent = self.recent.clone();
            Box::new(Typed { played, recent, before: None }) as Box<dyn Table>
        })
    }

    fn only_action(&self, seat: Seat) -> Option<Value> {
        bots::only_action(self.played.game(), seat).map(|only| to_json(&only))
    }

    fn allows(&self, seat: Seat, action: &Value) -> bool {
        let game = self.played.game();
        let is_legal = |action: G::Action| game.is_legal(seat, &action);
        game.to_act().contains(seat) && parse(action).is_ok_and(is_legal)
    }

    fn thinking(
        &self,
        seat: Seat,
        level: &str,
        seeded: Seeded,
        circumstances: Circumstances,
        budget: Budget,
    ) -> Option<Thinking> {
        let level = G::level(level)?;
        let view = self.played.game().view(Viewer::Seat(seat));
        Some(Box::new(move || {
            let mut bot = (level.bot)(seeded);
            let Intent { action, not_before } = bot.intend(&view, seat, circumstances, budget)?;
            let then = bot.goes_on(&view, seat, &action).iter().map(to_json).collect();
            Some(Decision { intent: Intent { action: to_json(&action), not_before }, then })
        }))
    }
}

fn sight<G: Title>(game: &G, viewer: Viewer) -> Sight {
    let frame = Frame::new(game, viewer, &[]);
    Sight {
        view: written(&frame.view),
        actions: written(&frame.actions),
        to_act: frame.to_act,
        deadline: frame.deadline,
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
