//! Sequential halving: all choices are tried on the same deals, and after each of a few stages the
//! worse half is given up.

use engine::{Fast, Game, Imagine, Seat};
use rattus_cartus::{RattusCartus, View};

use super::ending;
use super::mind::Mind;
use super::outlook::Outlook;
use super::policy::{Choice, carry_out, choose};
use super::weights::{FITTED, SKILLED};
use super::worth::Worth;
use crate::Budget;

/// The unit of a budget is a choice of the policy at a table, for each of its seats. So many of
/// them fit into a millisecond.
const UNITS_PER_MS: f64 = 1_300.0;
/// What imagining a deal costs, in choices.
const DEAL_COST: f64 = 5.0;
/// A budget of nothing still looks at so many deals in each stage.
const DEALS_MIN: usize = 4;
/// Deals that the first look counts for.
const PRIOR_DEALS: f64 = 8.0;
/// Rounds that are played on after this one before the outlook is asked.
const ROUNDS_AHEAD: u8 = 1;

/// A choice under examination.
pub struct Trial {
    pub choice: Choice,
    /// How likely it seems to win at first sight.
    prior: f64,
    total: f64,
    n_deals: f64,
}

impl Trial {
    pub fn new(choice: Choice, prior: f64) -> Trial {
        Trial { choice, prior, total: 0.0, n_deals: 0.0 }
    }

    fn value(&self) -> f64 {
        (self.total + self.prior * PRIOR_DEALS) / (self.n_deals + PRIOR_DEALS)
    }
}

/// Puts the best trial first; those that were given up are gone.
pub fn halve(trials: &mut Vec<Trial>, view: &View, seat: Seat, budget: Budget, chance: &mut Fast) {
    let n_choices = f64::from(budget.ms) * UNITS_PER_MS / view.seats.len() as f64;
    let n_stages = trials.len().next_power_of_two().trailing_zeros();
    for _ in 0..n_stages {
        let mut left = n_choices / f64::from(n_stages);
        let mut n_deals = 0;
        while 0.0 < left || n_deals < DEALS_MIN {
            let game = RattusCartus::imagine(view, seat, chance);
            let future = Fast::new(chance.next_u64());
            left -= DEAL_COST;
            n_deals += 1;
            for trial in trials.iter_mut() {
                let (value, cost) = try_out(game.clone(), seat, &trial.choice, future.clone());
                trial.total += value;
                trial.n_deals += 1.0;
                left -= cost;
            }
        }
        trials.sort_by(|a, b| b.value().total_cmp(&a.value()));
        trials.truncate(trials.len().div_ceil(2));
    }
}

/// Plays on to the end of the next round and says how likely the seat then wins, and how many
/// choices that took.
fn try_out(mut game: RattusCartus, seat: Seat, choice: &Choice, mut chance: Fast) -> (f64, f64) {
    let last_round = game.round() + ROUNDS_AHEAD;
    let mut mind = Mind::new(&SKILLED);
    carry_out(&mut game, seat, choice, &mut chance);
    let mut cost = 1.0;
    while let Some(actor) = game.to_act().first() {
        if last_round < game.round() {
            let worth = Worth::new(&game, &FITTED);
            let outlook = Outlook::new(&game, seat, mind.nuns(&game, seat), &worth);
            return (outlook.win_chance(), cost + 1.0);
        }
        let choice = choose(&game, actor, &mut mind);
        carry_out(&mut game, actor, &choice, &mut chance);
        cost += 1.0;
    }
    (ending::win_chance(&game, seat, mind.nuns(&game, seat)), cost)
}
