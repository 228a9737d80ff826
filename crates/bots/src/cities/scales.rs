//! What the signs of a position count, by the number of seats.

use crate::judge::Scale;

/// Written by `rathaus calibrate cities --fit`.
pub const SCALES: [Scale; 4] = [
    Scale::PLAIN,
    Scale {
        win: [[0.172, 0.700, 0.688, -0.124], [0.057, 0.295, 0.229, -0.197]],
        points: [[-9.31, 2.35], [10.00, -1.41]],
    },
    Scale {
        win: [[0.348, 1.230, 1.273, -0.238], [0.033, 1.358, -0.207, 0.054]],
        points: [[-17.26, 3.17], [18.99, -2.36]],
    },
    Scale {
        win: [[0.938, 1.062, 1.123, -0.023], [0.353, 1.114, -0.257, 0.044]],
        points: [[-13.43, 2.88], [14.62, -2.02]],
    },
];
