//! The guest who asks.

use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use protocol::{Me, NameGuest, Stage};

use super::body::Body;
use super::who::Who;
use crate::clock::now_s;
use crate::guest::{GuestId, checked_name};
use crate::openapi::bodies;
use crate::openapi::refusals::Refusals;
use crate::quota::claims;
use crate::refusal::Refusal;
use crate::state::AppState;
use crate::store::{GUEST_BYTES, Write};
use crate::table::Ask;

/// Who am I?
#[utoipa::path(
    get, path = "/api/me", tag = "guests",
    responses(
        (status = 200, description = "The guest behind the cookie; null without one.",
            body = Option<bodies::Me>),
        Refusals,
    ),
)]
pub async fn me(State(state): State<Arc<AppState>>, who: Who) -> Result<Json<Option<Me>>, Refusal> {
    let name = match who.guest {
        Some(guest) => state.store.guest_name(guest).await?,
        None => None,
    };
    Ok(Json(name.map(|name| Me { name })))
}

/// Say your name, or change it
///
/// Without a cookie this makes a new guest and sets the cookie.
#[utoipa::path(
    post, path = "/api/me", tag = "guests",
    request_body = bodies::NameGuest,
    responses(
        (status = 200, description = "The guest.", body = bodies::Me,
            headers(("Set-Cookie" = String,
                description = "The signed cookie rathaus_guest; send it with every request."))),
        Refusals,
    ),
)]
pub async fn name_me(
    State(state): State<Arc<AppState>>,
    who: Who,
    Body(given): Body<NameGuest>,
) -> Result<impl IntoResponse, Refusal> {
    let name = checked_name(&given.name)?;
    state.arrivals.admit(who.client, Instant::now())?;
    let known = match who.guest {
        Some(guest) => state.store.guest_name(guest).await?.map(|_| guest),
        None => None,
    };
    let address = who.address;
    let room = match known {
        Some(_) => Vec::new(),
        None => vec![claims::for_guest(&state, address, GUEST_BYTES).await?],
    };
    let guest = who.guest.unwrap_or_else(GuestId::new);
    let write = Write::Guest { guest, name: name.clone(), now: now_s(), address };
    state.store.write_reserved(vec![write], room).await?;
    if who.guest.is_some() {
        rename(&state, guest, &name).await?;
    }
    let cookie = [(header::SET_COOKIE, state.cookie_key.cookie(guest))];
    Ok((cookie, Json(Me { name })))
}

/// The new name shows at every table where the guest still plays. None is woken for it.
async fn rename(state: &Arc<AppState>, guest: GuestId, name: &str) -> Result<(), Refusal> {
    for row in state.store.tables_of(guest).await? {
        if row.stage == Stage::Finished {
            continue;
        }
        let name = name.to_owned();
        match state.awake(&row.id) {
            // A table that has just gone needs no names.
            Some(table) => drop(table.send(Box::new(Ask::Rename { guest, name })).await),
            None => {
                let rename = Write::Rename { no: row.no, guest, name };
                state.store.write(vec![rename]).await?;
            }
        }
    }
    Ok(())
}
