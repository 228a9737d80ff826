//! The state of a game and the phases of a turn.

use std::ops::RangeInclusive;
use std::sync::Arc;

use engine::{
    BadOptions, Chance, Cx, Game, Imagine, JsonSchema, OptionField, Outcome, Seat, Seats, Viewer,
    schemars,
};
use serde::{Deserialize, Serialize};

use crate::components::SEATS_MAX;
use crate::map::Map;
use crate::{
    Action, Corner, Edition, Event, Options, Plot, Tableau, Tile, Tiles, View, apply, legal,
    options, score, setup,
};

/// Everything about a game. Nothing in it is secret: a tile of the stack is drawn when it is turned
/// up, and not before (MS-128).
#[derive(Clone, PartialEq, Debug)]
pub struct Milestones {
    pub(crate) options: Options,
    pub(crate) edition: Arc<Edition>,
    pub(crate) n_seats: u8,
    /// One per seat; those of seats that do not play stay as they are at the start.
    pub(crate) tableaus: [Tableau; SEATS_MAX],
    pub(crate) map: Map,
    pub(crate) display: Tiles,
    pub(crate) start_tiles: Tiles,
    /// The start tile that nobody took (MS-31).
    pub(crate) left_over: Option<Tile>,
    /// The tiles of the stack, in no order.
    pub(crate) stack: Tiles,
    /// Who has the first turn.
    pub(crate) start: Seat,
    pub(crate) turn: Seat,
    pub(crate) is_second_move: bool,
    pub(crate) phase: Phase,
    /// Turns that have ended.
    pub(crate) n_turns: u16,
    /// Of them, how many at the end of the row brought nobody a point (MS-121).
    pub(crate) n_dry_turns: u16,
    /// Whether the running turn has brought a point.
    pub(crate) has_scored: bool,
    pub(crate) end: Option<End>,
}

/// What the seat in turn decides next. A turn is a walk through phases.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Phase {
    Draft,
    PlaceStart,
    Move,
    Trade { has_recruited: bool },
    PlaceRecruit { tile: Tile },
    Build,
    LayRoad { from: Corner },
    Bonus { by: BonusBy },
    Deliver,
    Keep,
    Cover,
    EndTurn,
    Over,
}

/// What gives the occasion to take a bonus tile (MS-87).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum BonusBy {
    /// A milestone or a market on this corner: the tile may be left.
    Corner(Corner),
    /// A house on this plot: the tile must be taken.
    House(Plot),
}

/// The end has been triggered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct End {
    /// Whose turn it was: this seat has no further one.
    pub by: Seat,
    pub why: EndCause,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum EndCause {
    /// A score has reached the target (MS-116).
    Target,
    /// The display and the stack are empty (MS-118).
    LastTile,
    /// Nobody has scored for too long (MS-121).
    Stall,
}

impl Milestones {
    pub fn options(&self) -> &Options {
        &self.options
    }

    pub fn edition(&self) -> &Edition {
        &self.edition
    }

    pub fn tableau(&self, seat: Seat) -> &Tableau {
        &self.tableaus[seat.idx()]
    }

    /// The tableaus of the seats that play.
    pub fn tableaus(&self) -> &[Tableau] {
        &self.tableaus[..usize::from(self.n_seats)]
    }

    pub fn map(&self) -> &Map {
        &self.map
    }

    pub fn display(&self) -> Tiles {
        self.display
    }

    pub fn start_tiles(&self) -> Tiles {
        self.start_tiles
    }

    pub fn left_over(&self) -> Option<Tile> {
        self.left_over
    }

    /// The tiles that nobody has seen yet.
    pub fn stack(&self) -> Tiles {
        self.stack
    }

    pub fn start(&self) -> Seat {
        self.start
    }

    pub fn turn(&self) -> Seat {
        self.turn
    }

    pub fn is_second_move(&self) -> bool {
        self.is_second_move
    }

    pub fn phase(&self) -> Phase {
        self.phase
    }

    pub fn n_turns(&self) -> u16 {
        self.n_turns
    }

    pub fn n_dry_turns(&self) -> u16 {
        self.n_dry_turns
    }

    pub fn end(&self) -> Option<End> {
        self.end
    }

    /// The score that triggers the end.
    pub fn target(&self) -> u16 {
        self.options.target_score(self.n_seats)
    }

    /// MS-29, MS-32: who picks and places after a seat.
    pub(crate) fn next_in_draft(&self, seat: Seat) -> Seat {
        if seat.0 == 0 { Seat(self.n_seats - 1) } else { Seat(seat.0 - 1) }
    }

    pub(crate) fn mine(&mut self) -> &mut Tableau {
        &mut self.tableaus[self.turn.idx()]
    }
}

impl Game for Milestones {
    const ID: &'static str = "milestones";
    const SEATS: RangeInclusive<u8> = 2..=4;
    const RULES_VERSION: u32 = 1;
    /// At most 200 turns bring a point before somebody reaches the target, at most 120 in a row
    /// bring none, and no turn has more than 40 steps.
    const DECISIONS_MAX: usize = 200 * 120 * 40;
    const FORBIDDING: &'static [&'static str] = legal::FORBIDDING;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn option_fields() -> Vec<OptionField> {
        options::option_fields()
    }

    fn setup(
        options: &Options,
        n_seats: u8,
        cx: &mut Cx<'_, Event>,
    ) -> Result<Milestones, BadOptions> {
        BadOptions::check_seats::<Milestones>(n_seats)?;
        let edition = options.check(n_seats)?;
        Ok(setup::new_game(options, edition, n_seats, cx))
    }

    fn n_seats(&self) -> u8 {
        self.n_seats
    }

    fn to_act(&self) -> Seats {
        match self.phase {
            Phase::Over => Seats::none(),
            _ => Seats::only(self.turn),
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        legal::actions(self, seat, out);
    }

    fn apply(&mut self, _seat: Seat, action: &Action, cx: &mut Cx<'_, Event>) {
        apply::apply(self, action, cx);
    }

    fn forbids(&self, seat: Seat, action: &Action) -> Option<&'static str> {
        legal::forbids(self, seat, action)
    }

    fn view(&self, _viewer: Viewer) -> View {
        View::of(self)
    }

    fn with_options(view: View, options: &Options) -> View {
        View { options: options.clone(), ..view }
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over => Some(score::ranked(self.tableaus())),
            _ => None,
        }
    }
}

impl Imagine for Milestones {
    /// All is open, so there is one state to imagine.
    fn imagine(view: &View, _seat: Seat, _chance: &mut dyn Chance) -> Milestones {
        view.game()
    }
}
