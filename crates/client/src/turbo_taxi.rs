//! Turbo Taxi: the board on which everybody builds, with its hand and its Halt!, and the modes for
//! one. The race draws on the same parts.

pub mod builder;
pub mod card;
pub mod fault_line;
pub mod findings_list;
mod geometry;
pub mod gesture;
pub mod hand;
mod held;
mod key_map;
pub mod keys;
mod keys_dialog;
mod lead;
mod lesson;
pub mod names;
mod places;
pub mod placing;
mod race;
mod road;
mod second_press;
pub mod solo;
pub mod task_panel;
pub mod time;
pub mod town;
mod undo;

use engine::Game;
use turbo_taxi::TurboTaxi;

pub const GAME: &str = TurboTaxi::ID;
