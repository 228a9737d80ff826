//! Which limits count what somebody wants to store, and what is said where one is reached.

use std::sync::Arc;

use super::{Claim, Owner, Quotas, Reservation, Resource, clearing};
use crate::address::AddressTag;
use crate::config::Limits;
use crate::guest::{GuestId, Named};
use crate::refusal::{Refusal, RefusalCode};
use crate::state::AppState;

/// For one more table, before anybody looks at what it is to be.
pub async fn for_table(state: &AppState, host: &Named) -> Result<Reservation, Refusal> {
    let Limits { tables_per_guest, tables_per_address, tables_total, .. } = state.config.limits;
    let claim = |owner, max: u32, code| Claim {
        resource: Resource::Tables,
        owner,
        n: 1,
        max: max.into(),
        code,
    };
    let claims = vec![
        claim(Owner::Guest(host.guest), tables_per_guest, RefusalCode::TooManyTables),
        claim(
            Owner::Address(host.address),
            tables_per_address,
            RefusalCode::TooManyTablesOfAddress,
        ),
        claim(Owner::All, tables_total, RefusalCode::ServerFull),
    ];
    reserve(state, claims).await
}

/// For the bytes of a table and its files.
pub async fn for_bytes(
    state: &Arc<AppState>,
    host: &Named,
    n_bytes: u64,
) -> Result<Reservation, Refusal> {
    let claims = bytes(&state.config.limits, Some(host.guest), host.address, n_bytes);
    reserve_or_clear(state, claims, host.address).await
}

/// For the next steps that somebody orders. All together are counted when tables are opened. A
/// table that asks must not wait for another one, so that none makes way for it.
pub async fn for_steps(
    state: &AppState,
    guest: GuestId,
    address: AddressTag,
    n_bytes: u64,
) -> Result<Reservation, Refusal> {
    let mut claims = bytes(&state.config.limits, Some(guest), address, n_bytes);
    claims.retain(|claim| claim.owner != Owner::All);
    reserve(state, claims).await
}

/// For a new guest, whom the address answers for.
pub async fn for_guest(
    state: &Arc<AppState>,
    address: AddressTag,
    n_bytes: u64,
) -> Result<Reservation, Refusal> {
    reserve_or_clear(state, bytes(&state.config.limits, None, address, n_bytes), address).await
}

fn bytes(limits: &Limits, guest: Option<GuestId>, address: AddressTag, n: u64) -> Vec<Claim> {
    let claim = |owner, max, code| Claim { resource: Resource::Bytes, owner, n, max, code };
    let of_guest =
        |guest| claim(Owner::Guest(guest), limits.bytes_per_guest, RefusalCode::TooMuchStored);
    let (of_address, code) = (Owner::Address(address), RefusalCode::TooMuchStoredByAddress);
    let others = [
        claim(of_address, limits.bytes_per_address, code),
        claim(Owner::All, limits.bytes_total, RefusalCode::NoRoomLeft),
    ];
    guest.map(of_guest).into_iter().chain(others).collect()
}

/// For one more Record, before it has arrived.
pub async fn for_record(state: &AppState, guest: GuestId) -> Result<Reservation, Refusal> {
    let max = state.config.limits.records_per_guest;
    let (resource, owner) = (Resource::Records, Owner::Guest(guest));
    let code = RefusalCode::TooManyRecords;
    reserve(state, vec![Claim { resource, owner, n: 1, max: max.into(), code }]).await
}

pub async fn for_record_bytes(
    state: &AppState,
    who: &Named,
    n: u64,
) -> Result<Reservation, Refusal> {
    let limits = &state.config.limits;
    let (of_guest, of_address) = (limits.record_bytes_per_guest, limits.record_bytes_per_address);
    let claim = |owner, max, code| {
        let resource = Resource::RecordBytes;
        Claim { resource, owner, n, max, code }
    };
    let of_guest = claim(Owner::Guest(who.guest), of_guest, RefusalCode::TooMuchUploaded);
    let of_address =
        claim(Owner::Address(who.address), of_address, RefusalCode::TooMuchUploadedByAddress);
    let all = claim(Owner::All, limits.record_bytes_total, RefusalCode::RecordsFull);
    reserve(state, vec![of_guest, of_address, all]).await
}

/// What is left waiting is looked for only where there is no room, and only for whom.
async fn reserve_or_clear(
    state: &Arc<AppState>,
    claims: Vec<Claim>,
    by: AddressTag,
) -> Result<Reservation, Refusal> {
    let reserved = reserve(state, claims.clone()).await;
    let Err(refusal) = &reserved else { return reserved };
    let is_short = |claim: &&Claim| claim.code.line().1 == refusal.problem.code;
    let short = claims.iter().filter(is_short).map(|claim| claim.owner).collect();
    match clearing::make_room(state, short, by).await {
        true => reserve(state, claims).await,
        false => reserved,
    }
}

async fn reserve(state: &AppState, claims: Vec<Claim>) -> Result<Reservation, Refusal> {
    Quotas::reserve(&state.quotas, &state.store, claims).await
}
