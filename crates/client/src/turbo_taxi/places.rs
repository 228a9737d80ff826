//! The names of the places of Turbo Taxi.

use engine::Seat;
use turbo_taxi::{Action, CENTRE, CardKind, Cell, Field, Figure, Step};

use crate::table::Place;

/// The card that is turned up: the same on every board.
pub const CENTRE_CARD: Place = Place::named("centre");
/// The neutral cards that are still to be won.
pub const STACK: Place = Place::named("stack");
/// "We find nothing", and a pause.
pub const VOTE: Place = Place::named("vote");
pub const PAUSE: Place = Place::named("pause");
/// The figures go where chance puts them.
pub const RANDOM: Place = Place::named("random");
/// The right plans, and how a board was built.
pub const SOLUTION: Place = Place::named("solution");
pub const FILM: Place = Place::named("film");

/// The same task on a board of one's own, and whether its plan is right.
pub const TRY: Place = Place::named("try");
pub const CHECK: Place = Place::named("check");
/// Until when each board could become right.
pub const REACH: Place = Place::named("reach");

/// All cards go back into the hand: the button of the shell that takes everything back.
pub const CLEAR: Place = Place::named("restart");

/// A cell of somebody's board; alone there is only one board.
pub fn cell(seat: Option<Seat>, cell: Cell) -> Place {
    match (cell, seat) {
        (CENTRE, _) => CENTRE_CARD,
        (cell, Some(seat)) => Place::of("cell", format_args!("{seat}-{cell}")),
        (cell, None) => Place::of("cell", cell),
    }
}

/// A field of the border.
pub fn field(field: Field) -> Place {
    Place::of("field", field)
}

/// A pile of the hand.
pub fn pile(kind: CardKind) -> Place {
    Place::of("pile", kind)
}

/// A figure that can be put on the border.
pub fn figure(figure: Figure) -> Place {
    Place::of("figure", figure)
}

/// What somebody has built, once it lies open.
pub fn built(seat: Seat) -> Place {
    Place::of("built", seat)
}

/// What is to be chosen for an action of a seat.
pub fn of(seat: Option<Seat>, action: &Action) -> Vec<Place> {
    let cell = |at| cell(seat, at);
    match *action {
        Action::PlaceFigure { figure: it, field: at } => vec![figure(it), field(at)],
        Action::LiftFigure { figure: it } => vec![figure(it)],
        Action::Build(Step::Lay { card, cell: at }) => vec![pile(card.kind()), cell(at)],
        Action::Build(Step::Move { from, to }) => vec![cell(from), cell(to)],
        Action::Build(Step::Rotate { cell: at } | Step::Take { cell: at }) => vec![cell(at)],
        Action::Build(Step::Clear) => vec![CLEAR],
        Action::VoteGiveUp | Action::WithdrawVote => vec![VOTE],
        Action::Pause => vec![PAUSE],
        Action::Done | Action::Halt | Action::Ready | Action::Resume => Vec::new(),
    }
}
