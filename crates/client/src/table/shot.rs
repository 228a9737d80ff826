//! A moment with what is told of it, and the moments that are seen on the way to it.

use std::sync::Arc;
use std::time::Duration;

use super::{AnyMoment, Chronicle, GameUi, LogLine, Moment, TableUi};
use crate::kit::memo::AnyValue;

#[derive(Clone)]
pub struct Shot {
    pub shown: Shown,
    pub lines: Vec<LogLine>,
    /// The events of the game.
    pub happened: AnyValue,
    /// What the board plays before the moment is shown.
    pub interlude: Option<Interlude>,
}

/// A moment as everybody sees it, and as its game does.
#[derive(Clone)]
pub struct Shown {
    pub moment: AnyMoment,
    pub seen: AnyValue,
}

#[derive(Clone)]
pub struct Interlude {
    pub event: AnyValue,
    pub length: Duration,
}

impl Shown {
    pub fn of<G: GameUi>(moment: Moment<G>) -> Shown {
        Shown { moment: moment.any.clone(), seen: Arc::new(moment) }
    }

    /// The same, on which nobody can act any more.
    pub fn past(&self, ui: &dyn TableUi) -> Shown {
        let moment = AnyMoment { can_undo: false, ..self.moment.clone() };
        Shown { moment, seen: ui.past(&self.seen) }
    }
}

impl Shot {
    fn of<G: GameUi>(moment: Moment<G>, lines: Vec<LogLine>, happened: Vec<G::Event>) -> Shot {
        let interlude = happened.iter().rev().find_map(|event| {
            let length = G::interlude(event)?;
            Some(Interlude { event: Arc::new(event.clone()), length })
        });
        Shot { shown: Shown::of(moment), lines, happened: Arc::new(happened), interlude }
    }
}

/// A step and, where it is several things to be seen, what is shown before it. `newest` is the last
/// step that was shown.
pub fn shots<G: GameUi>(
    chronicle: &Chronicle<G>,
    newest: Option<u64>,
    before: &G::View,
    moment: Moment<G>,
) -> (Vec<Shot>, Shot) {
    let news = chronicle.since(newest);
    let mut from = 0;
    let between = G::between(before, &news).into_iter().map(|(n_told, view)| {
        let part = news[from..n_told].to_vec();
        from = n_told;
        let lines = chronicle.lines_until(newest, n_told);
        Shot::of(moment.showing(view), lines, part)
    });
    let between = between.collect();
    let news = news[from..].to_vec();
    (between, Shot::of(moment, chronicle.lines(), news))
}
