//! How the game ends (MS-115 to MS-121).

use engine::{Game, Seat};
use milestones::{
    Action, End, EndCause, Event, Kind, Options, Phase, Space, StallRounds, Target, Tiles,
};

use crate::table::{ME, OTHER, Table, corner, tile};

/// MS-115: the target depends on the number of players, and the score may pass it.
#[test]
fn targets_by_the_number_of_players() {
    for (n_seats, rulebook, short) in [(2, 67, 45), (3, 59, 40), (4, 51, 34)] {
        assert_eq!(Table::of(n_seats).game.target(), rulebook);
        let options = Options { target: Target::Short, ..Options::default() };
        assert_eq!(Table::with(n_seats, options).game.target(), short);
    }
    let mut table = Table::of(2).score(ME, 66).mill("gr2");
    table.deliver("A1");
    assert_eq!(table.mine().score(), 69);
}

/// One point short of the target, somebody scores.
#[track_caller]
fn check_triggers(table: Table, action: Action) {
    let target = table.game.target();
    let mut table = table.score(ME, target - 1);
    assert_eq!(table.game.end(), None);
    let events = table.act(action);
    assert!(events.contains(&Event::EndTriggered { by: ME, why: EndCause::Target }));
    assert_eq!(table.game.end(), Some(End { by: ME, why: EndCause::Target }));
}

/// MS-116: points of any source trigger the end, at the moment they are scored.
#[test]
fn any_point_triggers_the_end() {
    let roads = || Table::of(3).sections(&["A1-A2-A3", "A3-B4-C3"]);
    check_triggers(roads().office("wo1 sa1"), Action::BuildMarket { corner: corner("A3") });
    let plot = crate::table::plot("A3-A4-B4");
    check_triggers(roads().office("st1 wo1"), Action::BuildHouse { plot });
    check_triggers(roads().mill("gr2"), Action::Deliver { market: corner("A1") });
    let lay = Action::LayRoad { via: corner("B1"), to: corner("C1") };
    let mut road = roads().office("st1 sa1");
    road.act(Action::StartRoad { from: corner("A1") });
    check_triggers(road, lay);
    let path = "st1* wo2 . . . . . .";
    check_triggers(Table::of(4).path(path), Action::Move { to: Space::Path(1) });
    let mut bonus = Table::of(2).sections(&["A1-A2-A3"]).bonus("A3-B3-B4", Kind::Wood);
    bonus = bonus.office("wo1 sa1");
    bonus.market("A3");
    let take = Action::TakeBonus { plot: crate::table::plot("A3-B3-B4"), space: 2 };
    check_triggers(bonus, take);
    let mut short = Table::of(2).score(ME, 65).mill("gr2").sections(&["A1-A2-A3", "A1-B2-C2"]);
    short.deliver("A1");
    assert_eq!((short.mine().score(), short.game.end()), (66, None));
}

/// MS-117: the visit and the second move are still made, with all they allow.
#[test]
fn the_triggering_turn_is_finished() {
    let mut table = Table::of(2).score(ME, 66).goods("gr4 st1 sa1").pawn(Space::Path(8));
    table.go(Space::BuildingOffice);
    table.lay("A1-A2-A3");
    assert!(table.game.end().is_some());
    assert_eq!(table.game.phase(), Phase::Build);
    table.done();
    table.go(Space::Mill);
    table.deliver("A1");
    assert_eq!(table.mine().points.deliveries, 3);
    table.done();
    assert_eq!(table.game.turn(), OTHER);
    table.idle_turn();
    assert_eq!(table.game.phase(), Phase::Over);
}

/// MS-118: so does buying the last tile.
#[test]
fn the_last_tile_ends_the_game_too() {
    let mut table = Table::of(3).goods("co2").edit(|view| {
        view.display = [tile("W05")].into_iter().collect();
        view.stack = Tiles::NONE;
    });
    table.go(Space::TradingHouse);
    table.act(Action::Recruit { tile: tile("W05") });
    table.act(Action::PlaceRecruit { left: 5 });
    assert_eq!(table.game.end(), Some(End { by: ME, why: EndCause::LastTile }));
    table.done();
    table.go(Space::Mill);
    table.done();
    for seat in [Seat(1), Seat(2)] {
        assert_eq!(table.game.turn(), seat);
        table.idle_turn();
    }
    assert_eq!(table.game.phase(), Phase::Over);
}

/// MS-119: one turn for everybody else, whoever has had how many.
#[test]
fn everybody_else_has_one_turn() {
    for (n_seats, by) in [(2, Seat(1)), (3, Seat(0)), (4, Seat(3))] {
        let mut table = Table::of(n_seats).turn(by).score(by, 66);
        table = table.path_of(by, "st1* wo2 . . . . . .");
        table.go(Space::Path(1));
        table.go(Space::Path(8));
        table.done();
        for _ in 1..n_seats {
            assert_ne!(table.game.turn(), by);
            table.idle_turn();
        }
        assert_eq!(table.game.phase(), Phase::Over);
    }
}

/// MS-120: a second trigger changes nothing, and its points count.
#[test]
fn a_second_trigger_changes_nothing() {
    let mut table = Table::of(3)
        .edit(|view| view.end = Some(End { by: Seat(2), why: EndCause::Target }))
        .path("st1* wo2 . . . . . .")
        .score(ME, 58);
    let events = table.go(Space::Path(1));
    assert!(events.iter().all(|event| !matches!(event, Event::EndTriggered { .. })));
    assert_eq!(table.mine().score(), 59);
    table.go(Space::Path(8));
    table.done();
    assert_eq!(table.game.turn(), Seat(1));
    table.idle_turn();
    assert_eq!(table.game.phase(), Phase::Over);
}

/// MS-121: so many rounds without a point end the game, and any point starts the count anew.
#[test]
fn a_game_without_progress_ends() {
    for (n_seats, stall_rounds) in (2..=4).zip(StallRounds::ALL) {
        let options = Options { stall_rounds, ..Options::default() };
        let n_turns = u16::from(n_seats) * u16::from(stall_rounds.number());
        let mut table = Table::with(n_seats, options);
        for _ in 1..n_turns {
            table.idle_turn();
        }
        assert_eq!(table.game.n_dry_turns(), n_turns - 1);
        let mut scored = table.clone();
        let events = table.idle_turn();
        let by = Seat((n_seats - 1) % n_seats);
        assert!(events.contains(&Event::EndTriggered { by, why: EndCause::Stall }));
        assert_eq!((table.game.phase(), table.game.n_turns()), (Phase::Over, n_turns));
        assert!(table.game.outcome().is_some());

        scored = scored.path_of(by, "st1* wo2 . . . . . .");
        scored = scored.edit(|view| view.tableaus[by.idx()].pawn = Space::Castle);
        scored.go(Space::Path(1));
        scored.go(Space::Path(8));
        scored.done();
        assert_eq!((scored.game.n_dry_turns(), scored.game.phase()), (0, Phase::Move));
    }
}

/// MS-121: builds for no points are no progress, and a triggered end takes its own course.
#[test]
fn only_points_are_progress() {
    let mut table = Table::of(2)
        .sections(&["A1-A2-A3", "A1-B2-C2"])
        .goods("st1 wo1")
        .second_move()
        .edit(|view| view.n_dry_turns = 19);
    table.go(Space::BuildingOffice);
    table.house("A1-A2-B2");
    table.done();
    assert_eq!(table.game.end(), Some(End { by: ME, why: EndCause::Stall }));
    let mut table = Table::of(3).edit(|view| {
        view.n_dry_turns = 29;
        view.end = Some(End { by: Seat(2), why: EndCause::LastTile });
    });
    table.idle_turn();
    assert_eq!((table.game.turn(), table.game.phase()), (Seat(1), Phase::Move));
}
