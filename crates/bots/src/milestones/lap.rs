//! The ways to go on with a lap, for a player who is alone: where to stop, what to buy, what to
//! build, what to bring into the castle.

use milestones::{Goods, Kind, N_PATH_SPACES, N_SPACES, Path};

use super::mind::Mind;
use super::offers::Offers;

/// More stops on the path than this are never planned.
const STOPS_MAX: u8 = 5;
/// The longest plan: the stops, three buildings and the castle.
pub const LAP_MOVES_MAX: usize = STOPS_MAX as usize + 4;
const COIN: usize = Kind::Coin as usize;
const GRAIN: usize = Kind::Grain as usize;

/// The most points that a lap can bring by the number of moves to the castle, with the worth of
/// the goods that pass it; nothing where the castle cannot be reached in so many.
#[derive(Clone, Copy, Debug)]
pub struct Plans(pub [Option<f32>; LAP_MOVES_MAX + 1]);

/// A lap, and what has been found of it.
pub struct Lap<'a> {
    /// By space number: kind and bonus tile of the worker there.
    workers: [Option<(u8, bool)>; N_PATH_SPACES as usize + 1],
    /// How much a recruit is needed.
    need: f32,
    income: u8,
    mind: &'a Mind,
    offers: &'a Offers,
    /// Moves until the end of the game.
    n_moves: i32,
    /// Whether goods that pass the castle are worth something.
    keeps: bool,
    best: [f32; LAP_MOVES_MAX + 1],
}

/// What has happened on the way.
#[derive(Clone, Copy)]
struct Way {
    at: u8,
    goods: [u8; 5],
    points: f32,
    n_moves: i32,
}

impl Plans {
    /// The best plan if every move that it leaves has a worth.
    pub fn value(&self, worth: impl Fn(usize) -> f32) -> f32 {
        let plans = self.0.iter().enumerate();
        let values = plans.filter_map(|(n, points)| Some((*points)? + worth(n)));
        values.fold(f32::MIN, f32::max)
    }

    /// The most points for a move, if a lap costs something.
    pub fn rate(&self, cost: f32) -> f32 {
        let plans = self.0.iter().enumerate();
        let rates = plans.filter_map(|(n, points)| Some(((*points)? - cost) / n as f32));
        rates.fold(f32::MIN, f32::max)
    }
}

impl<'a> Lap<'a> {
    pub fn new(mind: &'a Mind, path: &Path, offers: &'a Offers, n_moves: i32) -> Lap<'a> {
        let mut workers = [None; N_PATH_SPACES as usize + 1];
        for (space, worker) in path.workers() {
            workers[usize::from(space)] = Some((worker.kind as u8, worker.has_bonus));
        }
        let n_workers = f32::from(path.n_workers());
        Lap {
            workers,
            need: (1.0 - n_workers / f32::from(N_PATH_SPACES)).max(0.0) * mind.weights.recruit,
            income: path.is_rising().into(),
            mind,
            offers,
            n_moves,
            keeps: true,
            best: [f32::MIN; LAP_MOVES_MAX + 1],
        }
    }

    /// Goods that pass the castle shall not count.
    pub fn without_goods(self) -> Lap<'a> {
        Lap { keeps: false, ..self }
    }

    /// From a space on, with some goods.
    pub fn plans(mut self, from: u8, goods: Goods) -> Plans {
        let goods = Kind::ALL.map(|kind| goods[kind]);
        self.walk(Way { at: from, goods, points: 0.0, n_moves: 0 }, 0);
        Plans(self.best.map(|points| (points != f32::MIN).then_some(points)))
    }

    /// Goes on to the buildings, or to one more worker before that.
    fn walk(&mut self, way: Way, n_stops: u8) {
        self.trade(way);
        if n_stops == STOPS_MAX || self.n_moves <= way.n_moves {
            return;
        }
        for to in way.at + 1..=N_PATH_SPACES {
            let Some((kind, _)) = self.workers[usize::from(to)] else { continue };
            let mut next = Way { at: to, n_moves: way.n_moves + 1, ..way };
            for space in way.at + 1..=to {
                match self.workers[usize::from(space)] {
                    Some((other, has_bonus)) if other == kind => {
                        next.goods[usize::from(kind)] += 1;
                        next.points += f32::from(u8::from(has_bonus));
                    }
                    _ => {}
                }
            }
            self.walk(next, n_stops + 1);
        }
    }

    /// Passes the trading house, or recruits there, or buys what the office needs.
    fn trade(&mut self, way: Way) {
        self.build(way);
        let n_coins = way.goods[COIN] + self.income;
        if N_PATH_SPACES < way.at || n_coins < 2 || self.n_moves <= way.n_moves {
            return;
        }
        let mut there = Way { at: N_PATH_SPACES + 1, n_moves: way.n_moves + 1, ..way };
        there.goods[COIN] = n_coins;
        let mut recruited = there;
        recruited.goods[COIN] -= 2;
        recruited.points += self.need * (self.n_moves - there.n_moves) as f32;
        self.build(recruited);
        while 2 <= there.goods[COIN] {
            there.goods[COIN] -= 2;
            there.goods[self.most_wanted(there.goods)] += 1;
            self.build(there);
        }
    }

    /// The material that helps most at the office, or grain for the mill.
    fn most_wanted(&self, goods: [u8; 5]) -> usize {
        let points = |goods: [u8; 5]| self.offers.visit([goods[0], goods[1], goods[2]]).points;
        let now = points(goods);
        let n_grain = goods[GRAIN];
        let flour = self.offers.delivered(n_grain + 1) - self.offers.delivered(n_grain);
        let mut wanted = (GRAIN, flour);
        for kind in 0..3 {
            let mut more = goods;
            more[kind] += 1;
            let gain = points(more) - now;
            if wanted.1 < gain {
                wanted = (kind, gain);
            }
        }
        wanted.0
    }

    /// Passes the office, or builds as well as can be.
    fn build(&mut self, way: Way) {
        self.deliver(way);
        if N_PATH_SPACES + 1 < way.at || self.n_moves <= way.n_moves {
            return;
        }
        let visit = self.offers.visit([way.goods[0], way.goods[1], way.goods[2]]);
        if visit.points <= 0.0 {
            return;
        }
        let mut built = Way { at: N_PATH_SPACES + 2, n_moves: way.n_moves + 1, ..way };
        built.points += visit.points * self.mind.patience[way.n_moves as usize];
        for (n, spent) in built.goods.iter_mut().zip(visit.spent) {
            *n -= spent;
        }
        self.deliver(built);
    }

    /// Passes the mill, or delivers all that can be.
    fn deliver(&mut self, way: Way) {
        self.enter_castle(way);
        let n = usize::from(way.goods[GRAIN] / 2).min(self.offers.n_deliveries);
        if n == 0 || N_SPACES - 1 <= way.at || self.n_moves <= way.n_moves {
            return;
        }
        let mut delivered = Way { at: N_SPACES - 1, n_moves: way.n_moves + 1, ..way };
        let points = self.offers.delivered(2 * n as u8);
        delivered.points += points * self.mind.patience[way.n_moves as usize];
        delivered.goods[GRAIN] -= 2 * n as u8;
        delivered.goods[COIN] += n as u8;
        self.enter_castle(delivered);
    }

    /// The castle leaves three goods; what they are worth depends on the time that is left.
    fn enter_castle(&mut self, way: Way) {
        let mut points = way.points;
        if self.keeps {
            let n_left = (self.n_moves - way.n_moves - 1).max(0) as f32;
            points += (n_left / self.mind.weights.lap_moves).min(1.0) * self.kept(way.goods);
        }
        let best = &mut self.best[way.n_moves as usize + 1];
        *best = best.max(points);
    }

    /// The best three goods.
    fn kept(&self, goods: [u8; 5]) -> f32 {
        let (mut value, mut room) = (0.0, 3);
        for kind in self.mind.keeping {
            let n = goods[kind].min(room);
            value += f32::from(n) * self.mind.weights.kept[kind];
            room -= n;
        }
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::milestones::weights::Weights;

    fn plans(path: &str, goods: &str, from: u8, n_moves: i32) -> Plans {
        let mind = Mind::new(Weights::USUAL);
        let path = path.parse().unwrap();
        let lap = Lap::new(&mind, &path, &mind.usual, n_moves).without_goods();
        lap.plans(from, goods.parse().unwrap())
    }

    #[test]
    fn a_plan_takes_its_moves() {
        let usual = Weights::USUAL.usual_houses[0];
        let waited = |n: i32| Some(usual * Weights::USUAL.patience.powi(n));
        let Plans(points) = plans("st1 wo2 . . . . . .", "-", 0, 40);
        // Castle at once, one worker, two workers, and these with the office.
        assert_eq!(points[..4], [None, Some(0.0), Some(0.0), Some(0.0)]);
        assert_eq!(points[4], waited(2));
        assert_eq!(points[6], None);
    }

    #[test]
    fn what_is_behind_is_out_of_reach() {
        let Plans(points) = plans("st1 wo2 . . . . . .", "st1 wo1", 10, 40);
        assert_eq!(points[1], Some(0.0));
        assert_eq!(points[2..], [None; LAP_MOVES_MAX - 1]);
    }

    #[test]
    fn nothing_is_planned_beyond_the_end() {
        let Plans(points) = plans("st1 wo2 . . . . . .", "st1 wo1", 8, 1);
        assert_eq!(points[1], Some(0.0));
        assert_eq!(points[2], Some(Weights::USUAL.usual_houses[0]), "the office is one move away");
        assert_eq!(points[3], None);
    }
}
