//! The card behind "?" of Milestones, and what its places are.

use crate::help::{Explained, Part, SummaryLine};

pub const SUMMARY: &[SummaryLine] = &[
    SummaryLine::new(Part::Goal, "goal", "trophy", "MS-119"),
    SummaryLine::new(Part::Turn, "moves", "ms-pawn", "MS-41"),
    SummaryLine::new(Part::Turn, "workers", "ms-quarryman", "MS-48"),
    SummaryLine::new(Part::Turn, "trading", "ms-trading-house", "MS-55"),
    SummaryLine::new(Part::Turn, "office", "ms-building-office", "MS-68"),
    SummaryLine::new(Part::Turn, "mill", "ms-mill", "MS-98"),
    SummaryLine::new(Part::Turn, "castle", "ms-castle", "MS-106"),
    SummaryLine::new(Part::Points, "roads", "ms-road", "MS-70"),
    SummaryLine::new(Part::Points, "houses", "ms-house", "MS-80"),
    SummaryLine::new(Part::Points, "flour", "ms-flour-sack", "MS-100"),
    SummaryLine::new(Part::Points, "majorities", "ms-bonus", "MS-123"),
    SummaryLine::new(Part::Board, "rising", "ms-coiner", "MS-53"),
    SummaryLine::new(Part::Board, "kinds", "ms-lumberjack", "MS-48"),
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
    Explained::new("board", "MS-69"),
    Explained::new("ring-road", "MS-42"),
    Explained::new("seat", "MS-125"),
    Explained::new("target", "MS-115"),
];
