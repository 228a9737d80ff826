//! Who may look into the data folder: its owner. The secrets behind the dice and the key behind the
//! cookies lie there.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind};
use std::path::Path;

use crate::StartError;

/// Closes the data folder to others, if nothing but data of ours can be in it. A folder that holds
/// something else may be shared on purpose and is not closed behind somebody's back: it is refused.
#[cfg(unix)]
pub fn close_folder(folder: &Path, own_file: &str) -> Result<(), StartError> {
    use std::os::unix::fs::PermissionsExt;

    let unreadable = |error| StartError::DataFolder(folder.to_owned(), error);
    let metadata = match fs::metadata(folder) {
        Ok(metadata) => metadata,
        // It is made later on, for its owner alone.
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(unreadable(error)),
    };
    if !is_open(&metadata) {
        return Ok(());
    }
    let is_empty = fs::read_dir(folder).map_err(unreadable)?.next().is_none();
    let is_ours = is_empty || folder.join(own_file).exists();
    if !is_ours || fs::set_permissions(folder, fs::Permissions::from_mode(0o700)).is_err() {
        return Err(StartError::DataFolderOpen(folder.to_owned()));
    }
    let path = folder.display();
    tracing::warn!(%path, "others could look into this folder until now; it is closed to them");
    Ok(())
}

/// Whether a folder is open to others and may be so on purpose, so that it would be refused.
#[cfg(unix)]
pub fn is_open_to_others(folder: &Path, own_file: &str) -> io::Result<bool> {
    let is_empty = fs::read_dir(folder)?.next().is_none();
    let is_ours = is_empty || folder.join(own_file).exists();
    Ok(!is_ours && is_open(&fs::metadata(folder)?))
}

/// Makes a folder for its owner alone, where there is none yet.
pub fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Makes an empty file for its owner alone, or closes the one that is there.
pub fn create(path: &Path) -> io::Result<()> {
    match private_options().create_new(true).open(path) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => close(path),
        Err(error) => Err(error),
    }
}

/// A file that others cannot read, empty at first.
pub fn truncate(path: &Path) -> io::Result<File> {
    private_options().create(true).truncate(true).open(path)
}

/// Takes a file of ours away from everybody but its owner. One that is missing is no trouble.
#[cfg(unix)]
pub fn close(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;

    let metadata = match fs::metadata(path) {
        Ok(metadata) => metadata,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(error),
    };
    if is_open(&metadata) {
        fs::set_permissions(path, fs::Permissions::from_mode(0o600))?;
        let path = path.display();
        tracing::warn!(%path, "others could read this file until now; it is closed to them");
    }
    Ok(())
}

#[cfg(unix)]
fn is_open(metadata: &fs::Metadata) -> bool {
    std::os::unix::fs::PermissionsExt::mode(&metadata.permissions()) & 0o077 != 0
}

#[cfg(unix)]
fn private_options() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Elsewhere a folder is as private as the one that it lies in.
#[cfg(not(unix))]
pub fn close_folder(_: &Path, _: &str) -> Result<(), StartError> {
    Ok(())
}

#[cfg(not(unix))]
pub fn is_open_to_others(_: &Path, _: &str) -> io::Result<bool> {
    Ok(false)
}

#[cfg(not(unix))]
pub fn close(_: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(not(unix))]
fn private_options() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    options
}
