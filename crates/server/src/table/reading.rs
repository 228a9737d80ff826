//! A match as its rows tell it, read beside those who play.

use protocol::{Stage, TableId};

use super::live::Live;
use crate::address::AddressTag;
use crate::blocking::run_blocking;
use crate::log;
use crate::refusal::{Refusal, RefusalCode};
use crate::state::AppState;
use crate::store::{StoreFailed, TableRow};

/// A table with its match, if that has begun, for somebody from this address.
pub async fn load(
    state: &AppState,
    id: &TableId,
    by: AddressTag,
) -> Result<(TableRow, Option<Live>), Refusal> {
    let row = state.store.table(id).await?.ok_or(RefusalCode::NoSuchTable)?;
    if row.stage == Stage::Waiting {
        return Ok((row, None));
    }
    let (store, no) = (state.store.clone(), row.no);
    let full = row.clone();
    let rebuild = move || -> Result<_, StoreFailed> {
        let (steps, full) = (store.steps(no)?, store.in_full(full)?);
        Ok(Live::rebuild(&full, &steps))
    };
    let live = run_blocking(&state.rebuilders, by, rebuild).await??.map_err(|why| {
        tracing::error!(table = log::short(id), why, "the rules cannot follow what is stored");
        Refusal::from(RefusalCode::StorageDamaged)
    });
    Ok((row, Some(live?)))
}

/// A match that begins.
pub async fn set_up(state: &AppState, row: &TableRow) -> Result<Live, Refusal> {
    let (store, full) = (state.store.clone(), row.clone());
    // A large file of components takes its time to read.
    let set_up =
        move || -> Result<_, StoreFailed> { Ok(Live::rebuild(&store.in_full(full)?, &[])) };
    run_blocking(&state.founders, row.address, set_up).await??.map_err(|why| {
        tracing::error!(table = log::short(&row.id), why, "a match cannot be set up");
        RefusalCode::Unavailable.into()
    })
}
