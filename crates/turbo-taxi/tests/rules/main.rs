//! The race, number by number of RULES.md. Cards, plans and puzzles are tested in `tests/solver`.

mod lively;
mod table;

mod bad_options;
mod bots;
mod building;
mod calling;
mod checking;
mod fairness;
mod giving_up;
mod handicap;
mod information;
mod laws;
mod pausing;
mod placing;
mod replays;
mod rounds;
mod secrecy;
mod setup;
mod turning_up;
