//! Schemathesis: requests of every kind, made up from `openapi.json`, against a running server.
//! Every answer must be one that the description promises.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, ensure};

use crate::cargo::Cargo;

/// What was tried when this was written; a newer one may ask for more.
const VERSION: &str = "schemathesis==4.32.5";

pub fn schemathesis(cargo: &Cargo, examples: u32) -> anyhow::Result<()> {
    let folder = cargo.target_dir().join("schemathesis");
    let python = need_schemathesis(&folder)?;
    cargo.run(&["build", "--package", "rathaus"])?;
    let server = Server::start(&cargo.target_dir().join("debug/rathaus"), &folder.join("data"))?;
    let config = folder.join("schemathesis.toml");
    fs::write(&config, server.config()?)?;
    let status = Command::new(python)
        .args(["-m", "schemathesis.cli", "--config-file"])
        .arg(config)
        .args(["run", &format!("http://{}/api/openapi.json", server.address)])
        .args(["--phases", "coverage,fuzzing", "--seed", "1"])
        .args(["--max-examples", &examples.to_string()])
        .current_dir(&folder)
        .status()?;
    ensure!(status.success(), "the server does not keep to its description");
    Ok(())
}

/// Python packages go to a folder of their own below target.
fn need_schemathesis(folder: &Path) -> anyhow::Result<PathBuf> {
    let python = folder.join("venv/bin/python");
    let is_there = || {
        let mut import = Command::new(&python);
        import.args(["-c", "import schemathesis"]).stderr(Stdio::null());
        import.status().is_ok_and(|status| status.success())
    };
    if is_there() {
        return Ok(python);
    }
    let venv = Command::new("python3").args(["-m", "venv"]).arg(folder.join("venv")).output();
    let has_venv = venv.is_ok_and(|output| output.status.success());
    ensure!(has_venv, "schemathesis needs Python with venv (on Debian: python3-venv)");
    let pip = Command::new(&python).args(["-m", "pip", "install", "--quiet", VERSION]).status()?;
    ensure!(pip.success() && is_there(), "`pip install {VERSION}` failed: is there a network?");
    Ok(python)
}

/// A server with a folder of its own.
struct Server {
    process: Child,
    address: String,
}

impl Server {
    fn start(program: &Path, data: &Path) -> anyhow::Result<Server> {
        // What an earlier run has left is not wanted.
        let _ = fs::remove_dir_all(data);
        let mut process = Command::new(program)
            .args(["serve", "--address", "127.0.0.1:0", "--log", "warn", "--lift-limits"])
            .args(["--json", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()?;
        let stdout = process.stdout.take().expect("it was just asked for");
        let mut line = String::new();
        BufReader::new(stdout).read_line(&mut line)?;
        let listening: serde_json::Value = serde_json::from_str(&line)?;
        let address = listening["address"].as_str().context("the server says where it listens")?;
        Ok(Server { process, address: address.to_owned() })
    }

    /// A guest with a table whose match has begun, so that more than refusals is tried. A body that
    /// fits the description may still break a rule of the game, so that is not held against us. A
    /// request for the next frame is kept for 25 seconds.
    fn config(&self) -> anyhow::Result<String> {
        let named = self.post("/api/me", "", "{\"name\":\"Anna\"}")?;
        let cookie = between(&named, "set-cookie: ", ";").context("the server makes no guest")?;
        let new = "{\"game\":\"saint-malo\",\"seats\":[\"me\",\"me\"]}";
        let made = self.post("/api/tables", cookie, new)?;
        let id = between(&made, "\"id\":\"", "\"").context("the server makes no table")?;
        self.post(&format!("/api/tables/{id}/start"), cookie, "")?;
        let key = cookie.split_once('=').map_or(cookie, |(_, value)| value);
        Ok(format!(
            "request-timeout = 30\n[parameters]\n\"path.id\" = \"{id}\"\n\
             [auth.openapi.guest]\napi_key = \"{key}\"\n\
             [checks]\npositive_data_acceptance.enabled = false\n"
        ))
    }

    fn post(&self, path: &str, cookie: &str, body: &str) -> anyhow::Result<String> {
        let mut stream = TcpStream::connect(&self.address)?;
        write!(
            stream,
            "POST {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncookie: {cookie}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        )?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        Ok(answer)
    }
}

fn between<'t>(text: &'t str, start: &str, end: &str) -> Option<&'t str> {
    text.split_once(start)?.1.split(end).next()
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
