//! The rules of Turbo Taxi.

mod action;
mod apply;
mod board;
mod card;
mod cell;
mod check;
mod choice;
mod clock;
mod components;
mod deal;
mod difficulty;
mod draw;
mod event;
mod field;
mod figure;
mod figures;
mod film;
mod game;
mod hint;
mod imagine;
mod legal;
mod network;
mod options;
mod pace;
mod phase;
mod plan;
mod puzzle;
mod reach;
mod route;
mod score;
mod side;
mod solver;
mod task;
mod view;

pub use action::{Action, Step};
pub use board::Board;
pub use card::{Card, CardKind, UnknownCard};
pub use cell::{CENTRE, Cell, N_CELLS};
pub use check::{Finding, findings, is_right};
pub use clock::Clock;
pub use components::{CARD_SET, CARDS_PER_SET, CardSet, Components, Crossing, GREEN_FIGURES_MIN};
pub use deal::{Answer, Call, SeatStatus};
pub use difficulty::Difficulty;
pub use draw::{draw, draw_with_figures};
pub use event::Event;
pub use field::{Field, Fields, N_FIELDS};
pub use figure::{Colour, Figure, N_FIGURES};
pub use figures::Figures;
pub use film::{SHOTS_MAX, Shot};
pub use game::{Medal, Nearest, TurboTaxi, VOID_DEALS_MAX};
pub use hint::{Hint, HintStep, hint, nearest};
pub use options::{
    Assist, CheckTime, FirstCommissioner, Halt, Handicap, HandicapDelay, HelperCards, Latency,
    Options, Placement, PlacementTime, Progress, RoundLimit, Rounds, StackList, Tie, Unsolvable,
    WatchBoards,
};
pub use pace::{FLOOR_MS, Pace};
pub use phase::{How, Phase, VoidReason};
pub use plan::{BadPlan, Plan};
pub use puzzle::{
    Attack, Band, Census, Counted, Course, Daily, Date, FIVE_MINUTES_MS, N_SPRINT_TASKS,
    WRONG_CALL_MS, Wanted, Weekday, wanted_on, wins_medal,
};
pub use reach::{Reach, lost_at, reachable};
pub use route::{Leg, Lit, lit_roads, route};
pub use side::{Side, Sides};
pub use solver::{Fitting, count_right, is_solvable, right_plans, visit_fitting, visit_right};
pub use task::{BadTask, N_LABELLINGS, Task};
pub use view::{SeatView, View};
