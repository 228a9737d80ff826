//! The strongest level.

use engine::{Imagine, Scripted, Seat};
use saint_malo::{Action, SaintMalo, View};

use super::learned::Learned;
use super::player::{FULL_EFFORT, choose};
use crate::{Bot, Budget};

pub struct Ahead {
    judge: Learned,
}

impl Ahead {
    pub fn new(judge: Learned, _seed: u64) -> Ahead {
        Ahead { judge }
    }
}

impl Bot<SaintMalo> for Ahead {
    fn choose(&mut self, view: &View, seat: Seat, _budget: Budget) -> Action {
        let game = SaintMalo::imagine(view, seat, &mut Scripted::new([]));
        choose(&game, &self.judge, FULL_EFFORT)
    }
}
