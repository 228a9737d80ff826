//! How the valuer of the strongest level is taught: whole games against itself at every number of
//! seats, a turn at a time.

use engine::{Fast, Game, Seat};
use saint_malo::{Options, SaintMalo};

use super::features;
use super::learned::{Learned, SHAPE, final_outputs};
use super::placing::Effort;
use super::turn::play_turn;
use super::valuer::{Greedy, Medium, Valuer};
use crate::net::Net;
use crate::train::{Course, Exam, School, Trail, finish, in_turn, pupil, set_up, trails};

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
    let mut chance = Fast::new(seed);
    let game = set_up(&Options::default(), in_turn(&SEATS, seed), &mut chance);
    match net {
        Some(net) => {
            let valuer = Learned::new(net.clone());
            let estimate = |game: &SaintMalo, seat| valuer.outputs(game, seat).to_vec();
            play(game, &valuer, &estimate, &mut chance)
        }
        // Before there is anything to judge by, the middle level shows what a game looks like.
        None => play(game, &Medium, &|_, _| vec![f32::NAN; 2], &mut chance),
    }
}

/// A duel against the yardstick, and a practice alone.
fn exam(net: &Net, seed: u64) -> Vec<Exam> {
    let valuer = Learned::new(net.clone());
    let mut chance = Fast::new(seed);
    let pupil = pupil(seed);
    let learned = |game: &mut SaintMalo, chance: &mut Fast| {
        *game = play_turn(game, &valuer, EFFORT, 0.0, chance);
    };
    let game: SaintMalo = set_up(&Options::default(), 2, &mut chance);
    let (_, duel) = finish(game, &mut chance, |game, chance| {
        if game.turn() == pupil {
            learned(game, chance);
        } else {
            *game = play_turn(game, &Greedy, EFFORT, 0.0, chance);
        }
    });
    let game = set_up(&Options::default(), 1, &mut chance);
    let (_, practice) = finish(game, &mut chance, learned);
    let score = f64::from(practice.of(Seat(0)).score);
    vec![
        Exam { name: "wins against greedy", result: duel.win_share(pupil) },
        Exam { name: "practice score / 100", result: score / 100.0 },
    ]
}

/// The positions after each turn of a seat's own.
fn play<V: Valuer>(
    game: SaintMalo,
    valuer: &V,
    estimate: &dyn Fn(&SaintMalo, Seat) -> Vec<f32>,
    chance: &mut Fast,
) -> Vec<Trail> {
    let step = |game: &mut SaintMalo, trails: &mut [Trail], chance: &mut Fast| {
        let seat = game.turn();
        *game = play_turn(game, valuer, EFFORT, EXPLORING, chance);
        if game.outcome().is_none() {
            trails[seat.idx()].push(inputs(game, seat), estimate(game, seat));
        }
    };
    trails(game, chance, step, |game, outcome, seat| {
        let [win, score] = final_outputs(outcome, seat);
        // Alone there is nobody to win against.
        vec![if game.is_practice() { f32::NAN } else { win }, score]
    })
}

fn inputs(game: &SaintMalo, seat: Seat) -> Vec<f32> {
    let table = features::table(game, seat);
    let best_rival = features::best_rival(game, seat);
    let city = features::city(game.city(seat), game.pirates(), best_rival);
    table.into_iter().chain(city).collect()
}
