//! Help where one plays: a card with the whole game on one screen, what a thing on the table is,
//! and more words in the first matches. A game gives the data, the shell shows them.

mod card;
mod explaining;
mod first_matches;
mod newcomer;
#[cfg(test)]
mod tests;

pub use self::card::{Help, HelpCard};
pub use self::explaining::{ExplainedPlace, Explaining};
pub use self::first_matches::{Dangers, FirstMatches, MoreWords, Told, count_matches, told_at_end};
pub use self::newcomer::{Newcomer, NewcomerQuestion, Offer};
use crate::table::Place;

/// A line of the card behind "?". Its words are the message `GAME-summary-KEY`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SummaryLine {
    pub part: Part,
    pub key: &'static str,
    /// Of `page/symbols.svg`.
    pub symbol: &'static str,
    /// The rule that the symbol leads to.
    pub rule: &'static str,
}

impl SummaryLine {
    pub const fn new(
        part: Part,
        key: &'static str,
        symbol: &'static str,
        rule: &'static str,
    ) -> SummaryLine {
        SummaryLine { part, key, symbol, rule }
    }
}

/// What a line is about. The card has one paragraph for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    Goal,
    Turn,
    Points,
    /// What everything on the own board means.
    Board,
}

impl Part {
    pub const ALL: [Part; 4] = [Part::Goal, Part::Turn, Part::Points, Part::Board];

    /// The message that is its title.
    pub fn title(self) -> &'static str {
        match self {
            Part::Goal => "summary-goal",
            Part::Turn => "summary-turn",
            Part::Points => "summary-points",
            Part::Board => "summary-board",
        }
    }
}

/// What places of a sort are: the message `GAME-what-SORT`, and the rule about them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Explained {
    /// The beginning of their names: `field` for `field-0-c3`.
    pub sort: &'static str,
    pub rule: &'static str,
}

impl Explained {
    pub const fn new(sort: &'static str, rule: &'static str) -> Explained {
        Explained { sort, rule }
    }

    /// The one that fits best.
    pub fn of(all: &[Explained], place: &Place) -> Option<Explained> {
        let place = place.to_string();
        let fits = |it: &&Explained| {
            place.strip_prefix(it.sort).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
        };
        all.iter().filter(fits).max_by_key(|it| it.sort.len()).copied()
    }
}
