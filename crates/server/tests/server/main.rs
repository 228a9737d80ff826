//! The server over real sockets.

mod at_once;
mod authorisation;
mod bad_input;
mod bad_network;
mod bots;
mod far_away;
mod house;
mod limits;
mod lobby;
mod operation;
mod pages;
mod past;
mod patience;
mod permissions;
mod play;
mod race;
mod raw;
mod restore;
mod resume;
mod rights;
mod sharing;
mod start;
mod storage;
mod talk;
mod uploads;
mod waiting_rooms;
