//! Everything that can be pressed.

use coin_pile::{Action, CoinPile, LUCK_VP, Phase, TAKE_MAX};

use super::places;
use crate::table::{Scene, Target};

/// Three numbers, whether or not the pile has so many: what is off says why.
pub fn targets(scene: &Scene<'_, CoinPile>) -> Vec<Target<CoinPile>> {
    if scene.view().phase == Phase::Over {
        return Vec::new();
    }
    let viewer = scene.moment.viewer.seat();
    let own = viewer.and_then(|seat| scene.view().purses.get(seat.idx()));
    let lucky = own.and_then(|purse| purse.lucky);
    let target = |n: u8| {
        let words = scene.texts.say("coin-pile-take", &[("n", n.into())]);
        let luck = if lucky == Some(n) { LUCK_VP } else { 0 };
        Target::act(places::take(n), Action::Take { n }, words)
            .saying(scene.say("coin-pile-verb"))
            .brings(n.into(), "sm-coin")
            .brings(luck, "trophy")
    };
    (1..=TAKE_MAX).map(target).collect()
}
