//! Who a request comes from.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;

use crate::gate::Client;
use crate::guest::GuestId;
use crate::hall::Hall;
use crate::refusal::{Fault, Refusal};

/// Whoever asks, and not too often: the guest behind the cookie, if there is one.
pub struct Who {
    pub guest: Option<GuestId>,
    pub client: Client,
}

/// A guest who wants to change something, with name, and not too often.
pub struct Named {
    pub guest: GuestId,
    pub name: String,
}

impl FromRequestParts<Arc<Hall>> for Who {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Who, Refusal> {
        let guest = hall.seal.guest(&parts.headers);
        let address = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let address = address.expect("the door writes it on every request").0.ip();
        let client = guest.map_or(Client::at(address), Client::Guest);
        match hall.reads.admits(client, Instant::now()) {
            true => Ok(Who { guest, client }),
            false => Err(Fault::TooFast.into()),
        }
    }
}

impl FromRequestParts<Arc<Hall>> for Named {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Named, Refusal> {
        let who = Who::from_request_parts(parts, hall).await?;
        let guest = who.guest.ok_or(Fault::NoGuest)?;
        if !hall.requests.admits(who.client, Instant::now()) {
            return Err(Fault::TooFast.into());
        }
        let name = hall.store.guest_name(guest).await?.ok_or(Fault::NoGuest)?;
        Ok(Named { guest, name })
    }
}
