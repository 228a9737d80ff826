//! The words that all games share. A game is a pure value: chance and time are handed in, what a
//! viewer may know is a type of its own, and [`Match`] is the only door to a state.

mod chance;
pub mod components;
mod cx;
mod fair;
mod frame;
mod game;
mod json;
mod matches;
mod options;
mod outcome;
mod reading;
mod record;
mod seat;
mod short;
mod shown;
mod strict;
mod writing;

pub use chance::{Chance, Fast, Recorded, Scripted};
pub use components::{ComponentFile, Fault, Faults, Part, ReadComponents};
pub use cx::{Audience, Cx, Delays, Millis, Told, When};
pub use fair::{Commitment, Fair, Secret};
pub use frame::Frame;
pub use game::{Agenda, BadOptions, Game, Imagine, Wire};
pub use json::{BadJson, Json};
pub use matches::{BadEntry, Cause, Entry, Match, OPEN_STEPS_MAX, Rejected, ToldEvents, act};
pub use options::{OptionField, OptionGroup, OptionKind, OptionNumbers};
pub use outcome::{Line, Outcome, Standing};
pub use reading::{Misread, read_json, read_value};
pub use record::{Closing, Header, Player, Record, RecordError, RecordProblem, game_of_record};
pub use schemars::{self, JsonSchema};
pub use seat::{Seat, Seats, Viewer};
pub use short::sort_short;
pub use shown::{is_name, is_note, is_shown};
pub use strict::{Strict, strict};
pub use writing::to_value;
