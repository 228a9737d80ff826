//! The names of the places of Saint Malo.

use engine::Seat;
use saint_malo::{Action, Field, SaintMalo, Task};

use super::names::person_id;
use crate::table::{Place, Scene};

/// The row of the pirates' board that is being filled.
pub const PIRATES: Place = Place::named("pirates");
/// All dice together.
pub const DICE: Place = Place::named("dice");
/// Using nothing.
pub const PASS: Place = Place::named("pass");

/// A field of somebody's city.
pub fn field(seat: Seat, field: Field) -> Place {
    Place::of("field", format_args!("{seat}-{field}"))
}

/// A die by its place in the tray.
pub fn die(i: usize) -> Place {
    Place::of("die", i + 1)
}

/// What the dice are used for.
pub fn task(task: Task) -> Place {
    match task {
        Task::Logs(n) => Place::of("use-logs", n),
        Task::Crates(n) => Place::of("use-crates", n),
        Task::Walls(n) => Place::of("use-walls", n),
        Task::Church(n) => Place::of("use-church", n),
        Task::Person(person) => Place::of("use", person_id(person)),
    }
}

/// What is to be chosen for an action.
pub fn of(scene: &Scene<'_, SaintMalo>, action: &Action) -> Vec<Place> {
    match *action {
        Action::Reroll { dice } => scene.local.presses_for(dice).into_iter().map(die).collect(),
        Action::Use { task: used } => vec![task(used)],
        Action::Pass => vec![PASS],
        Action::Place { field: at } => vec![field(scene.game.turn(), at)],
        Action::Roll | Action::Stop | Action::Done => Vec::new(),
    }
}
