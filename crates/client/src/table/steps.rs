//! Steps that follow each other without another press: each is sent as soon as the rules offer it.
//! A lost connection only delays them; what cannot go on any more is said.

use std::collections::VecDeque;

use leptos::prelude::*;

use super::AnyCx;
use crate::kit::effect::effect;
use crate::kit::memo::AnyValue;
use crate::kit::toast::Toasts;

#[derive(Clone, Copy)]
pub struct Steps {
    cx: AnyCx,
    queue: StoredValue<Queue>,
}

struct Queue {
    /// The moment at which the step before was sent.
    sent_at: Option<u64>,
    /// Actions of the game.
    left: VecDeque<AnyValue>,
}

impl Steps {
    pub fn new(cx: AnyCx) -> Steps {
        let queue = StoredValue::new(Queue { sent_at: None, left: VecDeque::new() });
        let steps = Steps { cx, queue };
        let toasts = use_context::<Toasts>();
        effect(move || {
            if cx.busy.get() {
                return;
            }
            if !steps.go_on(cx.moment.with(|moment| moment.version), &cx.seen.get()) {
                let text = cx.words.say_once("steps-interrupted", &[]);
                toasts.inspect(|toasts| toasts.say(text));
            }
        });
        steps
    }

    /// Takes the first step now, and the others after it.
    pub fn take(self, steps: Vec<AnyValue>) {
        let mut left: VecDeque<AnyValue> = steps.into();
        let Some(first) = left.pop_front() else { return };
        let sent_at = self.cx.moment.with_untracked(|moment| moment.version);
        self.queue.set_value(Queue { sent_at: Some(sent_at), left });
        self.send(&first);
    }

    /// Whether all that was taken has been done.
    pub fn is_at_rest(self) -> bool {
        let version = self.cx.moment.with_untracked(|moment| moment.version);
        self.queue.with_value(|queue| {
            queue.left.is_empty() && queue.sent_at.is_none_or(|sent_at| sent_at < version)
        })
    }

    /// False where the next step is not offered any more; it and those after it are dropped.
    fn go_on(self, version: u64, moment: &AnyValue) -> bool {
        let next = self.queue.try_update_value(|queue| {
            if queue.sent_at.is_some_and(|sent_at| version <= sent_at) {
                return None;
            }
            let next = queue.left.pop_front();
            if next.is_some() {
                queue.sent_at = Some(version);
            }
            next
        });
        let Some(next) = next.flatten() else { return true };
        let is_offered = self.cx.ui.is_offered(moment, &next);
        match is_offered {
            true => self.send(&next),
            false => self.queue.update_value(|queue| queue.left.clear()),
        }
        is_offered
    }

    fn send(self, action: &AnyValue) {
        self.cx.order.run(self.cx.ui.order(action));
    }
}
