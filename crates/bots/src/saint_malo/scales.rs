//! What the signs of a position count, by the number of seats.

use crate::judge::Scale;

/// Written by `rathaus calibrate saint-malo --fit`.
pub const SCALES: [Scale; 5] = [
    Scale::PLAIN,
    Scale {
        win: [[1.075, 0.701, 1.331, -0.665], [0.366, -0.445, 0.136, -0.068]],
        points: [[-1.99, 0.86], [2.19, 0.23]],
    },
    Scale {
        win: [[1.618, 0.397, 1.387, -0.746], [0.065, 0.031, 0.818, -0.136]],
        points: [[-5.80, 1.28], [7.14, -0.31]],
    },
    Scale {
        win: [[1.527, 0.488, 1.695, -0.367], [-0.159, -0.211, -0.175, -0.111]],
        points: [[-5.98, 1.27], [6.68, -0.24]],
    },
    Scale {
        win: [[2.111, 0.127, 2.111, 0.238], [-0.073, 0.254, -0.328, -1.895]],
        points: [[-7.78, 1.53], [8.62, -0.51]],
    },
];
