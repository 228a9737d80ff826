//! Builds in general and road sections (MS-67 to MS-78).

use milestones::{Action, Event, Phase};

use crate::table::{Table, corner, section};

/// Sections on the built-in map, from the start in long lines, without a loop.
pub const LONG_ROAD: [&str; 24] = [
    "A1-A2-A3",
    "A3-A4-A5",
    "A5-A6-A7",
    "A7-A8-A9",
    "A9-B10-C9",
    "C9-D10-E9",
    "E9-F10-G9",
    "G9-G8-G7",
    "G7-G6-G5",
    "G5-G4-G3",
    "G3-G2-G1",
    "G1-F1-E1",
    "E1-D1-C1",
    "C1-B2-B3",
    "B3-B4-B5",
    "B5-B6-B7",
    "B7-B8-C8",
    "C8-D9-E8",
    "E8-F9-F8",
    "F8-F7-F6",
    "F6-F5-F4",
    "F4-F3-E2",
    "E2-D2-C2",
    "C2-C3-C4",
];

/// MS-67: any number of builds in any order, each paid and scored by itself.
#[test]
fn builds_follow_each_other() {
    let mut table = Table::of(2).office("st3 wo2 sa3");
    table.lay("A1-A2-A3");
    table.market("A3");
    table.lay("A3-B4-C3");
    table.house("A3-A4-B4");
    assert_eq!(table.game.phase(), Phase::Build);
    let points = table.mine().points;
    assert_eq!((points.sections, points.markets, points.houses), (1 + 3, 2, 1));
    table.check_goods("-");
}

/// MS-68: each build has its price.
#[test]
fn what_cannot_be_paid_is_not_offered() {
    let at = |goods: &str| Table::of(2).sections(&["A1-A2-A3"]).office(goods);
    let kinds = |table: Table| {
        let lists = [table.road_starts(), table.house_plots(), table.market_corners()];
        lists.map(|names| !names.is_empty())
    };
    assert_eq!(kinds(at("st1 sa1")), [true, false, false]);
    assert_eq!(kinds(at("st1 wo1")), [false, true, false]);
    assert_eq!(kinds(at("wo1 sa1")), [false, false, true]);
    assert_eq!(kinds(at("st9 gr9 co9")), [false, false, false]);
    assert_eq!(kinds(at("st1 wo1 sa1")), [true, true, true]);
    at("st1 wo1").check_no_road("A1", "MS-68");
    at("wo1 sa1").check_no_house("A1-A2-B2", "MS-68");
    at("st1 sa1").check_no_market("A3", "MS-68");
    for (build, name) in [(0, "A1-B1-C1"), (1, "A1-A2-B2"), (2, "A3")] {
        let mut table = at("st1 wo1 sa1");
        match build {
            0 => table.lay(name),
            1 => table.house(name),
            _ => table.market(name),
        };
        table.check_goods(["wo1", "sa1", "st1"][build]);
    }
}

/// MS-69: milestones and markets take a number's freedom, nothing else does; the start has none.
#[test]
fn numbers_are_free_until_taken() {
    let table = Table::of(2)
        .sections(&["A1-A2-A3", "A3-B4-C3"])
        .markets(&["C3"])
        .houses(&["A3-A4-B4"])
        .bonus("A3-B3-B4", milestones::Kind::Sand);
    let is_free = |name| table.game.map().is_free(table.game.edition(), corner(name));
    for name in ["A3", "A4", "B3", "G9"] {
        assert!(is_free(name), "{name}");
    }
    for name in ["A2", "B4", "C3", "A1", "Z1"] {
        assert!(!is_free(name), "{name}");
    }
}

/// MS-70: two road pieces, a milestone, and its number in points.
#[test]
fn a_section_scores_its_milestone() {
    let mut table = Table::of(2).office("st1 sa1");
    let events = table.lay("A1-B2-C1");
    assert_eq!(events, [Event::SectionBuilt { section: section("A1-B2-C1"), points: 2 }]);
    let map = table.game.map();
    let edition = table.game.edition();
    assert_eq!(map.milestones(edition).collect::<Vec<_>>(), [corner("B2")]);
    assert_eq!(map.road_ends(edition).collect::<Vec<_>>(), [corner("C1")]);
    assert_eq!(table.mine().points.sections, 2);
    let mut table = Table::of(2).office("st1 sa1");
    table.act(Action::StartRoad { from: corner("A1") });
    let back = Action::LayRoad { via: corner("A2"), to: corner("A1") };
    table.check_refused(back, "MS-70");
    let far = Action::LayRoad { via: corner("A3"), to: corner("A4") };
    table.check_refused(far, "MS-70");
}

/// MS-71: from a market of anybody, with a sack or without, or from a road end.
#[test]
fn roads_start_at_markets_and_ends() {
    let table = Table::of(2)
        .sections(&["A1-A2-A3", "A3-B4-C3", "C3-D4-E3"])
        .markets(&["C3"])
        .sacks(&["C3"])
        .office("st1 sa1");
    assert_eq!(table.road_starts(), ["A1", "C3", "E3"]);
    table.check_no_road("G9", "MS-71");
    table.check_no_road("Z9", "MS-71");
}

/// MS-72: the milestone and the end are corners that nothing has touched.
#[test]
fn roads_lead_to_untouched_corners() {
    let mut table = Table::of(2).sections(&["A1-A2-A3", "A1-B2-C1"]).office("st1 sa1");
    table.act(Action::StartRoad { from: corner("A3") });
    let touched = ["A1", "A2", "A3", "B2", "C1"].map(corner);
    for action in table.offered() {
        let Action::LayRoad { via, to } = action else { panic!("a road was begun") };
        assert!(!touched.contains(&via) && !touched.contains(&to), "{via} {to}");
    }
    table.check_refused(Action::LayRoad { via: corner("B3"), to: corner("B2") }, "MS-72");
    table.check_refused(Action::LayRoad { via: corner("A2"), to: corner("B3") }, "MS-72");
    // Pointing at a corner as the first one, with no second one in mind yet.
    table.check_refused(Action::LayRoad { via: corner("A2"), to: corner("A2") }, "MS-72");
}

/// MS-73: not from a milestone, not from between two sections, and no two roads join.
#[test]
fn roads_never_join() {
    let mut table = Table::of(2).sections(&["A1-A2-A3", "A3-B4-C3", "A1-B2-C1"]).office("st1 sa1");
    for name in ["A2", "B4", "B2", "A3"] {
        table.check_no_road(name, "MS-73");
    }
    table.act(Action::StartRoad { from: corner("C1") });
    let join = Action::LayRoad { via: corner("C2"), to: corner("C3") };
    table.check_refused(join, "MS-72");
}

/// MS-74: a continued end lies between two sections and stays free; the new end is free too.
#[test]
fn ends_are_continued() {
    let mut table = Table::of(2).sections(&["A1-A2-A3"]).office("st1 wo1 sa2");
    table.lay("A3-A4-A5");
    assert_eq!(table.market_corners(), ["A3", "A5"]);
    let map = table.game.map();
    let ends: Vec<String> =
        map.road_ends(table.game.edition()).map(|corner| corner.to_string()).collect();
    assert_eq!(ends, ["A5"]);
}

/// MS-75: markets branch at will, bends are free, and houses and bonus tiles block nothing.
#[test]
fn roads_bend_and_branch() {
    let mut table = Table::of(2)
        .bonus("A3-B3-B4", milestones::Kind::Sand)
        .sections(&["A1-A2-A3"])
        .houses(&["A2-A3-B3", "A3-A4-B4"])
        .office("st4 sa4");
    for name in ["A1-B1-C1", "A1-B2-B3", "A3-B4-A4", "A4-A5-B5"] {
        table.lay(name);
    }
    assert_eq!(table.game.map().sections(table.game.edition()).len(), 5);
    // The rim: along the first row and down the left side.
    let mut table = Table::of(2).office("st2 sa2");
    table.lay("A1-A2-A3");
    table.lay("A1-B1-C1");
}

/// MS-76: the first section starts at the start market.
#[test]
fn the_first_section_starts_at_the_start() {
    assert_eq!(Table::of(2).office("st1 sa1").road_starts(), ["A1"]);
}

/// MS-77: paid when it is laid; where no way leads on there is no start, until a market opens one.
#[test]
fn a_blocked_end_is_no_start() {
    let blocked = ["A1-B2-B1", "A1-A2-B3"];
    let table = Table::of(2).sections(&blocked).office("st1 wo1 sa2");
    assert_eq!(table.road_starts(), ["B1", "B3"]);
    // B1 still leads to C1; after C1 is taken it does not, and the start has no neighbour left.
    let table = Table::of(2).sections(&["A1-B2-C1", "A1-A2-A3", "C1-C2-B3"]).office("st1 sa1");
    table.check_no_road("A1", "MS-77");
    assert_eq!(table.road_starts(), ["A3", "B3"]);
    let mut table = table;
    table.act(Action::StartRoad { from: corner("A3") });
    table.check_goods("st1 sa1");
}

/// MS-77: the third section may be the last until a new market opens a way.
#[test]
fn a_market_opens_a_way() {
    // The road curls into its own corner: C1 ends between B1, B2, C2 and D1, D2.
    let curl = ["A1-B2-C2", "C2-D2-D1", "D1-C1-B1"];
    let table = Table::of(2).sections(&curl).office("st1 wo1 sa2");
    table.check_no_road("B1", "MS-77");
    assert_eq!(table.road_starts(), ["A1"]);
    let shut = ["A1-B2-C2", "C2-D2-D1", "D1-C1-B1", "A1-A2-B3"];
    let table = Table::of(2).sections(&shut).office("st1 wo1 sa2");
    assert_eq!(table.road_starts(), ["B3"]);
    let shut = ["A1-A2-B3", "B3-C2-C1", "C1-B2-B1"];
    let mut table = Table::of(2).sections(&shut).office("st1 wo1 sa2");
    assert!(table.road_starts().is_empty());
    table.check_no_road("A1", "MS-77");
    table.check_no_road("B1", "MS-77");
    table.market("B3");
    assert_eq!(table.road_starts(), ["B3"]);
}

/// MS-78: 24 sections are the limit.
#[test]
fn there_are_24_sections() {
    let table = Table::of(2).sections(&LONG_ROAD[..23]).office("st2 sa2");
    assert_eq!(table.game.map().n_sections_left(), 1);
    let mut last = table.clone();
    last.lay(LONG_ROAD[23]);
    assert_eq!(last.game.map().n_sections_left(), 0);
    assert!(last.road_starts().is_empty());
    last.check_no_road("C4", "MS-78");
    last.check_goods("st1 sa1");
}
