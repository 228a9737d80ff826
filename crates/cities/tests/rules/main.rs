//! The rules of RULES.md, number by number.

mod literal;
mod table;

mod agreement;
mod all_faults;
mod bad_options;
mod census;
mod counts;
mod examples;
mod explaining;
mod faults;
mod features;
mod files;
mod forbidden;
mod goals;
mod information;
mod laws;
mod layout;
mod measures;
mod notation;
mod pieces;
mod practice;
mod replays;
mod rounds;
mod scoring;
mod secrecy;
mod setup;
mod taking;
mod tiles;
