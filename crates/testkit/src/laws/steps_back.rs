//! Undo: what may be taken back, and what is there then.

use engine::{Cause, Entry, Game, Match, Rejected, Seat};

use super::secrecy::frames;
use crate::law::Finding;
use crate::walk::Walk;

/// Nobody can go back behind the set-up.
pub(super) fn nothing_to_undo<G: Game>(walk: &Walk<G>) -> Finding {
    for seat in Seat::all(walk.n_seats()) {
        expect(walk.played.can_undo(seat), Err(Rejected::NothingToUndo), seat)?;
    }
    Ok(())
}

/// The last step can be taken back by its actor, unless it drew or sealed, and by nobody else. Then
/// all is as before, and the same step leads to the same state again.
pub(super) fn undo_restores<G: Game>(walk: &Walk<G>) -> Finding {
    let (Some(before), Some(entry)) = (&walk.before, walk.played.log().last()) else {
        return Ok(());
    };
    let actor = actor(entry);
    let is_sealed = match actor {
        Some(_) => walk.turn_start.is_none() || !entry.draws.is_empty(),
        // Whether it sealed without drawing is the game's own affair; it says so to all alike.
        None => walk.played.can_undo(Seat(0)) == Err(Rejected::CannotUndoSealed),
    };
    // Who has made a sealed step may be a secret.
    let refusal = if is_sealed { Rejected::CannotUndoSealed } else { Rejected::CannotUndoOthers };
    for seat in Seat::all(walk.n_seats()).filter(|seat| is_sealed || Some(*seat) != actor) {
        expect(walk.played.can_undo(seat), Err(refusal), seat)?;
    }
    let (Cause::Act { seat, action }, false) = (&entry.cause, is_sealed) else {
        return Ok(());
    };
    let (seat, action) = (*seat, *action);
    let mut undone = walk.played.clone();
    expect(undone.undo(seat), Ok(()), seat)?;
    is_back_at(&undone, before, walk.played.log().len() - 1, walk)?;
    match undone.play(seat, action, entry.when(), &mut walk.chance()) {
        Ok(told) if told == walk.told => {
            is_back_at(&undone, walk.game(), walk.played.log().len(), walk)
        }
        again => Err(format!("{action:?} was undone and done again: {again:?}")),
    }
}

/// Restarting goes back to the last seal or to another seat's step, and no further.
pub(super) fn restart_goes_back_to_seal<G: Game>(walk: &Walk<G>) -> Finding {
    let (Some(start), Some(seat)) = (&walk.turn_start, walk.played.log().last().and_then(actor))
    else {
        return Ok(());
    };
    let mut restarted = walk.played.clone();
    expect(restarted.restart_turn(seat), Ok(()), seat)?;
    is_back_at(&restarted, &start.game, start.n_entries, walk)?;
    match restarted.can_undo(seat) {
        Err(_) => Ok(()),
        Ok(()) => Err(format!("seat {seat} restarted its turn and can still undo")),
    }
}

/// What cannot be taken back stays as it is when somebody tries.
pub(super) fn refused_undo_changes_nothing<G: Game>(walk: &Walk<G>) -> Finding {
    let mut tried = walk.played.clone();
    for seat in Seat::all(walk.n_seats()).filter(|seat| walk.played.can_undo(*seat).is_err()) {
        let right = walk.played.can_undo(seat);
        expect(tried.undo(seat), right, seat)?;
        expect(tried.restart_turn(seat), right, seat)?;
    }
    if tried == walk.played {
        return Ok(());
    }
    Err("a refused undo changed the match".to_owned())
}

fn actor<G: Game>(entry: &Entry<G>) -> Option<Seat> {
    match entry.cause {
        Cause::Act { seat, .. } => Some(seat),
        Cause::Expire => None,
    }
}

fn expect(given: Result<(), Rejected>, right: Result<(), Rejected>, seat: Seat) -> Finding {
    if given == right {
        return Ok(());
    }
    Err(format!("undo by seat {seat} should be {right:?}, but is {given:?}"))
}

/// State and log are as they were. Comparing long logs and what everybody sees is for sampled
/// moments.
fn is_back_at<G: Game>(back: &Match<G>, was: &G, n_entries: usize, walk: &Walk<G>) -> Finding {
    let is_sampled = walk.is_sampled();
    let log_was = &walk.played.log()[..n_entries];
    let has_same_log = back.log().len() == n_entries && (!is_sampled || back.log() == log_was);
    if !has_same_log {
        return Err(format!("the log is {:?} instead of {log_was:?}", back.log()));
    }
    let looks_same = !is_sampled || frames(back.game()) == frames(was);
    if back.game() == was && looks_same {
        return Ok(());
    }
    Err(format!("the state is {:?} instead of {was:?}", back.game()))
}
