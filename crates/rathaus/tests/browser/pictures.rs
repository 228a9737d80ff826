//! Pictures of the boards for the start page, of the start page for the README, and of the icon for
//! devices on which the page is installed. `cargo xtask pictures` keeps them, which has to be done
//! again when boards change; the test only sees that they can be taken.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::json;

use crate::page::Page;
use crate::test_server::TestServer;
use crate::upload::{choose, path_of_replay};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
/// Set by the chore.
const KEEP: &str = "RATHAUS_KEEP_PICTURES";
/// Of the pictures of boards, in pixels.
const SIZE: (f64, f64) = (600.0, 400.0);
const SEED: u32 = 5;

struct Board {
    game: &'static str,
    n_seats: u8,
    /// How far the match has come.
    part: f64,
    selector: &'static str,
    /// Where the picture begins on the board, and how wide it is, as parts of its width.
    left: f64,
    top: f64,
    width: f64,
}

const BOARDS: [Board; 5] = [
    Board {
        game: "saint-malo",
        n_seats: 3,
        part: 0.8,
        selector: ".city",
        left: 0.04,
        top: 0.08,
        width: 0.92,
    },
    Board {
        game: "turbo-taxi",
        n_seats: 2,
        part: 0.9,
        selector: ".town",
        left: 0.1,
        top: 0.02,
        width: 0.9,
    },
    Board {
        game: "rattus-cartus",
        n_seats: 4,
        part: 0.5,
        selector: ".street",
        left: 0.07,
        top: 0.0,
        width: 0.86,
    },
    Board {
        game: "cities",
        n_seats: 4,
        part: 0.93,
        selector: ".hood",
        left: 0.0,
        top: 0.16,
        width: 1.0,
    },
    Board {
        game: "milestones",
        n_seats: 4,
        part: 0.9,
        selector: ".landmap",
        left: 0.03,
        top: 0.02,
        width: 0.9,
    },
];

#[tokio::test]
async fn pictures() {
    let folder = tempfile::tempdir().unwrap();
    let is_kept = std::env::var_os(KEEP).is_some();
    let root = if is_kept { Path::new(ROOT) } else { folder.path() };
    let server = TestServer::open();
    for board in BOARDS {
        let record = play(&board, folder.path());
        let page = Page::open(&server).await;
        page.resize(1280, 900).await;
        // A picture that was never taken is missed.
        page.complaints().await;
        page.go("/replay").await;
        choose(&page, &record.display().to_string()).await;
        path_of_replay(&page).await;
        go_to(&page, board.part).await;
        for theme in ["light", "dark"] {
            page.dress(theme).await;
            let clip = clip(&page, &board).await;
            let path = format!("crates/client/page/boards/{}-{theme}.webp", board.game);
            shoot(
                &page,
                &root.join(path),
                json!({ "format": "webp", "quality": 82, "clip": clip }),
            )
            .await;
        }
        page.leave().await;
    }
    start_page(&server, root).await;
}

/// Sizes of the icon, and how much lies around it: what may be cut off where devices like round
/// ones, in which nothing is see-through either.
const ICONS: [(&str, u32, bool); 3] =
    [("icon-192", 192, false), ("icon-512", 512, false), ("icon-maskable-512", 512, true)];

#[tokio::test]
async fn icons() {
    let folder = tempfile::tempdir().unwrap();
    let is_kept = std::env::var_os(KEEP).is_some();
    let root = if is_kept { Path::new(ROOT) } else { folder.path() };
    let server = TestServer::open();
    let page = Page::open(&server).await;
    for (name, size, is_maskable) in ICONS {
        page.client.goto(&format!("{}/icon.svg", server.origin)).await.unwrap();
        page.resize(size, size).await;
        let around = if is_maskable { "-8 -8 48 48" } else { "-1 -1 34 34" };
        let paper = if is_maskable { "#f5edde" } else { "transparent" };
        let script = format!(
            "const picture = document.documentElement;
             picture.setAttribute('viewBox', '{around}');
             picture.style.background = '{paper}';"
        );
        page.eval(&script).await;
        let nothing = json!({ "color": { "r": 0, "g": 0, "b": 0, "a": 0 } });
        page.devtools("Emulation.setDefaultBackgroundColorOverride", nothing).await;
        let path = root.join(format!("crates/client/page/{name}.png"));
        shoot(&page, &path, json!({ "format": "png" })).await;
    }
    // A picture alone has no icon.
    page.leave_after("favicon.ico").await;
}

/// The match that the bots play by themselves.
fn play(board: &Board, folder: &Path) -> PathBuf {
    let status = Command::new(env!("CARGO_BIN_EXE_rathaus"))
        .args(["simulate", board.game, "--bots", "hard", "--games", "1"])
        .args(["--players", &board.n_seats.to_string(), "--seed", &SEED.to_string(), "--out"])
        .arg(folder)
        .status()
        .unwrap();
    assert!(status.success());
    folder.join(format!("{}-{SEED}-1.jsonl", board.game))
}

async fn go_to(page: &Page, part: f64) {
    let script = format!(
        "const slider = document.querySelector('.replay-bar input');
         slider.value = Math.round(slider.max * {part});
         slider.dispatchEvent(new Event('input', {{ bubbles: true }}));
         slider.dispatchEvent(new Event('change', {{ bubbles: true }}));
         // Nothing may move or lie over the board.
         document.documentElement.dataset.motion = 'off';
         document.querySelector('.toast')?.remove();"
    );
    page.eval(&script).await;
}

async fn clip(page: &Page, board: &Board) -> serde_json::Value {
    let script = format!(
        "const done = arguments[arguments.length - 1];
         setTimeout(() => {{
             const box = document.querySelector('{}').getBoundingClientRect();
             done([box.x, box.y, box.width]);
         }}, 600);",
        board.selector
    );
    let found = page.client.execute_async(&script, Vec::new()).await.unwrap();
    let [x, y, whole] = [0, 1, 2].map(|i| found[i].as_f64().expect("a box has numbers"));
    let width = board.width * whole;
    json!({
        "x": x + board.left * whole, "y": y + board.top * whole,
        "width": width, "height": width * SIZE.1 / SIZE.0, "scale": SIZE.0 / width,
    })
}

/// The pictures that the page carries already: whoever has changed the boards runs the chore twice.
async fn start_page(server: &TestServer, root: &Path) {
    let page = Page::open(server).await;
    page.resize(1280, 816).await;
    page.devtools("Emulation.setScrollbarsHidden", json!({ "hidden": true })).await;
    let all_there = "const shown = [...document.images].filter((it) => it.offsetParent);
         return shown.length > 0 && shown.every((it) => it.complete)";
    page.until("all boards are there", all_there).await;
    let clip = json!({ "x": 0, "y": 0, "width": 1280, "height": 816, "scale": 1.25 });
    page.complaints().await;
    let how = json!({ "format": "jpeg", "quality": 85, "clip": clip });
    shoot(&page, &root.join("docs/start.jpg"), how).await;
    page.leave().await;
}

async fn shoot(page: &Page, path: &Path, how: serde_json::Value) {
    let answer = page.devtools("Page.captureScreenshot", how).await;
    let picture = answer["data"].as_str().expect("a picture is text");
    fs::create_dir_all(path.parent().expect("it lies in a folder")).unwrap();
    fs::write(path, BASE64_STANDARD.decode(picture).unwrap()).unwrap();
}
