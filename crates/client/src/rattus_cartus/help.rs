//! The card behind "?" of Rattus Cartus, and what its places are.

use crate::help::{Explained, Part, SummaryLine};

pub const SUMMARY: &[SummaryLine] = &[
    SummaryLine::new(Part::Goal, "goal", "crown"),
    SummaryLine::new(Part::Goal, "live", "rc-rat"),
    SummaryLine::new(Part::Turn, "supply", "rc-farm"),
    SummaryLine::new(Part::Turn, "enter", "rc-castle"),
    SummaryLine::new(Part::Turn, "action", "rc-palace"),
    SummaryLine::new(Part::Points, "classes", "rc-royalty"),
    SummaryLine::new(Part::Points, "more", "rc-gold"),
    SummaryLine::new(Part::Points, "plague", "rc-nun"),
    SummaryLine::new(Part::Board, "influence", "rc-church"),
    SummaryLine::new(Part::Board, "strangers", "rc-rat"),
    SummaryLine::new(Part::Board, "jokers", "rc-joker"),
    SummaryLine::new(Part::Board, "swords", "rc-sword"),
];

pub const EXPLAINED: &[Explained] = &[
    Explained::new("slot", "RC-44"),
    Explained::new("class", "RC-87"),
    Explained::new("card", "RC-46"),
    Explained::new("nun", "RC-40"),
    Explained::new("target", "RC-56"),
    Explained::new("pass", "RC-43"),
    Explained::new("decline", "RC-63"),
    Explained::new("main", "RC-45"),
];
