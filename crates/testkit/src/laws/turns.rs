//! Who may do something, and how that is listed.

use engine::{Game, Seat};

use crate::law::Finding;
use crate::script::legal;
use crate::walk::Walk;

/// Somebody is to act if, and only if, there is no outcome. A game may also wait for its deadline.
pub(super) fn somebody_acts<G: Game>(walk: &Walk<G>) -> Finding {
    let game = walk.game();
    let to_act = game.to_act();
    if let Some(stranger) = to_act.iter().find(|seat| walk.n_seats() <= seat.0) {
        return Err(format!("seat {stranger} is to act, but there is no such seat"));
    }
    match game.outcome() {
        Some(_) if !to_act.is_empty() => Err(format!("the game is over, but {to_act:?} act")),
        None if to_act.is_empty() && game.deadline().is_none() => {
            Err("nobody is to act, no deadline runs, and the game is not over".to_owned())
        }
        Some(_) | None => Ok(()),
    }
}

/// A seat has legal actions if, and only if, it is to act.
pub(super) fn actors_have_actions<G: Game>(walk: &Walk<G>) -> Finding {
    let game = walk.game();
    for seat in Seat::all(walk.n_seats()) {
        let listed = legal(game, seat);
        match (game.to_act().contains(seat), listed.first()) {
            (true, None) => return Err(format!("seat {seat} is to act, but nothing is listed")),
            (false, Some(action)) => {
                return Err(format!("seat {seat} is not to act, but {action:?} is listed"));
            }
            (true, Some(_)) | (false, None) => {}
        }
    }
    Ok(())
}

/// Lists are appended to what is there, hold nothing twice and have one order.
pub(super) fn lists_are_stable<G: Game>(walk: &Walk<G>) -> Finding {
    for seat in Seat::all(walk.n_seats()) {
        let listed = legal(walk.game(), seat);
        let twice = listed.iter().enumerate().find(|(i, action)| listed[..*i].contains(action));
        if let Some((_, action)) = twice {
            return Err(format!("{action:?} is listed twice for seat {seat}"));
        }
        let mut again = listed.clone();
        walk.game().legal_actions(seat, &mut again);
        if again[..listed.len()] != listed || again[listed.len()..] != listed {
            return Err(format!("the list of seat {seat} is another the second time: {again:?}"));
        }
    }
    Ok(())
}
