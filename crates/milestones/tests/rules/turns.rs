//! Turns, moves and visits (MS-36 to MS-47).

use engine::{Fast, Game, Match, Rejected, Scripted, Seat};
use milestones::{Action, Event, Kind, Milestones, Options, Phase, Space, StartSeat, Tiles};

use crate::table::{ME, OTHER, Table, corner, tile};

/// MS-36, MS-41: two moves, both compulsory, then the end of the turn.
#[test]
fn a_turn_is_two_moves() {
    let mut table = Table::of(2);
    table.check_refused(Action::Done, "MS-41");
    table.go(Space::Path(6));
    assert_eq!((table.game.phase(), table.game.is_second_move()), (Phase::Move, true));
    table.check_refused(Action::Done, "MS-41");
    table.go(Space::Path(7));
    assert_eq!(table.game.phase(), Phase::EndTurn);
    table.check_refused(Action::Move { to: Space::Path(8) }, "MS-39");
    assert_eq!(table.offered(), [Action::Done]);
    table.done();
    assert_eq!((table.game.turn(), table.game.phase()), (OTHER, Phase::Move));
    assert!(!table.game.is_second_move());
}

/// MS-37: a visit may be left unused; in the second move that ends the turn.
#[test]
fn a_visit_may_be_left_at_once() {
    for (space, goods) in
        [(Space::TradingHouse, "co2"), (Space::BuildingOffice, "st1 sa1"), (Space::Mill, "gr2")]
    {
        let mut table = Table::of(2).goods(goods).pawn(Space::Path(3));
        table.go(space);
        assert_eq!(table.offered()[0], Action::Done);
        table.done();
        assert_eq!((table.game.turn(), table.game.phase()), (ME, Phase::Move));
        assert!(table.game.is_second_move());
        let mut table = Table::of(2).goods(goods).pawn(Space::Path(3)).second_move();
        table.go(space);
        table.done();
        assert_eq!((table.game.turn(), table.game.phase()), (OTHER, Phase::Move));
    }
}

/// MS-38: where nothing can be done nobody is asked.
#[test]
fn a_visit_in_vain_is_skipped() {
    for (space, goods) in [
        (Space::TradingHouse, "gr1"),
        (Space::BuildingOffice, "wo3 sa3"),
        (Space::BuildingOffice, "st3 wo3"),
        (Space::BuildingOffice, "gr3 co3"),
        (Space::Mill, "gr1 co3"),
    ] {
        let mut table = Table::of(2).path("wo5 st1 . . . . . .").goods(goods);
        let events = table.go(space);
        assert_eq!(events.last(), Some(&Event::VisitSkipped { space }), "{goods}");
        assert_eq!(table.game.phase(), Phase::Move);
        let mut table = table.pawn(Space::Castle);
        table.go(space);
        assert_eq!(table.game.phase(), Phase::EndTurn);
    }
    let mut table = Table::of(2).goods("gr4").sacks(&["A1"]);
    table.go(Space::Mill);
    assert_eq!(table.game.phase(), Phase::Move, "all markets have their sack");
}

/// MS-38: once something has been done, `Done` is said.
#[test]
fn a_used_visit_is_left_by_saying_so() {
    let mut table = Table::of(2).goods("gr2");
    table.go(Space::Mill);
    table.deliver("A1");
    assert_eq!(table.game.phase(), Phase::Deliver);
    assert_eq!(table.offered(), [Action::Done]);
    let mut table = Table::of(2).goods("st1 sa1");
    table.go(Space::BuildingOffice);
    table.lay("A1-A2-A3");
    assert_eq!(table.offered(), [Action::Done]);
    let mut table = Table::of(2).path("wo5 st1 . . . . . .").goods("co2");
    table.go(Space::TradingHouse);
    table.act(Action::Buy { material: Kind::Sand });
    assert_eq!(table.offered(), [Action::Done]);
}

/// A match in which the draft is over; seat 0 is in turn.
fn drafted() -> (Match<Milestones>, Fast) {
    let options = Options { start_seat: StartSeat::Seat(ME), ..Options::default() };
    let mut chance = Fast::new(39);
    let (mut game, _) = Match::<Milestones>::new(&options, 2, &mut chance).unwrap();
    while matches!(game.game().phase(), Phase::Draft | Phase::PlaceStart) {
        let seat = game.game().turn();
        let action = testkit::legal(game.game(), seat)[0];
        game.play(seat, action, 0, &mut chance).unwrap();
    }
    (game, chance)
}

/// MS-39: until the last `Done` each step can be taken back, and then none.
#[test]
fn steps_are_taken_back_until_done() {
    let (mut game, mut chance) = drafted();
    let start = game.game().clone();
    for to in [Space::Path(1), Space::Path(2)] {
        game.play(ME, Action::Move { to }, 0, &mut chance).unwrap();
    }
    game.undo(ME).unwrap();
    assert_eq!(game.game().tableau(ME).pawn, Space::Path(1));
    game.undo(ME).unwrap();
    assert_eq!(*game.game(), start);
    for action in [Space::Path(1), Space::Path(8)].map(|to| Action::Move { to }) {
        game.play(ME, action, 0, &mut chance).unwrap();
    }
    game.play(ME, Action::Done, 0, &mut chance).unwrap();
    assert_eq!(game.can_undo(ME), Err(Rejected::CannotUndoSealed));
}

/// MS-39, MS-66: nothing before a tile that was turned up can be taken back, what follows can.
#[test]
fn a_tile_from_the_stack_stays_seen() {
    let (mut game, mut chance) = drafted();
    while game.game().tableau(ME).goods[Kind::Coin] < 2 {
        // Somebody has to earn a second coin first: the trading house pays, or two moves go by.
        let seat = game.game().turn();
        let actions = testkit::legal(game.game(), seat);
        let to = Action::Move { to: Space::TradingHouse };
        let action = if actions.contains(&to) { to } else { actions[0] };
        game.play(seat, action, 0, &mut chance).unwrap();
    }
    let tile = game.game().display().iter().next().unwrap();
    game.play(ME, Action::Recruit { tile }, 0, &mut chance).unwrap();
    game.undo(ME).unwrap();
    game.play(ME, Action::Recruit { tile }, 0, &mut chance).unwrap();
    game.play(ME, Action::PlaceRecruit { left: 7 }, 0, &mut chance).unwrap();
    assert_eq!(game.can_undo(ME), Err(Rejected::CannotUndoSealed));
    game.play(ME, Action::Done, 0, &mut chance).unwrap();
    assert_eq!(game.can_undo(ME).is_ok(), !game.game().turn().eq(&OTHER));
}

/// MS-40: no step leads into a dead end, and none is called off.
#[test]
fn what_is_begun_is_finished() {
    let mut table = Table::of(2).office("st1 sa1");
    table.act(Action::StartRoad { from: corner("A1") });
    table.check_refused(Action::Done, "MS-40");
    table.check_goods("st1 sa1");
    assert!(table.offered().iter().all(|action| matches!(action, Action::LayRoad { .. })));
    // A road end from which nothing leads on is no start: everything around C2 is taken.
    let around = ["A1-B2-B3", "A1-A2-A3", "A3-B4-C3", "C3-D3-D2"];
    let table = Table::of(2).sections(&around).office("st1 sa1");
    let mut open = table.clone();
    for from in table.road_starts() {
        open.act(Action::StartRoad { from: corner(&from) });
        assert!(!open.offered().is_empty());
        open = table.clone();
    }
    let mut table =
        Table::of(2).goods("co2").at(Space::TradingHouse, Phase::Trade { has_recruited: false });
    let in_display = table.game.display().iter().next().unwrap();
    table.act(Action::Recruit { tile: in_display });
    assert_eq!(table.offered().len(), 7);
    table.check_refused(Action::Done, "MS-58");
}

/// MS-42: castle, eight path spaces, trading house, building office, mill.
#[test]
fn the_loop_has_twelve_spaces() {
    let names: Vec<String> = Space::all().map(|space| space.to_string()).collect();
    assert_eq!(names.len(), 12);
    assert_eq!((names[0].as_str(), names[1].as_str()), ("castle", "path 1"));
    assert_eq!(names[8..], ["path 8", "trading house", "building office", "mill"]);
    assert!(Space::all().enumerate().all(|(number, space)| usize::from(space.number()) == number));
}

/// MS-43, MS-44: forward, at least one space, and never past the castle.
#[test]
fn no_move_passes_the_castle() {
    for space in Space::all() {
        let table = Table::of(2).pawn(space);
        let offered = table.offered();
        assert_eq!(offered.len(), usize::from(12 - space.number()), "{space}");
        assert_eq!(offered.last(), Some(&Action::Move { to: Space::Castle }));
        for to in Space::all().filter(|to| to.number() <= space.number() && *to != Space::Castle) {
            table.check_refused(Action::Move { to }, "MS-43");
        }
    }
    let beyond = Table::of(2);
    beyond.check_refused(Action::Move { to: Space::Path(0) }, "MS-43");
    beyond.check_refused(Action::Move { to: Space::Path(9) }, "MS-43");
}

/// MS-44: a full lap from castle to castle is a move.
#[test]
fn a_full_lap_is_a_move() {
    let mut table = Table::of(2).goods("st1 wo1 sa1 gr1");
    table.go(Space::Castle);
    assert_eq!(table.game.phase(), Phase::Keep);
}

/// MS-45: nothing happens on an empty or covered space.
#[test]
fn a_stop_may_bring_nothing() {
    let mut table = Table::of(2).path("st1 wo2 # . . . . .");
    let events = table.go(Space::Path(3));
    assert_eq!(events, [Event::Moved { from: Space::Castle, to: Space::Path(3) }]);
    table.go(Space::Path(4));
    table.check_goods("-");
}

/// MS-46: the pawn stays where it is until the next turn.
#[test]
fn the_pawn_stays() {
    let mut table = Table::of(2);
    table.go(Space::Path(2));
    table.go(Space::Path(5));
    table.done();
    table.idle_turn();
    assert_eq!((table.game.turn(), table.mine().pawn), (ME, Space::Path(5)));
    assert_eq!(table.offered().len(), 7);
}

/// MS-47: only what lies on top counts, for goods, income, bonus tiles and majorities.
#[test]
fn what_is_beneath_has_no_effect() {
    let mut table = Table::of(2).path("st8 wo2 . . . . . .").goods("co2");
    let wood: Tiles = [tile("W17")].into_iter().collect();
    table = table.edit(|view| view.display = wood);
    table.go(Space::TradingHouse);
    table.check_goods("co2");
    table.act(Action::Recruit { tile: tile("W17") });
    table.act_with(Action::PlaceRecruit { left: 1 }, &mut Scripted::new([0]));
    table.check_path("wo3 wo5 . . . . . .");
    let majorities = table.game.majorities();
    assert_eq!(majorities[Kind::Stone as usize].totals[0], 0);
    assert_eq!(majorities[Kind::Wood as usize].totals[0], 2);
    assert!(table.mine().path.is_rising());
    assert_eq!(table.mine().path.eligible(Kind::Stone).count(), 0);
}

/// MS-35, MS-41: nobody else can move meanwhile.
#[test]
fn only_the_seat_in_turn_acts() {
    let table = Table::of(4);
    for seat in [Seat(1), Seat(2), Seat(3), Seat(4)] {
        assert!(testkit::legal(&table.game, seat).is_empty());
    }
    assert_eq!(table.game.to_act().len(), 1);
}
