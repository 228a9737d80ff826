//! The strongest level: a learned valuer, a search over the rest of the round, and for the best
//! columns a look at what they change for the seat's own next choice.

use ::cities::{Action, Cities, N_COLUMNS, Phase, Row, View};
use engine::{Cx, Fast, Game, Imagine, Seat};

use super::columns::{Samples, columns};
use super::draft::{Draft, N_PLACES, Wish, gains_of, search};
use super::learned::Learned;
use super::placing::Valuer;
use super::player::{take, use_up};
use crate::net::Net;
use crate::{Bot, Budget, Seeded};

pub struct Ahead {
    net: &'static Net,
    seeded: Seeded,
}

/// How much is tried.
#[derive(Clone, Copy, Debug)]
struct Effort {
    samples: Samples,
    n_iterations: u32,
    /// So many columns are followed.
    n_followed: usize,
    n_iterations_followed: u32,
    /// A column that is followed into the unknown is followed so often.
    n_turned_up: usize,
}

impl Ahead {
    pub fn new(net: &'static Net, seeded: Seeded) -> Ahead {
        Ahead { net, seeded }
    }
}

impl Effort {
    /// What can be tried in so many milliseconds. More than a fifth of a second has no use.
    fn of(budget: Budget) -> Effort {
        let ms = budget.ms.clamp(1, 200);
        let n = ms as usize;
        Effort {
            samples: Samples {
                n_cards: (6 + n).min(32),
                n_tiles: (2 + n / 4).min(12),
                n_features: (3 + n / 3).min(10),
                n_draws: (3 + n / 3).min(20),
            },
            n_iterations: 400 * ms,
            n_followed: (2 + n / 2).min(12),
            n_iterations_followed: 150 * ms,
            n_turned_up: (1 + n / 4).min(8),
        }
    }
}

impl Bot<Cities> for Ahead {
    fn choose(&mut self, view: &View, seat: Seat, budget: Budget) -> Action {
        let mut chance = self.seeded.chance();
        let game = Cities::imagine(view, seat, &mut chance);
        match game.phase() {
            Phase::Take => choose_column(&game, seat, self.net, Effort::of(budget), &mut chance),
            _ => use_up(&game, seat, &Learned::new(&game, seat, self.net)),
        }
    }
}

fn choose_column(
    game: &Cities,
    seat: Seat,
    net: &Net,
    effort: Effort,
    chance: &mut Fast,
) -> Action {
    let all = Seat::all(game.n_seats());
    let mut gains: Vec<[f32; N_PLACES]> =
        all.map(|other| gains(game, other, net, &effort.samples, chance).0).collect();
    let start = Draft::new(game, &gains);
    let found = search(&start, Wish::of(game), effort.n_iterations, chance);
    let mut best = (f64::MIN, found.places[0]);
    for place in found.places.iter().take(effort.n_followed) {
        let is_unknown = place % N_COLUMNS == N_COLUMNS - 1;
        let n_times = if is_unknown { effort.n_turned_up } else { 1 };
        let mut sum = 0.0;
        for _ in 0..n_times {
            sum += follow(game, seat, *place, net, &mut gains, effort, chance);
        }
        let value = sum / n_times as f64;
        if best.0 < value {
            best = (value, *place);
        }
    }
    take(best.1)
}

/// What the columns add for a seat, and what it has without them.
fn gains(
    game: &Cities,
    seat: Seat,
    net: &Net,
    samples: &Samples,
    chance: &mut Fast,
) -> ([f32; N_PLACES], f64) {
    let learned = Learned::new(game, seat, net);
    let before = learned.value(game.neighbourhood(seat));
    (gains_of(&columns(game, seat, &learned, samples, chance), before), before)
}

/// What a seat can wish for if it takes a place now and makes the best of it. What the others will
/// gain is not looked at again.
fn follow(
    game: &Cities,
    seat: Seat,
    place: usize,
    net: &Net,
    all_gains: &mut [[f32; N_PLACES]],
    effort: Effort,
    chance: &mut Fast,
) -> f64 {
    let mut after = game.clone();
    let mut action = take(place);
    while action != Action::Done {
        after.apply(seat, &action, &mut Cx::silent(0, chance));
        action = use_up(&after, seat, &Learned::new(&after, seat, net));
    }
    let (own, value) = gains(&after, seat, net, &effort.samples, chance);
    let kept = std::mem::replace(&mut all_gains[seat.idx()], own);
    let start = Draft::new(&after, all_gains).after_turn(Row::ALL[place / N_COLUMNS]);
    let found = search(&start, Wish::of(game), effort.n_iterations_followed, chance);
    all_gains[seat.idx()] = kept;
    value + f64::from(found.wishes[seat.idx()])
}
