//! The table options, and what follows from them.

use std::fmt;
use std::sync::{Arc, LazyLock};

use engine::{BadOptions, Game, JsonSchema, OptionField, OptionGroup, Seat, schemars};
use serde::{Deserialize, Serialize};

use crate::{Catalogue, Cities, Components, Mode, file};

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// CI-19.
    pub city: CityChoice,
    /// CI-18: looked at with two seats only.
    pub length: Length,
    /// CI-23: not looked at in practice.
    pub start_player: StartPlayer,
    /// CI-3.
    pub components: Components,
}

/// On the wire: `"random"`, or the id of a city in the components.
#[derive(Clone, PartialEq, Eq, Debug, Default, JsonSchema)]
#[schemars(from = "String", into = "String", extend("pattern" = "^[A-Za-z0-9-]+$"))]
pub enum CityChoice {
    #[default]
    Random,
    Named(String),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Length {
    #[default]
    Short,
    Long,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum StartPlayer {
    #[default]
    Random,
    Seat(Seat),
}

/// What stays the same during a game, shared by all copies of its state.
#[derive(PartialEq, Eq)]
pub(crate) struct Setting {
    pub options: Options,
    pub catalogue: Arc<Catalogue>,
    pub mode: Mode,
}

pub(crate) fn option_fields() -> Vec<OptionField> {
    use OptionGroup::{Pace, Play};
    vec![
        Play.choice("city", built_in_choices()),
        Play.seat("start_player"),
        Pace.choice("length", &[Length::Short, Length::Long]),
        OptionGroup::file("components"),
    ]
}

impl Options {
    pub(crate) fn setting(&self, n_seats: u8) -> Result<Setting, BadOptions> {
        let catalogue = Arc::clone(self.components.catalogue()?);
        match &self.city {
            CityChoice::Named(id) if catalogue.city(id).is_none() => {
                return Err(BadOptions::unknown_name("city", "unknown-city", "CI-19"));
            }
            CityChoice::Named(_) | CityChoice::Random => {}
        }
        match self.start_player {
            StartPlayer::Seat(seat) => {
                // CI-107: alone, the option does not apply, but it is a seat of the game.
                let n_seats = if n_seats == 1 { *Cities::SEATS.end() } else { n_seats };
                BadOptions::check_range("start_player", seat.0, 0..=i64::from(n_seats) - 1)?;
            }
            StartPlayer::Random => {}
        }
        Ok(Setting { options: self.clone(), catalogue, mode: Mode::of(n_seats, self.length) })
    }
}

impl Setting {
    /// The place of the city that the table has chosen.
    pub fn named_city(&self) -> Option<u8> {
        match &self.options.city {
            CityChoice::Named(id) => self.catalogue.city(id),
            CityChoice::Random => None,
        }
    }
}

const RANDOM: &str = "random";

impl Serialize for CityChoice {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            CityChoice::Random => serializer.serialize_str(RANDOM),
            CityChoice::Named(id) => serializer.serialize_str(id),
        }
    }
}

/// Whether an id is one of the components is asked when the table is set up. What cannot be an id
/// is answered with those that are built in.
impl<'de> Deserialize<'de> for CityChoice {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<CityChoice, D::Error> {
        let id = String::deserialize(deserializer)?;
        if id == RANDOM {
            return Ok(CityChoice::Random);
        }
        if file::is_id(&id) {
            return Ok(CityChoice::Named(id));
        }
        Err(serde::de::Error::unknown_variant(&id, built_in_choices()))
    }
}

fn built_in_choices() -> &'static [&'static str] {
    static CHOICES: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
        let ids = Catalogue::built_in().cities.iter().map(|city| city.id.as_str());
        [RANDOM].into_iter().chain(ids).collect()
    });
    &CHOICES
}

/// The components would drown everything else.
impl fmt::Debug for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Setting").field("options", &self.options).field("mode", &self.mode).finish()
    }
}
