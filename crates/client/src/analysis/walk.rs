//! The way through a match, which the worker of the page goes step by step.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Analysed, Analysis, Refusal, WorkerQuestion};

use crate::worker::Worker;

/// As long a judge may think about a decision, so that a match of two takes some seconds.
const BUDGET_MS: u32 = 20;

/// How far it is.
#[derive(Clone, PartialEq, Debug)]
pub enum Walk {
    Under {
        done: usize,
        of: usize,
    },
    Over(Arc<Analysis>),
    Refused(Refusal),
    /// Nobody answers any more.
    Dead,
}

/// Begins with a worker of its own, which ends with the page that asks.
pub fn begin(walk: RwSignal<Walk>, text: Arc<str>, n_steps: usize) {
    walk.set(Walk::Under { done: 0, of: n_steps });
    spawn_local(async move {
        let Some(worker) = Worker::call() else {
            walk.try_set(Walk::Dead);
            return;
        };
        let mut question =
            WorkerQuestion::Analyse { record: text.to_string(), budget_ms: BUDGET_MS };
        loop {
            let answer: Option<Analysed> = worker.ask(&question).await;
            question = WorkerQuestion::GoOn;
            let (now, is_last) = match answer {
                Some(Analysed::Progress { done, of }) => (Walk::Under { done, of }, false),
                Some(Analysed::Whole(analysis)) => (Walk::Over(Arc::new(analysis)), true),
                Some(Analysed::Refused(why)) => (Walk::Refused(why), true),
                None => (Walk::Dead, true),
            };
            // Whoever has left the page waits no longer.
            if walk.try_set(now).is_some() || is_last {
                return;
            }
        }
    });
}
