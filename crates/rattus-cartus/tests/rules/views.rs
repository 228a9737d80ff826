//! RC-119: views of mid-game written out in full, for the seat itself, an opponent and a spectator,
//! one file for each phase. After a change of what is shown,
//! `RATHAUS_WRITE_VIEWS=1 cargo test -p rattus-cartus views` writes them anew; then read them.

use std::path::Path;
use std::{env, fs};

use engine::{Game, Seat, Viewer};
use rattus_cartus::{Action, Building, Stage};
use serde_json::{Value, json};

use crate::table::{GREEN, RED, Scene, Table, YELLOW, card, position, slot};

/// Two seats, few cards: red has a Sword, yellow five cards.
fn begin() -> Table {
    let hands = ["church-4 magic-0 sword", "peasantry-1 chivalry-2 joker gold pass"];
    let row = [Building::Farm, Building::Castle];
    let scene = Scene::new(2, &row, &hands).with(|scene| {
        scene.row = vec![card(Building::Farm, 4), card(Building::Castle, 5)];
        scene.round = 3;
        scene.n_deck = Some(6);
    });
    scene.supplies().table()
}

/// Phase B: red has drawn two cards and looked at one of the Nun-row; yellow chooses.
fn supplies() -> Table {
    let mut table = begin();
    table.act(RED, Action::ChooseSupply { slot: slot(1) });
    table.act(RED, Action::LookAt { position: position(3) });
    table
}

/// Phase C: red has entered the Castle and laid a Sword and a person, but is not done.
fn walking() -> Table {
    let mut table = supplies();
    table.act(YELLOW, Action::ChooseSupply { slot: slot(2) });
    table.act(RED, Action::Enter { slot: slot(2) });
    for kind in ["sword", "church"] {
        table.act(RED, Action::Lay { kind: kind.parse().unwrap() });
    }
    table
}

/// Phase D: yellow has to give red half of its hand and has chosen one card.
fn giving() -> Table {
    let mut table = walking();
    table.act(RED, Action::Done);
    table.enter(YELLOW, 2, "joker");
    assert!(matches!(table.game.stage(), Stage::HalfOfHand { n: 2, .. }));
    table.act(YELLOW, Action::Give { kind: "gold".parse().unwrap() });
    table
}

/// The end, from the last round on.
fn over() -> Table {
    let hands = ["church-4 magic-0 sword", "peasantry-1 gold"];
    let row = [Building::Farm, Building::Castle];
    let mut table = Scene::new(2, &row, &hands).last_round().table();
    table.enter(RED, 2, "church sword");
    table.enter(YELLOW, 2, "");
    table.give(YELLOW, "gold");
    table
}

/// The view as JSON; the table and the thirty cards are the same in all of them and are looked
/// at elsewhere.
fn shown(table: &Table, viewer: Viewer) -> Value {
    let mut view = serde_json::to_value(table.view(viewer)).unwrap();
    for name in ["table", "in_game"] {
        assert!(view.as_object_mut().unwrap().remove(name).is_some());
    }
    view
}

#[track_caller]
fn check_written(name: &str, table: &Table, seat: Seat) {
    let opponent = seat.next(table.game.n_seats());
    let shown = json!({
        "own": shown(table, Viewer::Seat(seat)),
        "opponent": shown(table, Viewer::Seat(opponent)),
        "spectator": shown(table, Viewer::Spectator),
    });
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/views").join(name);
    if env::var_os("RATHAUS_WRITE_VIEWS").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, format!("{shown:#}\n")).unwrap();
    }
    let written: Value = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
    assert_eq!(shown, written);
}

/// RC-119: phase B.
#[test]
fn views_of_supplies() {
    check_written("supplies.json", &supplies(), RED);
}

/// RC-114, RC-119: phase C, in the middle of a walk.
#[test]
fn views_of_entering() {
    check_written("entering.json", &walking(), RED);
}

/// RC-119: phase D, with a gift pending.
#[test]
fn views_of_resolving() {
    check_written("resolving.json", &giving(), YELLOW);
}

/// RC-111, RC-119: the end.
#[test]
fn views_of_the_end() {
    check_written("over.json", &over(), RED);
}

/// A view can be read in a terminal.
#[test]
fn views_are_drawn() {
    let drawn = giving().view(Viewer::Seat(YELLOW)).to_string();
    for line in [
        "round 3 of 10, slot 2: seat 1 gives 2 cards to seat 0",
        "2. Castle (chivalry): draw 0, rats 2, looks 0; visitors 0 1",
        "Nun-row: ? ? ? ? ?",
        "seat 0: hand 3, rats 11, markers 0, laid church-4 sword",
        "own hand: peasantry-1 chivalry-2 pass gold",
        "chosen so far: gold",
    ] {
        assert!(drawn.contains(line), "{line} is not in\n{drawn}");
    }
    let drawn = over().public().to_string();
    assert!(drawn.contains("the game is over") && drawn.contains("fates"), "{drawn}");
    let mut table = Table::new(3, &rattus_cartus::Options::default(), 1);
    while let Some(seat) = table.game.to_act().first() {
        assert!(table.view(Viewer::Seat(GREEN)).to_string().lines().count() < 30);
        let action = table.offered(seat)[0];
        table.act(seat, action);
    }
}
