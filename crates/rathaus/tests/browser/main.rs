//! The real binary and a real browser: what people see, click and tap.

mod api;
mod chromium;
mod cities_game;
mod cities_ways;
mod cities_widths;
mod house;
mod keyboard;
mod page;
mod phone;
mod player;
mod rattus_game;
mod rattus_player;
mod rattus_table_file;
mod rattus_traffic;
mod rattus_widths;
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
