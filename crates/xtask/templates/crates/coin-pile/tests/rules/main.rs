//! The rules of RULES.md, number by number.

mod ending;
mod laws;
mod secrecy;
mod setup;
mod taking;
