//! Reasons not to start.

use std::path::Path;

use protocol::{Frame, TableInfo};
use serde_json::json;
use server::{Server, StartError};

use crate::test_server::{GAME, Guest, TestServer, at, config};

async fn refused(config: server::Config) -> StartError {
    match Server::bind(config).await {
        Ok(_) => panic!("the server has started"),
        Err(error) => error,
    }
}

#[tokio::test]
async fn a_port_in_use_is_named() {
    let server = TestServer::open().await;
    let folder = tempfile::tempdir().unwrap();
    let mut config = config(folder.path());
    config.address = server.address;
    let error = refused(config).await;
    assert_eq!(error.code(), "port-in-use");
    assert!(error.to_string().contains(&server.address.to_string()), "{error}");
}

#[tokio::test]
async fn a_folder_in_use_is_named() {
    let server = TestServer::open().await;
    let error = refused(config(server.folder.path())).await;
    assert_eq!(error.code(), "data-folder-in-use");
}

/// Below a file no folder can be made, whoever asks for it.
#[tokio::test]
async fn a_folder_that_cannot_be_made_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    let error = refused(config(&file.join("data"))).await;
    assert_eq!(error.code(), "data-folder");
    assert!(error.to_string().starts_with("data-folder, path "), "{error}");
}

#[tokio::test]
async fn a_newer_database_is_left_alone() {
    let server = TestServer::open().await;
    let folder = server.close().await;
    let path = folder.path().join("rathaus.db");
    let connection = rusqlite::Connection::open(&path).unwrap();
    connection.execute_batch("PRAGMA user_version = 99").unwrap();
    drop(connection);
    let before = std::fs::read(&path).unwrap();
    let error = refused(config(folder.path())).await;
    assert_eq!(error.code(), "database-newer");
    assert!(error.to_string().contains("99"), "{error}");
    assert_eq!(std::fs::read(&path).unwrap(), before);
}

#[tokio::test]
async fn a_damaged_database_is_named() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("rathaus.db"), "not a database ".repeat(1000)).unwrap();
    let error = refused(config(folder.path())).await;
    assert_eq!(error.code(), "database-damaged");
    let args = error.args();
    assert!(args.iter().any(|(name, value)| *name == "path" && value.ends_with("rathaus.db")));
}

/// However many games are stored, the start reads none of them: all of these would be refused.
#[tokio::test]
async fn a_start_reads_no_game() {
    let server = TestServer::open().await;
    let anna = server.guest("Anna").await;
    let table = anna.started(json!(["me", "me"])).await;
    let folder = server.close().await;
    let database = rusqlite::Connection::open(folder.path().join("rathaus.db")).unwrap();
    database
        .execute_batch(
            "WITH RECURSIVE numbers (n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM numbers LIMIT 5000)
             INSERT INTO tables (no, id, game, options, host, host_name, is_listed, created_at,
                                 secret, chairs, stage, started_at_ms)
             SELECT n, printf('%024x', n), game, 'no options', host, host_name, is_listed,
                    created_at, 'no secret', 'no chairs', stage, started_at_ms
             FROM numbers, tables;
             INSERT INTO steps (table_no, version, kind, entry)
             SELECT no, 7, 'entry', 'no entry' FROM tables WHERE 1 < no;",
        )
        .unwrap();
    drop(database);

    let server = TestServer::open_at(folder, |_| {}).await;
    let anna = Guest { address: server.address, cookie: anna.cookie };
    assert_eq!(anna.get("/api/me").await.status, 200);
    assert_eq!(anna.get("/api/tables").await.status, 200);
    assert_eq!(anna.get(&at(&table, "frame")).await.json::<Frame>().version, 0);
    anna.get(&format!("/api/tables/{:024x}/frame", 2)).await.refused(503, "storage-damaged");
}

/// Breaks the page that holds the row of one table and not that of the other.
fn break_page(database: &Path, broken: &TableInfo, whole: &TableInfo) {
    let mut bytes = std::fs::read(database).unwrap();
    let holds = |page: &[u8], table: &TableInfo| {
        let id = table.id.0.as_bytes();
        page.windows(id.len()).any(|window| window == id)
    };
    const LEAF_WITH_ROWS: u8 = 0x0d;
    let mut pages = bytes.chunks_exact_mut(4096);
    let page = pages.find(|page| page[0] == LEAF_WITH_ROWS && holds(page, broken)).unwrap();
    assert!(!holds(page, whole), "there are several pages");
    page[..100].fill(0xff);
    std::fs::write(database, bytes).unwrap();
}

/// The first page of the tables is as good as any: the start reads none of them.
#[tokio::test]
async fn a_broken_page_of_tables_is_left_out() {
    let server = TestServer::open_with(|config| config.limits.tables_per_guest = 100).await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let listed = json!({ "game": GAME, "seats": ["me", "open"], "is_listed": true });
    let broken: TableInfo = anna.post("/api/tables", &listed).await.json();
    for _ in 0..40 {
        bert.table(json!(["me", "open"])).await;
    }
    let whole: TableInfo = bert.post("/api/tables", &listed).await.json();
    anna.post_nothing(&at(&whole, "seat")).await;
    let folder = server.close().await;
    break_page(&folder.path().join("rathaus.db"), &broken, &whole);

    let server = TestServer::open_at(folder, |_| {}).await;
    let anna = Guest { address: server.address, cookie: anna.cookie };
    for path in ["/api/tables", "/api/tables/mine"] {
        let tables: Vec<TableInfo> = anna.get(path).await.json();
        let ids: Vec<&str> = tables.iter().map(|table| table.id.0.as_str()).collect();
        assert_eq!(ids, [whole.id.0.as_str()], "{path}");
    }
    assert_eq!(anna.get(&format!("/api/tables/{}", whole.id.0)).await.status, 200);
    anna.get(&format!("/api/tables/{}", broken.id.0)).await.refused(503, "storage-damaged");
    anna.get(&at(&broken, "frame")).await.refused(503, "storage-damaged");
}

/// A row that cannot be understood is left out of the lists.
#[tokio::test]
async fn a_damaged_row_is_left_out() {
    let server = TestServer::open().await;
    let anna = server.guest("Anna").await;
    let listed = json!({ "game": GAME, "seats": ["me", "open"], "is_listed": true });
    let database = rusqlite::Connection::open(server.folder.path().join("rathaus.db")).unwrap();
    for column in ["chairs", "secret"] {
        let table: TableInfo = anna.post("/api/tables", &listed).await.json();
        let sql = format!("UPDATE tables SET {column} = 'none' WHERE id = ?1");
        database.execute(&sql, [&table.id.0]).unwrap();
    }
    let whole: TableInfo = anna.post("/api/tables", &listed).await.json();
    for path in ["/api/tables", "/api/tables/mine"] {
        let tables: Vec<TableInfo> = anna.get(path).await.json();
        assert_eq!(tables.len(), 1, "{path}");
        assert_eq!(tables[0].id, whole.id, "{path}");
    }
}

/// A database of before has fewer indices, and gets them.
#[tokio::test]
async fn an_older_database_is_brought_up_to_date() {
    let folder = TestServer::open().await.close().await;
    let path = folder.path().join("rathaus.db");
    let indices = || -> Vec<String> {
        let database = rusqlite::Connection::open(&path).unwrap();
        let sql = "SELECT name FROM sqlite_schema WHERE type = 'index' ORDER BY name";
        let mut statement = database.prepare(sql).unwrap();
        statement.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
    };
    let before = indices();
    let older = "DROP INDEX tables_listed; DROP INDEX tables_unfinished;
                 CREATE INDEX tables_waiting ON tables (created_at);";
    rusqlite::Connection::open(&path).unwrap().execute_batch(older).unwrap();
    assert_ne!(indices(), before);
    TestServer::open_at(folder.clone(), |_| {}).await.close().await;
    assert_eq!(indices(), before);
}
