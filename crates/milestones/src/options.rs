//! The table options.

use std::fmt;
use std::sync::Arc;

use engine::{
    BadOptions, ComponentFile, Faults, JsonSchema, OptionField, OptionGroup, Seat, schemars,
};
use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Edition;
use crate::components::{SHORT_TARGETS, TARGETS};

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// MS-1, MS-2: the whole file, by somebody who owns the printed game. Without one the built-in
    /// edition is used, which is part of the rules and changes with their version.
    pub edition: Option<EditionFile>,
    pub target: Target,
    pub start_seat: StartSeat,
    pub stall_rounds: StallRounds,
}

/// A file that a table has chosen.
pub type EditionFile = ComponentFile<Edition>;

/// MS-115.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    #[default]
    Rulebook,
    Short,
}

/// MS-28.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum StartSeat {
    #[default]
    Random,
    Seat(Seat),
}

/// MS-121: so many rounds without a point end the game. On the wire: the number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, JsonSchema)]
#[schemars(from = "u8", into = "u8")]
pub enum StallRounds {
    #[default]
    Ten,
    Twenty,
    Thirty,
}

pub(crate) fn option_fields() -> Vec<OptionField> {
    use OptionGroup::{Pace, Play};
    vec![
        Play.seat("start_seat"),
        Pace.choice("target", &[Target::Rulebook, Target::Short]),
        Pace.choice("stall_rounds", &StallRounds::ALL),
        OptionGroup::file("edition"),
    ]
}

impl Options {
    /// The score that rings the last round.
    pub fn target_score(&self, n_seats: u8) -> u16 {
        let targets = match self.target {
            Target::Rulebook => TARGETS,
            Target::Short => SHORT_TARGETS,
        };
        targets[usize::from(n_seats) - 2]
    }

    /// The edition of the table, or all that is wrong with its file.
    pub fn read_edition(&self) -> Result<Arc<Edition>, &Faults> {
        match &self.edition {
            None => Ok(Edition::built_in()),
            Some(file) => file.read().map(Arc::clone),
        }
    }

    pub(crate) fn check(&self, n_seats: u8) -> Result<Arc<Edition>, BadOptions> {
        let edition = self.read_edition()?;
        match self.start_seat {
            StartSeat::Random => {}
            StartSeat::Seat(seat) => {
                BadOptions::check_range("start_seat", seat.0, 0..=i64::from(n_seats) - 1)?;
            }
        }
        Ok(edition)
    }
}

impl StallRounds {
    pub const ALL: [StallRounds; 3] = [StallRounds::Ten, StallRounds::Twenty, StallRounds::Thirty];
    const NAMES: &[&str] = &["10", "20", "30"];

    pub fn number(self) -> u8 {
        match self {
            StallRounds::Ten => 10,
            StallRounds::Twenty => 20,
            StallRounds::Thirty => 30,
        }
    }
}

impl Serialize for StallRounds {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for StallRounds {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<StallRounds, D::Error> {
        deserializer.deserialize_any(AnyNumber)
    }
}

/// Whatever is no number of rounds is answered with those that there are.
struct AnyNumber;

impl Visitor<'_> for AnyNumber {
    type Value = StallRounds;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("10, 20 or 30")
    }

    fn visit_u64<E: Error>(self, given: u64) -> Result<StallRounds, E> {
        let known = StallRounds::ALL.into_iter().find(|it| u64::from(it.number()) == given);
        known.ok_or_else(|| E::unknown_variant(&given.to_string(), StallRounds::NAMES))
    }

    fn visit_str<E: Error>(self, given: &str) -> Result<StallRounds, E> {
        Err(E::unknown_variant(given, StallRounds::NAMES))
    }
}
