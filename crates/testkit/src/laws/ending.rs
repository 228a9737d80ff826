//! The game ends, and its outcome fits together.

use engine::{Cause, Game, Outcome, Standing};

use crate::law::Finding;
use crate::walk::Walk;

/// Random play has ended after so many decisions. Deadlines are no decisions, but a game that only
/// waits for one after the other does not end either.
pub(crate) fn ends_in_time<G: Game>(walk: &Walk<G>) -> Finding {
    let log = walk.played.log();
    let n_expired = log.iter().filter(|entry| entry.cause == Cause::Expire).count();
    let n_decisions = log.len() - n_expired;
    if n_decisions <= G::DECISIONS_MAX && n_expired <= G::DECISIONS_MAX {
        return Ok(());
    }
    Err(format!(
        "{n_decisions} decisions and {n_expired} deadlines, but DECISIONS_MAX is {}",
        G::DECISIONS_MAX
    ))
}

/// One standing per seat, lines that add up, ranks that fit each other and say who has won.
pub(super) fn outcome_adds_up<G: Game>(walk: &Walk<G>) -> Finding {
    let outcome = walk.game().outcome().ok_or("the game has ended without an outcome")?;
    let n_standings = outcome.standings.len();
    if n_standings != usize::from(walk.n_seats()) {
        return Err(format!("{n_standings} standings"));
    }
    for (seat_idx, standing) in outcome.standings.iter().enumerate() {
        standing_adds_up(&outcome, standing)
            .map_err(|what| format!("seat {seat_idx}: {what}, {outcome:?}"))?;
    }
    Ok(())
}

fn standing_adds_up(outcome: &Outcome, standing: &Standing) -> Finding {
    let sum: i32 = standing.lines.iter().map(|line| line.points).sum();
    if sum != standing.score {
        return Err(format!("the lines add up to {sum}, but the score is {}", standing.score));
    }
    let n_better = outcome.standings.iter().filter(|other| other.rank < standing.rank).count();
    if usize::from(standing.rank) != n_better + 1 {
        return Err(format!("rank {} behind {n_better} better seats", standing.rank));
    }
    let is_alone = outcome.standings.len() == 1;
    // A game may have no winner at all.
    let somebody_has_won = outcome.standings.iter().any(|other| other.has_won);
    let should_have_won = standing.rank == 1 && somebody_has_won;
    if !is_alone && standing.has_won != should_have_won {
        return Err(format!("rank {} and has_won {}", standing.rank, standing.has_won));
    }
    Ok(())
}
