//! What takes a match apart: chances are followed where they can be told, and in a race it is told
//! what was to be solved.

use bots::{Botted, Budget};
use engine::{Game, Record, RecordError};
use protocol::Analysis;

use crate::race::Race;
use crate::walk::Walk;

/// Takes a match apart, as long as somebody asks it to go on.
pub struct Analyser<G: Game>(Way<G>);

enum Way<G: Game> {
    Chances(Box<Walk<G>>),
    Race(Box<Race<G>>),
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
            None => Way::Race(Race::new(record)?.into()),
        };
        Ok(Analyser(way))
    }

    /// How many of its steps have been looked at, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        match &self.0 {
            Way::Chances(walk) => walk.progress(),
            Way::Race(race) => race.progress(),
        }
    }

    /// Goes on by a bit. Says whether there is more.
    pub fn go_on(&mut self) -> Result<bool, Impossible> {
        match &mut self.0 {
            Way::Chances(walk) => walk.go_on(),
            Way::Race(race) => Ok(race.go_on()),
        }
    }

    /// The whole match, once there is no more.
    pub fn done(self) -> Analysis {
        match self.0 {
            Way::Chances(walk) => walk.done(),
            Way::Race(race) => race.done(),
        }
    }
}
