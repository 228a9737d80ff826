//! TT-93: hints for whoever plays alone, each step telling strictly more.

use engine::{JsonSchema, schemars};
use serde::{Deserialize, Serialize};

use crate::{Card, Cell, Components, Crossing, Plan, Task, is_right, right_plans};

#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum HintStep {
    /// Can the board become right by filling empty cells only?
    Completable,
    /// Which laid cards stand in the way?
    Differing,
    /// What belongs into the first cell that is empty or wrong?
    NextCard,
    WholePlan,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Hint {
    /// There is no right plan to come near to.
    Unsolvable,
    Completable(bool),
    /// The laid cards that the nearest plan does not have. None if the board can be completed.
    Differing(Vec<Cell>),
    NextCard {
        cell: Cell,
        card: Card,
    },
    /// The board is the nearest plan already.
    Finished,
    WholePlan(Plan),
}

impl HintStep {
    pub const ALL: [HintStep; 4] =
        [HintStep::Completable, HintStep::Differing, HintStep::NextCard, HintStep::WholePlan];

    /// What the step costs where times are ranked; none: the task is lost.
    pub fn cost_ms(self) -> Option<u64> {
        match self {
            HintStep::Completable => Some(10_000),
            HintStep::Differing => Some(20_000),
            HintStep::NextCard => Some(30_000),
            HintStep::WholePlan => None,
        }
    }
}

pub fn hint(task: &Task, board: &Plan, components: impl Into<Components>, step: HintStep) -> Hint {
    let Some(nearest) = nearest(task, board, components) else {
        return Hint::Unsolvable;
    };
    let laid_otherwise = board.laid().filter(|(cell, card)| nearest[*cell] != Some(*card));
    let differing: Vec<Cell> = laid_otherwise.map(|(cell, _)| cell).collect();
    match step {
        // The nearest plan agrees with all laid cards if any plan does.
        HintStep::Completable => Hint::Completable(differing.is_empty()),
        HintStep::Differing => Hint::Differing(differing),
        HintStep::NextCard => {
            let next = nearest.laid().find(|(cell, card)| board[*cell] != Some(*card));
            next.map_or(Hint::Finished, |(cell, card)| Hint::NextCard { cell, card })
        }
        HintStep::WholePlan => Hint::WholePlan(nearest),
    }
}

/// The right plan that agrees with most laid cells. Of several, one that is right under both
/// readings of the crossing, and of those the first in the order of the texts.
pub fn nearest(task: &Task, board: &Plan, components: impl Into<Components>) -> Option<Plan> {
    let components = components.into();
    let overpass = components.with_crossing(Crossing::Overpass);
    let n_agreeing =
        |plan: &Plan| board.laid().filter(|(cell, card)| plan[*cell] == Some(*card)).count();
    // The plans come in the order of their texts, and the first of the best is kept.
    let rank = |plan: &Plan| (n_agreeing(plan), is_right(task, plan, overpass));
    let better = |best: Plan, plan: Plan| if rank(&best) < rank(&plan) { plan } else { best };
    right_plans(task, components).into_iter().reduce(better)
}
