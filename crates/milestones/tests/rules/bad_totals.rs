//! Edition files that count themselves wrongly (MS-21).

use serde_json::{Value, json};

use crate::bad_edition::check;

/// MS-21: wrong totals, each for itself.
#[test]
fn totals_are_checked() {
    check(
        |file| file["checks"] = json!({"number_sum": 177, "plots": 102}),
        &["MS-21 checks.number_sum: wrong-total (found 177, counted 178)"],
    );
    check(
        |file| {
            file["checks"] = json!({"number_counts": {"1": 10, "2": 20, "3": 17, "4": 12, "5": 5}})
        },
        &[
            "MS-21 checks.number_counts.2: wrong-total (found 20, counted 19)",
            "MS-21 checks.number_counts.3: wrong-total (found 17, counted 19)",
        ],
    );
    let extra = json!({"neighbour_counts": {"2": 1, "3": 10, "4": 14, "5": 4}});
    check(
        |file| file["checks"] = extra,
        &[
            "MS-21 checks.neighbour_counts.6: total-missing (counted 38)",
            "MS-21 checks.neighbour_counts.2: wrong-total (found 1, counted 0)",
        ],
    );
    check(
        |file| {
            file["map"]["rows"][6]["cells"][0] = json!(4);
            file["checks"] = json!({"number_sum": 178, "corners": 66, "edges": 167});
        },
        &["MS-21 checks.number_sum: wrong-total (found 178, counted 179)"],
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
        &["MS-20 worker_tiles[2].left.number: out-of-range (min 1, max 8, found 9)"],
    );
    check(
        with_checks(|file| file["map"]["bushes"][3] = json!("corn")),
        &["MS-15 map.bushes[3]: unknown-plot (found \"corn\")"],
    );
    check(
        with_checks(|file| file["bonus_tiles"]["stone"] = json!("3")),
        &["MS-19 bonus_tiles.stone: not-whole (found \"3\")"],
    );
    let one_fewer = |file: &mut Value| {
        file["map"]["closed_edges"] = json!(["G1-G2", "A1-A1"]);
        file["map"]["closed_plots"] = json!(["A1-A2-B2", "A2-B2-A1"]);
    };
    let expected = [
        "MS-15 map.closed_edges[1]: unknown-edge (found A1-A1)",
        "MS-15 map.closed_plots[1]: repeated-entry (found A1-A2-B2)",
    ];
    check(with_checks(one_fewer), &expected);
}
