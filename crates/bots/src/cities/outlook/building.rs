//! What pieces that are still to come can add, by the cards that count buildings: for every colour
//! they go on the lots where a piece brings most.

use ::cities::{Colour, Filter, Neighbourhood, Row, STOREYS_MAX, Spaces};

use crate::cities::left::Left;
use crate::cities::weights;

/// No building, and those of one to four storeys.
const N_HEIGHTS: usize = STOREYS_MAX as usize + 1;
/// What lies beside a lot: nothing, water, a park, or both.
const N_BESIDES: usize = 4;
const WATER: usize = 1;
const PARK: usize = 2;

/// What a building is worth: by colour, by what lies beside it, and by storeys.
#[derive(Clone, Copy)]
pub struct Worth([[[f64; N_HEIGHTS]; N_BESIDES]; 4]);

impl Worth {
    pub const NOTHING: Worth = Worth([[[0.0; N_HEIGHTS]; N_BESIDES]; 4]);

    /// Every building that matches is worth so much more.
    pub fn add(&mut self, filter: &Filter, value: f64) {
        for colour in Colour::ALL {
            if filter.colour.is_some_and(|wanted| wanted != colour) {
                continue;
            }
            for (beside, by_height) in self.0[colour.idx()].iter_mut().enumerate() {
                let has = |is_wanted: bool, terrain: usize| !is_wanted || beside & terrain != 0;
                if !has(filter.is_at_water, WATER) || !has(filter.is_at_park, PARK) {
                    continue;
                }
                for height in filter.min_height..=filter.max_height {
                    by_height[usize::from(height)] += value;
                }
            }
        }
    }
}

/// Pieces of one colour that are still to come and can be used.
pub fn pieces_to_come(left: &Left) -> f64 {
    weights::PIECES_PER_TAKE * left.of_row(Row::Pieces)
}

pub fn hoped(city: &Neighbourhood, worth: &Worth, left: &Left) -> f64 {
    let base = weights::LATER_CARD * left.of_row(Row::Cards);
    let fresh = weights::LOTS_PER_TILE * left.of_row(Row::Tiles);
    let besides = besides(city);
    let mut hoped = 0.0;
    for colour in Colour::ALL {
        let lots = city.lots_of(colour);
        let mut chances = Chances::new();
        for height in 0..STOREYS_MAX {
            let here = match height {
                0 => lots & !city.buildings_of_colour(colour),
                height => city.buildings_of_height(height) & lots,
            };
            if here.is_empty() && height != 0 {
                continue;
            }
            for (beside, by_height) in worth.0[colour.idx()].iter().enumerate() {
                let mut n = f64::from((here & besides[beside]).len());
                if height == 0 {
                    n += fresh * weights::BESIDE[beside];
                }
                if 0.0 < n {
                    chances.add(by_height, height.into(), n, base);
                }
            }
        }
        hoped += chances.best(pieces_to_come(left));
    }
    weights::BUILDING_HOPE * hoped
}

/// Spaces by what lies beside them.
fn besides(city: &Neighbourhood) -> [Spaces; N_BESIDES] {
    let (water, park) = (city.water().adjacent(), city.park().adjacent());
    [!water & !park, water & !park, park & !water, water & park]
}

/// Ways to use pieces of one colour.
struct Chances {
    all: [Chance; N_BESIDES * N_HEIGHTS],
    n: usize,
}

#[derive(Clone, Copy)]
struct Chance {
    /// For each piece.
    gain: f64,
    /// For each building.
    n_pieces: f64,
    n_buildings: f64,
}

impl Chances {
    fn new() -> Chances {
        let none = Chance { gain: 0.0, n_pieces: 0.0, n_buildings: 0.0 };
        Chances { all: [none; N_BESIDES * N_HEIGHTS], n: 0 }
    }

    /// So many lots with buildings of this height, which could grow to a better one; `base` is
    /// what any building is worth.
    fn add(&mut self, worth: &[f64; N_HEIGHTS], height: usize, n_buildings: f64, base: f64) {
        let mut best = Chance { gain: 0.0, n_pieces: 0.0, n_buildings };
        let is_new = if height == 0 { base } else { 0.0 };
        for higher in height + 1..N_HEIGHTS {
            let n_pieces = (higher - height) as f64;
            let gain = (worth[higher] - worth[height] + is_new) / n_pieces;
            if best.gain < gain {
                best = Chance { gain, n_pieces, n_buildings };
            }
        }
        if 0.0 < best.gain {
            self.all[self.n] = best;
            self.n += 1;
        }
    }

    /// The gain of so many pieces where they bring most.
    fn best(&mut self, mut n_pieces: f64) -> f64 {
        let chances = &mut self.all[..self.n];
        chances.sort_by(|a, b| b.gain.total_cmp(&a.gain));
        let mut gain = 0.0;
        for chance in chances {
            let used = (chance.n_pieces * chance.n_buildings).min(n_pieces);
            gain += chance.gain * used;
            n_pieces -= used;
            if n_pieces <= 0.0 {
                break;
            }
        }
        gain
    }
}
