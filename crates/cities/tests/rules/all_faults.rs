//! A file with several faults: each of them is told, and by its rule (CI-6).

use serde_json::{Value, json};

use crate::faults::{changed, faults, found};
use crate::table::built_in_json;

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
        [("game", "missing-key"), ("cards[0].vp", "out-of-range"), ("totals.tiles", "unknown-key")];
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
        ("cards", "wrong-count"),
        ("cards[0].vp", "out-of-range"),
        ("features", "role-count"),
        ("features", "wrong-count"),
        ("features[0].role", "unknown-word"),
        ("features[1].name", "not-object"),
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
        ("cards[0].name.en", "missing-key"),
        ("cards[0].name.de", "bad-text"),
        ("cards[1].measure.min_kinds", "missing-key"),
        ("cards[1].measure.min_size", "out-of-range"),
        ("cards[1].measure.of[0]", "unknown-word"),
        ("cards[2].measure.kind", "missing-key"),
        ("cards[2].measure.filtre", "unknown-key"),
        ("cards[3].measure.relation", "missing-key"),
        ("cards[3].measure", "one-end"),
        ("cards[3].measure.a.height", "out-of-range"),
        ("cards[4].measure.of", "missing-key"),
        ("cards[4].measure.adjacent_to", "unknown-word"),
        ("cards[4].measure.between_buildings", "wrong-value"),
        ("cities[0].goals[0].ladder", "wrong-count"),
        ("cities[0].goals[0].ladder[1]", "ladder-order"),
        ("cities[0].goals[0].ladder[2]", "out-of-range"),
        ("cities[0].goals[0].ladder[2]", "ladder-order"),
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
        assert_eq!(faults(&file)[0].rule, rule);
    }
}

/// CI-6, CI-14, CI-16: a number that is out of range does not hide that it is out of order.
#[test]
fn range_and_order_are_told_together() {
    let file = changed(|file| {
        file["cards"][0]["measure"]["filter"] = json!({"min_height": 5, "max_height": 2});
        file["cities"][0]["goals"][0]["ladder"] = json!([6, 4, 31]);
    });
    let said: Vec<String> = faults(&file).iter().map(|fault| fault.to_string()).collect();
    assert_eq!(
        said,
        [
            "CI-16 cards[0].measure.filter: heights-crossed (min 5, max 2)",
            "CI-15 cards[0].measure.filter.min_height: out-of-range (min 1, max 4, found 5)",
            "CI-14 cities[0].goals[0].ladder[2]: out-of-range (min 0, max 30, found 31)",
            "CI-14 cities[0].goals[0].ladder[2]: ladder-order (before 4, found 31)",
        ]
    );
}

/// CI-5, CI-6: a wrong number of things does not hide that the totals differ, and an entry that
/// cannot be read leaves out only what it would have to be counted for.
#[test]
fn count_and_totals_are_told_together() {
    let mut file = built_in_json();
    file["city_tiles"].as_array_mut().unwrap().pop();
    file["cards"].as_array_mut().unwrap().push(json!({"id": "more"}));
    file["totals"] = json!({"city_tiles": 32, "card_designs": 32, "cards": 7, "features": 47});
    assert_eq!(
        found(&file).iter().map(|(at, code)| format!("{at} {code}")).collect::<Vec<_>>(),
        [
            "cards wrong-count",
            "cards[30].name missing-key",
            "cards[30].measure missing-key",
            "cards[30].vp missing-key",
            "city_tiles wrong-count",
            "totals.card_designs wrong-total",
            "totals.city_tiles wrong-total",
            "totals.features wrong-total",
        ]
    );
}
