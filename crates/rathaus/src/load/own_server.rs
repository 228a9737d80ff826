//! A server of one's own, for whoever names none: in a process and a folder that vanish afterwards.

use std::env;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::rc::Rc;

use serde::Deserialize;
use tempfile::TempDir;

use crate::complaint::Complaint;
use crate::voice::Voice;

pub struct OwnServer {
    pub address: SocketAddr,
    process: Child,
    /// Removed when nobody needs it any more.
    folder: Rc<TempDir>,
}

/// What the server allows a client.
#[derive(Clone, Copy)]
pub enum Limits {
    /// As everywhere.
    Default,
    /// Whatever it wants.
    Lifted,
}

#[derive(Deserialize)]
struct Listening {
    address: SocketAddr,
}

impl OwnServer {
    pub fn open(voice: &Voice, limits: Limits) -> Result<OwnServer, Complaint> {
        OwnServer::open_at(Rc::new(tempfile::tempdir()?), voice, limits, &[])
    }

    /// With settings of its own, as they are called in the environment.
    pub fn open_at(
        folder: Rc<TempDir>,
        voice: &Voice,
        limits: Limits,
        settings: &[(&str, &str)],
    ) -> Result<OwnServer, Complaint> {
        let lifted: &[&str] = match limits {
            Limits::Default => &[],
            Limits::Lifted => &["--lift-limits"],
        };
        let mut process = Command::new(env::current_exe()?)
            .args(["serve", "--address", "127.0.0.1:0", "--log", "off"])
            .args(lifted)
            .args(["--json", "--data"])
            .arg(folder.path())
            .envs(settings.iter().copied())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()?;
        let stdout = process.stdout.take().expect("it was just asked for");
        let mut line = String::new();
        BufReader::new(stdout).read_line(&mut line)?;
        match serde_json::from_str::<Listening>(&line) {
            Ok(Listening { address }) => Ok(OwnServer { address, process, folder }),
            Err(_) => Err(Complaint::Failed(voice.say("load-no-server", &[]))),
        }
    }

    pub fn pid(&self) -> u32 {
        self.process.id()
    }

    pub fn folder(&self) -> &Path {
        self.folder.path()
    }
}

impl Drop for OwnServer {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
