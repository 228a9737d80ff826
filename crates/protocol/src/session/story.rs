//! What the viewer has been told so far, step by step: all of it, or as far back as it was told.

use serde_json::Value;

use crate::{Frame, LogPage};

#[derive(Clone, PartialEq, Debug, Default)]
pub struct Story {
    /// Steps before these are known to the log alone.
    first: usize,
    steps: Vec<Step>,
    n_heard: u64,
    n_read: u64,
}

/// What was told of one step. An undone step and the one in its place have different serials, and
/// what is news has a higher one than all that was known before.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    pub serial: u64,
    pub events: Vec<Value>,
}

/// Serials of what was read in the log are lower, those of what was heard are higher.
const SERIAL_0: u64 = 1 << 40;

impl Story {
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// How many steps came before these.
    pub fn first(&self) -> usize {
        self.first
    }

    /// How many steps there are, those before these among them.
    pub fn len(&self) -> usize {
        self.first + self.steps.len()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Forgets everything; what comes next is new all the same.
    pub fn clear(&mut self) {
        self.steps.clear();
        self.first = 0;
    }

    /// Goes on as a frame says. Steps that were never told leave a gap: what was before it is
    /// forgotten, and can be read in the log.
    pub fn hear<V, A>(&mut self, frame: &Frame<V, A>) {
        let holds_until = frame.n_steps_kept.min(frame.first_step);
        self.steps.truncate(holds_until.saturating_sub(self.first));
        if self.steps.is_empty() || self.len() < frame.first_step {
            self.steps.clear();
            self.first = frame.first_step;
        }
        for events in &frame.events {
            self.n_heard += 1;
            self.steps.push(Step { serial: SERIAL_0 + self.n_heard, events: events.clone() });
        }
    }

    /// Goes farther back. False if the page does not end where the story begins.
    pub fn read(&mut self, page: &LogPage) -> bool {
        if page.first_step + page.events.len() != self.first {
            return false;
        }
        self.n_read += page.events.len() as u64;
        let serials = SERIAL_0 - self.n_read..;
        let steps = serials.zip(page.events.iter().cloned());
        self.steps.splice(0..0, steps.map(|(serial, events)| Step { serial, events }));
        self.first = page.first_step;
        true
    }
}

#[cfg(test)]
mod tests {
    use engine::{Seats, Viewer};
    use serde_json::json;

    use super::*;

    fn frame(n_steps_kept: usize, events: &[&str]) -> Frame {
        Frame {
            version: 0,
            viewer: Viewer::Spectator,
            view: Value::Null,
            actions: Vec::new(),
            to_act: Seats::none(),
            deadline: None,
            now: 0,
            can_undo: false,
            n_steps_kept,
            first_step: n_steps_kept,
            events: events.iter().map(|event| vec![json!(event)]).collect(),
            outcome: None,
        }
    }

    fn told(story: &Story) -> Vec<&str> {
        let events = story.steps().iter().flat_map(|step| &step.events);
        events.filter_map(Value::as_str).collect()
    }

    #[test]
    fn the_story_goes_on() {
        let mut story = Story::default();
        story.hear(&frame(0, &["set up", "a"]));
        story.hear(&frame(2, &["b"]));
        assert_eq!(told(&story), ["set up", "a", "b"]);
    }

    #[test]
    fn what_was_undone_is_forgotten() {
        let mut story = Story::default();
        story.hear(&frame(0, &["set up", "a", "b"]));
        let undone = story.steps()[2].serial;
        story.hear(&frame(2, &[]));
        assert_eq!(told(&story), ["set up", "a"]);
        story.hear(&frame(2, &["c"]));
        assert_ne!(story.steps()[2].serial, undone);
    }

    #[test]
    fn what_was_missed_can_be_read() {
        let page = |first_step, events: &[&str]| LogPage {
            first_step,
            events: events.iter().map(|event| vec![json!(event)]).collect(),
        };
        let mut story = Story::default();
        story.hear(&frame(0, &["set up", "a"]));
        story.hear(&Frame { first_step: 5, ..frame(2, &["e", "f"]) });
        assert_eq!((told(&story), story.first(), story.len()), (vec!["e", "f"], 5, 7));
        let newest = story.steps()[1].serial;
        assert!(!story.read(&page(2, &["b", "c"])), "it does not fit");
        assert!(story.read(&page(3, &["c", "d"])));
        assert!(story.read(&page(0, &["set up", "a", "b"])));
        assert_eq!(told(&story), ["set up", "a", "b", "c", "d", "e", "f"]);
        let serials: Vec<u64> = story.steps().iter().map(|step| step.serial).collect();
        assert!(serials.is_sorted() && serials.iter().all(|serial| *serial <= newest));
        story.hear(&frame(4, &["g"]));
        assert_eq!(told(&story), ["set up", "a", "b", "c", "g"]);
    }

    #[test]
    fn who_hears_only_the_end_can_go_back_behind_its_beginning() {
        let mut story = Story::default();
        story.hear(&Frame { first_step: 5, ..frame(0, &["e", "f"]) });
        story.hear(&frame(3, &["x"]));
        assert_eq!((told(&story), story.first()), (vec!["x"], 3));
    }
}
