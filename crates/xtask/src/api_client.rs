//! A client that is generated from `openapi.json` plays a match, by its own typed calls alone.

use std::fs;
use std::process::Command;

use anyhow::ensure;

use crate::cargo::Cargo;
use crate::own_server::OwnServer;
use crate::python;

const PLAY: &str = include_str!("api_client/play.py");

pub fn api_client(cargo: &Cargo) -> anyhow::Result<()> {
    let folder = cargo.target_dir().join("api-client");
    let python = python::need(&folder, "openapi-python-client==0.29.1", "openapi_python_client")?;
    let description = cargo.root().join("crates/server/openapi.json");
    // Nobody reads the code, so it need not be formatted.
    fs::write(folder.join("generator.yml"), "post_hooks: []\n")?;
    let generated = Command::new(&python)
        .args(["-m", "openapi_python_client", "generate", "--overwrite", "--meta", "none"])
        .args(["--config", "generator.yml", "--output-path", "rathaus_client", "--path"])
        .arg(description)
        .current_dir(&folder)
        .status()?;
    ensure!(generated.success(), "no client can be generated from openapi.json");
    fs::write(folder.join("play.py"), PLAY)?;
    let server = OwnServer::start(cargo)?;
    let played = Command::new(&python)
        .args(["play.py", &format!("http://{}", server.address)])
        .current_dir(&folder)
        .status()?;
    ensure!(played.success(), "the generated client does not play a match to its end");
    Ok(())
}
