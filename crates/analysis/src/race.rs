//! Through a race, one step after the other: each task is told of as soon as it is over.

use bots::Botted;
use bots::judge::Raced;
use engine::{Game, Match, Record, RecordError, RecordProblem, Recorded, Viewer};
use protocol::{Analysis, LevelTime, TaskAccount, TaskSeat};

use crate::Impossible;

pub struct Race<G: Game> {
    record: Record<G>,
    played: Match<G>,
    tasks: Vec<TaskAccount>,
    /// Whether the task that everybody looks back on has been told of.
    is_told: bool,
}

impl<G: Botted> Race<G> {
    /// The Record is known to hold.
    pub fn new(record: Record<G>) -> Result<Race<G>, Impossible> {
        let mut draws = Recorded::new(&record.header.draws);
        let set_up = Match::new(&record.header.options, record.n_seats(), &mut draws);
        let (played, _) = set_up.map_err(|bad| {
            Impossible::Damaged(RecordError { line: 1, problem: RecordProblem::Options(bad) })
        })?;
        Ok(Race { record, played, tasks: Vec::new(), is_told: false })
    }

    /// How many of its steps have been looked at, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.played.n_steps(), self.record.entries.len())
    }

    /// Goes on by one step. Says whether there is more.
    pub fn go_on(&mut self) -> bool {
        let idx = self.played.n_steps();
        let Some(entry) = self.record.entries.get(idx) else { return false };
        self.played.repeat(entry).expect("the Record was replayed before");
        let view = self.played.game().view(Viewer::Spectator);
        let is_over = G::looks_back(&view);
        if is_over && !self.is_told {
            self.tasks.extend(G::raced(&view, entry.at).map(|raced| account(idx, raced)));
        }
        self.is_told = is_over;
        idx + 1 < self.record.entries.len()
    }

    pub fn done(self) -> Analysis {
        Analysis { seats: Vec::new(), swings: Vec::new(), tasks: self.tasks }
    }
}

/// `entry` is the step that has ended it.
fn account(entry: usize, raced: Raced) -> TaskAccount {
    let level = |(level, ms): (&str, u64)| LevelTime { level: level.to_owned(), ms };
    let seats = raced.seats.into_iter().map(|it| TaskSeat {
        seat: it.seat,
        called_ms: it.called_at,
        is_right: it.is_right,
        lost_ms: it.lost_at,
        nearest: it.nearest,
        n_missing: it.n_missing,
    });
    TaskAccount {
        entry,
        task: raced.task,
        n_right: raced.n_right,
        n_forced: raced.n_forced,
        n_forced_by_trial: raced.n_forced_by_trial,
        levels: raced.levels.into_iter().map(level).collect(),
        seats: seats.collect(),
        winner: raced.winner,
        ended_ms: raced.ended_at,
    }
}
