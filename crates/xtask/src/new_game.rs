//! `cargo xtask new-game NAME`: a game that can be played at once, as a place to begin. Its rules,
//! opponents, page and texts are made of the templates; what all games share is touched in lists
//! only. Either all of it is written, or nothing.

mod lists;
mod name;
mod plan;
mod templates;
#[cfg(test)]
mod tests;

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, ensure};

use self::name::Name;
use self::plan::Plan;
use crate::cargo::Cargo;
use crate::openapi::{self, openapi};

/// Where cargo notes which versions belong together.
const LOCK: &str = "Cargo.lock";
/// What follows from the lists.
const DERIVED: [&str; 2] = [LOCK, openapi::PATH];

pub fn new_game(cargo: &Cargo, id: &str) -> anyhow::Result<()> {
    let plan = Plan::new(cargo.root(), id)?;
    carry_out(cargo, &plan, describe)?;
    for line in plan.touched() {
        println!("{line}");
    }
    Ok(())
}

/// All of it, or nothing. `describe` tells the programs of others of the game.
fn carry_out(
    cargo: &Cargo,
    plan: &Plan,
    describe: impl FnOnce(&Cargo) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let derived = DERIVED.map(|path| cargo.root().join(path));
    let before = derived.iter().map(|path| fs::read(path).context(path.display().to_string()));
    let before = before.collect::<anyhow::Result<Vec<_>>>()?;
    plan.write(cargo.root())?;
    let finished = finish(cargo, plan).and_then(|()| describe(cargo));
    if finished.is_err() {
        plan.take_back(cargo.root());
        for (path, before) in derived.iter().zip(before) {
            fs::write(path, before).with_context(|| path.display().to_string())?;
        }
    }
    finished
}

fn finish(cargo: &Cargo, plan: &Plan) -> anyhow::Result<()> {
    format(cargo.root(), &plan.formatted())?;
    let metadata = ["metadata", "--offline", "--format-version", "1"];
    let output = cargo.command(&metadata).output()?;
    let complaint = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "cargo does not read the new game: {}", complaint.trim());
    Ok(())
}

/// Its messages are known only to what was compiled with it.
fn describe(cargo: &Cargo) -> anyhow::Result<()> {
    eprintln!("new-game: compiling the server, which describes the game to other programs");
    openapi(cargo)
}

/// The order of imports and the length of lines depend on the name. These files lead to all others
/// that are new.
fn format(root: &Path, files: &[String]) -> anyhow::Result<()> {
    let mut rustfmt = Command::new("rustfmt");
    let rustfmt = rustfmt.args(["--edition", "2024"]).args(files).current_dir(root);
    let output = rustfmt.output().context("rustfmt is missing")?;
    let complaint = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "rustfmt does not read the new game: {}", complaint.trim());
    Ok(())
}
