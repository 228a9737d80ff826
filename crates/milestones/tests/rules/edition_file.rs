//! The edition file: what it says, and what follows from it (MS-1 to MS-8).

use engine::{Cx, Fast, Game, Viewer, components};
use milestones::{Edition, Milestones, Options, built_in_file};
use serde_json::json;

use crate::table::{Table, built_in_value, corner, json as read_json, plot, with_edition};

fn read(change: impl FnOnce(&mut serde_json::Value)) -> Edition {
    let mut file = built_in_value();
    change(&mut file);
    components::read::<Edition>(&read_json(&file)).expect("the file is good")
}

/// MS-1: the built-in edition is read like any file, and a file like it plays like it.
#[test]
fn the_built_in_edition_is_a_file() {
    assert_eq!(components::read::<Edition>(&built_in_file()).as_ref(), Ok(&*Edition::built_in()));
    let options = with_edition(|_| {});
    let new = |options: &Options| {
        let mut chance = Fast::new(1);
        Milestones::setup(options, 3, &mut Cx::silent(0, &mut chance)).unwrap()
    };
    let (chosen, built_in) = (new(&options), new(&Options::default()));
    assert_eq!(chosen.edition(), built_in.edition());
    assert_eq!((chosen.display(), chosen.map()), (built_in.display(), built_in.map()));
}

/// MS-1: a table can choose another one.
#[test]
fn a_table_chooses_a_file() {
    let options = with_edition(|file| file["map"]["rows"][0]["cells"][1] = json!(5));
    let mut table = Table::with(2, options).office("st1 sa1");
    table.lay("A1-A2-A3");
    assert_eq!(table.mine().points.sections, 5);
}

/// MS-2: the whole file is in the options, and comes back from them; without one the built-in
/// edition is used.
#[test]
fn options_hold_the_edition() {
    let options = with_edition(|file| file["title"] = json!("Mine"));
    let text = serde_json::to_string(&options).unwrap();
    assert!(text.contains(r#""edition":{"bonus_tiles":{"#) && text.contains(r#""title":"Mine""#));
    let back: Options = serde_json::from_str(&text).unwrap();
    assert_eq!(back, options);
    assert_eq!(back.read_edition().unwrap().title(), "Mine");
    let text = serde_json::to_string(&Options::default()).unwrap();
    assert!(text.contains(r#""edition":null"#), "{text}");
    assert_eq!(Edition::built_in().id(), "reconstruction-1");
    let view = Table::with(2, options.clone()).game.view(Viewer::Spectator);
    assert_eq!(view.options.edition, options.edition);
}

/// MS-3: cells are corners at their places; a gap keeps its column number.
#[test]
fn cells_are_corners() {
    let edition = read(|file| file["map"]["rows"][6]["cells"][4] = json!(null));
    assert_eq!(edition.sites().len(), 65);
    assert_eq!(edition.idx(corner("G5")), None);
    assert_eq!(edition.number(corner("G6")), Some(3));
    let place = |name: &str| {
        let site = edition.sites()[edition.idx(corner(name)).unwrap()];
        (site.u, site.v)
    };
    assert_eq!((place("A1"), place("B1"), place("B10")), ((1, 0), (0, 1), (18, 1)));
    assert_eq!((place("G1"), place("G9")), ((1, 6), (17, 6)));
    assert_eq!(edition.number(corner("A2")), Some(1));
    assert_eq!(edition.number(corner("B10")), Some(3));
    for (idx, site) in edition.sites().iter().enumerate() {
        assert_eq!((edition.idx(site.corner), edition.corner(idx)), (Some(idx), site.corner));
    }
}

/// MS-4: neighbours are joined by edges; a closed edge joins nobody.
#[test]
fn edges_join_neighbours() {
    let names = |edition: &Edition, name: &str| {
        let near = edition.neighbours(corner(name));
        near.map(|corner| corner.to_string()).collect::<Vec<_>>()
    };
    let edition = Edition::built_in();
    assert_eq!(names(&edition, "C3"), ["B3", "B4", "C2", "C4", "D3", "D4"]);
    assert_eq!(names(&edition, "A1"), ["A2", "B1", "B2"]);
    assert_eq!(names(&edition, "B10"), ["A9", "B9", "C9"]);
    let closed = read(|file| file["map"]["closed_edges"] = json!(["D4-C3"]));
    assert_eq!(names(&closed, "C3"), ["B3", "B4", "C2", "C4", "D3"]);
    assert_eq!(closed.edges().len(), 166);
}

/// MS-4, MS-5: a closed edge carries no road, counts for no delivery, and closes no plot.
#[test]
fn a_closed_edge_only_stops_roads() {
    let options = with_edition(|file| file["map"]["closed_edges"] = json!(["A1-B2"]));
    let mut table = Table::with(2, options).office("st3 wo1 sa1");
    table.act(milestones::Action::StartRoad { from: corner("A1") });
    let over = milestones::Action::LayRoad { via: corner("B2"), to: corner("C1") };
    table.check_refused(over, "MS-70");
    let first = milestones::Action::LayRoad { via: corner("A2"), to: corner("B2") };
    table.act(first);
    assert!(table.house_plots().contains(&"A1-A2-B2".to_owned()));
    assert_eq!(table.game.delivery(corner("A1")).points, 1, "only B1 is a neighbour");
}

/// MS-5: triangles that point up and down; a closed one is no plot.
#[test]
fn plots_are_triangles() {
    let edition = Edition::built_in();
    for (name, is_plot) in [
        ("A1-A2-B2", true),
        ("A1-B1-B2", true),
        ("C3-C4-D4", true),
        ("A1-A2-A3", false),
        ("A1-A2-B3", false),
        ("F1-G1-G2", false),
        ("F2-G1-G2", true),
    ] {
        assert_eq!(edition.plot_idx(plot(name)).is_some(), is_plot, "{name}");
    }
    for (idx, of_map) in edition.plots().enumerate() {
        assert_eq!((edition.plot_idx(of_map), edition.plot(idx)), (Some(idx), of_map));
    }
    let closed = read(|file| {
        file["map"]["closed_plots"] = json!(["B2-A2-A1"]);
    });
    assert_eq!(closed.plots().len(), 101);
    assert_eq!(closed.plot_idx(plot("A1-A2-B2")), None);
    let options = with_edition(|file| file["map"]["closed_plots"] = json!(["A1-A2-B2"]));
    let table = Table::with(2, options).sections(&["A1-A2-A3"]).office("st1 wo1");
    assert_eq!(table.house_plots(), ["A2-A3-B3"]);
    table.check_no_house("A1-A2-B2", "MS-79");
}

/// MS-6: names may stand in any order in the file.
#[test]
fn names_in_a_file_are_put_in_order() {
    let edition = read(|file| file["map"]["bushes"][0] = json!("B4-A3-B3"));
    assert_eq!(edition.bushes()[0].to_string(), "A3-B3-B4");
    assert_eq!(edition, *Edition::built_in());
    assert!(edition.edges().is_sorted() && edition.plots().is_sorted());
}

/// MS-7: where things are drawn.
#[test]
fn drawing_places() {
    let edition = Edition::built_in();
    for (name, x, y) in [("A1", 150.0, 100.0), ("B1", 100.0, 186.6), ("G9", 950.0, 619.6)] {
        let (at_x, at_y) = edition.point(corner(name)).unwrap();
        assert!((at_x - x).abs() < 0.1 && (at_y - y).abs() < 0.1, "{name}: {at_x} {at_y}");
    }
    let (x, y) = edition.middle(plot("A1-B1-B2")).unwrap();
    assert!((x - 150.0).abs() < 0.1 && (y - 157.7).abs() < 0.1, "{x} {y}");
    assert_eq!(edition.point(corner("Z9")), None);
    // A map that starts further right is drawn at the same margin.
    let shifted = read(|file| {
        for row in file["map"]["rows"].as_array_mut().unwrap() {
            row["offset"] = json!(row["offset"].as_i64().unwrap() + 10);
        }
    });
    assert_eq!(shifted.point(corner("A1")), edition.point(corner("A1")));
}

/// MS-8: the corn field is decoration.
#[test]
fn a_house_may_stand_in_the_corn() {
    let mut table = Table::of(2).sections(&["A1-B1-C1"]).office("st1 wo1");
    assert_eq!(table.game.edition().corn_field(), Some(plot("A1-B1-B2")));
    table.house("A1-B1-B2");
    assert_eq!(table.mine().points.houses, 2);
    let without = read(|file| {
        file["map"].as_object_mut().unwrap().remove("corn_field");
    });
    assert_eq!(without.corn_field(), None);
}
