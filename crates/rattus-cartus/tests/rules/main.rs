//! The rules of RULES.md, number by number.

mod table;

mod bad_options;
mod buildings;
mod census;
mod deciding;
mod ending;
mod entering;
mod forbidden;
mod imagining;
mod laws;
mod random_games;
mod replays;
mod resolving;
mod round_of_four;
mod row;
mod secrecy;
mod setup;
mod supplies;
mod survival;
mod table_file;
mod views;
