//! The player who estimates and does not search.

use engine::{Imagine, Seat};
use rattus_cartus::{Action, RattusCartus, View};

use super::policy::{Expectations, choose, first_step};
use crate::{Bot, Budget, Seeded};

pub struct Medium {
    seeded: Seeded,
}

impl Medium {
    pub fn new(seeded: Seeded) -> Medium {
        Medium { seeded }
    }
}

impl Bot<RattusCartus> for Medium {
    /// What is imagined of hidden cards does not matter: the policy does not look at them.
    fn choose(&mut self, view: &View, seat: Seat, _budget: Budget) -> Action {
        let game = RattusCartus::imagine(view, seat, &mut self.seeded.chance());
        first_step(&game, seat, &choose(&game, seat, &mut Expectations::default()))
    }
}
