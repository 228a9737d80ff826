//! One moment of a match on its way to everybody who looks. Who has seen the moment before, and
//! asks for changes, is told what has changed.

use axum::extract::ws::Utf8Bytes;
use engine::Viewer;
use games::Written;
use protocol::{Change, splices};

use super::audience::text;
use super::live::{Live, Message};

/// The texts of a frame, from which the next one may be told as a change.
pub struct Shown {
    pub viewer: Viewer,
    version: u64,
    view: Written,
    actions: Written,
}

/// One moment of a match on its way to everybody. Who sees the same is sent the same text.
pub struct Showing<'a> {
    pub live: &'a Live,
    pub now: u64,
    pub shown: &'a [Shown],
    pub written: Vec<Letter>,
}

/// A message, whom it is for, and what those are shown by it.
pub struct Letter {
    pub viewer: Viewer,
    kept: usize,
    from: Option<u64>,
    text: Utf8Bytes,
    pub shown: Shown,
}

impl Showing<'_> {
    /// `from` is the version of the frame that the watcher has, if a change will do.
    pub fn message(&mut self, viewer: Viewer, kept: usize, from: Option<u64>) -> Utf8Bytes {
        let is_same = |it: &&Letter| (it.viewer, it.kept, it.from) == (viewer, kept, from);
        if let Some(letter) = self.written.iter().find(is_same) {
            return letter.text.clone();
        }
        let frame = self.live.frame(viewer, kept, self.now);
        let version = frame.version;
        let (view, actions) = (frame.view.clone(), frame.actions.clone());
        let before = self.shown.iter().find(|it| it.viewer == viewer && Some(it.version) == from);
        let message = match before {
            Some(before) => {
                let view = splices(before.view.get(), view.get());
                let actions = splices(before.actions.get(), actions.get());
                let frame = frame.with(view, actions);
                Message::Change(Box::new(Change { from: before.version, frame }))
            }
            None => Message::Frame(Box::new(frame)),
        };
        let text = Utf8Bytes::from(text(&message));
        let shown = Shown { viewer, version, view, actions };
        self.written.push(Letter { viewer, kept, from, text: text.clone(), shown });
        text
    }
}
