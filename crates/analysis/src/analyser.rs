//! What takes a match apart: chances are followed where they can be told, and in a race it is told
//! what was to be solved.

use bots::judge::Raced;
use bots::{Botted, Budget};
use engine::{Game, Record, RecordError};
use protocol::{Analysis, LevelTime, TaskAccount, TaskSeat};

use crate::walk::Walk;

/// Takes a match apart, as long as somebody asks it to go on.
pub struct Analyser<G: Game>(Way<G>);

enum Way<G: Game> {
    Chances(Box<Walk<G>>),
    Race { record: Box<Record<G>>, tasks: Option<Vec<TaskAccount>> },
}

/// Why a match cannot be taken apart.
#[derive(Clone, PartialEq, Debug)]
pub enum Impossible {
    Damaged(RecordError),
    NotOver,
    /// Alone there is nobody to win against.
    Alone,
    NoJudge,
}

impl<G: Botted> Analyser<G> {
    /// The Record has been read; here it is replayed once, and checked.
    pub fn new(record: Record<G>, budget: Budget) -> Result<Analyser<G>, Impossible> {
        let judge = G::judge(budget);
        if judge.is_none() && !G::IS_RACE {
            return Err(Impossible::NoJudge);
        }
        record.replay(None).map_err(Impossible::Damaged)?;
        if record.closing.outcome.is_none() {
            return Err(Impossible::NotOver);
        }
        if record.n_seats() < 2 {
            return Err(Impossible::Alone);
        }
        let way = match judge {
            Some(judge) => Way::Chances(Walk::new(record, judge)?.into()),
            None => Way::Race { record: record.into(), tasks: None },
        };
        Ok(Analyser(way))
    }

    /// How many of its steps have been looked at, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        match &self.0 {
            Way::Chances(walk) => walk.progress(),
            Way::Race { record, tasks: None } => (0, record.entries.len()),
            Way::Race { record, tasks: Some(_) } => (record.entries.len(), record.entries.len()),
        }
    }

    /// Goes on by a bit. Says whether there is more.
    pub fn go_on(&mut self) -> Result<bool, Impossible> {
        match &mut self.0 {
            Way::Chances(walk) => walk.go_on(),
            Way::Race { record, tasks } => {
                tasks.get_or_insert_with(|| G::tasks(record).into_iter().map(account).collect());
                Ok(false)
            }
        }
    }

    /// The whole match, once there is no more.
    pub fn done(self) -> Analysis {
        match self.0 {
            Way::Chances(walk) => walk.done(),
            Way::Race { tasks, .. } => {
                let tasks = tasks.unwrap_or_default();
                Analysis { seats: Vec::new(), swings: Vec::new(), tasks }
            }
        }
    }
}

fn account(raced: Raced) -> TaskAccount {
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
        entry: raced.entry,
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
