//! The real server, with a data folder of its own.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use serde_json::Value;
use tempfile::TempDir;

/// A running `rathaus serve`. It ends with the test.
pub struct House {
    /// `http://127.0.0.1:PORT`
    pub origin: String,
    process: Child,
    _folder: TempDir,
}

impl House {
    /// Any free port, and bots that do not wait.
    pub fn open() -> House {
        let folder = tempfile::tempdir().unwrap();
        let mut process = Command::new(env!("CARGO_BIN_EXE_rathaus"))
            .args(["serve", "--address", "127.0.0.1:0", "--bot-pause", "0", "--json"])
            .args(["--log", "warn", "--data"])
            .arg(folder.path())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        let stdout = process.stdout.take().expect("it was just asked for");
        BufReader::new(stdout).read_line(&mut line).unwrap();
        let listening: Value = serde_json::from_str(&line).expect("the server says where it is");
        let address = listening["address"].as_str().expect("an address is text");
        House { origin: format!("http://{address}"), process, _folder: folder }
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
