//! The page: lobby, table, replay and rules, as a Leptos app that runs in the browser only. It
//! knows the server by `protocol` and the games by [`games`]; what a game adds stands in its own
//! module.
//!
//! Everything compiles on the host as well, so that what is pure can be tested there.

pub mod analysis;
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
pub mod offline;
pub mod options;
pub mod pages;
pub mod preferences;
pub mod rattus_cartus;
pub mod replay;
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
pub mod worker;

use std::time::Duration;

use leptos::mount::mount_to_body;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use self::app::App;
use self::words::{Common, Speechless};

/// Puts the app into the page, once it has something to say.
pub fn start() {
    console_error_panic_hook::set_once();
    spawn_local(async {
        match Common::fetch(preferences::first_lang()).await {
            Ok(common) => {
                mount_to_body(move || view! { <App common/> });
                browser::remove_splash();
            }
            Err(Speechless) => set_timeout(start, AGAIN),
        }
    });
}

/// So much later the server is asked again that did not answer.
const AGAIN: Duration = Duration::from_secs(1);
