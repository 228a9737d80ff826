//! Markets (MS-83 to MS-85).

use milestones::Event;

use crate::table::{Table, corner};

/// MS-83: on a free number that a road touches, for its points.
#[test]
fn markets_stand_on_roads() {
    let mut table = Table::of(2).sections(&["A1-A2-A3", "A3-B4-C3"]).office("wo2 sa2");
    assert_eq!(table.market_corners(), ["A3", "C3"]);
    for name in ["A2", "B4", "A1", "B3", "G9", "Z9"] {
        table.check_no_market(name, "MS-83");
    }
    let events = table.market("C3");
    assert_eq!(events, [Event::MarketBuilt { corner: corner("C3"), points: 2 }]);
    table.check_no_market("C3", "MS-83");
    assert_eq!(table.mine().points.markets, 2);
}

/// MS-84: neighbours may both be markets.
#[test]
fn markets_may_be_neighbours() {
    let mut table = Table::of(2).sections(&["A1-B2-B3", "A1-A2-A3"]).office("wo2 sa2");
    table.market("B3");
    table.market("A3");
    assert_eq!(table.view().map.markets.len(), 3);
}

/// MS-84: eleven can be built.
#[test]
fn eleven_markets_can_be_built() {
    let roads = crate::roads::LONG_ROAD;
    let table = Table::of(2).sections(&roads).office("wo2 sa2");
    let corners = table.market_corners();
    assert_eq!(corners.len(), 24);
    let first: Vec<&str> = corners.iter().map(String::as_str).take(10).collect();
    let mut table = table.markets(&first);
    assert_eq!(table.game.map().n_markets_left(), 1);
    table.market(&corners[10]);
    assert!(table.market_corners().is_empty());
    table.check_no_market(&corners[11], "MS-84");
    table.check_goods("wo1 sa1");
}

/// MS-85: roads start from a new market in the same visit.
#[test]
fn a_market_works_at_once() {
    let mut table = Table::of(2).sections(&["A1-A2-A3", "A3-B4-C3"]).office("st1 wo1 sa2");
    assert_eq!(table.road_starts(), ["A1", "C3"]);
    table.market("A3");
    assert_eq!(table.road_starts(), ["A1", "A3", "C3"]);
    table.lay("A3-A4-A5");
}
