//! The description of the interface, as the routes and the games give it.

use std::io;

use anyhow::ensure;

use crate::cargo::Cargo;

/// Where it is written, from the root of the workspace.
pub const PATH: &str = "crates/server/openapi.json";

/// A test of the server compares it with the routes, and writes it where it is asked to.
pub fn openapi(cargo: &Cargo) -> anyhow::Result<()> {
    let test = ["test", "--quiet", "-p", "server", "--lib", "--", "the_description_is_that"];
    let mut command = cargo.command(&test);
    let status = command.env("RATHAUS_KEEP_OPENAPI", "1").stdout(io::stderr()).status()?;
    ensure!(status.success(), "the interface cannot be described");
    Ok(())
}
