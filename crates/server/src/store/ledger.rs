//! How much is stored, and for whom. Bytes are counted in the transaction that changes them, in
//! `stored` and, for Records, in `uploaded`: a line for every guest, for every address, and one
//! without a name for all. The steps of matches stay, but whoever ordered them is not charged for
//! ever: they are counted by the day, in `step_bytes`.

use protocol::{Stage, TableId};
use rusqlite::{Connection, Transaction, params};

use super::read::{integer, natural};
use super::rows::TableRow;
use super::{Store, StoreFailed};
use crate::address::AddressTag;
use crate::clock::now_s;
use crate::guest::GuestId;
use crate::quota::{Owner, Resource};

/// What a guest costs, however long the name.
pub const GUEST_BYTES: u64 = 512;
/// What a table costs beside its options, with its lines in the indices.
const TABLE_BYTES: u64 = 1024;
/// What a chair costs, whoever sits down there under whatever name.
const CHAIR_BYTES: u64 = 512;
/// Older tables do not count any more: nobody will finish them.
const COUNTED_FOR_S: u64 = 7 * DAY_S;
/// Steps of before are forgotten: whoever plays a lot must not be kept from playing.
const STEPS_COUNTED_FOR_S: u64 = DAY_S;
const DAY_S: u64 = 24 * 60 * 60;

/// Of whoever has opened them, like their bytes: to be handed a table is no reason to be refused
/// one, and to hand one on is no way to have more.
pub(super) const N_OF_GUEST: &str = "SELECT count(*) FROM tables
    WHERE stage <> 'finished' AND charged_to = ?1 AND ?2 <= created_at";
pub(super) const N_OF_ADDRESS: &str = "SELECT count(*) FROM tables
    WHERE stage <> 'finished' AND address = ?1 AND ?2 <= created_at";
pub(super) const N_UNFINISHED: &str = "SELECT count(*) FROM tables
    WHERE stage <> 'finished' AND ?2 <= created_at AND ?1 = ''";
/// Nobody has begun a match there, and they do not count any more.
pub(super) const LEFT_BY_GUEST: &str = "SELECT id FROM tables
    WHERE stage <> 'finished' AND stage = 'waiting' AND charged_to = ?1 AND created_at < ?2
    ORDER BY created_at LIMIT ?3";
pub(super) const LEFT_BY_ADDRESS: &str = "SELECT id FROM tables
    WHERE stage <> 'finished' AND stage = 'waiting' AND address = ?1 AND created_at < ?2
    ORDER BY created_at LIMIT ?3";
const N_RECORDS: &str = "SELECT count(*) FROM records WHERE guest = ?1";
const RECORD_BYTES: &str = "SELECT coalesce(sum(n_bytes), 0) FROM uploaded WHERE guest = ?1";
const BYTES: &str = "SELECT
    (SELECT coalesce(sum(n_bytes), 0) FROM stored WHERE owner = ?1) +
    (SELECT coalesce(sum(n_bytes), 0) FROM step_bytes WHERE owner = ?1 AND ?2 <= day)";

impl TableRow {
    /// What its host is charged until the match is over. It does not change with those who sit
    /// down and leave.
    pub fn n_bytes(&self) -> u64 {
        let n_chairs = self.chairs.len() as u64;
        TABLE_BYTES + n_chairs * CHAIR_BYTES + self.options.to_string().len() as u64
    }

    /// Whether nobody has begun a match for so long that nobody will.
    pub fn is_left_waiting(&self) -> bool {
        self.stage == Stage::Waiting && self.created_at < counted_since()
    }
}

impl Store {
    /// How much of each there is.
    pub async fn n_stored(&self, of: Vec<(Resource, Owner)>) -> Result<Vec<u64>, StoreFailed> {
        let since = integer(counted_since());
        self.read(move |connection| {
            of.iter()
                .map(|(resource, owner)| n_stored(connection, *resource, *owner, since))
                .collect()
        })
        .await
    }

    /// Some of the tables that are charged to somebody and left waiting, the oldest first.
    pub async fn tables_left_waiting(
        &self,
        of: Vec<Owner>,
        max: u32,
    ) -> Result<Vec<TableId>, StoreFailed> {
        let before = integer(counted_since());
        self.read(move |connection| {
            let mut left = Vec::new();
            for owner in of {
                let sql = match owner {
                    Owner::Guest(_) => LEFT_BY_GUEST,
                    Owner::Address(_) => LEFT_BY_ADDRESS,
                    Owner::All => continue,
                };
                let mut statement = connection.prepare_cached(sql)?;
                let ids = statement.query_map(params![name(owner), before, max], |row| row.get(0));
                for id in ids? {
                    left.push(TableId(id?));
                }
            }
            Ok(left)
        })
        .await
    }
}

/// Tables that were opened before do not count.
fn counted_since() -> u64 {
    now_s().saturating_sub(COUNTED_FOR_S)
}

fn n_stored(
    connection: &Connection,
    resource: Resource,
    owner: Owner,
    since: i64,
) -> rusqlite::Result<u64> {
    let name = name(owner);
    let one = |sql| connection.prepare_cached(sql)?.query_row([&name], |row| row.get(0));
    let lately =
        |sql| connection.prepare_cached(sql)?.query_row(params![name, since], |row| row.get(0));
    let by_day = |sql, first_day: i64| {
        connection.prepare_cached(sql)?.query_row(params![name, first_day], |row| row.get(0))
    };
    let n: i64 = match (resource, owner) {
        (Resource::Tables, Owner::Guest(_)) => lately(N_OF_GUEST)?,
        (Resource::Tables, Owner::Address(_)) => lately(N_OF_ADDRESS)?,
        (Resource::Tables, Owner::All) => lately(N_UNFINISHED)?,
        (Resource::Records, _) => one(N_RECORDS)?,
        (Resource::RecordBytes, _) => one(RECORD_BYTES)?,
        (Resource::Bytes, Owner::Guest(_) | Owner::Address(_)) => {
            by_day(BYTES, first_counted_day())?
        }
        (Resource::Bytes, Owner::All) => by_day(BYTES, 0)?,
    };
    Ok(natural(n))
}

/// Guests and addresses have names of different lengths, and nobody has none.
fn name(owner: Owner) -> String {
    match owner {
        Owner::Guest(guest) => guest.to_string(),
        Owner::Address(address) => address.to_string(),
        Owner::All => String::new(),
    }
}

/// Bytes that have come to be stored, or to be gone where there are fewer than none.
pub(super) fn charge(
    transaction: &Transaction<'_>,
    guest: Option<GuestId>,
    address: AddressTag,
    n_bytes: i64,
) -> rusqlite::Result<()> {
    let owners = guest.map(Owner::Guest).into_iter();
    charge_each(transaction, owners.chain([Owner::Address(address), Owner::All]), n_bytes)
}

fn charge_each(
    transaction: &Transaction<'_>,
    owners: impl Iterator<Item = Owner>,
    n_bytes: i64,
) -> rusqlite::Result<()> {
    let sql = "INSERT INTO stored (owner, n_bytes) VALUES (?1, ?2)
               ON CONFLICT (owner) DO UPDATE SET n_bytes = n_bytes + excluded.n_bytes";
    let mut statement = transaction.prepare_cached(sql)?;
    for owner in owners {
        statement.execute(params![name(owner), n_bytes])?;
    }
    Ok(())
}

fn first_counted_day() -> i64 {
    integer(now_s().saturating_sub(STEPS_COUNTED_FOR_S) / DAY_S)
}

/// The days that no longer count are forgotten on the way. All together have a line for every day:
/// nothing of it is ever gone.
pub(super) fn charge_steps(
    transaction: &Transaction<'_>,
    guest: GuestId,
    address: AddressTag,
    n_bytes: u64,
) -> rusqlite::Result<()> {
    let now = now_s();
    let first_day = first_counted_day();
    let forget = "DELETE FROM step_bytes WHERE owner = ?1 AND day < ?2";
    for owner in [Owner::Guest(guest), Owner::Address(address)] {
        transaction.prepare_cached(forget)?.execute(params![name(owner), first_day])?;
    }
    let sql = "INSERT INTO step_bytes (owner, day, n_bytes)
               VALUES (?1, ?4, ?5), (?2, ?4, ?5), (?3, ?4, ?5)
               ON CONFLICT (owner, day) DO UPDATE SET n_bytes = n_bytes + excluded.n_bytes";
    let [guest, address, all] =
        [Owner::Guest(guest), Owner::Address(address), Owner::All].map(name);
    let (day, n_bytes) = (integer(now / DAY_S), integer(n_bytes));
    transaction.prepare_cached(sql)?.execute(params![guest, address, all, day, n_bytes])?;
    Ok(())
}

pub(super) fn charge_record(
    transaction: &Transaction<'_>,
    guest: GuestId,
    address: AddressTag,
    n_bytes: usize,
) -> rusqlite::Result<()> {
    let sql = "INSERT INTO uploaded (guest, n_bytes) VALUES (?1, ?4), (?2, ?4), (?3, ?4)
               ON CONFLICT (guest) DO UPDATE SET n_bytes = n_bytes + excluded.n_bytes";
    let [guest, address, all] =
        [Owner::Guest(guest), Owner::Address(address), Owner::All].map(name);
    let n_bytes = integer(n_bytes as u64);
    transaction.prepare_cached(sql)?.execute(params![guest, address, all, n_bytes])?;
    Ok(())
}

/// A new table is charged to its host, for good: the next host has not asked for it.
pub(super) fn charge_table(
    transaction: &Transaction<'_>,
    no: i64,
    row: &TableRow,
) -> rusqlite::Result<()> {
    let n_bytes = integer(row.n_bytes());
    let sql = "UPDATE tables SET n_bytes = ?2, charged_to = ?3 WHERE no = ?1";
    let values = params![no, n_bytes, row.host.to_string()];
    transaction.prepare_cached(sql)?.execute(values)?;
    charge(transaction, Some(row.host), row.address, n_bytes)
}

/// What becomes of a table that is charged no longer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Discharged {
    /// Its match is over. It stays, like the steps: all together are charged for good.
    Finished,
    Gone,
}

/// Gives back what a table was charged. Tables of before were charged nothing.
pub(super) fn discharge_table(
    transaction: &Transaction<'_>,
    no: i64,
    why: Discharged,
) -> rusqlite::Result<()> {
    let sql = "SELECT charged_to, address, n_bytes FROM tables WHERE no = ?1 AND n_bytes <> 0";
    let mut statement = transaction.prepare_cached(sql)?;
    let mut rows = statement.query([no])?;
    let Some(row) = rows.next()? else { return Ok(()) };
    let guest = GuestId::try_from(row.get::<_, String>(0)?).ok();
    let address = AddressTag::from_text(&row.get::<_, String>(1)?);
    let all = (why == Discharged::Gone).then_some(Owner::All);
    let owners = guest.map(Owner::Guest).into_iter().chain([Owner::Address(address)]).chain(all);
    charge_each(transaction, owners, -row.get::<_, i64>(2)?)?;
    let sql = "UPDATE tables SET n_bytes = 0 WHERE no = ?1";
    transaction.prepare_cached(sql)?.execute([no]).map(|_| ())
}
