//! How the network of the strongest level is taught: whole games against itself at every number of
//! seats, a turn at a time.

use engine::{Chance, Cx, Fast, Game, Outcome, Seat};
use milestones::{Milestones, Options, Phase};

use super::choices::Width;
use super::features;
use super::judge::{Judge, Regard};
use super::learned::{Learned, SHAPE, final_outputs};
use super::player::choose;
use super::turn::{Effort, ways};
use super::weights::Weights;
use crate::net::Net;
use crate::train::{Course, Exam, School, Trail};

/// Enough to learn from; the finished bot looks more widely.
const EFFORT: Effort = Effort { width: Width::NARROW, n_followed: 4, n_judged_max: 200 };
/// Tables of two to four in turn.
const SEATS: [u8; 4] = [2, 4, 2, 3];
/// How often a turn is one of the better ones instead of the best.
const EXPLORING: f64 = 0.15;
const N_EXPLORED: u32 = 6;

pub const SCHOOL: School = School { shape: SHAPE, course: COURSE, self_play, exam };

const COURSE: Course = Course {
    n_rounds: 40,
    games_per_round: 150,
    n_remembered: 5,
    passes_per_round: 1,
    batch: 64,
    rate: 1.5e-3,
    last_rate: 1.5e-4,
    lambda: 0.8,
};

fn self_play(net: Option<&Net>, seed: u64) -> Vec<Trail> {
    let n_seats = SEATS[(seed % SEATS.len() as u64) as usize];
    let mut chance = Fast::new(seed);
    // Before there is anything to judge by, plans show what a game looks like.
    let learned = net.map(|net| Learned::new(net.clone()));
    let regard = learned.clone().map_or(Regard::All, Regard::Learned);
    let mut judge = Judge::new(Weights::USUAL, regard);
    let mut trails: Vec<Trail> = (0..n_seats).map(|_| Trail::default()).collect();
    let (game, outcome) = finish(n_seats, &mut chance, |game, chance| {
        let seat = game.turn();
        play_turn(game, &mut judge, EXPLORING, chance);
        if game.outcome().is_none() {
            judge.begin(game);
            let inputs = features::inputs(&mut judge, game, seat);
            let estimate = learned.as_ref().map_or([f32::NAN; 2], |net| net.outputs(&inputs));
            trails[seat.idx()].push(inputs.to_vec(), estimate.to_vec());
        }
    });
    for (seat, trail) in Seat::all(n_seats).zip(&mut trails) {
        trail.end(final_outputs(&game, &outcome, seat).to_vec());
    }
    trails
}

/// A duel against the plans by which the course began.
fn exam(net: &Net, seed: u64) -> Vec<Exam> {
    let mut pupil = Judge::new(Weights::USUAL, Regard::Learned(Learned::new(net.clone())));
    let mut planner = Judge::new(Weights::USUAL, Regard::All);
    let seat = Seat((seed % 2) as u8);
    let mut n_turns = 0;
    let (_, outcome) = finish(2, &mut Fast::new(seed / 2), |game, chance| {
        let judge = if game.turn() == seat { &mut pupil } else { &mut planner };
        play_turn(game, judge, 0.0, chance);
        n_turns = game.n_turns();
    });
    vec![
        Exam { name: "wins against plans", result: outcome.win_share(seat) },
        Exam { name: "turns / 100", result: f64::from(n_turns) / 200.0 },
    ]
}

/// A game to its end: the draft, then one turn after the other.
fn finish(
    n_seats: u8,
    chance: &mut Fast,
    mut turn: impl FnMut(&mut Milestones, &mut Fast),
) -> (Milestones, Outcome) {
    let mut game = Milestones::setup(&Options::default(), n_seats, &mut Cx::silent(0, chance))
        .expect("the default options are good for every number of seats");
    let mut drafting = Judge::new(Weights::USUAL, Regard::Own);
    while matches!(game.phase(), Phase::Draft | Phase::PlaceStart) {
        let seat = game.turn();
        let mut actions = Vec::new();
        game.legal_actions(seat, &mut actions);
        let is_exploring = chance.unit() < EXPLORING;
        let action = if is_exploring && game.phase() == Phase::Draft {
            actions[chance.below(actions.len() as u32) as usize]
        } else {
            choose(&game, seat, EFFORT, &mut drafting)
        };
        game.apply(seat, &action, &mut Cx::silent(0, chance));
    }
    loop {
        if let Some(outcome) = game.outcome() {
            return (game, outcome);
        }
        turn(&mut game, chance);
    }
}

/// One whole turn.
fn play_turn(game: &mut Milestones, judge: &mut Judge, exploring: f64, chance: &mut Fast) {
    let seat = game.turn();
    let ways = ways(game, EFFORT, judge);
    let n_ways = (ways.len() as u32).min(N_EXPLORED);
    let rank = if chance.unit() < exploring { chance.below(n_ways) } else { 0 };
    for action in &ways[rank as usize].steps {
        game.apply(seat, action, &mut Cx::silent(0, chance));
    }
}
