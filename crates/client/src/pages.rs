//! The pages, one file each.

mod absent;
pub mod analysis;
pub mod dice_check;
mod fetched;
mod game_sign;
pub mod guest;
pub mod new_table;
pub mod not_found;
pub mod quick_play;
pub mod replay;
pub mod rules;
pub mod start;
pub mod table;
mod table_foot;
pub mod table_rows;
pub mod waiting_room;
