//! What the signs of a position count, by the number of seats.

use crate::judge::Scale;

/// Written by `rathaus calibrate saint-malo --fit`.
pub const SCALES: [Scale; 5] = [
    Scale::PLAIN,
    Scale {
        win: [[1.198, 0.758, 1.459, -0.729], [0.419, -0.589, 0.082, -0.041]],
        points: [[-1.92, 0.84], [2.02, 0.26]],
    },
    Scale {
        win: [[1.829, 0.254, 1.928, -0.724], [-0.441, -0.026, -0.328, 0.292]],
        points: [[-5.90, 1.23], [6.50, -0.19]],
    },
    Scale {
        win: [[1.829, 0.254, 1.928, -0.724], [-0.441, -0.026, -0.328, 0.292]],
        points: [[-5.90, 1.23], [6.50, -0.19]],
    },
    Scale {
        win: [[1.829, 0.254, 1.928, -0.724], [-0.441, -0.026, -0.328, 0.292]],
        points: [[-5.90, 1.23], [6.50, -0.19]],
    },
];
