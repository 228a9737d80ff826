//! The real server, and what can happen to it: kills, full disks, folders that cannot be written,
//! damaged files. What it has promised holds, and what can be read can still be read.

mod archive;
mod broken_disk;
mod damaged;
mod endings;
mod full_disk;
mod kills;
mod ledger;
mod party;
mod read_only;
mod restore_killed;
mod test_server;
