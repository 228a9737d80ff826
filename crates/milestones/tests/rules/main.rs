//! The rules of RULES.md, number by number.

mod busy;
mod graph;
mod table;

mod bad_edition;
mod bad_options;
mod bad_totals;
mod bonus;
mod castle;
mod census;
mod damaged_edition;
mod draft;
mod edition_file;
mod ending;
mod examples;
mod forbids;
mod houses;
mod information;
mod laws;
mod markets;
mod mill;
mod notation;
mod odd_edition;
mod replays;
mod roads;
mod scoring;
mod secrecy;
mod setup;
mod trading;
mod turns;
mod workers;
mod worth;
