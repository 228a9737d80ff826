//! What a host can decide about a server.

use std::net::SocketAddr;
use std::path::PathBuf;

use engine::{JsonSchema, schemars};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Config {
    pub address: SocketAddr,
    /// The folder with the database and the key behind the cookies. Created if it is missing.
    pub data: PathBuf,
    /// How long a bot waits before an action that somebody can see.
    pub bot_pause_ms: u64,
    /// How long bots go on thinking at a table that nobody looks at any more.
    pub bots_think_unwatched_ms: u64,
    /// How long a table that nobody turns to stays in memory.
    pub table_sleeps_after_ms: u64,
    /// After how long without a sign of a player the others may hand the seat to a bot.
    pub absent_after_ms: u64,
    /// How long the seats of a rematch are kept for those who sat there.
    pub seats_kept_ms: u64,
    /// Whether people come over HTTPS, which a proxy speaks for us: then the cookie is sent over
    /// nothing else, and the proxy says from which addresses they come.
    #[serde(rename = "https")]
    pub is_secure: bool,
    /// Names by which the server may be called, besides addresses and names of a home network.
    pub hosts: Vec<String>,
    /// The dice of every match follow from this number, so that a test knows them. Nobody else
    /// wants that: it is no setting of a file or of the environment.
    #[serde(skip)]
    pub seed: Option<u64>,
    pub limits: Limits,
    pub patience: Patience,
}

/// What one guest, one connection and the whole server may take.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(default)]
pub struct Limits {
    /// For a new table, which may be opened with a file of components of 256 KiB. Other bodies of
    /// JSON have at most 16 KiB.
    pub body_bytes_max: usize,
    pub record_bytes_max: usize,
    /// Orders and other changes that one guest may send at once, over however many connections. In
    /// a race a player sends up to 30 a second, and one guest may play for a whole household.
    pub orders_burst: u32,
    pub orders_per_second: u32,
    /// Questions that change nothing, of one guest or of one address without a guest.
    pub reads_burst: u32,
    pub reads_per_second: u32,
    /// All that one address asks of the interface, over however many guests: a school of thirty who
    /// play at once must not notice.
    pub address_requests_burst: u32,
    pub address_requests_per_second: u32,
    /// Files of the page, and addresses at which there is nothing, of one address: a first visit
    /// takes some 20 files of 1 MB together, and a whole school may come at once.
    pub pages_burst: u32,
    pub pages_per_second: u32,
    pub page_bytes_burst: u32,
    pub page_bytes_per_second: u32,
    /// Sleeping matches that one address may have read from their first step on.
    pub wakings_burst: u32,
    pub wakings_per_second: u32,
    /// Guests that one address may become at once; one more after each second.
    pub new_guests_burst: u32,
    pub tables_per_guest: u32,
    pub tables_per_address: u32,
    pub tables_total: u32,
    /// Of all but Records: tables that are not over, with their options, files of components, and
    /// the steps that somebody has ordered today and yesterday (of UTC), or at any time as far as
    /// all together are concerned. An address answers for its guests too.
    pub bytes_per_guest: u64,
    pub bytes_per_address: u64,
    pub bytes_total: u64,
    /// Steps and undoings. Whoever wakes the table goes through all of them.
    pub changes_per_match: u64,
    pub records_per_guest: u32,
    /// Records stay for ever, so they may take up only so much of the disk.
    pub record_bytes_per_guest: u64,
    pub record_bytes_per_address: u64,
    pub record_bytes_total: u64,
    /// Files of components and Records that one guest, or one address without a guest, may fetch.
    pub fetched_bytes_burst: u32,
    pub fetched_bytes_per_second: u32,
    /// Records are large: so many may be on their way in at once, from one guest, from one address
    /// and in all.
    pub uploads_per_guest: u32,
    pub uploads_per_address: u32,
    pub uploads_total: usize,
    /// Bytes of Records that are played again for one address, good ones and bad ones.
    pub checked_bytes_burst: u32,
    pub checked_bytes_per_second: u32,
    pub sockets_per_guest: u32,
    /// Behind a proxy all connections come from its address, so with HTTPS nobody counts them.
    pub connections_per_address: u32,
    pub connections_total: usize,
}

/// How long the server waits for somebody who is slow or silent.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(default)]
pub struct Patience {
    /// From one request to the next, until the last of its headers.
    pub headers_ms: u64,
    pub body_ms: u64,
    /// For the answer to a request, beside the time for its body or for the next frame.
    pub answer_ms: u64,
    /// For somebody who does not take what is sent.
    pub send_ms: u64,
    /// How often a socket is asked whether anybody is there.
    pub ping_ms: u64,
    /// In a race the distance is measured all the time.
    pub ping_in_race_ms: u64,
    /// How long a socket may say nothing at all.
    pub silence_ms: u64,
    /// How long a request for the next frame is kept.
    pub poll_ms: u64,
}

impl Config {
    pub fn new(address: SocketAddr, data: PathBuf) -> Config {
        Config {
            address,
            data,
            bot_pause_ms: 600,
            bots_think_unwatched_ms: 20_000,
            table_sleeps_after_ms: 30_000,
            absent_after_ms: 60_000,
            seats_kept_ms: 300_000,
            is_secure: false,
            hosts: Vec::new(),
            seed: None,
            limits: Limits::default(),
            patience: Patience::default(),
        }
    }
}

impl Limits {
    /// Whatever a client wants, for whoever measures the server by itself.
    pub fn lifted() -> Limits {
        Limits {
            orders_burst: u32::MAX,
            orders_per_second: u32::MAX,
            reads_burst: u32::MAX,
            reads_per_second: u32::MAX,
            address_requests_burst: u32::MAX,
            address_requests_per_second: u32::MAX,
            pages_burst: u32::MAX,
            pages_per_second: u32::MAX,
            page_bytes_burst: u32::MAX,
            page_bytes_per_second: u32::MAX,
            wakings_burst: u32::MAX,
            wakings_per_second: u32::MAX,
            new_guests_burst: u32::MAX,
            tables_per_guest: u32::MAX,
            tables_per_address: u32::MAX,
            tables_total: u32::MAX,
            bytes_per_guest: u64::MAX,
            bytes_per_address: u64::MAX,
            bytes_total: u64::MAX,
            records_per_guest: u32::MAX,
            record_bytes_per_guest: u64::MAX,
            record_bytes_per_address: u64::MAX,
            record_bytes_total: u64::MAX,
            fetched_bytes_burst: u32::MAX,
            fetched_bytes_per_second: u32::MAX,
            checked_bytes_burst: u32::MAX,
            checked_bytes_per_second: u32::MAX,
            sockets_per_guest: u32::MAX,
            connections_per_address: u32::MAX,
            connections_total: 1_000_000,
            ..Limits::default()
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            body_bytes_max: 320 * 1024,
            record_bytes_max: 4 * 1024 * 1024,
            orders_burst: 300,
            orders_per_second: 120,
            reads_burst: 200,
            reads_per_second: 50,
            address_requests_burst: 6_000,
            address_requests_per_second: 1_500,
            pages_burst: 4_000,
            pages_per_second: 400,
            page_bytes_burst: 256 << 20,
            page_bytes_per_second: 16 << 20,
            wakings_burst: 100,
            wakings_per_second: 5,
            new_guests_burst: 100,
            tables_per_guest: 20,
            tables_per_address: 1_000,
            tables_total: 100_000,
            bytes_per_guest: 4 << 20,
            bytes_per_address: 64 << 20,
            bytes_total: 16 << 30,
            changes_per_match: 25_000,
            records_per_guest: 100,
            record_bytes_per_guest: 64 << 20,
            record_bytes_per_address: 256 << 20,
            record_bytes_total: 8 << 30,
            fetched_bytes_burst: 8 << 20,
            fetched_bytes_per_second: 512 << 10,
            uploads_per_guest: 2,
            uploads_per_address: 4,
            uploads_total: 16,
            checked_bytes_burst: 16 << 20,
            checked_bytes_per_second: 512 << 10,
            sockets_per_guest: 20,
            connections_per_address: 256,
            connections_total: 20_000,
        }
    }
}

impl Default for Patience {
    fn default() -> Patience {
        Patience {
            headers_ms: 20_000,
            body_ms: 20_000,
            answer_ms: 10_000,
            send_ms: 10_000,
            ping_ms: 20_000,
            ping_in_race_ms: 1_000,
            silence_ms: 50_000,
            poll_ms: 25_000,
        }
    }
}
