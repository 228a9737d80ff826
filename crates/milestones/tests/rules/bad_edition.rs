//! Edition files that are refused, with the place of every fault (MS-9 to MS-21).

use engine::{BadOptions, Fast, Match};
use milestones::{Edition, EditionFile, Fault, Milestones, Options};
use serde_json::{Value, json};

use crate::table::{built_in_value, json as read_json};

fn faults(file: &Value) -> Vec<Fault> {
    Edition::read(&read_json(file)).err().unwrap_or_default()
}

/// A file with this change is refused, and this is all that is said.
#[track_caller]
fn check(change: impl FnOnce(&mut Value), expected: &[(&str, &str, &str)]) {
    let mut file = built_in_value();
    change(&mut file);
    let faults = faults(&file);
    let found: Vec<(&str, &str, String)> =
        faults.iter().map(|fault| (fault.kind.rule(), fault.kind.key(), place(fault))).collect();
    let expected: Vec<(&str, &str, String)> =
        expected.iter().map(|(rule, key, at)| (*rule, *key, (*at).to_owned())).collect();
    assert_eq!(found, expected);
    // The first of them is what the table hears.
    let options =
        Options { edition: Some(EditionFile::new(read_json(&file))), ..Options::default() };
    let bad = Match::<Milestones>::new(&options, 2, &mut Fast::new(0)).err();
    let (_, fault, at) = found[0].clone();
    assert_eq!(bad, Some(BadOptions::Data { at, fault }));
}

fn place(fault: &Fault) -> String {
    let BadOptions::Data { at, .. } = BadOptions::from(fault) else { panic!("a fault of data") };
    at
}

fn remove(file: &mut Value, key: &str) {
    file.as_object_mut().unwrap().remove(key);
}

/// MS-9: keys and kinds of values.
#[test]
fn the_form_is_checked() {
    check(|file| *file = json!([]), &[("MS-9", "bad-format", "file (a list of 0)")]);
    check(|file| *file = json!("S"), &[("MS-9", "bad-format", "file (\"S\")")]);
    check(
        |file| file["format"] = json!("cities-map"),
        &[("MS-9", "bad-format", "format (\"cities-map\")")],
    );
    check(|file| file["version"] = json!(2), &[("MS-9", "bad-format", "version (2)")]);
    check(|file| file["version"] = json!("1"), &[("MS-9", "bad-format", "version (\"1\")")]);
    check(|file| remove(file, "id"), &[("MS-9", "edition-lacks-key", "id")]);
    check(
        |file| remove(&mut file["map"], "bushes"),
        &[("MS-9", "edition-lacks-key", "map.bushes")],
    );
    check(|file| file["author"] = json!("me"), &[("MS-9", "edition-unknown-key", "author")]);
    check(
        |file| file["map"]["rows"][2]["numbers"] = json!([]),
        &[("MS-9", "edition-unknown-key", "map.rows[2].numbers")],
    );
    check(
        |file| file["worker_tiles"][6]["left"]["kind"] = json!(3),
        &[("MS-9", "bad-format", "worker_tiles[6].left.kind (3)")],
    );
    check(
        |file| file["map"]["bushes"][4] = json!(null),
        &[("MS-9", "bad-format", "map.bushes[4] (null)")],
    );
    check(|file| file["note"] = json!(1), &[("MS-9", "bad-format", "note (1)")]);
    check(
        |file| file["checks"] = json!({"rivers": 3}),
        &[("MS-9", "edition-unknown-key", "checks.rivers")],
    );
}

/// MS-9: all faults of the form are told, and nothing that builds on it.
#[test]
fn after_the_form_nothing_more_is_checked() {
    let several = |file: &mut Value| {
        remove(file, "title");
        file["extra"] = json!(true);
        file["map"]["rows"][0]["cells"][0] = json!(77);
        file["worker_tiles"] = json!([]);
    };
    check(
        several,
        &[("MS-9", "edition-lacks-key", "title"), ("MS-9", "edition-unknown-key", "extra")],
    );
}

/// MS-9: at most 64 KiB.
#[test]
fn a_file_may_not_be_huge() {
    let note = "x".repeat(64 * 1024);
    let mut file = built_in_value();
    file["note"] = json!(note);
    let [fault] = &faults(&file)[..] else { panic!("one fault") };
    assert_eq!((fault.kind.rule(), fault.kind.key()), ("MS-9", "edition-too-large"));
    assert!(fault.found.ends_with(" bytes"), "{fault}");
    file["note"] = json!("x".repeat(500));
    assert_eq!(faults(&file), []);
}

/// MS-10: rows A, B, C with 1 to 40 cells and offsets 0 to 80.
#[test]
fn rows_are_checked() {
    check(
        |file| file["map"]["rows"][1]["name"] = json!("C"),
        &[("MS-10", "bad-row", "map.rows[1].name (\"C\" instead of B)")],
    );
    for offset in [json!(-1), json!(81), json!(0.5)] {
        let at = format!("map.rows[3].offset (row D has offset {offset})");
        check(|file| file["map"]["rows"][3]["offset"] = offset, &[("MS-10", "bad-row", &at)]);
    }
    check(
        |file| file["map"]["rows"][6]["cells"] = json!([]),
        &[("MS-10", "bad-row", "map.rows[6].cells (row G has 0 cells)")],
    );
    check(
        |file| file["map"]["rows"][6]["cells"] = json!(vec![1; 41]),
        &[("MS-10", "bad-row", "map.rows[6].cells (row G has 41 cells)")],
    );
    check(
        |file| file["map"]["rows"].as_array_mut().unwrap().truncate(1),
        &[("MS-10", "bad-row", "map.rows (1 rows)")],
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
        &[("MS-10", "too-many-corners", "map.rows (210 corners)")],
    );
    let mut rows: Vec<Value> = (0..26).map(|v| row(v, 2)).collect();
    rows.push(json!({"name": "Z", "offset": 0, "cells": [1]}));
    check(|file| file["map"]["rows"] = json!(rows), &[("MS-10", "bad-row", "map.rows (27 rows)")]);
}

/// MS-11: rows lie on one lattice; those that differ from row A are named.
#[test]
fn rows_fit_each_other() {
    let shift = |file: &mut Value| {
        file["map"]["rows"][2]["offset"] = json!(2);
        file["map"]["rows"][4]["offset"] = json!(4);
    };
    let expected = [
        ("MS-11", "row-off-lattice", "map.rows[2].offset (row C has offset 2)"),
        ("MS-11", "row-off-lattice", "map.rows[4].offset (row E has offset 4)"),
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
        ("MS-10", "bad-row", "map.rows[2].name (\"X\" instead of C)"),
        ("MS-12", "bad-cell", "map.rows[2].cells[0] (C1 is 0)"),
        ("MS-11", "row-off-lattice", "map.rows[2].offset (row C has offset 2)"),
        ("MS-10", "bad-row", "map.rows[3].offset (row D has offset -1)"),
        ("MS-12", "bad-cell", "map.rows[3].cells[1] (D2 is \"s\")"),
    ];
    check(several, &expected);
    let without_a = |file: &mut Value| {
        file["map"]["rows"][0]["offset"] = json!(99);
        file["map"]["rows"][1]["offset"] = json!(1);
    };
    check(without_a, &[("MS-10", "bad-row", "map.rows[0].offset (row A has offset 99)")]);
}

/// MS-9: a whole number may be written with a point.
#[test]
fn whole_numbers_are_whole() {
    let mut file = built_in_value();
    file["version"] = json!(1.0);
    file["map"]["rows"][1]["cells"][0] = json!(1.0);
    file["bonus_tiles"]["stone"] = json!(3.0);
    assert_eq!(Edition::read(&read_json(&file)).as_ref(), Ok(&*Edition::built_in()));
}

/// MS-12: a cell is the start, a gap or a number from 1 to 9.
#[test]
fn cells_are_checked() {
    for cell in [json!(0), json!(10), json!(2.5), json!("s"), json!(true), json!([])] {
        let shown = if cell.is_array() { "a list of 0".to_owned() } else { cell.to_string() };
        let at = format!("map.rows[1].cells[2] (B3 is {shown})");
        let change = |file: &mut Value| file["map"]["rows"][1]["cells"][2] = cell;
        check(change, &[("MS-12", "bad-cell", &at)]);
    }
}

/// MS-10 to MS-12: after them nothing about the map is checked, but everything else is.
#[test]
fn after_bad_rows_the_map_is_left_out() {
    let several = |file: &mut Value| {
        file["map"]["rows"][1]["cells"][2] = json!(0);
        file["map"]["bushes"] = json!(["A1-A2-A3"]);
        file["title"] = json!(" ");
        file["bonus_tiles"]["stone"] = json!(2);
        file["checks"] = json!({"corners": 1, "same_kind_tiles": 6});
    };
    let expected = [
        ("MS-12", "bad-cell", "map.rows[1].cells[2] (B3 is 0)"),
        ("MS-13", "edition-empty-text", "title"),
        ("MS-19", "bonus-count", "bonus_tiles (14 tiles)"),
        ("MS-21", "check-mismatch", "checks.same_kind_tiles (6, but counted 5)"),
    ];
    check(several, &expected);
}

/// MS-13: id, title and provenance.
#[test]
fn texts_are_checked() {
    check(|file| file["id"] = json!(""), &[("MS-13", "edition-empty-text", "id")]);
    check(
        |file| file["provenance"]["map"] = json!("guessed"),
        &[("MS-13", "bad-provenance", "provenance.map (\"guessed\")")],
    );
    for word in ["printed", "derived", "reconstructed", "invented"] {
        let mut file = built_in_value();
        file["provenance"]["worker_tiles"] = json!(word);
        assert_eq!(faults(&file), []);
    }
}

/// MS-14: one start, and without it neither reach nor first section is looked at.
#[test]
fn there_is_one_start() {
    check(
        |file| file["map"]["rows"][3]["cells"][3] = json!("S"),
        &[("MS-14", "start-count", "map.rows (2 cells \"S\": A1, D4)")],
    );
    check(
        |file| file["map"]["rows"][0]["cells"][0] = json!(1),
        &[("MS-14", "start-count", "map.rows (0 cells \"S\")")],
    );
    let mut file = built_in_value();
    file["map"]["rows"][3]["cells"][3] = json!("S");
    assert_eq!(
        faults(&file)[0].to_string(),
        "MS-14 StartCount: map.rows (2 cells \"S\": A1, D4); wanted exactly one \"S\""
    );
}

/// MS-15: a triangle with a missing corner is no plot, for a bush as for anything else.
#[test]
fn plots_have_three_corners() {
    check(
        |file| file["map"]["rows"][0]["cells"][2] = json!(null),
        &[("MS-15", "unknown-plot", "map.bushes[0] (\"A3-B3-B4\": there is no A3)")],
    );
    for (name, missing) in [
        ("A1-A2-A3", ""),
        ("A1-A2", ""),
        ("A1-A2-B99", ": there is no B99"),
        ("corn", ""),
        ("A1-B2-C2", ""),
        ("G9-H1-G10", ": there is no H1, G10"),
    ] {
        let at = format!("map.bushes[3] ({name:?}{missing})");
        check(|file| file["map"]["bushes"][3] = json!(name), &[("MS-15", "unknown-plot", &at)]);
        let at = format!("map.closed_plots[0] ({name:?}{missing})");
        check(
            |file| file["map"]["closed_plots"] = json!([name]),
            &[("MS-15", "unknown-plot", &at)],
        );
    }
    check(
        |file| file["map"]["corn_field"] = json!("A1-B1-C1"),
        &[("MS-15", "unknown-plot", "map.corn_field (\"A1-B1-C1\")")],
    );
}

/// MS-15: bushes and corn grow on open plots.
#[test]
fn nothing_grows_on_closed_plots() {
    let expected = [
        ("MS-15", "unknown-plot", "map.bushes[0] (\"A3-B3-B4\")"),
        ("MS-15", "unknown-plot", "map.corn_field (\"A1-B1-B2\")"),
    ];
    check(|file| file["map"]["closed_plots"] = json!(["B4-B3-A3", "A1-B1-B2"]), &expected);
}

/// MS-15: two bushes on one triangle, or any other name twice.
#[test]
fn no_name_stands_twice() {
    check(
        |file| file["map"]["bushes"][5] = json!("B4-B3-A3"),
        &[("MS-15", "duplicate", "map.bushes[5] (\"B4-B3-A3\")")],
    );
    check(
        |file| file["map"]["closed_edges"] = json!(["A1-A2", "A2-A1"]),
        &[("MS-15", "duplicate", "map.closed_edges[1] (\"A2-A1\")")],
    );
}

/// MS-15: closed edges are edges.
#[test]
fn closed_edges_are_edges() {
    for (name, missing) in
        [("A1-A3", ""), ("A1-B3", ""), ("A1-A1", ""), ("A1", ""), ("A9-A10", ": there is no A10")]
    {
        let at = format!("map.closed_edges[0] ({name:?}{missing})");
        check(
            |file| file["map"]["closed_edges"] = json!([name]),
            &[("MS-15", "unknown-edge", &at)],
        );
    }
}

/// MS-16: every corner can be reached; those that cannot are named.
#[test]
fn every_corner_is_reached() {
    check(
        |file| {
            file["map"]["closed_edges"] = json!(["G9-G8", "G9-F9", "G9-F10"]);
        },
        &[("MS-16", "unreachable", "map.rows (G9)")],
    );
    let island = |file: &mut Value| {
        let lonely = json!({"name": "H", "offset": 0, "cells": [null, null, null]});
        file["map"]["rows"].as_array_mut().unwrap().push(lonely);
        let beyond = json!({"name": "I", "offset": 1, "cells": [1, null, 2]});
        file["map"]["rows"].as_array_mut().unwrap().push(beyond);
    };
    check(island, &[("MS-16", "unreachable", "map.rows (I1, I3)")]);
}

/// MS-17: the start needs room for a section.
#[test]
fn the_start_needs_room() {
    let shut = |file: &mut Value| {
        // A1 keeps one neighbour, which leads nowhere else: B1 is cut off from B2 and C1.
        file["map"]["closed_edges"] = json!(["A1-A2", "A1-B2", "B1-B2", "B1-C1"]);
    };
    let mut file = built_in_value();
    shut(&mut file);
    let keys: Vec<&str> = faults(&file).iter().map(|fault| fault.kind.key()).collect();
    assert_eq!(keys, ["unreachable", "no-first-section"]);
    assert_eq!(faults(&file)[1].found, "A1");
}

/// MS-18: fifteen bushes.
#[test]
fn there_are_fifteen_bushes() {
    check(
        |file| {
            file["map"]["bushes"].as_array_mut().unwrap().pop();
        },
        &[("MS-18", "bush-count", "map.bushes (14 bushes)")],
    );
    check(
        |file| file["map"]["bushes"].as_array_mut().unwrap().push(json!("A1-A2-B2")),
        &[("MS-18", "bush-count", "map.bushes (16 bushes)")],
    );
}

/// MS-19: fifteen bonus tiles of the five kinds.
#[test]
fn bonus_tiles_are_counted() {
    check(
        |file| file["bonus_tiles"]["coin"] = json!(4),
        &[("MS-19", "bonus-count", "bonus_tiles (16 tiles)")],
    );
    let odd = |file: &mut Value| {
        remove(&mut file["bonus_tiles"], "sand");
        file["bonus_tiles"]["gold"] = json!(3);
    };
    let expected = [
        ("MS-19", "bonus-count", "bonus_tiles.sand (missing)"),
        ("MS-19", "bonus-count", "bonus_tiles.gold (no kind)"),
    ];
    check(odd, &expected);
    check(
        |file| {
            file["bonus_tiles"]["stone"] = json!(-3);
            file["bonus_tiles"]["wood"] = json!(6);
        },
        &[("MS-19", "bonus-count", "bonus_tiles.stone (-3)")],
    );
    let mut file = built_in_value();
    file["bonus_tiles"] = json!({"stone": 15, "wood": 0, "sand": 0, "grain": 0, "coin": 0});
    assert_eq!(faults(&file), []);
}

/// MS-20: 35 worker tiles with ids of their own and good workers.
#[test]
fn worker_tiles_are_checked() {
    check(
        |file| {
            file["worker_tiles"].as_array_mut().unwrap().pop();
        },
        &[("MS-20", "tile-count", "worker_tiles (34 tiles)")],
    );
    for id in ["W03", ""] {
        let at = format!("worker_tiles[7].id ({id:?})");
        let expected = ("MS-20", "duplicate-tile", at.as_str());
        check(|file| file["worker_tiles"][7]["id"] = json!(id), &[expected]);
    }
    let workers = |file: &mut Value| {
        file["worker_tiles"][2]["left"]["kind"] = json!("gold");
        file["worker_tiles"][2]["right"]["number"] = json!(9);
        file["worker_tiles"][3]["right"]["number"] = json!(1.5);
        file["worker_tiles"][7]["id"] = json!("W03");
    };
    let expected = [
        ("MS-20", "bad-worker", "worker_tiles[2].left (W03: \"gold\" 1)"),
        ("MS-20", "bad-worker", "worker_tiles[2].right (W03: \"coin\" 9)"),
        ("MS-20", "bad-worker", "worker_tiles[3].right (W04: \"stone\" 1.5)"),
        ("MS-20", "duplicate-tile", "worker_tiles[7].id (\"W03\")"),
    ];
    check(workers, &expected);
}

/// MS-21: wrong totals.
#[test]
fn totals_are_checked() {
    check(
        |file| file["checks"] = json!({"number_sum": 177, "plots": 102}),
        &[("MS-21", "check-mismatch", "checks.number_sum (177, but counted 178)")],
    );
    check(
        |file| file["checks"] = json!({"number_counts": {"1": 10, "2": 20, "3": 18}}),
        &[("MS-21", "check-mismatch", "checks.number_counts (2: 20, but counted 19)")],
    );
    let extra = json!({"neighbour_counts": {"2": 1, "3": 10, "4": 14, "5": 4, "6": 38}});
    check(
        |file| file["checks"] = extra,
        &[("MS-21", "check-mismatch", "checks.neighbour_counts (2: 1, but counted nothing)")],
    );
    check(
        |file| {
            file["map"]["rows"][6]["cells"][0] = json!(4);
            file["checks"] = json!({"number_sum": 178, "corners": 66, "edges": 167});
        },
        &[("MS-21", "check-mismatch", "checks.number_sum (178, but counted 179)")],
    );
}

/// MS-21: nothing is counted that a fault has made uncertain.
#[test]
fn faults_are_not_counted_again() {
    let all = json!({
        "edges": 167, "plots": 102, "neighbour_counts": {"3": 10, "4": 14, "5": 4, "6": 38},
        "bushes": 15, "bonus_tiles": 15, "worker_tiles": 35,
        "workers_per_kind": {"stone": 14, "wood": 14, "sand": 14, "grain": 14, "coin": 14},
        "workers_per_number":
            {"1": 8, "2": 9, "3": 9, "4": 9, "5": 9, "6": 9, "7": 9, "8": 8},
        "same_kind_tiles": 5
    });
    let with_checks = |change: fn(&mut Value)| {
        let all = all.clone();
        move |file: &mut Value| {
            change(file);
            file["checks"] = all;
        }
    };
    check(
        with_checks(|file| file["worker_tiles"][2]["left"]["number"] = json!(9)),
        &[("MS-20", "bad-worker", "worker_tiles[2].left (W03: \"stone\" 9)")],
    );
    check(
        with_checks(|file| file["map"]["bushes"][3] = json!("corn")),
        &[("MS-15", "unknown-plot", "map.bushes[3] (\"corn\")")],
    );
    check(
        with_checks(|file| file["map"]["bushes"][5] = json!("B4-B3-A3")),
        &[("MS-15", "duplicate", "map.bushes[5] (\"B4-B3-A3\")")],
    );
    check(
        with_checks(|file| file["bonus_tiles"]["stone"] = json!(-3)),
        &[("MS-19", "bonus-count", "bonus_tiles.stone (-3)")],
    );
    let one_fewer = |file: &mut Value| {
        file["map"]["closed_edges"] = json!(["G1-G2", "A1-A1"]);
        file["map"]["closed_plots"] = json!(["A1-A2-B2", "A2-B2-A1"]);
    };
    let expected = [
        ("MS-15", "unknown-edge", "map.closed_edges[1] (\"A1-A1\")"),
        ("MS-15", "duplicate", "map.closed_plots[1] (\"A2-B2-A1\")"),
    ];
    check(with_checks(one_fewer), &expected);
}
