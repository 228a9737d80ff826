//! The strongest level: the learned valuer, and where it hesitates between uses of the dice, a look
//! ahead over the others' turns to the whole of its own next one.

use engine::{Fast, Game, Imagine, Scripted, Seat};
use saint_malo::{Action, City, Phase, SaintMalo, View};

use super::dice_turn::DiceTurn;
use super::finals::{Bench, Finals};
use super::learned::{Learned, final_outputs, utility};
use super::placing::Effort;
use super::player::{FULL_EFFORT, choose};
use super::turn::{finish_turn, play_turn};
use crate::{Bot, Budget, Seeded};

/// In thought, placements are searched less widely.
const THOUGHT: Effort = Effort { n_followed: 1, n_fields: 2 };
/// Turns that can be thought through in a millisecond.
const TURNS_PER_MS: f64 = 2.5;
/// Uses that are worth a second look: so many, and no further behind the best.
const N_CANDIDATES: usize = 5;
const BEHIND_MAX: f64 = 0.06;
/// More than this teaches nothing new.
const N_SAMPLES_MAX: usize = 64;

pub struct Ahead {
    valuer: Learned,
    seeded: Seeded,
}

/// A use of the dice under closer examination.
struct Candidate {
    action: Action,
    /// What the valuer thinks of it at first sight.
    value: f64,
    drawn: Option<(City, u8)>,
}

impl Ahead {
    pub fn new(valuer: Learned, seeded: Seeded) -> Ahead {
        Ahead { valuer, seeded }
    }
}

impl Bot<SaintMalo> for Ahead {
    fn choose(&mut self, view: &View, seat: Seat, budget: Budget) -> Action {
        let game = SaintMalo::imagine(view, seat, &mut Scripted::new([]));
        match game.phase() {
            Phase::Use => self.use_symbol(&game, budget),
            _ => choose(&game, &self.valuer, FULL_EFFORT),
        }
    }
}

impl Ahead {
    fn use_symbol(&mut self, game: &SaintMalo, budget: Budget) -> Action {
        let mut candidates = self.candidates(game);
        let n_turns = candidates.len() * usize::from(game.n_seats());
        let n_samples = (f64::from(budget.ms) * TURNS_PER_MS / n_turns as f64) as usize;
        let is_clear = candidates.len() == 1 || n_samples == 0;
        if !is_clear {
            let mut seeds = self.seeded.chance();
            let n_samples = n_samples.min(N_SAMPLES_MAX);
            let seeds: Vec<u64> = (0..n_samples).map(|_| seeds.next_u64()).collect();
            for candidate in &mut candidates {
                candidate.value = self.mean_value(game, candidate, &seeds);
            }
        }
        let best = candidates.into_iter().max_by(|a, b| a.value.total_cmp(&b.value));
        best.expect("passing is always possible").action
    }

    /// The uses that the valuer likes best, best first.
    fn candidates(&self, game: &SaintMalo) -> Vec<Candidate> {
        let finals = Finals::new(game, &Bench::new(game, &self.valuer), FULL_EFFORT);
        let mut candidates: Vec<Candidate> = finals
            .uses(game.dice())
            .map(|(action, value, drawn)| {
                let drawn = drawn.map(|(city, n_turned)| (*city, n_turned));
                Candidate { action, value, drawn }
            })
            .collect();
        candidates.sort_by(|a, b| b.value.total_cmp(&a.value));
        let floor = candidates[0].value - BEHIND_MAX;
        candidates.retain(|candidate| floor <= candidate.value);
        candidates.truncate(N_CANDIDATES);
        candidates
    }

    /// The value of the own next turn, averaged over what may happen before. Every candidate meets
    /// the same luck, so that the difference is its own.
    fn mean_value(&self, game: &SaintMalo, candidate: &Candidate, seeds: &[u64]) -> f64 {
        let total: f64 = seeds.iter().map(|seed| self.sampled_value(game, candidate, *seed)).sum();
        total / seeds.len() as f64
    }

    fn sampled_value(&self, game: &SaintMalo, candidate: &Candidate, seed: u64) -> f64 {
        let seat = game.turn();
        let mut chance = Fast::new(seed);
        let drawn = candidate.drawn.as_ref().map(|(city, n_turned)| (city, *n_turned));
        let mut table = finish_turn(game, drawn, &mut chance);
        while table.outcome().is_none() && table.turn() != seat {
            table = play_turn(&table, &self.valuer, THOUGHT, 0.0, &mut chance);
        }
        match table.outcome() {
            Some(outcome) => {
                let [win, score] = final_outputs(&outcome, seat);
                utility(win.into(), score.into(), game.is_practice())
            }
            None => {
                let finals = Finals::new(&table, &Bench::new(&table, &self.valuer), THOUGHT);
                DiceTurn::solve(&finals.values()).value()
            }
        }
    }
}
