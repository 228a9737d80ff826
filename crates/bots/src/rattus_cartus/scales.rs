//! What the signs of a position count, for tables of two and more.

use crate::judge::Scale;

/// Written by `rathaus calibrate rattus-cartus --fit`.
pub const SCALES: [Scale; 4] = [
    Scale {
        win: [[0.263, 0.475, 0.000, 0.000], [0.305, -0.231, 0.000, 0.000]],
        points: [[5.525, -0.203], [-5.293, 1.137]],
    },
    Scale::PLAIN,
    Scale::PLAIN,
    Scale::PLAIN,
];
