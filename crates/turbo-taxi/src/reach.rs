//! "Was mine still completable, and until when?": how many right plans could still be reached on a
//! board by filling its empty cells only, step by step of its film.

use engine::Millis;

use crate::{Board, CardSet, Plan, Shot};

/// From a moment of the round clock on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach {
    pub at: Millis,
    pub n_plans: u32,
}

/// A step for every change. `right` are all right plans of the task, and the film begins with the
/// bare board.
pub fn reachable(bare: Plan, film: &[Shot], right: &[Plan], set: CardSet) -> Vec<Reach> {
    let mut board = Board::of(bare, set);
    let mut reached = vec![Reach { at: 0, n_plans: n_fitting(&bare, right) }];
    for shot in film {
        board.build(shot.step);
        let n_plans = n_fitting(&board.plan, right);
        if reached.last().is_some_and(|last| last.n_plans != n_plans) {
            reached.push(Reach { at: shot.at, n_plans });
        }
    }
    reached
}

/// How many of the plans have all the cards that are laid.
fn n_fitting(laid: &Plan, plans: &[Plan]) -> u32 {
    let has_all = |plan: &&Plan| laid.laid().all(|(cell, card)| plan[cell] == Some(card));
    plans.iter().filter(has_all).count() as u32
}

/// When the last right plan went, if none came back.
pub fn lost_at(reached: &[Reach]) -> Option<Millis> {
    let is_lost = |step: &&Reach| step.n_plans == 0;
    // A task without right plans had none to lose.
    let last = reached.last().filter(is_lost).filter(|_| 1 < reached.len());
    last.map(|step| step.at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        CARD_SET, Cell, Crossing, Hint, HintStep, Step, Task, count_right, hint, right_plans,
    };

    /// Somebody lays a right plan, but first turns every card once around.
    fn film_of(plan: &Plan) -> Vec<Shot> {
        let mut film = Vec::new();
        for cell in Cell::outer() {
            let card = plan[cell].expect("right plans are full");
            let at = |n: u64| 1_000 * (u64::from(cell.number()) + 1) + n;
            let first = card.turned();
            film.push(Shot { at: at(0), step: Step::Lay { card: first, cell } });
            let states = card.kind().cards().len();
            let turns = if first == card { 0 } else { states - 1 };
            film.extend(
                (0..turns).map(|n| Shot { at: at(1 + n as u64), step: Step::Rotate { cell } }),
            );
        }
        film
    }

    /// The solver says so as well, of every step of some films.
    #[test]
    fn the_curve_agrees_with_the_solver() {
        for seed in 0..40 {
            let task = Task::sample(seed);
            let right = right_plans(&task, Crossing::Junction);
            let Some(plan) = right.first() else { continue };
            let bare = Plan::with_centre(task.centre);
            let film = film_of(plan);
            let mut board = Board::of(bare, CARD_SET);
            for n_shots in 0..=film.len() {
                if let Some(shot) = n_shots.checked_sub(1).map(|i| &film[i]) {
                    board.build(shot.step);
                }
                let reached = reachable(bare, &film[..n_shots], &right, CARD_SET);
                let n_plans = reached.last().unwrap().n_plans;
                let can = hint(&task, &board.plan, Crossing::Junction, HintStep::Completable);
                assert_eq!(can, Hint::Completable(0 < n_plans), "{task} {}", board.plan);
                if n_shots == 0 {
                    assert_eq!(n_plans, count_right(&task, Crossing::Junction));
                }
            }
            assert_eq!(reachable(bare, &film, &right, CARD_SET).last().unwrap().n_plans, 1);
        }
    }

    #[test]
    fn a_board_is_lost_from_the_card_on_that_nothing_mends() {
        let task: Task = "dcurve1:2,5,8,11".parse().unwrap();
        let right = right_plans(&task, Crossing::Junction);
        let bare = Plan::with_centre(task.centre);
        let cell = Cell::new(0).unwrap();
        let stray = Step::Lay { card: crate::Card::Tee3, cell };
        let film = [
            Shot { at: 2_000, step: stray },
            Shot { at: 5_000, step: Step::Take { cell } },
            Shot { at: 9_000, step: stray },
        ];
        let n_plans = right.len() as u32;
        let reached = reachable(bare, &film, &right, CARD_SET);
        let steps: Vec<(u64, u32)> = reached.iter().map(|it| (it.at, it.n_plans)).collect();
        assert_eq!(steps, [(0, n_plans), (2_000, 0), (5_000, n_plans), (9_000, 0)]);
        assert_eq!(lost_at(&reached), Some(9_000));
        assert_eq!(lost_at(&reached[..3]), None);
        let unsolvable = reachable(bare, &film, &[], CARD_SET);
        assert_eq!((unsolvable.len(), lost_at(&unsolvable)), (1, None));
    }
}
