//! What the signs of a position count, for tables of two and more.

use crate::judge::Scale;

/// Written by `rathaus calibrate rattus-cartus --fit`.
pub const SCALES: [Scale; 4] = [
    Scale {
        win: [[-0.073, 0.659, 0.001, 0.000], [0.502, -0.389, -0.459, 0.000]],
        points: [[5.57, -0.21], [-5.15, 1.11]],
    },
    Scale {
        win: [[0.271, 0.417, 0.043, 0.000], [0.577, -0.134, -0.367, 0.000]],
        points: [[4.07, -0.18], [-4.19, 1.19]],
    },
    Scale {
        win: [[0.159, 0.425, -0.018, 0.000], [0.681, -0.094, -0.389, 0.000]],
        points: [[2.65, -0.02], [-2.61, 0.99]],
    },
    Scale {
        win: [[0.749, 0.175, 0.221, 0.000], [-0.434, 0.169, -0.715, 0.000]],
        points: [[2.76, -0.05], [-2.82, 1.05]],
    },
];
