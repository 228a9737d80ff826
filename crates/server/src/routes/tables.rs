//! The lobby: which games and tables there are, and who sits down where.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use engine::Seat;
use protocol::{GameInfo, NewTable, TableInfo, TakeSeat};
use serde::Deserialize;
use tokio::sync::oneshot;
use utoipa::IntoParams;

use super::body::{AtTable, MaybeBody, Query, json_within, parse};
use super::who::Who;
use crate::address::AddressTag;
use crate::blocking::run_blocking;
use crate::catalogue::catalogue;
use crate::clock::now_s;
use crate::guest::{GuestId, Named};
use crate::log;
use crate::openapi::bodies;
use crate::openapi::refusals::Refusals;
use crate::quota::{Reservation, claims};
use crate::refusal::{Refusal, RefusalCode};
use crate::state::AppState;
use crate::store::{FileRow, TableRow, Write, take_out};
use crate::table::{Ask, Reply, new_row, table_info};

/// Longer than this nobody waits for players.
const LISTED_FOR_S: u64 = 24 * 60 * 60;

#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct LeaveQuery {
    /// Only this one of several own seats. Before the start the host may name any seat: whoever
    /// sits there is removed and may not sit down again, and a kept seat is free for all. While
    /// playing, also the seat of another person of whom nothing was seen for a minute: then a bot
    /// plays on, until the person comes back.
    #[param(maximum = 7)]
    seat: Option<u8>,
}

/// The games that can be played here
#[utoipa::path(
    get, path = "/api/games", tag = "tables",
    responses((status = 200, description = "All games.", body = Vec<bodies::GameInfo>), Refusals),
)]
pub async fn games(_: Who) -> Json<&'static [GameInfo]> {
    Json(catalogue())
}

/// Listed tables that wait for players
#[utoipa::path(
    get, path = "/api/tables", tag = "tables",
    responses(
        (status = 200, description = "The newest first, at most 100.",
            body = Vec<bodies::TableInfo>),
        Refusals,
    ),
)]
pub async fn open_tables(
    State(state): State<Arc<AppState>>,
    who: Who,
) -> Result<Json<Vec<TableInfo>>, Refusal> {
    let rows = state.store.open_tables(now_s().saturating_sub(LISTED_FOR_S)).await?;
    Ok(infos(&state, &rows, who.guest))
}

/// The tables of this guest
#[utoipa::path(
    get, path = "/api/tables/mine", tag = "tables", security(("guest" = [])),
    responses(
        (status = 200, description = "The newest first, at most 100.",
            body = Vec<bodies::TableInfo>),
        Refusals,
    ),
)]
pub async fn my_tables(
    State(state): State<Arc<AppState>>,
    who: Who,
) -> Result<Json<Vec<TableInfo>>, Refusal> {
    let guest = who.guest.ok_or(RefusalCode::NoGuest)?;
    let rows = state.store.tables_of(guest).await?;
    Ok(infos(&state, &rows, who.guest))
}

fn infos(state: &AppState, rows: &[TableRow], guest: Option<GuestId>) -> Json<Vec<TableInfo>> {
    let info = |row: &TableRow| table_info(row, &state.presence(&row.id), guest);
    Json(rows.iter().map(info).collect())
}

/// One table
#[utoipa::path(
    get, path = "/api/tables/{id}", tag = "tables", params(AtTable),
    responses(
        (status = 200, description = "The table as this guest is told of it.",
            body = bodies::TableInfo),
        Refusals,
    ),
)]
pub async fn table(
    State(state): State<Arc<AppState>>,
    AtTable(id): AtTable,
    who: Who,
) -> Result<Json<TableInfo>, Refusal> {
    let row = state.store.table(&id).await?.ok_or(RefusalCode::NoSuchTable)?;
    Ok(Json(table_info(&row, &state.presence(&id), who.guest)))
}

/// Make a table
#[utoipa::path(
    post, path = "/api/tables", tag = "tables", security(("guest" = [])),
    request_body = bodies::NewTable,
    responses(
        (status = 201, description = "The new table; you are its host.", body = bodies::TableInfo),
        Refusals,
    ),
)]
pub async fn new_table(
    State(state): State<Arc<AppState>>,
    host: Named,
    request: Request,
) -> Result<(StatusCode, Json<TableInfo>), Refusal> {
    let room = claims::for_table(&state, &host).await?;
    let bytes = json_within(&state, request, state.config.limits.body_bytes_max).await?;
    let (named, secret) = (host.clone(), state.secrets.next());
    // A large file of components takes its time to read and to check.
    let made = move || {
        let new: NewTable = parse(&bytes)?;
        let mut row = new_row(new, &named, secret)?;
        let files = take_out(&mut row);
        Ok::<_, Refusal>((row, files))
    };
    let (row, files) = run_blocking(&state.founders, host.address, made).await??;
    let info = table_info(&row, &Default::default(), Some(host.guest));
    store_table(&state, &host, row, files, room).await?;
    tracing::info!(table = log::short(&info.id), game = info.game, "table opened");
    Ok((StatusCode::CREATED, Json(info)))
}

/// Take a seat
///
/// Before the start: an open seat, or one that is kept for the guest; the body may be left out.
/// During the match: takes back the own seats that a bot plays on.
#[utoipa::path(
    post, path = "/api/tables/{id}/seat", tag = "tables", security(("guest" = [])),
    params(AtTable), request_body = Option<bodies::TakeSeat>,
    responses((status = 200, description = "The table.", body = bodies::TableInfo), Refusals),
)]
pub async fn sit(
    State(state): State<Arc<AppState>>,
    AtTable(id): AtTable,
    Named { guest, name, address }: Named,
    MaybeBody(TakeSeat { seat }): MaybeBody<TakeSeat>,
) -> Result<Json<TableInfo>, Refusal> {
    ask(&state, AtTable(id), address, |reply| Ask::Sit { guest, name, seat, reply }).await.map(Json)
}

/// Leave
///
/// Before the start the seat becomes open again, a host who leaves hands the table on to whoever
/// has sat there for longest, and a table that the last person leaves is gone. During the match a
/// bot plays on until the guest sits down again.
#[utoipa::path(
    delete, path = "/api/tables/{id}/seat", tag = "tables", security(("guest" = [])),
    params(AtTable, LeaveQuery),
    responses((status = 200, description = "The table.", body = bodies::TableInfo), Refusals),
)]
pub async fn leave(
    State(state): State<Arc<AppState>>,
    table: AtTable,
    Named { guest, address, .. }: Named,
    Query(query): Query<LeaveQuery>,
) -> Result<Json<TableInfo>, Refusal> {
    let seat = query.seat.map(Seat);
    ask(&state, table, address, |reply| Ask::Leave { guest, seat, reply }).await.map(Json)
}

/// Begin the match
///
/// For the host, once all seats are taken.
#[utoipa::path(
    post, path = "/api/tables/{id}/start", tag = "tables", security(("guest" = [])),
    params(AtTable),
    responses((status = 200, description = "The table.", body = bodies::TableInfo), Refusals),
)]
pub async fn start(
    State(state): State<Arc<AppState>>,
    table: AtTable,
    Named { guest, address, .. }: Named,
) -> Result<Json<TableInfo>, Refusal> {
    ask(&state, table, address, |reply| Ask::Start { guest, reply }).await.map(Json)
}

/// Play once more
///
/// After the end. Everybody moves on by one seat; the seats of the other persons are open and kept
/// for them. There is one rematch: asking again gives the same table.
#[utoipa::path(
    post, path = "/api/tables/{id}/rematch", tag = "tables", security(("guest" = [])),
    params(AtTable),
    responses(
        (status = 201, description = "The table of the rematch.", body = bodies::TableInfo),
        Refusals,
    ),
)]
pub async fn rematch(
    State(state): State<Arc<AppState>>,
    AtTable(id): AtTable,
    host: Named,
) -> Result<(StatusCode, Json<TableInfo>), Refusal> {
    let (guest, address) = (host.guest, host.address);
    let row = state.store.table(&id).await?.ok_or(RefusalCode::NoSuchTable)?;
    let mut room = Vec::new();
    let there = match &row.rematch {
        Some(rematch) => state.store.table(rematch).await?,
        None => None,
    };
    if there.is_none() {
        room.push(claims::for_table(&state, &host).await?);
        room.push(claims::for_bytes(&state, &host, row.n_bytes()).await?);
    }
    let finished =
        ask(&state, AtTable(id), address, |reply| Ask::Rematch { host, room, reply }).await?;
    let rematch = finished.rematch.ok_or(RefusalCode::Unavailable)?;
    let row = state.store.table(&rematch).await?.ok_or(RefusalCode::NoSuchTable)?;
    let info = table_info(&row, &state.presence(&rematch), Some(guest));
    Ok((StatusCode::CREATED, Json(info)))
}

/// A file that is stored already takes up no more room.
async fn store_table(
    state: &Arc<AppState>,
    host: &Named,
    row: TableRow,
    files: Vec<FileRow>,
    room: Reservation,
) -> Result<(), Refusal> {
    let hashes = files.iter().map(|file| file.hash.clone()).collect();
    let known = state.store.sizes_of_files(hashes).await?;
    let is_known = |file: &FileRow| known.iter().any(|(hash, _)| *hash == file.hash);
    let (known, new): (Vec<FileRow>, Vec<FileRow>) = files.into_iter().partition(is_known);
    let n_bytes: usize = new.iter().map(|file| file.content.len()).sum();
    let bytes = claims::for_bytes(state, host, row.n_bytes() + n_bytes as u64).await?;
    let needed = known.into_iter().map(|file| Write::NeedsFile { hash: file.hash });
    let mut writes: Vec<Write> = needed.chain(new.into_iter().map(Write::File)).collect();
    writes.push(Write::NewTable(Box::new(row)));
    Ok(state.store.write_reserved(writes, vec![room, bytes]).await?)
}

/// Asks a table and waits for its answer.
pub async fn ask<T>(
    state: &Arc<AppState>,
    AtTable(id): AtTable,
    by: AddressTag,
    question: impl FnOnce(Reply<T>) -> Ask,
) -> Result<T, Refusal> {
    let table = state.table(&id, by).await?;
    let (reply, answer) = oneshot::channel();
    table.send(Box::new(question(reply))).await.map_err(|_| RefusalCode::Unavailable)?;
    answer.await.map_err(|_| RefusalCode::Unavailable)?
}
