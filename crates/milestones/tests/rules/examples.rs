//! The worked examples of the rulebook, on the built-in map.

use engine::{Game, Seat};
use milestones::{
    Action, EndCause, Event, Kind, Milestones, N_START_TILES, Phase, Space, majority_points,
};
use testkit::played;

use crate::draft::{drafting, pick_first};
use crate::table::{ME, Table, corner, section, tile};

const PHILIPP: &str = "st1 co3 . st5 wo5 co5 co7 .";

/// The roads of the examples: two sections that are there, and the third that Philipp builds.
const OLD_ROADS: [&str; 2] = ["A1-A2-A3", "A3-B4-C3"];
const ROADS: [&str; 3] = ["A1-A2-A3", "A3-B4-C3", "C3-D4-E3"];

/// "Die Arbeiterfelder" (MS-48, MS-49): two stones in the first move, one coin in the second.
#[test]
fn philipp_visits_his_quarrymen() {
    let mut table = Table::of(2).path(PHILIPP);
    let events = table.go(Space::Path(4));
    assert_eq!(events[1], Event::Produced { kind: Kind::Stone, n: 2, points: 0 });
    table.go(Space::Path(6));
    table.check_goods("st2 co1");
}

/// "Arbeiter anwerben" (MS-53, MS-57, MS-58): a rising row pays a coin, and the two lumberjacks are
/// built over the quarryman with the 5.
#[test]
fn philipp_recruits_two_lumberjacks() {
    let mut table = Table::of(2).path(PHILIPP).goods("co2").edit(|view| {
        view.display =
            [tile("W01"), tile("W02"), tile("W08"), tile("W17"), tile("W35")].into_iter().collect();
    });
    let events = table.go(Space::TradingHouse);
    assert_eq!(events[1], Event::Income { n_coins: 1 });
    table.act(Action::Recruit { tile: tile("W17") });
    let mut chance = engine::Scripted::new([0]);
    table.act_with(Action::PlaceRecruit { left: 3 }, &mut chance);
    table.check_path("st1 co3 wo3 wo5 wo5 co5 co7 .");
    table.check_goods("co1");
}

/// "Die Bonusplättchen" (MS-50): three wood, and a point for the bonus tile that was jumped over.
#[test]
fn philipp_jumps_over_a_bonus_tile() {
    let mut table = Table::of(2).path("st1 co3 wo3* wo5 wo5 co5 co7 .").pawn(Space::Path(1));
    let events = table.go(Space::Path(5));
    assert_eq!(events[1], Event::Produced { kind: Kind::Wood, n: 3, points: 1 });
    table.check_goods("wo3");
    assert_eq!(table.mine().points.bonus_production, 1);
}

/// "Das Handelshaus" (MS-53, MS-54): a row that rises and one that does not.
#[test]
fn rows_rise_or_fall() {
    for (path, n_coins) in [("st1 . gr3 gr3 # wo8 . .", 1), ("st1 co3 . st5 wo4 co5 . .", 0)] {
        let events = Table::of(2).path(path).go(Space::TradingHouse);
        assert_eq!(events[1], Event::Income { n_coins }, "{path}");
    }
}

/// "Straßenabschnitt bauen" (MS-70 to MS-73): two points, at the end of the road or at the market,
/// but not at the upper 2, not at a milestone, and not so that a loop closes.
#[test]
fn philipp_builds_a_section() {
    let mut table = Table::of(2).sections(&OLD_ROADS).office("st2 sa2");
    assert_eq!(table.road_starts(), ["A1", "C3"]);
    for (name, rule) in [("A3", "MS-73"), ("A2", "MS-73"), ("B4", "MS-73"), ("D4", "MS-71")] {
        table.check_no_road(name, rule);
    }
    let n_ways = |from: &str| {
        let mut table = table.clone();
        table.act(Action::StartRoad { from: corner(from) });
        table.offered().len()
    };
    assert_eq!((n_ways("C3"), n_ways("A1")), (21, 6));
    table.act(Action::StartRoad { from: corner("C3") });
    let way = |via, to| Action::LayRoad { via: corner(via), to: corner(to) };
    assert!(table.offered().contains(&way("D3", "C2")));
    table.check_refused(way("B3", "A3"), "MS-72");
    let events = table.act(way("D4", "E3"));
    assert_eq!(events[0], Event::SectionBuilt { section: section("C3-D4-E3"), points: 2 });
    table.check_goods("st1 sa1");
    assert_eq!(table.mine().score(), 2);
}

/// "Haus bauen" (MS-79 to MS-81): 2 + 1 = 3 in one triangle, nothing in the other.
#[test]
fn philipp_builds_a_house() {
    let mut table = Table::of(2).sections(&ROADS).office("st1 wo1");
    table.house("C3-C4-D4");
    assert_eq!(table.mine().points.houses, 3);
    table.check_goods("-");
    let mut table = Table::of(2).sections(&["A1-A2-A3", "A1-B2-C2"]).office("st1 wo1");
    let events = table.house("A1-A2-B2");
    assert!(matches!(events[0], Event::HouseBuilt { points: 0, .. }));
}

/// "Marktplatz bauen" (MS-83): between two sections for 2, at the end of the road for 1.
#[test]
fn philipp_builds_a_market() {
    let table = Table::of(2).sections(&ROADS).office("wo1 sa1");
    assert_eq!(table.market_corners(), ["A3", "C3", "E3"]);
    for (name, points) in [("C3", 2), ("E3", 1), ("A3", 2)] {
        let mut table = table.clone();
        table.market(name);
        assert_eq!(table.mine().points.markets, points, "{name}");
        table.check_goods("-");
    }
}

/// "Die Mühle" (MS-100): the 3 and the 4, seven points and a coin.
#[test]
fn philipp_delivers_flour() {
    let mut table = Table::of(2).sections(&ROADS).markets(&["C3"]).mill("gr2");
    let events = table.deliver("C3");
    let delivered = Event::Delivered { market: corner("C3"), numbers: vec![4, 3], points: 7 };
    assert_eq!(events, [delivered]);
    table.check_goods("co1");
    assert_eq!(table.mine().points.deliveries, 7);
    assert_eq!(table.view().map.sacks, [corner("C3")]);
}

/// "Hinweis" on the order of builds (MS-67, MS-69): first the house, then the market on its number.
#[test]
fn the_order_of_builds_matters() {
    let table = Table::of(2).sections(&ROADS).office("st1 wo2 sa1");
    let mut wise = table.clone();
    wise.house("C3-C4-D4");
    wise.market("C3");
    assert_eq!(wise.mine().score(), 5);
    let mut hasty = table;
    hasty.market("C3");
    hasty.house("C3-C4-D4");
    assert_eq!(hasty.mine().score(), 3);
}

/// The same "Hinweis" (MS-67, MS-69): first the house, then the milestone on its number.
#[test]
fn a_house_comes_before_a_milestone() {
    let table = Table::of(2).sections(&OLD_ROADS).office("st2 wo1 sa1");
    let build_road = |table: &mut Table| {
        table.act(Action::StartRoad { from: corner("C3") });
        table.act(Action::LayRoad { via: corner("C4"), to: corner("C5") });
    };
    let mut wise = table.clone();
    wise.house("B4-C3-C4");
    build_road(&mut wise);
    assert_eq!((wise.mine().points.houses, wise.mine().points.sections), (3, 1));
    let mut hasty = table;
    build_road(&mut hasty);
    hasty.house("B4-C3-C4");
    assert_eq!((hasty.mine().points.houses, hasty.mine().points.sections), (2, 1));
}

/// "Wertung der Steinhauer" (MS-122, MS-123): Martina and Dirk share, Philipp gets nothing.
#[test]
fn martina_and_dirk_share_the_quarrymen() {
    let table = Table::of(3)
        .path_of(Seat(0), "st1* wo2 . . . . . .")
        .path_of(Seat(1), "st1 st2 . . . . . .")
        .path_of(Seat(2), "st1 wo2 . . . . . .");
    let stone = table.game.majorities()[0];
    assert_eq!((stone.kind, stone.totals), (Kind::Stone, [2, 2, 1, 0]));
    assert_eq!(stone.points, [2, 2, 0, 0]);
    assert_eq!(majority_points([2, 2, 1, 0], 3), [2, 2, 0, 0]);
}

/// "Spielvorbereitung" (MS-27 to MS-31): start tiles by the number of players, and the draft.
#[test]
fn the_start_player_picks_from_three() {
    assert_eq!(N_START_TILES, [5, 7, 9]);
    let mut table = drafting(3, Seat(1));
    let mut order = Vec::new();
    while table.game.phase() == Phase::Draft {
        order.push((table.game.turn().0, table.offered().len()));
        pick_first(&mut table);
    }
    assert_eq!(order, [(0, 7), (0, 6), (2, 5), (2, 4), (1, 3), (1, 2)]);
}

/// "Spielende" (MS-117, MS-119): the second move is made, and everybody else has one more turn.
#[test]
fn everybody_else_has_one_more_turn() {
    let seat = Seat(2);
    let mut table = Table::of(4).score(seat, 50).turn(seat);
    table = table.path_of(seat, "st1* wo2 . . . . . .");
    let events = table.go(Space::Path(1));
    assert!(events.contains(&Event::EndTriggered { by: seat, why: EndCause::Target }));
    assert_eq!((table.game.phase(), table.game.turn()), (Phase::Move, seat));
    table.go(Space::Path(7));
    let mut seats = Vec::new();
    let mut events = table.done();
    while table.game.phase() != Phase::Over {
        seats.push(table.game.turn());
        assert!(events.contains(&Event::LastTurn { seat: table.game.turn() }));
        events = table.idle_turn();
    }
    assert_eq!(seats, [Seat(3), Seat(0), Seat(1)]);
    assert!(table.game.outcome().is_some());
}

/// A game may be played from its first draw: bonus tiles, display, start tiles, start player.
#[test]
fn a_written_set_up_is_dealt_as_written() {
    let mut draws = vec![0; 15 + 5 + 5];
    draws.push(1);
    let game = played::<Milestones>(&Default::default(), 2, &draws, &[]);
    let first_five: Vec<u8> = game.game().display().iter().map(|tile| tile.0).collect();
    assert_eq!(first_five, [0, 1, 2, 3, 4]);
    assert_eq!(game.game().start(), Seat(1));
    assert_eq!(game.game().to_act().first(), Some(ME));
}
