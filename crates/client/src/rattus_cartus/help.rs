//! The card behind "?" of Rattus Cartus, and what its places are.

use crate::help::{Explained, Part, SummaryLine};

pub const SUMMARY: &[SummaryLine] = &[
    SummaryLine::new(Part::Goal, "goal", "crown", "RC-96"),
    SummaryLine::new(Part::Goal, "live", "rc-rat", "RC-95"),
    SummaryLine::new(Part::Turn, "supply", "rc-farm", "RC-36"),
    SummaryLine::new(Part::Turn, "enter", "rc-castle", "RC-44"),
    SummaryLine::new(Part::Turn, "action", "rc-palace", "RC-60"),
    SummaryLine::new(Part::Points, "classes", "rc-royalty", "RC-87"),
    SummaryLine::new(Part::Points, "more", "rc-gold", "RC-89"),
    SummaryLine::new(Part::Points, "plague", "rc-nun", "RC-21"),
    SummaryLine::new(Part::Board, "influence", "rc-church", "RC-52"),
    SummaryLine::new(Part::Board, "strangers", "rc-rat", "RC-53"),
    SummaryLine::new(Part::Board, "jokers", "rc-joker", "RC-53"),
    SummaryLine::new(Part::Board, "swords", "rc-sword", "RC-56"),
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
    Explained::new("board", "RC-44"),
    Explained::new("nuns", "RC-21"),
    Explained::new("seat", "RC-96"),
];
