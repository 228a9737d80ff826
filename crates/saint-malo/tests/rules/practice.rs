//! Practice for one seat. It is our own and not from the publisher.

use engine::{Game, Seat};
use saint_malo::{Action, Event, FirstPlayer, Options, Phase, Pirates, SaintMalo, Task};
use testkit::played;

use crate::table::{ALL_BUT_F6, ME, START, Table, faces};

fn alone(practice_dice: u8) -> Table {
    Table::with(1, Options { practice_dice, ..Options::default() })
}

/// A turn that uses nothing, with its own dice and the extra ones.
fn turn(table: &mut Table, own: &str, extra: &str) -> Vec<Event> {
    table.roll(own);
    table.act(Action::Stop);
    table.act(Action::Pass);
    table.done_throwing(extra)
}

/// SM-81: rows of four boxes, and every turn is a round.
#[test]
fn alone_each_turn_is_a_round() {
    let mut table = alone(0);
    assert_eq!(table.game.pirates(), Pirates { row: 0, n_marked: 0, n_boxes: 4 });
    for round in 1..=5 {
        assert_eq!((table.game.round(), table.game.turn()), (round, ME));
        turn(&mut table, "LLLLL", "");
    }
}

/// SM-81: neither the first player nor the cap of rounds is looked at.
#[test]
fn options_for_more_seats_do_not_apply() {
    for first_player in [FirstPlayer::Random, FirstPlayer::Seat(Seat(4))] {
        let options =
            Options { first_player, round_cap: 30, practice_turns: 40, ..Options::default() };
        let game = played::<SaintMalo>(&options, 1, &[], &[]);
        assert_eq!((game.game().first(), game.game().last_round()), (ME, 40));
    }
    let options = Options { round_cap: 30, practice_turns: 40, ..Options::default() };
    let mut table = Table::with(1, options).round(30);
    turn(&mut table, "LLLLL", "LLL");
    assert_eq!(table.game.round(), 31);
}

/// SM-82: the turn itself is the usual one.
#[test]
fn the_usual_rules_hold() {
    let mut table = alone(3);
    table.check_city(START);
    assert_eq!((table.mine().n_coins, table.mine().n_logs), (3, 2));
    table.roll("CCWHS");
    table.act(Action::Stop);
    table.draw(Task::Crates(3), &["d4", "d5", "d6"]);
    assert_eq!(table.mine().n_coins, 1);
    let events = table.done_throwing("LLL");
    assert_eq!(events[0], Event::SabresMarked { row: 0, from: 0, to: 1 });
}

/// SM-83: the extra dice are thrown after the own sabres; only their sabres count.
#[test]
fn pirate_dice_mark_boxes_too() {
    let mut table = alone(3).pirates(1, 2);
    let events = turn(&mut table, "LLLSS", "SHS");
    let attacked = Event::Attacked { row: 0, strength: 1, defence: vec![0], lost: vec![true] };
    let expected = [
        Event::SabresMarked { row: 0, from: 2, to: 4 },
        attacked,
        Event::PirateDice { faces: faces("SHS") },
        Event::SabresMarked { row: 1, from: 0, to: 2 },
        Event::TurnBegan { seat: ME, round: 2 },
    ];
    assert_eq!(events, expected);
    assert_eq!((table.mine().n_coins, table.mine().n_logs), (3, 2));
}

/// SM-83, SM-62: as many as the option says, and they may bring attacks of their own.
#[test]
fn pirate_dice_attack() {
    let mut table = alone(5).pirates(1, 3);
    turn(&mut table, "SSSSS", "SSSSS");
    assert_eq!(table.mine().n_cannons_lost, 3);
    assert_eq!((table.game.pirates().row, table.game.pirates().n_marked), (3, 1));
}

/// SM-83: with no extra dice nothing is thrown, and after the last attack they are ignored.
#[test]
fn pirate_dice_may_be_none_or_in_vain() {
    let mut table = alone(0);
    turn(&mut table, "LLLLL", "");
    assert_eq!(table.game.pirates().n_marked, 0);
    let mut table = alone(2).pirates(7, 0);
    let events = turn(&mut table, "LLLLL", "SS");
    assert!(events.contains(&Event::SabresIgnored { n: 2 }));
}

/// SM-83: more than one seat never meets them.
#[test]
fn pirate_dice_are_for_one_seat() {
    let mut table = Table::with(2, Options { practice_dice: 5, ..Options::default() });
    table.pass_turn("LLLLL");
    assert_eq!(table.game.pirates().n_marked, 0);
}

/// SM-84: the last turn ends practice, after its extra dice.
#[test]
fn practice_ends_after_its_turns() {
    for practice_turns in [12, 24, 40] {
        let options = Options { practice_turns, practice_dice: 1, ..Options::default() };
        let mut table = Table::with(1, options).round(practice_turns - 1).pirates(1, 2);
        turn(&mut table, "LLLLL", "S");
        assert_eq!(table.game.outcome(), None);
        let events = turn(&mut table, "LLLLL", "S");
        assert_eq!(table.game.phase(), Phase::Over);
        assert!(!events.contains(&Event::CapReached));
        assert_eq!(table.mine().n_cannons_lost, 1);
    }
}

/// SM-84: so does a full city, after the extra dice of that turn.
#[test]
fn practice_ends_with_a_full_city() {
    let mut table = alone(1).city(ALL_BUT_F6).pirates(1, 3).dice("XLLLL");
    let events = table.draw(Task::Church(1), &["f6"]);
    assert!(!events.contains(&Event::LastRound));
    table.done_throwing("S");
    assert_eq!(table.game.phase(), Phase::Over);
    assert_eq!(table.mine().n_cannons_lost, 1);
}

/// SM-85: the goal is reached or not; the score stands in both cases.
#[test]
fn the_goal_is_reached_or_not() {
    for (vp, has_won) in [(46, false), (47, true), (60, true), (0, false)] {
        let over = Table::of(1).edit(|view| {
            view.cities[0].earned.nobles = vp;
            view.phase = Phase::Over;
        });
        let outcome = over.game.outcome().expect("practice is over");
        assert_eq!(outcome.standings.len(), 1);
        assert_eq!(outcome.of(ME).score, i32::from(vp) + 3);
        assert_eq!(outcome.of(ME).has_won, has_won, "{vp}");
    }
}

/// SM-85: the goal is an option.
#[test]
fn the_goal_can_be_set() {
    let options = Options { practice_goal: 120, ..Options::default() };
    let over = Table::with(1, options).edit(|view| {
        view.cities[0].earned.nobles = 100;
        view.phase = Phase::Over;
    });
    assert!(!over.game.outcome().expect("practice is over").of(ME).has_won);
}
