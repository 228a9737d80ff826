//! What the server sends cannot tell apart what a seat cannot tell apart: to that seat and to
//! spectators the true match and one that the seat imagines are the same to the byte, be it frames,
//! refusals, or what is sent, and to whom, after a step.

use std::collections::VecDeque;
use std::env;

use engine::{Chance, Delays, Fair, Fast, Seat, Seats, Secret, Viewer, When};
use protocol::{Order, ToClient};
use serde_json::{Value, json};

use super::Live;
use crate::refusal::Refusal;

/// How many pairs of matches are compared: by default, and in long mode.
const N_PAIRS: [(&str, u64, u64); 3] = [
    ("saint-malo", 200, 2_000),
    ("turbo-taxi", 2_000, 20_000),
    ("rattus-cartus", 100_000, 1_000_000),
];
/// Orders that somebody gave before, to be tried by others.
const N_TRIED: usize = 6;

impl Live {
    fn begin(game: &str, n_seats: u8, secret: Secret) -> Live {
        let mut dice = Fair::new(&secret);
        let table = games::set_up(game, &json!({}), n_seats, &mut dice).unwrap();
        Live {
            table,
            secret,
            started_at_ms: 0,
            last_at: 0,
            n_changes: 0,
            lens: Viewer::all(n_seats).map(|_| vec![1]).collect(),
            keys: Default::default(),
        }
    }

    fn imagined(&self, seat: Seat, chance: &mut Fast) -> Option<Live> {
        Some(Live {
            table: self.table.imagined(seat, chance)?,
            secret: self.secret.clone(),
            lens: self.lens.clone(),
            keys: self.keys.clone(),
            started_at_ms: self.started_at_ms,
            last_at: self.last_at,
            n_changes: self.n_changes,
        })
    }

    fn bytes_since(&self, viewer: Viewer, n_heard: usize) -> String {
        let frame = self.frame(viewer, n_heard, self.last_at);
        serde_json::to_string(&ToClient::Frame(Box::new(frame))).unwrap()
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
        let order = Order::Act { action: action.clone() };
        let when = When { now: self.last_at, delays: Delays::default() };
        self.carry_out(seat, &order, None, when).map(|_| ())
    }
}

/// A random match, the last orders in it, and the pairs seen so far.
struct Walk {
    live: Live,
    n_seats: u8,
    orders: VecDeque<Value>,
    chance: Fast,
    n_pairs: u64,
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

impl Walk {
    fn new(game: &str, n_seats: u8, number: u64) -> Walk {
        let secret = Secret::from_seed(u64::from(n_seats), number);
        Walk {
            live: Live::begin(game, n_seats, secret),
            n_seats,
            orders: VecDeque::from([json!("no such action")]),
            chance: Fast::new(number),
            n_pairs: 0,
        }
    }

    /// Plays to the end.
    fn play(&mut self, n_pairs_max: u64) {
        while self.live.table.outcome().is_none() && self.n_pairs < n_pairs_max {
            let twins = self.twins();
            let versions = self.versions();
            let Some((actor, action)) = self.next() else {
                self.expire();
                continue;
            };
            self.live.try_order(actor, &action).expect("it was offered");
            for twin in twins {
                self.go_on_alike(twin, &versions, actor, &action);
            }
            self.orders.push_back(action);
            if N_TRIED < self.orders.len() {
                self.orders.pop_front();
            }
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
        let actions = self.live.table.sight(Viewer::Seat(seat), usize::MAX).actions;
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
        let offered = self.live.table.sight(Viewer::Seat(twin.seat), usize::MAX).actions;
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
            let view = |live: &Live| live.table.sight(viewer, usize::MAX).view;
            if view(&self.live) != view(&twin.live) {
                continue;
            }
            let sent = [&self.live, &twin.live].map(|live| {
                let is_sent = live.version(viewer) != versions[live.idx(viewer)];
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
    let is_long = env::var_os("RATHAUS_LONG").is_some();
    for game in games::IDS {
        let (_, short, long) = N_PAIRS.iter().find(|(id, _, _)| id == game).unwrap();
        let n_wanted = if is_long { *long } else { *short };
        let (mut n_pairs, mut number) = (0, 0);
        for n_seats in seat_counts(game).into_iter().cycle() {
            let mut walk = Walk::new(game, n_seats, number);
            walk.play(n_wanted - n_pairs);
            n_pairs += walk.n_pairs;
            number += 1;
            if n_wanted <= n_pairs {
                break;
            }
        }
    }
}
