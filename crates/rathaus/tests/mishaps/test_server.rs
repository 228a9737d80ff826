//! The binary as a process of its own.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStderr, Command, Stdio};
use std::time::{Duration, Instant};

use load::HttpClient;
use serde_json::Value;
use tokio::time::sleep;

pub struct TestServer {
    process: Child,
    pub address: SocketAddr,
}

pub fn rathaus() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rathaus"));
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(variable);
    }
    command
}

/// `rathaus serve` on a data folder.
pub fn serve(mut command: Command, data: &Path, address: SocketAddr) -> Command {
    command.args(["serve", "--json", "--lift-limits", "--log", "off", "--bot-pause", "0"]);
    command.arg("--address").arg(address.to_string()).arg("--data").arg(data);
    command.stdin(Stdio::null()).stdout(Stdio::piped());
    command
}

pub fn any_port() -> SocketAddr {
    SocketAddr::from(([127, 0, 0, 1], 0))
}

impl TestServer {
    pub fn open(data: &Path, address: SocketAddr) -> TestServer {
        TestServer::started(serve(rathaus(), data, address))
    }

    pub fn started(mut command: Command) -> TestServer {
        let mut process = command.spawn().unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let listening: Value = serde_json::from_str(&line).unwrap();
        TestServer { process, address: listening["address"].as_str().unwrap().parse().unwrap() }
    }

    pub fn started_with_stderr(mut command: Command) -> (TestServer, ChildStderr) {
        let mut server = TestServer::started({
            command.stderr(Stdio::piped());
            command
        });
        let stderr = server.process.stderr.take().unwrap();
        (server, stderr)
    }

    /// As with Ctrl-C.
    pub fn close(mut self) {
        self.signal("-INT");
        self.process.wait().unwrap();
    }

    pub fn signal(&self, signal: &str) {
        let status = Command::new("kill").args([signal, &self.pid().to_string()]).status();
        assert!(status.unwrap().success());
    }

    /// Waits for the end of the process, and says with which status.
    pub async fn ended(&mut self, within: Duration) -> Option<i32> {
        let began_at = Instant::now();
        loop {
            if let Some(status) = self.process.try_wait().unwrap() {
                return status.code();
            }
            assert!(began_at.elapsed() < within, "the process does not end");
            sleep(Duration::from_millis(5)).await;
        }
    }

    pub fn pid(&self) -> u32 {
        self.process.id()
    }

    pub fn http(&self) -> HttpClient {
        HttpClient::new(self.address)
    }

    /// The end that no program hears coming.
    pub fn kill(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A new folder for one test.
pub fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    fs::create_dir_all(&folder).unwrap();
    folder
}
