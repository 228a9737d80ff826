//! What the signs of a position count, for tables of two and more.

use crate::judge::Scale;

/// Written by `rathaus calibrate milestones --fit`.
pub const SCALES: [Scale; 3] = [
    Scale {
        win: [[1.175, 0.047, 0.264, -0.421], [0.298, 0.182, 0.362, 0.562]],
        points: [[-3.411, 1.417], [4.595, -0.554]],
    },
    Scale::PLAIN,
    Scale::PLAIN,
];
