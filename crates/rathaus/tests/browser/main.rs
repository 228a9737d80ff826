//! The real binary and a real browser: what people see, click and tap.

mod chromium;
mod house;
mod keyboard;
mod milestones_builds;
mod milestones_player;
mod milestones_whole_game;
mod milestones_widths;
mod page;
mod phone;
mod player;
mod rules_page;
mod settings;
mod taxi_race;
mod taxi_solo;
mod taxi_widths;
mod two_people;
mod upload;
mod whole_game;
mod why;
mod widths;
