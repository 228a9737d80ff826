//! Chooses uniformly from what is offered.

use engine::{Chance, Imagine, Seat};

use crate::{Bot, Budget, Seeded};

pub struct Random {
    seeded: Seeded,
}

impl Random {
    pub fn new(seeded: Seeded) -> Random {
        Random { seeded }
    }
}

impl<G: Imagine> Bot<G> for Random {
    fn choose(&mut self, view: &G::View, seat: Seat, _budget: Budget) -> G::Action {
        let mut chance = self.seeded.chance();
        let game = G::imagine(view, seat, &mut chance);
        let mut actions = Vec::new();
        game.legal_actions(seat, &mut actions);
        actions[chance.below(actions.len() as u32) as usize]
    }
}
