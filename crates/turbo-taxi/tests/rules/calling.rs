//! TT-54 to TT-62: "Halt!", and who was first.

use engine::{Game, Seat, Viewer};
use turbo_taxi::{
    Action, Call, CardKind, Event, Finding, Halt, Latency, Options, Phase, SeatStatus, Step,
};

use crate::table::{A, ALSO_RIGHT, B, C, D, RIGHT, Table, WRONG, lay};

fn order(table: &Table) -> Vec<Seat> {
    table.watched().calls.iter().map(|call| call.seat).collect()
}

/// TT-54: with `full_board` a call needs nine filled cells.
#[test]
fn a_call_needs_a_full_board() {
    let mut table = Table::race(2);
    table.check_refused(A, Action::Halt, "TT-54");
    table.build(A, RIGHT);
    table.check_offered(A, Action::Halt);
    table.step(A, Step::Take { cell: crate::table::cell(8) });
    table.check_refused(A, Action::Halt, "TT-54");
}

/// TT-54: with `any_time` it is always offered, and an unfinished plan is wrong.
#[test]
fn an_unfinished_plan_is_wrong() {
    let options = Options { halt: Halt::AnyTime, ..Options::default() };
    let mut table = Table::race_with(2, options);
    table.lay(A, "straight1", 0);
    table.halt(A);
    let findings = table.watched().findings.unwrap();
    assert_eq!(findings.iter().filter(|it| matches!(it, Finding::Incomplete(_))).count(), 7);
    table.expire(&[]);
    assert_eq!(table.n_medals(), [0, 1]);
}

/// TT-55: a call fixes the board: no step, no vote, no withdrawal, no second call.
#[test]
fn called_is_called() {
    let mut table = Table::race(3);
    table.delays = [0, 100, 100, 0];
    table.build(A, RIGHT);
    table.act(A, Action::VoteGiveUp);
    table.halt(A);
    for action in [lay("tee0", 0), Action::Halt, Action::VoteGiveUp, Action::WithdrawVote] {
        table.check_refused(A, action, "TT-55");
    }
    table.check_refused(A, Action::Pause, "TT-55");
    assert!(table.offered(A).is_empty());
    let call = Call { seat: A, receipt: 10_000, delay: 0, fair: 10_000, last_step: 10_000 };
    assert_eq!(table.heard(Viewer::Seat(A)), [Event::CallReceived { call }]);
    assert_eq!(table.view(A).own_call, Some(call));
}

/// TT-55: others see it when the check begins, and with it that the caller's vote has lapsed.
#[test]
fn others_learn_of_a_call_at_the_check() {
    let mut table = Table::race(3);
    table.delays = [0, 100, 100, 0];
    table.build(A, RIGHT);
    table.act(A, Action::VoteGiveUp);
    table.halt(A);
    assert_eq!(table.status(A, A), SeatStatus::Called);
    for viewer in [Viewer::Seat(B), Viewer::Spectator] {
        assert!(table.heard(viewer).is_empty());
        let view = table.game().view(viewer);
        assert_eq!((view.seats[0].status, view.phase), (SeatStatus::Building, Phase::Build));
        assert!(view.seats[0].has_voted && view.calls.is_empty());
        assert!(table.game().agenda(viewer).to_act.contains(A));
        assert_eq!(table.game().agenda(viewer).deadline, None);
    }
    // All three votes seem to stand, but one has lapsed: the deal goes on.
    table.act(B, Action::VoteGiveUp);
    table.act(C, Action::VoteGiveUp);
    assert!(matches!(table.phase(), Phase::Calling { .. }));
    table.expire(&[]);
    assert_eq!(table.heard(Viewer::Spectator)[0], Event::VoteChanged { seat: A, stands: false });
    assert_eq!(table.status(B, A), SeatStatus::Called);
    assert!(!table.watched().seats[0].has_voted);
}

/// TT-56: during the hold the others go on and may call too.
#[test]
fn others_go_on_during_the_hold() {
    let mut table = Table::race(3);
    table.delays = [0, 100, 100, 0];
    table.build(A, WRONG);
    table.build(B, RIGHT);
    table.now = 20_000;
    table.halt(A);
    assert_eq!(table.phase(), Phase::Calling { until: 20_125 });
    table.now = 20_050;
    table.lay(C, "tee0", 0);
    table.now = 20_120;
    table.halt(B);
    // Later calls do not lengthen the hold (TT-59).
    assert_eq!(table.phase(), Phase::Calling { until: 20_125 });
    table.expire(&[]);
    assert_eq!(order(&table), [A, B]);
}

/// TT-57: as soon as all live seats have called, the check begins.
#[test]
fn the_last_call_ends_the_hold() {
    let mut table = Table::race(3);
    table.delays = [50, 50, 50, 0];
    for (seat, plan) in [(A, RIGHT), (B, ALSO_RIGHT), (C, WRONG)] {
        table.build(seat, plan);
    }
    table.halt(C);
    table.halt(A);
    assert!(matches!(table.phase(), Phase::Calling { .. }));
    table.halt(B);
    assert!(matches!(table.phase(), Phase::Check { .. }));
}

/// TT-57: what arrives during a check is refused without penalty; afterwards one may call.
#[test]
fn a_check_freezes_all_boards() {
    let mut table = Table::race(3);
    table.build(B, RIGHT);
    table.build(A, WRONG);
    table.halt(A);
    for seat in [A, B, C] {
        for action in [Action::Halt, lay("tee0", 0), Action::VoteGiveUp, Action::Pause] {
            table.check_refused(seat, action, "TT-57");
        }
    }
    table.expire(&[]);
    table.halt(B);
    table.expire(&[]);
    assert_eq!(table.n_medals(), [0, 1, 0]);
}

/// TT-58: the fair instant is the receipt less the delay of the seat, at most 400 ms.
#[test]
fn a_call_counts_from_when_it_was_made() {
    let mut table = Table::race(2);
    table.delays = [20, 5_000, 0, 0];
    table.build(B, RIGHT);
    table.now = 60_000;
    table.halt(B);
    let call = table.view(B).own_call.unwrap();
    assert_eq!((call.receipt, call.delay, call.fair), (60_000, 400, 59_600));
}

/// TT-58: it is never before the turning up, the last resumption, or the seat's previous input.
#[test]
fn a_fair_instant_has_bounds() {
    let mut table = Table::with(2, Options::default(), &[CardKind::DoubleCurve]);
    table.delays = [0, 300, 0, 0];
    table.now = 7_000;
    table.set_task(crate::table::TASK.parse().unwrap());
    // The card is turned up at 10,000; B sees it at 10,300, and so does everybody (TT-60).
    assert_eq!(table.game().meets_at(), Some(10_300));
    table.build(B, RIGHT);
    table.now = 10_350;
    let mut early = Table { played: table.played.clone(), told: Vec::new(), ..table };
    early.halt(B);
    assert_eq!(early.view(B).own_call.unwrap().fair, 10_300);
    // A vote that came at 60,000 from nearby, and a call at 60,100 from afar.
    table.delays = [0, 10, 0, 0];
    table.now = 60_000;
    table.act(B, Action::VoteGiveUp);
    table.delays = [0, 300, 0, 0];
    table.now = 60_100;
    table.halt(B);
    assert_eq!(table.view(B).own_call.unwrap().fair, 59_990);
}

/// TT-58: after a check nothing counts from before the race went on.
#[test]
fn nothing_counts_from_before_the_resumption() {
    let mut table = Table::race(3);
    table.delays = [0, 0, 200, 0];
    table.build(C, RIGHT);
    table.build(A, WRONG);
    table.now = 50_000;
    table.halt(A);
    table.expire(&[]);
    table.expire(&[]);
    let resumed = table.game().meets_at().unwrap();
    assert_eq!(resumed, table.now + 200);
    table.now = resumed + 10;
    table.halt(C);
    assert_eq!(table.view(C).own_call.unwrap().fair, resumed);
}

/// TT-59: the hold is as long as the way of the farthest live seat that has not called, and 25 ms;
/// without distances there is none.
#[test]
fn the_hold_waits_for_the_farthest_seat() {
    let mut table = Table::race(4);
    table.build(A, WRONG);
    table.build(D, WRONG);
    table.delays = [400, 30, 120, 250];
    table.now = 30_000;
    table.halt(D);
    assert_eq!(table.phase(), Phase::Calling { until: 30_425 });
    table.expire(&[]);
    table.expire(&[]);
    // D sits out now: it is not waited for.
    table.now += 20_000;
    table.halt(A);
    assert_eq!(table.phase(), Phase::Calling { until: table.now + 145 });
    let mut near = Table::race(2);
    near.build(A, RIGHT);
    near.delays = [300, 0, 0, 0];
    near.halt(A);
    assert!(matches!(near.phase(), Phase::Check { .. }));
}

/// TT-60: the card is seen by all at one moment, the delay of the farthest seat from now; so is the
/// end of a check. The round clock starts there.
#[test]
fn all_start_together() {
    let mut table = Table::with(3, Options::default(), &[CardKind::DoubleCurve]);
    table.delays = [10, 150, 80, 0];
    table.now = 7_000;
    table.set_task(crate::table::TASK.parse().unwrap());
    assert_eq!((table.now, table.game().meets_at()), (10_000, Some(10_150)));
    assert_eq!(table.watched().clock.unwrap().elapsed(10_150), 0);
    assert_eq!(table.watched().clock.unwrap().elapsed(10_250), 100);
    table.build(A, WRONG);
    table.now = 20_150;
    table.halt(A);
    assert_eq!(table.game().meets_at(), Some(10_150));
    table.expire(&[]);
    assert_eq!(table.game().meets_at(), None);
    table.expire(&[]);
    let resumed = table.now + 150;
    assert_eq!(table.game().meets_at(), Some(resumed));
    // 10,000 ms until the call, and the 175 of the hold.
    assert_eq!(table.watched().clock.unwrap().elapsed(resumed), 10_175);
}

/// TT-61, F5: A's call is received first, but B's was made first.
#[test]
fn who_called_first_is_checked_first() {
    let mut table = Table::race(3);
    table.build(A, RIGHT);
    table.build(B, ALSO_RIGHT);
    table.delays = [20, 200, 30, 0];
    table.now = 60_000;
    table.halt(A);
    assert_eq!(table.phase(), Phase::Calling { until: 60_225 });
    table.now = 60_150;
    table.halt(B);
    table.expire(&[]);
    assert_eq!(table.now, 60_225);
    let times: Vec<_> = table.watched().calls.iter().map(|it| (it.seat, it.fair)).collect();
    assert_eq!(times, [(B, 59_950), (A, 59_980)]);
    table.expire(&[]);
    assert_eq!(table.n_medals(), [0, 1, 0]);
}

/// Four calls at these fair instants, with last steps at these, in the order of checking.
fn heat(calls: &[(Seat, u64, u64)], commissioner: Seat) -> Vec<Seat> {
    let options = Options { halt: Halt::AnyTime, ..Options::default() };
    let mut table = Table::with(4, options, &[CardKind::DoubleCurve]);
    if commissioner != A {
        table.now = 7_000;
        table.set_task(crate::table::TASK.parse().unwrap());
        table.call(commissioner, RIGHT);
        table.ready(&[]);
    }
    table.now += 1_000;
    table.place(crate::table::fields([2, 5, 8, 11]));
    table.expire(&[1]);
    let start = table.now;
    table.delays = [200; 4];
    for (seat, _, last_step) in calls {
        table.now = start + last_step + 200;
        table.lay(*seat, "tee0", 0);
    }
    for (seat, fair, _) in calls {
        table.now = start + fair + 200;
        table.halt(*seat);
    }
    if matches!(table.phase(), Phase::Calling { .. }) {
        table.expire(&[]);
    }
    order(&table)
}

/// TT-61, F6: 10 ms apart is a dead heat, and the earlier last step decides; 16 ms apart is not.
#[test]
fn a_dead_heat_is_decided_by_the_last_step() {
    assert_eq!(heat(&[(B, 39_900, 38_900), (A, 41_000, 40_200)], A)[0], B);
    let f6 = |after: u64| heat(&[(A, 41_000, 40_200), (B, 41_000 + after, 39_900)], A);
    assert_eq!(f6(10), [B, A]);
    assert_eq!(f6(15), [B, A]);
    assert_eq!(f6(16), [A, B]);
}

/// TT-61: then fewer medals, then clockwise from the commissioner's left, the commissioner last.
#[test]
fn a_full_dead_heat_is_decided_by_medals_and_seats() {
    let all = [(A, 5_000, 4_000), (B, 5_000, 4_000), (C, 5_000, 4_000), (D, 5_000, 4_000)];
    assert_eq!(heat(&all, A), [B, C, D, A]);
    // C has a medal and is the commissioner; D is on the left of C.
    assert_eq!(heat(&all, C), [D, A, B, C]);
}

/// TT-61: the first is taken, then the rest is looked at anew from its own earliest call.
#[test]
fn the_rest_is_looked_at_anew() {
    // B at 0, C at 12, D at 24: D is no dead heat with B, but with C.
    let calls = [(B, 5_000, 4_000), (C, 5_012, 4_100), (D, 5_024, 4_050)];
    assert_eq!(heat(&calls, A), [B, D, C]);
    let calls = [(B, 5_000, 4_100), (C, 5_012, 4_000), (D, 5_024, 3_900)];
    assert_eq!(heat(&calls, A), [C, B, D]);
}

/// TT-62: with `receipt` distances count for nothing: no hold, and pure order of receipt.
#[test]
fn by_receipt_there_is_no_hold() {
    let options = Options { latency: Latency::Receipt, ..Options::default() };
    let mut table = Table::race_with(3, options);
    assert_eq!(table.game().meets_at(), Some(10_000));
    table.build(A, RIGHT);
    table.build(B, ALSO_RIGHT);
    table.delays = [20, 200, 30, 0];
    table.now = 60_000;
    table.halt(A);
    assert_eq!(table.phase(), Phase::Check { seat: A, until: 65_000 });
    let call = table.watched().calls[0];
    assert_eq!((call.delay, call.fair), (0, 60_000));
}
