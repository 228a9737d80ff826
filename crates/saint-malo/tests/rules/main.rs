//! The rules of RULES.md, number by number.

mod table;

mod bad_options;
mod census;
mod churches;
mod counts;
mod crates;
mod ending;
mod examples;
mod forbidden;
mod houses;
mod information;
mod laws;
mod notation;
mod order;
mod persons;
mod pirates;
mod placing;
mod practice;
mod replays;
mod rolling;
mod scoring;
mod secrecy;
mod setup;
mod tasks;
mod walls;
