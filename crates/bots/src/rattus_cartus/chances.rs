//! Everybody's chances, as one seat can tell: the hidden cards are dealt anew again and again, the
//! policy plays on to the end of the next round, and the outlook says how it stands there.

use engine::{Cx, Fast, Game, Imagine, Line, Seat, act};
use rattus_cartus::{Action, RattusCartus, View};

use super::ending;
use super::hard::trials;
use super::mind::Mind;
use super::outlook::{ByNuns, Outlook};
use super::policy::{Choice, carry_out, choose, first_step};
use super::scales::SCALES;
use super::weights::{FITTED, SKILLED};
use super::worth::Worth;
use crate::Budget;
use crate::judge::{Evidence, Judge, Judgement, Mean, POINTS_UNIT, Way, Ways, logit};

/// Deals that are played on for a millisecond of the budget.
const DEALS_PER_MS: u32 = 2;
const DEALS_MIN: u32 = 4;
/// So many lays or actions are looked at closely.
const N_WAYS: usize = 6;
/// That somebody wins is never given up.
const WON_MIN: f64 = 0.05;
/// Rounds that are played on after this one.
const ROUNDS_AHEAD: u8 = 1;

pub struct Chances {
    n_deals: u32,
}

impl Chances {
    pub fn new(budget: Budget) -> Chances {
        Chances { n_deals: (budget.ms * DEALS_PER_MS).max(DEALS_MIN) }
    }

    fn after(&self, view: &View, seat: Seat, actions: &[Action]) -> Deals {
        Deals::after(view, seat, actions, self.n_deals)
    }
}

/// Where some deals have led to.
struct Deals {
    /// Who sees it so: of its own cards a seat knows more.
    seat: Seat,
    ahead: Mean,
    progress: f64,
}

impl Deals {
    /// Plays on after some actions; the same deals for whatever the actions are.
    fn after(view: &View, seat: Seat, actions: &[Action], n_deals: u32) -> Deals {
        let n_seats = view.seats.len() as u8;
        let mut ahead = Mean::new(n_seats, seat);
        let mut progress = 0.0;
        for deal in 0..n_deals {
            let mut chance = Fast::new(deal.into());
            let mut game = RattusCartus::imagine(view, seat, &mut chance);
            progress = f64::from(game.round()) / f64::from(game.n_rounds());
            let last_round = game.round() + ROUNDS_AHEAD;
            let mut mind = Mind::new(&SKILLED);
            let nuns = *mind.nuns(&game, seat);
            let mut steps = actions.iter();
            let is_possible = steps.all(|action| {
                act(&mut game, seat, action, &mut Cx::silent(0, &mut chance)).is_ok()
            });
            if !is_possible {
                continue;
            }
            play_on(&mut game, last_round, &mut mind, &mut chance);
            ahead.add(&stands(&game, &nuns), 1.0);
        }
        Deals { seat, ahead, progress }
    }

    /// Nothing if the actions were possible in no deal.
    fn evidence(&self) -> Option<(Evidence, f64)> {
        let (mean, error) = self.ahead.clone().done()?;
        // All may die, and then nobody wins (RC-97).
        let won = mean.win.iter().sum::<f64>().clamp(WON_MIN, 1.0);
        let seats = mean.win.iter().zip(&mean.points).enumerate();
        let signs = seats.map(|(idx, (win, points))| {
            let is_own = if idx == self.seat.idx() { 1.0 } else { 0.0 };
            [points / POINTS_UNIT, logit(win / won), is_own, 0.0]
        });
        Some((Evidence { signs: signs.collect(), progress: self.progress, won }, error))
    }

    fn judgement(&self) -> Option<(Judgement, f64)> {
        let (evidence, error) = self.evidence()?;
        Some((SCALES[evidence.signs.len() - 2].judge(&evidence), error))
    }
}

fn play_on(game: &mut RattusCartus, last_round: u8, mind: &mut Mind, chance: &mut Fast) {
    while let Some(actor) = game.to_act().first() {
        if last_round < game.round() {
            return;
        }
        let choice = choose(game, actor, mind);
        carry_out(game, actor, &choice, chance);
    }
}

/// Chances and points by the outlook, for somebody who expects such nuns.
fn stands(game: &RattusCartus, nuns: &ByNuns) -> Judgement {
    let seats = Seat::all(game.n_seats());
    let mut judgement = Judgement::nothing(game.n_seats());
    for seat in seats {
        let (win, points) = match game.outcome() {
            Some(outcome) => {
                (ending::win_chance(game, seat, nuns), f64::from(outcome.of(seat).score))
            }
            None => {
                let outlook = Outlook::new(game, seat, nuns, &Worth::new(game, &FITTED));
                (outlook.win_chance(), outlook.points(seat))
            }
        };
        judgement.win[seat.idx()] = win.max(0.0);
        judgement.points[seat.idx()] = points;
    }
    let sum: f64 = judgement.win.iter().sum();
    if 1.0 < sum {
        judgement.win.iter_mut().for_each(|win| *win /= sum);
    }
    judgement
}

/// All steps of a choice.
fn steps(game: &RattusCartus, seat: Seat, choice: &Choice) -> Vec<Action> {
    let mut game = game.clone();
    let mut chance = Fast::new(0);
    let mut steps = Vec::new();
    loop {
        let step = first_step(&game, seat, choice);
        steps.push(step);
        if matches!(choice, Choice::Act(_)) || step == Action::Done {
            return steps;
        }
        carry_out(&mut game, seat, &Choice::Act(step), &mut chance);
    }
}

impl Judge<RattusCartus> for Chances {
    fn evidence(&mut self, view: &View, seat: Seat) -> Evidence {
        self.after(view, seat, &[]).evidence().expect("nothing is always possible").0
    }

    fn value(&mut self, view: &View, seat: Seat) -> Judgement {
        self.after(view, seat, &[]).judgement().expect("nothing is always possible").0
    }

    fn ways(&mut self, view: &View, seat: Seat, played: &[Action]) -> Ways<Action> {
        let game = RattusCartus::seen(view, seat);
        let choices = trials(&game, seat);
        let plans = choices.iter().map(|trial| steps(&game, seat, &trial.choice));
        let way = |actions: Vec<Action>| {
            let (judgement, error) = self.after(view, seat, &actions).judgement()?;
            Some(Way { actions, judgement, error })
        };
        let ways = plans.take(N_WAYS).filter_map(way).collect();
        let played = if played.is_empty() { None } else { way(played.to_vec()) };
        Ways::ranked(ways, played, seat)
    }

    fn sources(&self, game: &RattusCartus, seat: Seat) -> Vec<Line> {
        game.scores()[seat.idx()].lines()
    }

    fn pass(&self, game: &RattusCartus, seat: Seat) -> Vec<Action> {
        let offered = [Action::PlayPass, Action::Decline, Action::Done].into_iter();
        offered.filter(|action| game.is_legal(seat, action)).take(1).collect()
    }
}
