//! TT-77: pauses.

use engine::{Game, Seat, Viewer};
use turbo_taxi::{Action, Event, Figures, Phase};

use crate::table::{A, B, C, RIGHT, Table, WRONG, lay};

/// TT-77: at the end of a round any seat may pause; what was left of the ten seconds is left.
#[test]
fn one_seat_pauses_between_rounds() {
    let mut table = Table::race(3);
    table.call(A, RIGHT);
    let until = table.game().deadline().unwrap();
    table.act(A, Action::Ready);
    table.now += 4_000;
    table.act(A, Action::Pause);
    assert_eq!(table.heard(Viewer::Seat(B)), [Event::Paused { seat: A }]);
    assert_eq!(table.game().deadline(), None);
    table.now += 60_000;
    table.act(C, Action::Resume);
    assert_eq!(table.game().deadline(), Some(until + 60_000));
    assert!(matches!(table.phase(), Phase::RoundEnd { .. }));
}

/// TT-77: in a race all live seats must agree; who sits out is not asked.
#[test]
fn all_live_seats_pause_a_race() {
    let mut table = Table::race(3);
    table.call(A, WRONG);
    table.check_refused(A, Action::Pause, "TT-65");
    table.act(B, Action::Pause);
    assert!(table.watched().seats[1].wants_pause);
    table.check_refused(B, Action::Pause, "TT-77");
    assert!(!table.game().is_paused());
    table.act(C, Action::Pause);
    assert!(table.game().is_paused());
}

/// TT-77: while paused, task and boards are covered, and nothing is offered but `Resume`.
#[test]
fn a_pause_covers_the_task() {
    let mut table = Table::race(2);
    table.lay(A, "tee0", 0);
    let before = table.view(A);
    table.act(A, Action::Pause);
    table.act(B, Action::Pause);
    for viewer in Viewer::all(2) {
        let view = table.game().view(viewer);
        assert_eq!((view.figures, view.centre, view.hand), (Figures::NONE, None, None));
        assert!(view.seats.iter().all(|seen| seen.board.is_none()));
    }
    for seat in [A, B] {
        assert_eq!(table.offered(seat), [Action::Resume]);
        table.check_refused(seat, lay("tee0", 1), "TT-77");
        table.check_refused(seat, Action::Pause, "TT-77");
    }
    table.act(B, Action::Resume);
    assert_eq!(table.view(A), before);
}

/// TT-77: a wish ends with the next check, and a caller's wish with the call.
#[test]
fn wishes_do_not_outlast_a_check() {
    let mut table = Table::race(3);
    table.delays = [50; 4];
    table.build(C, WRONG);
    for seat in [C, A] {
        table.act(seat, Action::Pause);
    }
    table.halt(C);
    table.act(B, Action::Pause);
    assert!(!table.game().is_paused());
    table.expire(&[]);
    table.expire(&[]);
    assert!(Seat::all(3).all(|seat| !table.watched().seats[seat.idx()].wants_pause));
    assert_eq!(table.phase(), Phase::Build);
}
