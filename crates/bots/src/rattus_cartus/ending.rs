//! A game that is over but for the plague.

use std::cmp::Reverse;

use engine::{Game, Seat};
use rattus_cartus::{AllDead, RattusCartus};

use super::outlook::ByNuns;
use super::tracks::SEATS_MAX;

/// What the seat gets on the whole, over all Nun-rows that it thinks possible (RC-95 to RC-97). The
/// one that was imagined is only one of them.
pub fn win_chance(game: &RattusCartus, seat: Seat, nuns: &ByNuns) -> f64 {
    let outcome = game.outcome().expect("the game is over");
    let seats = || Seat::all(game.n_seats());
    let mut standing = [(0, Reverse(0)); SEATS_MAX];
    for other in seats() {
        standing[other.idx()] = (outcome.of(other).score, Reverse(game.rats(other)));
    }
    let fewest = seats().map(|other| game.rats(other)).min().expect("there are seats");
    let spares = game.options().all_dead == AllDead::FewestRatsSurvive;
    let share = |nuns: u16| {
        let floor = if spares { nuns.max(fewest) } else { nuns };
        let alive = seats().filter(|other| game.rats(*other) <= floor);
        let best = alive.clone().map(|other| standing[other.idx()]).max();
        let n_best = alive.clone().filter(|other| Some(standing[other.idx()]) == best).count();
        let wins = game.rats(seat) <= floor && Some(standing[seat.idx()]) == best;
        if wins { 1.0 / n_best as f64 } else { 0.0 }
    };
    (0..).zip(nuns).map(|(nuns, chance)| chance * share(nuns)).sum()
}
