//! How the judge of the strongest level is taught: whole games against itself at every number of
//! seats, a turn at a time.

use engine::{Cx, Fast, Game, Outcome, Seat};
use saint_malo::{Options, SaintMalo};

use super::features;
use super::judge::{Greedy, Judge, Medium};
use super::learned::{Learned, SHAPE, final_outputs};
use super::placing::Effort;
use super::turn::play_turn;
use crate::net::Net;
use crate::train::{Course, Exam, School, Trail};

/// Enough to learn from; the finished bot looks more widely.
const EFFORT: Effort = Effort { n_followed: 3, n_fields: 4 };
/// Tables of two to five, and practice, in turn.
const SEATS: [u8; 8] = [2, 4, 2, 3, 2, 4, 5, 1];
/// How often a turn is used for something that only looks nearly as good.
const EXPLORING: f64 = 0.1;

pub const SCHOOL: School = School { shape: SHAPE, course: COURSE, self_play, exam };

const COURSE: Course = Course {
    n_rounds: 60,
    games_per_round: 600,
    n_remembered: 8,
    passes_per_round: 1,
    batch: 256,
    rate: 1e-3,
    last_rate: 1e-4,
    lambda: 0.8,
};

fn self_play(net: Option<&Net>, seed: u64) -> Vec<Trail> {
    let n_seats = SEATS[(seed % SEATS.len() as u64) as usize];
    let mut chance = Fast::new(seed);
    match net {
        Some(net) => {
            let judge = Learned::new(net.clone());
            let estimate = |game: &SaintMalo, seat| judge.outputs(game, seat).to_vec();
            play(n_seats, &judge, &estimate, &mut chance)
        }
        // Before there is anything to judge by, the middle level shows what a game looks like.
        None => play(n_seats, &Medium, &|_, _| vec![f32::NAN; 2], &mut chance),
    }
}

/// A duel against the yardstick, and a practice alone.
fn exam(net: &Net, seed: u64) -> Vec<Exam> {
    let judge = Learned::new(net.clone());
    let mut chance = Fast::new(seed);
    let pupil = Seat((seed % 2) as u8);
    let duel = finish(2, &mut chance, |game, chance| {
        if game.turn() == pupil {
            play_turn(game, &judge, EFFORT, 0.0, chance)
        } else {
            play_turn(game, &Greedy, EFFORT, 0.0, chance)
        }
    });
    let practice =
        finish(1, &mut chance, |game, chance| play_turn(game, &judge, EFFORT, 0.0, chance));
    let score = f64::from(outcome_of(&practice).of(Seat(0)).score);
    vec![
        Exam { name: "wins against greedy", result: outcome_of(&duel).win_share(pupil) },
        Exam { name: "practice score / 100", result: score / 100.0 },
    ]
}

fn outcome_of(game: &SaintMalo) -> Outcome {
    game.outcome().expect("the game was played to its end")
}

/// A game to its end, one turn after the other.
fn finish(
    n_seats: u8,
    chance: &mut Fast,
    mut turn: impl FnMut(&SaintMalo, &mut Fast) -> SaintMalo,
) -> SaintMalo {
    let mut game = SaintMalo::setup(&Options::default(), n_seats, &mut Cx::silent(0, chance))
        .expect("the default options are good for every number of seats");
    while game.outcome().is_none() {
        game = turn(&game, chance);
    }
    game
}

/// One trail per seat: the positions after each of its own turns.
fn play<J: Judge>(
    n_seats: u8,
    judge: &J,
    estimate: &dyn Fn(&SaintMalo, Seat) -> Vec<f32>,
    chance: &mut Fast,
) -> Vec<Trail> {
    let mut trails: Vec<Trail> = (0..n_seats).map(|_| Trail::default()).collect();
    let game = finish(n_seats, chance, |game, chance| {
        let seat = game.turn();
        let next = play_turn(game, judge, EFFORT, EXPLORING, chance);
        if next.outcome().is_none() {
            trails[seat.idx()].push(inputs(&next, seat), estimate(&next, seat));
        }
        next
    });
    let outcome = outcome_of(&game);
    for (seat, trail) in Seat::all(n_seats).zip(&mut trails) {
        let [win, score] = final_outputs(&outcome, seat);
        // Alone there is nobody to win against.
        trail.end(vec![if n_seats == 1 { f32::NAN } else { win }, score]);
    }
    trails
}

fn inputs(game: &SaintMalo, seat: Seat) -> Vec<f32> {
    let table = features::table(game, seat);
    let best_rival = features::best_rival(game, seat);
    let city = features::city(game.city(seat), game.pirates(), best_rival);
    table.into_iter().chain(city).collect()
}
