//! Large options are files that a host has brought along, and many tables are opened with the same
//! one. So each is stored once, under its hash, for as long as a table refers to it; in the options
//! of a table `{"file": "HASH"}` stands for it.

use std::collections::BTreeSet;

use rusqlite::{Connection, OptionalExtension, Transaction, params};
use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};

use super::ledger::charge;
use super::read::{damaged, from_json, integer, natural};
use super::rows::TableRow;
use super::{Store, StoreFailed, Write};
use crate::address::AddressTag;
use crate::guest::GuestId;

/// An option whose text is longer is stored as a file.
const INLINE_BYTES_MAX: usize = 1024;
const FILE: &str = "file";

/// A file that somebody has brought along.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileRow {
    /// The SHA-256 of the content, in hex.
    pub hash: String,
    /// JSON.
    pub content: String,
    /// Who is charged for it.
    pub guest: GuestId,
    pub address: AddressTag,
}

/// Takes the files out of the options of a table.
pub fn take_out(row: &mut TableRow) -> Vec<FileRow> {
    let Value::Object(options) = &mut row.options else { return Vec::new() };
    let mut files = Vec::new();
    for value in options.values_mut() {
        let content = value.to_string();
        // What only looks like a reference must not be taken for one.
        if content.len() <= INLINE_BYTES_MAX && reference(value).is_none() {
            continue;
        }
        let hash = hex::encode(Sha256::digest(&content));
        *value = json!({ FILE: hash });
        files.push(FileRow { hash, content, guest: row.host, address: row.address });
    }
    files
}

/// The hash of the file that a value stands for.
fn reference(value: &Value) -> Option<&str> {
    let fields = value.as_object().filter(|fields| fields.len() == 1)?;
    fields.get(FILE)?.as_str()
}

/// Each once, however often it is referred to.
fn references(options: &Value) -> BTreeSet<String> {
    let values = options.as_object().into_iter().flat_map(Map::values);
    values.filter_map(reference).map(str::to_owned).collect()
}

/// Whether files of a database of before are still in the row.
fn has_large(options: &Value) -> bool {
    let is_large = |value: &Value| INLINE_BYTES_MAX < value.to_string().len();
    options.as_object().is_some_and(|options| options.values().any(is_large))
}

impl Store {
    /// The options in full.
    pub async fn options(&self, row: &TableRow) -> Result<Value, StoreFailed> {
        if references(&row.options).is_empty() {
            return Ok(row.options.clone());
        }
        let options = row.options.clone();
        self.read(move |connection| in_full(connection, options)).await
    }

    /// A table with its options in full, as the rules want them, on a thread that has a slot for
    /// it.
    pub fn in_full(&self, row: TableRow) -> Result<TableRow, StoreFailed> {
        if references(&row.options).is_empty() {
            return Ok(row);
        }
        let options = row.options.clone();
        let options = self.read_long(|connection| in_full(connection, options))?;
        Ok(TableRow { options, ..row })
    }

    /// How many bytes the options are in full, give or take a few.
    pub async fn n_bytes_of_options(&self, row: &TableRow) -> Result<u64, StoreFailed> {
        let n_inline = row.options.to_string().len() as u64;
        let sizes = self.sizes_of_files(references(&row.options)).await?;
        Ok(sizes.into_iter().map(|(_, n_bytes)| n_bytes).sum::<u64>() + n_inline)
    }

    /// Which of these files there are, with their bytes.
    pub async fn sizes_of_files(
        &self,
        hashes: BTreeSet<String>,
    ) -> Result<Vec<(String, u64)>, StoreFailed> {
        if hashes.is_empty() {
            return Ok(Vec::new());
        }
        self.read(move |connection| {
            let mut statement =
                connection.prepare_cached("SELECT n_bytes FROM files WHERE hash = ?1")?;
            let mut sizes = Vec::new();
            for hash in hashes {
                let n_bytes = statement.query_row([&hash], |row| row.get(0)).optional()?;
                sizes.extend(n_bytes.map(|n_bytes| (hash, natural(n_bytes))));
            }
            Ok(sizes)
        })
        .await
    }

    /// Moves what is still in the row of a table to where files are. What cannot be written stays
    /// where it is, and can be read there.
    pub(super) async fn with_files_moved(&self, row: TableRow) -> Result<TableRow, StoreFailed> {
        if self.is_read_only || !has_large(&row.options) {
            return Ok(row);
        }
        if self.write(vec![Write::MoveFiles { no: row.no }]).await.is_err() {
            return Ok(row);
        }
        let mut moved = row;
        take_out(&mut moved);
        Ok(moved)
    }
}

fn in_full(connection: &Connection, mut options: Value) -> rusqlite::Result<Value> {
    let mut statement = connection.prepare_cached("SELECT content FROM files WHERE hash = ?1")?;
    for value in options.as_object_mut().into_iter().flat_map(Map::values_mut) {
        let Some(hash) = reference(value) else { continue };
        let content = statement.query_row([hash], |row| row.get(0)).optional()?;
        let missing = || damaged(0, std::io::Error::other("a file is missing"));
        *value = from_json(0, content.ok_or_else(missing)?)?;
    }
    Ok(options)
}

/// Whether there is such a file.
pub(super) fn has_file(transaction: &Transaction<'_>, hash: &str) -> rusqlite::Result<bool> {
    transaction.prepare_cached("SELECT 1 FROM files WHERE hash = ?1")?.exists([hash])
}

/// Whoever stores a file first is charged for it.
pub(super) fn insert_file(transaction: &Transaction<'_>, file: &FileRow) -> rusqlite::Result<()> {
    let sql = "INSERT OR IGNORE INTO files (hash, content, n_bytes, n_tables, guest, address)
               VALUES (?1, ?2, ?3, 0, ?4, ?5)";
    let FileRow { hash, content, guest, address } = file;
    let n_bytes = integer(content.len() as u64);
    let values = params![hash, content, n_bytes, guest.to_string(), address.to_string()];
    let is_new = transaction.prepare_cached(sql)?.execute(values)? == 1;
    if is_new { charge(transaction, Some(*guest), *address, n_bytes) } else { Ok(()) }
}

/// A table refers to the files in its options.
pub(super) fn refer(transaction: &Transaction<'_>, options: &Value) -> rusqlite::Result<()> {
    let sql = "UPDATE files SET n_tables = n_tables + 1 WHERE hash = ?1";
    for hash in references(options) {
        transaction.prepare_cached(sql)?.execute([hash])?;
    }
    Ok(())
}

/// A table is about to go: so do its files, if no other table refers to them.
pub(super) fn release(transaction: &Transaction<'_>, no: i64) -> rusqlite::Result<()> {
    let sql = "SELECT options FROM tables WHERE no = ?1";
    let options = transaction.query_row(sql, [no], |row| row.get::<_, String>(0)).optional()?;
    let Some(options) = options else { return Ok(()) };
    // Nobody knows what a damaged table refers to.
    let options: Value = serde_json::from_str(&options).unwrap_or_default();
    for hash in references(&options) {
        let sql = "UPDATE files SET n_tables = n_tables - 1 WHERE hash = ?1";
        transaction.execute(sql, [&hash])?;
        let sql = "DELETE FROM files WHERE hash = ?1 AND n_tables < 1
                   RETURNING guest, address, n_bytes";
        let gone = transaction.query_row(sql, [&hash], |row| {
            let guest = GuestId::try_from(row.get::<_, String>(0)?).ok();
            let address = AddressTag::from_text(&row.get::<_, String>(1)?);
            Ok((guest, address, row.get::<_, i64>(2)?))
        });
        if let Some((guest, address, n_bytes)) = gone.optional()? {
            charge(transaction, guest, address, -n_bytes)?;
        }
    }
    Ok(())
}

/// For a table of a database in which files stood among the options.
pub(super) fn move_files(transaction: &Transaction<'_>, no: i64) -> rusqlite::Result<()> {
    let Some(mut row) = super::read::table_at(transaction, no)? else { return Ok(()) };
    if !has_large(&row.options) {
        return Ok(());
    }
    for file in take_out(&mut row) {
        insert_file(transaction, &file)?;
    }
    refer(transaction, &row.options)?;
    let sql = "UPDATE tables SET options = ?2 WHERE no = ?1";
    transaction.execute(sql, params![no, row.options.to_string()]).map(|_| ())
}

#[cfg(test)]
mod tests {
    use engine::Secret;

    use super::*;

    fn row(options: Value) -> TableRow {
        let new = protocol::NewTable {
            game: games::IDS[0].to_owned(),
            options: Value::Null,
            seats: vec![protocol::NewSeat::Me, protocol::NewSeat::Me],
            is_listed: false,
        };
        let (guest, address) = (GuestId::new(), Default::default());
        let host = crate::guest::Named { guest, name: "Anna".to_owned(), address };
        let row = crate::table::new_row(new, &host, Secret::from_seed(1, 2)).unwrap();
        TableRow { options, ..row }
    }

    #[test]
    fn only_large_options_become_files() {
        let large = "x".repeat(INLINE_BYTES_MAX - 1);
        let small = "x".repeat(INLINE_BYTES_MAX - 2);
        let mut row = row(json!({ "a": large, "b": small, "c": 3, "d": { "file": "?" } }));
        let files = take_out(&mut row);
        assert_eq!(files.len(), 2, "what looks like a reference is a file too");
        assert_eq!(row.options["a"], json!({ "file": files[0].hash }));
        assert_eq!(row.options["b"], small);
        assert_eq!(row.options["c"], 3);
        assert_eq!(row.options["d"], json!({ "file": files[1].hash }));
        assert_eq!(files[1].content, json!({ "file": "?" }).to_string());
        for file in &files {
            assert_eq!(file.hash, hex::encode(Sha256::digest(&file.content)));
        }
    }

    /// Room was reserved for the table only, not for the file.
    #[tokio::test]
    async fn a_file_that_has_gone_in_the_meantime_is_missed() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("data")).unwrap();
        let mut table = row(json!({ "a": "x".repeat(2000) }));
        let file = take_out(&mut table).remove(0);
        let needs = || Write::NeedsFile { hash: file.hash.clone() };
        let new = || Write::NewTable(Box::new(table.clone()));
        let refused = store.write(vec![needs(), new()]).await;
        assert_eq!(refused, Err(StoreFailed::Outdated));
        assert_eq!(store.table(&table.id).await.unwrap(), None);
        store.write(vec![Write::File(file.clone()), new()]).await.unwrap();
        let mut second = table.clone();
        second.id = crate::state::new_table_id();
        let stored = store.write(vec![needs(), Write::NewTable(Box::new(second))]).await;
        assert_eq!(stored, Ok(()));
        assert_eq!(store.options(&table).await.unwrap()["a"], "x".repeat(2000));
        store.close().await;
    }

    #[test]
    fn options_that_are_no_object_stay_as_they_are() {
        let mut row = row(json!("x".repeat(5000)));
        assert!(take_out(&mut row).is_empty());
    }
}
