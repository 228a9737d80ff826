//! Through a match, one run after the other: the steps of a seat up to the next draw, or until
//! somebody else is to act.

use bots::{Botted, Budget, Judge, Judgement, Way};
use engine::{
    BadEntry, Cause, Entry, Game, Match, Record, RecordError, RecordProblem, Recorded, Seat, Viewer,
};
use protocol::{Analysis, Swing, What};
use serde_json::Value;

use crate::account::accounts;

/// Takes a match apart, as long as somebody asks it to go on.
pub struct Analyser<G: Game> {
    judge: Box<dyn Judge<G>>,
    record: Record<G>,
    played: Match<G>,
    /// Everybody's chances where the walk has come to.
    now: Vec<f64>,
    start: Vec<f64>,
    swings: Vec<Swing>,
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

/// Changes that are only rounding.
const NOTHING: f64 = 1e-12;

impl<G: Botted> Analyser<G> {
    /// The Record has been read; here it is replayed once, and checked.
    pub fn new(record: Record<G>, budget: Budget) -> Result<Analyser<G>, Impossible> {
        let judge = G::judge(budget).ok_or(Impossible::NoJudge)?;
        record.replay(None).map_err(Impossible::Damaged)?;
        if record.closing.outcome.is_none() {
            return Err(Impossible::NotOver);
        }
        if record.n_seats() < 2 {
            return Err(Impossible::Alone);
        }
        let mut draws = Recorded::new(&record.header.draws);
        let set_up = Match::new(&record.header.options, record.n_seats(), &mut draws);
        let (played, _) = set_up.map_err(|bad| {
            Impossible::Damaged(RecordError { line: 1, problem: RecordProblem::Options(bad) })
        })?;
        let mut analyser =
            Analyser { judge, record, played, now: vec![], start: vec![], swings: vec![] };
        let first = analyser.played.game().to_act().first().unwrap_or(Seat(0));
        analyser.now = analyser.seen_by(first).win;
        analyser.start = analyser.now.clone();
        Ok(analyser)
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
                let is_drawn = self.repeat(from)?;
                let seat = self.played.game().to_act().first().unwrap_or(Seat(0));
                self.end_run(from, 1, None, is_drawn, seat, 0.0);
            }
        }
        Ok(self.played.n_steps() < self.record.entries.len())
    }

    /// The whole match, once the walk is over.
    pub fn done(self) -> Analysis {
        let seats = accounts(&self.start, &self.swings, &self.now);
        Analysis { seats, swings: self.swings }
    }

    fn run(&mut self, from: usize, seat: Seat) -> Result<(), Impossible> {
        let view = self.played.game().view(Viewer::Seat(seat));
        let mut has_choice = false;
        let mut n = 0;
        let is_drawn = loop {
            has_choice |= bots::only_action(self.played.game(), seat).is_none();
            let is_drawn = self.repeat(from + n)?;
            n += 1;
            let next = self.record.entries.get(from + n);
            if is_drawn || next.is_none_or(|next| next.actor() != Some(seat)) {
                break is_drawn;
            }
        };
        let actions = actions(&self.record.entries[from..from + n]);
        let ways = self.judge.ways(&view, seat, &actions);
        let best = ways.best.into_iter().next();
        let played = ways.played.or_else(|| best.clone());
        let Some(played) = played else {
            self.end_run(from, n, Some(seat), is_drawn, seat, 0.0);
            return Ok(());
        };
        let best = best.filter(|_| has_choice).unwrap_or_else(|| played.clone());
        self.book(from, n, Some(seat), best.judgement.win.clone(), What::Insight {});
        if has_choice {
            let what = decision::<G>(&best, &played, seat);
            self.swings.push(self.swing(from, n, Some(seat), &played.judgement.win, what));
            self.now = played.judgement.win;
        }
        self.end_run(from, n, Some(seat), is_drawn, seat, played.error);
        Ok(())
    }

    /// Plays a step again. Says whether something was drawn or came to light.
    fn repeat(&mut self, idx: usize) -> Result<bool, Impossible> {
        let entry = &self.record.entries[idx];
        self.played.repeat(entry).map_err(|bad| {
            let problem = match bad {
                BadEntry::Rejected(rejected) => RecordProblem::Rejected(rejected),
                BadEntry::Draws => RecordProblem::Draws,
            };
            Impossible::Damaged(RecordError { line: idx + 2, problem })
        })?;
        Ok(self.played.n_sealed() == self.played.n_steps())
    }

    /// What has been drawn, and how it ends.
    fn end_run(
        &mut self,
        from: usize,
        n: usize,
        actor: Option<Seat>,
        is_drawn: bool,
        looks: Seat,
        error: f64,
    ) {
        let after = match self.played.game().outcome() {
            Some(outcome) => Judgement::of_outcome(&outcome).win,
            None if is_drawn => self.seen_by(looks).win,
            None => return,
        };
        self.book(from, n, actor, after, What::Draw { error });
    }

    fn seen_by(&mut self, seat: Seat) -> Judgement {
        let view = self.played.game().view(Viewer::Seat(seat));
        self.judge.value(&view, seat)
    }

    /// Keeps a swing if it has changed anything.
    fn book(
        &mut self,
        entry: usize,
        entries: usize,
        seat: Option<Seat>,
        after: Vec<f64>,
        what: What,
    ) {
        let has_changed = |(now, after): (&f64, &f64)| NOTHING < (now - after).abs();
        if self.now.iter().zip(&after).any(has_changed) {
            self.swings.push(self.swing(entry, entries, seat, &after, what));
            self.now = after;
        }
    }

    fn swing(
        &self,
        entry: usize,
        entries: usize,
        seat: Option<Seat>,
        after: &[f64],
        what: What,
    ) -> Swing {
        Swing { entry, entries, seat, before: self.now.clone(), after: after.to_vec(), what }
    }
}

fn actions<G: Game>(entries: &[Entry<G>]) -> Vec<G::Action> {
    let acted = entries.iter().filter_map(|entry| match entry.cause {
        Cause::Act { action, .. } => Some(action),
        Cause::Expire => None,
    });
    acted.collect()
}

fn decision<G: Game>(best: &Way<G::Action>, played: &Way<G::Action>, seat: Seat) -> What {
    let chance = |way: &Way<G::Action>| way.judgement.win[seat.idx()];
    What::Decision {
        played: as_json::<G>(&played.actions),
        best: as_json::<G>(&best.actions),
        cost: chance(best) - chance(played),
        error: best.error.hypot(played.error),
    }
}

pub fn as_json<G: Game>(actions: &[G::Action]) -> Vec<Value> {
    let json = |action| serde_json::to_value(action).expect("an action becomes JSON");
    actions.iter().map(json).collect()
}
