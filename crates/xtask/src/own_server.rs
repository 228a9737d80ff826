//! A server with a folder of its own, for as long as a tool looks at it.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use anyhow::Context;

use crate::cargo::Cargo;

pub struct OwnServer {
    process: Child,
    pub address: String,
}

impl OwnServer {
    /// Builds it first. Nobody is held back there, by limits or by bots that take their time.
    pub fn start(cargo: &Cargo, data: &Path) -> anyhow::Result<OwnServer> {
        cargo.run(&["build", "--package", "rathaus"])?;
        // What an earlier run has left is not wanted.
        let _ = fs::remove_dir_all(data);
        let mut process = Command::new(cargo.target_dir().join("debug/rathaus"))
            .args(["serve", "--address", "127.0.0.1:0", "--log", "warn", "--lift-limits"])
            .args(["--bot-pause", "0", "--json", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()?;
        let stdout = process.stdout.take().expect("it was just asked for");
        let mut line = String::new();
        BufReader::new(stdout).read_line(&mut line)?;
        let listening: serde_json::Value = serde_json::from_str(&line)?;
        let address = listening["address"].as_str().context("the server says where it listens")?;
        Ok(OwnServer { process, address: address.to_owned() })
    }
}

impl Drop for OwnServer {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
