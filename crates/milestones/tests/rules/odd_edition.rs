//! Edition files that are odd, but not refused (MS-22).

use engine::components;
use milestones::{Edition, EditionFile, Milestones, Options, Warning};
use serde_json::{Value, json};

use crate::table::{built_in_value, corner, json as read_json};

#[track_caller]
fn check_warnings(change: impl FnOnce(&mut Value), expected: &[(Warning, &str)]) {
    let mut file = built_in_value();
    change(&mut file);
    let warnings =
        components::read::<Edition>(&read_json(&file)).expect("it is only odd").warnings();
    let (known, keys): (Vec<Warning>, Vec<&str>) = expected.iter().cloned().unzip();
    assert_eq!(warnings, known);
    assert_eq!(warnings.iter().map(Warning::key).collect::<Vec<_>>(), keys);
    assert!(warnings.iter().all(|warning| !warning.to_string().is_empty()));
}

/// MS-22: odd, but allowed: few corners, high numbers, uneven kinds, falling tiles, lonely corners.
#[test]
fn odd_editions_are_accepted() {
    check_warnings(
        |file| file["map"]["rows"][4]["cells"][8] = json!(9),
        &[(Warning::HighNumber { corner: corner("E9"), number: 9 }, "high-number")],
    );
    check_warnings(
        |file| {
            file["worker_tiles"][0]["left"] = json!({"kind": "wood", "number": 8});
            file["worker_tiles"][0]["right"] = json!({"kind": "wood", "number": 7});
        },
        &[
            (Warning::UnevenKind { kind: milestones::Kind::Wood, n_workers: 15 }, "uneven-kind"),
            (Warning::UnevenKind { kind: milestones::Kind::Coin, n_workers: 13 }, "uneven-kind"),
            (Warning::FallingTile { id: "W01".to_owned() }, "falling-tile"),
        ],
    );
    let pier = |file: &mut Value| {
        let cells = json!([null, 3]);
        let row = json!({"name": "H", "offset": 0, "cells": cells});
        file["map"]["rows"].as_array_mut().unwrap().push(row);
        file["map"]["closed_plots"] = json!(["G1-G2-H2"]);
    };
    check_warnings(pier, &[(Warning::NoPlotAt { corner: corner("H2") }, "no-plot-at")]);
}

/// MS-22, MS-97: a small map with bushes side by side can be played.
#[test]
fn a_small_map_is_accepted() {
    let mut file = built_in_value();
    file["map"]["rows"].as_array_mut().unwrap().truncate(4);
    let bushes = file["map"]["bushes"].as_array_mut().unwrap();
    bushes.truncate(8);
    let more =
        ["A1-A2-B2", "A2-B2-B3", "B1-B2-C1", "B9-B10-C9", "C1-D1-D2", "C1-C2-D2", "C2-D2-D3"];
    bushes.extend(more.map(|name| json!(name)));
    let edition = components::read::<Edition>(&read_json(&file)).expect("bushes may share corners");
    assert_eq!(edition.warnings(), [Warning::FewCorners { n_corners: 38 }]);
    let edition = Some(EditionFile::new(read_json(&file)));
    testkit::check_laws::<Milestones>(&Options { edition, ..Options::default() }, 6);
}
