//! What the viewer has been told so far, step by step.

use serde_json::Value;

use crate::Frame;

#[derive(Clone, PartialEq, Debug, Default)]
pub struct Story {
    steps: Vec<Step>,
    n_heard: u64,
}

/// What was told of one step. An undone step and the one in its place have different serials.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    pub serial: u64,
    pub events: Vec<Value>,
}

impl Story {
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Forgets everything; what comes next is new all the same.
    pub fn clear(&mut self) {
        self.steps.clear();
    }

    /// Goes on as a frame says. False if the frame goes on from steps that were never heard.
    pub fn hear(&mut self, frame: &Frame) -> bool {
        if self.steps.len() < frame.n_steps_kept {
            return false;
        }
        self.steps.truncate(frame.n_steps_kept);
        for events in &frame.events {
            self.n_heard += 1;
            self.steps.push(Step { serial: self.n_heard, events: events.clone() });
        }
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
        assert!(story.hear(&frame(0, &["set up", "a"])));
        assert!(story.hear(&frame(2, &["b"])));
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
    fn a_gap_is_noticed() {
        let mut story = Story::default();
        story.hear(&frame(0, &["set up"]));
        assert!(!story.hear(&frame(3, &["d"])));
        assert_eq!(told(&story), ["set up"]);
    }
}
