//! Everybody who looks at a table, and what each of them has been shown.

use std::sync::{Arc, Mutex};

use axum::extract::ws::Utf8Bytes;
use engine::Viewer;
use protocol::{Frame, Stage, ToClient};
use serde::Serialize;
use tokio::sync::mpsc;

use super::{NewWatcher, Reply, Table, answer, table_info};
use crate::clock::now_ms;
use crate::gate::locked;
use crate::guest::GuestId;
use crate::refusal::{Fault, Refusal};
use crate::store::TableRow;

/// Messages on their way to one socket. A reader that lets them pile up is cut off.
pub type Outbox = mpsc::Sender<Utf8Bytes>;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WatcherId(u64);

/// What a client has seen before its connection broke.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Resume {
    pub version: u64,
    pub n_heard: usize,
}

/// Who has a socket open at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Presence {
    pub here: Vec<GuestId>,
    /// Sockets of people without a seat.
    pub n_watching: u32,
}

pub struct Audience {
    watchers: Vec<Watcher>,
    polls: Vec<Poll>,
    n_watchers_ever: u64,
    presence: Arc<Mutex<Presence>>,
}

struct Watcher {
    id: WatcherId,
    guest: Option<GuestId>,
    outbox: Outbox,
    /// Through whose eyes the last frame was. None before the first.
    viewer: Option<Viewer>,
    n_heard: usize,
}

/// Somebody who waits for a frame over plain HTTP.
struct Poll {
    viewer: Viewer,
    after: Option<u64>,
    reply: Reply<String>,
}

impl Audience {
    pub fn new(presence: Arc<Mutex<Presence>>) -> Audience {
        Audience { watchers: Vec::new(), polls: Vec::new(), n_watchers_ever: 0, presence }
    }

    pub fn is_empty(&self) -> bool {
        self.watchers.is_empty() && self.polls.iter().all(|poll| poll.reply.is_closed())
    }

    pub fn presence(&self) -> Presence {
        locked(&self.presence).clone()
    }
}

impl Watcher {
    /// False if the watcher does not keep up, or has gone.
    fn send(&self, message: Utf8Bytes) -> bool {
        self.outbox.try_send(message).is_ok()
    }
}

impl Table {
    pub(super) fn watch(
        &mut self,
        guest: Option<GuestId>,
        outbox: Outbox,
        resume: Option<Resume>,
        reply: NewWatcher,
    ) {
        self.audience.n_watchers_ever += 1;
        let id = WatcherId(self.audience.n_watchers_ever);
        let mut watcher = Watcher { id, guest, outbox, viewer: None, n_heard: 0 };
        // With several seats nobody knows whose ears heard the steps.
        let has_one_pair_of_eyes = self.row.seats_of(guest).count() <= 1;
        if let (Some(live), Some(resume), true) = (&self.live, resume, has_one_pair_of_eyes) {
            watcher.n_heard = live.n_steps_kept(resume.version).min(resume.n_heard);
            watcher.viewer = Some(eyes(&self.row, live.table.to_act(), guest, None));
        }
        self.audience.watchers.push(watcher);
        // The table first, with the newcomer at it; then the match.
        self.note_presence();
        self.tell_seats();
        self.show_match(|watcher| watcher.id == id);
        let _ = reply.send(id);
    }

    pub(super) fn unwatch(&mut self, id: WatcherId) {
        self.audience.watchers.retain(|watcher| watcher.id != id);
        if self.note_presence() {
            self.tell_seats();
        }
    }

    /// Whether somebody has come or gone.
    fn note_presence(&mut self) -> bool {
        let mut now = Presence::default();
        for watcher in &self.audience.watchers {
            match watcher.guest.filter(|_| self.row.seats_of(watcher.guest).next().is_some()) {
                Some(guest) if now.here.contains(&guest) => {}
                Some(guest) => now.here.push(guest),
                None => now.n_watching += 1,
            }
        }
        let mut presence = locked(&self.audience.presence);
        let has_changed = *presence != now;
        *presence = now;
        has_changed
    }

    /// Tells everybody who sits at the table.
    pub(super) fn tell_seats(&mut self) {
        // Taking a seat turns a spectator into somebody who is here.
        self.note_presence();
        let presence = self.audience.presence();
        let row = &self.row;
        self.audience.watchers.retain(|watcher| {
            let info = table_info(row, &presence, watcher.guest);
            watcher.send(text(&ToClient::Table(info)).into())
        });
    }

    /// Shows the match to everybody, after it has begun or gone on.
    pub(super) fn tell_match(&mut self) {
        self.show_match(|_| true);
        let Some(live) = &self.live else { return };
        for poll in std::mem::take(&mut self.audience.polls) {
            let kept = poll.after.map_or(0, |version| live.n_steps_kept(version));
            answer(poll.reply, Ok(text(&live.frame(poll.viewer, kept, now_ms()))));
        }
    }

    /// Shows one watcher everything anew.
    pub(super) fn show_again(&mut self, id: WatcherId) {
        for watcher in &mut self.audience.watchers {
            if watcher.id == id {
                watcher.viewer = None;
            }
        }
        self.show_match(|watcher| watcher.id == id);
    }

    fn show_match(&mut self, is_meant: impl Fn(&Watcher) -> bool) {
        let Some(live) = &self.live else { return };
        let (row, now) = (&self.row, now_ms());
        let to_act = live.table.to_act();
        // Spectators see the same; a frame is written once for all of them.
        let mut written: Vec<(Viewer, usize, Utf8Bytes)> = Vec::new();
        self.audience.watchers.retain_mut(|watcher| {
            if !is_meant(watcher) {
                return true;
            }
            let viewer = eyes(row, to_act, watcher.guest, watcher.viewer);
            let is_same = watcher.viewer == Some(viewer);
            let kept = if is_same { watcher.n_heard.min(live.n_steps()) } else { 0 };
            let same = written.iter().find(|(eyes, heard, _)| (*eyes, *heard) == (viewer, kept));
            let message = match same {
                Some((_, _, message)) => message.clone(),
                None => {
                    let frame = ToClient::Frame(Box::new(live.frame(viewer, kept, now)));
                    let message = Utf8Bytes::from(text(&frame));
                    written.push((viewer, kept, message.clone()));
                    message
                }
            };
            watcher.viewer = Some(viewer);
            watcher.n_heard = live.n_steps();
            watcher.send(message)
        });
    }

    /// Answers at once if there is something new, otherwise when there is.
    pub(super) fn poll(
        &mut self,
        guest: Option<GuestId>,
        wanted: Option<Viewer>,
        after: Option<u64>,
        reply: Reply<String>,
    ) {
        let viewer = match self.poll_viewer(guest, wanted) {
            Ok(viewer) => viewer,
            Err(refusal) => return answer(reply, Err(refusal)),
        };
        match &self.live {
            Some(live) if after != Some(live.version()) => {
                let kept = after.map_or(0, |version| live.n_steps_kept(version));
                let frame: Frame = live.frame(viewer, kept, now_ms());
                answer(reply, Ok(text(&frame)));
            }
            // Nothing will ever be new: dropping the reply would read as a failure.
            Some(_) if self.row.stage == Stage::Finished => answer(reply, Ok(String::new())),
            Some(_) | None => {
                self.audience.polls.retain(|poll| !poll.reply.is_closed());
                self.audience.polls.push(Poll { viewer, after, reply });
            }
        }
    }

    fn poll_viewer(
        &self,
        guest: Option<GuestId>,
        wanted: Option<Viewer>,
    ) -> Result<Viewer, Refusal> {
        let to_act = self.live.as_ref().map(|live| live.table.to_act()).unwrap_or_default();
        match wanted {
            None => Ok(eyes(&self.row, to_act, guest, None)),
            Some(Viewer::Spectator) => Ok(Viewer::Spectator),
            Some(Viewer::Seat(seat)) if self.row.seats_of(guest).any(|own| own == seat) => {
                Ok(Viewer::Seat(seat))
            }
            Some(Viewer::Seat(_)) => Err(Fault::NotYourSeat.into()),
        }
    }
}

/// Through whose eyes a guest looks: those of the own seat that is to act; else those of before;
/// else those of the first own seat.
fn eyes(
    row: &TableRow,
    to_act: engine::Seats,
    guest: Option<GuestId>,
    before: Option<Viewer>,
) -> Viewer {
    let before = before.and_then(Viewer::seat);
    let acting = row.seats_of(guest).find(|seat| to_act.contains(*seat));
    let acts_still = before.filter(|seat| to_act.contains(*seat));
    let own = |seat: &engine::Seat| row.seats_of(guest).any(|own| own == *seat);
    let seat = acts_still.filter(own).or(acting).or(before.filter(own));
    seat.or_else(|| row.seats_of(guest).next()).map_or(Viewer::Spectator, Viewer::Seat)
}

fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("the protocol becomes JSON")
}
