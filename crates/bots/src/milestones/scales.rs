//! What the signs of a position count, for tables of two and more.

use crate::judge::Scale;

/// Written by `rathaus calibrate milestones --fit`.
pub const SCALES: [Scale; 3] = [
    Scale {
        win: [[1.175, 0.047, 0.264, -0.421], [0.298, 0.182, 0.362, 0.562]],
        points: [[-3.41, 1.42], [4.59, -0.55]],
    },
    Scale {
        win: [[0.734, 0.231, 0.256, 0.164], [0.156, 0.090, 0.567, -0.499]],
        points: [[-1.09, 1.17], [2.39, -0.34]],
    },
    Scale {
        win: [[0.731, 0.697, 0.241, -0.234], [0.298, -0.386, 0.602, 0.101]],
        points: [[-1.13, 1.20], [2.12, -0.32]],
    },
];
