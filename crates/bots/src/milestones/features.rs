//! What the network is told of a position: everybody's lap, and the table. Numbers are scaled to be
//! about 1 at most.

use engine::{Game, Seat};
use milestones::{Kind, Milestones, Space};

use super::judge::{Judge, n_moves};
use super::lap::Lap;

/// Inputs for one seat.
pub const N_BLOCK: usize = 37;
pub type Block = [f32; N_BLOCK];
const N_TABLE: usize = 18;
/// A seat, its strongest rival, the mean of its other rivals, and the table.
pub const N_INPUTS: usize = 3 * N_BLOCK + N_TABLE;

/// Prices of time at which the best plan for the lap is looked for.
const PRICES: [f32; 2] = [0.5, 1.5];
/// Where the hope for majorities stands: it changes with other people's workers.
const MAJORITIES: usize = 33;
const PLAN: usize = 3;

/// The position as a seat sees it.
pub fn inputs(judge: &mut Judge, game: &Milestones, seat: Seat) -> [f32; N_INPUTS] {
    let mut inputs = [0.0; N_INPUTS];
    inputs[..N_BLOCK].copy_from_slice(&block(judge, game, seat));
    let (mut best, mut strength, mut n_others) = ([0.0; N_BLOCK], f32::MIN, 0.0f32);
    let others = &mut inputs[2 * N_BLOCK..3 * N_BLOCK];
    for rival in Seat::all(game.n_seats()).filter(|rival| *rival != seat) {
        let block = rival_block(judge, game, rival);
        let hope = 5.0 * block[0] + block[PLAN] + block[MAJORITIES];
        let weaker = if strength < hope { std::mem::replace(&mut best, block) } else { block };
        if strength != f32::MIN {
            n_others += 1.0;
            for (sum, value) in others.iter_mut().zip(weaker) {
                *sum += value;
            }
        }
        strength = strength.max(hope);
    }
    for sum in others.iter_mut() {
        *sum /= n_others.max(1.0);
    }
    inputs[N_BLOCK..2 * N_BLOCK].copy_from_slice(&best);
    inputs[3 * N_BLOCK..].copy_from_slice(&table(judge, game, seat));
    inputs
}

fn rival_block(judge: &mut Judge, game: &Milestones, rival: Seat) -> Block {
    let n_moves = n_moves(game, rival, &judge.mind.weights);
    let mut block = judge.known_block(game, rival, n_moves).unwrap_or_else(|| {
        let block = block(judge, game, rival);
        judge.remember_block(game, rival, n_moves, block);
        block
    });
    block[MAJORITIES] = judge.majorities(game, rival, n_moves) / 10.0;
    block
}

fn block(judge: &mut Judge, game: &Milestones, seat: Seat) -> Block {
    let tableau = game.tableau(seat);
    let (path, goods) = (&tableau.path, tableau.goods);
    let n_moves = n_moves(game, seat, &judge.mind.weights);
    let score = f32::from(tableau.score());
    let mut block = [0.0; N_BLOCK];
    block[0] = score / 50.0;
    block[1] = (f32::from(game.target()) - score) / 50.0;
    block[36] = f32::from((seat.0 + game.n_seats() - game.turn().0) % game.n_seats()) / 3.0;
    let (mind, offers) = judge.offers(game, path);
    if 0 < n_moves {
        for (i, price) in PRICES.into_iter().enumerate() {
            let mut lap = Lap::new(mind, path, offers, n_moves, price);
            let value = lap.value(tableau.pawn.number(), goods);
            block[2 + i] = (value - n_moves as f32 * price) / 10.0;
            block[4] = lap.n_best as f32 / 8.0;
        }
    }
    let [stone, wood, sand] = [Kind::Stone, Kind::Wood, Kind::Sand].map(|kind| goods[kind]);
    block[34] = offers.visit([stone, wood, sand]).points / 10.0;
    block[35] = offers.delivered(goods[Kind::Grain]) / 10.0;
    for kind in Kind::ALL {
        let at = kind as usize;
        block[5 + at] = f32::from(goods[kind]) / 3.0;
        let workers = path.workers().filter(|(_, worker)| worker.kind == kind);
        for (_, worker) in workers {
            block[11 + at] += 1.0 / 3.0;
            block[16 + at] += if worker.has_bonus { 0.5 } else { 0.0 };
        }
    }
    block[10] = f32::from(goods.n_goods().saturating_sub(3)) / 3.0;
    block[21] = f32::from(path.n_workers()) / 8.0;
    block[22] = f32::from(u8::from(path.is_rising()));
    block[23] = judge.present_rate(game, path) / 2.0;
    block[24] = judge.usual_rate(path) / 2.0;
    block[25] = judge.later_rate(game, path) / 2.0;
    let place = match tableau.pawn {
        Space::Castle => 0,
        Space::Path(space) => 1 + usize::from((space - 1) / 3),
        Space::TradingHouse => 4,
        Space::BuildingOffice => 5,
        Space::Mill => 6,
    };
    block[26 + place] = 1.0;
    block[MAJORITIES] = judge.majorities(game, seat, n_moves) / 10.0;
    block
}

fn table(judge: &mut Judge, game: &Milestones, seat: Seat) -> [f32; N_TABLE] {
    let map = game.map();
    let n_seats = game.n_seats();
    let n_moves = n_moves(game, seat, &judge.mind.weights);
    let [house, section, market, delivery] = judge.offers(game, &game.tableau(seat).path).1.tops;
    let flag = |is_so: bool| f32::from(u8::from(is_so));
    [
        1.0,
        n_moves as f32 / 40.0,
        flag(game.end().is_some()),
        flag(game.end().is_some_and(|end| end.by == seat)),
        flag(n_seats == 2),
        flag(n_seats == 3),
        flag(n_seats == 4),
        f32::from(map.n_sections_left()) / 24.0,
        f32::from(map.n_houses_left()) / 12.0,
        f32::from(map.n_markets_left()) / 12.0,
        (map.markets & !map.sacks).len() as f32 / 4.0,
        house / 8.0,
        section / 5.0,
        market / 5.0,
        delivery / 10.0,
        game.road_heads().len() as f32 / 6.0,
        (game.stack().len() + game.display().len()) as f32 / 30.0,
        f32::from(game.n_dry_turns()) / 20.0,
    ]
}
