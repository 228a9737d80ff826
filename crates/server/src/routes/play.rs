//! Playing without a socket: frames by waiting for them, orders one by one.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::{Seat, Viewer};
use protocol::{FromClient, LogPage, ToClient};
use serde::Deserialize;
use tokio::time::timeout;

use super::body::{AtTable, Body, Query};
use super::tables::ask;
use super::who::Who;
use crate::guest::Named;
use crate::refusal::{Fault, Refusal};
use crate::state::AppState;
use crate::table::{Ask, past};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FrameQuery {
    /// The version that the client has seen.
    after: Option<u64>,
    /// A number, or `spectator`.
    seat: Option<String>,
}

/// The frame of now if it is newer than `after`; otherwise the next one, or 204 if none comes.
pub async fn frame(
    State(state): State<Arc<AppState>>,
    table: AtTable,
    who: Who,
    Query(query): Query<FrameQuery>,
) -> Result<Response, Refusal> {
    let eyes = query.seat.as_deref().map(viewer).transpose()?;
    let (guest, after) = (who.guest, query.after);
    let poll = ask(&state, table, who.address, |reply| Ask::Poll { guest, eyes, after, reply });
    let within = Duration::from_millis(state.config.patience.poll_ms);
    let polled = tokio::select! {
        polled = timeout(within, poll) => polled,
        () = state.closed() => return Ok(StatusCode::NO_CONTENT.into_response()),
    };
    match polled {
        // The table may have gone a moment before us.
        Ok(Err(_)) if state.is_closing() => Ok(StatusCode::NO_CONTENT.into_response()),
        Ok(frame) => {
            let frame = frame?;
            if frame.is_empty() {
                return Ok(StatusCode::NO_CONTENT.into_response());
            }
            let json = [(header::CONTENT_TYPE, "application/json")];
            Ok((json, frame).into_response())
        }
        Err(_) => Ok(StatusCode::NO_CONTENT.into_response()),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LogQuery {
    /// The step behind the last one that is wanted; without it, the newest ones.
    before: Option<usize>,
    /// The version of the frame that the client has seen: the log is that of then.
    version: Option<u64>,
    /// A number, or `spectator`.
    seat: Option<String>,
}

/// What happened before, page by page. It follows from the stored steps.
pub async fn log(
    State(state): State<Arc<AppState>>,
    AtTable(id): AtTable,
    who: Who,
    Query(query): Query<LogQuery>,
) -> Result<Json<LogPage<games::Written>>, Refusal> {
    let eyes = query.seat.as_deref().map(viewer).transpose()?;
    state.admit_waking(who.address)?;
    let (guest, before, version) = (who.guest, query.before, query.version);
    let wanted = past::Wanted { guest, address: who.address, eyes, before, version };
    past::log(&state, &id, wanted).await.map(Json)
}

fn viewer(text: &str) -> Result<Viewer, Refusal> {
    match (text, text.parse()) {
        ("spectator", _) => Ok(Viewer::Spectator),
        (_, Ok(seat)) => Ok(Viewer::Seat(Seat(seat))),
        (_, Err(_)) => Err(Fault::NoSuchSeat.into()),
    }
}

pub async fn order(
    State(state): State<Arc<AppState>>,
    table: AtTable,
    who: Named,
    Body(order): Body<FromClient>,
) -> Result<Json<ToClient>, Refusal> {
    let (guest, address, from) = (Some(who.guest), who.address, None);
    let question = |reply| Ask::Order { guest, address, order, from, reply };
    ask(&state, table, address, question).await.map(Json)
}
