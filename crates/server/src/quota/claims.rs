//! Which limits count what somebody wants to store, and what is said where one is reached.

use super::{Claim, Owner, Quotas, Reservation, Resource};
use crate::address::AddressTag;
use crate::config::Limits;
use crate::guest::{GuestId, Named};
use crate::hall::Hall;
use crate::refusal::{Fault, Refusal};

/// For one more table, before anybody looks at what it is to be.
pub async fn for_table(hall: &Hall, host: &Named) -> Result<Reservation, Refusal> {
    let Limits { tables_per_guest, tables_per_address, tables_total, .. } = hall.config.limits;
    let of_guest = Refusal::from(Fault::TooManyTables).with("max", tables_per_guest);
    let of_address = Refusal::from(Fault::TooManyTablesOfAddress).with("max", tables_per_address);
    let claim = |owner, max: u32, refusal| Claim {
        resource: Resource::Tables,
        owner,
        n: 1,
        max: max.into(),
        refusal,
    };
    let claims = vec![
        claim(Owner::Guest(host.guest), tables_per_guest, of_guest),
        claim(Owner::Address(host.address), tables_per_address, of_address),
        claim(Owner::All, tables_total, Fault::ServerFull.into()),
    ];
    reserve(hall, claims).await
}

/// For the bytes of a table and its files.
pub async fn for_bytes(hall: &Hall, host: &Named, n_bytes: u64) -> Result<Reservation, Refusal> {
    reserve(hall, bytes(&hall.config.limits, Some(host.guest), host.address, n_bytes)).await
}

/// For a new guest, whom the address answers for.
pub async fn for_guest(
    hall: &Hall,
    address: AddressTag,
    n_bytes: u64,
) -> Result<Reservation, Refusal> {
    reserve(hall, bytes(&hall.config.limits, None, address, n_bytes)).await
}

fn bytes(limits: &Limits, guest: Option<GuestId>, address: AddressTag, n: u64) -> Vec<Claim> {
    let claim = |owner, max, refusal| Claim { resource: Resource::Bytes, owner, n, max, refusal };
    let of_guest = |guest| {
        let refusal = in_mib(Fault::TooMuchStored, limits.bytes_per_guest);
        claim(Owner::Guest(guest), limits.bytes_per_guest, refusal)
    };
    let of_address = in_mib(Fault::TooMuchStoredByAddress, limits.bytes_per_address);
    let others = [
        claim(Owner::Address(address), limits.bytes_per_address, of_address),
        claim(Owner::All, limits.bytes_total, Fault::NoRoomLeft.into()),
    ];
    guest.map(of_guest).into_iter().chain(others).collect()
}

/// For one more Record, before it has arrived.
pub async fn for_record(hall: &Hall, guest: GuestId) -> Result<Reservation, Refusal> {
    let max = hall.config.limits.records_per_guest;
    let refusal = Refusal::from(Fault::TooManyRecords).with("max", max);
    let (resource, owner) = (Resource::Records, Owner::Guest(guest));
    reserve(hall, vec![Claim { resource, owner, n: 1, max: max.into(), refusal }]).await
}

pub async fn for_record_bytes(hall: &Hall, who: &Named, n: u64) -> Result<Reservation, Refusal> {
    let limits = &hall.config.limits;
    let (of_guest, of_address) = (limits.record_bytes_per_guest, limits.record_bytes_per_address);
    let claim = |owner, max, refusal| {
        let resource = Resource::RecordBytes;
        Claim { resource, owner, n, max, refusal }
    };
    let refusal = in_mib(Fault::TooMuchUploaded, of_guest);
    let of_guest = claim(Owner::Guest(who.guest), of_guest, refusal);
    let refusal = in_mib(Fault::TooMuchUploadedByAddress, of_address);
    let of_address = claim(Owner::Address(who.address), of_address, refusal);
    let all = claim(Owner::All, limits.record_bytes_total, Fault::RecordsFull.into());
    reserve(hall, vec![of_guest, of_address, all]).await
}

async fn reserve(hall: &Hall, claims: Vec<Claim>) -> Result<Reservation, Refusal> {
    Quotas::reserve(&hall.quotas, &hall.store, claims).await
}

fn in_mib(fault: Fault, max: u64) -> Refusal {
    Refusal::from(fault).with("max", max >> 20)
}
