//! What can be agreed before a match. A game says it once; the form of the page, the waiting room
//! and the tests read it.

use std::ops::RangeInclusive;

use serde::Serialize;
use serde_json::Value;

use crate::to_value;

/// One option of a game. Its words are the message `GAME-option-KEY`, what it is good for says
/// `GAME-option-KEY-help`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionField {
    pub key: &'static str,
    pub group: OptionGroup,
    pub kind: OptionKind,
    /// Whether it is for a match of one instead of one of several.
    pub is_for_one: bool,
}

/// What belongs together, in the order in which it is asked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum OptionGroup {
    /// How we play.
    Play,
    /// How fast, and how long.
    Pace,
    /// What makes it easier, and what is shown.
    Help,
    /// For owners of the printed game.
    Owners,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionKind {
    Number {
        min: i64,
        max: i64,
    },
    Switch,
    /// A seat, or as the default says.
    Seat,
    /// One of these. The words of a name are the message `GAME-option-KEY-NAME`.
    Choice(Vec<Value>),
    /// The same fields for every seat.
    PerSeat(Vec<OptionField>),
    /// As `Choice`, and one more name that comes with numbers of its own.
    ChoiceOrNumbers {
        names: Vec<Value>,
        numbers: OptionNumbers,
    },
    /// A file of components.
    File,
    /// Built-in components by their names, or such a file.
    NamedOrFile(Vec<Value>),
}

/// A list of numbers, all in one range. The words of each are the message
/// `GAME-option-KEY-NAME-IDX`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionNumbers {
    pub name: &'static str,
    pub len: usize,
    pub min: i64,
    pub max: i64,
}

impl OptionGroup {
    pub const ALL: [OptionGroup; 4] =
        [OptionGroup::Play, OptionGroup::Pace, OptionGroup::Help, OptionGroup::Owners];

    /// As it is called in message keys.
    pub fn name(self) -> &'static str {
        match self {
            OptionGroup::Play => "play",
            OptionGroup::Pace => "pace",
            OptionGroup::Help => "help",
            OptionGroup::Owners => "owners",
        }
    }

    pub fn number(self, key: &'static str, range: RangeInclusive<i64>) -> OptionField {
        self.field(key, OptionKind::Number { min: *range.start(), max: *range.end() })
    }

    pub fn switch(self, key: &'static str) -> OptionField {
        self.field(key, OptionKind::Switch)
    }

    pub fn seat(self, key: &'static str) -> OptionField {
        self.field(key, OptionKind::Seat)
    }

    /// By the values themselves, so that no name is written twice.
    pub fn choice<T: Serialize>(self, key: &'static str, values: &[T]) -> OptionField {
        self.field(key, OptionKind::Choice(named(values)))
    }

    pub fn choice_or_numbers<T: Serialize>(
        self,
        key: &'static str,
        values: &[T],
        numbers: OptionNumbers,
    ) -> OptionField {
        self.field(key, OptionKind::ChoiceOrNumbers { names: named(values), numbers })
    }

    pub fn named_or_file<T: Serialize>(self, key: &'static str, names: &[T]) -> OptionField {
        self.field(key, OptionKind::NamedOrFile(named(names)))
    }

    pub fn per_seat(self, key: &'static str, fields: Vec<OptionField>) -> OptionField {
        self.field(key, OptionKind::PerSeat(fields))
    }

    /// For owners of the printed game.
    pub fn file(key: &'static str) -> OptionField {
        OptionGroup::Owners.field(key, OptionKind::File)
    }

    fn field(self, key: &'static str, kind: OptionKind) -> OptionField {
        OptionField { key, group: self, kind, is_for_one: false }
    }
}

impl OptionField {
    /// It is for a match of one.
    pub fn for_one(mut self) -> OptionField {
        self.is_for_one = true;
        self
    }
}

fn named<T: Serialize>(values: &[T]) -> Vec<Value> {
    values.iter().map(to_value).collect()
}
