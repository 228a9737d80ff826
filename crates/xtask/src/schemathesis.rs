//! Schemathesis: requests of every kind, made up from `openapi.json`, against a running server.
//! Every answer must be one that the description promises.

use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::process::Command;

use anyhow::{Context, ensure};

use crate::cargo::Cargo;
use crate::own_server::OwnServer;
use crate::python;

pub fn schemathesis(cargo: &Cargo, examples: u32) -> anyhow::Result<()> {
    let folder = cargo.target_dir().join("schemathesis");
    let python = python::need(&folder, "schemathesis==4.32.5", "schemathesis")?;
    let server = OwnServer::start(cargo)?;
    let config_file = folder.join("schemathesis.toml");
    fs::write(&config_file, config(&server)?)?;
    let status = Command::new(python)
        .args(["-m", "schemathesis.cli", "--config-file"])
        .arg(config_file)
        .args(["run", &format!("http://{}/api/openapi.json", server.address)])
        .args(["--phases", "coverage,fuzzing", "--seed", "1"])
        .args(["--max-examples", &examples.to_string()])
        .current_dir(&folder)
        .status()?;
    ensure!(status.success(), "the server does not keep to its description");
    Ok(())
}

/// A guest with a table whose match has begun, so that more than refusals is tried. A body that
/// fits the description may still break a rule of the game, so that is not held against us. A
/// request for the next frame is kept for 25 seconds.
fn config(server: &OwnServer) -> anyhow::Result<String> {
    let named = post(server, "/api/me", "", "{\"name\":\"Anna\"}")?;
    let cookie = between(&named, "set-cookie: ", ";").context("the server makes no guest")?;
    let new = "{\"game\":\"saint-malo\",\"seats\":[\"me\",\"me\"]}";
    let made = post(server, "/api/tables", cookie, new)?;
    let id = between(&made, "\"id\":\"", "\"").context("the server makes no table")?;
    post(server, &format!("/api/tables/{id}/start"), cookie, "")?;
    let key = cookie.split_once('=').map_or(cookie, |(_, value)| value);
    Ok(format!(
        "request-timeout = 30\n[parameters]\n\"path.id\" = \"{id}\"\n\
         [auth.openapi.guest]\napi_key = \"{key}\"\n\
         [checks]\npositive_data_acceptance.enabled = false\n"
    ))
}

fn post(server: &OwnServer, path: &str, cookie: &str, body: &str) -> anyhow::Result<String> {
    let mut stream = TcpStream::connect(&server.address)?;
    write!(
        stream,
        "POST {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncookie: {cookie}\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        server.address,
        body.len()
    )?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    Ok(answer)
}

fn between<'t>(text: &'t str, start: &str, end: &str) -> Option<&'t str> {
    text.split_once(start)?.1.split(end).next()
}
