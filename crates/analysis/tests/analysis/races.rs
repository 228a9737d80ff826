//! In a race the judgement is of time.

use analysis::Analyser;
use bots::turbo_taxi::TurboTaxi;

use crate::played::{QUICK, kept};

/// Of every task it is told how hard it was, when each level would have called, and who was close.
#[test]
fn tasks_are_told_instead_of_chances() {
    let mut n_tasks = 0;
    for record in kept::<TurboTaxi>() {
        let outcome = record.closing.outcome.clone();
        let n_seats = record.n_seats();
        let n_entries = record.entries.len();
        let mut analyser = match Analyser::new(record, QUICK) {
            Ok(analyser) => analyser,
            Err(why) => panic!("{why:?}"),
        };
        while analyser.go_on().expect("it holds") {}
        assert_eq!(analyser.progress(), (n_entries, n_entries));
        let analysis = analyser.done();
        assert!(analysis.seats.is_empty() && analysis.swings.is_empty());
        let outcome = outcome.expect("it is over");
        for seat in engine::Seat::all(n_seats) {
            let n_won = analysis.tasks.iter().filter(|task| task.winner == Some(seat)).count();
            assert!(outcome.of(seat).score as usize <= n_won, "every medal was a task");
        }
        for task in &analysis.tasks {
            n_tasks += 1;
            let is_more = task.n_forced <= task.n_forced_by_trial && task.n_forced_by_trial <= 8;
            assert!(is_more || task.n_right == 0, "a thought more settles no less: {task:?}");
            assert!(task.levels.is_sorted_by(|slow, fast| fast.ms <= slow.ms), "{task:?}");
            assert_eq!(task.levels.len(), 4);
            for seat in &task.seats {
                assert_eq!(seat.nearest.is_some(), 0 < task.n_right, "{task:?}");
                let is_there = seat.nearest.is_some() && seat.n_missing == 0;
                assert_eq!(seat.is_right, is_there, "{task:?}");
                assert!(!(seat.is_right && seat.lost_ms.is_some()), "{task:?}");
            }
        }
    }
    assert!(10 < n_tasks, "{n_tasks}");
}
