//! TT-40 to TT-43: the countdown, and the card.

use engine::{Game, Seat, Viewer};
use turbo_taxi::{Action, CENTRE, Card, CardKind, Event, Options, Phase, Unsolvable, VoidReason};

use crate::table::{A, B, Table, UNSOLVABLE, cell, fields, lay};

/// TT-40: three seconds, with the figures in sight and the card face down; nobody can do anything.
#[test]
fn three_seconds_are_counted_down() {
    let mut table = Table::of(2);
    table.now = 5_000;
    table.place(fields([2, 5, 8, 11]));
    assert_eq!(table.phase(), Phase::Countdown { until: 8_000 });
    assert_eq!(table.heard(Viewer::Spectator), [Event::TaskSet]);
    assert_eq!((table.watched().centre, table.watched().clock), (None, None));
    for seat in [A, B] {
        assert!(table.offered(seat).is_empty());
        for action in [Action::Done, Action::Halt, lay("tee0", 0), Action::Ready, Action::Pause] {
            table.check_refused(seat, action, "TT-40");
        }
    }
}

/// TT-41: the four quarter turns are equally likely, so the states of a kind are.
#[test]
fn the_rotation_is_chance() {
    let turned = |kind: CardKind, draw: u32| {
        let mut table = Table::with(
            2,
            Options { unsolvable: Unsolvable::Honest, ..Options::default() },
            &[kind],
        );
        table.place(fields([2, 5, 8, 11]));
        table.expire(&[draw]);
        table.watched().centre.unwrap()
    };
    let of = |kind| [0, 1, 2, 3].map(|draw| turned(kind, draw));
    assert_eq!(of(CardKind::Tee), [Card::Tee0, Card::Tee1, Card::Tee2, Card::Tee3]);
    let [s0, s1] = [Card::Straight0, Card::Straight1];
    assert_eq!(of(CardKind::Straight), [s0, s1, s0, s1]);
    assert_eq!(of(CardKind::Crossing), [Card::Crossing; 4]);
}

/// TT-42: an unsolvable deal is announced, shown for three seconds and void; nobody builds.
#[test]
fn an_unsolvable_deal_is_announced() {
    let mut table = Table::race_for(UNSOLVABLE, 2, Options::default());
    assert_eq!(
        table.heard(Viewer::Spectator),
        [
            Event::CardTurned { card: Card::DeadEnd2 },
            Event::DealUnsolvable,
            Event::DealVoid { reason: VoidReason::Unsolvable, n_solutions: 0, plan: None },
        ]
    );
    assert_eq!(table.game().deadline(), Some(table.now + 3_000));
    for seat in [A, B] {
        assert!(table.offered(seat).is_empty());
        table.check_refused(seat, lay("tee0", 0), "TT-71");
        table.check_refused(seat, Action::Ready, "TT-42");
    }
    table.expire(&[0]);
    assert_eq!((table.game().round(), table.game().deal_number()), (1, 2));
}

/// TT-42: with `honest` it is played like any other, and nothing tells.
#[test]
fn an_honest_table_does_not_tell() {
    let options = Options { unsolvable: Unsolvable::Honest, ..Options::default() };
    let table = Table::race_for(UNSOLVABLE, 2, options);
    assert_eq!(table.phase(), Phase::Build);
    assert_eq!(table.heard(Viewer::Spectator), [Event::CardTurned { card: Card::DeadEnd2 }]);
    assert!(Viewer::all(2).all(|viewer| table.game().view(viewer).answer.is_none()));
}

/// TT-43: every live seat, the commissioner too, has the card in its centre as it was turned up,
/// and eleven cards in hand. The centre stays as it is.
#[test]
fn everybody_gets_the_centre() {
    let table = Table::race(4);
    for seat in Seat::all(4) {
        assert_eq!(table.plan(seat), "- - - - dcurve1 - - - -");
        let hand = table.view(seat).hand.unwrap();
        assert_eq!((hand.len(), hand[CardKind::DoubleCurve]), (11, 0));
        let steps = [
            turbo_taxi::Step::Take { cell: CENTRE },
            turbo_taxi::Step::Rotate { cell: CENTRE },
            turbo_taxi::Step::Move { from: CENTRE, to: cell(0) },
        ];
        for step in steps {
            table.check_refused(seat, Action::Build(step), "TT-49");
        }
        table.check_refused(seat, lay("tee0", 4), "TT-49");
    }
}
