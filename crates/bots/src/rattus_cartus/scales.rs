//! What the signs of a position count, for tables of two and more.

use crate::judge::Scale;

/// Written by `rathaus calibrate rattus-cartus --fit`.
pub const SCALES: [Scale; 4] = [
    Scale {
        win: [[0.194, 0.574, 0.002, 0.000], [0.093, -0.321, -0.462, 0.000]],
        points: [[5.51, -0.20], [-4.96, 1.06]],
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
