//! The guided first game of Saint Malo. Its words are in `saint-malo-lesson.ftl`.

use engine::Seat;
use saint_malo::{
    Action, Field, FirstPlayer, N_DICE, N_ROLLS, Options, Person, Phase, SaintMalo, Symbol, Task,
    VP_PER_HOUSE, VP_PER_LOST_CANNON, VP_PER_NOBLE,
};

use super::places;
use crate::lesson::{Lesson, ME, ROBOT};
use crate::table::{Place, tabs};

// What a die shows, in the order of the draws (SM-18).
const LOG: u32 = 0;
const CRATE: u32 = 1;
const WALL: u32 = 2;
const CROSS: u32 = 3;
const HEAD: u32 = 4;
const SABRES: u32 = 5;

pub fn lesson() -> Lesson<SaintMalo> {
    let first_player = FirstPlayer::Seat(ME);
    begun(Lesson::new(Options { first_player, ..Options::default() }))
        .look("goal", Place::BOARD)
        .press("roll", [Place::MAIN])
        .draws([HEAD, HEAD, CRATE, SABRES, LOG])
        .number("dice", 5, |_, _| N_DICE.into())
        .number("rolls", 3, |_, _| N_ROLLS.into())
        .press("mark", [places::die(0), places::die(1)])
        .number("heads", 2, |_, game| game.dice().count(Symbol::Head).into())
        .press("again", [Place::MAIN])
        .draws([HEAD, WALL])
        .press("merchant", [places::task(Task::Person(Person::Merchant))])
        .number("heads", 3, |_, _| Person::Merchant.n_heads().into())
        .press("place", [my_field("c3")])
        .number("coins", 4, |before, after| coins(after) - coins(before))
        .press("done", [Place::MAIN])
        .then(ROBOT, Action::Roll, [SABRES, SABRES, SABRES, CRATE, LOG])
        .then(ROBOT, Action::Stop, [])
        .then(ROBOT, Action::Use { task: Task::Crates(1) }, [])
        .then(ROBOT, Action::Place { field: field("d3") }, [])
        .then(ROBOT, Action::Done, [])
        .look("attack", places::PIRATES)
        .behind(super::panels::PIRATES)
        .number("points", 5, |_, game| points_lost(game))
        .number("defence", 0, |_, game| game.city(ME).defence().into())
        .press("walls", [Place::MAIN])
        .draws([WALL, CRATE, CRATE, CROSS, LOG])
        .press("turn", [places::task(Task::Walls(2))])
        .number("coins", 2, |before, after| coins(before) - coins(after))
        .number("walls", 2, |_, game| n_walls_left(game))
        .press("side", [my_field("e7"), my_field("f7")])
        .number("defence", 2, |_, game| game.city(ME).defence().into())
        .number("points", 3, |before, after| earned(after) - earned(before))
        .press("over", [Place::MAIN])
        .then(ROBOT, Action::Roll, [CROSS, CROSS, HEAD, CRATE, LOG])
        .then(ROBOT, Action::Stop, [])
        .then(ROBOT, Action::Use { task: Task::Church(2) }, [])
        .then(ROBOT, Action::Place { field: field("d4") }, [])
        .then(ROBOT, Action::Done, [])
        .look("end", Place::seat(ME))
        .behind(tabs::STANDING)
        .number("noble", 7, |_, _| VP_PER_NOBLE.into())
        .number("house", 3, |_, _| VP_PER_HOUSE.into())
}

/// A round that was played before: three walls stand already.
fn begun(lesson: Lesson<SaintMalo>) -> Lesson<SaintMalo> {
    let wall = |lesson: Lesson<SaintMalo>, seat: Seat, label: &str| {
        lesson.then(seat, Action::Place { field: field(label) }, [])
    };
    let walls = |lesson: Lesson<SaintMalo>, seat: Seat, labels: [&str; 3]| {
        let lesson = lesson
            .then(seat, Action::Roll, [WALL, WALL, WALL, LOG, CROSS])
            .then(seat, Action::Stop, [])
            .then(seat, Action::Use { task: Task::Walls(3) }, []);
        let lesson = labels.into_iter().fold(lesson, |lesson, label| wall(lesson, seat, label));
        lesson.then(seat, Action::Done, [])
    };
    let lesson = walls(lesson, ME, ["b7", "c7", "d7"]);
    walls(lesson, ROBOT, ["b1", "c1", "d1"])
}

fn field(label: &str) -> Field {
    label.parse().expect("a label of the grid")
}

fn my_field(label: &str) -> Place {
    places::field(ME, field(label))
}

fn coins(game: &SaintMalo) -> i32 {
    game.city(ME).n_coins.into()
}

fn earned(game: &SaintMalo) -> i32 {
    game.city(ME).earned.total().into()
}

fn points_lost(game: &SaintMalo) -> i32 {
    -VP_PER_LOST_CANNON * i32::from(game.city(ME).n_cannons_lost)
}

fn n_walls_left(game: &SaintMalo) -> i32 {
    let Phase::PlaceWalls { left, .. } = game.phase() else { return 0 };
    left.into()
}
