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
use utoipa::IntoParams;

use super::body::{AtTable, Body, Query};
use super::tables::ask;
use super::who::Who;
use crate::guest::Named;
use crate::openapi::bodies;
use crate::openapi::refusals::Refusals;
use crate::refusal::{Refusal, RefusalCode};
use crate::state::AppState;
use crate::table::{Ask, past};

#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct FrameQuery {
    /// The version that the client has seen. Left out: answers at once with everything, or waits
    /// for the start.
    #[param(value_type = Option<usize>)]
    after: Option<u64>,
    /// Through whose eyes: the number of an own seat, or `spectator`. Left out: the own seat that
    /// is to act.
    #[param(pattern = "^([0-7]|spectator)$")]
    seat: Option<String>,
}

/// What a viewer sees now
///
/// The frame of now if it is newer than `after`; otherwise the next one, or 204 if none comes.
#[utoipa::path(
    get, path = "/api/tables/{id}/frame", tag = "play", params(AtTable, FrameQuery),
    responses(
        (status = 200, description = "A frame newer than `after`.", body = bodies::Frame),
        (status = 204, description = "Nothing has happened for the time of x-limits, or the match \
            is over and `after` was its end. Ask again."),
        Refusals,
    ),
)]
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

#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct LogQuery {
    /// The step behind the last one that is wanted. Left out: the newest ones.
    before: Option<usize>,
    /// The version of the frame that the client has seen. If steps before `before` were taken back
    /// since, the answer is `stale`.
    #[param(value_type = Option<usize>)]
    version: Option<u64>,
    /// Through whose eyes: the number of an own seat, or `spectator`. Left out: the first own seat.
    #[param(pattern = "^([0-7]|spectator)$")]
    seat: Option<String>,
}

/// What has happened, page by page
///
/// Up to 200 steps and about 32 kB a page. It follows from the stored steps, from the first one on,
/// so an address may ask only a few times a second.
#[utoipa::path(
    get, path = "/api/tables/{id}/log", tag = "play", params(AtTable, LogQuery),
    responses(
        (status = 200, description = "The last steps before `before`.", body = bodies::LogPage),
        Refusals,
    ),
)]
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
        (_, Err(_)) => Err(RefusalCode::NoSuchSeat.into()),
    }
}

/// Act, undo, or restart the turn
///
/// The action is one of the `actions` of the frame of that version, sent back as it is. An order
/// with a key that was used before is accepted again without effect. A stale one is refused with
/// the code stale: read the frame again.
#[utoipa::path(
    post, path = "/api/tables/{id}/order", tag = "play", security(("guest" = [])),
    params(AtTable), request_body = bodies::FromClient,
    responses((status = 200, description = "It is stored.", body = bodies::Accepted), Refusals),
)]
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
