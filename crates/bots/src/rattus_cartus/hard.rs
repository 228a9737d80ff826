//! The player who searches: deals the hidden cards anew, tries the few choices that look best in
//! each of the deals, and lets everybody play on sensibly.

use engine::{Fast, Game, Imagine, Seat};
use rattus_cartus::{Action, Kind, RattusCartus, Stage, View};

use super::laying::each_lay;
use super::outlook::Outlook;
use super::policy::{Choice, Expectations, carry_out, choose, first_step};
use super::sight::Sight;
use super::worth::Worth;
use crate::{Bot, Budget, Seeded};

/// Choices by the policy that fit into a millisecond: the unit of a budget.
const STEPS_PER_MS: f64 = 300.0;
/// What imagining a deal costs in such steps.
const DEAL_STEPS: f64 = 4.0;
/// A budget of nothing still looks at so many deals.
const DEALS_MIN: usize = 4;
/// Choices that are tried.
const N_TRIED: usize = 16;

pub struct Hard {
    seeded: Seeded,
}

struct Candidate {
    choice: Choice,
    /// What it looks like before the search.
    prior: f64,
    total: f64,
    n: f64,
}

impl Hard {
    pub fn new(seeded: Seeded) -> Hard {
        Hard { seeded }
    }
}

impl Bot<RattusCartus> for Hard {
    fn choose(&mut self, view: &View, seat: Seat, budget: Budget) -> Action {
        let mut chance = self.seeded.chance();
        let game = RattusCartus::imagine(view, seat, &mut chance);
        let mut candidates = candidates(&game, seat);
        if 1 < candidates.len() {
            let n_steps = f64::from(budget.ms) * tune("STEPS", STEPS_PER_MS);
            halve(&mut candidates, view, seat, n_steps, &mut chance);
        }
        first_step(&game, seat, &candidates[0].choice)
    }
}

fn tune(name: &'static str, default: f64) -> f64 {
    use std::collections::BTreeMap;
    thread_local!(static T: std::cell::RefCell<BTreeMap<usize, f64>> = const { std::cell::RefCell::new(BTreeMap::new()) });
    T.with(|t| {
        *t.borrow_mut().entry(name.as_ptr() as usize).or_insert_with(|| {
            std::env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(default)
        })
    })
}

/// Sequential halving: all are tried on the same deals, and after each of a few stages the worse
/// half is given up. The best comes first.
fn halve(
    candidates: &mut Vec<Candidate>,
    view: &View,
    seat: Seat,
    n_steps: f64,
    chance: &mut Fast,
) {
    let n_stages = candidates.len().next_power_of_two().trailing_zeros();
    for _ in 0..n_stages {
        let mut left = n_steps / f64::from(n_stages);
        let mut n_deals = 0;
        while 0.0 < left || n_deals < DEALS_MIN {
            let game = RattusCartus::imagine(view, seat, chance);
            let chance = Fast::new(chance.next_u64());
            left -= DEAL_STEPS;
            n_deals += 1;
            for candidate in candidates.iter_mut() {
                let (value, n_steps) = try_out(&game, seat, &candidate.choice, chance.clone());
                candidate.total += value;
                candidate.n += 1.0;
                left -= n_steps;
            }
        }
        candidates.sort_by(|a, b| b.value().total_cmp(&a.value()));
        candidates.truncate(candidates.len().div_ceil(2));
    }
}

impl Candidate {
    fn value(&self) -> f64 {
        let weight = tune("PRIOR", 8.0);
        (self.total + self.prior * weight) / (self.n + weight)
    }
}

/// Plays on to the end of the round, and says how likely the seat then wins. Also says how much
/// work that was.
fn try_out(game: &RattusCartus, seat: Seat, choice: &Choice, mut chance: Fast) -> (f64, f64) {
    let mut game = game.clone();
    let mut expectations = Expectations::default();
    let mut n_steps = 1.0;
    let last_round = game.round() + tune("DEPTH", 0.0) as u8;
    carry_out(&mut game, seat, choice, &mut chance);
    while let Some(actor) = game.to_act().first() {
        if last_round < game.round() {
            let worth = Worth::new(&game);
            let outlook = Outlook::new(&game, seat, expectations.nuns(&game, seat), &worth);
            return (outlook.win_chance(), n_steps + 1.0);
        }
        let choice = choose(&game, actor, &mut expectations);
        carry_out(&mut game, actor, &choice, &mut chance);
        n_steps += 1.0;
    }
    let outcome = game.outcome().expect("nobody is to act");
    (outcome.win_share(seat), n_steps)
}

/// What is worth trying, the best by the look of it first.
fn candidates(game: &RattusCartus, seat: Seat) -> Vec<Candidate> {
    let mut expectations = Expectations::default();
    let mut candidates = Vec::new();
    let mut add = |choice: Choice, prior: f64| {
        candidates.push(Candidate { choice, prior, total: 0.0, n: 0.0 });
    };
    match game.stage() {
        Stage::Enter { .. } => {
            let sight = Sight::new(game, seat, expectations.nuns(game, seat));
            let walk = game.walk(seat);
            let slot = game.walk_slot(seat);
            let mut most: f64 = 0.0;
            each_lay(&sight, slot, |lay, value| {
                if lay.missing(&walk).is_some() {
                    most = most.max(value);
                    add(Choice::Lay(lay), value);
                }
            });
            if slot.is_none() && 0 < game.n_of(seat, Kind::Pass) && 1 < game.queue().len() {
                add(Choice::Act(Action::PlayPass), most);
            }
        }
        Stage::SupplyLooks { .. } | Stage::LooksTogether | Stage::TentLooks { .. } => {}
        _ => {
            let mut actions = Vec::new();
            game.legal_actions(seat, &mut actions);
            for action in actions {
                add(Choice::Act(action), 0.0);
            }
        }
    }
    if candidates.is_empty() {
        let choice = choose(game, seat, &mut expectations);
        candidates.push(Candidate { choice, prior: 0.0, total: 0.0, n: 0.0 });
    }
    candidates.sort_by(|a, b| b.prior.total_cmp(&a.prior));
    candidates.truncate(N_TRIED);
    candidates
}
