//! What has happened at a table, read from the store: the table itself need not be awake for it,
//! and if it is, it is not disturbed.

use std::sync::Arc;

use engine::{Seats, Viewer};
use protocol::{LogPage, Stage, TableId};

use super::audience::viewer_of;
use super::live::{History, Page};
use super::seating;
use crate::address::AddressTag;
use crate::blocking::run_blocking;
use crate::clock::now_ms;
use crate::guest::GuestId;
use crate::log;
use crate::refusal::{Refusal, RefusalCode};
use crate::state::AppState;
use crate::store::{StoreFailed, TableRow};

/// Which part of the log somebody wants.
pub struct Wanted {
    pub guest: Option<GuestId>,
    /// Where it is wanted.
    pub address: AddressTag,
    pub eyes: Option<Viewer>,
    /// The step behind the last one.
    pub before: Option<usize>,
    /// The version of the frame that the reader has seen.
    pub version: Option<u64>,
}

/// The save file of a finished match, with the name of its game.
pub async fn record(
    state: &Arc<AppState>,
    row: TableRow,
    by: AddressTag,
) -> Result<(String, String), Refusal> {
    match row.stage {
        Stage::Waiting => return Err(RefusalCode::NotStarted.into()),
        Stage::Playing => return Err(RefusalCode::NotFinished.into()),
        Stage::Finished => {}
    }
    let game = row.game.clone();
    let text = with_history(state, row, by, |history, row| history.record(seating::players(row)));
    Ok((game, text.await?))
}

/// What a viewer was told, page by page, the newest one first.
pub async fn log(
    state: &Arc<AppState>,
    id: &TableId,
    wanted: Wanted,
) -> Result<LogPage<games::Written>, Refusal> {
    let row = state.store.table(id).await?.ok_or(RefusalCode::NoSuchTable)?;
    let viewer = viewer_of(&row, Seats::none(), wanted.guest, wanted.eyes)?;
    if row.stage == Stage::Waiting {
        return Err(RefusalCode::NotStarted.into());
    }
    let (before, version) = (wanted.before.unwrap_or(usize::MAX), wanted.version);
    let page = with_history(state, row, wanted.address, move |history, row| {
        let versions = history.changes().versions(viewer);
        let n_kept = version.map_or(usize::MAX, |version| versions.n_steps_kept(version));
        let before = before.min(versions.n_steps());
        if n_kept < before {
            return Ok(None);
        }
        let page = history.page(viewer, before)?;
        Ok(Some(page).filter(|page| !is_kept_back(page, row)))
    });
    // What has changed since, or is not to be seen yet, comes with a frame.
    let Page { first, events, .. } = page.await?.ok_or(RefusalCode::Stale)?;
    Ok(LogPage { first_step: first, events })
}

/// In a race, what some have not seen yet nobody hears of here.
fn is_kept_back(page: &Page, row: &TableRow) -> bool {
    let now = now_ms().saturating_sub(row.started_at_ms.unwrap_or(0));
    page.meets_at.is_some_and(|meets_at| now < meets_at)
}

/// Reads the steps of a match and works on them, beside those who play.
async fn with_history<T: Send + 'static>(
    state: &Arc<AppState>,
    row: TableRow,
    by: AddressTag,
    work: impl FnOnce(&History<'_>, &TableRow) -> Result<T, String> + Send + 'static,
) -> Result<T, Refusal> {
    let (store, id) = (state.store.clone(), row.id.clone());
    let worked = run_blocking(&state.retellers, by, move || -> Result<_, StoreFailed> {
        let (steps, row) = (store.steps(row.no)?, store.in_full(row)?);
        Ok(History::of(&row, &steps).and_then(|history| work(&history, &row)))
    });
    worked.await??.map_err(|why: String| {
        tracing::error!(table = log::short(&id), why, "the rules cannot follow what is stored");
        RefusalCode::StorageDamaged.into()
    })
}

#[cfg(test)]
mod tests {
    use std::net::{Ipv4Addr, SocketAddr};

    use futures_util::FutureExt;

    use super::*;
    use crate::config::Config;
    use crate::table::reading::load;
    use crate::table::stock;

    const ANNA: AddressTag = AddressTag::new([1; 8]);
    const BERT: AddressTag = AddressTag::new([2; 8]);
    const N_LOGS: usize = 50;

    /// Finding: fifty logs were read before the first of them was worked on, one after the other,
    /// and whoever woke a table waited behind all of them.
    #[tokio::test]
    async fn whoever_reads_has_a_slot_first() {
        let folder = tempfile::tempdir().unwrap();
        let tables = stock(folder.path(), &[games::IDS[0].to_owned()], 2, 2).unwrap();
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
        let config = Config::new(address, folder.path().to_owned());
        let state = Arc::new(AppState::open(config).unwrap());
        let mut slots = Vec::new();
        while let Some(slot) = state.retellers.take(BERT).now_or_never() {
            slots.push(slot);
        }
        let mut logs = Vec::new();
        for _ in 0..N_LOGS {
            let (state, id) = (Arc::clone(&state), tables[0].clone());
            let wanted =
                Wanted { guest: None, address: ANNA, eyes: None, before: None, version: None };
            logs.push(tokio::spawn(async move { log(&state, &id, wanted).await }));
        }
        while state.retellers.n_waiting() < N_LOGS {
            tokio::task::yield_now().await;
        }
        let (_, woken) = load(&state, &tables[1], BERT).await.ok().unwrap();
        assert!(woken.unwrap().n_changes() != 0);
        // What is gone now, none of them has read yet.
        let deleted = state.store.with_writer(|it| it.execute("DELETE FROM steps", []).unwrap());
        assert!(deleted.await.unwrap() != 0);
        drop(slots);
        for log in logs {
            let page = log.await.unwrap().ok().unwrap();
            assert_eq!((page.first_step, page.events.len()), (0, 1), "the set-up alone");
        }
        state.close().await;
    }
}
