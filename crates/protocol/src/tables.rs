//! People, games and tables, over plain HTTP.

use engine::{JsonSchema, Seat, Seats, schemars};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::parts;

/// How a server is, for whoever watches over it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Health {
    pub status: String,
    /// What it means that this was answered.
    pub purpose: String,
}

/// The guest behind a cookie.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Me {
    pub name: String,
}

/// Says who one is, or renames oneself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NameGuest {
    /// Can be seen as what it is; blanks around it do not count.
    #[schemars(length(min = 1, max = 24))]
    pub name: String,
}

/// A game that can be played here.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct GameInfo {
    #[schemars(with = "parts::Game")]
    pub id: String,
    pub seats_min: u8,
    pub seats_max: u8,
    /// The bots' levels, from the weakest to the strongest.
    pub levels: Vec<String>,
    /// The table options with their defaults.
    #[schemars(with = "parts::Options")]
    pub options: Value,
}

/// The address of a table, and the key to it for friends: it cannot be guessed.
#[derive(
    Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
pub struct TableId(pub String);

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    #[schemars(with = "parts::Game")]
    pub game: String,
    /// Some of the game's own; the others have their defaults.
    #[serde(default, deserialize_with = "engine::strict")]
    #[schemars(with = "Option<parts::Options>")]
    pub options: Value,
    pub seats: Vec<NewSeat>,
    /// Whether strangers see the table in the list of open ones.
    #[serde(default)]
    pub is_listed: bool,
}

/// Who is to sit at a seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum NewSeat {
    Me,
    /// Whoever opens the link, or finds the table in the list.
    Open,
    Bot {
        level: String,
    },
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TableInfo {
    pub id: TableId,
    #[schemars(with = "parts::Game")]
    pub game: String,
    pub stage: Stage,
    pub is_listed: bool,
    pub seats: Vec<SeatInfo>,
    /// Seats of persons who have left the match. A bot plays on for them until they sit down again.
    #[serde(default)]
    pub away: Seats,
    /// The name of whoever made the table, or has it now: a host who leaves hands it on.
    pub host: String,
    /// Whether that is the guest who asks.
    pub is_host: bool,
    /// Whether the host has removed the guest who asks.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_removed: bool,
    pub n_watching: u32,
    /// Seconds since 1970.
    pub created_at: u64,
    /// The SHA-256 of the secret behind the dice, from the start of the match on.
    pub commitment: Option<String>,
    /// The table of the rematch, once there is one.
    pub rematch: Option<TableId>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    Waiting,
    Playing,
    Finished,
}

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeatInfo {
    Open,
    /// For somebody of the match before, until so many seconds after 1970.
    Kept {
        name: String,
        is_me: bool,
        until: u64,
    },
    Person {
        name: String,
        is_me: bool,
        is_here: bool,
    },
    Bot {
        level: String,
    },
}

impl SeatInfo {
    /// Whether nobody sits there yet.
    pub fn is_vacant(&self) -> bool {
        match self {
            SeatInfo::Open | SeatInfo::Kept { .. } => true,
            SeatInfo::Person { .. } | SeatInfo::Bot { .. } => false,
        }
    }
}

/// Which open seat to take; any, if none is named.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TakeSeat {
    #[serde(default)]
    pub seat: Option<Seat>,
}

/// A save file that was uploaded, checked from its first line to its last.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct RecordInfo {
    /// The address to watch it at.
    pub id: TableId,
    #[schemars(with = "parts::Game")]
    pub game: String,
    /// The names of who played, in the order of the seats.
    pub players: Vec<String>,
    pub n_entries: usize,
    pub is_finished: bool,
}
