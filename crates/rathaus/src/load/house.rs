//! A server of one's own, for whoever names none: in a process and a folder that vanish afterwards.

use std::env;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::rc::Rc;

use serde::Deserialize;
use tempfile::TempDir;

use crate::complaint::Complaint;
use crate::voice::Voice;

pub struct House {
    pub address: SocketAddr,
    process: Child,
    /// Removed when nobody needs it any more.
    _folder: Rc<TempDir>,
}

#[derive(Deserialize)]
struct Listening {
    address: SocketAddr,
}

impl House {
    pub fn open(voice: &Voice) -> Result<House, Complaint> {
        House::open_at(Rc::new(tempfile::tempdir()?), voice)
    }

    pub fn open_at(folder: Rc<TempDir>, voice: &Voice) -> Result<House, Complaint> {
        let mut process = Command::new(env::current_exe()?)
            .args(["serve", "--address", "127.0.0.1:0", "--log", "off", "--lift-limits"])
            .args(["--json", "--data"])
            .arg(folder.path())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()?;
        let stdout = process.stdout.take().expect("it was just asked for");
        let mut line = String::new();
        BufReader::new(stdout).read_line(&mut line)?;
        match serde_json::from_str::<Listening>(&line) {
            Ok(Listening { address }) => Ok(House { address, process, _folder: folder }),
            Err(_) => Err(Complaint::Failed(voice.say("load-no-server", &[]))),
        }
    }

    pub fn pid(&self) -> u32 {
        self.process.id()
    }
}

impl Drop for House {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
