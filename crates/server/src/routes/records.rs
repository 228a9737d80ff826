//! Save files: of finished matches, and uploaded ones.

use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::{RecordInfo, TableId};
use utoipa::IntoResponses;

use super::body::{AtTable, bytes_within};
use super::who::Who;
use crate::blocking::run_blocking;
use crate::clock::now_s;
use crate::guest::{Named, check_player};
use crate::limits::{Client, Counted};
use crate::openapi::bodies;
use crate::openapi::refusals::Refusals;
use crate::quota::claims;
use crate::refusal::{Refusal, RefusalCode};
use crate::state::{AppState, new_table_id};
use crate::store::{RecordRow, Write};
use crate::table::past;

/// JSON lines, each a RecordLine: a header, one line per step, a closing line.
#[derive(IntoResponses)]
#[response(status = 200, content_type = "text/plain")]
#[expect(dead_code, reason = "it describes what is written as text")]
struct RecordText(String);

/// The record of a finished match, or an uploaded one
#[utoipa::path(
    get,
    path = "/api/tables/{id}/record",
    tag = "records",
    params(AtTable),
    responses(RecordText, Refusals,)
)]
pub async fn record_of_table(
    State(state): State<Arc<AppState>>,
    AtTable(id): AtTable,
    who: Who,
) -> Result<Response, Refusal> {
    let Some(row) = state.store.table(&id).await? else {
        return uploaded(&state, &id, &who, RefusalCode::NoSuchTable).await;
    };
    state.admit_waking(who.address)?;
    let (game, text) = past::record(&state, row, who.address).await?;
    who.may_fetch(&state, text.len() as u64)?;
    Ok(attachment(&game, &id, text))
}

/// An uploaded record
#[utoipa::path(
    get,
    path = "/api/records/{id}",
    tag = "records",
    params(AtTable),
    responses(RecordText, Refusals,)
)]
pub async fn record(
    State(state): State<Arc<AppState>>,
    AtTable(id): AtTable,
    who: Who,
) -> Result<Response, Refusal> {
    uploaded(&state, &id, &who, RefusalCode::NoSuchRecord).await
}

async fn uploaded(
    state: &AppState,
    id: &TableId,
    who: &Who,
    missing: RefusalCode,
) -> Result<Response, Refusal> {
    who.may_fetch(state, state.store.n_bytes_of_record(id).await?.ok_or(missing)?)?;
    let (store, wanted) = (state.store.clone(), id.clone());
    let read = run_blocking(&state.retellers, who.address, move || store.record(&wanted));
    let (game, text) = read.await??.ok_or(missing)?;
    Ok(attachment(&game, id, text))
}

fn attachment(game: &str, id: &TableId, text: String) -> Response {
    let name = format!("attachment; filename=\"{game}-{}.rathaus\"", id.0);
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8"),
        (header::CONTENT_DISPOSITION, name.as_str()),
    ];
    (headers, text).into_response()
}

/// Upload a record
///
/// One that holds from its first line to its last. A damaged one is refused with the line where it
/// is damaged.
#[utoipa::path(
    post, path = "/api/records", tag = "records", security(("guest" = [])),
    request_body(content = String, content_type = "text/plain"),
    responses(
        (status = 201, description = "It holds; `id` is where it can be watched.",
            body = bodies::RecordInfo),
        Refusals,
    ),
)]
pub async fn upload(
    State(state): State<Arc<AppState>>,
    who: Named,
    request: Request,
) -> Result<(StatusCode, Json<RecordInfo>), Refusal> {
    let on_its_way = on_its_way(&state, &who)?;
    let number = claims::for_record(&state, who.guest).await?;
    let bytes = bytes_within(&state, request, state.config.limits.record_bytes_max).await?;
    let room = claims::for_record_bytes(&state, &who, bytes.len() as u64).await?;
    // A bad one is stored nowhere, but takes as much time as a good one.
    let n_bytes = u32::try_from(bytes.len()).unwrap_or(u32::MAX);
    let paced = state.checks.take(Client::Tag(who.address), n_bytes, Instant::now());
    paced.map_err(|wait| Refusal::from(RefusalCode::TooFast).after(wait))?;
    // Playing a match again takes a processor. Nobody who plays waits for it.
    let check = move || {
        let _on_its_way = on_its_way;
        let summary = games::check_record(&bytes)?;
        Ok((summary, String::from_utf8_lossy(&bytes).into_owned()))
    };
    let checked = run_blocking(&state.checkers, who.address, check).await?;
    let (summary, record) = checked.map_err(|bad: games::BadRecord| bad)?;
    summary.players.iter().try_for_each(check_player)?;
    let info = RecordInfo {
        id: new_table_id(),
        game: summary.game,
        players: summary.players.into_iter().map(|player| player.name).collect(),
        n_entries: summary.n_entries,
        is_finished: summary.is_finished,
    };
    let row = RecordRow {
        id: info.id.clone(),
        guest: who.guest,
        address: who.address,
        game: info.game.clone(),
        created_at: now_s(),
        record,
    };
    let writes = vec![Write::Record(Box::new(row))];
    state.store.write_reserved(writes, vec![number, room]).await?;
    Ok((StatusCode::CREATED, Json(info)))
}

/// Counts an upload until it has been checked: for the guest, for the address and for all.
fn on_its_way(state: &AppState, who: &Named) -> Result<(Counted, Counted), Refusal> {
    let limits = &state.config.limits;
    let (guest, address) = (Client::Guest(who.guest), Client::Tag(who.address));
    let of_address =
        state.uploads_of_addresses.count(address, limits.uploads_per_address, usize::MAX);
    let of_guest = state.uploads.count(guest, limits.uploads_per_guest, limits.uploads_total);
    of_address.zip(of_guest).ok_or_else(|| RefusalCode::TooFast.into())
}
