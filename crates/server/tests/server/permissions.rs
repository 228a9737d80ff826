//! Only the owner of a data folder can look into it.
#![cfg(unix)]

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::sync::Arc;

use server::Server;

use crate::test_server::{TestServer, config};

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap().permissions().mode() & 0o777
}

#[tokio::test]
async fn everything_is_made_for_the_owner_alone() {
    let parent = tempfile::tempdir().unwrap();
    let data = parent.path().join("data");
    let server = Server::bind(config(&data)).await.unwrap();
    assert_eq!(mode(&data), 0o700);
    for name in ["lock", "cookie.key", "rathaus.db", "rathaus.db-wal", "rathaus.db-shm"] {
        assert_eq!(mode(&data.join(name)), 0o600, "{name}");
    }
    drop(server);
}

/// It may be somebody's home, or shared on purpose.
#[tokio::test]
async fn a_folder_of_somebody_else_that_is_open_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("letter"), "").unwrap();
    fs::set_permissions(folder.path(), Permissions::from_mode(0o750)).unwrap();
    let error = match Server::bind(config(folder.path())).await {
        Ok(_) => panic!("the server has started"),
        Err(error) => error,
    };
    assert_eq!(error.code(), "data-folder-open");
    let path = folder.path().display().to_string();
    assert!(error.to_string().contains(&path), "{error}");
    assert_eq!(mode(folder.path()), 0o750, "it is left as it was");
}

#[tokio::test]
async fn a_folder_of_ours_that_is_open_is_closed() {
    let mut folder = Arc::new(tempfile::tempdir().unwrap());
    for _ in ["empty", "with a database"] {
        fs::set_permissions(folder.path(), Permissions::from_mode(0o755)).unwrap();
        folder = TestServer::open_at(folder, |_| {}).await.close().await;
        assert_eq!(mode(folder.path()), 0o700);
    }
}

#[tokio::test]
async fn files_that_others_can_read_are_closed() {
    let folder = TestServer::open().await.close().await;
    for name in ["lock", "cookie.key", "rathaus.db"] {
        fs::set_permissions(folder.path().join(name), Permissions::from_mode(0o644)).unwrap();
    }
    let server = TestServer::open_at(folder.clone(), |_| {}).await;
    for name in ["lock", "cookie.key", "rathaus.db"] {
        assert_eq!(mode(&folder.path().join(name)), 0o600, "{name}");
    }
    server.close().await;
}
