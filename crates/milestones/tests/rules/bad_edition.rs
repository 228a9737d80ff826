//! Edition files that are refused, with the place of every fault (MS-9 to MS-20).

use engine::{BadOptions, Fast, Fault, Match, components};
use milestones::{Edition, EditionFile, Milestones, Options};
use serde_json::{Value, json};

use crate::table::{built_in_value, json as read_json};

fn said(file: &Value) -> Vec<String> {
    match components::read::<Edition>(&read_json(file)) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.listed.iter().map(Fault::to_string).collect(),
    }
}

/// A file with this change is refused, and this is all that is said. Through serde_json the keys of
/// an object are in the order of the alphabet.
#[track_caller]
pub fn check(change: impl FnOnce(&mut Value), expected: &[&str]) {
    let mut file = built_in_value();
    change(&mut file);
    assert_eq!(said(&file), expected);
    // The same is what the table hears.
    let options =
        Options { edition: Some(EditionFile::new(read_json(&file))), ..Options::default() };
    let bad = Match::<Milestones>::new(&options, 2, &mut Fast::new(0)).err();
    let faults = components::read::<Edition>(&read_json(&file)).unwrap_err();
    assert_eq!(bad, Some(BadOptions::Data(faults)));
}

fn remove(file: &mut Value, key: &str) {
    file.as_object_mut().unwrap().remove(key);
}

/// MS-9: keys and kinds of values.
#[test]
fn the_form_is_checked() {
    check(|file| *file = json!([]), &["MS-9 : not-object (found [])"]);
    check(|file| *file = json!("S"), &["MS-9 : not-object (found \"S\")"]);
    check(
        |file| file["format"] = json!("cities-map"),
        &["MS-9 format: wrong-value (found \"cities-map\", wanted \"milestones-edition\")"],
    );
    check(|file| file["version"] = json!(2), &["MS-9 version: wrong-value (found 2, wanted 1)"]);
    check(|file| remove(file, "id"), &["MS-9 id: missing-key"]);
    check(|file| remove(&mut file["map"], "bushes"), &["MS-9 map.bushes: missing-key"]);
    check(
        |file| file["map"]["rows"][2]["numbers"] = json!([]),
        &["MS-10 map.rows[2].numbers: unknown-key (known name, offset, cells)"],
    );
    check(
        |file| file["worker_tiles"][6]["left"]["kind"] = json!(3),
        &["MS-20 worker_tiles[6].left.kind: not-text (found 3)"],
    );
    check(
        |file| file["map"]["bushes"][4] = json!(null),
        &["MS-15 map.bushes[4]: not-text (found null)"],
    );
    check(|file| file["note"] = json!(1), &["MS-13 note: not-text (found 1)"]);
    let known = "corners, numbered_corners, number_sum, number_counts, edges, plots, \
                 neighbour_counts, bushes, bonus_tiles, worker_tiles, workers_per_kind, \
                 workers_per_number, same_kind_tiles";
    let unknown = format!("MS-21 checks.rivers: unknown-key (known {known})");
    check(|file| file["checks"] = json!({"rivers": 3}), &[&unknown]);
}

/// MS-9 to MS-21: whatever is wrong is told at once, from the form to the last count.
#[test]
fn all_faults_are_told_at_once() {
    let several = |file: &mut Value| {
        remove(file, "title");
        file["extra"] = json!(true);
        file["version"] = json!("1");
        file["provenance"]["map"] = json!("guessed");
        file["bonus_tiles"]["stone"] = json!(99);
        file["map"]["rows"][0]["cells"][1] = json!(77);
        file["map"]["rows"][3]["offset"] = json!(-1);
        file["map"]["bushes"] = json!(["B4-B3-A3", "A3-B4-B3", "corn", 7]);
        file["worker_tiles"][2] = json!({"id": " ", "left": {"kind": "gold", "number": 9}});
        file["checks"] = json!({"corners": 1, "bushes": 15, "worker_tiles": 34});
    };
    check(
        several,
        &[
            "MS-9 title: missing-key",
            "MS-19 bonus_tiles: wrong-count (n 15, found 111)",
            "MS-19 bonus_tiles.stone: out-of-range (min 0, max 15, found 99)",
            "MS-21 checks.bushes: wrong-total (found 15, counted 4)",
            "MS-21 checks.worker_tiles: wrong-total (found 34, counted 35)",
            "MS-9 extra: unknown-key (known format, version, id, title, provenance, map, \
             bonus_tiles, worker_tiles, note, checks)",
            "MS-18 map.bushes: wrong-count (n 15, found 4)",
            "MS-15 map.bushes[1]: repeated-entry (found A3-B3-B4)",
            "MS-15 map.bushes[2]: unknown-plot (found \"corn\")",
            "MS-15 map.bushes[3]: not-text (found 7)",
            "MS-12 map.rows[0].cells[1]: bad-cell (corner A2, found 77)",
            "MS-10 map.rows[3].offset: out-of-range (min 0, max 80, found -1)",
            "MS-13 provenance.map: unknown-word (found \"guessed\", known printed, derived, \
             reconstructed, invented)",
            "MS-9 version: wrong-value (found \"1\", wanted 1)",
            "MS-20 worker_tiles[2].right: missing-key",
            "MS-20 worker_tiles[2].id: blank-text",
            "MS-20 worker_tiles[2].left.kind: unknown-word (found \"gold\", known stone, wood, \
             sand, grain, coin)",
            "MS-20 worker_tiles[2].left.number: out-of-range (min 1, max 8, found 9)",
        ],
    );
}

/// MS-9: at most 64 KiB.
#[test]
fn a_file_may_not_be_huge() {
    let mut file = built_in_value();
    file["note"] = json!("x".repeat(64 * 1024));
    let said_of_it = said(&file);
    let [fault] = &said_of_it[..] else { panic!("one fault") };
    assert!(fault.starts_with("MS-9 : too-large (found "), "{fault}");
    file["note"] = json!("x".repeat(500));
    assert!(said(&file).is_empty());
}

/// MS-10: rows A, B, C with 1 to 40 cells and offsets 0 to 80.
#[test]
fn rows_are_checked() {
    check(
        |file| file["map"]["rows"][1]["name"] = json!("C"),
        &["MS-10 map.rows[1].name: wrong-value (found \"C\", wanted \"B\")"],
    );
    for (offset, said) in [
        (json!(-1), "out-of-range (min 0, max 80, found -1)"),
        (json!(81), "out-of-range (min 0, max 80, found 81)"),
        (json!(0.5), "not-whole (found 0.5)"),
    ] {
        let said = format!("MS-10 map.rows[3].offset: {said}");
        check(|file| file["map"]["rows"][3]["offset"] = offset, &[&said]);
    }
    for n in [0, 41] {
        let said =
            format!("MS-10 map.rows[6].cells: count-out-of-range (min 1, max 40, found {n})");
        check(|file| file["map"]["rows"][6]["cells"] = json!(vec![1; n]), &[&said]);
    }
    check(
        |file| file["map"]["rows"].as_array_mut().unwrap().truncate(1),
        &["MS-10 map.rows: count-out-of-range (min 2, max 26, found 1)"],
    );
}

/// MS-10: at most 200 corners and 26 rows.
#[test]
fn a_map_may_not_be_huge() {
    let row = |v: u8, n_cells: usize| {
        let name = char::from(b'A' + v).to_string();
        json!({"name": name, "offset": v % 2, "cells": vec![1; n_cells]})
    };
    let rows: Vec<Value> = (0..6).map(|v| row(v, 35)).collect();
    check(
        |file| file["map"]["rows"] = json!(rows),
        &["MS-10 map.rows: too-many-corners (max 200, found 210)"],
    );
    let mut rows: Vec<Value> = (0..26).map(|v| row(v, 2)).collect();
    rows.push(json!({"name": "Z", "offset": 0, "cells": [1]}));
    check(
        |file| file["map"]["rows"] = json!(rows),
        &["MS-10 map.rows: count-out-of-range (min 2, max 26, found 27)"],
    );
}

/// MS-11: rows lie on one lattice; those that differ from row A are named.
#[test]
fn rows_fit_each_other() {
    let shift = |file: &mut Value| {
        file["map"]["rows"][2]["offset"] = json!(2);
        file["map"]["rows"][4]["offset"] = json!(4);
    };
    let expected = [
        "MS-11 map.rows[2].offset: row-off-lattice (found 2)",
        "MS-11 map.rows[4].offset: row-off-lattice (found 4)",
    ];
    check(shift, &expected);
}

/// MS-10 to MS-12: a row that is not right in one way is still looked at in the others, and row A
/// alone is what the others have to fit.
#[test]
fn a_bad_row_is_read_on() {
    let several = |file: &mut Value| {
        file["map"]["rows"][2]["name"] = json!("X");
        file["map"]["rows"][2]["offset"] = json!(2);
        file["map"]["rows"][2]["cells"][0] = json!(0);
        file["map"]["rows"][3]["offset"] = json!(-1);
        file["map"]["rows"][3]["cells"][1] = json!("s");
    };
    let expected = [
        "MS-12 map.rows[2].cells[0]: bad-cell (corner C1, found 0)",
        "MS-10 map.rows[2].name: wrong-value (found \"X\", wanted \"C\")",
        "MS-11 map.rows[2].offset: row-off-lattice (found 2)",
        "MS-12 map.rows[3].cells[1]: bad-cell (corner D2, found \"s\")",
        "MS-10 map.rows[3].offset: out-of-range (min 0, max 80, found -1)",
    ];
    check(several, &expected);
    let without_a = |file: &mut Value| {
        file["map"]["rows"][0]["offset"] = json!(99);
        file["map"]["rows"][1]["offset"] = json!(1);
    };
    check(without_a, &["MS-10 map.rows[0].offset: out-of-range (min 0, max 80, found 99)"]);
}

/// MS-9: a whole number may be written with a point.
#[test]
fn whole_numbers_are_whole() {
    let mut file = built_in_value();
    file["version"] = json!(1.0);
    file["map"]["rows"][1]["cells"][0] = json!(1.0);
    file["bonus_tiles"]["stone"] = json!(3.0);
    assert_eq!(components::read(&read_json(&file)).as_ref(), Ok(&*Edition::built_in()));
}

/// MS-12: a cell is the start, a gap or a number from 1 to 9.
#[test]
fn cells_are_checked() {
    for cell in [json!(0), json!(10), json!(2.5), json!("s"), json!(true), json!([])] {
        let said = format!("MS-12 map.rows[1].cells[2]: bad-cell (corner B3, found {cell})");
        check(|file| file["map"]["rows"][1]["cells"][2] = cell, &[&said]);
    }
}

/// MS-10 to MS-12: after bad rows nobody knows where the corners lie, but names are still names,
/// and everything else is checked.
#[test]
fn after_bad_rows_nothing_is_said_of_the_net() {
    let several = |file: &mut Value| {
        file["map"]["rows"][1]["cells"][2] = json!(0);
        file["map"]["bushes"] = json!(["A1-A2-A3"]);
        file["title"] = json!(" ");
        file["bonus_tiles"]["stone"] = json!(2);
        file["checks"] = json!({"corners": 1, "same_kind_tiles": 6});
    };
    let expected = [
        "MS-19 bonus_tiles: wrong-count (n 15, found 14)",
        "MS-21 checks.same_kind_tiles: wrong-total (found 6, counted 5)",
        "MS-18 map.bushes: wrong-count (n 15, found 1)",
        "MS-12 map.rows[1].cells[2]: bad-cell (corner B3, found 0)",
        "MS-13 title: bad-text (max 60)",
    ];
    check(several, &expected);
}

/// MS-13: id, title and provenance.
#[test]
fn texts_are_checked() {
    check(|file| file["id"] = json!(""), &["MS-13 id: bad-text (max 60)"]);
    check(
        |file| file["provenance"]["map"] = json!("guessed"),
        &["MS-13 provenance.map: unknown-word (found \"guessed\", known printed, derived, \
           reconstructed, invented)"],
    );
    for word in ["printed", "derived", "reconstructed", "invented"] {
        let mut file = built_in_value();
        file["provenance"]["worker_tiles"] = json!(word);
        assert!(said(&file).is_empty());
    }
}

/// MS-14: one start, and without it neither reach nor first section is looked at.
#[test]
fn there_is_one_start() {
    check(
        |file| file["map"]["rows"][3]["cells"][3] = json!("S"),
        &["MS-14 map.rows: several-starts (corners A1, D4)"],
    );
    check(|file| file["map"]["rows"][0]["cells"][0] = json!(1), &["MS-14 map.rows: no-start"]);
}

/// MS-15: a triangle with a missing corner is no plot, for a bush as for anything else.
#[test]
fn plots_have_three_corners() {
    check(
        |file| file["map"]["rows"][0]["cells"][2] = json!(null),
        &["MS-15 map.bushes[0]: no-such-corner (found A3-B3-B4, corners A3)"],
    );
    for (name, said) in [
        ("A1-A2-A3", "unknown-plot (found A1-A2-A3)"),
        ("A1-A2", "unknown-plot (found \"A1-A2\")"),
        ("A1-A2-B99", "unknown-plot (found \"A1-A2-B99\")"),
        ("corn", "unknown-plot (found \"corn\")"),
        ("A1-B2-C2", "unknown-plot (found A1-B2-C2)"),
        ("H1-G10-G9", "no-such-corner (found G9-G10-H1, corners G10, H1)"),
    ] {
        let bush = format!("MS-15 map.bushes[3]: {said}");
        check(|file| file["map"]["bushes"][3] = json!(name), &[&bush]);
        let closed = format!("MS-15 map.closed_plots[0]: {said}");
        check(|file| file["map"]["closed_plots"] = json!([name]), &[&closed]);
    }
    check(
        |file| file["map"]["corn_field"] = json!("C1-B1-A1"),
        &["MS-15 map.corn_field: unknown-plot (found A1-B1-C1)"],
    );
}

/// MS-15: bushes and corn grow on open plots.
#[test]
fn nothing_grows_on_closed_plots() {
    let expected = [
        "MS-15 map.bushes[0]: unknown-plot (found A3-B3-B4)",
        "MS-15 map.corn_field: unknown-plot (found A1-B1-B2)",
    ];
    check(|file| file["map"]["closed_plots"] = json!(["B4-B3-A3", "A1-B1-B2"]), &expected);
}

/// MS-6, MS-15: two bushes on one triangle, or any other name twice; it is told in reading order,
/// however it is written.
#[test]
fn no_name_stands_twice() {
    check(
        |file| file["map"]["bushes"][5] = json!("B4-B3-A3"),
        &["MS-15 map.bushes[5]: repeated-entry (found A3-B3-B4)"],
    );
    check(
        |file| file["map"]["closed_edges"] = json!(["A1-A2", "A2-A1"]),
        &["MS-15 map.closed_edges[1]: repeated-entry (found A1-A2)"],
    );
}

/// MS-15: closed edges are edges.
#[test]
fn closed_edges_are_edges() {
    for (name, said) in [
        ("A3-A1", "unknown-edge (found A1-A3)"),
        ("A1-B3", "unknown-edge (found A1-B3)"),
        ("A1-A1", "unknown-edge (found A1-A1)"),
        ("A1", "unknown-edge (found \"A1\")"),
        ("A9-A10", "no-such-corner (found A9-A10, corners A10)"),
    ] {
        let said = format!("MS-15 map.closed_edges[0]: {said}");
        check(|file| file["map"]["closed_edges"] = json!([name]), &[&said]);
    }
}

/// MS-16: every corner can be reached; those that cannot are named.
#[test]
fn every_corner_is_reached() {
    check(
        |file| {
            file["map"]["closed_edges"] = json!(["G9-G8", "G9-F9", "G9-F10"]);
        },
        &["MS-16 map.rows: unreachable (corners G9)"],
    );
    let island = |file: &mut Value| {
        let lonely = json!({"name": "H", "offset": 0, "cells": [null, null, null]});
        file["map"]["rows"].as_array_mut().unwrap().push(lonely);
        let beyond = json!({"name": "I", "offset": 1, "cells": [1, null, 2]});
        file["map"]["rows"].as_array_mut().unwrap().push(beyond);
    };
    check(island, &["MS-16 map.rows: unreachable (corners I1, I3)"]);
}

/// MS-17: the start needs room for a section.
#[test]
fn the_start_needs_room() {
    check(
        // A1 keeps one neighbour, which leads nowhere else: B1 is cut off from B2 and C1.
        |file| file["map"]["closed_edges"] = json!(["A1-A2", "A1-B2", "B1-B2", "B1-C1"]),
        &[
            &format!("MS-16 map.rows: unreachable (corners {})", all_but_a1_and_b1()),
            "MS-17 map.rows: no-first-section (corner A1)",
        ],
    );
}

fn all_but_a1_and_b1() -> String {
    let edition = Edition::built_in();
    let names = edition.sites().iter().map(|site| site.corner.to_string());
    let others = names.filter(|name| name != "A1" && name != "B1");
    others.collect::<Vec<_>>().join(", ")
}

/// MS-18: fifteen bushes.
#[test]
fn there_are_fifteen_bushes() {
    check(
        |file| {
            file["map"]["bushes"].as_array_mut().unwrap().pop();
        },
        &["MS-18 map.bushes: wrong-count (n 15, found 14)"],
    );
    check(
        |file| file["map"]["bushes"].as_array_mut().unwrap().push(json!("A1-A2-B2")),
        &["MS-18 map.bushes: wrong-count (n 15, found 16)"],
    );
}

/// MS-19: fifteen bonus tiles of the five kinds.
#[test]
fn bonus_tiles_are_counted() {
    check(
        |file| file["bonus_tiles"]["coin"] = json!(4),
        &["MS-19 bonus_tiles: wrong-count (n 15, found 16)"],
    );
    let odd = |file: &mut Value| {
        remove(&mut file["bonus_tiles"], "sand");
        file["bonus_tiles"]["gold"] = json!(3);
    };
    let expected = [
        "MS-19 bonus_tiles.sand: missing-key",
        "MS-19 bonus_tiles.gold: unknown-key (known stone, wood, sand, grain, coin)",
    ];
    check(odd, &expected);
    check(
        |file| {
            file["bonus_tiles"]["stone"] = json!(-3);
            file["bonus_tiles"]["wood"] = json!(6);
        },
        &[
            "MS-19 bonus_tiles: wrong-count (n 15, found 12)",
            "MS-19 bonus_tiles.stone: out-of-range (min 0, max 15, found -3)",
        ],
    );
    let mut file = built_in_value();
    file["bonus_tiles"] = json!({"stone": 15, "wood": 0, "sand": 0, "grain": 0, "coin": 0});
    assert!(said(&file).is_empty());
}

/// MS-20: 35 worker tiles with ids of their own and good workers.
#[test]
fn worker_tiles_are_checked() {
    check(
        |file| {
            file["worker_tiles"].as_array_mut().unwrap().pop();
        },
        &["MS-20 worker_tiles: wrong-count (n 35, found 34)"],
    );
    check(
        |file| file["worker_tiles"][7]["id"] = json!("W03"),
        &["MS-20 worker_tiles[7].id: duplicate-id (found \"W03\")"],
    );
    check(
        |file| file["worker_tiles"][7]["id"] = json!(""),
        &["MS-20 worker_tiles[7].id: blank-text"],
    );
    let workers = |file: &mut Value| {
        file["worker_tiles"][2]["left"]["kind"] = json!("gold");
        file["worker_tiles"][2]["right"]["number"] = json!(9);
        file["worker_tiles"][3]["right"]["number"] = json!(1.5);
        file["worker_tiles"][7]["id"] = json!("W03");
    };
    let expected = [
        "MS-20 worker_tiles[2].left.kind: unknown-word (found \"gold\", known stone, wood, sand, \
         grain, coin)",
        "MS-20 worker_tiles[2].right.number: out-of-range (min 1, max 8, found 9)",
        "MS-20 worker_tiles[3].right.number: not-whole (found 1.5)",
        "MS-20 worker_tiles[7].id: duplicate-id (found \"W03\")",
    ];
    check(workers, &expected);
}
