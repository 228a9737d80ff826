//! TT-78: what a strong player may give away.

use engine::{Fast, Game, Match, Seat, Viewer};
use turbo_taxi::{
    Action, Board, Event, Handicap, HandicapDelay, HelperCards, Options, Phase, Task, TurboTaxi,
    right_plans,
};

use crate::table::{A, B, C, RIGHT, TASK, Table, WRONG, fields, lay};

fn with(seat: Seat, handicap: Handicap) -> Options {
    let mut options = Options::default();
    options.handicaps[seat.idx()] = handicap;
    options
}

fn delayed(delay_s: HandicapDelay) -> Options {
    with(A, Handicap { delay_s, ..Handicap::default() })
}

/// TT-78: a delayed seat sees the task, but may neither build nor call nor vote before its time.
#[test]
fn a_delayed_seat_holds_still() {
    let mut table = Table::race_with(2, delayed(HandicapDelay::Seconds20));
    assert_eq!(table.view(A).centre, table.view(B).centre);
    assert_eq!(table.offered(A), [Action::Pause]);
    for action in [lay("tee0", 0), Action::Halt, Action::VoteGiveUp] {
        table.check_refused(A, action, "TT-78");
    }
    table.lay(B, "tee0", 0);
    assert!(table.watched().seats[0].is_waiting);
    assert_eq!(table.game().deadline(), Some(30_000));
    table.expire(&[]);
    assert!(!table.watched().seats[0].is_waiting);
    table.lay(A, "tee0", 0);
    assert_eq!(table.game().deadline(), None);
}

/// TT-78: the delay counts in the round clock, which a check stops.
#[test]
fn a_check_does_not_shorten_the_delay() {
    let mut table = Table::race_with(3, delayed(HandicapDelay::Seconds30));
    table.now = 20_000;
    table.call(B, WRONG);
    assert_eq!(table.game().deadline(), Some(45_000));
    table.check_refused(A, Action::VoteGiveUp, "TT-78");
}

/// TT-78: every seat begins at its own time.
#[test]
fn seats_begin_one_after_the_other() {
    let mut options = delayed(HandicapDelay::Seconds5);
    options.handicaps[2].delay_s = HandicapDelay::Seconds10;
    let mut table = Table::race_with(3, options);
    table.expire(&[]);
    assert_eq!(table.now, 15_000);
    table.check_offered(A, Action::VoteGiveUp);
    table.check_refused(C, Action::VoteGiveUp, "TT-78");
    table.expire(&[]);
    assert_eq!(table.now, 20_000);
    table.check_offered(C, Action::VoteGiveUp);
}

/// TT-78: one or two cards of one right plan lie on the board at the start, like any others.
#[test]
fn helper_cards_are_part_of_a_right_plan() {
    let task: Task = TASK.parse().unwrap();
    let plans = right_plans(&task, turbo_taxi::Components::default());
    for (helper_cards, n) in [(HelperCards::One, 1), (HelperCards::Two, 2)] {
        let options = with(B, Handicap { helper_cards, ..Handicap::default() });
        for drawn in 0..plans.len() as u32 {
            let kind = task.centre.kind();
            let mut table = Table::with(2, options.clone(), &[kind]);
            table.place(task.figures);
            let draws = [1, drawn, 3, 6];
            table.expire(&draws[..2 + n]);
            let plan = plans[drawn as usize];
            let laid = table.view(B).seats[1].board.unwrap();
            assert_eq!(laid.n_laid() as usize, n);
            assert!(laid.laid().all(|(cell, card)| plan[cell] == Some(card)));
            assert_eq!(table.view(A).seats[0].n_laid, Some(0));
            let progress = Event::Progress { seat: B, n: n as u8 };
            assert_eq!(table.heard(Viewer::Seat(A)).pop(), Some(progress));
            table.step(B, turbo_taxi::Step::Clear);
        }
    }
}

/// TT-74, TT-78: helper cards are the first shots of the film, when the round clock starts.
#[test]
fn helper_cards_open_the_film() {
    let options = with(B, Handicap { helper_cards: HelperCards::Two, ..Handicap::default() });
    let task: Task = TASK.parse().unwrap();
    let mut table = Table::with(2, options, &[task.centre.kind()]);
    table.place(task.figures);
    table.expire(&[1, 0, 3, 6]);
    let helped = table.view(B).seats[1].board.unwrap();
    table.now += 5_000;
    table.lay(B, "deadend0", 0);
    for seat in [A, B] {
        table.act(seat, Action::VoteGiveUp);
    }
    let film = table.view(A).seats[1].film.clone().unwrap();
    assert_eq!(film.iter().map(|shot| shot.at).collect::<Vec<_>>(), [0, 0, 5_000]);
    let set = turbo_taxi::Components::default().set;
    let mut board = Board::with_centre(task.centre, set);
    film[..2].iter().for_each(|shot| board.build(shot.step));
    assert_eq!(board.plan, helped);
    assert!(table.view(A).seats[0].film.as_ref().unwrap().is_empty());
}

/// TT-78: helper cards are dealt anew with each deal.
#[test]
fn every_deal_brings_helper_cards() {
    let options = with(A, Handicap { helper_cards: HelperCards::Two, ..Handicap::default() });
    let (mut played, _) = Match::<TurboTaxi>::new(&options, 2, &mut Fast::new(7)).unwrap();
    let mut chance = Fast::new(8);
    for _ in 0..40 {
        if played.game().phase() == Phase::Build {
            let view = played.game().view(Viewer::Seat(A));
            assert_eq!(view.seats[0].n_laid, Some(2));
            for seat in [A, B] {
                played.play(seat, Action::VoteGiveUp, 0, &mut chance).unwrap();
            }
        }
        let at = played.game().deadline().unwrap();
        played.expire(at, &mut chance).unwrap();
    }
}

/// TT-78: a seat that is helped still has to call a right plan.
#[test]
fn help_does_not_win() {
    let options = with(A, Handicap { helper_cards: HelperCards::One, ..Handicap::default() });
    let mut table = Table::with(2, options, &[turbo_taxi::CardKind::DoubleCurve]);
    table.place(fields([2, 5, 8, 11]));
    table.expire(&[1, 0, 0]);
    table.check_refused(A, Action::Halt, "TT-54");
    table.step(A, turbo_taxi::Step::Clear);
    table.call(A, RIGHT);
    assert_eq!(table.n_medals(), [1, 0]);
}
