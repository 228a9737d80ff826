//! Why the dice cannot be used for something. Tasks can be chosen straight after a roll, so the
//! rules are asked one step ahead.

use saint_malo::{Action, Task, View};

use super::foresee::stopped;
use crate::table::why::{Reason, reason_in};
use crate::words::Texts;

/// None if they can.
pub fn not_this_task(view: &View, task: Task, texts: &Texts) -> Option<Reason> {
    reason_in(&stopped(view), view.turn, &Action::Use { task }, texts)
}
