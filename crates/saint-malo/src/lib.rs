//! The rules of Saint Malo, by Inka and Markus Brand (alea, 2012). RULES.md numbers them; comments
//! and tests cite the numbers.

mod action;
mod apply;
mod city;
mod components;
mod dice;
mod event;
mod field;
mod forbids;
mod game;
mod legal;
mod options;
mod pirates;
mod plan;
mod score;
mod view;

pub use action::{Action, Person, Piece, Task};
pub use city::{City, Earned};
pub use components::{
    BONUS_HEADS_MAX, BOXES_PER_ROW, Bonus, COINS_AT_START, COINS_PER_DELIVERY,
    COINS_PER_TURNED_DIE, COINS_PER_VP, DEFENCE_PER_SIDE, HEADS, HOUSES_MAX, LOGS_AT_START,
    N_CHURCH_SIZES, N_DICE, N_PERSONS, N_ROLLS, N_ROWS, N_SIDES, N_SYMBOLS, N_TASKS, SERIES_VP,
    SIDE_BONUSES, STRENGTHS, VP_PER_FULL_CITY, VP_PER_HOUSE, VP_PER_LOST_CANNON, VP_PER_NOBLE,
};
pub use dice::{Dice, Symbol};
pub use event::Event;
pub use field::{Field, Fields, Side};
pub use game::{Phase, SaintMalo};
pub use options::{FirstPlayer, Options};
pub use pirates::Pirates;
pub use plan::Plan;
pub use score::{Score, church_points};
pub use view::{CityView, View};
