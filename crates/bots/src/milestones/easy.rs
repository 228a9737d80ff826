//! A beginner: takes what looks good in this turn, and not always the best of it. It knows nothing
//! of laps, rivals and majorities.

use engine::{Chance, Imagine, Scripted, Seat};
use milestones::{Action, Milestones, Phase, View};

use super::choices::Width;
use super::turn::{Effort, ways};
use super::valuer::{Regard, Valuer};
use super::weights::Weights;
use crate::{Bot, Budget, Seeded};

pub struct Easy {
    valuer: Valuer,
    seeded: Seeded,
}

const EFFORT: Effort = Effort { width: Width::NARROW, n_followed: 3, n_judged_max: 200 };
/// What looks so much worse than the best, in points, is not done, ...
const CARELESS: f32 = 1.5;
/// ... nor what comes after so many that look better.
const N_TEMPTING: usize = 4;

impl Easy {
    pub fn new(seeded: Seeded) -> Easy {
        Easy { valuer: Valuer::new(Weights::USUAL, Regard::Turn), seeded }
    }
}

impl Bot<Milestones> for Easy {
    fn choose(&mut self, view: &View, seat: Seat, _budget: Budget) -> Action {
        let mut chance = self.seeded.chance();
        let game = Milestones::imagine(view, seat, &mut Scripted::new([]));
        match game.phase() {
            Phase::Draft | Phase::PlaceStart => any(&game, seat, &mut chance),
            Phase::EndTurn => Action::Done,
            _ => {
                let ways = ways(&game, EFFORT, &mut self.valuer);
                let is_tempting = |value: f32| ways[0].value - CARELESS <= value;
                let tempting = ways.iter().take(N_TEMPTING).filter(|way| is_tempting(way.value));
                let n_tempting = tempting.count() as u32;
                ways[chance.below(n_tempting) as usize].steps[0]
            }
        }
    }
}

fn any(game: &Milestones, seat: Seat, chance: &mut dyn Chance) -> Action {
    use engine::Game;
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    actions[chance.below(actions.len() as u32) as usize]
}
