//! TT-44 to TT-51: all build at once.

use engine::{Game, Seat, Viewer};
use turbo_taxi::{
    Action, Assist, CardKind, Event, Finding, Halt, Options, Phase, Step, VoidReason,
};

use crate::table::{A, B, C, RIGHT, Table, WRONG, cell, lay};

fn step(step: Step) -> Action {
    Action::Build(step)
}

fn shift(from: u8, to: u8) -> Action {
    step(Step::Move { from: cell(from), to: cell(to) })
}

/// TT-44: nobody waits for anybody, and boards have nothing to do with each other.
#[test]
fn all_act_at_once() {
    let mut table = Table::race(3);
    assert_eq!(table.game().to_act().len(), 3);
    for (seat, card) in [(C, "tee0"), (A, "curve1"), (C, "tee1"), (B, "crossing"), (C, "tee2")] {
        let number = 3 * (seat.0 % 2) + table.view(seat).seats[seat.idx()].n_laid.unwrap();
        table.lay(seat, card, number);
    }
    assert_eq!(table.plan(A), "curve1 - - - dcurve1 - - - -");
    assert_eq!(table.plan(B), "- - - crossing dcurve1 - - - -");
    assert_eq!(table.plan(C), "tee0 tee1 tee2 - dcurve1 - - - -");
}

/// TT-45: any kind that is still in hand, in any state, into any cell but the centre.
#[test]
fn a_card_is_laid_in_any_state() {
    let mut table = Table::race(2);
    let lays =
        table.offered(A).iter().filter(|it| matches!(it, Action::Build(Step::Lay { .. }))).count();
    // 17 states but the two of the double curve, eight cells.
    assert_eq!(lays, 15 * 8);
    table.lay(A, "crossing", 0);
    table.check_refused(A, lay("crossing", 1), "TT-49");
    // What lies there goes back to the hand.
    table.lay(A, "tee3", 0);
    assert_eq!(table.plan(A), "tee3 - - - dcurve1 - - - -");
    assert_eq!(table.view(A).hand.unwrap()[CardKind::Crossing], 1);
    table.check_refused(A, lay("tee3", 0), "TT-45");
    table.check_offered(A, lay("tee2", 0));
    // All three tees are laid: a fourth is not, not even in the place of one of them.
    table.lay(A, "tee0", 1);
    table.lay(A, "tee0", 2);
    table.check_refused(A, lay("tee1", 0), "TT-49");
}

/// TT-46: a laid card is turned by one; a crossing is not.
#[test]
fn a_laid_card_is_turned() {
    let mut table = Table::race(2);
    let turn = |number| step(Step::Rotate { cell: cell(number) });
    table.check_refused(A, turn(0), "TT-46");
    table.lay(A, "tee3", 0);
    table.act(A, turn(0));
    assert_eq!(table.plan(A), "tee0 - - - dcurve1 - - - -");
    table.lay(A, "crossing", 1);
    table.check_refused(A, turn(1), "TT-46");
}

/// TT-47: a laid card is moved; two change places, once a pair, and not if they are the same.
#[test]
fn cards_move_and_swap() {
    let mut table = Table::race(2);
    table.lay(A, "tee3", 5);
    table.check_refused(A, shift(0, 5), "TT-47");
    table.act(A, shift(5, 0));
    assert_eq!(table.plan(A), "tee3 - - - dcurve1 - - - -");
    table.lay(A, "curve1", 8);
    table.check_refused(A, shift(8, 0), "TT-47");
    table.check_refused(A, shift(0, 0), "TT-47");
    table.act(A, shift(0, 8));
    assert_eq!(table.plan(A), "curve1 - - - dcurve1 - - - tee3");
    table.lay(A, "curve1", 8);
    table.check_refused(A, shift(0, 8), "TT-47");
    table.check_refused(A, shift(0, 4), "TT-49");
}

/// TT-48: a card goes back to the hand, or all of them. At most about 170 steps are offered.
#[test]
fn cards_are_taken_back() {
    let mut table = Table::race(2);
    table.check_refused(A, step(Step::Clear), "TT-48");
    table.check_refused(A, step(Step::Take { cell: cell(3) }), "TT-48");
    table.build(A, RIGHT);
    assert!(table.offered(A).len() <= 170);
    table.act(A, step(Step::Take { cell: cell(3) }));
    assert_eq!(table.view(A).seats[0].n_laid, Some(7));
    table.act(A, step(Step::Clear));
    assert_eq!(table.plan(A), "- - - - dcurve1 - - - -");
    assert_eq!(table.view(A).hand.unwrap().len(), 11);
}

/// TT-48: random building never offers more than about 170 actions.
#[test]
fn the_list_stays_short() {
    let mut n_max = 0;
    for seed in 0..30 {
        crate::lively::play(&Options::default(), 2, seed, |game| {
            n_max = n_max.max(testkit::legal(game, A).len());
        });
    }
    assert!((120..=175).contains(&n_max), "{n_max}");
}

/// TT-49: wrong boards are allowed; the hand is never overdrawn.
#[test]
fn cards_need_not_fit() {
    let mut table = Table::race(2);
    for (card, number) in [("straight0", 0), ("straight0", 1), ("straight1", 2)] {
        table.lay(A, card, number);
    }
    table.check_refused(A, lay("straight0", 3), "TT-49");
    assert!(table.view(A).marks.is_empty());
}

/// TT-50: besides building there are `Halt` and the votes (and the wish for a pause, TT-77).
#[test]
fn what_else_is_offered() {
    let mut table = Table::race(2);
    let others = |table: &Table| -> Vec<Action> {
        let offered = table.offered(A).into_iter();
        offered.filter(|action| !matches!(action, Action::Build(_))).collect()
    };
    assert_eq!(others(&table), [Action::VoteGiveUp, Action::Pause]);
    table.build(A, RIGHT);
    table.act(A, Action::VoteGiveUp);
    assert_eq!(others(&table), [Action::Halt, Action::WithdrawVote, Action::Pause]);
    table.check_refused(A, Action::Done, "TT-36");
    table.check_refused(A, Action::Ready, "TT-74");
    table.check_refused(A, Action::Resume, "TT-77");
}

fn marks(assist: Assist, plan: &str) -> Vec<Finding> {
    let mut table = Table::race_with(2, Options { assist, ..Options::default() });
    table.build(A, plan);
    assert!(table.view(B).marks.is_empty() && table.watched().marks.is_empty());
    table.view(A).marks
}

/// TT-51: `off` tells nothing; `edges` and `full` mark one's own broken edges and exits, nothing
/// else, also on a board that is not full.
#[test]
fn assist_marks_edges() {
    let three = "deadend1 curve2 straight0 curve1 dcurve1 tee1 straight0 curve0 tee3";
    let expected = ["Broken(7,8)", "StrayExit(6)", "MissingExit(11)"];
    assert!(marks(Assist::Off, three).is_empty());
    for assist in [Assist::Edges, Assist::Full] {
        let found: Vec<String> = marks(assist, three).iter().map(ToString::to_string).collect();
        assert_eq!(found, expected);
        assert!(marks(assist, WRONG).is_empty());
        let found = marks(assist, "tee0 - - - dcurve1 - - - -");
        assert!(found.iter().all(|it| !matches!(it, Finding::Incomplete(_))));
    }
}

/// TT-51: with `full` only a right plan can be called, whatever `halt` says.
#[test]
fn full_assist_offers_only_right_calls() {
    for halt in [Halt::FullBoard, Halt::AnyTime] {
        let options = Options { assist: Assist::Full, halt, ..Options::default() };
        let mut table = Table::race_with(2, options);
        table.check_refused(A, Action::Halt, "TT-51");
        table.build(A, WRONG);
        table.check_refused(A, Action::Halt, "TT-51");
        table.step(A, Step::Clear);
        table.build(A, RIGHT);
        table.check_offered(A, Action::Halt);
    }
}

/// TT-52: the round clock runs from the turning up; it stands still during a check and a pause.
#[test]
fn the_round_clock_stands_still() {
    let mut table = Table::race(3);
    let clock = |table: &Table| table.watched().clock.unwrap().elapsed(table.now);
    assert_eq!((table.now, clock(&table)), (10_000, 0));
    table.now = 25_000;
    assert_eq!(clock(&table), 15_000);
    table.build(A, WRONG);
    table.halt(A);
    table.now += 2_000;
    assert_eq!(clock(&table), 15_000);
    table.expire(&[]);
    assert_eq!((table.now, clock(&table)), (30_000, 15_000));
    table.now = 31_000;
    assert_eq!(clock(&table), 16_000);
    table.act(B, Action::Pause);
    table.act(C, Action::Pause);
    table.now = 99_000;
    assert_eq!(clock(&table), 16_000);
    table.act(A, Action::Resume);
    table.now = 100_500;
    assert_eq!(clock(&table), 17_500);
}

/// TT-52, TT-60: while the news that the race goes on is on its way, the clock stands still and
/// does not go back.
#[test]
fn the_round_clock_never_goes_back() {
    let mut table = Table::race(3);
    table.now = 25_000;
    table.call(A, WRONG);
    assert_eq!(table.game().meets_at(), Some(table.now));
    table.now += 5_000;
    table.delays = [0, 0, 300, 0];
    table.act(B, Action::Pause);
    table.act(C, Action::Pause);
    table.now += 60_000;
    table.act(A, Action::Resume);
    let resumed = table.game().meets_at().unwrap();
    assert_eq!(resumed, table.now + 300);
    let clock = table.watched().clock.unwrap();
    for (now, elapsed) in [(-300, 20_000), (-100, 20_000), (0, 20_000), (700, 20_700)] {
        assert_eq!(clock.elapsed(resumed.saturating_add_signed(now)), elapsed);
    }
}

fn limited() -> Options {
    Options { round_limit_s: turbo_taxi::RoundLimit::Seconds180, ..Options::default() }
}

/// TT-53: when the round clock reaches the limit the deal is void; checks do not count.
#[test]
fn the_round_has_a_limit() {
    assert_eq!(Table::race(2).game().deadline(), None);
    let mut table = Table::race_with(3, limited());
    assert_eq!(table.game().deadline(), Some(190_000));
    table.now = 100_000;
    table.call(A, WRONG);
    assert_eq!(table.game().deadline(), Some(195_000));
    table.expire(&[]);
    let expected = Event::DealVoid {
        reason: VoidReason::TimeUp,
        n_solutions: 16,
        plan: table.watched().answer.unwrap().plan,
    };
    assert_eq!(table.heard(Viewer::Spectator), [expected]);
}

/// TT-53: a call that has come in is checked first: a right one wins, after a wrong one the deal is
/// void.
#[test]
fn calls_before_the_limit_are_checked() {
    for (plan, is_won) in [(RIGHT, true), (WRONG, false)] {
        let mut table = Table::race_with(3, limited());
        table.delays = [0, 300, 300, 0];
        table.now = 100_000;
        table.build(A, plan);
        table.now = 189_900;
        table.halt(A);
        assert_eq!(table.phase(), Phase::Calling { until: 190_225 });
        table.expire(&[]);
        assert_eq!(table.now, 190_000);
        assert_eq!(table.phase(), Phase::Check { seat: A, until: 195_000 });
        table.expire(&[]);
        match table.phase() {
            Phase::RoundEnd { winner, .. } => assert!(is_won && winner == A),
            Phase::Void { reason, .. } => assert!(!is_won && reason == VoidReason::TimeUp),
            phase => panic!("{phase:?}"),
        }
    }
}

/// TT-76: who is away keeps seat and board, and the round goes on without him.
#[test]
fn an_absent_seat_keeps_its_board() {
    let mut table = Table::race(3);
    table.build(C, WRONG);
    let before = table.plan(C);
    table.now = 200_000;
    table.lay(A, "tee0", 0);
    table.call(B, RIGHT);
    assert_eq!(table.plan(C), before);
    assert_eq!(table.n_medals(), [0, 1, 0]);
    // An absent commissioner is helped by the clock (TT-37).
    table.ready(&[]);
    table.expire(&[5]);
    assert!(matches!(table.phase(), Phase::Countdown { .. }));
    assert_eq!(Seat(1), table.game().commissioner());
}
