//! What the signs of a position count, for tables of two and more.

use crate::judge::Scale;

/// Written by `rathaus calibrate milestones --fit`.
pub const SCALES: [Scale; 3] = [
    Scale {
        win: [[1.097, 0.105, 0.309, -0.069], [0.150, 0.177, 0.215, -0.264]],
        points: [[-4.00, 1.48], [5.46, -0.64]],
    },
    Scale {
        win: [[0.734, 0.231, 0.256, 0.164], [0.156, 0.090, 0.567, -0.499]],
        points: [[-1.09, 1.17], [2.39, -0.34]],
    },
    Scale {
        win: [[0.691, 0.510, 0.273, -0.075], [0.737, -0.246, 0.603, -0.198]],
        points: [[-0.94, 1.18], [1.90, -0.29]],
    },
];
