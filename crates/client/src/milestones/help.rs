//! The card behind "?" of Milestones, and what its places are.

use crate::help::{Explained, Part, SummaryLine};

pub const SUMMARY: &[SummaryLine] = &[
    SummaryLine::new(Part::Goal, "goal", "trophy"),
    SummaryLine::new(Part::Turn, "moves", "ms-pawn"),
    SummaryLine::new(Part::Turn, "workers", "ms-quarryman"),
    SummaryLine::new(Part::Turn, "trading", "ms-trading-house"),
    SummaryLine::new(Part::Turn, "office", "ms-building-office"),
    SummaryLine::new(Part::Turn, "mill", "ms-mill"),
    SummaryLine::new(Part::Turn, "castle", "ms-castle"),
    SummaryLine::new(Part::Points, "roads", "ms-road"),
    SummaryLine::new(Part::Points, "houses", "ms-house"),
    SummaryLine::new(Part::Points, "flour", "ms-flour-sack"),
    SummaryLine::new(Part::Points, "majorities", "ms-bonus"),
    SummaryLine::new(Part::Board, "rising", "ms-coiner"),
    SummaryLine::new(Part::Board, "kinds", "ms-lumberjack"),
];

pub const EXPLAINED: &[Explained] = &[
    Explained::new("space", "MS-42"),
    Explained::new("corner", "MS-69"),
    Explained::new("plot", "MS-79"),
    Explained::new("tile", "MS-58"),
    Explained::new("build", "MS-68"),
    Explained::new("buy", "MS-61"),
    Explained::new("sell", "MS-62"),
    Explained::new("good", "MS-106"),
    Explained::new("leave", "MS-88"),
    Explained::new("main", "MS-37"),
];
