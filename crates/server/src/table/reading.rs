//! A match as its rows tell it, read beside those who play.

use protocol::{Stage, TableId};

use super::live::Live;
use crate::address::AddressTag;
use crate::blocking::run_blocking;
use crate::log;
use crate::refusal::{Fault, Refusal};
use crate::state::AppState;
use crate::store::TableRow;

/// A table with its match, if that has begun, for somebody from this address.
pub async fn load(
    state: &AppState,
    id: &TableId,
    by: AddressTag,
) -> Result<(TableRow, Option<Live>), Refusal> {
    let row = state.store.table(id).await?.ok_or(Fault::NoSuchTable)?;
    if row.stage == Stage::Waiting {
        return Ok((row, None));
    }
    let steps = state.store.steps(row.no).await?;
    let full = state.store.in_full(&row).await?;
    let rebuild = move || Live::rebuild(&full, &steps).map(|live| (row, Some(live)));
    run_blocking(&state.rebuilders, by, rebuild).await?.map_err(|why| {
        tracing::error!(table = log::short(id), why, "the rules cannot follow what is stored");
        Fault::StorageDamaged.into()
    })
}

/// A match that begins.
pub async fn set_up(state: &AppState, row: &TableRow) -> Result<Live, Refusal> {
    let full = state.store.in_full(row).await?;
    // A large file of components takes its time to read.
    let begun =
        run_blocking(&state.founders, row.address, move || Live::rebuild(&full, &[])).await?;
    begun.map_err(|why| {
        tracing::error!(table = log::short(&row.id), why, "a match cannot be set up");
        Fault::Unavailable.into()
    })
}
