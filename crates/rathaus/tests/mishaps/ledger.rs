//! Everything that the clients were promised, to be held against what is on the disk.

use std::collections::HashMap;
use std::fs;
use std::path::Path;
use std::sync::{Arc, Mutex};

use load::{Diary, Guest};
use protocol::{FromClient, Order};
use rusqlite::Connection;
use serde_json::Value;

/// A match, and the diaries of those who play it.
#[derive(Clone)]
pub struct Page {
    pub guests: Vec<Guest>,
    pub table: String,
    pub diaries: Vec<Arc<Mutex<Diary>>>,
    /// Whether the players have seen the end of it.
    pub is_over: bool,
}

#[derive(Clone, Default)]
pub struct Ledger(Arc<Mutex<Vec<Page>>>);

impl Ledger {
    pub fn add(&self, page: Page) {
        self.0.lock().unwrap().push(page);
    }

    pub fn close(&self, table: &str) {
        let mut pages = self.0.lock().unwrap();
        pages.iter_mut().filter(|page| page.table == table).for_each(|page| page.is_over = true);
    }

    pub fn pages(&self) -> Vec<Page> {
        self.0.lock().unwrap().clone()
    }

    /// Holds every promise against a database, which must be whole. Returns how many there were.
    pub fn check(&self, database: &Connection) -> usize {
        let mut n_checked = 0;
        for page in self.pages() {
            let stored = stored(database, &page.table);
            for diary in &page.diaries {
                let diary = diary.lock().unwrap().clone();
                assert!(diary.faults.is_empty(), "{:?}", diary.faults);
                let ordered: HashMap<&str, &FromClient> =
                    diary.placed.iter().map(|order| (order.key.as_str(), order)).collect();
                for promise in &diary.promises {
                    let entries = stored.get(&promise.key).map_or(&[][..], Vec::as_slice);
                    let [entry] = entries else {
                        panic!("{promise:?} of {} is stored as {entries:?}", page.table);
                    };
                    check_entry(entry.as_ref(), ordered[promise.key.as_str()]);
                    n_checked += 1;
                }
            }
            let twice = stored.iter().find(|(_, entries)| 1 < entries.len());
            assert!(twice.is_none(), "{twice:?} of {}", page.table);
        }
        n_checked
    }
}

impl Page {
    pub fn n_promises(&self) -> usize {
        self.diaries.iter().map(|diary| diary.lock().unwrap().promises.len()).sum()
    }
}

/// The steps of a table by their keys.
fn stored(database: &Connection, table: &str) -> HashMap<String, Vec<Option<Value>>> {
    let sql = "SELECT key, entry FROM steps JOIN tables ON tables.no = steps.table_no
               WHERE tables.id = ?1 AND key IS NOT NULL";
    let mut statement = database.prepare(sql).unwrap();
    let rows = statement.query_map([table], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
    let mut stored: HashMap<String, Vec<Option<Value>>> = HashMap::new();
    for row in rows {
        let (key, entry): (String, Option<String>) = row.unwrap();
        let entry = entry.map(|entry| serde_json::from_str(&entry).unwrap());
        stored.entry(key).or_default().push(entry);
    }
    stored
}

/// What is stored is what was ordered.
fn check_entry(entry: Option<&Value>, ordered: &FromClient) {
    match (&ordered.order, entry) {
        (Order::Act { action }, Some(entry)) => {
            assert!(holds(entry, action), "{entry} is not {action}");
        }
        (Order::Undo | Order::RestartTurn, None) => {}
        (ordered, stored) => panic!("{ordered:?} is stored as {stored:?}"),
    }
}

fn holds(value: &Value, part: &Value) -> bool {
    let is_within = || match value {
        Value::Array(values) => values.iter().any(|value| holds(value, part)),
        Value::Object(fields) => fields.values().any(|value| holds(value, part)),
        _ => false,
    };
    value == part || is_within()
}

/// The database as the killed server has left it, in a copy, so that looking at it mends nothing.
pub fn as_left(data: &Path, into: &Path) -> Connection {
    for name in ["rathaus.db", "rathaus.db-wal", "rathaus.db-shm"] {
        let (from, to) = (data.join(name), into.join(name));
        let _ = fs::remove_file(&to);
        if from.exists() {
            fs::copy(from, to).unwrap();
        }
    }
    let database = Connection::open(into.join("rathaus.db")).unwrap();
    check_whole(&database);
    database
}

pub fn check_whole(database: &Connection) {
    let found: String = database.query_row("PRAGMA integrity_check", [], |row| row.get(0)).unwrap();
    assert_eq!(found, "ok");
}
