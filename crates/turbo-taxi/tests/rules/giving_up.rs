//! TT-68 to TT-72: votes, and deals without a winner.

use engine::{Game, Seat, Viewer};
use turbo_taxi::{
    Action, CardKind, Event, Figures, Options, Phase, SeatStatus, Unsolvable, VOID_DEALS_MAX,
    VoidReason,
};

use crate::table::{A, B, C, RIGHT, Table, UNSOLVABLE, WRONG, fields};

/// TT-68: votes are public and bind nobody; they can be withdrawn.
#[test]
fn a_vote_binds_nobody() {
    let mut table = Table::race(3);
    table.act(A, Action::VoteGiveUp);
    assert_eq!(table.heard(Viewer::Seat(B)), [Event::VoteChanged { seat: A, stands: true }]);
    assert!(table.watched().seats[0].has_voted);
    table.check_refused(A, Action::VoteGiveUp, "TT-68");
    table.check_refused(B, Action::WithdrawVote, "TT-68");
    table.act(A, Action::WithdrawVote);
    assert!(!table.watched().seats[0].has_voted);
    table.act(A, Action::VoteGiveUp);
    table.call(A, RIGHT);
    assert_eq!(table.n_medals(), [1, 0, 0]);
}

/// TT-68: when all live seats have voted the deal is void; sitting-out seats have no vote.
#[test]
fn all_live_seats_give_up() {
    let mut table = Table::race(3);
    table.call(B, WRONG);
    table.check_refused(B, Action::VoteGiveUp, "TT-65");
    table.act(A, Action::VoteGiveUp);
    assert_eq!(table.phase(), Phase::Build);
    table.act(C, Action::VoteGiveUp);
    assert!(matches!(table.phase(), Phase::Void { reason: VoidReason::GivenUp, .. }));
}

/// TT-70: the answer is told: the number of right plans and one of them, or that there is none.
#[test]
fn the_answer_is_told() {
    let mut table = Table::race(2);
    table.act(A, Action::VoteGiveUp);
    table.act(B, Action::VoteGiveUp);
    let answer = table.watched().answer.unwrap();
    assert_eq!(answer.n_solutions, 16);
    let plan = answer.plan;
    let task = crate::table::TASK.parse().unwrap();
    let components = turbo_taxi::Components::default();
    assert!(turbo_taxi::is_right(&task, &plan.unwrap(), components));
    let void = Event::DealVoid { reason: VoidReason::GivenUp, n_solutions: 16, plan };
    assert_eq!(table.heard(Viewer::Seat(A)).pop(), Some(void));
    let options = Options { unsolvable: Unsolvable::Honest, ..Options::default() };
    let mut table = Table::race_for(UNSOLVABLE, 2, options);
    table.act(A, Action::VoteGiveUp);
    table.act(B, Action::VoteGiveUp);
    let answer = table.watched().answer.unwrap();
    assert_eq!((answer.n_solutions, answer.plan), (0, None));
}

/// TT-71: no medal; the card goes back by chance, the figures come off, the same commissioner
/// places them anew, and the round number stays.
#[test]
fn a_void_deal_is_dealt_anew() {
    for (place, top) in [(11, CardKind::DoubleCurve), (0, CardKind::DeadEnd)] {
        let mut table = Table::with(3, Options::default(), &[CardKind::DoubleCurve]);
        let below = table.game().stack()[10];
        table.set_task(crate::table::TASK.parse().unwrap());
        for seat in Seat::all(3) {
            table.act(seat, Action::VoteGiveUp);
        }
        table.ready(&[place]);
        assert_eq!((table.n_medals(), table.game().stack().len()), (vec![0, 0, 0], 12));
        let expected = if place == 11 { top } else { below };
        assert_eq!(table.game().stack().last(), Some(&expected));
        assert_eq!(table.game().stack()[place as usize], CardKind::DoubleCurve);
        assert_eq!((table.game().round(), table.game().deal_number()), (1, 2));
        assert_eq!(table.game().commissioner(), A);
        assert_eq!((table.watched().figures, table.watched().centre), (Figures::NONE, None));
        assert!(matches!(table.phase(), Phase::Place { .. }));
    }
}

/// TT-71: the card is equally likely to lie anywhere in the stack afterwards.
#[test]
fn the_place_of_the_card_is_chance() {
    for place in 0..12 {
        let mut table = Table::race(2);
        table.act(A, Action::VoteGiveUp);
        table.act(B, Action::VoteGiveUp);
        table.expire(&[place]);
        let stack = table.game().stack();
        assert_eq!(stack[place as usize], CardKind::DoubleCurve);
    }
}

/// TT-71, F7: with the last card of the stack it is the same card again.
#[test]
fn the_last_card_is_dealt_again() {
    let mut table = Table::with(2, Options::default(), &[]);
    let order: Vec<CardKind> = table.game().stack().to_vec();
    assert_eq!(order[0], CardKind::Straight);
    for _ in 0..11 {
        table.place(fields([2, 5, 8, 11]));
        table.expire(&[0]);
        if !matches!(table.phase(), Phase::Build) {
            panic!("the task of the examples is solvable with every card");
        }
        win_as_last(&mut table);
        table.ready(&[]);
    }
    assert_eq!(table.game().stack(), [CardKind::Straight]);
    let commissioner = table.game().commissioner();
    table.place(fields([2, 5, 8, 11]));
    table.expire(&[1]);
    table.act(A, Action::VoteGiveUp);
    table.act(B, Action::VoteGiveUp);
    table.ready(&[0]);
    assert_eq!(table.game().commissioner(), commissioner);
    assert!(matches!(table.phase(), Phase::Place { .. }));
    table.place(fields([0, 2, 3, 5]));
    table.expire(&[0]);
    assert_eq!(table.watched().centre.unwrap().kind(), CardKind::Straight);
}

/// B calls an arbitrary board, and A wins if it is wrong, as it is.
fn win_as_last(table: &mut Table) {
    while !table.offered(B).contains(&Action::Halt) {
        let lays = table.offered(B);
        let n_laid = table.view(B).seats[1].n_laid;
        let next = lays.into_iter().rfind(|action| {
            let mut tried = table.played.clone();
            let mut no_draws = engine::Scripted::new([]);
            matches!(action, Action::Build(turbo_taxi::Step::Lay { .. }))
                && tried.play(B, *action, table.now, &mut no_draws).is_ok()
                && tried.game().view(Viewer::Seat(B)).seats[1].n_laid > n_laid
        });
        table.act(B, next.unwrap());
    }
    table.halt(B);
    table.expire(&[]);
    assert!(matches!(table.phase(), Phase::RoundEnd { winner: A, .. }));
}

/// TT-72: in the new deal everybody is live, on a board with nothing but the new centre.
#[test]
fn everybody_is_live_again() {
    let mut table = Table::race(3);
    table.lay(A, "tee0", 0);
    table.call(B, WRONG);
    table.act(A, Action::VoteGiveUp);
    table.act(C, Action::VoteGiveUp);
    table.ready(&[11]);
    table.set_task("dcurve0:0,5,6,10".parse().unwrap());
    for seat in [A, B, C] {
        assert_eq!(table.status(A, seat), SeatStatus::Building);
        assert_eq!(table.plan(seat), "- - - - dcurve0 - - - -");
        assert!(!table.watched().seats[seat.idx()].has_voted);
    }
    table.check_offered(B, Action::VoteGiveUp);
}

/// TT-79: a table that never finds anything still ends: after so many void deals a card leaves the
/// game, and the next round begins with the same commissioner.
#[test]
fn a_card_that_nobody_wins_leaves_the_game() {
    let mut table = Table::with(2, Options::default(), &[CardKind::DoubleCurve]);
    for deal in 1..=VOID_DEALS_MAX {
        assert_eq!((table.game().round(), table.game().deal_number()), (1, deal));
        table.set_task(crate::table::TASK.parse().unwrap());
        table.act(A, Action::VoteGiveUp);
        table.act(B, Action::VoteGiveUp);
        table.ready(if deal < VOID_DEALS_MAX { &[11] } else { &[] });
    }
    assert_eq!(table.game().withdrawn(), [CardKind::DoubleCurve]);
    assert_eq!((table.game().round(), table.game().deal_number()), (2, 1));
    assert_eq!((table.game().commissioner(), table.game().stack().len()), (A, 11));
    let left = Event::CardWithdrawn { card: CardKind::DoubleCurve };
    assert_eq!(table.heard(Viewer::Spectator)[0], left);
}
