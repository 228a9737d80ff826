//! How fast the steps of the others are shown, one after the other.

use std::time::Duration;

use crate::preferences::Keep;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    Slow,
    Normal,
    Fast,
    AtOnce,
}

impl Pace {
    pub const ALL: [Pace; 4] = [Pace::Slow, Pace::Normal, Pace::Fast, Pace::AtOnce];

    /// Between one step and the next; None where nobody waits.
    pub fn between(self) -> Option<Duration> {
        match self {
            Pace::Slow => Some(Duration::from_millis(2_400)),
            Pace::Normal => Some(Duration::from_millis(1_200)),
            Pace::Fast => Some(Duration::from_millis(500)),
            Pace::AtOnce => None,
        }
    }

    pub fn name(self) -> &'static str {
        match self {
            Pace::Slow => "slow",
            Pace::Normal => "normal",
            Pace::Fast => "fast",
            Pace::AtOnce => "at-once",
        }
    }

    /// The message that is its name.
    pub fn key(self) -> &'static str {
        match self {
            Pace::Slow => "pace-slow",
            Pace::Normal => "pace-normal",
            Pace::Fast => "pace-fast",
            Pace::AtOnce => "pace-at-once",
        }
    }

    /// The message that is its name in a word.
    pub fn short(self) -> &'static str {
        match self {
            Pace::Slow => "settings-pace-slow",
            Pace::Normal => "settings-pace-normal",
            Pace::Fast => "settings-pace-fast",
            Pace::AtOnce => "settings-pace-at-once",
        }
    }

    /// What stands on its button.
    pub fn sign(self) -> &'static str {
        match self {
            Pace::Slow => "▸",
            Pace::Normal => "▸▸",
            Pace::Fast => "▸▸▸",
            Pace::AtOnce => "▸|",
        }
    }
}

impl Keep for Pace {
    fn code(self) -> String {
        self.name().to_owned()
    }
    fn from_code(code: &str) -> Option<Pace> {
        Pace::ALL.into_iter().find(|pace| pace.name() == code)
    }
}
