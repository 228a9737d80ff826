//! How places, paths, goods and views are written.

use milestones::{Corner, Edge, Goods, Kind, Path, Plot, Section, View};

use crate::table::{OTHER, Table};

/// MS-6: corners in reading order, with columns as numbers.
#[test]
fn corners_are_ordered_as_read() {
    let mut names = ["B10", "A2", "B9", "C1", "A10"].map(|name| name.parse::<Corner>().unwrap());
    names.sort();
    assert_eq!(names.map(|corner| corner.to_string()), ["A2", "A10", "B9", "B10", "C1"]);
    for bad in ["", "A", "A0", "A01", "A41", "a1", "1A", "AA1", "A-1", "A+1", "Ä1", "A1 "] {
        assert!(bad.parse::<Corner>().is_err(), "{bad:?}");
    }
}

/// MS-6: edges and plots are named by their corners in reading order, sections in theirs.
#[test]
fn names_are_put_in_order() {
    assert_eq!("D4-C3".parse::<Edge>().unwrap().to_string(), "C3-D4");
    assert_eq!("D4-C4-C3".parse::<Plot>().unwrap().to_string(), "C3-C4-D4");
    assert_eq!("B10-A9-B9".parse::<Plot>().unwrap().to_string(), "A9-B9-B10");
    let section: Section = "C3-B4-A3".parse().unwrap();
    assert_eq!(section.to_string(), "C3-B4-A3");
    assert_eq!(section.edges().map(|edge| edge.to_string()), ["B4-C3", "A3-B4"]);
    for bad in ["C3", "C3-", "C3-D4-E5-F6", "C3 D4 C4", "C3--D4"] {
        assert!(bad.parse::<Plot>().is_err(), "{bad:?}");
        assert!(bad.parse::<Edge>().is_err(), "{bad:?}");
        assert!(bad.parse::<Section>().is_err(), "{bad:?}");
    }
}

#[test]
fn paths_are_eight_words() {
    let drawn = "st1 wo2* # . sa8 gr4 co5* .";
    assert_eq!(drawn.parse::<Path>().unwrap().to_string(), drawn);
    for bad in [
        "",
        "st1",
        ". . . . . . .",
        ". . . . . . . . .",
        "st9 . . . . . . .",
        "st0 . . . . . . .",
        "xx1 . . . . . . .",
        "st . . . . . . .",
        "*** . . . . . . .",
    ] {
        assert!(bad.parse::<Path>().is_err(), "{bad:?}");
    }
}

#[test]
fn goods_are_words() {
    for text in ["st2 co1", "-", "st1 wo2 sa3 gr4 co5"] {
        assert_eq!(text.parse::<Goods>().unwrap().to_string(), text);
    }
    for bad in ["st", "2st", "st300", "xx1", "é1"] {
        assert!(bad.parse::<Goods>().is_err(), "{bad:?}");
    }
    let json = serde_json::to_string(&Goods::only(Kind::Sand, 2)).unwrap();
    assert_eq!(json, r#"{"stone":0,"wood":0,"sand":2,"grain":0,"coin":0}"#);
    let some: Goods = serde_json::from_str(r#"{"coin":1}"#).unwrap();
    assert_eq!(some, Goods::only(Kind::Coin, 1));
}

/// MS-127: a view as text shows the table, the map and the tableaus.
#[test]
fn a_view_is_drawn() {
    let table = Table::of(2)
        .sections(&["A1-A2-A3", "A3-B4-C3"])
        .markets(&["C3"])
        .sacks(&["A1"])
        .houses(&["A3-A4-B4"])
        .bonus("A5-B5-B6", Kind::Sand)
        .goods("st2 co1")
        .score(OTHER, 5)
        .edit(|view| view.display = [].into_iter().collect());
    let drawn = table.view().to_string();
    let expected = "\
turn 1, seat 0, first move, Move
target 67, left: 22 sections, 11 houses, 10 markets, 25 tiles
A    W   i   2'  1   2   3   2   3   4
B  1   2   1   i   2   4   3   2   5   3
C    2   3   M   1   3   2   4   3   2
D  1   2   4   2   3   5   1   3   4   2
E    3   2   1   4   3   2   4   3   5
F  2   4   3   1   3   4   2   5   3   4
G    3   2   5   2   4   3   1   4   3
houses: A3-A4-B4
bonus: A5-B5-B6 sa
seat 0: score 0, on castle, goods st2 co1, path st1 wo2 . . . . . .
seat 1: score 5, on castle, goods -, path st1 wo2 . . . . . .
";
    assert_eq!(drawn, expected);
}

/// MS-29, MS-30: in the draft, the tiles on the table and in hand are named.
#[test]
fn a_draft_is_drawn() {
    let mut table = crate::draft::drafting(2, OTHER);
    crate::draft::pick_first(&mut table);
    let drawn = table.view().to_string();
    assert!(drawn.contains("start tiles: W"), "{drawn}");
    assert!(drawn.contains(", to place W"), "{drawn}");
    assert!(drawn.contains("display: W"), "{drawn}");
}

#[test]
fn malformed_views_are_refused() {
    let table = Table::of(2).sections(&["A1-A2-A3"]).bonus("A5-B5-B6", Kind::Sand);
    let json = serde_json::to_string(&table.view()).unwrap();
    assert!(serde_json::from_str::<View>(&json).is_ok());
    for (from, to) in [
        ("A1-A2-A3", "A1-A2"),
        ("A5-B5-B6", "A5-B5-b6"),
        ("\"n_turns\":0", "\"n_turns\":-1"),
        ("\"phase\":\"move\"", "\"phase\":\"moved\""),
        ("st1 wo2 . .", "st1 wo2 ."),
        ("\"turn\":0", "\"turn\":0,\"order\":[3]"),
        ("\"stack\":[", "\"stack\":[35,"),
    ] {
        let bad = json.replacen(from, to, 1);
        assert_ne!(bad, json, "{from} is not there");
        assert!(serde_json::from_str::<View>(&bad).is_err(), "{bad}");
    }
}
