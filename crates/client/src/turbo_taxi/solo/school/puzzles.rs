//! What the Taxi School sets: a task, and the cards that lie there already.

use turbo_taxi::{Plan, Task};

/// One lesson after the other is harder: fewer cards lie there, and fewer plans are right.
const PUZZLES: [(&str, &str); 9] = [
    ("tee0:3,10,7,8", "curve1 deadend3 curve1 - tee0 tee1 - - curve3"),
    ("curve2:5,7,8,10", "curve1 straight1 curve2 crossing curve2 deadend0 - - -"),
    ("tee1:2,5,7,11", "curve2 curve1 tee1 - tee1 straight0 - - tee2"),
    ("straight1:4,10,9,11", "tee0 - curve2 - straight1 - tee2 - -"),
    ("crossing:0,11,2,7", "- - - tee3 crossing - curve0 tee1 -"),
    ("dcurve0:1,5,10,11", "- - - - dcurve0 tee1 - tee2 tee2"),
    ("dcurve1:4,7,6,8", "- - - - dcurve1 - - - -"),
    ("curve2:0,10,1,5", "- - - - curve2 - - - -"),
    ("deadend2:0,8,4,7", "- - - - deadend2 - - - -"),
];

pub const N_PUZZLES: usize = PUZZLES.len();

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Puzzle {
    pub task: Task,
    /// With the card in the centre.
    pub given: Plan,
}

impl Puzzle {
    pub fn nth(nth: usize) -> Puzzle {
        let (task, given) = PUZZLES[nth];
        Puzzle {
            task: task.parse().expect("a task of the school"),
            given: given.parse().expect("a plan of the school"),
        }
    }

    /// So many cards are missing.
    pub fn n_missing(&self) -> u8 {
        8 - self.given.n_laid()
    }
}

#[cfg(test)]
mod tests {
    use turbo_taxi::{CENTRE, Components, Crossing, is_right, right_plans};

    use super::*;

    fn all() -> impl Iterator<Item = Puzzle> {
        (0..N_PUZZLES).map(Puzzle::nth)
    }

    /// The right plans that have all the cards that lie there.
    fn solutions(puzzle: &Puzzle) -> Vec<Plan> {
        let fits = |plan: &Plan| puzzle.given.laid().all(|(cell, card)| plan[cell] == Some(card));
        let plans = right_plans(&puzzle.task, Components::default());
        plans.into_iter().filter(fits).collect()
    }

    /// TT-33, TT-34, TT-43, and no puzzle depends on what the crossing is.
    #[test]
    fn every_puzzle_of_the_school_can_be_solved() {
        let overpass = Components::default().with_crossing(Crossing::Overpass);
        for puzzle in all() {
            assert_eq!(puzzle.task.check(&Components::default()), Ok(()));
            assert_eq!(puzzle.given[CENTRE], Some(puzzle.task.centre));
            let is_right_anyway = |plan: &Plan| is_right(&puzzle.task, plan, overpass);
            assert!(solutions(&puzzle).iter().any(is_right_anyway), "{}", puzzle.task);
        }
    }

    #[test]
    fn the_school_grows_harder() {
        let n_missing: Vec<u8> = all().map(|puzzle| puzzle.n_missing()).collect();
        assert_eq!(n_missing, [3, 3, 3, 5, 5, 5, 8, 8, 8]);
        let n_right: Vec<usize> = all().map(|puzzle| solutions(&puzzle).len()).collect();
        for level in n_right.chunks(3) {
            assert!(level.is_sorted_by(|easy, hard| hard < easy), "{n_right:?}");
        }
    }
}
