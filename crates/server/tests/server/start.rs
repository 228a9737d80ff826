//! Reasons not to start.

use protocol::Frame;
use serde_json::json;
use server::{Server, StartError};

use crate::house::{Guest, House, at, config};

async fn refused(config: server::Config) -> StartError {
    match Server::bind(config).await {
        Ok(_) => panic!("the server has started"),
        Err(error) => error,
    }
}

#[tokio::test]
async fn a_port_in_use_is_named() {
    let house = House::open().await;
    let folder = tempfile::tempdir().unwrap();
    let mut config = config(folder.path());
    config.address = house.address;
    let error = refused(config).await;
    assert_eq!(error.code(), "port-in-use");
    assert!(error.to_string().contains(&house.address.to_string()), "{error}");
}

#[tokio::test]
async fn a_folder_in_use_is_named() {
    let house = House::open().await;
    let error = refused(config(house.folder.path())).await;
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
    assert!(error.to_string().contains("cannot be written"), "{error}");
}

#[tokio::test]
async fn a_newer_database_is_left_alone() {
    let house = House::open().await;
    let folder = house.close().await;
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
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let table = anna.started(json!(["me", "me"])).await;
    let folder = house.close().await;
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

    let house = House::open_at(folder, |_| {}).await;
    let anna = Guest { address: house.address, cookie: anna.cookie };
    assert_eq!(anna.get("/api/me").await.status, 200);
    assert_eq!(anna.get("/api/tables").await.status, 200);
    assert_eq!(anna.get(&at(&table, "frame")).await.json::<Frame>().version, 0);
    anna.get(&format!("/api/tables/{:024x}/frame", 2)).await.refused(503, "storage-damaged");
}
