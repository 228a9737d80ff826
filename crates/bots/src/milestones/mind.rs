//! Weights with all that follows from them once and for all.

use super::offers::Offers;
use super::weights::Weights;

/// No game is foreseen further than so many moves.
pub const MOVES_MAX: usize = 64;

pub struct Mind {
    pub weights: Weights,
    /// What a usual lap finds on the map.
    pub usual: Offers,
    /// What is left of a site after so many moves.
    pub patience: [f32; MOVES_MAX],
    /// The kinds in the order in which they are brought into the castle.
    pub keeping: [usize; 5],
}

impl Mind {
    pub fn new(weights: Weights) -> Mind {
        let mut patience = [1.0; MOVES_MAX];
        for n in 1..MOVES_MAX {
            patience[n] = patience[n - 1] * weights.patience;
        }
        let mut keeping = [0, 1, 2, 3, 4];
        keeping.sort_by(|a, b| weights.kept[*b].total_cmp(&weights.kept[*a]));
        Mind { weights, usual: Offers::usual(&weights), patience, keeping }
    }
}
