//! How much is sent of a step to those who ask for changes: what has become another, and not all
//! that there is to see.

use engine::{Fast, Seat, Secret, Viewer};

use super::Live;
use crate::catalogue::catalogue;
use crate::table::showing::{Showing, Shown};
use crate::table::stock::any_step;

const N_MATCHES: u64 = 3;
const N_SEATS: u8 = 2;
/// By chance nobody comes to the end of some matches.
const N_STEPS_MAX: usize = 600;
/// On average, over all that somebody with a seat is told.
const MESSAGE_BYTES_MAX: usize = 1500;

/// Somebody who has seen every moment.
struct Witness {
    viewer: Viewer,
    version: u64,
    n_heard: usize,
}

#[derive(Default)]
struct Sent {
    n_messages: usize,
    n_bytes: usize,
}

/// What both players are sent of a random match from its second moment on.
fn sent(mut live: Live, chance: &mut Fast) -> Sent {
    let witness = |seat| {
        let viewer = Viewer::Seat(seat);
        Witness { viewer, version: live.version(viewer), n_heard: live.n_steps(viewer) }
    };
    let mut witnesses: Vec<Witness> = Seat::all(N_SEATS).map(witness).collect();
    let mut shown: Vec<Shown> = Vec::new();
    let mut sent = Sent::default();
    for number in 0..N_STEPS_MAX {
        if live.table.outcome().is_some() {
            break;
        }
        any_step(&mut live, chance, number);
        let mut showing = Showing::new(&live, live.last_at, &shown);
        for Witness { viewer, version, n_heard } in &mut witnesses {
            if live.version(*viewer) == *version {
                continue;
            }
            let n_kept = live.n_steps_kept(*viewer, *version).min(*n_heard);
            sent.n_bytes += showing.message(*viewer, n_kept, Some(*version)).len();
            sent.n_messages += 1;
            (*version, *n_heard) = (live.version(*viewer), live.n_steps(*viewer));
        }
        shown.extend(showing.into_kept());
        shown.retain(|it| witnesses.iter().any(|at| (at.viewer, at.version) == it.moment()));
        live.table.forget_before();
    }
    sent
}

#[test]
fn a_step_is_told_in_few_bytes() {
    for info in catalogue() {
        let mut all = Sent::default();
        for seed in 0..N_MATCHES {
            let secret = Secret::from_seed(seed, 9);
            let live = Live::begin(&info.id, &info.options, N_SEATS, secret);
            let Sent { n_messages, n_bytes } = sent(live, &mut Fast::new(seed));
            all.n_messages += n_messages;
            all.n_bytes += n_bytes;
        }
        let mean = all.n_bytes / all.n_messages;
        println!("{}: {mean} bytes in each of {} messages", info.id, all.n_messages);
        assert!(100 < all.n_messages, "{}: {}", info.id, all.n_messages);
        assert!(mean <= MESSAGE_BYTES_MAX, "{}: {mean} bytes", info.id);
    }
}
