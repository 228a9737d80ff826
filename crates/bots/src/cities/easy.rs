//! The beginner: a third of the time any column, otherwise what looks best now; places the best of
//! four ways that come to mind, and overlooks goals.

use ::cities::{Action, Cities, Phase, View};
use engine::{Chance, Cx, Fast, Game, Imagine, Seat};

use super::columns::{Samples, columns};
use super::live::Live;
use super::placing::Valuer;
use super::player::best_column;
use crate::{Bot, Budget, Seeded};

const N_IDEAS: usize = 4;

pub struct Easy {
    seeded: Seeded,
}

impl Easy {
    pub fn new(seeded: Seeded) -> Easy {
        Easy { seeded }
    }
}

impl Bot<Cities> for Easy {
    fn choose(&mut self, view: &View, seat: Seat, _budget: Budget) -> Action {
        let mut chance = self.seeded.chance();
        let game = Cities::imagine(view, seat, &mut chance);
        let is_whim = chance.below(3) == 0;
        match game.phase() {
            Phase::Take if !is_whim => {
                let live = Live::overlooking_goals(&game, seat);
                best_column(&columns(&game, seat, &live, &Samples::FEW, &mut chance))
            }
            Phase::ChooseStartTile | Phase::Take => any_action(&game, seat, &mut chance),
            _ => best_idea(&game, seat, &mut chance),
        }
    }
}

fn any_action(game: &Cities, seat: Seat, chance: &mut Fast) -> Action {
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    actions[chance.below(actions.len() as u32) as usize]
}

fn best_idea(game: &Cities, seat: Seat, chance: &mut Fast) -> Action {
    let live = Live::overlooking_goals(game, seat);
    let ideas = (0..N_IDEAS).map(|_| {
        let first = any_action(game, seat, chance);
        (first, live.value(after(game, seat, first, chance).neighbourhood(seat)))
    });
    let best = ideas.max_by(|a, b| a.1.total_cmp(&b.1));
    best.expect("there are ideas").0
}

/// The rest of the hand is used somehow.
fn after(game: &Cities, seat: Seat, first: Action, chance: &mut Fast) -> Cities {
    let mut game = game.clone();
    let mut action = first;
    while action != Action::Done {
        game.apply(seat, &action, &mut Cx::silent(0, chance));
        action = any_action(&game, seat, chance);
    }
    game
}
