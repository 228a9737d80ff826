//! A whole turn in one go, for whoever plays many of them.

use engine::{Chance, Cx, Fast, Game};
use saint_malo::{Action, COINS_PER_TURNED_DIE, City, Phase, SaintMalo};

use super::dice_turn::DiceTurn;
use super::finals::{Bench, Finals};
use super::placing::Effort;
use super::player::reroll;
use super::valuer::Valuer;

/// What passes for nearly as good, in the valuer's unit.
const NEARLY: f64 = 0.04;

/// Plays the turn that begins in `game` to its end: the dice exactly, then the best use; with the
/// chance of `exploring` one that is only nearly as good.
pub fn play_turn<V: Valuer>(
    game: &SaintMalo,
    valuer: &V,
    effort: Effort,
    exploring: f64,
    chance: &mut Fast,
) -> SaintMalo {
    let seat = game.turn();
    let finals = Finals::new(game, &Bench::new(game, valuer), effort);
    let dice_turn = DiceTurn::solve(&finals.values());
    let mut game = game.clone();
    game.apply(seat, &Action::Roll, &mut Cx::silent(0, chance));
    while let Phase::Reroll { rolls_left } = game.phase() {
        let action = reroll(&game, &dice_turn, rolls_left);
        game.apply(seat, &action, &mut Cx::silent(0, chance));
    }
    let dice = game.dice();
    let best = finals.best(dice).1;
    let floor = if chance.unit() < exploring { best - NEARLY } else { best };
    let good: Vec<_> = finals.uses(dice).filter(|(_, value, _)| floor <= *value).collect();
    let (_, _, drawn) = good[chance.below(good.len() as u32) as usize];
    finish_turn(&game, drawn, chance)
}

/// The table after the turn, once the dice lie: with a city drawn and so many dice turned for it,
/// or after passing.
pub fn finish_turn(game: &SaintMalo, drawn: Option<(&City, u8)>, chance: &mut Fast) -> SaintMalo {
    let seat = game.turn();
    let mut next = game.supposing(game.dice(), Phase::Finish);
    if let Some((city, n_turned)) = drawn {
        let mut city = *city;
        city.n_coins -= u16::from(n_turned) * COINS_PER_TURNED_DIE;
        next = next.supposing_city(seat, city);
    }
    next.apply(seat, &Action::Done, &mut Cx::silent(0, chance));
    next
}
