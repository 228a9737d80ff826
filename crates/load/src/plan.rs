//! What is asked for.

use std::net::SocketAddr;
use std::time::Duration;

#[derive(Clone, Debug)]
pub struct Plan {
    pub address: SocketAddr,
    /// The server's process, where its use of the machine is to be measured.
    pub pid: Option<u32>,
    /// The games, which take turns from table to table.
    pub games: Vec<String>,
    pub n_tables: usize,
    /// Players at each table.
    pub n_players: u8,
    /// Sockets at each table that only look on.
    pub n_spectators: usize,
    pub mode: Mode,
    pub duration: Duration,
    pub seed: u64,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Mode {
    /// Every table acts again as soon as it can: the capacity.
    Closed,
    /// Every table acts once in this time.
    Paced(Duration),
    /// All tables together act so often, whether the server keeps up or not; a latency begins when
    /// the action was due.
    Open { per_second: f64 },
    /// Everybody comes at once, again and again.
    Connect,
    /// The tables play, and again and again everybody is cut off and comes back at once.
    Reconnect,
    /// The tables play, and the spectators never read what they are sent.
    SlowReaders,
}

impl Plan {
    /// Sockets at all tables.
    pub fn n_sockets(&self) -> usize {
        self.n_tables * (usize::from(self.n_players) + self.n_spectators)
    }

    /// How long a table waits from one action to the next.
    pub fn interval(&self) -> Option<Duration> {
        match self.mode {
            Mode::Closed | Mode::Connect | Mode::Reconnect | Mode::SlowReaders => None,
            Mode::Paced(interval) => Some(interval),
            Mode::Open { per_second } => {
                Some(Duration::from_secs_f64(self.n_tables as f64 / per_second))
            }
        }
    }
}
