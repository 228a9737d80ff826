//! The page: lobby, table, replay and rules, as a Leptos app that runs in the browser only. It
//! knows the server by `protocol` and the games by [`games`]; what a game adds stands in its own
//! module.
//!
//! Everything compiles on the host as well, so that what is pure can be tested there.

pub mod app;
pub mod browser;
pub mod cities;
pub mod games;
pub mod help;
pub mod http;
pub mod kit;
pub mod lesson;
pub mod letters;
pub mod local;
pub mod milestones;
pub mod options;
pub mod pages;
pub mod preferences;
pub mod rattus_cartus;
pub mod replay;
pub mod robot;
pub mod route;
pub mod rules;
pub mod saint_malo;
pub mod session;
pub mod settings;
pub mod sound;
pub mod table;
pub mod top_bar;
pub mod turbo_taxi;
pub mod words;

/// Puts the app into the page.
pub fn start() {
    console_error_panic_hook::set_once();
    leptos::mount::mount_to_body(app::App);
    browser::remove_splash();
}
