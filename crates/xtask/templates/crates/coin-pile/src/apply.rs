//! What changes.

use engine::{Cx, Seat};

use crate::{Action, CoinPile, Event, Phase};

pub(crate) fn apply(game: &mut CoinPile, seat: Seat, action: &Action, cx: &mut Cx<'_, Event>) {
    match *action {
        Action::Take { n } => take(game, seat, n, cx),
    }
}

fn take(game: &mut CoinPile, seat: Seat, n: u8, cx: &mut Cx<'_, Event>) {
    game.purses[seat].take(n);
    game.n_left -= n;
    let n_left = game.n_left;
    cx.tell_all(|| Event::Took { seat, n, n_left });
    // CP-7: the next player has seen it.
    cx.seal();
    match n_left {
        0 => end(game, cx),
        _ => game.turn = game.turn.next(game.n_seats),
    }
}

/// CP-8.
fn end(game: &mut CoinPile, cx: &mut Cx<'_, Event>) {
    game.phase = Phase::Over;
    let purses = game.purses();
    cx.tell_all(|| Event::Ended { lucky: purses.iter().map(|purse| purse.lucky).collect() });
}
