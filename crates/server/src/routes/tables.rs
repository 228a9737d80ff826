//! The lobby: which games and tables there are, and who sits down where.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use engine::Seat;
use protocol::{GameInfo, NewTable, TableInfo, TakeSeat};
use serde::Deserialize;
use tokio::sync::oneshot;

use super::body::{AtTable, Body, MaybeBody, Query};
use super::who::Who;
use crate::beside::beside;
use crate::catalogue::catalogue;
use crate::clock::now_s;
use crate::guest::{GuestId, Named};
use crate::hall::Hall;
use crate::log;
use crate::refusal::{Fault, Refusal};
use crate::store::{TableRow, Write};
use crate::table::{Ask, Reply, brief_info, new_row, table_info};

/// Longer than this nobody waits for players.
const LISTED_FOR_S: u64 = 24 * 60 * 60;
/// Older tables do not count against their host any more.
const COUNTED_FOR_S: u64 = 7 * 24 * 60 * 60;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeaveQuery {
    seat: Option<u8>,
}

pub async fn games(_: Who) -> Json<&'static [GameInfo]> {
    Json(catalogue())
}

pub async fn open_tables(
    State(hall): State<Arc<Hall>>,
    who: Who,
) -> Result<Json<Vec<TableInfo>>, Refusal> {
    let rows = hall.store.open_tables(now_s().saturating_sub(LISTED_FOR_S)).await?;
    Ok(infos(&hall, &rows, who.guest))
}

pub async fn my_tables(
    State(hall): State<Arc<Hall>>,
    who: Who,
) -> Result<Json<Vec<TableInfo>>, Refusal> {
    let guest = who.guest.ok_or(Fault::NoGuest)?;
    let rows = hall.store.tables_of(guest).await?;
    Ok(infos(&hall, &rows, who.guest))
}

fn infos(hall: &Hall, rows: &[TableRow], guest: Option<GuestId>) -> Json<Vec<TableInfo>> {
    let info = |row: &TableRow| brief_info(row, &hall.presence(&row.id), guest);
    Json(rows.iter().map(info).collect())
}

pub async fn table(
    State(hall): State<Arc<Hall>>,
    AtTable(id): AtTable,
    who: Who,
) -> Result<Json<TableInfo>, Refusal> {
    let row = hall.store.table(&id).await?.ok_or(Fault::NoSuchTable)?;
    Ok(Json(table_info(&row, &hall.presence(&id), who.guest)))
}

pub async fn new_table(
    State(hall): State<Arc<Hall>>,
    host: Named,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, Json<TableInfo>), Refusal> {
    check_room(&hall, host.guest).await?;
    let guest = host.guest;
    // A large file of components takes its time to check.
    let row = beside(&hall.founders, move || new_row(new, &host)).await??;
    let info = table_info(&row, &Default::default(), Some(guest));
    hall.store.write(vec![Write::NewTable(Box::new(row))]).await?;
    tracing::info!(table = log::short(&info.id), game = info.game, "table opened");
    Ok((StatusCode::CREATED, Json(info)))
}

pub async fn sit(
    State(hall): State<Arc<Hall>>,
    AtTable(id): AtTable,
    Named { guest, name, .. }: Named,
    MaybeBody(TakeSeat { seat }): MaybeBody<TakeSeat>,
) -> Result<Json<TableInfo>, Refusal> {
    ask(&hall, AtTable(id), |reply| Ask::Sit { guest, name, seat, reply }).await.map(Json)
}

pub async fn leave(
    State(hall): State<Arc<Hall>>,
    table: AtTable,
    Named { guest, .. }: Named,
    Query(query): Query<LeaveQuery>,
) -> Result<Json<TableInfo>, Refusal> {
    let seat = query.seat.map(Seat);
    ask(&hall, table, |reply| Ask::Leave { guest, seat, reply }).await.map(Json)
}

pub async fn start(
    State(hall): State<Arc<Hall>>,
    table: AtTable,
    Named { guest, .. }: Named,
) -> Result<Json<TableInfo>, Refusal> {
    ask(&hall, table, |reply| Ask::Start { guest, reply }).await.map(Json)
}

/// Answers with the table of the rematch.
pub async fn rematch(
    State(hall): State<Arc<Hall>>,
    AtTable(id): AtTable,
    host: Named,
) -> Result<(StatusCode, Json<TableInfo>), Refusal> {
    let guest = host.guest;
    let row = hall.store.table(&id).await?.ok_or(Fault::NoSuchTable)?;
    if row.rematch.is_none() {
        check_room(&hall, guest).await?;
    }
    let finished = ask(&hall, AtTable(id), |reply| Ask::Rematch { host, reply }).await?;
    let rematch = finished.rematch.ok_or(Fault::Unavailable)?;
    let row = hall.store.table(&rematch).await?.ok_or(Fault::NoSuchTable)?;
    let info = table_info(&row, &hall.presence(&rematch), Some(guest));
    Ok((StatusCode::CREATED, Json(info)))
}

/// Whether the guest may have one more table.
async fn check_room(hall: &Hall, guest: GuestId) -> Result<(), Refusal> {
    let limits = &hall.config.limits;
    let crowd = hall.store.crowd(guest, now_s().saturating_sub(COUNTED_FOR_S)).await?;
    if limits.tables_per_guest <= crowd.n_of_guest {
        return Err(Refusal::from(Fault::TooManyTables).with("max", limits.tables_per_guest));
    }
    if limits.tables_total <= crowd.n_total {
        return Err(Fault::ServerFull.into());
    }
    Ok(())
}

/// Asks a table and waits for its answer.
pub async fn ask<T>(
    hall: &Arc<Hall>,
    AtTable(id): AtTable,
    question: impl FnOnce(Reply<T>) -> Ask,
) -> Result<T, Refusal> {
    let table = hall.table(&id).await?;
    let (reply, answer) = oneshot::channel();
    table.send(Box::new(question(reply))).await.map_err(|_| Fault::Unavailable)?;
    answer.await.map_err(|_| Fault::Unavailable)?
}
