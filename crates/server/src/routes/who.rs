//! Who a request comes from.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap};

use crate::address::AddressTag;
use crate::guest::{GuestId, Named};
use crate::limits::{Client, household_of};
use crate::refusal::{Refusal, RefusalCode};
use crate::state::AppState;

/// Who sends a request: found out once, and counted for nothing.
#[derive(Clone, Copy)]
pub struct Caller {
    pub guest: Option<GuestId>,
    pub client: Client,
    address: IpAddr,
}

impl Caller {
    pub fn of(state: &AppState, headers: &HeaderMap, extensions: &Extensions) -> Caller {
        let guest = state.cookie_key.guest(headers);
        let address = address(headers, extensions, state.config.is_secure);
        Caller { guest, client: guest.map_or(Client::at(address), Client::Guest), address }
    }

    /// A few digits for the log.
    pub fn tag(&self, state: &AppState) -> String {
        match self.guest {
            Some(guest) => format!("{guest:?}"),
            None => format!("address {:.8}", self.address_tag(state).to_string()),
        }
    }

    /// What is kept of the address.
    pub fn address_tag(&self, state: &AppState) -> AddressTag {
        state.cookie_key.tag(household_of(self.address))
    }

    pub fn of_extensions(extensions: &Extensions) -> Caller {
        let caller = extensions.get::<Caller>();
        *caller.expect("every request is looked at before it is routed")
    }

    /// The address alone, with a guest or without.
    pub fn network(&self) -> Client {
        Client::at(self.address)
    }
}

/// Whoever asks: the guest behind the cookie, if there is one.
pub struct Who {
    pub guest: Option<GuestId>,
    pub client: Client,
    pub address: AddressTag,
}

impl Who {
    /// Whether a large answer may go out, before it is read.
    pub fn may_fetch(&self, state: &AppState, n_bytes: u64) -> Result<(), Refusal> {
        state.fetches.admit_bytes(self.client, n_bytes, Instant::now())
    }
}

impl FromRequestParts<Arc<AppState>> for Who {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &Arc<AppState>) -> Result<Who, Refusal> {
        let caller = Caller::of_extensions(&parts.extensions);
        let Caller { guest, client, .. } = caller;
        Ok(Who { guest, client, address: caller.address_tag(state) })
    }
}

/// Somebody who wants to change something, and has a name.
impl FromRequestParts<Arc<AppState>> for Named {
    type Rejection = Refusal;

    async fn from_request_parts(
        parts: &mut Parts,
        state: &Arc<AppState>,
    ) -> Result<Named, Refusal> {
        let caller = Caller::of_extensions(&parts.extensions);
        let guest = caller.guest.ok_or(RefusalCode::NoGuest)?;
        let name = state.store.guest_name(guest).await?.ok_or(RefusalCode::NoGuest)?;
        Ok(Named { guest, name, address: caller.address_tag(state) })
    }
}

/// Behind a proxy every connection comes from its address, and only the proxy knows better.
fn address(headers: &HeaderMap, extensions: &Extensions, is_behind_proxy: bool) -> IpAddr {
    let peer = extensions.get::<ConnectInfo<SocketAddr>>();
    let peer = peer.expect("the door writes it on every request").0.ip();
    let forwarded = if is_behind_proxy { forwarded_for(headers) } else { None };
    forwarded.unwrap_or(peer)
}

/// A proxy adds the address that it sees at the end. What stands before that was there already,
/// and anybody can have written it.
fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let lines = headers.get_all("x-forwarded-for");
    let last = lines.iter().next_back()?.to_str().ok()?.rsplit(',').next()?.trim();
    last.parse().ok().or_else(|| last.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(lines: &[&str], expected: Option<&str>) {
        let lines = lines.iter().map(|line| ("x-forwarded-for".parse().unwrap(), line.parse()));
        let headers: HeaderMap = lines.map(|(name, line)| (name, line.unwrap())).collect();
        assert_eq!(forwarded_for(&headers), expected.map(|address| address.parse().unwrap()));
    }

    #[test]
    fn the_last_address_is_the_one_that_the_proxy_saw() {
        check(&[], None);
        check(&["192.0.2.1"], Some("192.0.2.1"));
        check(&["10.0.0.1, 192.0.2.1"], Some("192.0.2.1"));
        check(&["10.0.0.1", "10.0.0.2,2001:db8::1"], Some("2001:db8::1"));
        check(&["192.0.2.1:4711"], Some("192.0.2.1"));
        check(&["[2001:db8::1]:4711"], Some("2001:db8::1"));
        check(&["192.0.2.1, unknown"], None);
        check(&[""], None);
    }
}
