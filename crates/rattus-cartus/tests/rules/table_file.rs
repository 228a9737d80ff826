//! The file in which an owner of the printed game can give its supply actions and marker values.

use engine::{BadOptions, Fast, Fault, Faults, Match, Record, components};
use rattus_cartus::{
    Building, Class, Json, Options, RattusCartus, Supply, Table, TableChoice, Warning,
};
use serde_json::{Value, json};
use testkit::random_record;

/// A good file: the built-in table under another name.
fn file() -> Value {
    let entries = json!([
        {"draw": 4, "rats": 0, "looks": 0},
        {"draw": 4, "rats": 0, "looks": 0},
        {"draw": 2, "rats": 1, "looks": 0},
        {"draw": 2, "rats": 0, "looks": 1},
        {"draw": 0, "rats": 2, "looks": 0}
    ]);
    let supply: serde_json::Map<String, Value> =
        Building::ALL.iter().map(|it| (it.id().to_owned(), entries.clone())).collect();
    json!({
        "format": "rattus-cartus-table/1",
        "name": "my-copy",
        "note": "Typed from the cards.",
        "supply": supply,
        "vp_markers": vec![1; 20]
    })
}

fn read(text: &str) -> Result<Table, Faults> {
    components::read(&serde_json::from_str::<Json>(text).unwrap())
}

/// A table whose markers have these values.
pub fn with_markers(values: [u8; 20]) -> TableChoice {
    let mut file = file();
    file["vp_markers"] = json!(values);
    TableChoice::File(serde_json::from_value(file).unwrap())
}

fn options(file: &Value) -> Options {
    let table = TableChoice::File(serde_json::from_value(file.clone()).unwrap());
    Options { table, ..Options::default() }
}

/// Places and codes.
fn told(faults: &Faults) -> Vec<(&str, &str)> {
    faults.listed.iter().map(|fault| (fault.at.as_str(), fault.code)).collect()
}

/// A file with one value changed is refused, with its place and what is wrong, and so is the game.
#[track_caller]
fn check_fault(change: impl FnOnce(&mut Value), at: &str, code: &str) {
    let mut changed = file();
    change(&mut changed);
    let faults = read(&changed.to_string()).unwrap_err();
    assert_eq!(told(&faults), [(at, code)]);
    let new = Match::<RattusCartus>::new(&options(&changed), 3, &mut Fast::new(0));
    assert_eq!(new.err(), Some(BadOptions::Data(faults)));
}

/// The same for a file that no JSON value can show: with a repeated field.
#[track_caller]
fn check_text_fault(from: &str, to: &str, at: &str, code: &str) {
    let text = file().to_string();
    let changed = text.replacen(from, to, 1);
    assert_ne!(changed, text, "{from} is not there");
    assert_eq!(told(&read(&changed).unwrap_err()), [(at, code)]);
}

/// RC-14: however many mistakes there are, each is told with its place, in the order of the file.
#[test]
fn all_mistakes_are_told_at_once() {
    let mut bad = file();
    bad["format"] = json!("rattus-cartus-table/2");
    bad["name"] = json!("even");
    bad.as_object_mut().unwrap().remove("note");
    bad["author"] = json!("me");
    bad["supply"]["farm"][1] = json!({"draw": 9, "rats": "1", "gold": 1});
    bad["supply"]["castle"][4] = json!({"draw": 0, "rats": 0, "looks": 0});
    bad["supply"]["office"] = json!([{"draw": 1, "rats": 6, "looks": 0}]);
    bad["vp_markers"] = json!([1, 10, null]);
    let faults = read(&bad.to_string()).unwrap_err();
    let said: Vec<String> = faults.listed.iter().map(Fault::to_string).collect();
    // Through serde_json the keys of an object are in the order of the alphabet.
    assert_eq!(
        said,
        [
            "RC-9 note: missing-key",
            "RC-9 author: unknown-key (known format, name, note, supply, vp_markers)",
            "RC-9 format: wrong-value (found \"rattus-cartus-table/2\", \
             wanted \"rattus-cartus-table/1\")",
            "RC-10 name: taken-name (found \"even\")",
            "RC-12 supply.castle[4]: empty-supply",
            "RC-12 supply.farm[1].looks: missing-key",
            "RC-12 supply.farm[1].draw: out-of-range (min 0, max 8, found 9)",
            "RC-12 supply.farm[1].gold: unknown-key (known draw, rats, looks)",
            "RC-12 supply.farm[1].rats: not-whole (found \"1\")",
            "RC-11 supply.office: wrong-count (n 5, found 1)",
            "RC-12 supply.office[0].rats: out-of-range (min 0, max 5, found 6)",
            "RC-13 vp_markers: wrong-count (n 20, found 3)",
            "RC-13 vp_markers[1]: out-of-range (min 0, max 9, found 10)",
            "RC-13 vp_markers[2]: not-whole (found null)",
        ]
    );
    let new = Match::<RattusCartus>::new(&options(&bad), 3, &mut Fast::new(0));
    assert_eq!(new.err(), Some(BadOptions::Data(faults)));
}

/// RC-9: just these fields, in any order.
#[test]
fn a_good_file() {
    let table = read(&file().to_string()).unwrap();
    assert_eq!((table.name.as_str(), table.note.as_str()), ("my-copy", "Typed from the cards."));
    assert_eq!(table.supply, Options::default().supply_table().unwrap().supply);
    assert!(!table.is_built_in());
    assert_eq!(table.warnings(), []);
}

/// RC-9: missing, unknown and repeated fields, at every level, and another format.
#[test]
fn fields_are_exact() {
    let remove = |value: &mut Value, name: &str| {
        value.as_object_mut().unwrap().remove(name);
    };
    for name in ["format", "name", "note", "supply", "vp_markers"] {
        check_fault(|file| remove(file, name), name, "missing-key");
    }
    check_fault(|file| remove(&mut file["supply"], "palace"), "supply.palace", "missing-key");
    let at = "supply.farm[1].draw";
    check_fault(|file| remove(&mut file["supply"]["farm"][1], "draw"), at, "missing-key");
    check_fault(|file| file["author"] = json!("me"), "author", "unknown-key");
    check_fault(|file| file["supply"]["inn"] = json!([]), "supply.inn", "unknown-key");
    let at = "supply.castle[4].gold";
    check_fault(|file| file["supply"]["castle"][4]["gold"] = json!(1), at, "unknown-key");
    check_text_fault(r#""name":"#, r#""name":"x","name":"#, "name", "repeated-key");
    let at = "supply.brewery[0].draw";
    check_text_fault(r#"{"draw":4,"#, r#"{"draw":4,"draw":4,"#, at, "repeated-key");
    check_fault(|file| file["format"] = json!("rattus-cartus-table/2"), "format", "wrong-value");
    check_fault(|file| file["format"] = json!(1), "format", "wrong-value");
    for whole in [json!([]), json!(null), json!(7), json!(true), json!(1.5)] {
        check_fault(|file| *file = whole, "", "not-object");
    }
}

/// RC-10: name and note.
#[test]
fn name_and_note() {
    for bad in ["", "My", "a b", "ä", "a_b", &"x".repeat(33)] {
        check_fault(|file| file["name"] = json!(bad), "name", "bad-name");
    }
    check_fault(|file| file["name"] = json!(3), "name", "not-text");
    for taken in ["even", "five-distinct"] {
        check_fault(|file| file["name"] = json!(taken), "name", "taken-name");
    }
    check_fault(|file| file["note"] = json!("ü".repeat(201)), "note", "bad-note");
    check_fault(|file| file["note"] = json!("a\u{202e}b"), "note", "bad-note");
    check_fault(|file| file["note"] = json!(["x"]), "note", "not-text");
    let mut good = file();
    good["name"] = json!("x".repeat(32));
    good["note"] = json!("ü".repeat(200));
    assert!(read(&good.to_string()).is_ok());
}

/// RC-11: twelve buildings with five entries each.
#[test]
fn five_entries_for_each_building() {
    let entry = json!({"draw": 1, "rats": 0, "looks": 0});
    let at = "supply.rat_catchers_hut";
    for n in [0, 4, 6] {
        let entries = vec![entry.clone(); n];
        check_fault(|file| file["supply"]["rat_catchers_hut"] = json!(entries), at, "wrong-count");
    }
    check_fault(|file| file["supply"]["rat_catchers_hut"] = entry, at, "not-list");
    check_fault(|file| file["supply"] = json!([]), "supply", "not-object");
}

/// RC-12: whole numbers within their ranges, and not all of them zero.
#[test]
fn entries_have_ranges() {
    for (name, most) in [("draw", 8), ("rats", 5), ("looks", 5)] {
        let at = format!("supply.farm[2].{name}");
        let set = |value: Value| move |file: &mut Value| file["supply"]["farm"][2][name] = value;
        for bad in [json!(-1), json!(most + 1), json!(300), json!(i64::MAX)] {
            check_fault(set(bad), &at, "out-of-range");
        }
        for bad in [json!("4"), json!(1.5), json!(null), json!(true), json!(u64::MAX)] {
            check_fault(set(bad), &at, "not-whole");
        }
        let mut good = file();
        set(json!(most))(&mut good);
        assert!(read(&good.to_string()).is_ok());
    }
    let empty = json!({"draw": 0, "rats": 0, "looks": 0});
    check_fault(|file| file["supply"]["office"][0] = empty, "supply.office[0]", "empty-supply");
    check_fault(|file| file["supply"]["office"][0] = json!(4), "supply.office[0]", "not-object");
}

/// RC-13: twenty markers.
#[test]
fn twenty_markers() {
    for n in [0, 19, 21] {
        check_fault(|file| file["vp_markers"] = json!(vec![1; n]), "vp_markers", "wrong-count");
    }
    check_fault(|file| file["vp_markers"] = json!({}), "vp_markers", "not-list");
    check_fault(|file| file["vp_markers"][19] = json!(10), "vp_markers[19]", "out-of-range");
    check_fault(|file| file["vp_markers"][0] = json!("1"), "vp_markers[0]", "not-whole");
    let zeros = json!(vec![0; 20]);
    check_fault(|file| file["vp_markers"] = zeros, "vp_markers", "worthless-markers");
}

/// RC-14: the message names the place.
#[test]
fn the_message_names_the_place() {
    let mut bad = file();
    bad["supply"]["farm"][1]["draw"] = json!(9);
    let message = read(&bad.to_string()).unwrap_err().to_string();
    assert!(message.contains("supply.farm[1].draw"), "{message}");
}

/// RC-15: what is odd is accepted and said.
#[test]
fn warnings() {
    let mut odd = file();
    odd["supply"]["monastery"][4] = json!({"draw": 1, "rats": 1, "looks": 0});
    odd["vp_markers"][3] = json!(2);
    for building in ["palace", "treasury"] {
        odd["supply"][building] = json!(vec![json!({"draw": 0, "rats": 1, "looks": 0}); 5]);
    }
    let supply = Supply { draw: 0, rats: 2, looks: 0 };
    let expected = [
        Warning::NotAsAttested { building: Building::Monastery, supply },
        Warning::NoDraw { class: Class::Royalty },
        Warning::MarkersDiffer,
    ];
    assert_eq!(read(&odd.to_string()).unwrap().warnings(), expected);
}

/// RC-16: the record keeps the whole table, and is replayed with it.
#[test]
fn a_record_keeps_its_table() {
    let mut own = file();
    own["supply"]["farm"][0] = json!({"draw": 7, "rats": 1, "looks": 2});
    let options = options(&own);
    let text = random_record::<RattusCartus>(&options, 3, 16).to_text();
    assert!(text.contains(r#"{"draw":7,"#));
    let record = Record::<RattusCartus>::parse(text.as_bytes()).unwrap();
    assert_eq!(record.header.options, options);
    let replayed = record.replay(None).unwrap();
    assert_eq!(replayed.game().table().name, "my-copy");
}

/// RC-17: the view names the table, and a built-in one is known as such.
#[test]
fn the_table_in_use_is_named() {
    use engine::{Game, Viewer};
    let new = |options: &Options| {
        let (new, _) = Match::<RattusCartus>::new(options, 2, &mut Fast::new(0)).unwrap();
        new.game().view(Viewer::Spectator).table
    };
    let table = new(&Options::default());
    assert_eq!((table.name.as_str(), table.is_built_in()), ("even", true));
    assert!(table.note.starts_with("Reconstruction"));
    let table = new(&options(&file()));
    assert_eq!((table.name.as_str(), table.is_built_in()), ("my-copy", false));
}

/// RC-18: only unlike markers are drawn by chance.
#[test]
fn equal_markers_are_simply_taken() {
    let table = |values| {
        let choice = with_markers(values);
        Options { table: choice, ..Options::default() }.supply_table().unwrap()
    };
    assert!(!table([3; 20]).has_unlike_markers());
    let mut values = [3; 20];
    values[7] = 4;
    assert!(table(values).has_unlike_markers());
}

/// RC-9: options with a file survive being stored, as they were written.
#[test]
fn options_with_a_file_round_trip() {
    let options = options(&file());
    let json = serde_json::to_string(&options).unwrap();
    assert_eq!(serde_json::from_str::<Options>(&json).unwrap(), options);
    let named = r#"{"table":"five-distinct"}"#;
    let named = serde_json::from_str::<Options>(named).unwrap();
    assert_eq!(named.table, TableChoice::Named("five-distinct".to_owned()));
    assert_eq!(named.supply_table().unwrap().supply[0][4].looks, 1);
}
