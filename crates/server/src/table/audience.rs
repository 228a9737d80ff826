//! Everybody who looks at a table, and what each of them has been shown.

mod signs;

use std::sync::{Arc, Mutex};
use std::time::Duration;

use engine::{Delays, Millis, Seat, Viewer};
use protocol::Stage;
use serde::Serialize;
use tokio::time::Instant;

use self::signs::Signs;
use super::live::{Frame, Live, Message};
use super::showing::{Showing, Shown};
use super::{NewWatcher, Reply, Table, Welcome, answer, table_info};
use crate::clock::now_ms;
use crate::distance::Distance;
use crate::guest::GuestId;
use crate::limits::locked;
use crate::outbox::Outbox;
use crate::refusal::{Refusal, RefusalCode};
use crate::store::TableRow;
use crate::websocket::Utf8Bytes;

/// So many removed guests are known again.
const REMOVED_MAX: usize = 64;
/// Nobody wants to know more often who comes and goes.
const TELLS_EVERY: Duration = Duration::from_millis(250);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WatcherId(u64);

/// Somebody who opens a socket at a table.
pub struct Newcomer {
    pub guest: Option<GuestId>,
    pub outbox: Outbox,
    pub resume: Option<Resume>,
    /// Whether frames are to be told as changes of the ones before.
    pub wants_changes: bool,
    /// Through whose eyes, if several seats are the guest's own.
    pub seat: Option<Seat>,
    pub distance: Arc<Distance>,
}

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
    /// Whom the host has removed while the table is awake. It lives no longer than somebody waits
    /// at the table, so it need not be stored.
    pub removed: Vec<GuestId>,
}

pub struct Audience {
    watchers: Vec<Watcher>,
    polls: Vec<Poll>,
    n_watchers_ever: u64,
    presence: Arc<Mutex<Presence>>,
    /// What those were shown last who want changes, as far as it is kept.
    shown: Vec<Shown>,
    signs: Signs,
    opened_at: Instant,
    /// When everybody was last told who sits here and who looks on.
    told_at: Option<Instant>,
    /// When they are to be told again, after a rest.
    to_be_told_at: Option<Instant>,
}

struct Watcher {
    id: WatcherId,
    guest: Option<GuestId>,
    outbox: Outbox,
    wants_changes: bool,
    wanted: Option<Seat>,
    distance: Arc<Distance>,
    /// Through whose eyes the last frame was. None before the first.
    viewer: Option<Viewer>,
    n_heard: usize,
    /// The version of the last frame. None before the first on this connection.
    version: Option<u64>,
}

/// Somebody who waits for a frame over plain HTTP.
struct Poll {
    viewer: Viewer,
    after: Option<u64>,
    reply: Reply<String>,
}

impl Audience {
    pub fn new(presence: Arc<Mutex<Presence>>) -> Audience {
        Audience {
            watchers: Vec::new(),
            polls: Vec::new(),
            n_watchers_ever: 0,
            presence,
            shown: Vec::new(),
            signs: Signs::default(),
            opened_at: Instant::now(),
            told_at: None,
            to_be_told_at: None,
        }
    }

    /// For how long nothing was seen of a guest; not at all while a socket is open.
    pub fn absence(&self, guest: GuestId) -> Duration {
        if self.watchers.iter().any(|watcher| watcher.guest == Some(guest)) {
            return Duration::ZERO;
        }
        self.signs.last_of(guest).unwrap_or(self.opened_at).elapsed()
    }

    pub fn is_empty(&self) -> bool {
        self.watchers.is_empty() && self.polls.iter().all(|poll| poll.reply.is_closed())
    }

    pub fn presence(&self) -> Presence {
        locked(&self.presence).clone()
    }

    /// Keeps what was shown, as long as somebody wants to hear what has changed since.
    fn remember(&mut self, kept: Vec<Shown>) {
        for shown in kept {
            if !self.shown.iter().any(|it| it.moment() == shown.moment()) {
                self.shown.push(shown);
            }
        }
        let watchers = &self.watchers;
        self.shown.retain(|it| {
            let has_seen = |at: &Watcher| at.viewer.zip(at.version) == Some(it.moment());
            watchers.iter().any(|at| at.wants_changes && has_seen(at))
        });
    }

    pub fn has_removed(&self, guest: GuestId) -> bool {
        locked(&self.presence).removed.contains(&guest)
    }

    /// The guest may not sit down here again.
    pub fn remove(&mut self, guest: GuestId) {
        let removed = &mut locked(&self.presence).removed;
        if REMOVED_MAX <= removed.len() {
            removed.remove(0);
        }
        removed.push(guest);
    }
}

impl Watcher {
    /// False if the watcher does not keep up, or has gone.
    fn send(&self, message: Utf8Bytes) -> bool {
        self.outbox.send(message)
    }
}

impl Table {
    /// A sign of somebody, over a socket or without one.
    pub(super) fn saw(&mut self, guest: Option<GuestId>) {
        let Table { row, audience, .. } = self;
        audience.signs.note(guest, |guest| row.seats_of(Some(guest)).next().is_some());
    }

    pub(super) fn watch(&mut self, newcomer: Newcomer, reply: NewWatcher) {
        let Newcomer { guest, outbox, resume, wants_changes, seat: wanted, distance } = newcomer;
        if wanted.is_some_and(|seat| self.row.seats_of(guest).all(|own| own != seat)) {
            return answer(reply, Err(RefusalCode::NotYourSeat.into()));
        }
        self.audience.n_watchers_ever += 1;
        let id = WatcherId(self.audience.n_watchers_ever);
        let (viewer, n_heard, version) = (None, 0, None);
        let mut watcher = Watcher {
            id,
            guest,
            outbox,
            wants_changes,
            wanted,
            distance,
            viewer,
            n_heard,
            version,
        };
        // With several seats nobody knows whose ears heard the steps.
        let has_one_pair_of_eyes = self.row.seats_of(guest).count() <= 1;
        if let (Some(live), Some(resume), true) = (&self.live, resume, has_one_pair_of_eyes) {
            let viewer = eyes(&self.row, live.table.to_act(), &watcher);
            watcher.n_heard = live.n_steps_kept(viewer, resume.version).min(resume.n_heard);
            watcher.viewer = Some(viewer);
        }
        self.audience.watchers.push(watcher);
        // The table first, with the newcomer at it; then the match.
        if !self.tell_presence() {
            self.tell_seats_to(|watcher| watcher.id == id);
        }
        self.show_match(|watcher| watcher.id == id);
        let is_race = games::is_race(&self.row.game);
        let era = self.state.restoring.era();
        answer(reply, Ok(Welcome { watcher: id, era, is_race }));
    }

    pub(super) fn unwatch(&mut self, id: WatcherId) {
        let left = self.audience.watchers.iter().find(|watcher| watcher.id == id);
        let guest = left.and_then(|watcher| watcher.guest);
        self.saw(guest);
        self.audience.watchers.retain(|watcher| watcher.id != id);
        self.tell_presence();
    }

    /// Tells everybody who has come or gone, if anybody has. Says whether they were told at once.
    fn tell_presence(&mut self) -> bool {
        self.note_presence() && self.tell_seats_soon()
    }

    /// Tells everybody who sits at the table; not more often than anybody wants to know, or a few
    /// who come and go or sit down and leave all the time would bury the others in messages. Says
    /// whether they were told at once.
    pub(super) fn tell_seats_soon(&mut self) -> bool {
        // Whoever asks meanwhile is told of now.
        self.note_presence();
        let now = Instant::now();
        let rests_until = self.audience.told_at.map(|told_at| told_at + TELLS_EVERY);
        let rests_until = rests_until.filter(|until| now < *until);
        self.audience.to_be_told_at = rests_until;
        if rests_until.is_none() {
            self.tell_seats();
        }
        rests_until.is_none()
    }

    pub(super) fn to_be_told_at(&self) -> Option<Instant> {
        let seats_free_at = self.seats_free_at();
        self.audience.to_be_told_at.into_iter().chain(seats_free_at).min()
    }

    /// When the next of the seats that are kept for somebody becomes free for all.
    fn seats_free_at(&self) -> Option<Instant> {
        let now_ms = now_ms();
        let kept = self.row.chairs.iter().filter_map(|chair| chair.kept(now_ms / 1000));
        let left_ms = kept.map(|kept| (kept.until * 1000).saturating_sub(now_ms)).min()?;
        Some(Instant::now() + Duration::from_millis(left_ms))
    }

    /// Whether somebody has come or gone.
    fn note_presence(&mut self) -> bool {
        let removed = locked(&self.audience.presence).removed.clone();
        let mut now = Presence { removed, ..Presence::default() };
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

    /// Tells everybody at once who sits at the table.
    pub(super) fn tell_seats(&mut self) {
        self.audience.told_at = Some(Instant::now());
        self.audience.to_be_told_at = None;
        // Taking a seat turns a spectator into somebody who is here.
        self.note_presence();
        self.tell_seats_to(|_| true);
    }

    fn tell_seats_to(&mut self, is_meant: impl Fn(&Watcher) -> bool) {
        let presence = self.audience.presence();
        let row = &self.row;
        self.audience.watchers.retain(|watcher| {
            if !is_meant(watcher) {
                return true;
            }
            let info = table_info(row, &presence, watcher.guest);
            watcher.send(text(&Message::Table(info)).into())
        });
    }

    /// Shows the match to everybody, after it has begun or gone on.
    pub(super) fn tell_match(&mut self) {
        self.show_match(|_| true);
        let delays = self.delays();
        let Some(live) = &mut self.live else { return };
        live.table.forget_before();
        let hold = Hold::of(live, delays);
        let (due, waiting) =
            std::mem::take(&mut self.audience.polls).into_iter().partition::<Vec<_>, _>(|poll| {
                let has_news = poll.after != Some(live.version(poll.viewer));
                has_news && hold.is_due(poll.viewer)
            });
        self.audience.polls = waiting;
        for poll in due {
            let kept = poll.after.map_or(0, |version| live.n_steps_kept(poll.viewer, version));
            answer(poll.reply, Ok(text(&live.frame(poll.viewer, kept, now_ms()))));
        }
    }

    /// How far away the seats are. Nobody gains by a second connection, and who plays several seats
    /// is at no distance: that is a race in one room.
    pub(super) fn delays(&self) -> Delays {
        if !games::is_race(&self.row.game) {
            return Delays::default();
        }
        Delays::new(|seat| {
            let guest = self.row.chairs.get(seat.idx()).and_then(|chair| chair.guest());
            let watchers = self.audience.watchers.iter();
            let of_guest = watchers.filter(|watcher| guest.is_some() && watcher.guest == guest);
            let least = of_guest.map(|watcher| watcher.distance.delay_ms()).min();
            let is_alone_there = self.row.seats_of(guest).count() == 1;
            least.filter(|_| is_alone_there).unwrap_or(0)
        })
    }

    /// When somebody is to be shown what is kept back, so that all see it together. That may have
    /// passed while something else was answered.
    pub(super) fn held_until(&self) -> Option<Instant> {
        let live = self.live.as_ref()?;
        live.table.meets_at()?;
        let hold = Hold::of(live, self.delays());
        let to_act = live.table.to_act();
        let watchers = self.audience.watchers.iter().filter_map(|watcher| {
            let viewer = eyes(&self.row, to_act, watcher);
            let has_seen_it =
                watcher.viewer == Some(viewer) && watcher.version == Some(live.version(viewer));
            (!has_seen_it).then_some(viewer)
        });
        let polls = self.audience.polls.iter().filter_map(|poll| {
            let has_news = poll.after != Some(live.version(poll.viewer));
            has_news.then_some(poll.viewer)
        });
        let left = watchers.chain(polls).map(|viewer| hold.left_ms(viewer).unwrap_or(0)).min();
        left.map(|left_ms| Instant::now() + Duration::from_millis(left_ms))
    }

    /// Shows one watcher what it has not been sent yet, if there is anything.
    pub(super) fn show_news(&mut self, id: WatcherId) {
        self.show_match(|watcher| watcher.id == id);
    }

    fn show_match(&mut self, is_meant: impl Fn(&Watcher) -> bool) {
        let Some(live) = &self.live else { return };
        let (row, now) = (&self.row, now_ms());
        let to_act = live.table.to_act();
        let hold = Hold::of(live, self.delays());
        let mut showing = Showing::new(live, now, &self.audience.shown);
        self.audience.watchers.retain_mut(|watcher| {
            if !is_meant(watcher) {
                return true;
            }
            let viewer = eyes(row, to_act, watcher);
            let is_same = watcher.viewer == Some(viewer);
            let version = live.version(viewer);
            let has_seen_it = is_same && watcher.version == Some(version);
            if has_seen_it {
                return true;
            }
            let since = watcher.version.filter(|_| is_same);
            if !hold.is_due(viewer) {
                showing.hold(viewer, since.filter(|_| watcher.wants_changes));
                return true;
            }
            let still_held = since.map_or(usize::MAX, |since| live.n_steps_kept(viewer, since));
            let kept = if is_same { watcher.n_heard.min(still_held) } else { 0 };
            let kept = kept.min(live.n_steps(viewer));
            let from = since.filter(|_| watcher.wants_changes);
            let message = showing.message(viewer, kept, from);
            watcher.viewer = Some(viewer);
            watcher.n_heard = live.n_steps(viewer);
            watcher.version = Some(version);
            watcher.send(message)
        });
        let kept = showing.into_kept();
        self.audience.remember(kept);
    }

    /// Answers at once if there is something new, otherwise when there is.
    pub(super) fn poll(
        &mut self,
        guest: Option<GuestId>,
        wanted: Option<Viewer>,
        after: Option<u64>,
        reply: Reply<String>,
    ) {
        let to_act = self.live.as_ref().map(|live| live.table.to_act()).unwrap_or_default();
        let viewer = match viewer_of(&self.row, to_act, guest, wanted) {
            Ok(viewer) => viewer,
            Err(refusal) => return answer(reply, Err(refusal)),
        };
        let is_due =
            self.live.as_ref().is_some_and(|live| Hold::of(live, self.delays()).is_due(viewer));
        match &self.live {
            Some(live) if is_due && after != Some(live.version(viewer)) => {
                let kept = after.map_or(0, |version| live.n_steps_kept(viewer, version));
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
}

/// Through whose eyes somebody may look who asks for certain ones, or for any.
pub fn viewer_of(
    row: &TableRow,
    to_act: engine::Seats,
    guest: Option<GuestId>,
    wanted: Option<Viewer>,
) -> Result<Viewer, Refusal> {
    match wanted {
        None => Ok(eyes_of(row, to_act, guest, None)),
        Some(Viewer::Spectator) => Ok(Viewer::Spectator),
        Some(Viewer::Seat(seat)) if row.seats_of(guest).any(|own| own == seat) => {
            Ok(Viewer::Seat(seat))
        }
        Some(Viewer::Seat(_)) => Err(RefusalCode::NotYourSeat.into()),
    }
}

/// Keeps news back from those who are near until those who are far can have them.
struct Hold {
    meets_at: Option<Millis>,
    now: Millis,
    delays: Delays,
}

impl Hold {
    fn of(live: &Live, delays: Delays) -> Hold {
        Hold { meets_at: live.table.meets_at(), now: live.now(now_ms()), delays }
    }

    /// How long the news are still kept back.
    fn left_ms(&self, viewer: Viewer) -> Option<Millis> {
        let delay = viewer.seat().map_or(0, |seat| self.delays.of(seat));
        let left = self.meets_at?.saturating_sub(delay).saturating_sub(self.now);
        Some(left).filter(|left| *left != 0)
    }

    fn is_due(&self, viewer: Viewer) -> bool {
        self.left_ms(viewer).is_none()
    }
}

/// Through whose eyes a watcher looks: those it wants, if they are its own; else as its guest does.
fn eyes(row: &TableRow, to_act: engine::Seats, watcher: &Watcher) -> Viewer {
    let wanted = watcher.wanted.filter(|seat| row.seats_of(watcher.guest).any(|own| own == *seat));
    wanted.map_or_else(|| eyes_of(row, to_act, watcher.guest, watcher.viewer), Viewer::Seat)
}

/// Through whose eyes a guest looks: those of the own seat that is to act; else those of before;
/// else those of the first own seat.
fn eyes_of(
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

pub fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("the protocol becomes JSON")
}
