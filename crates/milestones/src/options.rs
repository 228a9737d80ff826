//! The table options.

use std::fmt;
use std::sync::{Arc, OnceLock};

use engine::{BadOptions, OptionField, OptionGroup, Seat};
use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::components::{SHORT_TARGETS, TARGETS};
use crate::{Edition, Fault, Json};

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// MS-1, MS-2: the whole file, by somebody who owns the printed game. Without one the built-in
    /// edition is used, which is part of the rules and changes with their version.
    pub edition: Option<EditionFile>,
    pub target: Target,
    pub start_seat: StartSeat,
    pub stall_rounds: StallRounds,
}

/// A file that a table has chosen. It is read once, and clones share what was read.
#[derive(Clone)]
pub struct EditionFile(Arc<Chosen>);

struct Chosen {
    json: Json,
    read: OnceLock<Result<Arc<Edition>, Vec<Fault>>>,
}

/// MS-115.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    #[default]
    Rulebook,
    Short,
}

/// MS-28.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StartSeat {
    #[default]
    Random,
    Seat(Seat),
}

/// MS-121: so many rounds without a point end the game. On the wire: the number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
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
    pub fn read_edition(&self) -> Result<Arc<Edition>, &[Fault]> {
        match &self.edition {
            None => Ok(Edition::built_in()),
            Some(file) => file.read(),
        }
    }

    pub(crate) fn check(&self, n_seats: u8) -> Result<Arc<Edition>, BadOptions> {
        match self.start_seat {
            StartSeat::Random => {}
            StartSeat::Seat(seat) => {
                BadOptions::check_range("start_seat", seat.0, 0..=i64::from(n_seats) - 1)?;
            }
        }
        self.read_edition().map_err(|faults| BadOptions::from(&faults[0]))
    }
}

impl EditionFile {
    pub fn new(json: Json) -> EditionFile {
        EditionFile(Arc::new(Chosen { json, read: OnceLock::new() }))
    }

    /// The edition in it, or all that is wrong with it.
    pub fn read(&self) -> Result<Arc<Edition>, &[Fault]> {
        let read = self.0.read.get_or_init(|| Edition::read(&self.0.json).map(Arc::new));
        match read {
            Ok(edition) => Ok(Arc::clone(edition)),
            Err(faults) => Err(faults),
        }
    }
}

impl PartialEq for EditionFile {
    fn eq(&self, other: &EditionFile) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.json.is_same(&other.0.json)
    }
}

impl fmt::Debug for EditionFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let id = self.0.json.get("id").and_then(Json::as_text).unwrap_or("?");
        write!(f, "EditionFile({id})")
    }
}

/// On the wire a chosen file is just what is in it.
impl Serialize for EditionFile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.json.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for EditionFile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<EditionFile, D::Error> {
        let json = Json::deserialize(deserializer)?;
        match json.repeated_key() {
            Some(key) => Err(D::Error::custom(format!("the key {key:?} stands there twice"))),
            None => Ok(EditionFile::new(json)),
        }
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
