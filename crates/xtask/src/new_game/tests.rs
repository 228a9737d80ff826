//! The command in a copy of the workspace, without compiling anything: that is for the long mode of
//! the browser tests.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

use super::templates::TEMPLATES;
use super::*;
use crate::tidy::{self, Tree};

const ID: &str = "harbour-market";

/// Where nothing is compiled, nothing is described.
fn undescribed(_: &Cargo) -> anyhow::Result<()> {
    Ok(())
}

fn root() -> PathBuf {
    Cargo::from_env().unwrap().root().to_path_buf()
}

#[track_caller]
fn git(folder: &Path, args: &[&str]) -> String {
    let output = Command::new("git").args(args).current_dir(folder).output().unwrap();
    assert!(output.status.success(), "git {args:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// The workspace as it is now, under version control of its own.
fn copied() -> TempDir {
    let (root, copy) = (root(), tempfile::tempdir().unwrap());
    let listed = git(&root, &["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
    for path in listed.split_terminator('\0').filter(|path| root.join(path).exists()) {
        let to = copy.path().join(path);
        fs::create_dir_all(to.parent().unwrap()).unwrap();
        fs::copy(root.join(path), to).unwrap();
    }
    git(copy.path(), &["init", "--quiet"]);
    copy
}

fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let listed = git(folder, &["ls-files", "-z", "--others", "--exclude-standard"]);
    let read = |path: &str| (path.to_owned(), fs::read(folder.join(path)).unwrap());
    listed.split_terminator('\0').map(read).collect()
}

/// Whatever `tidy` finds in the copy it finds in the workspace too.
#[track_caller]
fn check_tidy(copy: &Path) {
    let findings = |root: &Path| tidy::findings(&Tree::read(root).unwrap());
    let known: Vec<String> = findings(&root()).iter().map(ToString::to_string).collect();
    let found = findings(copy).into_iter().map(|finding| finding.to_string());
    let new: Vec<String> = found.filter(|finding| !known.contains(finding)).collect();
    assert!(new.is_empty(), "{new:#?}");
}

/// What the command says is what it does: new files of its own, one entry in each of six lists, and
/// the lock. The house rules hold, everything is formatted, and cargo reads it.
#[test]
fn a_game_is_written() {
    let copy = copied();
    let before = files(copy.path());
    let cargo = Cargo::at(copy.path()).unwrap();
    let plan = Plan::new(copy.path(), ID).unwrap();
    carry_out(&cargo, &plan, undescribed).unwrap();
    let after = files(copy.path());

    let new: Vec<&str> =
        after.keys().map(String::as_str).filter(|it| !before.contains_key(*it)).collect();
    let mut planned: Vec<&str> = plan.new_files.iter().map(|(path, _)| path.as_str()).collect();
    planned.sort();
    assert_eq!(new, planned);
    assert!(new.iter().all(|path| path.contains(ID) || path.contains("harbour_market")), "{new:?}");

    let changed: Vec<&str> =
        before.keys().map(String::as_str).filter(|path| before[*path] != after[*path]).collect();
    let mut listed: Vec<&str> = plan.edits.iter().map(|edit| edit.path).chain([LOCK]).collect();
    listed.sort();
    assert_eq!(changed, listed);
    let touched = plan.touched();
    assert!(touched.len() <= 6, "{touched:?}");
    for (line, edit) in touched.iter().zip(&plan.edits) {
        assert!(line.starts_with(edit.path));
        // Lists grow; what stood there stays.
        let mut lines = edit.after.lines();
        assert!(edit.before.lines().all(|line| lines.any(|it| it == line)), "{line}");
    }

    check_tidy(copy.path());
    cargo.run(&["fmt", "--all", "--check"]).unwrap();
}

/// A game that was written before is in the way of another one of its name, and of nothing else.
#[test]
fn names_are_taken_once() {
    let copy = copied();
    let refusal = |id: &str| Plan::new(copy.path(), id).err().map(|error| format!("{error:#}"));
    let cargo = Cargo::at(copy.path()).unwrap();
    carry_out(&cargo, &Plan::new(copy.path(), ID).unwrap(), undescribed).unwrap();
    assert_eq!(refusal(ID).unwrap(), "crates/harbour-market exists already");
    assert_eq!(refusal("cities").unwrap(), "crates/cities exists already");
    assert_eq!(refusal("axum").unwrap(), "a package is called axum already");
    assert_eq!(refusal("rows").unwrap(), "there are messages that begin with rows- already");
    let second = Plan::new(copy.path(), "harbour-moon").unwrap();
    assert_eq!(second.name.prefix, "HA", "HM is taken");
    carry_out(&cargo, &second, undescribed).unwrap();
    check_tidy(copy.path());
}

/// Where a list cannot be found, nothing is written, and where a file cannot be written, all others
/// are taken back.
#[test]
fn nothing_is_written_by_halves() {
    let copy = copied();
    let list = copy.path().join("crates/client/src/games.rs");
    let text = fs::read_to_string(&list).unwrap();
    let plan = Plan::new(copy.path(), ID).unwrap();

    fs::write(&list, text.replace("games! {", "all_games! {")).unwrap();
    let before = files(copy.path());
    let refusal = Plan::new(copy.path(), ID).err().unwrap().to_string();
    assert_eq!(refusal, "crates/client/src/games.rs has no list of games any more");
    assert!(files(copy.path()) == before);

    fs::remove_file(&list).unwrap();
    fs::create_dir(&list).unwrap();
    let before = files(copy.path());
    plan.write(copy.path()).unwrap_err();
    assert!(files(copy.path()) == before);
    assert!(!copy.path().join("crates").join(ID).exists());
}

/// Names of any length and letter end up in lists that are formatted.
#[test]
fn long_names_are_entered() {
    let copy = copied();
    let plan = Plan::new(copy.path(), "zebra-crossing-at-night-in-town").err();
    assert!(plan.is_some(), "that is too long");
    let plan = Plan::new(copy.path(), "zebra-crossing-at-night-in-fog").unwrap();
    carry_out(&Cargo::at(copy.path()).unwrap(), &plan, undescribed).unwrap();
    check_tidy(copy.path());
}

/// What was described before is as it was, too.
#[test]
fn a_game_that_does_not_compile_is_taken_back() {
    let copy = copied();
    let cargo = Cargo::at(copy.path()).unwrap();
    let before = files(copy.path());
    let fail = |cargo: &Cargo| {
        fs::write(cargo.root().join(openapi::PATH), "{}").unwrap();
        anyhow::bail!("it does not compile")
    };
    carry_out(&cargo, &Plan::new(copy.path(), ID).unwrap(), fail).unwrap_err();
    assert!(files(copy.path()) == before);
}

#[test]
fn every_template_is_used() {
    let folder = root().join("crates/xtask/templates");
    let mut open = vec![folder.clone()];
    let mut found = Vec::new();
    while let Some(path) = open.pop() {
        match path.is_dir() {
            true => open.extend(fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path())),
            false => found.push(path.strip_prefix(&folder).unwrap().to_str().unwrap().to_owned()),
        }
    }
    found.sort();
    let mut known: Vec<&str> = TEMPLATES.iter().map(|template| template.path).collect();
    known.sort();
    assert_eq!(found, known);
}
