//! All legal tasks with the numbers of their right plans. It takes a fraction of a second, so
//! whoever needs it twice keeps it.

use crate::components::GREEN_FIGURES_MIN;
use crate::{Components, Crossing, Task, count_right, is_solvable};

#[derive(Clone, Debug)]
pub struct Census {
    components: Components,
    /// In ascending order.
    tasks: Vec<Counted>,
}

/// A canonical task.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counted {
    pub task: Task,
    /// By the crossing of the table.
    pub n_right: u32,
    /// Whether some plan is right under both readings of the crossing. One that is right with an
    /// overpass always is (TT-7).
    pub is_solvable_anyway: bool,
}

impl Census {
    pub fn new(components: impl Into<Components>) -> Census {
        let components = components.into();
        let overpass = components.with_crossing(Crossing::Overpass);
        let tasks = Task::all(&components, GREEN_FIGURES_MIN);
        let mut tasks: Vec<Counted> = tasks
            .map(|task| Counted {
                task,
                n_right: count_right(&task, components),
                is_solvable_anyway: is_solvable(&task, overpass),
            })
            .collect();
        tasks.sort_unstable_by_key(|counted| counted.task);
        Census { components, tasks }
    }

    pub fn components(&self) -> &Components {
        &self.components
    }

    pub fn tasks(&self) -> &[Counted] {
        &self.tasks
    }

    /// The number of right plans of a legal task, canonical or not.
    pub fn n_right(&self, task: &Task) -> Option<u32> {
        let canonical = task.canonical();
        let idx = self.tasks.binary_search_by_key(&canonical, |counted| counted.task).ok()?;
        Some(self.tasks[idx].n_right)
    }
}
