//! How long the judges of a game take, at a table for two.

use std::time::Duration;

use analysis::{Analyser, hint};
use bots::{Budget, Level};
use cpu_time::ProcessTime;
use engine::{Match, Record, Recorded, Viewer};
use games::Title;
use serde::Serialize;

use crate::complaint::Complaint;
use crate::play::{Number, play};
use crate::voice::Voice;

/// Milliseconds of CPU time.
#[derive(Serialize)]
pub struct Judged {
    /// A whole match.
    pub analyse_ms: f64,
    /// The slowest of some hints in it.
    pub hint_ms: f64,
}

/// Who plays the match: quick, and long enough.
const LEVEL: &str = "medium";
const QUICK: Budget = Budget { ms: 1 };
const SEED: u64 = 1;
/// A hint is asked for at every so many steps.
const STEPS_BETWEEN: usize = 7;

/// Nothing where nobody can judge.
pub fn judged<G: Title>(voice: &Voice) -> Result<Option<Judged>, Complaint> {
    let level = G::level(LEVEL).filter(|_| G::judge(Budget::OF_JUDGES).is_some());
    let Some(level) = level else { return Ok(None) };
    let levels: [&Level<G>; 2] = [&level; 2];
    let number = Number { seed: SEED, number: 1 };
    let played = play(&G::Options::default(), &levels, number, QUICK)
        .map_err(|stuck| stuck.complaint(&voice.texts, number))?;
    let record = played.record(&levels);
    let hint_ms = ms(slowest_hint(&record));
    Ok(Some(Judged { analyse_ms: ms(analysing(record)), hint_ms }))
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

const PLAYED: &str = "the match was just played to its end";

fn analysing<G: Title>(record: Record<G>) -> Duration {
    let clock = ProcessTime::now();
    let mut analyser = Analyser::new(record, Budget::OF_JUDGES).expect("it is over, and judged");
    while analyser.go_on().expect(PLAYED) {}
    drop(analyser.done());
    clock.elapsed()
}

fn slowest_hint<G: Title>(record: &Record<G>) -> Duration {
    let mut draws = Recorded::new(&record.header.draws);
    let set_up = Match::<G>::new(&record.header.options, record.n_seats(), &mut draws);
    let (mut played, _) = set_up.expect(PLAYED);
    let mut slowest = Duration::ZERO;
    for (i, entry) in record.entries.iter().enumerate() {
        if let Some(seat) = entry.actor().filter(|_| i % STEPS_BETWEEN == 0) {
            let view = played.game().view(Viewer::Seat(seat));
            let clock = ProcessTime::now();
            drop(hint::<G>(&view, seat, Budget::OF_JUDGES));
            slowest = slowest.max(clock.elapsed());
        }
        played.repeat(entry).expect(PLAYED);
    }
    slowest
}
