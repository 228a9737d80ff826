//! How the network of the strongest level is taught: whole games against itself at every number of
//! seats, a turn at a time.

use engine::{Chance, Cx, Fast, Game};
use milestones::{Milestones, Options, Phase};

use super::choices::Width;
use super::features;
use super::learned::{Learned, SHAPE, final_outputs};
use super::player::choose;
use super::turn::{Effort, ways};
use super::valuer::{Regard, Valuer};
use super::weights::Weights;
use crate::net::Net;
use crate::train::{Course, Exam, School, Trail, finish, in_turn, pupil, set_up, trails};

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
    let mut chance = Fast::new(seed);
    // Before there is anything to judge by, plans show what a game looks like.
    let learned = net.map(|net| Learned::new(net.clone()));
    let regard = learned.clone().map_or(Regard::All, Regard::Learned);
    let mut valuer = Valuer::new(Weights::USUAL, regard);
    let game = drafted(in_turn(&SEATS, seed), &mut chance);
    let step = |game: &mut Milestones, trails: &mut [Trail], chance: &mut Fast| {
        let seat = game.turn();
        play_turn(game, &mut valuer, EXPLORING, chance);
        if game.outcome().is_none() {
            valuer.begin(game);
            let inputs = features::inputs(&mut valuer, game, seat);
            let estimate = learned.as_ref().map_or([f32::NAN; 2], |net| net.outputs(&inputs));
            trails[seat.idx()].push(inputs.to_vec(), estimate.to_vec());
        }
    };
    trails(game, &mut chance, step, |game, outcome, seat| {
        final_outputs(game, outcome, seat).to_vec()
    })
}

/// A duel against the plans by which the course began.
fn exam(net: &Net, seed: u64) -> Vec<Exam> {
    let mut learned = Valuer::new(Weights::USUAL, Regard::Learned(Learned::new(net.clone())));
    let mut planner = Valuer::new(Weights::USUAL, Regard::All);
    let pupil = pupil(seed);
    let mut chance = Fast::new(seed / 2);
    let game = drafted(2, &mut chance);
    let mut n_turns = 0;
    let (_, outcome) = finish(game, &mut chance, |game, chance| {
        let valuer = if game.turn() == pupil { &mut learned } else { &mut planner };
        play_turn(game, valuer, 0.0, chance);
        n_turns = game.n_turns();
    });
    vec![
        Exam { name: "wins against plans", result: outcome.win_share(pupil) },
        Exam { name: "turns / 200", result: f64::from(n_turns) / 200.0 },
    ]
}

/// A game after its draft.
fn drafted(n_seats: u8, chance: &mut Fast) -> Milestones {
    let mut game: Milestones = set_up(&Options::default(), n_seats, chance);
    let mut drafting = Valuer::new(Weights::USUAL, Regard::Own);
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
    game
}

/// One whole turn.
fn play_turn(game: &mut Milestones, valuer: &mut Valuer, exploring: f64, chance: &mut Fast) {
    let seat = game.turn();
    let ways = ways(game, EFFORT, valuer);
    let n_ways = (ways.len() as u32).min(N_EXPLORED);
    let rank = if chance.unit() < exploring { chance.below(n_ways) } else { 0 };
    for action in &ways[rank as usize].steps {
        game.apply(seat, action, &mut Cx::silent(0, chance));
    }
}
