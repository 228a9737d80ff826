//! A game that `cargo xtask new-game` has just written, in a copy of the workspace: its tests are
//! green, and it is played in the browser to its end. In long mode only, for it compiles the whole
//! workspace; that the command writes what it should is tested beside the command.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use crate::page::Page;
use crate::player::Player;
use crate::test_server::TestServer;

const GAME: &str = "harbour-market";
/// More presses than a match has.
const PRESSES_MAX: usize = 60;

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

/// Writes the game, runs its tests, and builds the program with the page in it.
fn build(copy: &Path) -> PathBuf {
    let target = root().join("target/new-game");
    let cargo = |args: &[&str]| {
        let mut cargo = Command::new(env::var_os("CARGO").expect("cargo runs the tests"));
        cargo.args(args).current_dir(copy).env("CARGO_TARGET_DIR", &target);
        let status = cargo.env_remove("RATHAUS_LONG").status().unwrap();
        assert!(status.success(), "cargo {args:?}");
    };
    cargo(&["run", "--package", "xtask", "--", "new-game", GAME]);
    cargo(&["test", "--package", GAME, "--package", "texts"]);
    cargo(&["test", "--package", "bots", "--lib", "harbour_market"]);
    cargo(&["run", "--package", "xtask", "--", "client", "--quick"]);
    cargo(&["build", "--package", "rathaus"]);
    target.join("debug/rathaus")
}
