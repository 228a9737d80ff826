//! The real server, with a data folder of its own.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use serde_json::Value;
use tempfile::TempDir;

/// A running `rathaus serve`. It ends with the test.
pub struct TestServer {
    /// `http://127.0.0.1:PORT`
    pub origin: String,
    program: PathBuf,
    process: Child,
    folder: TempDir,
}

impl TestServer {
    /// Any free port, bots that do not wait, and matches that are the same in every run.
    pub fn open() -> TestServer {
        TestServer::of(Path::new(env!("CARGO_BIN_EXE_rathaus")))
    }

    /// The same by another program.
    pub fn of(program: &Path) -> TestServer {
        let folder = tempfile::tempdir().unwrap();
        let (process, address) = serve(program, folder.path(), "127.0.0.1:0");
        let origin = format!("http://{address}");
        TestServer { origin, program: program.to_owned(), process, folder }
    }

    /// From now on nobody answers.
    pub fn close(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }

    /// Opens again after `close`: the same address, and everything that was stored.
    pub fn open_again(&mut self) {
        let address = self.origin.trim_start_matches("http://");
        (self.process, _) = serve(&self.program, self.folder.path(), address);
    }
}

/// The process, and where it listens.
fn serve(program: &Path, folder: &Path, address: &str) -> (Child, String) {
    let mut process = Command::new(program)
        .args(["serve", "--address", address, "--bot-pause", "0", "--seed", "1", "--json"])
        .args(["--log", "warn", "--data"])
        .arg(folder)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    let stdout = process.stdout.take().expect("it was just asked for");
    BufReader::new(stdout).read_line(&mut line).unwrap();
    let listening: Value = serde_json::from_str(&line).expect("the server says where it is");
    let address = listening["address"].as_str().expect("an address is text").to_owned();
    (process, address)
}

impl Drop for TestServer {
    fn drop(&mut self) {
        self.close();
    }
}
