//! What the network is told of a position: everybody's lap, and the table. Numbers are scaled to be
//! about 1 at most.

use engine::{Game, Seat};
use milestones::{Goods, Kind, Milestones, Path, Space};

use super::lap::{LAP_MOVES_MAX, Lap};
use super::valuer::Valuer;

/// Inputs for one seat.
pub const N_BLOCK: usize = 34 + LAP_MOVES_MAX;
const N_TABLE: usize = 18;
/// A seat, its strongest rival, the mean of its other rivals, and the table.
pub const N_INPUTS: usize = 3 * N_BLOCK + N_TABLE;

pub type Block = [f32; N_BLOCK];
/// Where the score and the hope for majorities stand. The latter changes with others' workers.
const SCORE: usize = 0;
const MAJORITIES: usize = 1;
const SOON: usize = 7;

/// Inputs one after the other.
struct Writer<'a> {
    inputs: &'a mut [f32],
    n: usize,
}

impl Writer<'_> {
    fn push(&mut self, input: f32) {
        self.inputs[self.n] = input;
        self.n += 1;
    }

    fn count(&mut self, n: impl Into<f32>, unit: f32) {
        self.push(n.into() / unit);
    }

    fn flag(&mut self, is_so: bool) {
        self.push(if is_so { 1.0 } else { 0.0 });
    }
}

/// The position as a seat sees it.
pub fn inputs(valuer: &mut Valuer, game: &Milestones, seat: Seat) -> [f32; N_INPUTS] {
    let mut inputs = [0.0; N_INPUTS];
    inputs[..N_BLOCK].copy_from_slice(&block(valuer, game, seat));
    let rivals = Seat::all(game.n_seats()).filter(|rival| *rival != seat);
    let mut blocks: Vec<Block> = rivals.map(|rival| rival_block(valuer, game, rival)).collect();
    let hope = |block: &Block| 5.0 * block[SCORE] + block[SOON] + block[MAJORITIES];
    blocks.sort_by(|a, b| hope(b).total_cmp(&hope(a)));
    inputs[N_BLOCK..2 * N_BLOCK].copy_from_slice(&blocks[0]);
    let others = &blocks[1..];
    for block in others {
        for (mean, input) in inputs[2 * N_BLOCK..3 * N_BLOCK].iter_mut().zip(block) {
            *mean += input / others.len() as f32;
        }
    }
    write_table(valuer, game, seat, &mut inputs[3 * N_BLOCK..]);
    inputs
}

/// The block of a seat that does nothing in this search is remembered.
fn rival_block(valuer: &mut Valuer, game: &Milestones, rival: Seat) -> Block {
    let n_moves = valuer.n_moves(game, rival);
    let mut block = valuer.known_block(game, rival, n_moves).unwrap_or_else(|| {
        let block = block(valuer, game, rival);
        valuer.remember_block(game, rival, n_moves, block);
        block
    });
    block[MAJORITIES] = valuer.majorities(game, rival, n_moves) / 10.0;
    block
}

fn block(valuer: &mut Valuer, game: &Milestones, seat: Seat) -> Block {
    let tableau = game.tableau(seat);
    let n_moves = valuer.n_moves(game, seat);
    let mut block = [0.0; N_BLOCK];
    let mut out = Writer { inputs: &mut block, n: 0 };
    out.count(tableau.score(), 50.0);
    out.push(valuer.majorities(game, seat, n_moves) / 10.0);
    out.count(f32::from(game.target()) - f32::from(tableau.score()), 50.0);
    out.count((seat.0 + game.n_seats() - game.turn().0) % game.n_seats(), 3.0);
    write_plans(valuer, game, seat, n_moves, &mut out);
    write_goods(valuer, game, &tableau.path, tableau.goods, &mut out);
    write_workers(&tableau.path, &mut out);
    out.push(valuer.present_rate(game, &tableau.path));
    out.push(valuer.usual_rate(&tableau.path));
    out.push(valuer.later_rate(game, &tableau.path));
    write_place(tableau.pawn, &mut out);
    assert_eq!(out.n, N_BLOCK, "every input of a seat is written");
    block
}

/// The best that can be had within one move, two moves and so on.
fn write_plans(valuer: &mut Valuer, game: &Milestones, seat: Seat, n: i32, out: &mut Writer<'_>) {
    let tableau = game.tableau(seat);
    let (mind, offers) = valuer.offers(game, &tableau.path);
    let plans =
        Lap::new(mind, &tableau.path, offers, n).plans(tableau.pawn.number(), tableau.goods);
    let mut best = 0f32;
    for points in &plans.0[1..] {
        best = if 0 < n { best.max(points.unwrap_or(0.0)) } else { 0.0 };
        out.push(best / 10.0);
    }
}

fn write_goods(
    valuer: &mut Valuer,
    game: &Milestones,
    path: &Path,
    goods: Goods,
    out: &mut Writer<'_>,
) {
    for kind in Kind::ALL {
        out.count(goods[kind], 3.0);
    }
    out.count(goods.n_goods().saturating_sub(3), 3.0);
    let [stone, wood, sand] = [Kind::Stone, Kind::Wood, Kind::Sand].map(|kind| goods[kind]);
    let offers = valuer.offers(game, path).1;
    out.push(offers.visit([stone, wood, sand]).points / 10.0);
    out.push(offers.delivered(goods[Kind::Grain]) / 10.0);
}

fn write_workers(path: &Path, out: &mut Writer<'_>) {
    for kind in Kind::ALL {
        let workers = || path.workers().filter(|(_, worker)| worker.kind == kind);
        out.push(workers().count() as f32 / 3.0);
        out.push(workers().filter(|(_, worker)| worker.has_bonus).count() as f32 / 2.0);
    }
    out.count(path.n_workers(), 8.0);
    out.flag(path.is_rising());
}

fn write_place(pawn: Space, out: &mut Writer<'_>) {
    let place = match pawn {
        Space::Castle => 0,
        Space::Path(space) => 1 + (space - 1) / 3,
        Space::TradingHouse => 4,
        Space::BuildingOffice => 5,
        Space::Mill => 6,
    };
    for other in 0..7 {
        out.flag(other == place);
    }
}

fn write_table(valuer: &mut Valuer, game: &Milestones, seat: Seat, inputs: &mut [f32]) {
    let map = game.map();
    let mut out = Writer { inputs, n: 0 };
    out.push(1.0);
    out.push(valuer.n_moves(game, seat) as f32 / 40.0);
    out.flag(game.end().is_some());
    out.flag(game.end().is_some_and(|end| end.by == seat));
    for n_seats in Milestones::SEATS {
        out.flag(game.n_seats() == n_seats);
    }
    out.count(map.n_sections_left(), 24.0);
    out.count(map.n_houses_left(), 12.0);
    out.count(map.n_markets_left(), 12.0);
    out.push((map.markets & !map.sacks).len() as f32 / 4.0);
    for best in valuer.offers(game, &game.tableau(seat).path).1.tops {
        out.push(best / 8.0);
    }
    out.push(game.road_heads().len() as f32 / 6.0);
    out.push((game.stack().len() + game.display().len()) as f32 / 30.0);
    out.count(game.n_dry_turns(), 20.0);
    assert_eq!(out.n, N_TABLE, "every input of the table is written");
}
