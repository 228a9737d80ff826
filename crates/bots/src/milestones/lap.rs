//! The best way to go on with a lap, for a player who is alone: where to stop, what to buy, what to
//! build, what to bring into the castle. Time has a price, so that a slow lap must be worth it.

use milestones::{Goods, Kind, N_PATH_SPACES, N_SPACES, Path};

use super::mind::{MOVES_MAX, Mind};
use super::offers::Offers;

/// More stops on the path than this are never planned.
const STOPS_MAX: u8 = 5;

/// A lap that begins at space number `from`, or goes on from there.
pub struct Lap<'a> {
    /// By space number: kind and bonus tile of the worker there.
    workers: [Option<(u8, bool)>; N_PATH_SPACES as usize + 1],
    n_workers: f32,
    income: u8,
    mind: &'a Mind,
    offers: &'a Offers,
    /// Moves until the end of the game.
    n_moves: i32,
    /// What a move is worth that is left after this lap.
    pub rate: f32,
    /// How much more it is worth with the workers of this path, as long as they last.
    pub extra: f32,
    /// A lap like any other: it ends with as many goods as it began with, and costs a worker.
    pub is_trial: bool,
    best: f32,
    /// How many moves the best plan takes to the castle.
    pub n_best: i32,
}

/// What has happened on the way.
#[derive(Clone, Copy)]
struct Way {
    at: u8,
    goods: [u8; 5],
    points: f32,
    n_moves: i32,
}

const COIN: usize = Kind::Coin as usize;
const GRAIN: usize = Kind::Grain as usize;

impl<'a> Lap<'a> {
    pub fn new(
        mind: &'a Mind,
        path: &Path,
        offers: &'a Offers,
        n_moves: i32,
        rate: f32,
    ) -> Lap<'a> {
        let mut workers = [None; N_PATH_SPACES as usize + 1];
        for (space, worker) in path.workers() {
            workers[usize::from(space)] = Some((worker.kind as u8, worker.has_bonus));
        }
        Lap {
            workers,
            n_workers: f32::from(path.n_workers()),
            income: path.is_rising().into(),
            mind,
            offers,
            n_moves,
            rate,
            extra: 0.0,
            is_trial: false,
            best: f32::MIN,
            n_best: 0,
        }
    }

    /// The points of the best plan, with the worth of the time and the goods that it leaves.
    pub fn value(&mut self, from: u8, goods: Goods) -> f32 {
        let goods = Kind::ALL.map(|kind| goods[kind]);
        self.best = f32::MIN;
        self.walk(Way { at: from, goods, points: 0.0, n_moves: 0 }, 0);
        self.best
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
        let need = (1.0 - self.n_workers / f32::from(N_PATH_SPACES)).max(0.0);
        let n_left = (self.n_moves - there.n_moves) as f32;
        recruited.points += self.mind.weights.recruit * n_left * need;
        self.build(recruited);
        while 2 <= there.goods[COIN] {
            there.goods[COIN] -= 2;
            there.goods[self.most_wanted(there.goods)] += 1;
            self.build(there);
        }
    }

    /// The building material that helps most; grain if there is one without a pair.
    fn most_wanted(&self, goods: [u8; 5]) -> usize {
        let points = |goods: [u8; 5]| self.offers.visit([goods[0], goods[1], goods[2]]).points;
        let now = points(goods);
        let mut wanted =
            (GRAIN, self.offers.delivered(goods[GRAIN] + 1) - self.offers.delivered(goods[GRAIN]));
        for kind in 0..3 {
            let mut more = goods;
            more[kind] += 1;
            if wanted.1 < points(more) - now {
                wanted = (kind, points(more) - now);
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
        built.points += visit.points * self.waited(way.n_moves);
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
        delivered.points += self.offers.deliveries[n] * self.waited(way.n_moves);
        delivered.goods[GRAIN] -= 2 * n as u8;
        delivered.goods[COIN] += n as u8;
        self.enter_castle(delivered);
    }

    fn waited(&self, n_moves: i32) -> f32 {
        self.mind.patience[(n_moves as usize).min(MOVES_MAX - 1)]
    }

    /// The castle leaves three goods; what they are worth depends on the time that is left.
    fn enter_castle(&mut self, way: Way) {
        let n_left = (self.n_moves - way.n_moves - 1).max(0) as f32;
        let mut value = way.points + n_left * self.rate;
        value += n_left.min(self.mind.weights.memory) * self.extra;
        if self.is_trial {
            value -= self.mind.weights.castle;
        } else if 0.0 < n_left {
            value += self.kept(way.goods) * (n_left / self.mind.weights.lap_moves).min(1.0);
        }
        if self.best < value {
            self.best = value;
            self.n_best = way.n_moves + 1;
        }
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
