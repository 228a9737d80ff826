//! What the server takes of the machine meanwhile.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::report::ServerBurden;
use crate::process::Process;

pub struct Machine {
    process: Option<Process>,
    data: Option<PathBuf>,
    cpu_before: Option<Duration>,
    memory_start: Option<u64>,
    memory_peak: u64,
    data_start: Option<u64>,
}

impl Machine {
    pub fn look(pid: Option<u32>, data: Option<PathBuf>) -> Machine {
        Machine {
            process: pid.and_then(Process::find),
            data,
            cpu_before: None,
            memory_start: None,
            memory_peak: 0,
            data_start: None,
        }
    }

    /// Everything from now on.
    pub fn begin(&mut self) {
        self.cpu_before = self.process.and_then(Process::cpu);
        self.memory_start = self.process.and_then(Process::memory);
        self.data_start = self.data.as_deref().and_then(bytes_in);
        self.sample();
    }

    pub fn sample(&mut self) {
        let memory = self.process.and_then(Process::memory).unwrap_or(0);
        self.memory_peak = self.memory_peak.max(memory);
    }

    /// None where the process is not known, or is no more.
    pub fn burden(&self, seconds: f64) -> Option<ServerBurden> {
        let process = self.process?;
        let cpu = process.cpu()?.saturating_sub(self.cpu_before?).as_secs_f64();
        Some(ServerBurden {
            cpu_seconds: cpu,
            cpu_share: cpu / seconds,
            memory_start: self.memory_start?,
            memory_peak: self.memory_peak,
            memory_end: process.memory()?,
        })
    }

    /// At the start and now.
    pub fn data_bytes(&self) -> Option<(u64, u64)> {
        Some((self.data_start?, bytes_in(self.data.as_deref()?)?))
    }
}

fn bytes_in(folder: &Path) -> Option<u64> {
    let mut n_bytes = 0;
    for entry in fs::read_dir(folder).ok()? {
        // A file may vanish while it is looked at.
        n_bytes += entry.ok()?.metadata().map_or(0, |about| about.len());
    }
    Some(n_bytes)
}
