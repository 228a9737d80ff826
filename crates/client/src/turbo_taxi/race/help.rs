//! The card behind "?" of Turbo Taxi, and what its places are.

use crate::help::{Explained, Part, SummaryLine};

pub const SUMMARY: &[SummaryLine] = &[
    SummaryLine::new(Part::Goal, "goal", "tt-medal", "TT-80"),
    SummaryLine::new(Part::Turn, "place", "tt-house", "TT-32"),
    SummaryLine::new(Part::Turn, "build", "tt-curve", "TT-44"),
    SummaryLine::new(Part::Turn, "halt", "tt-halt", "TT-54"),
    SummaryLine::new(Part::Points, "right", "tt-medal", "TT-64"),
    SummaryLine::new(Part::Points, "wrong", "tt-barrier", "TT-65"),
    SummaryLine::new(Part::Points, "nothing", "tt-vote", "TT-71"),
    SummaryLine::new(Part::Board, "routes", "tt-taxi", "TT-25"),
    SummaryLine::new(Part::Board, "edges", "tt-straight", "TT-24"),
    SummaryLine::new(Part::Board, "centre", "tt-crossing-junction", "TT-43"),
];

pub const EXPLAINED: &[Explained] = &[
    Explained::new("centre", "TT-43"),
    Explained::new("cell", "TT-45"),
    Explained::new("field", "TT-33"),
    Explained::new("pile", "TT-45"),
    Explained::new("figure", "TT-32"),
    Explained::new("vote", "TT-68"),
    Explained::new("pause", "TT-77"),
    Explained::new("random", "TT-38"),
    Explained::new("solution", "TT-74"),
    Explained::new("film", "TT-74"),
    Explained::new("reach", "TT-74"),
    Explained::new("try", "TT-65"),
    Explained::new("check", "TT-65"),
    Explained::new("built", "TT-63"),
    Explained::new("main", "TT-54"),
    Explained::new("board", "TT-45"),
    Explained::new("stack", "TT-29"),
    Explained::new("seat", "TT-80"),
];
