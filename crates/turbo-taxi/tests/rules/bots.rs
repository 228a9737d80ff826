//! TT-87 to TT-89: what the rules give to players who are programs. How those play is their own
//! matter; they come through the same door.

use engine::{Frame, Seat, Viewer};
use turbo_taxi::{
    Action, CardSet, Cell, Clock, Options, Phase, SeatStatus, Step, Task, Unsolvable, count_right,
    right_plans,
};

use crate::table::{A, ALSO_RIGHT, B, C, RIGHT, Table, UNSOLVABLE, WRONG, fields};

/// What a bot that is sent this frame lays next: the plan is worked out from the view alone.
fn next_step(frame: &Frame<turbo_taxi::TurboTaxi>, seat: Seat) -> Action {
    let view = &frame.view;
    let task = Task::new(view.centre.unwrap(), view.figures.complete().unwrap());
    let plan = right_plans(&task, view.options.components())[0];
    let board = view.seats[seat.idx()].board.unwrap();
    let missing = Cell::outer().find(|cell| board[*cell].is_none());
    missing
        .map_or(Action::Halt, |cell| Action::Build(Step::Lay { card: plan[cell].unwrap(), cell }))
}

/// TT-87: a frame is enough to build step by step at planned times of the round clock, and to call.
#[test]
fn a_view_is_enough_to_play() {
    let mut table = Table::race(2);
    for planned in (1..).map(|n| 4_000 * n) {
        let frame = Frame::new(table.game(), Viewer::Seat(B), &[]);
        let Some(Clock::Running { base, .. }) = frame.view.clock else { panic!("the race is on") };
        table.now = base + planned;
        let action = next_step(&frame, B);
        assert!(frame.actions.contains(&action));
        table.act(B, action);
        if action == Action::Halt {
            break;
        }
    }
    table.expire(&[]);
    assert_eq!(table.n_medals(), [0, 1]);
    let film = table.view(A).seats[1].film.clone().unwrap();
    assert_eq!(film.last().unwrap().at, 32_000);
}

/// TT-87: a bot is subject to every rule: it is nobody's delay, it freezes, and it sits out.
#[test]
fn a_bot_has_no_privilege() {
    let mut table = Table::race(3);
    table.build(B, WRONG);
    table.build(A, RIGHT);
    // B is here, so nobody is waited for but A and C.
    table.delays = [200, 0, 100, 0];
    table.now = 20_000;
    table.halt(B);
    assert_eq!(table.phase(), Phase::Calling { until: 20_225 });
    table.now = 20_150;
    table.halt(A);
    table.expire(&[]);
    // A's call was made 50 ms before B's.
    let order: Vec<Seat> = table.watched().calls.iter().map(|call| call.seat).collect();
    assert_eq!(order, [A, B]);
    table.check_refused(B, Action::Halt, "TT-57");
    let mut table = Table::race(3);
    table.call(B, WRONG);
    table.check_refused(B, Action::Halt, "TT-65");
}

/// TT-88: who has voted can be seen, so a bot knows when all the others have; and with `honest` its
/// vote is asked for like any other.
#[test]
fn votes_can_be_seen_and_joined() {
    let options = Options { unsolvable: Unsolvable::Honest, ..Options::default() };
    let mut table = Table::race_for(UNSOLVABLE, 3, options);
    table.act(A, Action::VoteGiveUp);
    table.act(B, Action::VoteGiveUp);
    let view = table.view(C);
    let live_others = [A, B].map(|seat| &view.seats[seat.idx()]);
    assert!(live_others.iter().all(|seen| seen.status != SeatStatus::Out && seen.has_voted));
    assert!(matches!(table.phase(), Phase::Build));
    table.now = 250_000;
    table.act(C, Action::VoteGiveUp);
    assert!(matches!(table.phase(), Phase::Void { .. }));
}

/// TT-89: the cards that are left can be worked out, and with them how many right plans a placement
/// is worth.
#[test]
fn a_placement_can_be_weighed() {
    let mut table = Table::race(2);
    table.call(B, ALSO_RIGHT);
    table.ready(&[]);
    let view = table.view(B);
    let left: CardSet = view.cards_left();
    assert_eq!(left.len(), 11);
    let expected = |figures: [u8; 4]| -> f64 {
        let right_plans_of = |kind: turbo_taxi::CardKind| {
            let cards = kind.cards();
            let count = |card: &turbo_taxi::Card| {
                count_right(&Task::new(*card, fields(figures)), view.options.components())
            };
            f64::from(cards.iter().map(count).sum::<u32>()) / cards.len() as f64
        };
        left.iter().map(right_plans_of).sum::<f64>() / f64::from(left.len())
    };
    let placements = [[0, 2, 3, 5], [2, 5, 8, 11], [1, 4, 0, 2], [10, 7, 2, 3]];
    assert!(placements.iter().all(|figures| 0.0 < expected(*figures)));
}
