//! What is still there when the power has failed.

use std::fs::{self, File};
use std::io;
use std::path::Path;

/// After this the file has its new name for good, with all that is in it.
pub fn rename(draft: &Path, path: &Path) -> io::Result<()> {
    File::open(draft)?.sync_all()?;
    fs::rename(draft, path)?;
    match path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        Some(folder) => File::open(folder)?.sync_all(),
        None => Ok(()),
    }
}
