//! One moment of a match on its way to everybody who looks. Who has seen the moment before, and
//! asks for changes, is told what has changed.

use std::borrow::Cow;

use engine::Viewer;
use games::{Sight, Written};
use protocol::{Change, splices};

use super::audience::text;
use super::live::{Live, Message};
use crate::websocket::Utf8Bytes;

/// What is short is kept from one moment to the next. What is long would fill the memory, and the
/// match can write it again.
const KEPT_BYTES_MAX: usize = 1536;

/// The texts of a frame, from which the next one may be told as a change.
#[derive(Clone)]
pub struct Shown {
    viewer: Viewer,
    version: u64,
    view: Written,
    actions: Written,
}

impl Shown {
    pub fn moment(&self) -> (Viewer, u64) {
        (self.viewer, self.version)
    }
}

/// One moment of a match on its way to everybody. Who sees the same is sent the same text.
pub struct Showing<'a> {
    live: &'a Live,
    now: u64,
    /// Of moments before.
    shown: &'a [Shown],
    written: Vec<Letter>,
    /// What is to be kept of this one.
    kept: Vec<Shown>,
}

/// A message, and whom it is for.
struct Letter {
    viewer: Viewer,
    kept: usize,
    from: Option<u64>,
    text: Utf8Bytes,
}

impl<'a> Showing<'a> {
    pub fn new(live: &'a Live, now: u64, shown: &'a [Shown]) -> Showing<'a> {
        Showing { live, now, shown, written: Vec::new(), kept: Vec::new() }
    }

    /// `from` is the version of the frame that the watcher has, if a change will do.
    pub fn message(&mut self, viewer: Viewer, kept: usize, from: Option<u64>) -> Utf8Bytes {
        let is_same = |it: &&Letter| (it.viewer, it.kept, it.from) == (viewer, kept, from);
        if let Some(letter) = self.written.iter().find(is_same) {
            return letter.text.clone();
        }
        let frame = self.live.frame(viewer, kept, self.now);
        if frame.view.get().len() + frame.actions.get().len() <= KEPT_BYTES_MAX {
            let (view, actions) = (frame.view.clone(), frame.actions.clone());
            self.kept.push(Shown { viewer, version: frame.version, view, actions });
        }
        let message = match self.before(viewer, from) {
            Some(before) => {
                let view = splices(before.view.get(), frame.view.get());
                let actions = splices(before.actions.get(), frame.actions.get());
                let frame = frame.with(view, actions);
                Message::Change(Box::new(Change { from: before.version, frame }))
            }
            None => Message::Frame(Box::new(frame)),
        };
        let text = Utf8Bytes::from(text(&message));
        self.written.push(Letter { viewer, kept, from, text: text.clone() });
        text
    }

    /// Somebody is to be told later what has changed since.
    pub fn hold(&mut self, viewer: Viewer, from: Option<u64>) {
        if let Some(before) = self.before(viewer, from) {
            self.kept.push(before.into_owned());
        }
    }

    /// What the viewer was shown as this version: as it was kept, or written again.
    fn before(&self, viewer: Viewer, version: Option<u64>) -> Option<Cow<'a, Shown>> {
        let version = version?;
        let is_meant = |it: &&Shown| it.moment() == (viewer, version);
        if let Some(kept) = self.shown.iter().find(is_meant) {
            return Some(Cow::Borrowed(kept));
        }
        let Sight { view, actions, .. } = self.live.sight_before(viewer, version)?;
        Some(Cow::Owned(Shown { viewer, version, view, actions }))
    }

    /// What is to be kept for the next moments.
    pub fn into_kept(self) -> Vec<Shown> {
        self.kept
    }
}
