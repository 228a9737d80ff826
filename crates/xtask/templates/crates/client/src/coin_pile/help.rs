//! The card behind "?" of Coin Pile, and what its places are.

use crate::help::{Explained, Part, SummaryLine};

pub const SUMMARY: &[SummaryLine] = &[
    SummaryLine::new(Part::Goal, "goal", "trophy", "CP-10"),
    SummaryLine::new(Part::Turn, "take", "sm-coin", "CP-5"),
    SummaryLine::new(Part::Turn, "final", "lock", "CP-7"),
    SummaryLine::new(Part::Points, "coins", "sm-coin", "CP-9"),
    SummaryLine::new(Part::Points, "luck", "dice", "CP-4"),
    SummaryLine::new(Part::Board, "pile", "sm-coin", "CP-3"),
];

pub const EXPLAINED: &[Explained] = &[
    Explained::new("take", "CP-5"),
    Explained::new("main", "CP-5"),
    Explained::new("board", "CP-3"),
    Explained::new("seat", "CP-10"),
];
