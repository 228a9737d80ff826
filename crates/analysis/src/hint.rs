//! What a seat had better do, and what it had better not.

use bots::{Botted, Budget, Judge, Way};
use engine::Seat;
use protocol::{Hint, Mistake};

use crate::prospect::{prospect, risk};

/// More would not help.
const N_HINTS: usize = 3;
/// What is further behind the best is no advice: in chances to win, and in points for whoever is
/// alone.
const BEHIND_MAX: f64 = 0.05;
const POINTS_BEHIND_MAX: f64 = 3.0;

/// The best one to three things that `seat`, who is to act, can do. Nothing where nobody can judge.
pub fn hint<G: Botted>(view: &G::View, seat: Seat, budget: Budget) -> Vec<Hint> {
    let Some(mut judge) = G::judge(budget) else { return Vec::new() };
    let judge = judge.as_mut();
    let game = G::seen(view, seat);
    let pass = judge.pass(&game, seat);
    let ways = judge.ways(view, seat, &pass);
    let Some(best) = ways.best.first() else { return Vec::new() };
    let baseline = ways.played.as_ref().or(ways.best.last()).map_or(0.0, |way| points(way, seat));
    let is_good = |way: &&Way<G::Action>| match game.n_seats() {
        1 => points(best, seat) - points(way, seat) <= POINTS_BEHIND_MAX,
        _ => chance(best, seat) - chance(way, seat) <= BEHIND_MAX,
    };
    let good = ways.best.iter().take(N_HINTS).filter(is_good);
    good.map(|way| told(judge, view, seat, way, (best, baseline))).collect()
}

/// What `seat` loses if it does that, and what would be best. Nothing where nobody can judge, or
/// nothing is better.
pub fn mistake<G: Botted>(
    view: &G::View,
    seat: Seat,
    played: &[G::Action],
    budget: Budget,
) -> Option<Mistake> {
    let mut judge = G::judge(budget)?;
    let judge = judge.as_mut();
    let ways = judge.ways(view, seat, played);
    let (best, played) = (ways.best.first()?, ways.played.as_ref()?);
    if best.actions.starts_with(&played.actions) {
        return None;
    }
    let cost = chance(best, seat) - chance(played, seat);
    let lost = points(best, seat) - points(played, seat);
    let best = told(judge, view, seat, best, (best, points(played, seat)));
    Some(Mistake { cost, error: best.error.hypot(played.error), points: lost, best })
}

fn told<G: Botted>(
    judge: &dyn Judge<G>,
    view: &G::View,
    seat: Seat,
    way: &Way<G::Action>,
    (best, baseline): (&Way<G::Action>, f64),
) -> Hint {
    let mut prospect = prospect(judge, view, seat, way);
    prospect.risk = risk(judge, view, seat, &way.actions);
    Hint {
        worth: prospect.points - baseline,
        way: prospect,
        win: chance(way, seat),
        behind: chance(best, seat) - chance(way, seat),
        error: way.error,
    }
}

fn chance<A>(way: &Way<A>, seat: Seat) -> f64 {
    way.judgement.win[seat.idx()]
}

fn points<A>(way: &Way<A>, seat: Seat) -> f64 {
    way.judgement.points[seat.idx()]
}
