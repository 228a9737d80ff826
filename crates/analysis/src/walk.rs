//! Through a match, one run after the other: the steps of a seat up to the next draw, or until
//! somebody else is to act.

use bots::judge::is_all_known;
use bots::{Botted, Judge, Judgement};
use engine::{
    BadEntry, Cause, Entry, Game, Match, Record, RecordError, RecordProblem, Recorded, Seat,
    ToldEvents, Viewer,
};
use protocol::{Analysis, Luck, Swing, What};
use serde::Serialize;
use serde_json::Value;

use crate::Impossible;
use crate::account::accounts;
use crate::prospect::{prospect, risk};

/// Takes a match apart, as long as somebody asks it to go on.
pub struct Walk<G: Game> {
    judge: Box<dyn Judge<G>>,
    record: Record<G>,
    played: Match<G>,
    /// Everybody's chances where the walk has come to.
    now: Vec<f64>,
    start: Vec<f64>,
    swings: Vec<Swing>,
    /// What was seen before those decisions that have cost something.
    mistakes: Vec<Mistaken<G>>,
}

/// The steps of a seat, or one for which time has passed.
#[derive(Clone, Copy)]
struct Run {
    from: usize,
    n: usize,
    actor: Option<Seat>,
}

struct Mistaken<G: Game> {
    swing: usize,
    seat: Seat,
    cost: f64,
    view: G::View,
    best: Vec<G::Action>,
    played: Vec<G::Action>,
}

/// Changes that are only rounding.
const NOTHING: f64 = 1e-12;
/// Of the greatest mistakes of each seat it is told what they risked.
const N_RISKS: usize = 3;

/// What has come of some steps.
struct Came<G: Game> {
    /// None if nothing was drawn and nothing came to light.
    luck: Option<Luck>,
    told: ToldEvents<G>,
}

impl<G: Botted> Walk<G> {
    /// The Record is known to hold.
    pub fn new(record: Record<G>, judge: Box<dyn Judge<G>>) -> Result<Walk<G>, Impossible> {
        let mut draws = Recorded::new(&record.header.draws);
        let set_up = Match::new(&record.header.options, record.n_seats(), &mut draws);
        let (played, _) = set_up.map_err(|bad| {
            Impossible::Damaged(RecordError { line: 1, problem: RecordProblem::Options(bad) })
        })?;
        let mut walk = Walk {
            judge,
            record,
            played,
            now: vec![],
            start: vec![],
            swings: vec![],
            mistakes: vec![],
        };
        let first = walk.played.game().to_act().first().unwrap_or(Seat(0));
        walk.now = walk.seen_by(first).win;
        walk.start = walk.now.clone();
        Ok(walk)
    }

    /// How many of its steps have been looked at, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.played.n_steps(), self.record.entries.len())
    }

    /// Goes on by one run. Says whether there is more.
    pub fn go_on(&mut self) -> Result<bool, Impossible> {
        let from = self.played.n_steps();
        let Some(first) = self.record.entries.get(from) else { return Ok(false) };
        match first.actor() {
            Some(seat) => self.run(from, seat)?,
            None => {
                let came = self.repeat(from)?;
                let seat = self.played.game().to_act().first().unwrap_or(Seat(0));
                self.end_run(Run { from, n: 1, actor: None }, came, seat, 0.0);
            }
        }
        Ok(self.played.n_steps() < self.record.entries.len())
    }

    /// The whole match, once the walk is over.
    pub fn done(mut self) -> Analysis {
        self.weigh_risks();
        let seats = accounts(&self.start, &self.swings, &self.now);
        Analysis { seats, swings: self.swings, tasks: Vec::new() }
    }

    fn run(&mut self, from: usize, seat: Seat) -> Result<(), Impossible> {
        let view = self.played.game().view(Viewer::Seat(seat));
        let mut has_choice = false;
        let mut n = 0;
        let came = loop {
            has_choice |= bots::only_action(self.played.game(), seat).is_none();
            let came = self.repeat(from + n)?;
            n += 1;
            let next = self.record.entries.get(from + n);
            if came.luck.is_some() || next.is_none_or(|next| next.actor() != Some(seat)) {
                break came;
            }
        };
        let run = Run { from, n, actor: Some(seat) };
        let actions = actions(&self.record.entries[from..from + n]);
        let ways = self.judge.ways(&view, seat, &actions);
        let best = ways.best.into_iter().next();
        let Some(played) = ways.played.or_else(|| best.clone()) else {
            self.end_run(run, came, seat, 0.0);
            return Ok(());
        };
        let best = best.filter(|_| has_choice).unwrap_or_else(|| played.clone());
        self.book(run, best.judgement.win.clone(), luck(Luck::Insight, 0.0));
        if has_choice {
            let chance = |win: &[f64]| win[seat.idx()];
            let cost = chance(&best.judgement.win) - chance(&played.judgement.win);
            let what = What::Decision {
                played: prospect(self.judge.as_ref(), &view, seat, &played),
                best: prospect(self.judge.as_ref(), &view, seat, &best),
                cost,
                error: best.error.hypot(played.error),
                is_blind: !is_all_known::<G>(&view, seat),
            };
            if 0.0 < cost {
                let (best, played) = (best.actions, played.actions);
                let swing = self.swings.len();
                self.mistakes.push(Mistaken { swing, seat, cost, view, best, played });
            }
            self.swings.push(self.swing(run, &played.judgement.win, what));
            self.now = played.judgement.win;
        }
        self.end_run(run, came, seat, played.error);
        Ok(())
    }

    /// Plays a step again.
    fn repeat(&mut self, idx: usize) -> Result<Came<G>, Impossible> {
        let entry = &self.record.entries[idx];
        let told = self.played.repeat(entry).map_err(|bad| {
            let problem = match bad {
                BadEntry::Rejected(rejected) => RecordProblem::Rejected(rejected),
                BadEntry::Draws => RecordProblem::Draws,
            };
            Impossible::Damaged(RecordError { line: idx + 2, problem })
        })?;
        let is_sealed = self.played.n_sealed() == self.played.n_steps();
        let luck = if entry.draws.is_empty() { Luck::Revealed } else { Luck::Drawn };
        Ok(Came { luck: is_sealed.then_some(luck), told })
    }

    /// What has been drawn, and how it ends.
    fn end_run(&mut self, run: Run, came: Came<G>, looks: Seat, error: f64) {
        let after = match self.played.game().outcome() {
            Some(outcome) => Judgement::of_outcome(&outcome).win,
            None if came.luck.is_some() => self.seen_by(looks).win,
            None => return,
        };
        let viewer = Viewer::Seat(looks);
        let told = came.told.into_iter().filter(|told| told.audience.includes(viewer));
        let told = told.map(|told| json(&told.event)).collect();
        let cause = came.luck.unwrap_or(Luck::Revealed);
        self.book(run, after, What::Draw { cause, error, told });
    }

    fn seen_by(&mut self, seat: Seat) -> Judgement {
        let view = self.played.game().view(Viewer::Seat(seat));
        self.judge.value(&view, seat)
    }

    /// Keeps what has changed anything.
    fn book(&mut self, run: Run, after: Vec<f64>, what: What) {
        let has_changed = |(now, after): (&f64, &f64)| NOTHING < (now - after).abs();
        if self.now.iter().zip(&after).any(has_changed) {
            self.swings.push(self.swing(run, &after, what));
            self.now = after;
        }
    }

    fn swing(&self, run: Run, after: &[f64], what: What) -> Swing {
        Swing {
            entry: run.from,
            entries: run.n,
            seat: run.actor,
            before: self.now.clone(),
            after: after.to_vec(),
            what,
        }
    }

    /// What could go wrong is worth a look only where it went wrong.
    fn weigh_risks(&mut self) {
        self.mistakes.sort_by(|a, b| b.cost.total_cmp(&a.cost));
        for seat in Seat::all(self.record.n_seats()) {
            let of_seat = self.mistakes.iter().filter(|mistake| mistake.seat == seat);
            for Mistaken { swing, view, best: better, played: made, .. } in of_seat.take(N_RISKS) {
                let What::Decision { played, best, .. } = &mut self.swings[*swing].what else {
                    unreachable!("a mistake is a decision");
                };
                best.risk = risk::<G>(self.judge.as_ref(), view, seat, better);
                played.risk = risk::<G>(self.judge.as_ref(), view, seat, made);
            }
        }
    }
}

fn luck(cause: Luck, error: f64) -> What {
    What::Draw { cause, error, told: Vec::new() }
}

fn actions<G: Game>(entries: &[Entry<G>]) -> Vec<G::Action> {
    let acted = entries.iter().filter_map(|entry| match entry.cause {
        Cause::Act { action, .. } => Some(action),
        Cause::Expire => None,
    });
    acted.collect()
}

fn json(event: &impl Serialize) -> Value {
    serde_json::to_value(event).expect("an event becomes JSON")
}
