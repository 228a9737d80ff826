//! Going back to a backup while people play: every table lets go, the database is exchanged, and
//! whoever comes back finds another era.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use rusqlite::Connection;
use tokio::sync::{RwLock, RwLockReadGuard, watch};
use tokio::time::{interval, timeout};

use crate::archive::{Answer, swap_in, wish_of};
use crate::limits::locked;
use crate::state::AppState;
use crate::store::identity;

/// How soon a restore begins that somebody has asked for.
const LOOK_EVERY: Duration = Duration::from_millis(500);
/// How soon a table is asked once more to let go.
const ASK_EVERY: Duration = Duration::from_millis(100);

pub struct Restoring {
    /// Held by every table that is awake, and by the exchange alone.
    database: RwLock<()>,
    /// Counts the times that everybody was asked to leave.
    calls: watch::Sender<u64>,
    era: Mutex<String>,
}

/// A table's time between two exchanges.
pub struct Stay<'t> {
    calls: watch::Receiver<u64>,
    _database: RwLockReadGuard<'t, ()>,
}

impl Restoring {
    pub fn new(era: String) -> Restoring {
        Restoring { database: RwLock::new(()), calls: watch::Sender::new(0), era: Mutex::new(era) }
    }

    pub fn era(&self) -> String {
        locked(&self.era).clone()
    }

    /// Waits while the database is being exchanged.
    pub async fn stay(&self) -> Stay<'_> {
        let _database = self.database.read().await;
        Stay { calls: self.calls.subscribe(), _database }
    }
}

impl Stay<'_> {
    /// Resolves when the table must let go.
    pub async fn over(&mut self) {
        // The sender lives as long as the state, so waiting cannot fail.
        let _ = self.calls.changed().await;
    }
}

/// Looks for the file of a restore in the data folder, for as long as the server runs.
pub async fn watch_for_restores(state: Arc<AppState>) {
    let mut looks = interval(LOOK_EVERY);
    loop {
        looks.tick().await;
        let folder = state.config.data.clone();
        if wish_of(&folder).exists() {
            Answer::Working.leave(&folder);
            let answer = exchange(&state, &folder).await;
            tracing::info!(?answer, "somebody wants to go back to a backup");
            answer.leave(&folder);
        }
    }
}

async fn exchange(state: &AppState, folder: &Path) -> Answer {
    let restoring = &state.restoring;
    let _alone = loop {
        // A table that was just waking up may have missed the last call.
        restoring.calls.send_modify(|calls| *calls += 1);
        if let Ok(alone) = timeout(ASK_EVERY, restoring.database.write()).await {
            break alone;
        }
    };
    let into = folder.to_owned();
    let work = move |connection: &mut Connection| -> rusqlite::Result<(PathBuf, String)> {
        let kept = swap_in(connection, &into)?;
        Ok((kept, identity::era(connection)?))
    };
    let exchanged = state.store.with_writer(work).await;
    // Before anybody can come back, so that nothing is exchanged twice.
    let _ = fs::remove_file(wish_of(folder));
    match exchanged {
        Some(Ok((kept, era))) => {
            state.cookie_key.reopen(folder);
            *locked(&restoring.era) = era;
            Answer::Done { kept }
        }
        Some(Err(error)) => Answer::Failed { why: error.to_string() },
        None => Answer::Failed { why: "nothing can be written".to_owned() },
    }
}

#[cfg(test)]
mod tests {
    use std::net::{Ipv4Addr, SocketAddr};

    use engine::Secret;
    use protocol::{NewSeat, NewTable};
    use tokio::sync::oneshot;

    use super::*;
    use crate::config::Config;
    use crate::guest::{GuestId, Named};
    use crate::outbox::outbox;
    use crate::store::Write;
    use crate::table::{Ask, Newcomer, new_row};

    /// Who comes while the database is exchanged is welcomed to what is there afterwards.
    #[tokio::test]
    async fn nobody_is_welcomed_to_an_era_that_has_ended() {
        let folder = tempfile::tempdir().unwrap();
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
        let state = AppState::open(Config::new(address, folder.path().join("data"))).unwrap();
        let state = Arc::new(state);
        let new = NewTable {
            game: games::IDS[0].to_owned(),
            options: serde_json::Value::Null,
            seats: vec![NewSeat::Me, NewSeat::Me],
            is_listed: false,
        };
        let (guest, address) = (GuestId::new(), Default::default());
        let host = Named { guest, name: "Anna".to_owned(), address };
        let row = new_row(new, &host, Secret::from_seed(1, 2)).unwrap();
        let id = row.id.clone();
        state.store.write(vec![Write::NewTable(Box::new(row))]).await.unwrap();

        let alone = state.restoring.database.write().await;
        let (outbox, _news) = outbox();
        let (guest, resume, seat, distance) = (None, None, None, Arc::default());
        let wants_changes = false;
        let newcomer = Newcomer { guest, outbox, resume, wants_changes, seat, distance };
        let (reply, welcome) = oneshot::channel();
        let asks = state.table(&id, Default::default()).await.unwrap();
        asks.send(Box::new(Ask::Watch { newcomer, reply })).await.ok().unwrap();
        *locked(&state.restoring.era) = "the next".to_owned();
        drop(alone);
        assert_eq!(welcome.await.unwrap().unwrap().era, "the next");
        state.close().await;
    }
}
