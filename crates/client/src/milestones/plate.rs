//! What stands on a seat's plate.

use engine::Seat;
use milestones::{Kind, Milestones};

use super::names::{counted, kind_symbol};
use crate::table::{Plate, Scene};

/// The points so far, and what the workers would bring at the end.
pub fn plate(scene: &Scene<'_, Milestones>, seat: Seat) -> Plate {
    let game = scene.game;
    let tableau = game.tableau(seat);
    let score = i32::from(tableau.score());
    let paid: u16 = game.majorities().iter().map(|it| it.points[seat.idx()]).sum();
    // At the end they are part of the score.
    let is_over = scene.moment.outcome.is_some();
    let majorities = if is_over { 0 } else { i32::from(paid) };
    let plate = Plate::worth(score + majorities)
        .part(scene.say("milestones-points"), score)
        .part(scene.say("milestones-line-majorities"), majorities);
    let is_me = scene.moment.viewer.seat() == Some(seat);
    let held = Kind::ALL.into_iter().filter(|kind| is_me || tableau.goods[*kind] != 0);
    held.fold(plate, |plate, kind| {
        let n = tableau.goods[kind];
        plate.fact(kind_symbol(kind), counted(scene.texts, kind, n), n)
    })
}
