//! Why a server does not start.

use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;

#[derive(Debug)]
pub enum StartError {
    PortInUse(SocketAddr),
    /// The address cannot be listened on for another reason.
    Address(SocketAddr, io::Error),
    /// The data folder cannot be created or written.
    DataFolder(PathBuf, io::Error),
    /// Others than its owner can look into the data folder.
    DataFolderOpen(PathBuf),
    /// Another server works on the same data folder.
    DataFolderInUse(PathBuf),
    DatabaseNewer {
        path: PathBuf,
        found: i64,
        known: i64,
    },
    DatabaseDamaged(PathBuf, String),
    /// The key behind the cookies cannot be read.
    KeyDamaged(PathBuf),
}

impl StartError {
    pub fn of_port(address: SocketAddr, error: io::Error) -> StartError {
        match error.kind() {
            io::ErrorKind::AddrInUse => StartError::PortInUse(address),
            _ => StartError::Address(address, error),
        }
    }

    /// The key of the sentence in the message files, without its prefix `start-error-`.
    pub fn code(&self) -> &'static str {
        match self {
            StartError::PortInUse(_) => "port-in-use",
            StartError::Address(..) => "address",
            StartError::DataFolder(..) => "data-folder",
            StartError::DataFolderOpen(_) => "data-folder-open",
            StartError::DataFolderInUse(_) => "data-folder-in-use",
            StartError::DatabaseNewer { .. } => "database-newer",
            StartError::DatabaseDamaged(..) => "database-damaged",
            StartError::KeyDamaged(_) => "key-damaged",
        }
    }

    /// What fills the places of the sentence.
    pub fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            StartError::PortInUse(address) => vec![("address", address.to_string())],
            StartError::Address(address, why) => {
                vec![("address", address.to_string()), ("why", why.to_string())]
            }
            StartError::DataFolder(path, why) => {
                vec![("path", path.display().to_string()), ("why", why.to_string())]
            }
            StartError::DataFolderOpen(path)
            | StartError::DataFolderInUse(path)
            | StartError::KeyDamaged(path) => {
                vec![("path", path.display().to_string())]
            }
            StartError::DatabaseNewer { path, found, known } => vec![
                ("path", path.display().to_string()),
                ("found", found.to_string()),
                ("known", known.to_string()),
            ],
            StartError::DatabaseDamaged(path, why) => {
                vec![("path", path.display().to_string()), ("why", why.clone())]
            }
        }
    }
}

/// For logs. People read the sentence `start-error-CODE`.
impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())?;
        self.args().iter().try_for_each(|(name, value)| write!(f, ", {name} {value}"))
    }
}

impl std::error::Error for StartError {}
