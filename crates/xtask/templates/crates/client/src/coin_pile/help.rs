//! The card behind "?" of Coin Pile, and what its places are.

use crate::help::{Explained, Part, SummaryLine};

pub const SUMMARY: &[SummaryLine] = &[
    SummaryLine::new(Part::Goal, "goal", "trophy"),
    SummaryLine::new(Part::Turn, "take", "sm-coin"),
    SummaryLine::new(Part::Turn, "final", "lock"),
    SummaryLine::new(Part::Points, "coins", "sm-coin"),
    SummaryLine::new(Part::Points, "luck", "dice"),
    SummaryLine::new(Part::Board, "pile", "sm-coin"),
];

pub const EXPLAINED: &[Explained] = &[Explained::new("take", "CP-5")];
