//! Client and server, built and started.

use std::process::ExitCode;

use crate::cargo::Cargo;
use crate::client::{self, Effort};

/// Arguments go to `rathaus serve`.
pub fn play(cargo: &Cargo, args: &[String]) -> anyhow::Result<ExitCode> {
    client::client(cargo, Effort::Full)?;
    let mut serve = cargo.command(&["run", "--release", "-p", "rathaus", "--", "serve"]);
    let status = serve.args(args).status()?;
    // A status beyond a byte, or none at all after a signal, is still a failure.
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}
