//! Debian's Chromium, started by its driver.

use std::env;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Map, Value, json};
use tempfile::TempDir;

const DRIVER: &str = "chromedriver";
const BROWSER: &str = "chromium";

/// Nothing but the page under test: no window, no calls to the maker of the browser, no waiting for
/// what moves.
const ARGS: [&str; 11] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--force-prefers-reduced-motion",
    // The browser hears its driver through a pipe, and so ends when its driver does.
    "--remote-debugging-pipe",
];

/// A driver with its only browser. Both end with the test.
pub struct Chromium {
    process: Child,
    port: u16,
    profile: TempDir,
}

impl Chromium {
    pub fn start() -> Chromium {
        let mut process = Command::new(DRIVER)
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("`cargo verify` installs chromedriver");
        let stdout = process.stdout.take().expect("it was just asked for");
        let lines = BufReader::new(stdout).lines().map_while(Result::ok);
        let port = lines.filter_map(|line| port_of(&line)).next();
        let port = port.expect("the driver says where it listens");
        Chromium { process, port, profile: tempfile::tempdir().unwrap() }
    }

    /// The browser, in English unless a test chooses otherwise.
    pub async fn open(&self) -> Client {
        let driver = format!("http://127.0.0.1:{}", self.port);
        let mut builder = ClientBuilder::new(HttpConnector::new());
        builder.capabilities(self.capabilities());
        builder.connect(&driver).await.expect("the driver opens the browser")
    }

    fn capabilities(&self) -> Map<String, Value> {
        let mut args: Vec<String> = ARGS.map(str::to_owned).to_vec();
        args.push(format!("--user-data-dir={}", self.profile.path().display()));
        args.push("--lang=en".to_owned());
        let capabilities = json!({
            "goog:chromeOptions": { "binary": on_path(BROWSER), "args": args },
            "goog:loggingPrefs": { "browser": "ALL" },
            "timeouts": { "script": 60_000, "pageLoad": 60_000 },
        });
        match capabilities {
            Value::Object(capabilities) => capabilities,
            _ => unreachable!("it was written as an object"),
        }
    }
}

impl Drop for Chromium {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The driver wants to be told where its browser lies.
fn on_path(program: &str) -> PathBuf {
    let path = env::var_os("PATH").unwrap_or_default();
    let found = env::split_paths(&path).map(|folder| folder.join(program)).find(|it| it.is_file());
    found.expect("`cargo verify` installs chromium")
}

/// `ChromeDriver was started successfully on port 35945.`
fn port_of(line: &str) -> Option<u16> {
    let port = line.strip_prefix("ChromeDriver was started successfully on port ")?;
    port.trim_end_matches('.').parse().ok()
}
