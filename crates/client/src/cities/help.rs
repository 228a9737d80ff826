//! The card behind "?" of Cities, and what its places are.

use crate::help::{Explained, Part, SummaryLine};

pub const SUMMARY: &[SummaryLine] = &[
    SummaryLine::new(Part::Goal, "goal", "trophy", "CI-99"),
    SummaryLine::new(Part::Turn, "take", "ct-worker", "CI-33"),
    SummaryLine::new(Part::Turn, "rows", "ct-card", "CI-34"),
    SummaryLine::new(Part::Turn, "use", "ct-build-blue", "CI-38"),
    SummaryLine::new(Part::Points, "goals", "ct-ring", "CI-62"),
    SummaryLine::new(Part::Points, "water", "ct-dolphin", "CI-94"),
    SummaryLine::new(Part::Points, "parks", "ct-trees", "CI-95"),
    SummaryLine::new(Part::Points, "monuments", "ct-monument", "CI-96"),
    SummaryLine::new(Part::Points, "cards", "ct-card", "CI-97"),
    SummaryLine::new(Part::Board, "lots", "ct-lot", "CI-57"),
    SummaryLine::new(Part::Board, "special", "ct-special", "CI-55"),
    SummaryLine::new(Part::Board, "square", "ct-park", "CI-45"),
];

pub const EXPLAINED: &[Explained] = &[
    Explained::new("cards", "CI-40"),
    Explained::new("tiles", "CI-41"),
    Explained::new("features", "CI-48"),
    Explained::new("pieces", "CI-56"),
    Explained::new("start", "CI-24"),
    Explained::new("space", "CI-57"),
    Explained::new("tile", "CI-42"),
    Explained::new("hand-tile", "CI-43"),
    Explained::new("hand-feature", "CI-50"),
    Explained::new("hand", "CI-57"),
    Explained::new("turn", "CI-43"),
    Explained::new("discard", "CI-38"),
    Explained::new("goal", "CI-62"),
    Explained::new("cards-of", "CI-97"),
    Explained::new("main", "CI-38"),
    Explained::new("board", "CI-33"),
    Explained::new("seat", "CI-99"),
];
