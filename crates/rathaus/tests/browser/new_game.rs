//! A game that `cargo xtask new-game` has just written, in a copy of the workspace: its tests are
//! green, and it is played in the browser to its end. In long mode only, for it compiles the whole
//! workspace; that the command writes what it should is tested beside the command.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

use crate::page::Page;
use crate::player::Player;
use crate::test_server::TestServer;

const GAME: &str = "harbour-market";
/// More presses than a match has.
const PRESSES_MAX: usize = 60;
const TOUCHED_MAX: usize = 6;

#[tokio::test]
async fn a_new_game_is_played_at_once() {
    if env::var_os("RATHAUS_LONG").is_none() {
        return;
    }
    let copy = tempfile::tempdir().unwrap();
    copy_workspace(copy.path());
    let program = build(copy.path());

    let server = TestServer::of(&program);
    let page = Page::open(&server).await;
    page.play(GAME).await;
    let mut player = Player::at(&page);
    let mut n_presses = 0;
    while player.step().await.is_some() {
        n_presses += 1;
        assert!(n_presses < PRESSES_MAX, "the match does not end");
    }
    assert!(3 < n_presses, "somebody else has played");
    page.leave().await;
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("crates lie in the workspace")
}

/// Every file that is, or is about to be, under version control.
fn copy_workspace(copy: &Path) {
    let args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    let git = Command::new("git").args(args).current_dir(root()).output().unwrap();
    let listed = String::from_utf8(git.stdout).unwrap();
    for path in listed.split_terminator('\0').filter(|path| root().join(path).exists()) {
        let to = copy.join(path);
        fs::create_dir_all(to.parent().expect("a file lies in a folder")).unwrap();
        fs::copy(root().join(path), to).unwrap();
    }
}

/// Writes the game, runs all tests that look at every game, and builds the program with the page
/// in it.
fn build(copy: &Path) -> PathBuf {
    let target = root().join("target/new-game");
    let cargo = |args: &[&str]| {
        let mut cargo = Command::new(env::var_os("CARGO").expect("cargo runs the tests"));
        cargo.args(args).current_dir(copy).env("CARGO_TARGET_DIR", &target);
        cargo.env_remove("RATHAUS_LONG");
        cargo
    };
    let run = |args: &[&str]| {
        let status = cargo(args).status().unwrap();
        assert!(status.success(), "cargo {args:?}");
    };
    let written = cargo(&["run", "--package", "xtask", "--", "new-game", GAME]);
    check_touched(copy, written);
    run(&["run", "--package", "xtask", "--", "tidy"]);
    run(&["test", "--package", GAME, "--package", "texts", "--package", "games"]);
    run(&["test", "--package", "bots", "--lib", "harbour_market"]);
    run(&["run", "--package", "xtask", "--", "client", "--quick"]);
    run(&["test", "--package", "server", "--package", "client"]);
    run(&["build", "--package", "rathaus"]);
    target.join("debug/rathaus")
}

/// The command says what it has touched outside of the game's own files, and nothing else.
fn check_touched(copy: &Path, mut new_game: Command) {
    let output = new_game.stderr(Stdio::inherit()).output().unwrap();
    assert!(output.status.success(), "no game was written");
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.lines().count() <= TOUCHED_MAX, "{said}");
    for line in said.lines() {
        let (path, what) = line.split_once(": ").expect(line);
        assert!(copy.join(path).is_file() && what.contains(GAME), "{line}");
    }
}
