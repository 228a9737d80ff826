//! A server with a folder of its own, for as long as a tool looks at it.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use anyhow::Context;
use tempfile::TempDir;

use crate::cargo::{Cargo, PRODUCT};

pub struct OwnServer {
    process: Child,
    pub address: String,
    _data: TempDir,
}

impl OwnServer {
    /// Builds it first. Nobody is held back there, by limits or by bots that take their time.
    pub fn start(cargo: &Cargo) -> anyhow::Result<OwnServer> {
        // As the tests of the command line build it: after them it is there already.
        cargo.run(&[&["test", "--no-run", "--test", "cli"], PRODUCT].concat())?;
        let data = tempfile::tempdir()?;
        let mut process = Command::new(cargo.target_dir().join("debug/rathaus"))
            .args(["serve", "--address", "127.0.0.1:0", "--log", "warn", "--lift-limits"])
            .args(["--bot-pause", "0", "--json", "--data"])
            .arg(data.path())
            .stdout(Stdio::piped())
            .spawn()?;
        let stdout = process.stdout.take().expect("it was just asked for");
        let mut line = String::new();
        BufReader::new(stdout).read_line(&mut line)?;
        let listening: serde_json::Value = serde_json::from_str(&line)?;
        let address = listening["address"].as_str().context("the server says where it listens")?;
        Ok(OwnServer { process, address: address.to_owned(), _data: data })
    }
}

impl Drop for OwnServer {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
