//! What the signs of a position count, by the number of seats.

use crate::judge::Scale;

/// Written by `rathaus calibrate cities --fit`.
pub const SCALES: [Scale; 4] = [
    Scale::PLAIN,
    Scale {
        win: [[0.210, 1.060, 0.838, -0.323], [0.010, -0.150, 0.039, -0.133]],
        points: [[-10.000, 2.459], [10.779, -1.533]],
    },
    Scale::PLAIN,
    Scale::PLAIN,
];
