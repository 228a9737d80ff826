//! What the server sends cannot tell apart what a seat cannot tell apart: to that seat and to
//! spectators the true match and one that the seat imagines are the same to the byte, be it frames,
//! refusals, or what is sent, and to whom, after a step. And to who does not notice a step, or that
//! it was taken back, nothing has happened: the frame, with what can be undone, is the same.

use std::collections::VecDeque;
use std::path::Path;
use std::{env, fs};

use engine::{Chance, Delays, Fair, Fast, Rejected, Seat, Seats, Secret, Viewer, When};
use games::Noticed;
use protocol::Order;
use serde::Deserialize;
use serde_json::{Value, json};

use super::changes::Changes;
use super::{Live, Message};
use crate::refusal::Refusal;

/// How many pairs of matches of a game are compared with these options; ten times as many in long
/// mode.
#[derive(Deserialize)]
struct Course {
    options: Value,
    pairs: u64,
}

/// Orders that somebody gave before, to be tried by others.
const N_TRIED: usize = 6;
/// Who can take something back does so once in so many steps.
const UNDONE_EVERY: u32 = 8;

impl Live {
    pub(super) fn begin(game: &str, options: &Value, n_seats: u8, secret: Secret) -> Live {
        let mut dice = Fair::new(&secret);
        let table = games::set_up(game, options, n_seats, &mut dice).unwrap();
        let changes = Changes::of_setup(n_seats);
        Live { table, secret, started_at_ms: 0, last_at: 0, changes, noticed: Noticed::default() }
    }

    fn imagined(&self, seat: Seat, chance: &mut Fast) -> Option<Live> {
        Some(Live {
            table: self.table.imagined(seat, chance)?,
            secret: self.secret.clone(),
            changes: self.changes.clone(),
            started_at_ms: self.started_at_ms,
            last_at: self.last_at,
            noticed: self.noticed,
        })
    }

    fn bytes_since(&self, viewer: Viewer, n_heard: usize) -> String {
        let frame = self.frame(viewer, n_heard, self.last_at);
        serde_json::to_string(&Message::Frame(Box::new(frame))).unwrap()
    }

    /// For somebody who has heard everything.
    fn bytes(&self, viewer: Viewer) -> String {
        self.bytes_since(viewer, self.n_steps(viewer))
    }

    /// For somebody who has not heard of the last step.
    fn news(&self, viewer: Viewer) -> String {
        self.bytes_since(viewer, self.n_steps(viewer).saturating_sub(1))
    }

    fn try_order(&mut self, seat: Seat, action: &Value) -> Result<(), Refusal> {
        self.give_order(seat, &Order::Act { action: action.clone() })
    }

    fn give_order(&mut self, seat: Seat, order: &Order) -> Result<(), Refusal> {
        let when = When { now: self.last_at, delays: Delays::default() };
        self.carry_out(seat, order, None, when).map(|_| ())
    }

    /// What a viewer is sent, and what it is answered if it wants to go back.
    fn sent(&self, viewer: Viewer) -> Sent {
        let can_undo = viewer.seat().map(|seat| self.table.can_undo(seat));
        Sent { version: self.version(viewer), bytes: self.bytes(viewer), can_undo }
    }

    fn actions(&self, seat: Seat) -> Vec<Value> {
        let sight = self.table.sight(Viewer::Seat(seat));
        serde_json::from_str(sight.actions.get()).unwrap()
    }
}

#[derive(PartialEq, Debug)]
struct Sent {
    version: u64,
    bytes: String,
    can_undo: Option<Result<(), Rejected>>,
}

/// A random match, the last orders in it, and the pairs seen so far.
struct RandomMatch {
    live: Live,
    n_seats: u8,
    orders: VecDeque<Value>,
    chance: Fast,
    n_pairs: u64,
    n_undone: u64,
}

/// A match that the seat cannot tell from the true one.
struct Twin {
    seat: Seat,
    live: Live,
}

impl Twin {
    /// Those who must not notice the difference.
    fn viewers(&self) -> [Viewer; 2] {
        [Viewer::Seat(self.seat), Viewer::Spectator]
    }
}

impl RandomMatch {
    fn new(game: &str, options: &Value, n_seats: u8, number: u64) -> RandomMatch {
        let secret = Secret::from_seed(u64::from(n_seats), number);
        RandomMatch {
            live: Live::begin(game, options, n_seats, secret),
            n_seats,
            orders: VecDeque::from([json!("no such action")]),
            chance: Fast::new(number),
            n_pairs: 0,
            n_undone: 0,
        }
    }

    /// Plays to the end.
    fn play(&mut self, n_pairs_max: u64) {
        while self.live.table.outcome().is_none() && self.n_pairs < n_pairs_max {
            self.go_back();
            let twins = self.twins();
            let versions = self.versions();
            let sent = self.sent();
            let Some((actor, action)) = self.next() else {
                self.expire();
                continue;
            };
            self.live.try_order(actor, &action).expect("it was offered");
            self.unnoticed_is_unseen(&sent);
            for twin in twins {
                self.go_on_alike(twin, &versions, actor, &action);
            }
            self.orders.push_back(action);
            if N_TRIED < self.orders.len() {
                self.orders.pop_front();
            }
        }
    }

    /// Now and then somebody takes back a step, or all of them.
    fn go_back(&mut self) {
        let seat = Seat(self.chance.below(self.n_seats.into()) as u8);
        if self.chance.below(UNDONE_EVERY) != 0 || self.live.table.can_undo(seat).is_err() {
            return;
        }
        let sent = self.sent();
        let order = if self.chance.below(2) == 0 { Order::Undo } else { Order::RestartTurn };
        self.live.give_order(seat, &order).expect("it can be taken back");
        self.n_undone += 1;
        self.unnoticed_is_unseen(&sent);
    }

    fn sent(&self) -> Vec<Sent> {
        Viewer::all(self.n_seats).map(|viewer| self.live.sent(viewer)).collect()
    }

    fn unnoticed_is_unseen(&self, before: &[Sent]) {
        for (viewer, before) in Viewer::all(self.n_seats).zip(before) {
            let after = self.live.sent(viewer);
            assert!(before.version != after.version || *before == after, "{before:?} {after:?}");
        }
    }

    fn expire(&mut self) {
        let deadline = self.live.table.deadline().expect("a match waits for somebody or for time");
        let when = When { now: deadline, delays: Delays::default() };
        self.live.expire(when).expect("it is time");
    }

    /// What somebody does next.
    fn next(&mut self) -> Option<(Seat, Value)> {
        let to_act: Vec<Seat> = self.live.table.to_act().iter().collect();
        let seat = *pick(&to_act, &mut self.chance)?;
        let actions = self.live.actions(seat);
        Some((seat, pick(&actions, &mut self.chance)?.clone()))
    }

    fn versions(&self) -> Vec<u64> {
        Viewer::all(self.n_seats).map(|viewer| self.live.version(viewer)).collect()
    }

    /// One per seat, each compared with the true match.
    fn twins(&mut self) -> Vec<Twin> {
        let mut twins = Vec::new();
        for seat in Seat::all(self.n_seats) {
            let live = self.live.imagined(seat, &mut self.chance).expect("the match goes on");
            let mut twin = Twin { seat, live };
            for viewer in twin.viewers() {
                assert_eq!(self.live.bytes(viewer), twin.live.bytes(viewer), "{viewer:?}");
            }
            self.refuse_alike(&mut twin);
            self.n_pairs += 1;
            twins.push(twin);
        }
        twins
    }

    /// Whatever is refused is refused in the same words.
    fn refuse_alike(&mut self, twin: &mut Twin) {
        let offered = self.live.actions(twin.seat);
        for action in self.orders.iter().filter(|action| !offered.contains(action)) {
            let refusals = [&mut self.live, &mut twin.live].map(|live| {
                let refusal = live.try_order(twin.seat, action).expect_err("it is not offered");
                (refusal.status, serde_json::to_string(&refusal.problem).unwrap())
            });
            assert_eq!(refusals[0], refusals[1], "{} tries {action}", twin.seat);
        }
    }

    /// The same step in both: who learns nothing by it is sent the same, or nothing in both.
    fn go_on_alike(&self, mut twin: Twin, versions: &[u64], actor: Seat, action: &Value) {
        if twin.live.try_order(actor, action).is_err() {
            return;
        }
        for viewer in twin.viewers() {
            let view = |live: &Live| live.table.sight(viewer).view.to_string();
            if view(&self.live) != view(&twin.live) {
                continue;
            }
            let idx = viewer.seat().map_or(versions.len() - 1, Seat::idx);
            let sent = [&self.live, &twin.live].map(|live| {
                let is_sent = live.version(viewer) != versions[idx];
                is_sent.then(|| live.news(viewer))
            });
            assert_eq!(sent[0], sent[1], "{viewer:?} after {action} by {actor}");
        }
    }
}

fn pick<'a, T>(choices: &'a [T], chance: &mut Fast) -> Option<&'a T> {
    let n = u32::try_from(choices.len()).ok().filter(|n| *n != 0)?;
    choices.get(chance.below(n) as usize)
}

/// Alone at a table there is nobody to keep a secret from.
fn seat_counts(game: &str) -> Vec<u8> {
    let can_be =
        |n_seats: &u8| games::set_up(game, &json!({}), *n_seats, &mut Fast::new(0)).is_ok();
    (2..=Seats::MAX).filter(can_be).collect()
}

#[test]
fn secrets_do_not_leave_the_house() {
    let times = if env::var_os("RATHAUS_LONG").is_some() { 10 } else { 1 };
    let mut n_undone = 0;
    for game in games::IDS {
        let courses = courses(game);
        assert!(!courses.is_empty(), "{game} is not looked at");
        for Course { options, pairs } in courses {
            n_undone += compare_pairs(game, &options, pairs * times);
        }
    }
    assert!(100 < n_undone, "steps were taken back on the way");
}

/// A game keeps its own.
fn courses(game: &str) -> Vec<Course> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("crates lie side by side");
    let path = crates.join(game).join("tests/secrecy.json");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
    serde_json::from_str(&text).expect("courses have options and a number of pairs")
}

/// Says how often something was taken back on the way.
fn compare_pairs(game: &str, options: &Value, n_wanted: u64) -> u64 {
    let (mut n_pairs, mut n_undone) = (0, 0);
    for (number, n_seats) in (0..).zip(seat_counts(game).into_iter().cycle()) {
        let mut random = RandomMatch::new(game, options, n_seats, number);
        random.play(n_wanted - n_pairs);
        n_pairs += random.n_pairs;
        n_undone += random.n_undone;
        if n_wanted <= n_pairs {
            break;
        }
    }
    n_undone
}
