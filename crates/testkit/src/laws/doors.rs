//! What gets through the door to a state, and what does not.

use engine::{Game, Match, Millis, Rejected, Seat};

use super::Lists;
use crate::law::Finding;
use crate::script::legal;
use crate::walk::Walk;

/// Every listed action is legal and can be played.
pub(super) fn listed_is_accepted<G: Game>(walk: &Walk<G>) -> Finding {
    let mut chance = walk.chance();
    for seat in walk.game().to_act().iter() {
        for action in legal(walk.game(), seat) {
            if !walk.game().is_legal(seat, &action) {
                return Err(format!("{action:?} is listed for seat {seat}, but is not legal"));
            }
            let refused = |rejected: Rejected| format!("seat {seat}, {action:?}: {rejected}");
            let at = last_at(&walk.played);
            walk.played.clone().play(seat, action, at, &mut chance).map_err(refused)?;
        }
    }
    Ok(())
}

/// Actions of other moments, seats that are not to act and clocks that have not run down are
/// refused for the right reason, and the match stays as it is.
pub(super) fn illegal_is_refused<G: Game>(walk: &Walk<G>, lists: Lists) -> Finding {
    let mut tried = walk.played.clone();
    // One seat too many: somebody who is not at the table at all.
    for seat in Seat::all(walk.n_seats() + 1) {
        for action in &walk.seen {
            match reason_to_refuse(walk, seat, action, lists) {
                Some(reason) => is_refused(&mut tried, seat, *action, reason, walk)?,
                None => continue,
            }
        }
    }
    let early = match walk.game().deadline() {
        Some(_) if walk.game().outcome().is_some() => Some(Millis::MAX),
        Some(deadline) => deadline.checked_sub(1),
        None => Some(Millis::MAX),
    };
    if let Some(early) = early {
        let expired = tried.expire(early, &mut walk.chance());
        if expired != Err(Rejected::NotExpired) {
            return Err(format!("no deadline has passed at {early}, but: {expired:?}"));
        }
    }
    if tried != walk.played {
        return Err("a refused step changed the match".to_owned());
    }
    Ok(())
}

fn reason_to_refuse<G: Game>(
    walk: &Walk<G>,
    seat: Seat,
    action: &G::Action,
    lists: Lists,
) -> Option<Rejected> {
    let game = walk.game();
    if game.outcome().is_some() {
        return Some(Rejected::GameOver);
    }
    if !game.to_act().contains(seat) {
        return Some(Rejected::NotYourTurn);
    }
    let is_legal = match lists {
        Lists::Complete => legal(game, seat).contains(action),
        Lists::FreeForm => game.is_legal(seat, action),
    };
    if is_legal { None } else { Some(Rejected::Illegal) }
}

fn is_refused<G: Game>(
    tried: &mut Match<G>,
    seat: Seat,
    action: G::Action,
    reason: Rejected,
    walk: &Walk<G>,
) -> Finding {
    let result = tried.play(seat, action, last_at(&walk.played), &mut walk.chance());
    if result == Err(reason) {
        return Ok(());
    }
    Err(format!("seat {seat}, {action:?}: should be {reason:?}, but: {result:?}"))
}

/// Playing on a clone leaves the original as it was. What two clones share would compare equal, so
/// the original is written down before.
pub(super) fn clones_are_independent<G: Game>(walk: &Walk<G>) -> Finding {
    let written = |played: &Match<G>| format!("{:?} {}", played.game(), played.log().len());
    let before = written(&walk.played);
    let mut chance = walk.chance();
    for seat in walk.game().to_act().iter() {
        if let Some(action) = legal(walk.game(), seat).last() {
            // A refusal is for other laws to find.
            let _ = walk.played.clone().play(seat, *action, last_at(&walk.played), &mut chance);
        }
    }
    if let Some(deadline) = walk.game().deadline() {
        let _ = walk.played.clone().expire(deadline, &mut chance);
    }
    if written(&walk.played) == before {
        return Ok(());
    }
    Err("playing on a clone changed the original".to_owned())
}

fn last_at<G: Game>(played: &Match<G>) -> Millis {
    played.log().last().map_or(0, |entry| entry.at)
}
