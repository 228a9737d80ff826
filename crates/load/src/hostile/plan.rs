//! What is asked for.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use serde_json::Value;

#[derive(Clone, Debug)]
pub struct HostilePlan {
    /// Of this machine, in 127.0.0.0/8.
    pub address: SocketAddr,
    /// The server's process, where its use of the machine is to be measured.
    pub pid: Option<u32>,
    /// The server's data folder, where it is known.
    pub data: Option<PathBuf>,
    /// What the honest play, from table to table.
    pub games: Vec<String>,
    /// Honest tables of two. With fewer than a hundred the attack is weaker as well.
    pub n_tables: usize,
    pub duration: Duration,
    pub seed: u64,
    pub materials: Materials,
    pub limits: HostileLimits,
}

/// What the server is to hold against the attack.
#[derive(Clone, Copy, Debug)]
pub struct HostileLimits {
    pub tables_per_guest: u32,
    pub sockets_per_guest: u32,
    pub records_per_guest: u32,
    /// At once; one more comes with each second.
    pub guests_per_address: u32,
    pub changes_per_match: u64,
    pub address_requests_burst: u32,
    pub address_requests_per_second: u32,
}

/// What only somebody who knows the games can make.
#[derive(Clone, Debug)]
pub struct Materials {
    /// A whole match.
    pub record: String,
    /// A match as long as the server takes it.
    pub long_record: String,
    /// Games for four with robots of the level `hard`.
    pub robot_games: Vec<String>,
    /// A game for two, and options with a file of components that is as long as a body may be.
    pub noted_game: String,
    pub noted_options: Value,
}

impl HostilePlan {
    /// So many out of those that a full attack has, and never none.
    pub fn share_of(&self, n_full: usize) -> usize {
        (n_full * self.n_tables.min(100)).div_ceil(100).max(1)
    }
}
