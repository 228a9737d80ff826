//! Every place where bytes from outside come in, as a function from bytes to a verdict. A target
//! panics when something is wrong; `cargo xtask fuzz` looks for bytes that make it panic, guided by
//! coverage, and `cargo test` tries the seeds, what was found before, and some thousand mutations.

mod action;
mod golden;
mod http;
mod mutation;
mod options;
mod record;
mod socket;
mod test_server;

use std::fs;
use std::path::PathBuf;

pub use mutation::Mutator;

pub struct Target {
    pub name: &'static str,
    /// Inputs that make sense, to start from.
    pub seeds: fn() -> Vec<Vec<u8>>,
    /// Panics if the program does not behave.
    pub check: fn(&[u8]),
}

pub const TARGETS: [Target; 5] = [
    Target { name: "record", seeds: record::seeds, check: record::check },
    Target { name: "options", seeds: options::seeds, check: options::check },
    Target { name: "action", seeds: action::seeds, check: action::check },
    Target { name: "http", seeds: http::seeds, check: http::check },
    Target { name: "socket", seeds: socket::seeds, check: socket::check },
];

impl Target {
    pub fn named(name: &str) -> Option<&'static Target> {
        TARGETS.iter().find(|target| target.name == name)
    }

    /// What once made the target panic.
    pub fn regressions(&self) -> Vec<Vec<u8>> {
        let folder = here().join("regressions").join(self.name);
        let Ok(files) = fs::read_dir(folder) else { return Vec::new() };
        let mut paths: Vec<PathBuf> = files.flatten().map(|file| file.path()).collect();
        paths.sort();
        paths.iter().map(|path| fs::read(path).expect("a file that was just listed")).collect()
    }
}

fn here() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}
