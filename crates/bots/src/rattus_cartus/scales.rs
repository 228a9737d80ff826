//! What the signs of a position count, for tables of two and more.

use crate::judge::Scale;

/// Written by `rathaus calibrate rattus-cartus --fit`.
pub const SCALES: [Scale; 4] = [
    Scale {
        win: [[-0.073, 0.659, 0.001, 0.000], [0.502, -0.389, -0.459, 0.000]],
        points: [[5.57, -0.21], [-5.15, 1.11]],
    },
    Scale {
        win: [[0.749, 0.175, 0.221, 0.000], [-0.434, 0.169, -0.715, 0.000]],
        points: [[2.76, -0.05], [-2.82, 1.05]],
    },
    Scale {
        win: [[0.749, 0.175, 0.221, 0.000], [-0.434, 0.169, -0.715, 0.000]],
        points: [[2.76, -0.05], [-2.82, 1.05]],
    },
    Scale {
        win: [[0.749, 0.175, 0.221, 0.000], [-0.434, 0.169, -0.715, 0.000]],
        points: [[2.76, -0.05], [-2.82, 1.05]],
    },
];
