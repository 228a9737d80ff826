//! What stands on a seat's plate.

use coin_pile::CoinPile;
use engine::Seat;

use crate::table::{Plate, Scene};

pub fn plate(scene: &Scene<'_, CoinPile>, seat: Seat) -> Plate {
    let Some(purse) = scene.view().purses.get(seat.idx()) else { return Plate::default() };
    let lucky = purse.lucky.map_or_else(|| "?".to_owned(), |lucky| lucky.to_string());
    Plate::worth(purse.n_coins.into())
        .fact("sm-coin", scene.say("coin-pile-coins"), purse.n_coins)
        .fact("dice", scene.say("coin-pile-lucky"), lucky)
}
