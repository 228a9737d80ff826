//! Component files that are not good: every fault by its name and place (CI-4 to CI-16).

use cities::{BUILT_IN, Components, Json};
use engine::components::FAULTS_MAX;
use engine::{Fault, Faults};
use serde_json::{Value, json};

use crate::table::{built_in_json, components};

/// The built-in file without its totals, with a text for a card and a goal, and with one change.
pub fn changed(change: impl FnOnce(&mut Value)) -> Value {
    let mut file = built_in_json();
    file.as_object_mut().unwrap().remove("totals");
    file["cards"][0]["text"] = json!({"en": "whatever is red", "de": "alles, was rot ist"});
    file["cities"][0]["goals"][0]["text"] = json!({"en": "much green", "de": "viel Grün"});
    change(&mut file);
    file
}

pub fn faults(file: &Value) -> Vec<Fault> {
    components(file).faults().map_or(Vec::new(), |faults| faults.listed.clone())
}

/// Places and codes.
pub fn found(file: &Value) -> Vec<(String, String)> {
    faults(file).into_iter().map(|fault| (fault.at, fault.code.to_owned())).collect()
}

fn faults_of_text(text: &str) -> Option<Faults> {
    Components::of(Json::parse(text).unwrap()).faults().cloned()
}

/// What a JSON pointer is called in a fault.
fn place(pointer: &str) -> String {
    let steps = pointer.split('/').skip(1).map(|step| match step.parse::<usize>() {
        Ok(idx) => format!("[{idx}]"),
        Err(_) => format!(".{step}"),
    });
    steps.collect::<String>().trim_start_matches('.').to_owned()
}

/// Setting the value at a pointer gives just this fault, at that place of the file.
#[track_caller]
fn check(pointer: &str, value: Value, at: &str, code: &str) {
    let file = changed(|file| *file.pointer_mut(pointer).unwrap() = value.clone());
    assert_eq!(found(&file), [(at.to_owned(), code.to_owned())], "{pointer} {value}");
    assert!(components(&file).catalogue().is_err());
}

/// [`check`] where the fault is at the value itself.
#[track_caller]
fn check_here(pointer: &str, value: Value, code: &str) {
    check(pointer, value, &place(pointer), code);
}

/// A measure of the first card gives this fault.
#[track_caller]
fn check_measure(measure: Value, at: &str, code: &str) {
    check("/cards/0/measure", measure, &format!("cards[0].measure{at}"), code);
}

/// CI-4: the head of a file.
#[test]
fn heads() {
    check_here("/game", json!("saint-malo"), "wrong-value");
    check_here("/format", json!(2), "wrong-value");
    check_here("/format", json!("1"), "wrong-value");
    let without = changed(|file| {
        file.as_object_mut().unwrap().remove("game");
    });
    assert_eq!(found(&without), [("game".to_owned(), "missing-key".to_owned())]);
    for other in [json!([]), json!(null), json!(17), json!("cities")] {
        assert_eq!(found(&other), [(String::new(), "not-object".to_owned())]);
    }
}

/// CI-5: rules and symbols cannot be replaced; totals must agree, each for itself.
#[test]
fn what_cannot_be_replaced() {
    check("/rules/monument_points", json!(3), "rules", "not-replaceable");
    check("/symbols/W", json!("lake"), "symbols", "not-replaceable");
    let remarks = changed(|file| {
        file["rules"]["modes"][0]["status"] = json!("ours");
        file["rules"]["measures"] = json!([{"kind": "climb", "ceiling": 4}]);
        file["rules"]["note"] = json!("as in the box");
    });
    assert_eq!(found(&remarks), []);
    let mut file = built_in_json();
    file["totals"]["cards"] = json!(33);
    file["totals"]["goals_by_tier"]["easy"] = json!(1);
    file["totals"]["sum_of_ladders"][2] = json!(0);
    let said: Vec<String> = faults(&file).iter().map(Fault::to_string).collect();
    assert_eq!(
        said,
        [
            "CI-5 totals.cards: wrong-total (found 33, counted 32)",
            "CI-5 totals.goals_by_tier.easy: wrong-total (found 1, counted 9)",
            "CI-5 totals.sum_of_ladders[2]: wrong-total (found 0, counted 39)",
        ]
    );
    file["totals"] = json!({"tiles": 32});
    assert_eq!(found(&file), [("totals.tiles".to_owned(), "unknown-key".to_owned())]);
}

/// CI-6: all faults are reported in the order of the document, and one is enough to reject.
#[test]
fn all_faults_are_reported() {
    let file = changed(|file| {
        file["cities"][0]["goals"][0]["ladder"] = json!([4, 6, 2]);
        file["city_tiles"][5]["face"] = json!("WW/RX");
        file["cards"][0]["measure"]["kind"] = json!("bildings");
    });
    // Through serde_json the keys of an object are in the order of the alphabet.
    let expected = [
        ("cards[0].measure.kind", "unknown-word"),
        ("cities[0].goals[0].ladder[1]", "ladder-order"),
        ("city_tiles[5].face", "bad-face"),
    ];
    let expected = expected.map(|(at, code)| (at.to_owned(), code.to_owned()));
    assert_eq!(found(&file), expected);
    let text = BUILT_IN.replace("\"WW/RR\"", "\"WW/RX\"").replace("\"vp\": 6", "\"vp\": 60");
    let faults = faults_of_text(&text).unwrap();
    let places: Vec<&str> = faults.listed.iter().map(|fault| fault.at.as_str()).collect();
    assert_eq!(places, ["city_tiles[0].face", "cards[11].vp", "cards[13].vp"]);
}

/// CI-6: no more than a hundred of them, and how many more there are.
#[test]
fn a_hundred_faults_are_enough() {
    let file = changed(|file| {
        for tile in file["city_tiles"].as_array_mut().unwrap() {
            *tile = json!({"id": "!", "face": "?", "status": 1, "note": 2});
        }
    });
    let components = components(&file);
    let faults = components.faults().unwrap();
    assert_eq!(FAULTS_MAX, 100);
    // The ids are all the same, too.
    assert_eq!((faults.listed.len(), faults.n_more), (100, 4 * 32 + 31 - 100));
}

/// CI-6: a fault says what was found, what is expected, and by which rule.
#[test]
fn faults_in_words() {
    let file = changed(|file| file["cards"][3]["measure"]["kind"] = json!("bildings"));
    assert_eq!(
        faults(&file)[0].to_string(),
        "CI-15 cards[3].measure.kind: unknown-word (found \"bildings\", known buildings, \
         sets, distinct, adjacent_pairs, largest_area, area_span, areas, most_kinds, spaces, \
         most_around, longest_run, lines, fullest_square, climb)"
    );
}

/// CI-7: what is not JSON is told by line and column, and stands alone.
#[test]
fn what_is_not_json() {
    for (text, line, column) in [
        ("", 1, 1),
        ("{", 1, 2),
        ("{\n  \"game\": cities\n}", 2, 11),
        ("{\"a\": 1,}", 1, 9),
        ("[1, 2", 1, 6),
        ("\"open", 1, 6),
        ("{} x", 1, 4),
        ("\"\\x\"", 1, 3),
        ("\"\\ud800\"", 1, 8),
        ("01", 1, 2),
        ("1e999", 1, 5),
        ("nul", 1, 4),
        ("\"a\nb\"", 2, 1),
    ] {
        let faults = engine::components::parse(text).unwrap_err();
        let expected = format!(": bad-json (line {line}, column {column})");
        assert_eq!(faults.to_string(), expected, "{text:?}");
        assert!(serde_json::from_str::<Value>(text).is_err());
    }
    let deep = "[".repeat(10_000);
    assert!(Json::parse(&deep).is_err());
}

/// CI-7, CI-8: unknown keys are errors at every level, missing ones too.
#[test]
fn keys() {
    for pointer in [
        "",
        "/city_tiles/0",
        "/features/0",
        "/features/0/name",
        "/cards/0",
        "/cards/0/text",
        "/cards/0/measure",
        "/cards/0/measure/filter",
        "/cities/0",
        "/cities/0/goals/0",
        "/cities/0/goals/0/measure",
        "/provenance",
    ] {
        let file = changed(|file| file.pointer_mut(pointer).unwrap()["kolour/~"] = json!(1));
        let at = format!("{}[\"kolour/~\"]", place(pointer));
        assert_eq!(found(&file), [(at, "unknown-key".to_owned())]);
    }
    for (pointer, key) in [
        ("/city_tiles/0", "face"),
        ("/features/3", "role"),
        ("/cards/7", "vp"),
        ("/cards/7", "measure"),
        ("/cards/7/measure", "kind"),
        ("/cards/7/measure", "filter"),
        ("/cards/7/name", "de"),
        ("/cities/1", "goals"),
        ("/cities/1/goals/2", "at_least"),
    ] {
        let file = changed(|file| {
            file.pointer_mut(pointer).unwrap().as_object_mut().unwrap().remove(key);
        });
        let at = place(&format!("{pointer}/{key}"));
        assert_eq!(found(&file), [(at, "missing-key".to_owned())]);
    }
    let twice = BUILT_IN.replacen("\"copies\": 1,", "\"copies\": 1, \"copies\": 1,", 1);
    assert_eq!(faults_of_text(&twice).unwrap().listed[0].code, "repeated-key");
}

/// CI-8: numbers are integers, and everything has its type.
#[test]
fn types() {
    check_here("/cards/0/vp", json!(1.5), "not-whole");
    check_here("/cards/0/vp", json!("1"), "not-whole");
    check_here("/cards/0/id", json!(1), "not-text");
    check_here("/cards/0/status", json!(1), "not-text");
    check_here("/cards/0/name", json!("Red"), "not-object");
    check_here("/cities/0/first_game", json!("yes"), "not-flag");
    check_here("/cards", json!({}), "not-list");
    check_here("/features/0", json!([]), "not-object");
    check_here("/note", json!(1), "not-text");
    check_here("/provenance/cards", json!(1), "not-text");
    check_here("/cities/0/goals/0/ladder", json!(6), "not-list");
}

/// CI-9: ids have 32 characters at most, and none is there twice.
#[test]
fn ids() {
    for bad in ["", "a b", "ä", "a_b", &"x".repeat(33)] {
        check_here("/cards/0/id", json!(bad), "bad-id");
    }
    check_here("/cards/1/id", json!("colour-red"), "duplicate-id");
    check_here("/city_tiles/1/id", json!("A1"), "duplicate-id");
    check_here("/start_tiles/0/id", json!("A1"), "duplicate-id");
    check_here("/features/9/id", json!("ferry"), "duplicate-id");
    check_here("/cities/7/id", json!("venice"), "duplicate-id");
    check_here("/cities/7/goals/2/id", json!("central-park"), "duplicate-id");
    // With a section that stays built in, too.
    let mut start_tiles = built_in_json()["start_tiles"].clone();
    start_tiles[2]["id"] = json!("H4");
    let file = json!({"game": "cities", "format": 1, "start_tiles": start_tiles});
    assert_eq!(found(&file), [("start_tiles[2].id".to_owned(), "duplicate-id".to_owned())]);
}

/// CI-10: names up to 60 and texts up to 240 characters, without control characters.
#[test]
fn texts() {
    check_here("/cards/0/name/en", json!(""), "bad-text");
    check_here("/cards/0/name/de", json!("ü".repeat(61)), "bad-text");
    check_here("/cards/0/text/en", json!("x".repeat(241)), "bad-text");
    check_here("/cards/0/text/en", json!("a\nb"), "bad-text");
    check_here("/cities/0/goals/0/text/de", json!(""), "bad-text");
    check_here("/name/en", json!("a\u{7f}"), "bad-text");
    for unseen in ["\u{202e}oiR", "\u{3164}", " ", "R\u{30d}\u{30d}\u{30d}\u{30d}io"] {
        check_here("/name/en", json!(unseen), "bad-text");
        check_here("/cities/0/name/de", json!(unseen), "bad-text");
    }
    for place in ["/note", "/provenance/cards"] {
        check_here(place, json!("x".repeat(501)), "bad-note");
    }
    check_here("/cards/0/status", json!("x".repeat(501)), "bad-note");
    let file = changed(|file| file["cards"][0]["name"]["de"] = json!("ü".repeat(60)));
    assert_eq!(found(&file), []);
}

/// CI-11: the number of tiles, and their faces.
#[test]
fn tiles() {
    for bad in ["WW/RX", "WWRR", "WW/R", "WW/RRR", "ww/rr", "WW RR", ""] {
        check_here("/city_tiles/5/face", json!(bad), "bad-face");
    }
    let file = changed(|file| {
        file["city_tiles"].as_array_mut().unwrap().pop();
        file["start_tiles"].as_array_mut().unwrap().push(json!({"id": "S5", "face": "WP/YB"}));
    });
    let expected = [("city_tiles", "wrong-count"), ("start_tiles", "wrong-count")];
    assert_eq!(found(&file), expected.map(|(at, code)| (at.to_owned(), code.to_owned())));
}

/// CI-12: four, four, one and one; each count 1 to 40; 48 together.
#[test]
fn features() {
    check("/features/0/count", json!(6), "features", "wrong-count");
    check_here("/features/0/count", json!(0), "out-of-range");
    check_here("/features/0/count", json!(41), "out-of-range");
    check_here("/features/0/role", json!("lake"), "unknown-word");
    let file = changed(|file| file["features"][0]["role"] = json!("park"));
    let wrong = |code: &str| ("features".to_owned(), code.to_owned());
    assert_eq!(found(&file), [wrong("role-count"), wrong("role-count")]);
    let file = changed(|file| {
        file["features"].as_array_mut().unwrap().remove(9);
    });
    assert_eq!(found(&file), [wrong("role-count"), wrong("wrong-count")]);
}

/// CI-13: 32 cards together, and the numbers of each.
#[test]
fn cards() {
    check("/cards/0/copies", json!(2), "cards", "wrong-count");
    check_here("/cards/0/copies", json!(0), "out-of-range");
    check_here("/cards/0/copies", json!(33), "out-of-range");
    check_here("/cards/0/vp", json!(0), "out-of-range");
    check_here("/cards/0/vp", json!(31), "out-of-range");
    check_here("/cards/0/per", json!(13), "out-of-range");
    let file = changed(|file| {
        file["cards"].as_array_mut().unwrap().pop();
    });
    assert_eq!(found(&file), [("cards".to_owned(), "wrong-count".to_owned())]);
}

/// CI-14: cities, goals, ladders and ceilings.
#[test]
fn cities_and_goals() {
    let ladder = "/cities/0/goals/0/ladder";
    check(ladder, json!([4, 6, 2]), "cities[0].goals[0].ladder[1]", "ladder-order");
    check_here(ladder, json!([6, 4]), "wrong-count");
    check(ladder, json!([31, 4, 2]), "cities[0].goals[0].ladder[0]", "out-of-range");
    check(ladder, json!([6, 4, -1]), "cities[0].goals[0].ladder[2]", "out-of-range");
    assert_eq!(found(&changed(|file| *file.pointer_mut(ladder).unwrap() = json!([0, 0, 0]))), []);
    check_here("/cities/0/goals/0/tier", json!("brutal"), "unknown-word");
    check_here("/cities", json!([]), "count-out-of-range");
    let one = built_in_json()["cities"][0]["goals"][0].clone();
    check_here("/cities/0/goals", json!([one]), "wrong-count");
    let mut many = Vec::new();
    for i in 0..41 {
        let mut city = built_in_json()["cities"][0].clone();
        city["id"] = json!(format!("city-{i}"));
        for j in 0..3 {
            city["goals"][j]["id"] = json!(format!("goal-{i}-{j}"));
        }
        many.push(city);
    }
    check_here("/cities", json!(many), "count-out-of-range");
    many.pop();
    assert_eq!(found(&changed(|file| file["cities"] = json!(many))), []);
}

/// CI-14: no goal asks for more than its measure can give.
#[test]
fn ceilings() {
    let filter = json!({});
    for (measure, ceiling) in [
        (json!({"kind": "buildings", "filter": filter}), 36),
        (json!({"kind": "sets", "members": [{"height": 1}, {"height": 2}, {"height": 3}]}), 12),
        (json!({"kind": "distinct", "by": "colour", "filter": filter}), 4),
        (json!({"kind": "adjacent_pairs", "relation": "any"}), 60),
        (json!({"kind": "largest_area", "of": "buildings"}), 36),
        (json!({"kind": "area_span", "of": "water"}), 6),
        (json!({"kind": "areas", "of": ["water"], "min_size": 1, "min_kinds": 0}), 36),
        (json!({"kind": "most_kinds", "of": "park"}), 4),
        (json!({"kind": "spaces", "of": "park"}), 36),
        (json!({"kind": "most_around", "of": "park"}), 4),
        (json!({"kind": "longest_run", "min_colours": 1}), 6),
        (json!({"kind": "lines", "min_buildings": 1}), 12),
        (json!({"kind": "fullest_square", "side": 3}), 9),
        (json!({"kind": "climb"}), 4),
    ] {
        let asking = |n: i32| {
            found(&changed(|file| {
                let goal = &mut file["cities"][0]["goals"][0];
                goal["measure"] = measure.clone();
                goal["at_least"] = json!(n);
            }))
        };
        assert_eq!(asking(ceiling), [], "{measure}");
        for n in [0, ceiling + 1] {
            let at = "cities[0].goals[0].at_least".to_owned();
            assert_eq!(asking(n), [(at, "out-of-range".to_owned())], "{measure}");
        }
    }
}

/// CI-15: kinds, fields, words and numbers of measures.
#[test]
fn measures() {
    check_measure(json!({"kind": "bildings"}), ".kind", "unknown-word");
    check_measure(json!({"kind": 3}), ".kind", "not-text");
    check_measure(json!({}), ".kind", "missing-key");
    check_measure(json!({"kind": "distinct", "by": "colour"}), ".filter", "missing-key");
    check_measure(json!({"kind": "distinct", "by": "size", "filter": {}}), ".by", "unknown-word");
    check_measure(json!({"kind": "largest_area", "of": "lots"}), ".of", "unknown-word");
    check_measure(json!({"kind": "most_kinds", "of": "buildings"}), ".of", "unknown-word");
    let pairs = json!({"kind": "adjacent_pairs", "relation": "same"});
    check_measure(pairs, ".relation", "unknown-word");
    let areas = json!({"kind": "areas", "of": ["lake"], "min_size": 1, "min_kinds": 0});
    check_measure(areas, ".of[0]", "unknown-word");
    for (size, kinds, at) in [(0, 0, ".min_size"), (37, 0, ".min_size"), (1, 5, ".min_kinds")] {
        let areas = json!({"kind": "areas", "of": ["water"], "min_size": size, "min_kinds": kinds});
        check_measure(areas, at, "out-of-range");
    }
    check_measure(json!({"kind": "longest_run", "min_colours": 5}), ".min_colours", "out-of-range");
    check_measure(json!({"kind": "lines", "min_buildings": 7}), ".min_buildings", "out-of-range");
    check_measure(json!({"kind": "fullest_square", "side": 4}), ".side", "out-of-range");
    check_measure(json!({"kind": "climb", "of": "water"}), ".of", "unknown-key");
    let spaces = json!({"kind": "spaces", "of": "water", "between_buildings": false});
    check_measure(spaces, ".between_buildings", "wrong-value");
    let sets = json!({"kind": "sets", "members": [{"height": 1}]});
    check_measure(sets, ".members", "count-out-of-range");
    let filter = |filter: Value| json!({"kind": "buildings", "filter": filter});
    check_measure(filter(json!({"colour": "pink"})), ".filter.colour", "unknown-word");
    check_measure(filter(json!({"height": 5})), ".filter.height", "out-of-range");
    check_measure(filter(json!({"adjacent_to": "water"})), ".filter.adjacent_to", "not-list");
}

/// CI-16: what contradicts itself.
#[test]
fn contradictions() {
    let filter = |filter: Value| json!({"kind": "buildings", "filter": filter});
    for both in [json!({"height": 2, "min_height": 1}), json!({"height": 2, "max_height": 3})] {
        check_measure(filter(both), ".filter", "two-heights");
    }
    let crossed = json!({"min_height": 3, "max_height": 2});
    check_measure(filter(crossed), ".filter", "heights-crossed");
    for near in [json!([]), json!(["park", "park"])] {
        check_measure(filter(json!({"adjacent_to": near})), ".filter.adjacent_to", "words-once");
    }
    let areas = |of: Value| json!({"kind": "areas", "of": of, "min_size": 1, "min_kinds": 0});
    check_measure(areas(json!([])), ".of", "words-once");
    check_measure(areas(json!(["water", "water"])), ".of", "words-once");
    let sets = |members: Value| json!({"kind": "sets", "members": members});
    check_measure(sets(json!([{"colour": "red"}, {"height": 1}])), ".members", "members-overlap");
    check_measure(
        sets(json!([{"max_height": 2}, {"min_height": 2}])),
        ".members",
        "members-overlap",
    );
    let near = json!([{"adjacent_to": ["park"]}, {"adjacent_to": ["water"]}]);
    check_measure(sets(near), ".members", "members-overlap");
    let pairs = json!({"kind": "adjacent_pairs", "relation": "any", "a": {"colour": "red"}});
    check_measure(pairs, "", "one-end");
}

/// CI-4, CI-6: a file of the greatest size is checked in no time, however foolish it is.
#[test]
fn foolish_files_are_checked_quickly() {
    let entries = vec![json!({"id": "a"}); 20_000];
    let file = json!({"game": "cities", "format": 1, "cards": entries});
    assert_eq!(found(&file).len(), FAULTS_MAX);
    let keys: serde_json::Map<String, Value> =
        (0..20_000).map(|i| (format!("k{i}"), json!(0))).collect();
    assert_eq!(found(&Value::Object(keys)).len(), FAULTS_MAX);
}
