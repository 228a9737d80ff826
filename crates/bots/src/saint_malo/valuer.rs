//! Valuers without learning: the yardstick and the middle level.

use saint_malo::{City, Fields, Person, Score, Side};

use super::outlook::Outlook;

/// Says what a city is worth to the seat that has just finished its turn. More is better; the unit
/// is the valuer's own.
pub trait Valuer: Send + Sync {
    /// What stays the same for all cities that one outlook is asked about.
    type Context;

    fn context(&self, outlook: &Outlook) -> Self::Context;

    /// `city` is given as it is after the attacks of the outlook.
    fn value(&self, outlook: &Outlook, context: &Self::Context, city: &City) -> f64;
}

/// The fixed yardstick: the own score if the game ended now (SM-72).
pub struct Greedy;

impl Valuer for Greedy {
    type Context = ();

    fn context(&self, _outlook: &Outlook) {}

    fn value(&self, _outlook: &Outlook, _context: &(), city: &City) -> f64 {
        f64::from(Score::of(city).total())
    }
}

/// The own score, the next attack, a little foresight for coins and logs, and the race: who is
/// ahead likes every filled field, who is behind does not.
pub struct Medium;

/// What the middle level knows of the others.
pub struct Rivals {
    best_score: i32,
}

impl Valuer for Medium {
    type Context = Rivals;

    fn context(&self, outlook: &Outlook) -> Rivals {
        let cities = outlook.next.cities().iter().enumerate();
        let others = cities.filter(|(i, _)| *i != outlook.seat.idx());
        let best_score = others.map(|(_, city)| Score::of(city).total()).max().unwrap_or(0);
        Rivals { best_score }
    }

    fn value(&self, outlook: &Outlook, rivals: &Rivals, city: &City) -> f64 {
        let score = Score::of(city).total();
        let race = if rivals.best_score <= score { 0.15 } else { -0.05 };
        let n_filled = f64::from(45 - city.free().len());
        f64::from(score) + defence_value(outlook, city) + race * n_filled + stock_value(city)
    }
}

/// Being ready for the next attack is worth a part of the cannon, more as it comes nearer.
fn defence_value(outlook: &Outlook, city: &City) -> f64 {
    let pirates = outlook.next.pirates();
    let Some(strength) = pirates.strength() else {
        return 0.0;
    };
    let nearness = 1.0 - f64::from(pirates.n_left()) / f64::from(pirates.n_boxes + 1);
    let walls: f64 = Side::ALL.into_iter().map(|side| wall_value(city, side)).sum();
    let readiness = f64::from(city.defence().min(strength)) / f64::from(strength);
    3.0 * readiness * (0.3 + 0.7 * nearness) + walls
}

/// Walls of an open side are half a promise.
fn wall_value(city: &City, side: Side) -> f64 {
    let n_walls = (city.walls() & side.fields()).len();
    if city.is_spoiled(side) || city.is_complete(side) { 0.0 } else { 0.25 * f64::from(n_walls) }
}

/// Coins and logs are worth more than they score, as long as there is room to use them.
fn stock_value(city: &City) -> f64 {
    let room = f64::from(city.free().len().min(12)) / 12.0;
    let architects = if city.persons_of(Person::Architect) == Fields::NONE { 1.0 } else { 0.5 };
    let coins = f64::from(city.n_coins.min(6)) * 0.3;
    let logs = f64::from(city.n_logs.min(3)) * 0.5 * architects;
    room * (coins + logs)
}
