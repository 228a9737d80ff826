//! What all requests share: the store, the tables that are awake, and what limits them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use protocol::{Stage, TableId};
use tokio::sync::{mpsc, watch};

use crate::StartError;
use crate::address::AddressTag;
use crate::config::Config;
use crate::cookie::CookieKey;
use crate::guest::random_bytes;
use crate::limits::{Client, Counters, Rate, RateLimit, locked};
use crate::quota::Quotas;
use crate::readiness::Readiness;
use crate::refusal::{self, Refusal, RefusalCode};
use crate::restoring::Restoring;
use crate::secrets::Secrets;
use crate::store::Store;
use crate::table::{self, Ask, Presence, TableHandle};
use crate::thinkers::Thinkers;
use crate::work_slots::WorkSlots;

/// So many tables are set up at once; the others wait.
const N_FOUNDERS: usize = 2;
/// Short questions to the store are answered one after the other; long ones where their work is.
const N_READERS: usize = 1;

/// How many slots there are for each kind of work that takes a processor.
struct Workplaces {
    n_rebuilders: usize,
    n_retellers: usize,
    n_checkers: usize,
}

impl Workplaces {
    fn of_machine() -> Workplaces {
        let n_cores = n_cores();
        Workplaces {
            n_rebuilders: n_cores,
            n_retellers: n_cores.div_ceil(2),
            n_checkers: n_cores.div_ceil(4),
        }
    }
}

fn n_cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Threads that the runtime needs beside those that answer: as many as can be at work at the same
/// time. With more of them every rush would leave some behind, each with memory of its own.
pub fn n_blocking_threads() -> usize {
    let Workplaces { n_rebuilders, n_retellers, n_checkers } = Workplaces::of_machine();
    N_READERS + n_rebuilders + n_retellers + n_checkers + N_FOUNDERS
}

pub struct AppState {
    pub config: Config,
    pub store: Store,
    pub cookie_key: CookieKey,
    pub secrets: Secrets,
    pub sockets: Arc<Counters>,
    /// For requests of guests.
    pub requests: RateLimit,
    /// For questions that change nothing.
    pub reads: RateLimit,
    /// For both, of all guests of an address together.
    pub address_requests: RateLimit,
    /// For files of the page and for addresses at which there is nothing.
    pub pages: RateLimit,
    /// For the bytes of the files.
    pub page_bytes: RateLimit,
    /// For reading a match from its first step on.
    pub wakings: RateLimit,
    /// For the bytes of large answers.
    pub fetches: RateLimit,
    /// What is about to be stored.
    pub quotas: Arc<Quotas>,
    /// Records on their way in, by guest and by address.
    pub uploads: Arc<Counters>,
    pub uploads_of_addresses: Arc<Counters>,
    /// For the bytes of Records that are checked.
    pub checks: RateLimit,
    /// For becoming a guest.
    pub arrivals: RateLimit,
    /// Where bots think, on as many threads as there are processor cores.
    pub thinkers: Thinkers,
    /// Slots to go through a match for those who play it: likewise.
    pub rebuilders: Arc<WorkSlots>,
    /// Slots to go through one for those who read: they can wait.
    pub retellers: Arc<WorkSlots>,
    /// Slots to go through one that was uploaded.
    pub checkers: Arc<WorkSlots>,
    /// Slots to set up a table, which checks its file of components.
    pub founders: Arc<WorkSlots>,
    pub restoring: Restoring,
    pub readiness: Readiness,
    tables: Mutex<HashMap<TableId, TableHandle>>,
    closing: watch::Sender<bool>,
}

impl AppState {
    pub fn open(config: Config) -> Result<AppState, StartError> {
        refusal::prepare();
        let store = Store::open(&config.data)?;
        let era = store.era().to_owned();
        let cookie_key = CookieKey::open(&config.data, config.is_secure)?;
        let limits = &config.limits;
        let requests = Rate { burst: limits.orders_burst, per_second: limits.orders_per_second };
        let reads = Rate { burst: limits.reads_burst, per_second: limits.reads_per_second };
        let address_requests = Rate {
            burst: limits.address_requests_burst,
            per_second: limits.address_requests_per_second,
        };
        let pages = Rate { burst: limits.pages_burst, per_second: limits.pages_per_second };
        let page_bytes =
            Rate { burst: limits.page_bytes_burst, per_second: limits.page_bytes_per_second };
        let wakings = Rate { burst: limits.wakings_burst, per_second: limits.wakings_per_second };
        let fetches =
            Rate { burst: limits.fetched_bytes_burst, per_second: limits.fetched_bytes_per_second };
        let checks =
            Rate { burst: limits.checked_bytes_burst, per_second: limits.checked_bytes_per_second };
        let arrivals = Rate { burst: limits.new_guests_burst, per_second: 1 };
        let Workplaces { n_rebuilders, n_retellers, n_checkers } = Workplaces::of_machine();
        Ok(AppState {
            store,
            cookie_key,
            secrets: Secrets::new(config.seed),
            sockets: Arc::default(),
            requests: RateLimit::new(requests),
            reads: RateLimit::new(reads),
            address_requests: RateLimit::new(address_requests),
            pages: RateLimit::new(pages),
            page_bytes: RateLimit::new(page_bytes),
            wakings: RateLimit::new(wakings),
            fetches: RateLimit::new(fetches),
            quotas: Arc::default(),
            uploads: Arc::default(),
            uploads_of_addresses: Arc::default(),
            checks: RateLimit::new(checks),
            arrivals: RateLimit::new(arrivals),
            thinkers: Thinkers::new(n_cores()),
            rebuilders: WorkSlots::new(n_rebuilders),
            retellers: WorkSlots::new(n_retellers),
            checkers: WorkSlots::new(n_checkers),
            founders: WorkSlots::new(N_FOUNDERS),
            restoring: Restoring::new(era),
            readiness: Readiness::default(),
            tables: Mutex::default(),
            closing: watch::Sender::new(false),
            config,
        })
    }

    /// To read a match from its first step on costs so much that it is counted by address: a
    /// stranger's look is refused before it costs anything.
    pub fn admit_waking(&self, by: AddressTag) -> Result<(), Refusal> {
        self.wakings.admit(Client::Tag(by), Instant::now())
    }

    /// A table, if it is awake.
    pub fn awake(&self, id: &TableId) -> Option<mpsc::Sender<Box<Ask>>> {
        awake(&locked(&self.tables), id)
    }

    /// A table, woken up by somebody if it is asleep.
    pub async fn table(
        self: &Arc<AppState>,
        id: &TableId,
        by: AddressTag,
    ) -> Result<mpsc::Sender<Box<Ask>>, Refusal> {
        if let Some(asks) = self.awake(id) {
            return Ok(asks);
        }
        let row = self.store.table(id).await?.ok_or(RefusalCode::NoSuchTable)?;
        if self.is_closing() {
            return Err(RefusalCode::Closing.into());
        }
        let mut tables = locked(&self.tables);
        // Whoever was faster has woken it for all who ask.
        if let Some(asks) = awake(&tables, id) {
            return Ok(asks);
        }
        // A waiting room has no match that would have to be read.
        if row.stage != Stage::Waiting {
            self.admit_waking(by)?;
        }
        let handle = table::wake(Arc::clone(self), id.clone(), by);
        let asks = handle.asks.clone();
        tables.insert(id.clone(), handle);
        Ok(asks)
    }

    /// Who is at a table now. Nobody, if it is asleep.
    pub fn presence(&self, id: &TableId) -> Presence {
        let tables = locked(&self.tables);
        tables.get(id).map(|handle| locked(&handle.presence).clone()).unwrap_or_default()
    }

    /// Lets a table go to sleep, unless somebody has just turned to it.
    pub fn retire(&self, id: &TableId, queue: &mpsc::Receiver<Box<Ask>>) -> bool {
        let mut tables = locked(&self.tables);
        // New senders are made under this lock only: if there is one, it is our own, and what it
        // has sent is all that ever will be.
        let is_alone = tables.get(id).is_none_or(|handle| handle.asks.strong_count() == 1);
        let may_sleep = is_alone && queue.is_empty();
        if may_sleep {
            tables.remove(id);
        }
        may_sleep
    }

    /// Forgets a table whose task ends in any case. `presence` tells it from a task that was woken
    /// for the same table since.
    pub fn forget(&self, id: &TableId, presence: &Arc<Mutex<Presence>>) {
        let mut tables = locked(&self.tables);
        if tables.get(id).is_some_and(|handle| Arc::ptr_eq(&handle.presence, presence)) {
            tables.remove(id);
        }
    }

    /// Everybody goes home: sockets close, tables sleep, the store finishes its work.
    pub async fn close(&self) {
        self.closing.send_replace(true);
        self.store.close().await;
    }

    /// Starts the end of everything that is open.
    pub fn begin_closing(&self) {
        self.closing.send_replace(true);
    }

    pub fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Resolves when the server closes.
    pub async fn closed(&self) {
        let mut closing = self.closing.subscribe();
        // The sender lives as long as the state, so waiting cannot fail.
        let _ = closing.wait_for(|is_closing| *is_closing).await;
    }
}

/// How to reach a table, unless its task has come to an unforeseen end.
fn awake(tables: &HashMap<TableId, TableHandle>, id: &TableId) -> Option<mpsc::Sender<Box<Ask>>> {
    let handle = tables.get(id).filter(|handle| !handle.asks.is_closed())?;
    Some(handle.asks.clone())
}

/// An address that cannot be guessed.
pub fn new_table_id() -> TableId {
    TableId(hex::encode(random_bytes::<12>()))
}
