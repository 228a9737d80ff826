//! TT-88: when a bot votes.

use engine::Game;
use turbo_taxi::{Action, Options, Pace, Phase, Placement, Unsolvable, VoidReason, is_solvable};

use super::{A, B, C, Table, task_of};

fn auto() -> Options {
    Options { placement: Placement::Auto, ..Options::default() }
}

fn honest() -> Options {
    Options { unsolvable: Unsolvable::Honest, ..auto() }
}

/// A person and bots, at the beginning of a race.
fn race(options: &Options, levels: &[&str], seed: u64) -> Table {
    let mut table = Table::new(options, levels, seed);
    table.play_until_race();
    table
}

#[test]
fn a_bot_gives_up_with_the_others() {
    let mut table = race(&auto(), &["person", "easy"], 1);
    let (action, _) = table.intent(B).unwrap();
    assert!(matches!(action, Action::Build(_)));
    table.act(A, Action::VoteGiveUp);
    assert_eq!(table.intent(B), Some((Action::VoteGiveUp, table.now)));
    table.step();
    assert!(matches!(table.game.phase(), Phase::Void { reason: VoidReason::GivenUp, .. }));
}

/// The planned call is at most 20 seconds away.
#[test]
fn a_bot_that_is_nearly_ready_does_not() {
    let mut table = race(&auto(), &["person", "turbo", "person"], 1);
    let began_at = table.now;
    let mut sister = race(&auto(), &["person", "turbo", "person"], 1);
    sister.play_until(|game| matches!(game.phase(), Phase::Check { .. }));
    let called_at = sister.now;
    assert!(began_at + 8_000 <= called_at);
    let near_at = called_at.saturating_sub(20_000).max(began_at);
    table.play_for(near_at - began_at);
    table.act(A, Action::VoteGiveUp);
    let (action, _) = table.intent(B).unwrap();
    assert_ne!(action, Action::VoteGiveUp);
}

#[test]
fn a_bot_waits_for_all_people() {
    let mut table = race(&auto(), &["person", "easy", "person"], 1);
    table.act(A, Action::VoteGiveUp);
    assert_ne!(table.intent(B).unwrap().0, Action::VoteGiveUp);
    table.act(C, Action::VoteGiveUp);
    assert_eq!(table.intent(B), Some((Action::VoteGiveUp, table.now)));
}

/// Two bots do not hold each other to a vote that the only person has taken back.
#[test]
fn bots_do_not_give_up_alone() {
    let mut table = race(&auto(), &["person", "easy", "easy", "turbo"], 1);
    table.act(A, Action::VoteGiveUp);
    table.step();
    table.step();
    assert!(table.view(A).seats[1].has_voted && table.view(A).seats[2].has_voted);
    table.act(A, Action::WithdrawVote);
    for bot in [B, C] {
        assert_eq!(table.intent(bot), Some((Action::WithdrawVote, table.now)));
    }
}

/// With `honest`, patience has an end: solvable or not, as long as nobody has called.
#[test]
fn patience_ends() {
    let (mut n_unsolvable, mut n_seen) = (0, 0);
    for seed in 0..400 {
        let mut table = race(&honest(), &["turbo", "person"], seed);
        let began_at = table.now;
        let task = task_of(&table.view(A));
        let can_be_solved = is_solvable(&task, Options::default().components());
        table.play_until(|game| {
            let phase = game.phase();
            let has_voted = game.view(engine::Viewer::Spectator).seats[0].has_voted;
            has_voted || matches!(phase, Phase::Check { .. } | Phase::RoundEnd { .. })
        });
        let patience = (Pace::TURBO.patience_s * 1000.0) as u64;
        n_seen += 1;
        if table.view(B).seats[0].has_voted {
            assert_eq!(table.now, began_at + patience);
            n_unsolvable += usize::from(!can_be_solved);
        } else if !can_be_solved {
            // A wrong call, which comes seldom.
            assert!(table.now < began_at + patience);
        }
        if 4 < n_unsolvable {
            return;
        }
    }
    panic!("{n_unsolvable} unsolvable deals of {n_seen}");
}

/// TT-71: bots among themselves come to an end of a deal that nobody can solve.
#[test]
fn bots_agree_that_there_is_nothing() {
    let mut n_given_up = 0;
    for seed in 0..8 {
        let mut table = Table::new(&honest(), &["hard", "turbo", "medium"], seed);
        while table.game.outcome().is_none() {
            assert!(table.step());
            let is_void =
                matches!(table.game.phase(), Phase::Void { ready, .. } if ready.is_empty());
            n_given_up += usize::from(is_void);
        }
    }
    assert!(0 < n_given_up);
}
