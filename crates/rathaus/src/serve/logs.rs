//! Where the log goes and how it looks: standard error, in lines of text or of JSON.

mod lines;

use std::env;
use std::io::{self, IsTerminal};

use tracing_subscriber::filter::LevelFilter;

use super::settings::{Level, LogFormat};
use lines::Lines;

/// The log, until this is dropped: then everything is out.
pub struct Log(Lines);

impl Drop for Log {
    fn drop(&mut self) {
        self.0.end();
    }
}

pub fn begin(level: Level, format: LogFormat) -> io::Result<Log> {
    let level = match level {
        Level::Off => LevelFilter::OFF,
        Level::Error => LevelFilter::ERROR,
        Level::Warn => LevelFilter::WARN,
        Level::Info => LevelFilter::INFO,
        Level::Debug => LevelFilter::DEBUG,
    };
    let lines = Lines::to(io::stderr(), |n_lines| tracing::warn!(n_lines, "log dropped"))?;
    let logs = tracing_subscriber::fmt().with_max_level(level).with_writer(lines.clone());
    let logs = logs.with_target(false);
    // Colours are for eyes: in a file they would be signs that nobody can read.
    let has_colours = io::stderr().is_terminal() && env::var_os("NO_COLOR").is_none();
    match format {
        LogFormat::Text => logs.with_ansi(has_colours).init(),
        LogFormat::Json => logs.json().flatten_event(true).init(),
    }
    Ok(Log(lines))
}
