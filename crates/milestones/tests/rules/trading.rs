//! The trading house (MS-53 to MS-66).

use engine::Scripted;
use milestones::{Action, EndCause, Event, Kind, Phase, Space, Tiles};

use crate::table::{ME, Table, tile};

const SHOWN: [&str; 5] = ["W01", "W05", "W17", "W24", "W35"];

/// Seat 0 is at the trading house; the display shows five known tiles.
fn house(path: &str, goods: &str) -> Table {
    Table::of(2)
        .path(path)
        .goods(goods)
        .edit(|view| view.display = SHOWN.into_iter().map(tile).collect())
        .at(Space::TradingHouse, Phase::Trade { has_recruited: false })
}

fn recruit(table: &mut Table, id: &str, left: u8) -> Vec<Event> {
    let mut events = table.act(Action::Recruit { tile: tile(id) });
    let draws = if table.game.stack().is_empty() { vec![] } else { vec![0] };
    let mut chance = Scripted::new(draws);
    events.extend(table.act_with(Action::PlaceRecruit { left }, &mut chance));
    assert!(chance.is_used_up());
    events
}

/// MS-53: a coin if the numbers never fall; equal ones do not break the row.
#[test]
fn a_rising_row_pays() {
    for (path, n_coins) in [
        ("st1 wo2 sa3 gr4 co5 st6 wo7 sa8", 1),
        ("st3 wo3 sa3 gr3 co3 st3 wo3 sa3", 1),
        ("st2 wo1 . . . . . .", 0),
        ("st1 wo2 sa3 gr4 co5 st6 wo8 sa7", 0),
        ("st8 . . . . . . wo8", 1),
    ] {
        let mut table = Table::of(2).path(path);
        let events = table.go(Space::TradingHouse);
        assert_eq!(events[1], Event::Income { n_coins }, "{path}");
        assert_eq!(table.mine().goods[Kind::Coin], n_coins);
    }
}

/// MS-53: the coin comes first and can be spent at once.
#[test]
fn income_comes_before_trade() {
    let mut table = Table::of(2).goods("co1");
    table.go(Space::TradingHouse);
    assert_eq!(table.game.phase(), Phase::Trade { has_recruited: false });
    table.act(Action::Buy { material: Kind::Grain });
    table.check_goods("gr1");
}

/// MS-54: gaps and covers are overlooked, bonus tiles give nothing, and it is no production.
#[test]
fn gaps_do_not_break_the_row() {
    let mut table = Table::of(2).path("st1* # . co3* . # sa3 .");
    table.go(Space::TradingHouse);
    table.check_goods("co1");
    assert_eq!(table.mine().score(), 0);
    let mut table = Table::of(2).path("st4 # . co3* . # sa5 .");
    table.go(Space::TradingHouse);
    table.check_goods("-");
}

/// MS-55: in any order and mixture, until done.
#[test]
fn trade_is_mixed_freely() {
    let mut table = house("st1 wo2 . . . . . .", "st4 co1");
    table.act(Action::Sell { materials: [Kind::Stone, Kind::Stone] });
    table.act(Action::Buy { material: Kind::Wood });
    table.act(Action::Sell { materials: [Kind::Stone, Kind::Wood] });
    table.check_goods("st1 co1");
    let mut table = house("st1 wo2 . . . . . .", "st2 wo2 co1");
    table.act(Action::Sell { materials: [Kind::Stone, Kind::Stone] });
    recruit(&mut table, "W17", 3);
    table.act(Action::Sell { materials: [Kind::Wood, Kind::Wood] });
    table.check_goods("co1");
    table.check_refused(Action::Move { to: Space::Mill }, "MS-55");
    table.done();
    assert_eq!(table.game.phase(), Phase::Move);
}

/// MS-56: one tile a visit.
#[test]
fn one_tile_a_visit() {
    let mut table = house("st1 wo2 . . . . . .", "co4");
    recruit(&mut table, "W17", 3);
    assert_eq!(table.game.phase(), Phase::Trade { has_recruited: true });
    table.check_refused(Action::Recruit { tile: tile("W01") }, "MS-56");
    table.done();
    let mut table = table.pawn(Space::Path(8));
    table.go(Space::TradingHouse);
    assert!(table.offered().contains(&Action::Recruit { tile: tile("W01") }));
}

/// MS-57: any tile of the display for two coins, paid at once.
#[test]
fn a_tile_costs_two_coins() {
    let table = house("st1 wo2 . . . . . .", "co2");
    let offered = table.offered();
    for id in SHOWN {
        assert!(offered.contains(&Action::Recruit { tile: tile(id) }));
    }
    table.check_refused(Action::Recruit { tile: tile("W02") }, "MS-57");
    house("st1 wo2 . . . . . .", "st2 co1")
        .check_refused(Action::Recruit { tile: tile("W17") }, "MS-57");
    let mut table = table;
    let events = table.act(Action::Recruit { tile: tile("W17") });
    assert_eq!(events, [Event::Recruited { tile: tile("W17") }]);
    table.check_goods("-");
    assert_eq!(table.game.display().len(), 4);
}

/// MS-58: on any two adjacent spaces, over whatever lies there; the other half of a tile stays.
#[test]
fn a_tile_goes_anywhere() {
    let path = "st1 wo2 # . co5 gr6 sa7 #";
    for (left, after) in [
        (1, "wo3 wo5 # . co5 gr6 sa7 #"),
        (2, "st1 wo3 wo5 . co5 gr6 sa7 #"),
        (3, "st1 wo2 wo3 wo5 co5 gr6 sa7 #"),
        (4, "st1 wo2 # wo3 wo5 gr6 sa7 #"),
        (5, "st1 wo2 # . wo3 wo5 sa7 #"),
        (6, "st1 wo2 # . co5 wo3 wo5 #"),
        (7, "st1 wo2 # . co5 gr6 wo3 wo5"),
    ] {
        let mut table = house(path, "co2");
        recruit(&mut table, "W17", left);
        table.check_path(after);
    }
    let mut table = house(path, "co2");
    table.act(Action::Recruit { tile: tile("W17") });
    assert_eq!(table.offered().len(), 7);
    for left in [0, 8] {
        table.check_refused(Action::PlaceRecruit { left }, "MS-34");
    }
}

/// MS-59: a bonus tile that is built over leaves the game; its points stay.
#[test]
fn a_bonus_tile_is_built_over() {
    let mut table = house("st1 wo2* sa3 . . . . .", "co2").score(ME, 7);
    let events = recruit(&mut table, "W17", 2);
    let placed =
        Event::TilePlaced { tile: tile("W17"), left: 2, covered: vec![2, 3], lost_bonus: vec![2] };
    assert_eq!(events[1], placed);
    table.check_path("st1 wo3 wo5 . . . . .");
    assert_eq!(table.mine().score(), 7);
}

/// MS-60: the row may be broken on purpose.
#[test]
fn the_row_may_be_broken() {
    let mut table = house("st5 wo6 . . . . . .", "co2");
    recruit(&mut table, "W01", 7);
    assert!(!table.mine().path.is_rising());
}

/// MS-61: two coins for a stone, wood, sand or grain, again and again; coins are not for sale.
#[test]
fn materials_are_bought() {
    let mut table = house("st1 wo2 . . . . . .", "co8");
    for material in Kind::MATERIALS {
        table.act(Action::Buy { material });
    }
    table.check_goods("st1 wo1 sa1 gr1");
    table.check_refused(Action::Buy { material: Kind::Stone }, "MS-61");
    house("st1 wo2 . . . . . .", "co8")
        .check_refused(Action::Buy { material: Kind::Coin }, "MS-61");
}

/// MS-62: two materials for a coin; coins cannot be given.
#[test]
fn materials_are_sold() {
    let mut table = house("st1 wo2 . . . . . .", "st3 gr1 co1");
    table.act(Action::Sell { materials: [Kind::Stone, Kind::Grain] });
    table.act(Action::Sell { materials: [Kind::Stone, Kind::Stone] });
    table.check_goods("co3");
    for materials in [[Kind::Coin, Kind::Coin], [Kind::Stone, Kind::Coin]] {
        table.check_refused(Action::Sell { materials }, "MS-62");
    }
    table.check_refused(Action::Sell { materials: [Kind::Wood, Kind::Wood] }, "MS-62");
}

/// MS-63: every pair once.
#[test]
fn pairs_are_offered_once() {
    let n_pairs = |goods: &str| {
        let offered = house("st1 wo2 . . . . . .", goods).offered();
        offered.iter().filter(|action| matches!(action, Action::Sell { .. })).count()
    };
    assert_eq!(n_pairs("st2 wo2 sa2 gr2"), 10);
    assert_eq!(n_pairs("st1 wo1 sa1 gr1"), 6);
    assert_eq!(n_pairs("st2 wo1"), 2);
    assert_eq!(n_pairs("st9"), 1);
    assert_eq!(n_pairs("st1 co9"), 0);
    let table = house("st1 wo2 . . . . . .", "st2 wo2");
    table.check_refused(Action::Sell { materials: [Kind::Wood, Kind::Stone] }, "MS-63");
}

/// MS-64: a row that is broken or mended later neither costs nor brings a coin.
#[test]
fn income_is_settled_on_arrival() {
    let shown: Tiles = [tile("W01")].into_iter().collect();
    let mut table =
        Table::of(2).path("st8 wo2 . . . . . .").goods("co2").edit(|view| view.display = shown);
    table.go(Space::TradingHouse);
    table.check_goods("co2");
    recruit(&mut table, "W01", 1);
    assert!(table.mine().path.is_rising());
    table.done();
    table.check_goods("-");
}

/// MS-65, MS-66, MS-118: without a stack the display shrinks, and the last tile triggers the end.
#[test]
fn the_last_tile_triggers_the_end() {
    let two: Tiles = [tile("W01"), tile("W17")].into_iter().collect();
    let mut table = house("st1 wo2 . . . . . .", "co4").edit(|view| {
        view.display = two;
        view.stack = Tiles::NONE;
    });
    let events = recruit(&mut table, "W17", 3);
    assert_eq!(events[2..], [Event::DisplayShrank { n_tiles: 1 }]);
    assert_eq!(table.game.end(), None);
    let mut table = table.edit(|view| view.phase = Phase::Trade { has_recruited: false });
    let events = recruit(&mut table, "W01", 3);
    let end = Event::EndTriggered { by: ME, why: EndCause::LastTile };
    assert_eq!(events[2..], [Event::DisplayShrank { n_tiles: 0 }, end]);
    table.check_goods("-");
    table.done();
    assert_eq!(table.game.turn(), ME, "the turn is finished first");
}

/// MS-66: after placing, the display has five again, from the stack.
#[test]
fn the_display_is_refilled() {
    let mut table = house("st1 wo2 . . . . . .", "co2");
    let stack = table.game.stack();
    table.act(Action::Recruit { tile: tile("W17") });
    assert_eq!(table.game.stack(), stack, "not before the tile is placed");
    let nth = 7;
    let mut chance = Scripted::new([nth]);
    let events = table.act_with(Action::PlaceRecruit { left: 3 }, &mut chance);
    let turned_up = stack.iter().nth(nth as usize).unwrap();
    assert_eq!(events[1], Event::Refilled { tile: turned_up });
    assert!(table.game.display().contains(turned_up));
    assert!(!table.game.stack().contains(turned_up));
    assert_eq!((table.game.display().len(), table.game.stack().len()), (5, stack.len() - 1));
}
