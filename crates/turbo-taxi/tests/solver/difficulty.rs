//! How hard a task is.

use turbo_taxi::{Band, Cell, Difficulty, Task, right_plans};

use crate::given::{CENSUS, JUNCTION};

/// The cells, centre aside, in which all right plans agree.
fn n_agreed(task: &Task) -> u8 {
    let plans = right_plans(task, JUNCTION);
    let agree = |cell: &Cell| plans.iter().all(|plan| plan[*cell] == plans[0][*cell]);
    Cell::outer().filter(agree).count() as u8
}

/// What is forced is so in every right plan; a trial never knows less.
#[test]
fn forced_cells_are_forced() {
    for counted in CENSUS.tasks().iter().step_by(11) {
        let difficulty = Difficulty::of(&counted.task, JUNCTION);
        assert_eq!(difficulty.n_right, counted.n_right);
        assert_eq!(difficulty.band(), Band::of(counted.n_right));
        if 0 < counted.n_right {
            let Difficulty { n_forced, n_forced_by_trial, .. } = difficulty;
            assert!(n_forced <= n_forced_by_trial, "{}", counted.task);
            assert!(n_forced_by_trial <= n_agreed(&counted.task), "{}", counted.task);
        }
    }
}

/// Tasks with one plan: some are solved by forced steps alone, some by trials, some by neither.
#[test]
fn some_tasks_solve_themselves() {
    let unique = CENSUS.tasks().iter().filter(|counted| counted.n_right == 1);
    let (mut by_steps, mut by_trial, mut by_neither) = (0, 0, 0);
    for counted in unique {
        let difficulty = Difficulty::of(&counted.task, JUNCTION);
        match (difficulty.n_forced, difficulty.n_forced_by_trial) {
            (8, _) => by_steps += 1,
            (_, 8) => by_trial += 1,
            _ => by_neither += 1,
        }
    }
    assert_eq!((by_steps, by_trial, by_neither), (96, 456, 56));
}
