//! Puzzles for one: all tasks counted (`census`), one drawn for a band (TT-90), one for every day
//! (TT-91), and races against the clock (TT-92).

mod attack;
mod census;
mod daily;
mod date;

use engine::{Chance, JsonSchema, schemars};
use serde::{Deserialize, Serialize};

pub use crate::puzzle::attack::{
    Attack, Course, FIVE_MINUTES_MS, N_SPRINT_TASKS, WRONG_CALL_MS, wins_medal,
};
pub use crate::puzzle::census::{Census, Counted};
pub use crate::puzzle::daily::{Daily, wanted_on};
pub use crate::puzzle::date::{Date, Weekday};
use crate::task::N_LABELLINGS;
use crate::{CardKind, Task};

/// TT-90: how hard a puzzle is, by the number of its right plans.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Band {
    Easy,
    Normal,
    Hard,
    Expert,
}

/// What somebody wants to solve. Nothing named means anything solvable.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Wanted {
    pub band: Option<Band>,
    /// Exactly one right plan.
    pub is_unique: bool,
    pub centre: Option<CardKind>,
}

impl Band {
    pub const ALL: [Band; 4] = [Band::Easy, Band::Normal, Band::Hard, Band::Expert];

    /// The band of a task with so many right plans; none if it has none.
    pub fn of(n_right: u32) -> Option<Band> {
        match n_right {
            0 => None,
            1..=2 => Some(Band::Expert),
            3..=6 => Some(Band::Hard),
            7..=14 => Some(Band::Normal),
            15.. => Some(Band::Easy),
        }
    }

    pub fn label(self) -> &'static str {
        ["easy", "normal", "hard", "expert"][self as usize]
    }
}

impl Wanted {
    /// Every combination, for a screen that has to know which are empty.
    pub fn all() -> impl Iterator<Item = Wanted> {
        let bands = [None].into_iter().chain(Band::ALL.map(Some));
        bands.flat_map(|band| {
            [false, true].into_iter().flat_map(move |is_unique| {
                let centres = [None].into_iter().chain(CardKind::ALL.map(Some));
                centres.map(move |centre| Wanted { band, is_unique, centre })
            })
        })
    }

    /// A puzzle has a right plan under both readings of the crossing, so that nobody fails
    /// because of a printed card.
    fn is_met_by(&self, counted: &Counted) -> bool {
        let band = Band::of(counted.n_right);
        let has_band = band.is_some() && (self.band.is_none() || band == self.band);
        let has_centre = self.centre.is_none_or(|kind| kind == counted.task.centre.kind());
        let is_as_unique = !self.is_unique || counted.n_right == 1;
        counted.is_solvable_anyway && has_band && has_centre && is_as_unique
    }
}

impl Census {
    /// The canonical tasks that can be drawn. Each stands for equally many labelled ones.
    pub fn matching(&self, wanted: Wanted) -> impl Iterator<Item = &Counted> {
        self.tasks().iter().filter(move |counted| wanted.is_met_by(counted))
    }

    pub fn has_puzzle(&self, wanted: Wanted) -> bool {
        self.matching(wanted).next().is_some()
    }

    /// One of the matching labelled tasks, each as likely as the others; none if there is none.
    pub fn puzzle(&self, wanted: Wanted, chance: &mut dyn Chance) -> Option<Task> {
        let n_tasks = self.matching(wanted).count() as u32;
        if n_tasks == 0 {
            return None;
        }
        let draw = chance.below(n_tasks * N_LABELLINGS);
        let counted = self.matching(wanted).nth((draw / N_LABELLINGS) as usize)?;
        Some(counted.task.labelled(draw % N_LABELLINGS))
    }
}
