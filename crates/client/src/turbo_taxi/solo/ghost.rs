//! The ghost of one's best run: how far it was at every moment.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::words::Words;

/// Steps of a run: nine for a task, of which the ninth is the call.
pub const STEPS_PER_TASK: u32 = 9;

/// Moments, each with the number of steps that were done then, in their order.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Ghost(Vec<(u32, u32)>);

impl Ghost {
    /// Cards that are taken back are no progress.
    pub fn mark(&mut self, ms: u64, n_steps: u32) {
        let is_further = self.0.last().is_none_or(|(_, before)| *before < n_steps);
        if is_further {
            self.0.push((ms as u32, n_steps));
        }
    }

    /// How far it was then.
    pub fn steps_at(&self, ms: u64) -> u32 {
        let before = self.0.partition_point(|(at, _)| u64::from(*at) <= ms);
        before.checked_sub(1).map_or(0, |last| self.0[last].1)
    }

    pub fn n_steps(&self) -> u32 {
        self.0.last().map_or(0, |(_, n_steps)| *n_steps)
    }
}

/// Both runs as bars.
#[component]
pub fn GhostBars(
    ghost: Ghost,
    #[prop(into)] elapsed: Signal<u64>,
    #[prop(into)] n_steps: Signal<u32>,
    /// Of the whole course; none where it has no end.
    n_steps_max: Option<u32>,
) -> impl IntoView {
    let words = Words::here();
    let ghost_end = ghost.n_steps();
    let ghost_steps = Memo::new(move |_| ghost.steps_at(elapsed.get()));
    let whole = move || n_steps_max.unwrap_or_else(|| ghost_end.max(n_steps.get()).max(1));
    let width = move |n: u32| format!("{}%", 100 * n.min(whole()) / whole());
    let tasks = |n: u32| n / STEPS_PER_TASK;
    view! {
        <div class="ghost">
            <span>{words.of("taxi-ghost-you")}</span>
            <span class="bar__track">
                <span style:width=follows(move || width(n_steps.get()))></span>
            </span>
            <b class="num">{live(move || tasks(n_steps.get()))}</b>
            <span>{words.of("taxi-ghost-best")}</span>
            <span class="bar__track ghost__best">
                <span style:width=follows(move || width(ghost_steps.get()))></span>
            </span>
            <b class="num">{live(move || tasks(ghost_steps.get()))}</b>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ghost_is_where_the_run_was() {
        let mut ghost = Ghost::default();
        for (ms, n_steps) in [(1_000, 1), (2_000, 2), (2_500, 1), (4_000, 3)] {
            ghost.mark(ms, n_steps);
        }
        assert_eq!([0, 999, 1_000, 2_600, 9_000].map(|ms| ghost.steps_at(ms)), [0, 0, 1, 2, 3]);
        assert_eq!(ghost.n_steps(), 3);
    }
}
