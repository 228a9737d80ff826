//! The card behind "?" of Saint Malo, and what its places are.

use crate::help::{Explained, Part, SummaryLine};

pub const SUMMARY: &[SummaryLine] = &[
    SummaryLine::new(Part::Goal, "goal", "trophy", "SM-69"),
    SummaryLine::new(Part::Turn, "roll", "dice", "SM-12"),
    SummaryLine::new(Part::Turn, "use", "die-head", "SM-19"),
    SummaryLine::new(Part::Turn, "turn", "sm-coin", "SM-23"),
    SummaryLine::new(Part::Turn, "pirates", "die-sabres", "SM-61"),
    SummaryLine::new(Part::Points, "persons", "sm-noble", "SM-47"),
    SummaryLine::new(Part::Points, "houses", "sm-house", "SM-55"),
    SummaryLine::new(Part::Points, "churches", "sm-church", "SM-74"),
    SummaryLine::new(Part::Points, "cannons", "sm-cannon", "SM-66"),
    SummaryLine::new(Part::Board, "walls", "die-wall", "SM-41"),
    SummaryLine::new(Part::Board, "crates", "die-crate", "SM-51"),
    SummaryLine::new(Part::Board, "towers", "sm-tower", "SM-42"),
];

pub const EXPLAINED: &[Explained] = &[
    Explained::new("field", "SM-33"),
    Explained::new("die", "SM-12"),
    Explained::new("dice", "SM-12"),
    Explained::new("use-logs", "SM-37"),
    Explained::new("use-crates", "SM-38"),
    Explained::new("use-walls", "SM-40"),
    Explained::new("use-church", "SM-46"),
    Explained::new("use-citizen", "SM-48"),
    Explained::new("use-soldier", "SM-49"),
    Explained::new("use-priest", "SM-50"),
    Explained::new("use-architect", "SM-53"),
    Explained::new("use-merchant", "SM-51"),
    Explained::new("use-juggler", "SM-52"),
    Explained::new("use-noble", "SM-48"),
    Explained::new("pass", "SM-30"),
    Explained::new("main", "SM-10"),
    Explained::new("pirates", "SM-61"),
    Explained::new("board", "SM-33"),
    Explained::new("seat", "SM-76"),
];
