//! Component files that are good (CI-1 to CI-5, CI-8, CI-17).

use cities::{BUILT_IN, BYTES_MAX, Catalogue, Cities, Components, Json, Options, WarningCode};
use engine::{Fast, Game, Match, Record, Seat};
use serde_json::{Value, json};

use crate::table::{Table, built_in, built_in_json, components, fixed, played_out};

/// A file with these sections and nothing else.
fn file(sections: Value) -> Value {
    let mut file = json!({"game": "cities", "format": 1});
    let entries = file.as_object_mut().unwrap();
    entries.extend(sections.as_object().unwrap().clone());
    file
}

fn catalogue(file: &Value) -> Catalogue {
    let components = components(file);
    assert_eq!(components.faults(), None);
    (**components.catalogue().unwrap()).clone()
}

/// CI-1: each section and each feature, card and goal says where it comes from; a file of a table's
/// own says its own.
#[test]
fn provenance_is_shown() {
    let all = built_in();
    let sections: Vec<&str> = all.provenance.iter().map(|entry| entry.section).collect();
    assert_eq!(sections, ["city_tiles", "start_tiles", "features", "cards", "cities"]);
    assert!(all.features.iter().all(|feature| !feature.status.is_empty()));
    assert!(all.cards.iter().all(|card| !card.status.is_empty()));
    let mut goals = all.cities.iter().flat_map(|city| &city.goals);
    assert!(goals.all(|goal| !goal.status.is_empty()));
    let own = catalogue(&file(json!({
        "name": {"en": "The true box", "de": "Die echte Schachtel"},
        "provenance": {"cards": "read from the box"},
    })));
    assert_eq!(own.name.unwrap().de, "Die echte Schachtel");
    assert_eq!(own.provenance.len(), 5);
    assert_eq!(own.provenance[3].text, "read from the box");
    assert_eq!(own.provenance[4], built_in().provenance[4]);
}

/// CI-1: a file does not take over our name, nor what we say of a section that it replaces.
#[test]
fn a_file_speaks_for_itself() {
    let cards = built_in_json()["cards"].clone();
    let own = catalogue(&file(json!({"cards": cards})));
    assert_eq!(own.name, None);
    let sections: Vec<&str> = own.provenance.iter().map(|entry| entry.section).collect();
    assert_eq!(sections, ["city_tiles", "start_tiles", "features", "cities"]);
}

/// CI-2: the rules work with any table: other ids, names and orders play just as well.
#[test]
fn the_rules_name_no_component() {
    let mut sections = built_in_json();
    sections.as_object_mut().unwrap().remove("totals");
    for section in ["city_tiles", "start_tiles", "features", "cards", "cities"] {
        let entries = sections[section].as_array_mut().unwrap();
        entries.reverse();
        for (i, entry) in entries.iter_mut().enumerate() {
            entry["id"] = json!(format!("{section}-{i}").replace('_', "-"));
        }
    }
    let components = components(&sections);
    assert_eq!(components.faults(), None);
    for n_seats in 1..=4 {
        let options = Options { components: components.clone(), ..Options::default() };
        let game = played_out(&options, n_seats, 2);
        assert_eq!(game.catalogue().cards[0].id, "cards-0");
        assert!(game.outcome().is_some());
    }
}

/// CI-3: the table is part of the record, and a replay needs no other file.
#[test]
fn the_table_is_in_the_record() {
    let mut sections = json!({"cities": built_in_json()["cities"].as_array().unwrap()[2..4]});
    sections["cities"][0]["id"] = json!("own-city");
    let components = components(&file(sections));
    let options = Options { components, ..Options::default() };
    let record = testkit::random_record::<Cities>(&options, 2, 3);
    let text = record.to_text();
    assert!(text.contains("own-city"));
    let read = Record::<Cities>::parse(text.as_bytes()).unwrap();
    let replayed: Match<Cities> = read.replay(None).unwrap();
    assert_eq!(replayed.game().catalogue().cities.len(), 2);
    assert!(!replayed.options().components.is_built_in());
}

/// CI-4: a section replaces the built-in one as a whole, others stay.
#[test]
fn sections_replace_sections() {
    let mut features = built_in_json()["features"].clone();
    for feature in features.as_array_mut().unwrap() {
        let is_grey = ["monument", "special"].contains(&feature["id"].as_str().unwrap());
        feature["count"] = json!(if is_grey { 8 } else { 4 });
    }
    let own = catalogue(&file(json!({"features": features})));
    assert_eq!(own.features.iter().map(|feature| feature.count).max(), Some(8));
    assert_eq!(own.cards, built_in().cards);
    assert_eq!(own.city_tiles, built_in().city_tiles);
    assert_eq!(own.cities, built_in().cities);
    assert_eq!(catalogue(&file(json!({"name": built_in_json()["name"]}))), *built_in());
}

/// CI-4: at most 256 KiB.
#[test]
fn the_size_is_limited() {
    let of_length = |n: usize| {
        let components = Components::of(Json::text("x".repeat(n - 2)));
        components.faults().unwrap().to_string()
    };
    assert_eq!(of_length(BYTES_MAX + 1), "CI-4 : too-large (found 262145, max 262144)");
    assert!(of_length(BYTES_MAX).contains("not-object"));
}

/// CI-5: the shipped file is a valid replacement without warnings, and it is the built-in table.
#[test]
fn the_shipped_file_is_a_replacement() {
    let components = Components::of(Json::parse(BUILT_IN).unwrap());
    assert_eq!((components.faults(), components.warnings()), (None, &[][..]));
    assert_eq!(**components.catalogue().unwrap(), **Catalogue::built_in());
    let options = Options { components, ..fixed() };
    assert_eq!(Table::new(4, &options).game.catalogue(), built_in());
}

/// CI-5: `totals` may be left out in whole or in part.
#[test]
fn totals_are_optional() {
    assert_eq!(components(&file(json!({"totals": {"cards": 32}}))).faults(), None);
    assert_eq!(components(&file(json!({"totals": {}}))).faults(), None);
}

/// CI-8: `text`, `status`, `note`, `family`, `tier` and `first_game` may be left out; `per` and
/// `copies` are 1 then.
#[test]
fn some_keys_are_optional() {
    let mut sections = built_in_json();
    sections.as_object_mut().unwrap().remove("totals");
    assert_eq!(built_in().cards[0].text, None);
    sections["cards"][1]["text"] = json!({"en": "as printed", "de": "wie gedruckt"});
    let card = sections["cards"][0].as_object_mut().unwrap();
    for key in ["copies", "per", "family", "status"] {
        card.remove(key);
    }
    let city = sections["cities"][0].as_object_mut().unwrap();
    city.remove("first_game");
    city["goals"][0].as_object_mut().unwrap().remove("tier");
    sections["cities"][0]["note"] = json!("ours");
    let own = catalogue(&sections);
    assert_eq!((own.cards[0].copies, own.cards[0].per), (1, 1));
    assert_eq!((own.cards[0].family.as_str(), own.cities[0].is_for_first_game), ("", false));
    assert_eq!(own.cities[0].goals[0].tier, None);
    assert_eq!(own.cards[1].text.as_ref().unwrap().de, "wie gedruckt");
}

/// CI-10: texts are kept as they are.
#[test]
fn texts_are_plain() {
    let mut sections = json!({"cities": built_in_json()["cities"]});
    let name = json!({"en": "<b>Rio</b> & \"co\" \u{1F3D9}", "de": "Größe"});
    sections["cities"][1]["name"] = name.clone();
    let own = catalogue(&file(sections));
    assert_eq!(own.cities[1].name.en, name["en"].as_str().unwrap());
}

/// CI-17: equal faces and uneven colours are worth a warning, no more.
#[test]
fn warnings() {
    let mut sections = json!({"city_tiles": built_in_json()["city_tiles"]});
    sections["city_tiles"][4]["face"] = json!("WR/WR");
    let components = components(&file(sections));
    let warnings: Vec<(&str, WarningCode)> =
        components.warnings().iter().map(|warning| (warning.at.as_str(), warning.code)).collect();
    assert_eq!(
        warnings,
        [("city_tiles[4]", WarningCode::SameFace), ("city_tiles", WarningCode::UnevenColours),]
    );
    assert_eq!(components.warnings()[0].to_string(), "CI-17 city_tiles[4]: same-face");
    assert!(components.catalogue().is_ok());
}

/// CI-4: JSON keeps its order and comes back as it was.
#[test]
fn json_comes_back() {
    let text = r#"{"b":[1,-2.5,true,false,null],"a":"\u00e9\ud83c\udfd9\n"}"#;
    let json = Json::parse(text).unwrap();
    let Json::Object(entries) = &json else { panic!("an object") };
    assert_eq!(entries[0].0, "b");
    assert_eq!(entries[1].1, Json::Text("é\u{1F3D9}\n".to_owned()));
    let written = serde_json::to_string(&json).unwrap();
    assert_eq!(serde_json::from_str::<Json>(&written).unwrap(), json);
    assert_eq!(serde_json::from_str::<Json>(BUILT_IN).unwrap(), Json::parse(BUILT_IN).unwrap());
}

/// CI-3: a table's file is checked once and shared by all copies of the options.
#[test]
fn copies_share_the_file() {
    let options = Options { components: components(&built_in_json()), ..fixed() };
    let copy = options.clone();
    let shares = |one: &Options, other: &Options| {
        std::ptr::eq(
            &**one.components.catalogue().unwrap(),
            &**other.components.catalogue().unwrap(),
        )
    };
    assert!(shares(&options, &copy));
    let mut chance = Fast::new(1);
    let cx = &mut engine::Cx::silent(0, &mut chance);
    let game = Cities::setup(&options, 2, cx).unwrap();
    assert!(shares(game.options(), &options));
    assert_eq!(game.turn(), Seat(1));
}
