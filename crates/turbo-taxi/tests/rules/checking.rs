//! TT-63 to TT-67: a called plan is looked at by all.

use engine::{Game, Viewer};
use turbo_taxi::{
    Action, CheckTime, Colour, Event, Finding, How, Options, Phase, SeatStatus, VoidReason,
};

use crate::table::{A, ALSO_RIGHT, B, C, D, RIGHT, Table, WRONG, lay};

/// TT-63: everybody sees the plan and all findings, for three, five or eight seconds.
#[test]
fn everybody_looks_at_the_plan() {
    let times = [CheckTime::Seconds3, CheckTime::default(), CheckTime::Seconds8];
    for (check_show_s, ms) in times.into_iter().zip([3_000, 5_000, 8_000]) {
        let mut table = Table::race_with(3, Options { check_show_s, ..Options::default() });
        table.build(B, WRONG);
        table.halt(B);
        assert_eq!(table.game().deadline(), Some(table.now + ms));
        let findings = vec![Finding::NotJoined(Colour::Black)];
        for viewer in Viewer::all(3) {
            let view = table.game().view(viewer);
            assert_eq!(view.seats[1].board.unwrap().to_string(), WRONG);
            assert_eq!(view.findings.as_ref(), Some(&findings));
            let checked = table.heard(viewer).pop();
            let plan = WRONG.parse().unwrap();
            let findings = findings.clone();
            assert_eq!(checked, Some(Event::Checked { seat: B, plan, findings }));
            assert!(table.game().to_act().is_empty());
        }
    }
}

/// TT-64: a right plan wins the round; the other calls of the hold lapse.
#[test]
fn a_right_plan_wins() {
    let mut table = Table::race(3);
    table.delays = [100, 100, 100, 0];
    table.build(A, RIGHT);
    table.build(C, WRONG);
    table.now = 20_000;
    table.halt(A);
    table.now += 50;
    table.halt(C);
    table.expire(&[]);
    table.expire(&[]);
    assert_eq!(table.n_medals(), [1, 0, 0]);
    assert_eq!(table.status(B, C), SeatStatus::Building);
    assert!(matches!(table.phase(), Phase::RoundEnd { winner: A, how: How::Plan, .. }));
}

/// TT-65: after a wrong call one sits out, board locked and open to all, medals untouched.
#[test]
fn a_wrong_call_sits_out() {
    let mut table = Table::race(3);
    table.call(A, RIGHT);
    table.ready(&[]);
    table.place(crate::table::fields([2, 5, 8, 11]));
    table.expire(&[0]);
    let wrong = table.watched().centre.unwrap();
    let plan = full_board(&mut table, A);
    table.halt(A);
    table.expire(&[]);
    assert_eq!(table.heard(Viewer::Spectator), [Event::SatOut { seat: A }, Event::Resumed]);
    assert_eq!(table.status(B, A), SeatStatus::Out);
    for action in [lay("tee0", 0), Action::Halt, Action::VoteGiveUp, Action::Pause] {
        table.check_refused(A, action, "TT-65");
    }
    assert_eq!(table.plan(A), plan);
    assert_eq!(table.n_medals(), [1, 0, 0]);
    assert_eq!(table.watched().seats[0].board.unwrap().to_string(), plan);
    assert_eq!(table.watched().centre, Some(wrong));
}

/// Fills a board with whatever is offered first.
fn full_board(table: &mut Table, seat: engine::Seat) -> String {
    for number in [0, 1, 2, 3, 5, 6, 7, 8] {
        let lays = table.offered(seat);
        let here = |action: &Action| {
            matches!(action, Action::Build(turbo_taxi::Step::Lay { cell, .. })
                if cell.number() == number)
        };
        table.act(seat, lays.into_iter().find(here).unwrap());
    }
    table.plan(seat)
}

/// TT-66, F3: with two seats a wrong call ends the round; the other wins with an empty board and is
/// the next commissioner.
#[test]
fn the_last_one_left_wins() {
    let mut table = Table::race(2);
    table.call(B, WRONG);
    assert_eq!(table.n_medals(), [1, 0]);
    assert!(matches!(table.phase(), Phase::RoundEnd { winner: A, how: How::LastLeft, .. }));
    assert_eq!(table.plan(A), "- - - - dcurve1 - - - -");
    table.ready(&[]);
    assert_eq!(table.game().commissioner(), A);
}

/// TT-66: even if the last one left has called too, his plan is not looked at.
#[test]
fn the_last_one_left_is_not_checked() {
    let mut table = Table::race(2);
    table.delays = [100, 100, 0, 0];
    table.build(A, WRONG);
    table.build(B, WRONG);
    table.now = 20_000;
    table.halt(A);
    table.now = 20_050;
    table.halt(B);
    assert!(matches!(table.phase(), Phase::Check { seat: A, .. }));
    table.expire(&[]);
    assert_eq!(table.n_medals(), [0, 1]);
    assert_eq!(table.status(A, B), SeatStatus::Building);
}

/// TT-67, F4: A is wrong and sits out, B and C go on where they stopped; later B is right.
#[test]
fn the_others_go_on() {
    let mut table = Table::race(3);
    table.lay(C, "tee0", 0);
    table.lay(B, "straight1", 0);
    table.call(A, WRONG);
    assert_eq!(table.phase(), Phase::Build);
    assert_eq!(table.plan(C), "tee0 - - - dcurve1 - - - -");
    table.lay(C, "tee1", 1);
    for (card, number) in RIGHT.split(' ').zip(0..).filter(|(_, number)| ![0, 4].contains(number)) {
        table.lay(B, card, number);
    }
    table.halt(B);
    table.expire(&[]);
    assert_eq!(table.n_medals(), [0, 1, 0]);
    table.ready(&[]);
    assert_eq!(table.game().commissioner(), B);
}

/// TT-67: the next call of the same hold is checked in its turn.
#[test]
fn the_next_call_is_checked_in_its_turn() {
    let mut table = Table::race(4);
    table.delays = [100; 4];
    for (seat, plan) in [(A, WRONG), (B, WRONG), (C, ALSO_RIGHT)] {
        table.build(seat, plan);
    }
    for (seat, now) in [(A, 20_000), (C, 20_060), (B, 20_030)] {
        table.now = now;
        table.halt(seat);
    }
    table.now = 20_060;
    table.expire(&[]);
    assert!(matches!(table.phase(), Phase::Check { seat: A, .. }));
    // The plans of the others are not shown before their turn.
    assert_eq!(table.view(D).seats[1].board, None);
    table.expire(&[]);
    assert_eq!(table.heard(Viewer::Spectator)[0], Event::SatOut { seat: A });
    assert!(matches!(table.phase(), Phase::Check { seat: B, .. }));
    assert_eq!(table.status(D, C), SeatStatus::Called);
    table.expire(&[]);
    assert!(matches!(table.phase(), Phase::Check { seat: C, .. }));
    table.expire(&[]);
    assert_eq!(table.n_medals(), [0, 0, 1, 0]);
}

/// TT-69: after a wrong call first TT-66, then pending calls, then the votes.
#[test]
fn after_a_wrong_call_votes_come_last() {
    let mut table = Table::race(3);
    table.act(A, Action::VoteGiveUp);
    table.act(B, Action::VoteGiveUp);
    table.call(C, WRONG);
    assert!(matches!(table.phase(), Phase::Void { reason: VoidReason::GivenUp, .. }));
    // One seat is left: it wins although it has given up.
    let mut table = Table::race(2);
    table.act(A, Action::VoteGiveUp);
    table.call(B, WRONG);
    assert_eq!(table.n_medals(), [1, 0]);
    // A call is pending: it is checked although the others have given up.
    let mut table = Table::race(4);
    table.delays = [100; 4];
    table.act(A, Action::VoteGiveUp);
    table.act(B, Action::VoteGiveUp);
    table.build(C, WRONG);
    table.build(D, RIGHT);
    table.now = 20_000;
    table.halt(C);
    table.now = 20_050;
    table.halt(D);
    table.expire(&[]);
    table.expire(&[]);
    assert!(matches!(table.phase(), Phase::Check { seat: D, .. }));
    table.expire(&[]);
    assert_eq!(table.n_medals(), [0, 0, 0, 1]);
}
