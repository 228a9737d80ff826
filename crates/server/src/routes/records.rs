//! Save files: of finished matches, and uploaded ones.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::{RecordInfo, TableId};

use super::body::{AtTable, bytes_within};
use super::tables::ask;
use super::who::Who;
use crate::beside::beside;
use crate::clock::now_s;
use crate::gate::Client;
use crate::guest::{GuestId, Named, check_player};
use crate::hall::{Hall, new_table_id};
use crate::refusal::{Fault, Refusal};
use crate::store::{RecordRow, Write};
use crate::table::Ask;

/// The record of a match that was played here or uploaded.
pub async fn record_of_table(
    State(hall): State<Arc<Hall>>,
    AtTable(id): AtTable,
    _: Who,
) -> Result<Response, Refusal> {
    let Some(row) = hall.store.table(&id).await? else {
        return uploaded(&hall, &id, Fault::NoSuchTable).await;
    };
    let text = ask(&hall, AtTable(id.clone()), |reply| Ask::Record { reply }).await?;
    Ok(attachment(&row.game, &id, text))
}

pub async fn record(
    State(hall): State<Arc<Hall>>,
    AtTable(id): AtTable,
    _: Who,
) -> Result<Response, Refusal> {
    uploaded(&hall, &id, Fault::NoSuchRecord).await
}

async fn uploaded(hall: &Hall, id: &TableId, missing: Fault) -> Result<Response, Refusal> {
    let (game, text) = hall.store.record(id).await?.ok_or(missing)?;
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

/// Takes a record that holds from its first line to its last.
pub async fn upload(
    State(hall): State<Arc<Hall>>,
    who: Named,
    request: Request,
) -> Result<(StatusCode, Json<RecordInfo>), Refusal> {
    let limits = &hall.config.limits;
    check_room(&hall, who.guest, 0).await?;
    let (max, total_max) = (limits.uploads_per_guest, limits.uploads_total);
    let on_its_way = hall.uploads.count(Client::Guest(who.guest), max, total_max);
    let on_its_way = on_its_way.ok_or(Fault::TooFast)?;
    let bytes = bytes_within(&hall, request, limits.record_bytes_max).await?;
    check_room(&hall, who.guest, bytes.len() as u64).await?;
    // Playing a match again takes a processor, so it waits for one like the bots do.
    let check = move || {
        let _on_its_way = on_its_way;
        let summary = games::check_record(&bytes)?;
        Ok((summary, String::from_utf8_lossy(&bytes).into_owned()))
    };
    let checked = beside(&hall.thinkers, check).await?;
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
        game: info.game.clone(),
        created_at: now_s(),
        record,
    };
    hall.store.write(vec![Write::Record(Box::new(row))]).await?;
    Ok((StatusCode::CREATED, Json(info)))
}

/// Whether the guest may have one more record, of so many bytes.
async fn check_room(hall: &Hall, guest: GuestId, n_bytes: u64) -> Result<(), Refusal> {
    let limits = &hall.config.limits;
    let uploads = hall.store.uploads(guest).await?;
    if limits.records_per_guest <= uploads.n_of_guest {
        return Err(Refusal::from(Fault::TooManyRecords).with("max", limits.records_per_guest));
    }
    if limits.record_bytes_per_guest < uploads.n_bytes_of_guest + n_bytes {
        let n_mib = limits.record_bytes_per_guest >> 20;
        return Err(Refusal::from(Fault::TooMuchUploaded).with("max", n_mib));
    }
    if limits.record_bytes_total < uploads.n_bytes_total + n_bytes {
        return Err(Fault::RecordsFull.into());
    }
    Ok(())
}
