//! How the network of the strongest level is taught: whole games against itself at every number of
//! seats, a turn at a time.

use ::cities::{Action, Cities, Length, Options, Phase};
use engine::{Chance, Cx, Fast, Game, Seat};

use super::columns::{Samples, columns};
use super::learned::{Learned, SCORE_UNIT, SHAPE, inputs};
use super::outlook::Outlook;
use super::placing::{Prospect, Valuer};
use super::player::{most_regretted, use_up};
use crate::net::Net;
use crate::train::{Course, Exam, School, Trail, finish, in_turn, pupil, set_up, trails};

/// Tables of two, three and four, the long duel, and practice, in turn.
const TABLES: [(u8, Length); 8] = [
    (2, Length::Short),
    (4, Length::Short),
    (2, Length::Short),
    (3, Length::Short),
    (4, Length::Short),
    (2, Length::Long),
    (4, Length::Short),
    (1, Length::Short),
];
/// How often a turn begins with any column.
const ONE_IN: u32 = 12;

pub const SCHOOL: School = School { shape: SHAPE, course: COURSE, self_play, exam };

const COURSE: Course = Course {
    n_rounds: 24,
    games_per_round: 500,
    n_remembered: 6,
    passes_per_round: 1,
    batch: 256,
    rate: 1e-3,
    last_rate: 5e-5,
    lambda: 0.9,
};

fn self_play(net: Option<&Net>, seed: u64) -> Vec<Trail> {
    let (n_seats, length) = in_turn(&TABLES, seed);
    let mut chance = Fast::new(seed);
    let game = table(n_seats, length, &mut chance);
    let step = |game: &mut Cities, trails: &mut [Trail], chance: &mut Fast| {
        let seat = game.turn();
        let outlook = Outlook::new(game, seat);
        let learned = net.map(|net| Learned::new(game, seat, net));
        if let Phase::Confirm { .. } = game.phase() {
            let own = game.neighbourhood(seat);
            let known = (outlook.value(own) / SCORE_UNIT) as f32;
            let estimate = learned
                .as_ref()
                .map_or(f32::NAN, |learned| (learned.value(own) / SCORE_UNIT) as f32);
            let inputs = inputs(game, seat, &outlook);
            trails[seat.idx()].push_beyond(inputs, vec![estimate], vec![known]);
        }
        let action = match learned {
            Some(learned) => choose(game, seat, &learned, ONE_IN, chance),
            None => choose(game, seat, &outlook, ONE_IN, chance),
        };
        game.apply(seat, &action, &mut Cx::silent(0, chance));
    };
    trails(game, &mut chance, step, |_, outcome, seat| {
        vec![(f64::from(outcome.of(seat).score) / SCORE_UNIT) as f32]
    })
}

/// A duel against the outlook alone, and the points of a table of four.
fn exam(net: &Net, seed: u64) -> Vec<Exam> {
    let mut chance = Fast::new(seed);
    let pupil = pupil(seed);
    let learned = |game: &mut Cities, chance: &mut Fast| {
        let seat = game.turn();
        let action = choose(game, seat, &Learned::new(game, seat, net), u32::MAX, chance);
        game.apply(seat, &action, &mut Cx::silent(0, chance));
    };
    let game = table(2, Length::Short, &mut chance);
    let (_, duel) = finish(game, &mut chance, |game, chance| {
        let seat = game.turn();
        if seat == pupil {
            return learned(game, chance);
        }
        let action = choose(game, seat, &Outlook::new(game, seat), u32::MAX, chance);
        game.apply(seat, &action, &mut Cx::silent(0, chance));
    });
    let game = table(4, Length::Short, &mut chance);
    let (_, four) = finish(game, &mut chance, learned);
    let points: i32 = Seat::all(4).map(|seat| four.of(seat).score).sum();
    vec![
        Exam { name: "wins against the outlook", result: duel.win_share(pupil) },
        Exam { name: "score of four / 100", result: f64::from(points) / 400.0 },
    ]
}

fn table(n_seats: u8, length: Length, chance: &mut Fast) -> Cities {
    set_up(&Options { length, ..Options::default() }, n_seats, chance)
}

/// What a player does who goes by this prospect; one column in so many is any.
fn choose<'g, P: Prospect<'g>>(
    game: &'g Cities,
    seat: Seat,
    prospect: &P,
    one_in: u32,
    chance: &mut Fast,
) -> Action {
    if game.phase() != Phase::Take {
        return use_up(game, seat, prospect);
    }
    if chance.below(one_in) == 0 {
        let mut actions = Vec::with_capacity(16);
        game.legal_actions(seat, &mut actions);
        return actions[chance.below(actions.len() as u32) as usize];
    }
    most_regretted(&columns(game, seat, prospect, &Samples::FEW, chance))
}
