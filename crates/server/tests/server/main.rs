//! The server over real sockets.

mod bad_input;
mod bad_network;
mod bots;
mod far_away;
mod house;
mod limits;
mod lobby;
mod pages;
mod play;
mod race;
mod resume;
mod rights;
mod start;
mod talk;
