//! The real binary and a real browser: what people see, click and tap.

mod chromium;
mod house;
mod page;
mod phone;
mod player;
mod two_people;
mod whole_game;
mod widths;
