//! The mill (MS-98 to MS-104).

use milestones::{Action, Event, Kind, Phase};

use crate::table::{Table, corner};

const ROADS: [&str; 3] = ["A1-A2-A3", "A3-B4-C3", "C3-D4-E3"];

/// MS-98: two grain each, as often as there is grain.
#[test]
fn deliveries_cost_two_grain() {
    let mut table = Table::of(2).sections(&ROADS).markets(&["C3", "E3"]).mill("gr5");
    table.deliver("A1");
    table.deliver("C3");
    table.check_goods("gr1 co2");
    table.check_refused(Action::Deliver { market: corner("E3") }, "MS-98");
    assert_eq!(table.offered(), [Action::Done]);
}

/// MS-99: any market without a sack, once in the game, whoever built it.
#[test]
fn a_market_is_delivered_once() {
    let mut table = Table::of(2).sections(&ROADS).markets(&["C3", "E3"]).mill("gr9");
    assert_eq!(table.delivery_markets(), ["A1", "C3", "E3"]);
    table.deliver("C3");
    assert_eq!(table.delivery_markets(), ["A1", "E3"]);
    table.check_refused(Action::Deliver { market: corner("C3") }, "MS-99");
    table.check_refused(Action::Deliver { market: corner("A3") }, "MS-99");
}

/// MS-100: the two highest free numbers around, and a coin. At the start that is 1 + 2.
#[test]
fn the_two_highest_numbers_count() {
    let mut table = Table::of(2).mill("gr2");
    let events = table.deliver("A1");
    let delivered = Event::Delivered { market: corner("A1"), numbers: vec![2, 1], points: 3 };
    assert_eq!(events, [delivered]);
    table.check_goods("co1");
    let table = Table::of(2).sections(&ROADS).markets(&["C3"]);
    let delivery = table.game.delivery(corner("C3"));
    assert_eq!(delivery.numbers, [4, 3]);
    assert_eq!(delivery.corners, [Some(corner("D3")), Some(corner("C2"))]);
}

/// MS-101: numbers are not used up, and fewer than two may be there.
#[test]
fn numbers_count_again_and_again() {
    let mut table = Table::of(2).sections(&["A1-A2-A3"]).markets(&["A3"]).mill("gr4");
    // Around A3: B3 1, A4 1, B4 3. Around A1: B1 1, B2 2.
    table.deliver("A3");
    table.deliver("A1");
    assert_eq!(table.mine().points.deliveries, (3 + 1) + (2 + 1));
    let one = Table::of(2).sections(&["A1-A2-A3", "A1-B2-C2"]);
    assert_eq!(one.game.delivery(corner("A1")).points, 1);
    let mut none = Table::of(2).sections(&["A1-A2-A3", "A1-B2-C2", "C2-C1-B1"]);
    none = none.markets(&["B1"]).mill("gr2");
    let events = none.deliver("A1");
    assert_eq!(events, [Event::Delivered { market: corner("A1"), numbers: vec![], points: 0 }]);
    none.check_goods("co1");
}

/// MS-102: no road need lead to those numbers.
#[test]
fn roads_do_not_matter_for_flour() {
    let table = Table::of(2).sections(&["A1-A2-A3", "A3-B4-C3"]).markets(&["C3"]);
    assert_eq!(table.game.delivery(corner("C3")).points, 4 + 3);
}

/// MS-103: roads start from a market with a sack; twelve sacks are all there are.
#[test]
fn a_sack_stops_no_road() {
    let table = Table::of(2).sacks(&["A1"]).office("st1 sa1");
    assert_eq!(table.road_starts(), ["A1"]);
    let roads = crate::roads::LONG_ROAD;
    let corners = Table::of(2).sections(&roads).office("wo1 sa1").market_corners();
    let markets: Vec<&str> = corners.iter().map(String::as_str).take(11).collect();
    let mut table = Table::of(2).sections(&roads).markets(&markets).mill("gr30");
    while let Some(market) = table.delivery_markets().first() {
        table.deliver(market);
    }
    assert_eq!(table.view().map.sacks.len(), 12);
    table.check_goods("gr6 co12");
    assert_eq!(table.offered(), [Action::Done]);
}

/// MS-104: the coin is no production, and the mill does not trade.
#[test]
fn the_mill_only_delivers() {
    let mut table = Table::of(2).path("co1* gr2* . . . . . .").mill("gr2 co5");
    table.deliver("A1");
    assert_eq!(table.mine().points.bonus_production, 0);
    table.check_refused(Action::Buy { material: Kind::Grain }, "MS-98");
    assert_eq!(table.game.phase(), Phase::Deliver);
}
