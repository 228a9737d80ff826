//! The names of the places of Turbo Taxi.

use engine::Seat;
use turbo_taxi::{CENTRE, CardKind, Cell, Field, Figure};

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
