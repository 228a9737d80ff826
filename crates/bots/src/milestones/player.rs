//! A player who looks for the best way through the turn and goes its first step.

use engine::{Imagine, Scripted, Seat};
use milestones::{Action, Milestones, Phase, View};

use super::choices::Width;
use super::draft;
use super::learned::Learned;
use super::turn::{Effort, ways};
use super::valuer::{Regard, Valuer};
use super::weights::Weights;
use crate::{Bot, Budget};

pub struct Player {
    valuer: Valuer,
    effort: Effort,
}

const FULL_EFFORT: Effort = Effort { width: Width::WIDE, n_followed: 16, n_judged_max: 0 };
/// Positions that are judged in a millisecond.
const JUDGED_PER_MS: u64 = 100;

impl Player {
    /// Plans its own lap.
    pub fn medium() -> Player {
        let effort = Effort { width: Width::NARROW, n_followed: 3, n_judged_max: 400 };
        Player { valuer: Valuer::new(Weights::USUAL, Regard::Own), effort }
    }

    /// Looks at everybody's lap, at majorities and at the end.
    pub fn plans() -> Player {
        Player { valuer: Valuer::new(Weights::USUAL, Regard::All), effort: FULL_EFFORT }
    }

    /// Asks a network.
    pub fn learned(net: Learned) -> Player {
        Player { valuer: Valuer::new(Weights::USUAL, Regard::Learned(net)), effort: FULL_EFFORT }
    }
}

impl Bot<Milestones> for Player {
    fn choose(&mut self, view: &View, seat: Seat, budget: Budget) -> Action {
        let game = Milestones::imagine(view, seat, &mut Scripted::new([]));
        let n_judged_max = self.effort.n_judged_max.max(u64::from(budget.ms) * JUDGED_PER_MS);
        choose(&game, seat, Effort { n_judged_max, ..self.effort }, &mut self.valuer)
    }
}

pub fn choose(game: &Milestones, seat: Seat, effort: Effort, valuer: &mut Valuer) -> Action {
    match game.phase() {
        Phase::Draft => {
            valuer.begin(game);
            draft::pick(game, seat, valuer)
        }
        Phase::PlaceStart => {
            valuer.begin(game);
            draft::place(game, seat, valuer)
        }
        Phase::EndTurn => Action::Done,
        _ => ways(game, effort, valuer)[0].steps[0],
    }
}
