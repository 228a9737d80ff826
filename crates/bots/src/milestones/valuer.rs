//! What a position is worth to everybody, between two moves.

use engine::{Game, Seat};
use milestones::{Goods, Kind, Milestones, Path, PathSpace, Phase, WORKERS_KEPT, majority_points};

use super::features;
use super::lap::Lap;
use super::learned::{self, Learned};
use super::mind::{MOVES_MAX, Mind};
use super::offers::{Offers, takers};
use super::weights::Weights;

/// By what a position is judged.
#[derive(Clone)]
pub enum Regard {
    /// Only what the turn has brought.
    Turn,
    /// Only the own lap.
    Own,
    /// Rivals, majorities and the end as well.
    All,
    /// What a network has learned.
    Learned(Learned),
}

/// A valuer remembers what it has found out about paths and maps; the memory changes no answer.
pub struct Valuer {
    pub mind: Mind,
    regard: Regard,
    usual_rates: Vec<Option<(Path, f32)>>,
    /// What paths earn on the map at the root of a search.
    rates: Vec<Option<(Path, f32)>>,
    /// The map at the root of a search, and the one that was looked at last.
    maps: [Option<Known>; 2],
    /// What a move is worth at the table, and how many moves the game has left: at the root of a
    /// search, since points of this turn shall not look bad because they bring the end nearer.
    pace: f32,
    n_moves: i32,
    pub n_judged: u64,
}

/// What is known of a map.
struct Known {
    /// A game with this map.
    game: Milestones,
    /// By the bonus tiles that somebody can take.
    offers: Vec<(u8, Offers)>,
    /// The laps of seats: how many moves were left, and the value.
    laps: [Option<(i32, f32)>; 4],
    /// The same of their inputs for a network.
    blocks: [Option<(i32, features::Block)>; 4],
}

const N_RATES: usize = 1 << 10;
/// How far ahead a path is tried.
const TRIAL_MOVES: i32 = 40;

impl Valuer {
    pub fn new(weights: Weights, regard: Regard) -> Valuer {
        Valuer {
            mind: Mind::new(weights),
            regard,
            usual_rates: vec![None; N_RATES],
            rates: vec![None; N_RATES],
            maps: [None, None],
            pace: 0.0,
            n_moves: 0,
            n_judged: 0,
        }
    }

    /// A new search begins.
    pub fn begin(&mut self, game: &Milestones) {
        let is_known = self.maps[0].as_ref().is_some_and(|known| known.game.map() == game.map());
        if !is_known {
            self.rates.fill(None);
        }
        self.maps = [Some(Known::new(game)), None];
        self.n_judged = 0;
        self.n_moves = n_moves_to_target(game, self.mind.weights.sprint);
        let paths = game.tableaus().iter().map(|tableau| tableau.path);
        let rates: f32 = paths.map(|path| self.later_rate(game, &path)).sum();
        self.pace = rates / f32::from(game.n_seats());
    }

    /// How much a seat likes a position: points where it looks at nothing else, otherwise about the
    /// chance to win.
    pub fn utility(&mut self, game: &Milestones, seat: Seat) -> f32 {
        self.n_judged += 1;
        match &self.regard {
            Regard::Turn => glance(game, seat),
            Regard::Own => {
                let joy = if game.end().is_some() { END_JOY } else { 0.0 };
                self.value(game, seat, true) + joy
            }
            Regard::All | Regard::Learned(_) => match game.outcome() {
                Some(outcome) => learned::utility(learned::final_outputs(game, &outcome, seat)),
                None => self.hope(game, seat) - BOREDOM * f32::from(game.n_dry_turns()),
            },
        }
    }

    fn hope(&mut self, game: &Milestones, seat: Seat) -> f32 {
        if let Regard::Learned(learned) = &self.regard {
            let learned = learned.clone();
            return learned.utility(&features::inputs(self, game, seat));
        }
        let mine = self.value(game, seat, true);
        let [at_end, per_root] = self.mind.weights.spread;
        let n_moves = self.n_moves(game, seat) as f32;
        let spread = at_end + per_root * n_moves.sqrt();
        let rivals = Seat::all(game.n_seats()).filter(|other| *other != seat);
        let values: Vec<f32> = rivals.map(|other| self.value(game, other, false)).collect();
        let best = values.iter().copied().fold(f32::MIN, f32::max);
        // Several rivals who are close are harder to beat than one.
        let crowd: f32 = values.iter().map(|value| ((value - best) / spread).exp()).sum();
        let rival = best + spread * CROWD * crowd.ln();
        chance((mine - rival) / spread) + MARGIN * (mine - rival)
    }

    /// The points that a seat can hope for.
    fn value(&mut self, game: &Milestones, seat: Seat, is_mine: bool) -> f32 {
        let score = f32::from(game.tableau(seat).score());
        if game.phase() == Phase::Over {
            return score;
        }
        let n_moves = self.n_moves(game, seat);
        let majorities = match self.regard {
            Regard::Own => 0.0,
            Regard::Turn | Regard::All | Regard::Learned(_) => self.majorities(game, seat, n_moves),
        };
        score + majorities + self.lap(game, seat, n_moves, is_mine)
    }

    /// How many moves a seat still has, as far as can be foreseen.
    pub fn n_moves(&self, game: &Milestones, seat: Seat) -> i32 {
        let Some(end) = game.end() else { return self.n_moves };
        if game.turn() == seat {
            return match (game.phase(), game.is_second_move()) {
                (Phase::Move, false) => 2,
                (Phase::Move, true) => 1,
                _ => 0,
            };
        }
        let n_seats = game.n_seats();
        let n_turns_until = |seat: Seat| (seat.0 + n_seats - game.turn().0) % n_seats;
        let is_to_come = n_turns_until(seat) < n_turns_until(end.by) || game.turn() == end.by;
        if is_to_come { 2 } else { 0 }
    }

    /// What the rest of the lap and the time after it bring.
    fn lap(&mut self, game: &Milestones, seat: Seat, n_moves: i32, is_mine: bool) -> f32 {
        if n_moves <= 0 {
            return 0.0;
        }
        let at = self.known(game);
        if !is_mine {
            match self.maps[at].as_ref().expect("it was looked up").laps[seat.idx()] {
                Some((known, value)) if known == n_moves => return value,
                _ => {}
            }
        }
        let tableau = game.tableau(seat);
        let rate = self.later_rate(game, &tableau.path);
        let known = self.maps[at].as_mut().expect("it was looked up");
        let offers = known.offers(takers(&tableau.path), &self.mind.weights);
        let lap = Lap::new(&self.mind, &tableau.path, offers, n_moves);
        let plans = lap.plans(tableau.pawn.number(), tableau.goods);
        let (pace, memory) = (self.pace, self.mind.weights.memory);
        let value = plans.value(|n| {
            let n_left = (n_moves - n as i32).max(0) as f32;
            n_left * pace + n_left.min(memory) * (rate - pace)
        });
        if !is_mine {
            known.laps[seat.idx()] = Some((n_moves, value));
        }
        value
    }

    /// The place of what is known of a game's map.
    fn known(&mut self, game: &Milestones) -> usize {
        let is_it =
            |known: &Option<Known>| known.as_ref().is_some_and(|it| it.game.map() == game.map());
        if let Some(at) = self.maps.iter().position(is_it) {
            return at;
        }
        self.maps[1] = Some(Known::new(game));
        1
    }

    /// What is known of a rival for this map and so many moves.
    pub fn known_block(
        &mut self,
        game: &Milestones,
        seat: Seat,
        n_moves: i32,
    ) -> Option<features::Block> {
        let at = self.known(game);
        let block = self.maps[at].as_ref().expect("it was looked up").blocks[seat.idx()];
        block.filter(|(known, _)| *known == n_moves).map(|(_, block)| block)
    }

    pub fn remember_block(
        &mut self,
        game: &Milestones,
        seat: Seat,
        n_moves: i32,
        block: features::Block,
    ) {
        let at = self.known(game);
        let known = self.maps[at].as_mut().expect("it was looked up");
        known.blocks[seat.idx()] = Some((n_moves, block));
    }

    /// What the map offers to the workers of a path.
    pub fn offers(&mut self, game: &Milestones, path: &Path) -> (&Mind, &Offers) {
        let at = self.known(game);
        let known = self.maps[at].as_mut().expect("it was looked up");
        (&self.mind, known.offers(takers(path), &self.mind.weights))
    }

    /// What a move brings after the castle has taken its worker.
    pub fn later_rate(&mut self, game: &Milestones, path: &Path) -> f32 {
        if path.n_workers() <= WORKERS_KEPT {
            return self.rate(game, path);
        }
        let mut best = f32::MIN;
        for space in 1..=milestones::N_PATH_SPACES {
            if path.worker_at(space).is_some() {
                best = best.max(self.rate(game, &without(path, space)));
            }
        }
        best
    }

    /// What a move brings on average with the workers of a path: partly on the map as it was when
    /// the search began, and partly on one as it usually becomes.
    pub fn rate(&mut self, game: &Milestones, path: &Path) -> f32 {
        let Weights { trust, growth, .. } = self.mind.weights;
        trust * ((1.0 - growth) * self.present_rate(game, path) + growth * self.usual_rate(path))
    }

    pub fn present_rate(&mut self, game: &Milestones, path: &Path) -> f32 {
        let slot = slot_of(path);
        match self.rates[slot] {
            Some((known, rate)) if known == *path => return rate,
            _ => {}
        }
        let known = self.maps[0].get_or_insert_with(|| Known::new(game));
        let offers = known.offers(takers(path), &self.mind.weights);
        let rate = best_rate(&self.mind, path, offers);
        self.rates[slot] = Some((*path, rate));
        rate
    }

    pub fn usual_rate(&mut self, path: &Path) -> f32 {
        let slot = slot_of(path);
        match self.usual_rates[slot] {
            Some((known, rate)) if known == *path => return rate,
            _ => {}
        }
        let rate = best_rate(&self.mind, path, &self.mind.usual);
        self.usual_rates[slot] = Some((*path, rate));
        rate
    }

    /// MS-122, MS-123, with doubt as long as there is time.
    pub fn majorities(&self, game: &Milestones, seat: Seat, n_moves: i32) -> f32 {
        let weights = &self.mind.weights;
        let n_seats = game.tableaus().len();
        let is_sure = game.end().is_some() && n_moves <= 0;
        let n_moves = n_moves.max(0) as f32;
        let [at_end, per_move] = weights.majority_spread;
        let spread = at_end + per_move * n_moves;
        let mut points = 0.0;
        for kind in Kind::ALL {
            let mut totals = [0; 4];
            for (total, tableau) in totals.iter_mut().zip(game.tableaus()) {
                *total = tableau.path.value(kind);
            }
            if is_sure {
                points += f32::from(majority_points(totals, n_seats)[seat.idx()]);
                continue;
            }
            let mine = totals[seat.idx()];
            totals[seat.idx()] = 0;
            let best = totals.iter().copied().max().unwrap_or(0);
            points += 5.0 * chance((f32::from(mine) - f32::from(best) - 0.5) / spread);
        }
        let weight = 1.0 - (1.0 - weights.early_majority) * (n_moves / TRIAL_MOVES as f32).min(1.0);
        points * weight
    }
}

/// What a point of lead counts beside the chance to win.
const MARGIN: f32 = 0.0005;
const CROWD: f32 = 0.5;
/// What a turn without any points costs: nobody waits for ever for the other one to end the game.
const BOREDOM: f32 = 0.03;
/// Who looks only at the own lap likes to end the game.
const END_JOY: f32 = 3.0;

impl Known {
    fn new(game: &Milestones) -> Known {
        Known { game: game.clone(), offers: Vec::new(), laps: [None; 4], blocks: [None; 4] }
    }

    fn offers(&mut self, takers: u8, weights: &Weights) -> &Offers {
        let at = self.offers.iter().position(|(known, _)| *known == takers);
        let at = at.unwrap_or_else(|| {
            self.offers.push((takers, Offers::of(&self.game, takers, weights)));
            self.offers.len() - 1
        });
        &self.offers[at].1
    }
}

/// The most points for a move that a lap from castle to castle can bring: one that ends with as
/// many goods as it began with, and costs a worker.
fn best_rate(mind: &Mind, path: &Path, offers: &Offers) -> f32 {
    let lap = Lap::new(mind, path, offers, TRIAL_MOVES).without_goods();
    lap.plans(0, Goods::NONE).rate(mind.weights.castle)
}

/// Points, some goods and workers.
fn glance(game: &Milestones, seat: Seat) -> f32 {
    let tableau = game.tableau(seat);
    let n_goods = f32::from(tableau.goods.n_goods()).min(GLANCED_GOODS);
    f32::from(tableau.score()) + 0.7 * n_goods + 0.5 * f32::from(tableau.path.n_workers())
}

/// A beginner collects so many goods.
const GLANCED_GOODS: f32 = 5.0;

/// How many moves a seat has until somebody can reach the target.
fn n_moves_to_target(game: &Milestones, sprint: f32) -> i32 {
    let scores = game.tableaus().iter().map(|tableau| tableau.score());
    let wanted = game.target().saturating_sub(scores.max().unwrap_or(0));
    ((f32::from(wanted) / sprint) as i32).clamp(2, MOVES_MAX as i32)
}

/// Between 0 and 1, a half at 0.
pub fn chance(lead: f32) -> f32 {
    1.0 / (1.0 + (-lead).exp())
}

pub fn without(path: &Path, space: u8) -> Path {
    path.with(space, PathSpace::Covered)
}

/// Where a path is remembered.
fn slot_of(path: &Path) -> usize {
    let mut hash = 0u64;
    for space in 1..=milestones::N_PATH_SPACES {
        let code = path.worker_at(space).map_or(0, |worker| {
            1 + u64::from(worker.number) * 16 + worker.kind as u64 * 2 + u64::from(worker.has_bonus)
        });
        hash = (hash ^ code).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        hash ^= hash >> 29;
    }
    (hash >> 40) as usize % N_RATES
}
