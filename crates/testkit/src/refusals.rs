//! What is not offered is refused by a rule, and by one of those that the game names: whoever puts
//! refusals into words has words for all of them.

use engine::{Chance, Delays, Fast, Game, Match, Seat, When};

use crate::script::legal;

/// So many actions of other moments are tried at each one.
const N_TRIED: usize = 24;
const STEPS_MAX: usize = 3000;

/// Plays random matches, and tries at every moment what was offered at others.
#[track_caller]
pub fn check_refusals<G: Game>(options: &G::Options, n_seats: u8, n_games: u64) {
    for seed in 0..n_games {
        let mut chance = Fast::new(seed);
        let (mut played, _) =
            Match::<G>::new(options, n_seats, &mut chance).expect("a match is set up");
        let mut known: Vec<G::Action> = Vec::new();
        let mut now = 0;
        for _ in 0..STEPS_MAX {
            let game = played.game();
            check_moment(game, &known);
            let seats: Vec<Seat> = game.to_act().iter().collect();
            let offered = seats
                .iter()
                .flat_map(|seat| legal(game, *seat).into_iter().map(|action| (*seat, action)));
            let offered: Vec<(Seat, G::Action)> = offered.collect();
            let deadline = game.deadline();
            now = deadline.filter(|_| offered.is_empty()).unwrap_or(now).max(now);
            let when = When { now, delays: Delays::default() };
            if offered.is_empty() {
                if deadline.is_none() {
                    break;
                }
                played.expire(when, &mut chance).expect("the deadline has passed");
                continue;
            }
            let (seat, action) = any(&offered, &mut chance);
            for _ in 0..2 {
                remember(&mut known, any(&offered, &mut chance).1, &mut chance);
            }
            played.play(seat, action, when, &mut chance).expect("what is offered can be done");
        }
    }
}

#[track_caller]
fn check_moment<G: Game>(game: &G, known: &[G::Action]) {
    // That it is over needs no rule.
    if game.outcome().is_some() {
        return;
    }
    for seat in Seat::all(game.n_seats()) {
        for action in known.iter().chain(&legal(game, seat)) {
            let is_legal = game.is_legal(seat, action);
            match game.forbids(seat, action) {
                None => assert!(is_legal, "nothing forbids {action:?} of {seat:?}"),
                Some(rule) => {
                    assert!(!is_legal, "{rule} forbids {action:?} of {seat:?}");
                    assert!(G::FORBIDDING.contains(&rule), "{rule} is not in the list");
                }
            }
        }
    }
}

fn any<T: Copy>(all: &[T], chance: &mut Fast) -> T {
    all[chance.below(all.len() as u32) as usize]
}

/// In the place of any other one, once there are enough.
fn remember<A>(known: &mut Vec<A>, action: A, chance: &mut Fast) {
    match known.len() < N_TRIED {
        true => known.push(action),
        false => known[chance.below(N_TRIED as u32) as usize] = action,
    }
}
