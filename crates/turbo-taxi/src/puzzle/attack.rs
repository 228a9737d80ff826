//! TT-92: races against the clock.

use engine::{Chance, JsonSchema, schemars};
use serde::{Deserialize, Serialize};

use crate::pace::Pace;
use crate::puzzle::Wanted;
use crate::puzzle::census::Census;
use crate::{CardKind, Components, Task};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Attack {
    /// Five tasks; the time counts.
    Sprint,
    /// As many tasks as possible.
    FiveMinutes,
    /// The cards of a shuffled set, one after the other, for medals.
    Stack,
}

/// The centres that are still to come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Course {
    attack: Attack,
    n_drawn: u32,
    /// The last one is on top. Only for [`Attack::Stack`].
    stack: Vec<CardKind>,
}

pub const N_SPRINT_TASKS: u32 = 5;
pub const FIVE_MINUTES_MS: u64 = 300_000;
/// What a wrong call costs in a sprint and in five minutes.
pub const WRONG_CALL_MS: u64 = 30_000;

impl Course {
    pub fn new(attack: Attack, components: &Components, chance: &mut dyn Chance) -> Course {
        let stack = match attack {
            Attack::Sprint | Attack::FiveMinutes => Vec::new(),
            Attack::Stack => shuffled(components.set.iter().collect(), chance),
        };
        Course { attack, n_drawn: 0, stack }
    }

    /// The next task, which has a right plan; none at the end.
    pub fn draw(&mut self, census: &Census, chance: &mut dyn Chance) -> Option<Task> {
        let centre = match self.attack {
            Attack::Sprint if self.n_drawn == N_SPRINT_TASKS => return None,
            Attack::Sprint | Attack::FiveMinutes => None,
            Attack::Stack => Some(self.stack.pop()?),
        };
        self.n_drawn += 1;
        census.puzzle(Wanted { centre, ..Wanted::default() }, chance)
    }
}

/// Whether a task of the stack was solved soon enough for its medal.
pub fn wins_medal(n_right: u32, taken_ms: u64) -> bool {
    taken_ms <= Pace::MEDIUM.median_ms(n_right)
}

fn shuffled(mut cards: Vec<CardKind>, chance: &mut dyn Chance) -> Vec<CardKind> {
    for last in (1..cards.len()).rev() {
        let idx = chance.below(last as u32 + 1) as usize;
        cards.swap(idx, last);
    }
    cards
}
