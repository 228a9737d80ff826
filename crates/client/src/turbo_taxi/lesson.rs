//! The guided first game of Turbo Taxi. Its words are in `turbo-taxi-lesson.ftl`.

use engine::{Game, Millis, Seat, Viewer};
use turbo_taxi::{
    Action, Assist, CardKind, Cell, Field, Figure, FirstCommissioner, Options, Plan, Step,
    TurboTaxi,
};

use super::places;
use super::race::panels;
use crate::lesson::{Lesson, ME, ROBOT};
use crate::table::Place;

// The neutral cards before they are shuffled, by their places: these two come first.
const A_STRAIGHT: u32 = 0;
const THE_DOUBLE_CURVE: u32 = 10;
/// TT-41: the card is turned once.
const ONE_TURN: u32 = 1;

/// Taxi and house in yellow, taxi and house in black, as a task names them.
const FIRST_TASK: [u8; 4] = [0, 3, 10, 6];
const SECOND_TASK: [u8; 4] = [2, 5, 8, 11];
/// A right plan of the first task: yellow drives along the top, black through the centre.
const RIGHT: &str = "curve0 straight1 tee0 tee0 straight1 tee1 curve0 deadend3 straight0";
/// One of the second task, with the card above the centre turned the wrong way.
const WRONG: &str = "straight1 curve3 straight0 curve1 dcurve1 tee1 straight0 deadend0 curve0";

const COUNTDOWN: Millis = 3_000;
const CHECK: Millis = 5_000;
/// Somebody needs so long to lay a card.
const A_CARD: Millis = 2_500;

pub fn lesson() -> Lesson<TurboTaxi> {
    let options = Options {
        first_commissioner: FirstCommissioner::Seat(ROBOT),
        assist: Assist::Edges,
        ..Options::default()
    };
    let lesson = begun(Lesson::new(options).draws([A_STRAIGHT, THE_DOUBLE_CURVE]))
        .look("goal", Place::BOARD)
        .look("centre", places::CENTRE_CARD)
        .press("curve", [places::pile(CardKind::Curve), my_cell(0)]);
    let lesson = lay(lesson, ROBOT, RIGHT, [5])
        .press("straight", [places::pile(CardKind::Straight), my_cell(1)])
        .wait(A_CARD, [])
        .press("turn", [my_cell(1)]);
    let lesson = lay(lesson, ROBOT, RIGHT, [8, 0])
        .press("tee", [places::pile(CardKind::Tee), my_cell(2)])
        .wait(A_CARD, [])
        .press("halt", [Place::MAIN])
        .look("right", Place::BOARD)
        .wait(CHECK, [])
        .press("medal", [Place::MAIN])
        .number("all", 12, |_, game| game.stack().len() as i32 + n_medals(game))
        .then(ROBOT, Action::Ready, [])
        .press("task", SECOND_TASK.map(|number| places::field(field(number))))
        .press("reveal", [Place::MAIN])
        .wait(COUNTDOWN, [ONE_TURN]);
    lay(lesson, ROBOT, WRONG, [8, 5, 2, 7, 6, 3, 0, 1])
        .then(ROBOT, Action::Halt, [])
        .look("wrong", Place::BOARD)
        .number("mistakes", 2, n_mistakes)
        .wait(CHECK, [])
        .look("last", Place::seat(ME))
        .number("medals", 2, |_, game| n_medals(game))
        .look("end", places::STACK)
        .behind(panels::TASK)
        .number("left", 10, |_, game| game.stack().len() as i32)
}

/// The robot has set the task, and most of the learner's plan lies there.
fn begun(lesson: Lesson<TurboTaxi>) -> Lesson<TurboTaxi> {
    let put = |lesson: Lesson<TurboTaxi>, (figure, number): (Figure, u8)| {
        lesson.then(ROBOT, Action::PlaceFigure { figure, field: field(number) }, [])
    };
    let lesson = Figure::ALL.into_iter().zip(FIRST_TASK).fold(lesson, put);
    let lesson = lesson.then(ROBOT, Action::Done, []).wait(COUNTDOWN, [ONE_TURN]);
    let lesson = lay(lesson, ME, RIGHT, [3, 5, 8, 6, 7]);
    lay(lesson, ROBOT, RIGHT, [3, 6])
}

/// Somebody lays these cells of a plan.
fn lay(
    lesson: Lesson<TurboTaxi>,
    seat: Seat,
    plan: &str,
    cells: impl IntoIterator<Item = u8>,
) -> Lesson<TurboTaxi> {
    let plan: Plan = plan.parse().expect("nine cards");
    cells.into_iter().map(cell).fold(lesson, |lesson, cell| {
        let card = plan[cell].expect("the plan is full");
        lesson.wait(A_CARD, []).then(seat, Action::Build(Step::Lay { card, cell }), [])
    })
}

fn cell(number: u8) -> Cell {
    Cell::new(number).expect("one of nine")
}

fn field(number: u8) -> Field {
    Field::new(number).expect("one of twelve")
}

fn my_cell(number: u8) -> Place {
    places::cell(Some(ME), cell(number))
}

fn n_medals(game: &TurboTaxi) -> i32 {
    game.n_medals(ME).into()
}

fn n_mistakes(_: &TurboTaxi, game: &TurboTaxi) -> i32 {
    game.view(Viewer::Seat(ME)).findings.map_or(0, |findings| findings.len() as i32)
}
