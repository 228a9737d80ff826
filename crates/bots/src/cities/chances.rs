//! Everybody's chances: the points that a neighbourhood will be worth, and what the seats can hope
//! for in the rest of the round, which is searched as a small game of its own.

use ::cities::{Action, Cities, Phase, Row, View};
use engine::{Cx, Fast, Game, Imagine, Line, Seat};

use super::columns::{Samples, columns};
use super::draft::{Draft, Found, N_PLACES, Wish, gains_of, search};
use super::learned::{Learned, stored};
use super::left::Left;
use super::placing::Valuer as _;
use super::player::{take, use_up};
use super::scales::SCALES;
use crate::Budget;
use crate::judge::{
    Evidence, Judge, Judgement, POINTS_UNIT, Ways, logit, most_promising, offered, weigh,
};

const SAMPLES: Samples = Samples { n_cards: 6, n_tiles: 2, n_features: 3, n_draws: 3 };
/// Rounds that are tried out in a millisecond of the budget.
const ITERATIONS_PER_MS: u32 = 30;
const ITERATIONS_MIN: u32 = 60;
/// So many columns are looked at closely.
const N_WAYS: usize = 4;
/// So many uses of what was taken are looked at closely.
const N_FIRSTS: usize = 4;
/// So much of what may be turned up or drawn is tried.
const N_TRIED: u32 = 6;

pub struct Chances {
    n_iterations: u32,
}

impl Chances {
    pub fn new(budget: Budget) -> Chances {
        Chances { n_iterations: (budget.ms * ITERATIONS_PER_MS).max(ITERATIONS_MIN) }
    }
}

/// A table as everybody sees it.
struct Sight {
    /// What each neighbourhood will be worth.
    values: Vec<f64>,
    found: Found,
}

impl Sight {
    /// When a column is chosen next, or a turn is to be confirmed.
    fn new(game: &Cities, n_iterations: u32) -> Sight {
        let mut chance = Fast::new(game.round().into());
        let mut values = Vec::new();
        let mut gains: Vec<[f32; N_PLACES]> = Vec::new();
        for seat in Seat::all(game.n_seats()) {
            let learned = Learned::new(game, seat, stored());
            let before = learned.value(game.neighbourhood(seat));
            values.push(before);
            let columns = columns(game, seat, &learned, &SAMPLES, &mut chance);
            gains.push(gains_of(&columns, before));
        }
        let start = Draft::new(game, &gains);
        let start = match game.phase() {
            Phase::Confirm { row } => start.after_turn(row),
            _ => start,
        };
        let found = search(&start, Wish::of(game), n_iterations, &mut chance);
        Sight { values, found }
    }
}

/// The same game once nothing waits to be placed.
fn settled(mut game: Cities) -> Cities {
    let mut chance = Fast::new(0);
    while !matches!(game.phase(), Phase::Take | Phase::Confirm { .. } | Phase::Over) {
        let seat = game.turn();
        let action = use_up(&game, seat, &Learned::new(&game, seat, stored()));
        game.apply(seat, &action, &mut Cx::silent(0, &mut chance));
    }
    game
}

fn signs(game: &Cities, n_iterations: u32) -> Evidence {
    let Sight { values, found } = Sight::new(game, n_iterations);
    let n_seats = values.len() as f64;
    let signs = Seat::all(game.n_seats()).zip(&values).map(|(seat, value)| {
        let beaten: f64 =
            values.iter().map(|other| 1.0 / (1.0 + ((other - value) / 5.0).exp())).sum();
        let wish = f64::from(found.wishes[seat.idx()]);
        let has_star = if game.star() == Some(seat) { 1.0 } else { 0.0 };
        let beaten = (beaten - 0.5) / (n_seats - 1.0).max(1.0);
        [value / POINTS_UNIT, wish / POINTS_UNIT, logit(beaten), has_star]
    });
    Evidence { signs: signs.collect(), progress: progress(game), won: 1.0 }
}

fn progress(game: &Cities) -> f64 {
    let parts = Seat::all(game.n_seats()).flat_map(|seat| {
        let left = Left::of(game, seat);
        Row::ALL.map(|row| left.part(row))
    });
    1.0 - parts.sum::<f64>() / (4.0 * f64::from(game.n_seats()))
}

/// The ways to use what was taken that are worth a thought: the best one, and what looks good.
fn firsts(game: &Cities, seat: Seat) -> Vec<Action> {
    let learned = Learned::new(game, seat, stored());
    let rough = |first| {
        let mut after = game.clone();
        after.apply(seat, &first, &mut Cx::silent(0, &mut Fast::new(0)));
        learned.value(after.neighbourhood(seat))
    };
    let mut firsts = most_promising(offered(game, seat), N_FIRSTS, rough);
    let best = use_up(game, seat, &learned);
    if !firsts.contains(&best) {
        firsts.push(best);
    }
    firsts
}

/// All steps of a choice, up to the end of the turn.
fn whole_turn(game: &Cities, first: Action) -> Vec<Action> {
    let seat = game.turn();
    let mut game = game.clone();
    let mut chance = Fast::new(0);
    let mut actions = vec![first];
    while let Some(action) = actions.last().copied() {
        game.apply(seat, &action, &mut Cx::silent(0, &mut chance));
        let is_over = matches!(game.phase(), Phase::Take | Phase::Over);
        if is_over || action == Action::Done || game.turn() != seat {
            break;
        }
        actions.push(use_up(&game, seat, &Learned::new(&game, seat, stored())));
    }
    actions
}

impl Judge<Cities> for Chances {
    fn evidence(&mut self, view: &View, seat: Seat) -> Evidence {
        signs(&settled(Cities::seen(view, seat)), self.n_iterations)
    }

    fn value(&mut self, view: &View, seat: Seat) -> Judgement {
        let game = settled(Cities::seen(view, seat));
        match game.outcome() {
            Some(outcome) => Judgement::of_outcome(&outcome),
            None => SCALES[usize::from(game.n_seats()) - 1].judge(&signs(&game, self.n_iterations)),
        }
    }

    fn ways(&mut self, view: &View, seat: Seat, played: &[Action]) -> Ways<Action> {
        let game = Cities::seen(view, seat);
        let firsts = match game.phase() {
            Phase::Take => {
                let places = Sight::new(&game, self.n_iterations).found.places;
                places.into_iter().take(N_WAYS).map(take).collect()
            }
            _ => firsts(&game, seat),
        };
        let turns = firsts.into_iter().map(|first| whole_turn(&game, first)).collect();
        weigh(self, view, seat, turns, played, N_TRIED)
    }

    fn sources(&self, game: &Cities, seat: Seat) -> Vec<Line> {
        game.score(seat).lines()
    }
}
