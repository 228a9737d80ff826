//! A course can be held again: the same seed teaches the same network, to the last bit.

use bots::Botted;
use bots::train::{Learner, School};

const SEED: u64 = 3;
const N_ROUNDS: usize = 2;
const GAMES_PER_ROUND: u64 = 8;

/// As `rathaus train GAME --rounds 2 --games 8 --seed 3` teaches it.
fn taught(school: School) -> Vec<u8> {
    let mut course = school.course;
    (course.n_rounds, course.games_per_round) = (N_ROUNDS, GAMES_PER_ROUND);
    let mut learner = Learner::new(school.shape, course, SEED);
    let mut seeds = SEED * (1 << 24)..;
    for _ in 0..N_ROUNDS {
        let games = seeds.by_ref().take(GAMES_PER_ROUND as usize);
        let trails = games.flat_map(|seed| (school.self_play)(learner.player(), seed)).collect();
        learner.learn(trails);
    }
    learner.net().to_bytes()
}

/// FNV-1a.
fn digest(bytes: &[u8]) -> u64 {
    let step = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, step)
}

#[track_caller]
fn check<G: Botted>(expected: u64) {
    let weights = taught(G::school().expect("the game has a course"));
    assert_eq!(digest(&weights), expected, "{}", G::ID);
}

#[test]
fn saint_malo_is_taught_the_same_again() {
    check::<saint_malo::SaintMalo>(0x2bd3_c08a_5dd1_78ab);
}

#[test]
fn cities_is_taught_the_same_again() {
    check::<::cities::Cities>(0x4f21_7f4b_dd20_61c3);
}

#[test]
fn milestones_is_taught_the_same_again() {
    check::<::milestones::Milestones>(0x6b23_beec_4380_616f);
}
