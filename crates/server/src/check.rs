//! Whether a server could start, without starting one. Nothing is left behind.

use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::net::{SocketAddr, TcpListener};
use std::path::Path;

use crate::StartError;
use crate::config::Config;
use crate::private;
use crate::store::{DATABASE_FILE, LOCK_FILE, schema};

/// Everything that a server would complain of at its start.
pub fn check(config: &Config) -> Vec<StartError> {
    let found = [check_port(config.address), check_folder(&config.data)];
    found.into_iter().filter_map(Result::err).collect()
}

fn check_port(address: SocketAddr) -> Result<(), StartError> {
    match TcpListener::bind(address) {
        Ok(_) => Ok(()),
        Err(error) => Err(StartError::of_port(address, error)),
    }
}

fn check_folder(folder: &Path) -> Result<(), StartError> {
    let at_folder = |error| StartError::DataFolder(folder.to_owned(), error);
    match fs::metadata(folder) {
        Ok(_) => {}
        Err(error) if error.kind() == ErrorKind::NotFound => {
            return try_to_write(nearest(folder)).map_err(at_folder);
        }
        Err(error) => return Err(at_folder(error)),
    }
    if private::is_open_to_others(folder, DATABASE_FILE).map_err(at_folder)? {
        return Err(StartError::DataFolderOpen(folder.to_owned()));
    }
    let lock = File::open(folder.join(LOCK_FILE)).ok();
    if lock.is_some_and(|lock| lock.try_lock_shared().is_err()) {
        return Err(StartError::DataFolderInUse(folder.to_owned()));
    }
    try_to_write(folder).map_err(at_folder)?;
    check_database(&folder.join(DATABASE_FILE))
}

/// The folder in which the first missing one would be made.
fn nearest(folder: &Path) -> &Path {
    let mut above = folder.ancestors().skip(1);
    let existing = above.find(|above| above.exists());
    existing.unwrap_or(Path::new("."))
}

fn try_to_write(folder: &Path) -> io::Result<()> {
    let probe = folder.join(format!(".rathaus-probe-{}", std::process::id()));
    File::create_new(&probe)?;
    fs::remove_file(probe)
}

fn check_database(path: &Path) -> Result<(), StartError> {
    if !path.exists() {
        return Ok(());
    }
    let damaged = |why: String| StartError::DatabaseDamaged(path.to_owned(), why);
    let connection =
        schema::open_read_only(path).ok_or_else(|| damaged("it cannot be read".to_owned()))?;
    let found = schema::version(&connection).map_err(|error| damaged(error.to_string()))?;
    match schema::VERSION < found {
        true => {
            let (path, known) = (path.to_owned(), schema::VERSION);
            Err(StartError::DatabaseNewer { path, found, known })
        }
        false => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Server;

    fn config(folder: &Path) -> Config {
        Config::new(([127, 0, 0, 1], 0).into(), folder.to_owned())
    }

    fn codes(config: &Config) -> Vec<&'static str> {
        check(config).iter().map(StartError::code).collect()
    }

    #[tokio::test]
    async fn what_keeps_a_server_from_starting_is_found() {
        let parent = tempfile::tempdir().unwrap();
        let data = parent.path().join("house/data");
        assert!(codes(&config(&data)).is_empty());
        assert!(!parent.path().join("house").exists(), "nothing is made");
        let running = Server::bind(config(&data)).await.unwrap();
        let mut second = config(&data);
        second.address = running.address();
        assert_eq!(codes(&second), ["port-in-use", "data-folder-in-use"]);
        let file = parent.path().join("file");
        fs::write(&file, "").unwrap();
        assert_eq!(codes(&config(&file.join("data"))), ["data-folder"]);
        assert_eq!(codes(&config(&file)), ["data-folder"]);
    }

    #[test]
    fn a_newer_or_damaged_database_is_found() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(DATABASE_FILE);
        let database = schema::open(&path).unwrap();
        assert!(codes(&config(folder.path())).is_empty());
        database.execute_batch("PRAGMA user_version = 9999").unwrap();
        assert_eq!(codes(&config(folder.path())), ["database-newer"]);
        drop(database);
        fs::write(&path, "no database ".repeat(1000)).unwrap();
        assert_eq!(codes(&config(folder.path())), ["database-damaged"]);
    }
}
