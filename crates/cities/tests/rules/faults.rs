//! Component files that are not good: every fault by its name and place (CI-4 to CI-16).

use std::collections::BTreeSet;

use cities::{BUILT_IN, Code, Components, FINDINGS_MAX, Json};
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

pub fn found(file: &Value) -> Vec<(String, String)> {
    let findings = components(file).report().findings;
    findings.into_iter().map(|one| (one.at, one.code.name().to_owned())).collect()
}

/// Setting the value at a pointer gives just this finding.
#[track_caller]
fn check(pointer: &str, value: Value, at: &str, code: &str) {
    let file = changed(|file| *file.pointer_mut(pointer).unwrap() = value.clone());
    assert_eq!(found(&file), [(at.to_owned(), code.to_owned())], "{pointer} {value}");
    assert!(components(&file).catalogue().is_err());
}

/// [`check`] where the finding is at the value itself.
#[track_caller]
fn check_here(pointer: &str, value: Value, code: &str) {
    check(pointer, value, pointer, code);
}

/// A measure of the first card gives this finding.
#[track_caller]
fn check_measure(measure: Value, at: &str, code: &str) {
    check("/cards/0/measure", measure, &format!("/cards/0/measure{at}"), code);
}

/// CI-4: the head of a file.
#[test]
fn heads() {
    check_here("/game", json!("saint-malo"), "wrong_game");
    check_here("/format", json!(2), "wrong_format");
    check_here("/format", json!("1"), "wrong_format");
    let without = changed(|file| {
        file.as_object_mut().unwrap().remove("game");
    });
    assert_eq!(found(&without), [(String::new(), "missing_key".to_owned())]);
    for other in [json!([]), json!(null), json!(17), json!("cities")] {
        assert_eq!(found(&other), [(String::new(), "wrong_type".to_owned())]);
    }
}

/// CI-5: rules and symbols cannot be replaced; totals must agree, and are reported once.
#[test]
fn what_cannot_be_replaced() {
    check("/rules/monument_points", json!(3), "/rules", "not_replaceable");
    check("/symbols/W", json!("lake"), "/symbols", "not_replaceable");
    let remarks = changed(|file| {
        file["rules"]["modes"][0]["status"] = json!("ours");
        file["rules"]["measures"] = json!([{"kind": "climb", "ceiling": 4}]);
        file["rules"]["note"] = json!("as in the box");
    });
    assert_eq!(found(&remarks), []);
    let mut file = built_in_json();
    file["totals"]["cards"] = json!(33);
    file["totals"]["goals_by_tier"]["easy"] = json!(1);
    let findings = components(&file).report().findings;
    assert_eq!(findings.len(), 1);
    assert_eq!(
        findings[0].to_string(),
        "/totals: totals_mismatch: found cards, goals_by_tier, \
         expected what the components count (CI-5)"
    );
    file["totals"] = json!({"tiles": 32});
    assert_eq!(found(&file), [("/totals/tiles".to_owned(), "unknown_key".to_owned())]);
}

/// CI-6: all findings are reported in the order of the document, and one is enough to reject.
#[test]
fn all_findings_are_reported() {
    let file = changed(|file| {
        file["cities"][0]["goals"][0]["ladder"] = json!([4, 6, 2]);
        file["city_tiles"][5]["face"] = json!("WW/RX");
        file["cards"][0]["measure"]["kind"] = json!("bildings");
    });
    // Through serde_json the keys of an object are in the order of the alphabet.
    let expected = [
        ("/cards/0/measure/kind", "unknown_measure"),
        ("/cities/0/goals/0/ladder", "ladder_order"),
        ("/city_tiles/5/face", "bad_face"),
    ];
    let expected = expected.map(|(at, code)| (at.to_owned(), code.to_owned()));
    assert_eq!(found(&file), expected);
    let text = BUILT_IN.replace("\"WW/RR\"", "\"WW/RX\"").replace("\"vp\": 6", "\"vp\": 60");
    let findings = Components::of_bytes(text.as_bytes()).unwrap().report().findings;
    let places: Vec<&str> = findings.iter().map(|finding| finding.at.as_str()).collect();
    assert_eq!(places, ["/city_tiles/0/face", "/cards/11/vp", "/cards/13/vp"]);
}

/// CI-6: no more than fifty of them.
#[test]
fn fifty_findings_are_enough() {
    let file = changed(|file| {
        for tile in file["city_tiles"].as_array_mut().unwrap() {
            *tile = json!({"id": "!", "face": "?"});
        }
    });
    assert_eq!(FINDINGS_MAX, 50);
    assert_eq!(found(&file).len(), 50);
}

/// CI-6: a finding says what was found, what is expected, and by which rule.
#[test]
fn findings_in_words() {
    let file = changed(|file| file["cards"][3]["measure"]["kind"] = json!("bildings"));
    assert_eq!(
        components(&file).report().findings[0].to_string(),
        "/cards/3/measure/kind: unknown_measure: found \"bildings\", expected one of buildings, \
         sets, distinct, adjacent_pairs, largest_area, area_span, areas, most_kinds, spaces, \
         most_around, longest_run, lines, fullest_square, climb (CI-15)"
    );
}

/// CI-7: the codes have names of their own.
#[test]
fn codes_have_names() {
    let names: BTreeSet<&str> = Code::ALL.into_iter().map(Code::name).collect();
    assert_eq!(names.len(), 19);
    for code in Code::ALL {
        assert_eq!(code.fault(), code.name().replace('_', "-"));
        assert_eq!(format!("{code:?}").to_lowercase(), code.name().replace('_', ""));
    }
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
        let report = Components::of_bytes(text.as_bytes()).unwrap_err();
        assert_eq!(report.findings.len(), 1);
        let finding = &report.findings[0];
        assert_eq!(finding.code, Code::BadJson, "{text:?}");
        assert_eq!(finding.found, format!("line {line}, column {column}"), "{text:?}");
        assert!(serde_json::from_str::<Value>(text).is_err());
    }
    let report = Components::of_bytes(b"{\n\"a\": \"\xff\"}").unwrap_err();
    assert_eq!(report.findings[0].found, "line 2, column 7");
    let deep = "[".repeat(10_000);
    assert!(Json::parse(&deep).is_err());
}

/// CI-7, CI-8: unknown keys are errors at every level, missing ones are told at their parent.
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
        let at = format!("{pointer}/kolour~1~0");
        assert_eq!(found(&file), [(at, "unknown_key".to_owned())]);
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
        assert_eq!(found(&file), [(pointer.to_owned(), "missing_key".to_owned())], "{key}");
    }
    let twice = BUILT_IN.replacen("\"copies\": 1,", "\"copies\": 1, \"copies\": 1,", 1);
    let findings = Components::of_bytes(twice.as_bytes()).unwrap().report().findings;
    assert_eq!(findings[0].code, Code::UnknownKey);
}

/// CI-8: numbers are integers, and everything has its type.
#[test]
fn types() {
    check_here("/cards/0/vp", json!(1.5), "wrong_type");
    check_here("/cards/0/vp", json!("1"), "wrong_type");
    check_here("/cards/0/id", json!(1), "wrong_type");
    check_here("/cards/0/status", json!(1), "wrong_type");
    check_here("/cards/0/name", json!("Red"), "wrong_type");
    check_here("/cities/0/first_game", json!("yes"), "wrong_type");
    check_here("/cards", json!({}), "wrong_type");
    check_here("/features/0", json!([]), "wrong_type");
    check_here("/note", json!(1), "wrong_type");
    check_here("/provenance/cards", json!(1), "wrong_type");
    check_here("/cities/0/goals/0/ladder", json!(6), "wrong_type");
}

/// CI-9: ids have 32 characters at most, and none is there twice.
#[test]
fn ids() {
    for bad in ["", "a b", "ä", "a_b", &"x".repeat(33)] {
        check_here("/cards/0/id", json!(bad), "bad_id");
    }
    check_here("/cards/1/id", json!("colour-red"), "duplicate_id");
    check_here("/city_tiles/1/id", json!("A1"), "duplicate_id");
    check_here("/start_tiles/0/id", json!("A1"), "duplicate_id");
    check_here("/features/9/id", json!("ferry"), "duplicate_id");
    check_here("/cities/7/id", json!("venice"), "duplicate_id");
    check_here("/cities/7/goals/2/id", json!("central-park"), "duplicate_id");
    // With a section that stays built in, too.
    let mut start_tiles = built_in_json()["start_tiles"].clone();
    start_tiles[2]["id"] = json!("H4");
    let file = json!({"game": "cities", "format": 1, "start_tiles": start_tiles});
    assert_eq!(found(&file), [("/start_tiles/2/id".to_owned(), "duplicate_id".to_owned())]);
}

/// CI-10: names up to 60 and texts up to 240 characters, without control characters.
#[test]
fn texts() {
    check_here("/cards/0/name/en", json!(""), "bad_text");
    check_here("/cards/0/name/de", json!("ü".repeat(61)), "bad_text");
    check_here("/cards/0/text/en", json!("x".repeat(241)), "bad_text");
    check_here("/cards/0/text/en", json!("a\nb"), "bad_text");
    check_here("/cities/0/goals/0/text/de", json!(""), "bad_text");
    check_here("/name/en", json!("a\u{7f}"), "bad_text");
    for unseen in ["\u{202e}oiR", "\u{3164}", " ", "R\u{30d}\u{30d}\u{30d}\u{30d}io"] {
        check_here("/name/en", json!(unseen), "bad_text");
        check_here("/cities/0/name/de", json!(unseen), "bad_text");
    }
    for place in ["/note", "/provenance/cards"] {
        check_here(place, json!("x".repeat(501)), "bad_text");
    }
    check_here("/cards/0/status", json!("x".repeat(501)), "bad_text");
    let file = changed(|file| file["cards"][0]["name"]["de"] = json!("ü".repeat(60)));
    assert_eq!(found(&file), []);
}

/// CI-11: the number of tiles, and their faces.
#[test]
fn tiles() {
    for bad in ["WW/RX", "WWRR", "WW/R", "WW/RRR", "ww/rr", "WW RR", ""] {
        check_here("/city_tiles/5/face", json!(bad), "bad_face");
    }
    let file = changed(|file| {
        file["city_tiles"].as_array_mut().unwrap().pop();
        file["start_tiles"].as_array_mut().unwrap().push(json!({"id": "S5", "face": "WP/YB"}));
    });
    let expected = [("/city_tiles", "wrong_count"), ("/start_tiles", "wrong_count")];
    assert_eq!(found(&file), expected.map(|(at, code)| (at.to_owned(), code.to_owned())));
}

/// CI-12: four, four, one and one; each count 1 to 40; 48 together.
#[test]
fn features() {
    check("/features/0/count", json!(6), "/features", "wrong_count");
    check_here("/features/0/count", json!(0), "out_of_range");
    check_here("/features/0/count", json!(41), "out_of_range");
    check_here("/features/0/role", json!("lake"), "unknown_value");
    let file = changed(|file| file["features"][0]["role"] = json!("park"));
    let wrong = || ("/features".to_owned(), "wrong_count".to_owned());
    assert_eq!(found(&file), [wrong(), wrong()]);
    let file = changed(|file| {
        file["features"].as_array_mut().unwrap().remove(9);
    });
    assert_eq!(found(&file), [wrong(), wrong()]);
}

/// CI-13: 32 cards together, and the numbers of each.
#[test]
fn cards() {
    check("/cards/0/copies", json!(2), "/cards", "wrong_count");
    check_here("/cards/0/copies", json!(0), "out_of_range");
    check_here("/cards/0/copies", json!(33), "out_of_range");
    check_here("/cards/0/vp", json!(0), "out_of_range");
    check_here("/cards/0/vp", json!(31), "out_of_range");
    check_here("/cards/0/per", json!(13), "out_of_range");
    let file = changed(|file| {
        file["cards"].as_array_mut().unwrap().pop();
    });
    assert_eq!(found(&file), [("/cards".to_owned(), "wrong_count".to_owned())]);
}

/// CI-14: cities, goals, ladders and ceilings.
#[test]
fn cities_and_goals() {
    let ladder = "/cities/0/goals/0/ladder";
    check_here(ladder, json!([4, 6, 2]), "ladder_order");
    check_here(ladder, json!([6, 4]), "wrong_count");
    check(ladder, json!([31, 4, 2]), &format!("{ladder}/0"), "out_of_range");
    check(ladder, json!([6, 4, -1]), &format!("{ladder}/2"), "out_of_range");
    assert_eq!(found(&changed(|file| *file.pointer_mut(ladder).unwrap() = json!([0, 0, 0]))), []);
    check_here("/cities/0/goals/0/tier", json!("brutal"), "unknown_value");
    check_here("/cities", json!([]), "wrong_count");
    let one = built_in_json()["cities"][0]["goals"][0].clone();
    check_here("/cities/0/goals", json!([one]), "wrong_count");
    let mut many = Vec::new();
    for i in 0..41 {
        let mut city = built_in_json()["cities"][0].clone();
        city["id"] = json!(format!("city-{i}"));
        for j in 0..3 {
            city["goals"][j]["id"] = json!(format!("goal-{i}-{j}"));
        }
        many.push(city);
    }
    check_here("/cities", json!(many), "wrong_count");
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
            let at = "/cities/0/goals/0/at_least".to_owned();
            assert_eq!(asking(n), [(at, "out_of_range".to_owned())], "{measure}");
        }
    }
}

/// CI-15: kinds, fields, words and numbers of measures.
#[test]
fn measures() {
    check_measure(json!({"kind": "bildings"}), "/kind", "unknown_measure");
    check_measure(json!({"kind": 3}), "/kind", "wrong_type");
    check_measure(json!({}), "", "missing_key");
    check_measure(json!({"kind": "distinct", "by": "colour"}), "", "missing_key");
    check_measure(json!({"kind": "distinct", "by": "size", "filter": {}}), "/by", "unknown_value");
    check_measure(json!({"kind": "largest_area", "of": "lots"}), "/of", "unknown_value");
    check_measure(json!({"kind": "most_kinds", "of": "buildings"}), "/of", "unknown_value");
    let pairs = json!({"kind": "adjacent_pairs", "relation": "same"});
    check_measure(pairs, "/relation", "unknown_value");
    let areas = json!({"kind": "areas", "of": ["lake"], "min_size": 1, "min_kinds": 0});
    check_measure(areas, "/of/0", "unknown_value");
    for (size, kinds, at) in [(0, 0, "/min_size"), (37, 0, "/min_size"), (1, 5, "/min_kinds")] {
        let areas = json!({"kind": "areas", "of": ["water"], "min_size": size, "min_kinds": kinds});
        check_measure(areas, at, "out_of_range");
    }
    check_measure(json!({"kind": "longest_run", "min_colours": 5}), "/min_colours", "out_of_range");
    check_measure(json!({"kind": "lines", "min_buildings": 7}), "/min_buildings", "out_of_range");
    check_measure(json!({"kind": "fullest_square", "side": 4}), "/side", "out_of_range");
    check_measure(json!({"kind": "climb", "of": "water"}), "/of", "unknown_key");
    let spaces = json!({"kind": "spaces", "of": "water", "between_buildings": false});
    check_measure(spaces, "/between_buildings", "unknown_value");
    let sets = json!({"kind": "sets", "members": [{"height": 1}]});
    check_measure(sets, "/members", "wrong_count");
    let filter = |filter: Value| json!({"kind": "buildings", "filter": filter});
    check_measure(filter(json!({"colour": "pink"})), "/filter/colour", "unknown_value");
    check_measure(filter(json!({"height": 5})), "/filter/height", "out_of_range");
    check_measure(filter(json!({"adjacent_to": "water"})), "/filter/adjacent_to", "wrong_type");
}

/// CI-16: what contradicts itself.
#[test]
fn contradictions() {
    let filter = |filter: Value| json!({"kind": "buildings", "filter": filter});
    let contradictory = |measure: Value, at| check_measure(measure, at, "contradiction");
    contradictory(filter(json!({"height": 2, "min_height": 1})), "/filter");
    contradictory(filter(json!({"height": 2, "max_height": 3})), "/filter");
    contradictory(filter(json!({"min_height": 3, "max_height": 2})), "/filter");
    contradictory(filter(json!({"adjacent_to": []})), "/filter/adjacent_to");
    contradictory(filter(json!({"adjacent_to": ["park", "park"]})), "/filter/adjacent_to");
    let areas = |of: Value| json!({"kind": "areas", "of": of, "min_size": 1, "min_kinds": 0});
    contradictory(areas(json!([])), "/of");
    contradictory(areas(json!(["water", "water"])), "/of");
    let sets = |members: Value| json!({"kind": "sets", "members": members});
    contradictory(sets(json!([{"colour": "red"}, {"height": 1}])), "/members");
    contradictory(sets(json!([{"max_height": 2}, {"min_height": 2}])), "/members");
    let near = json!([{"adjacent_to": ["park"]}, {"adjacent_to": ["water"]}]);
    contradictory(sets(near), "/members");
    let pairs = json!({"kind": "adjacent_pairs", "relation": "any", "a": {"colour": "red"}});
    contradictory(pairs, "");
}

/// CI-4, CI-6: a file of the greatest size is checked in no time, however foolish it is.
#[test]
fn foolish_files_are_checked_quickly() {
    let entries = vec![json!({"id": "a"}); 20_000];
    let file = json!({"game": "cities", "format": 1, "cards": entries});
    assert_eq!(found(&file).len(), FINDINGS_MAX);
    let keys: serde_json::Map<String, Value> =
        (0..20_000).map(|i| (format!("k{i}"), json!(0))).collect();
    assert_eq!(found(&Value::Object(keys)).len(), FINDINGS_MAX);
}
