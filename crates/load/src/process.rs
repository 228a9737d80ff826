//! What the server's process takes of the machine, as the kernel tells it.

use std::fs;
use std::time::Duration;

/// The kernel counts processor time in hundredths of a second on every Linux that we know.
const TICK: Duration = Duration::from_millis(10);

#[derive(Clone, Copy)]
pub struct Process {
    pid: u32,
}

impl Process {
    /// None if there is no such process.
    pub fn find(pid: u32) -> Option<Process> {
        let process = Process { pid };
        process.cpu().map(|_| process)
    }

    /// Processor time of all its threads.
    pub fn cpu(self) -> Option<Duration> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.pid)).ok()?;
        // The second field is a name in brackets that may contain anything.
        let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        let ticks = |idx: usize| fields.get(idx)?.parse::<u32>().ok();
        Some(TICK * (ticks(11)? + ticks(12)?))
    }

    /// Resident memory in bytes.
    pub fn memory(self) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.pid)).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kib: u64 = line.split_whitespace().next()?.parse().ok()?;
        Some(kib * 1024)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_kernel_tells_of_this_process() {
        let process = Process::find(std::process::id()).unwrap();
        assert!(process.cpu().is_some());
        assert!(1 << 20 < process.memory().unwrap());
        assert!(Process::find(u32::MAX).is_none());
    }
}
