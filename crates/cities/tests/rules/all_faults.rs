//! A file with several faults: each of them is told, and by its rule (CI-6).

use serde_json::{Value, json};

use crate::faults::{changed, found};
use crate::table::components;

/// CI-6: no fault hides another, neither beside it nor above it.
#[test]
fn faults_hide_nothing() {
    let check = |change: fn(&mut Value), expected: &[(&str, &str)]| {
        let expected = expected.iter().map(|(at, code)| ((*at).to_owned(), (*code).to_owned()));
        assert_eq!(found(&changed(change)), expected.collect::<Vec<_>>());
    };
    let without_game = |file: &mut Value| {
        file.as_object_mut().unwrap().remove("game");
        file["cards"][0]["vp"] = json!(31);
        file["totals"] = json!({"tiles": 1});
    };
    let expected =
        [("", "missing_key"), ("/cards/0/vp", "out_of_range"), ("/totals/tiles", "unknown_key")];
    check(without_game, &expected);
    let uncounted = |file: &mut Value| {
        file["cards"][0]["vp"] = json!(31);
        file["cards"][1]["copies"] = json!(2);
        file["features"][0]["role"] = json!("lake");
        file["features"][9]["role"] = json!("park");
        file["features"][1]["name"] = json!(1);
        file["features"][2]["count"] = json!(20);
    };
    let expected = [
        ("/cards", "wrong_count"),
        ("/cards/0/vp", "out_of_range"),
        ("/features", "wrong_count"),
        ("/features", "wrong_count"),
        ("/features/0/role", "unknown_value"),
        ("/features/1/name", "wrong_type"),
    ];
    check(uncounted, &expected);
    let keyless = |file: &mut Value| {
        file["cards"][0]["name"] = json!({"de": ""});
        file["cards"][1]["measure"] = json!({"kind": "areas", "of": ["lake"], "min_size": 0});
        file["cards"][2]["measure"] = json!({"filtre": {}});
        file["cards"][3]["measure"] = json!({"kind": "adjacent_pairs", "a": {"height": 5}});
        let spaces = json!({"kind": "spaces", "adjacent_to": "lake", "between_buildings": false});
        file["cards"][4]["measure"] = spaces;
        file["cities"][0]["goals"][0]["ladder"] = json!([2, 4, 31, 1]);
    };
    let expected = [
        ("/cards/0/name", "missing_key"),
        ("/cards/0/name/de", "bad_text"),
        ("/cards/1/measure", "missing_key"),
        ("/cards/1/measure/min_size", "out_of_range"),
        ("/cards/1/measure/of/0", "unknown_value"),
        ("/cards/2/measure", "missing_key"),
        ("/cards/2/measure/filtre", "unknown_key"),
        ("/cards/3/measure", "missing_key"),
        ("/cards/3/measure", "contradiction"),
        ("/cards/3/measure/a/height", "out_of_range"),
        ("/cards/4/measure", "missing_key"),
        ("/cards/4/measure/adjacent_to", "unknown_value"),
        ("/cards/4/measure/between_buildings", "unknown_value"),
        ("/cities/0/goals/0/ladder", "wrong_count"),
        ("/cities/0/goals/0/ladder", "ladder_order"),
        ("/cities/0/goals/0/ladder/2", "out_of_range"),
    ];
    check(keyless, &expected);
}

/// CI-6: a word is told by the rule that lists it.
#[test]
fn words_cite_their_rule() {
    for (pointer, rule) in [
        ("/features/0/role", "CI-12"),
        ("/cities/0/goals/0/tier", "CI-14"),
        ("/cards/0/measure/filter/colour", "CI-15"),
    ] {
        let file = changed(|file| *file.pointer_mut(pointer).unwrap() = json!("?"));
        assert_eq!(components(&file).report().findings[0].rule, rule);
    }
}
