//! Undo: what may be taken back, and what is there then.

use engine::{Cause, Game, Match, Rejected, Seat};

use super::secrecy::frames;
use crate::law::Finding;
use crate::walk::{Hold, Walk};

/// Nobody can go back behind the set-up.
pub(super) fn nothing_to_undo<G: Game>(walk: &Walk<G>) -> Finding {
    for seat in Seat::all(walk.n_seats()) {
        expect(walk.played.can_undo(seat), Err(Rejected::NothingToUndo), seat)?;
    }
    Ok(())
}

/// The last step can be taken back by its actor, unless it was settled or sealed. Then all is as
/// before, and the same step leads to the same state again.
pub(super) fn undo_restores<G: Game>(walk: &Walk<G>) -> Finding {
    let (Some(before), Some(entry)) = (&walk.before, walk.played.log().last()) else {
        return Ok(());
    };
    for seat in Seat::all(walk.n_seats()) {
        answers_rightly(walk, seat, entry.actor())?;
    }
    let (Cause::Act { seat, action }, Hold::Open) = (&entry.cause, walk.hold) else {
        return Ok(());
    };
    let (seat, action) = (*seat, *action);
    let mut undone = walk.played.clone();
    undo(&mut undone, seat)?;
    is_back_at(&undone, before, walk.played.log().len() - 1, walk)?;
    match undone.play(seat, action, entry.when(), &mut walk.chance()) {
        Ok(told) if told == walk.told => {
            is_back_at(&undone, walk.game(), walk.played.log().len(), walk)
        }
        again => Err(format!("{action:?} was undone and done again: {again:?}")),
    }
}

/// Who has made a sealed step may be a secret: it is refused to everybody alike. Otherwise a step
/// of others changes the answer only where it could not have been made without one's own.
fn answers_rightly<G: Game>(walk: &Walk<G>, seat: Seat, actor: Option<Seat>) -> Finding {
    let is = walk.played.can_undo(seat);
    match walk.hold {
        Hold::Sealed => expect(is, Err(Rejected::CannotUndoSealed), seat),
        Hold::Open if Some(seat) == actor => expect(is, Ok(()), seat),
        Hold::Settled if Some(seat) == actor => expect(is, Err(Rejected::CannotUndoSealed), seat),
        Hold::Open | Hold::Settled => match walk.could_undo[seat.idx()] {
            Ok(()) if is == Err(Rejected::CannotUndoOthers) => Ok(()),
            was => expect(is, was, seat),
        },
    }
}

/// A step behind which others have acted is taken out of the log, and theirs stay as they were.
pub(super) fn others_may_go_back<G: Game>(walk: &Walk<G>) -> Finding {
    let actor = walk.played.log().last().and_then(|entry| entry.actor());
    let others = Seat::all(walk.n_seats()).filter(|seat| Some(*seat) != actor);
    for seat in others.filter(|seat| walk.played.can_undo(*seat).is_ok()) {
        let mut undone = walk.played.clone();
        let idx = undo(&mut undone, seat)?;
        has_lost(&undone, &[idx], seat, walk)?;
    }
    Ok(())
}

/// Restarting goes back as far as the seat may go, and where nobody else has acted since the last
/// seal that is the state there.
pub(super) fn restart_takes_all_back<G: Game>(walk: &Walk<G>) -> Finding {
    let actor = walk.played.log().last().and_then(|entry| entry.actor());
    let (Some(seat), Hold::Open) = (actor, walk.hold) else {
        return Ok(());
    };
    let mut restarted = walk.played.clone();
    let undone = restarted
        .restart_turn(seat)
        .map_err(|refusal| format!("seat {seat} cannot restart its turn: {refusal}"))?;
    if restarted.can_undo(seat).is_ok() {
        return Err(format!("seat {seat} restarted its turn and can still undo"));
    }
    has_lost(&restarted, &undone, seat, walk)?;
    let sealed = &walk.sealed;
    let is_own = walk.played.log()[sealed.n_entries..].iter().all(|it| it.actor() == Some(seat));
    if is_own && !sealed.is_followed_by_settled {
        is_back_at(&restarted, &sealed.game, sealed.n_entries, walk)?;
    }
    Ok(())
}

/// What cannot be taken back stays as it is when somebody tries.
pub(super) fn refused_undo_changes_nothing<G: Game>(walk: &Walk<G>) -> Finding {
    let mut tried = walk.played.clone();
    for seat in Seat::all(walk.n_seats()).filter(|seat| walk.played.can_undo(*seat).is_err()) {
        let right = walk.played.can_undo(seat);
        expect(tried.undo(seat).map(|_| ()), right, seat)?;
        expect(tried.restart_turn(seat).map(|_| ()), right, seat)?;
    }
    if tried == walk.played {
        return Ok(());
    }
    Err("a refused undo changed the match".to_owned())
}

fn undo<G: Game>(played: &mut Match<G>, seat: Seat) -> Result<usize, String> {
    played.undo(seat).map_err(|refusal| format!("seat {seat} may undo, but: {refusal}"))
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

/// Just these steps of the seat's own are gone, and playing what is left leads here. That is for
/// sampled moments.
fn has_lost<G: Game>(back: &Match<G>, undone: &[usize], seat: Seat, walk: &Walk<G>) -> Finding {
    let was = walk.played.log();
    let are_own =
        undone.iter().all(|idx| walk.sealed.n_entries <= *idx && was[*idx].actor() == Some(seat));
    if !are_own || back.log().len() + undone.len() != was.len() {
        return Err(format!("seat {seat} took back {undone:?} of {was:?}"));
    }
    if !walk.is_sampled() {
        return Ok(());
    }
    let kept = (0..).zip(was).filter(|(idx, _)| !undone.contains(idx)).map(|(_, entry)| entry);
    if !back.log().iter().eq(kept) {
        return Err(format!("the log is {:?} after {undone:?} of {was:?}", back.log()));
    }
    let mut played = walk.fresh();
    for entry in back.log() {
        played.repeat(entry).map_err(|bad| format!("{entry:?} cannot be repeated: {bad:?}"))?;
    }
    if played == *back {
        return Ok(());
    }
    Err(format!("the log gives {:?} instead of {:?}", played.game(), back.game()))
}
