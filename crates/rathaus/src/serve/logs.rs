//! Where the log goes and how it looks: standard error, in lines of text or of JSON.

use std::env;
use std::io::{self, IsTerminal};

use tracing_subscriber::filter::LevelFilter;

use super::settings::{Level, LogFormat};

pub fn begin(level: Level, format: LogFormat) {
    let level = match level {
        Level::Off => LevelFilter::OFF,
        Level::Error => LevelFilter::ERROR,
        Level::Warn => LevelFilter::WARN,
        Level::Info => LevelFilter::INFO,
        Level::Debug => LevelFilter::DEBUG,
    };
    let logs = tracing_subscriber::fmt().with_max_level(level).with_writer(io::stderr);
    let logs = logs.with_target(false);
    // Colours are for eyes: in a file they would be signs that nobody can read.
    let has_colours = io::stderr().is_terminal() && env::var_os("NO_COLOR").is_none();
    match format {
        LogFormat::Text => logs.with_ansi(has_colours).init(),
        LogFormat::Json => logs.json().flatten_event(true).init(),
    }
}
