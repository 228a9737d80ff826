//! What a game is.

use std::fmt;
use std::fmt::Debug;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Chance, Cx, Fast, Fault, Faults, Millis, OptionField, Outcome, Seat, Seats, Viewer};

/// What may be stored or sent.
pub trait Wire:
    Serialize + DeserializeOwned + Clone + PartialEq + Debug + Send + Sync + 'static
{
}

impl<T: Serialize + DeserializeOwned + Clone + PartialEq + Debug + Send + Sync + 'static> Wire
    for T
{
}

/// The rules of one game. The implementing type is the whole state, secrets included; it is never
/// stored or sent.
pub trait Game: Clone + PartialEq + Debug + Send + 'static {
    const ID: &'static str;
    const SEATS: RangeInclusive<u8>;
    /// Raised when a stored log would play differently; it stands in every Record.
    const RULES_VERSION: u32;
    /// Uniformly random play has ended after so many decisions, whatever the options.
    const DECISIONS_MAX: usize;
    /// Whether it matters how far away the seats are, so that [`Cx::delay`] must be measured.
    const IS_RACE: bool = false;

    type Options: Wire + Default;
    type Action: Wire + Copy;
    type Event: Wire;
    type View: Wire;

    /// Every field of [`Game::Options`], in the order in which a form asks for them.
    fn option_fields() -> Vec<OptionField> {
        Vec::new()
    }

    /// A new game. Fails only for options or a number of seats that the rules do not know.
    fn setup(
        options: &Self::Options,
        n_seats: u8,
        cx: &mut Cx<'_, Self::Event>,
    ) -> Result<Self, BadOptions>;

    fn n_seats(&self) -> u8;

    /// The seats that may decide something now: one, several, everyone, or nobody at the end.
    fn to_act(&self) -> Seats;

    /// Appends what `seat` may do now, in a stable order and without repetition.
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Overridden only where the actions are too many to list.
    fn is_legal(&self, seat: Seat, action: &Self::Action) -> bool {
        let mut actions = Vec::with_capacity(64);
        self.legal_actions(seat, &mut actions);
        actions.contains(action)
    }

    /// Carries out a legal action.
    fn apply(&mut self, seat: Seat, action: &Self::Action, cx: &mut Cx<'_, Self::Event>);

    /// When the game wants to go on by itself, on the clock of [`Cx::now`].
    fn deadline(&self) -> Option<Millis> {
        None
    }

    /// Called once the deadline has passed.
    fn expire(&mut self, _cx: &mut Cx<'_, Self::Event>) {}

    /// What `viewer` may know of who is to act, and until when. Only a game in which that is a
    /// secret says otherwise than the truth.
    fn agenda(&self, _viewer: Viewer) -> Agenda {
        Agenda { to_act: self.to_act(), deadline: self.deadline() }
    }

    /// The moment at which everybody is to see the present state for the first time, where that
    /// must be the same for all: it is sent to each seat its delay earlier. None: at once.
    fn meets_at(&self) -> Option<Millis> {
        None
    }

    /// Every rule that [`Game::forbids`] can name.
    const FORBIDDING: &'static [&'static str];

    /// The number of the rule by which an action is not offered to `seat`, as far as `seat` may
    /// know. It decides nothing; it is there to be told.
    fn forbids(&self, seat: Seat, action: &Self::Action) -> Option<&'static str>;

    /// What `viewer` may know, and nothing else.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Options can be large and never change, so a view is sent without them: whoever reads one has
    /// heard of them before, and puts them back.
    fn with_options(view: Self::View, options: &Self::Options) -> Self::View;

    /// Present when, and only when, the game is over.
    fn outcome(&self) -> Option<Outcome>;
}

/// Who is to act, and until when.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Agenda {
    pub to_act: Seats,
    pub deadline: Option<Millis>,
}

/// A game whose hidden part can be dealt anew.
pub trait Imagine: Game {
    /// A state that `seat` cannot tell from the true one, drawn fairly from all of them.
    fn imagine(view: &Self::View, seat: Seat, chance: &mut dyn Chance) -> Self;

    /// The game as `seat` sees it, to ask the rules about: what is seen is true, and what is not
    /// is any of what it could be.
    fn seen(view: &Self::View, seat: Seat) -> Self {
        Self::imagine(view, seat, &mut Fast::new(0))
    }

    /// The game after an action that is offered, and what is told of it.
    fn after(
        &self,
        seat: Seat,
        action: &Self::Action,
        chance: &mut dyn Chance,
    ) -> (Self, Vec<Self::Event>) {
        let (mut next, mut told) = (self.clone(), Vec::new());
        next.apply(seat, action, &mut Cx::told(0, chance, &mut told));
        (next, told.into_iter().map(|told| told.event).collect())
    }

    /// The game as if these steps had arrived by now, as far as the rules let them. Luck is not
    /// foreseen: whatever is drawn is any of what could be.
    fn ahead(&self, seat: Seat, now: Millis, steps: &[Self::Action]) -> Self {
        let mut next = self.clone();
        let mut chance = Fast::new(0);
        for step in steps {
            if next.is_legal(seat, step) {
                next.apply(seat, step, &mut Cx::silent(now, &mut chance));
            }
        }
        next
    }
}

/// Why a match cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadOptions {
    Seats {
        given: u8,
        min: u8,
        max: u8,
    },
    OutOfRange {
        option: &'static str,
        given: i64,
        min: i64,
        max: i64,
    },
    /// All that is wrong with a component file that was given with the options, or with an option
    /// that names something in one.
    Data(Faults),
}

impl BadOptions {
    /// An option names something that is not there.
    pub fn unknown_name(
        option: &'static str,
        code: &'static str,
        rule: &'static str,
    ) -> BadOptions {
        BadOptions::Data(Fault::new(option, code, rule, Vec::new()).into())
    }

    pub fn check_seats<G: Game>(n_seats: u8) -> Result<(), BadOptions> {
        if G::SEATS.contains(&n_seats) {
            return Ok(());
        }
        Err(BadOptions::Seats { given: n_seats, min: *G::SEATS.start(), max: *G::SEATS.end() })
    }

    pub fn check_range(
        option: &'static str,
        given: impl Into<i64>,
        allowed: RangeInclusive<i64>,
    ) -> Result<(), BadOptions> {
        let given = given.into();
        if allowed.contains(&given) {
            return Ok(());
        }
        Err(BadOptions::OutOfRange { option, given, min: *allowed.start(), max: *allowed.end() })
    }
}

impl fmt::Display for BadOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadOptions::Seats { given, min, max } => {
                write!(f, "{given} seats, but the game is for {min} to {max}")
            }
            BadOptions::OutOfRange { option, given, min, max } => {
                write!(f, "option {option} is {given}, but must be {min} to {max}")
            }
            BadOptions::Data(faults) => write!(f, "{faults}"),
        }
    }
}

impl std::error::Error for BadOptions {}

impl From<&Faults> for BadOptions {
    fn from(faults: &Faults) -> BadOptions {
        BadOptions::Data(faults.clone())
    }
}
