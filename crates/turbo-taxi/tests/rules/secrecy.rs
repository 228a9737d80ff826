//! TT-83: what a seat is sent is the same, byte for byte, in games that differ only in what it may
//! not know.

use engine::{
    Delays, Fast, Frame, Game, Imagine, Match, Millis, Scripted, Seat, Told, Viewer, When,
};
use turbo_taxi::{
    Action, CardKind, Event, FirstCommissioner, Options, Plan, Step, Task, TurboTaxi, Unsolvable,
};

use crate::lively;
use crate::table::{A, ALSO_RIGHT, B, C, RIGHT, TASK, UNSOLVABLE, WRONG, cell, draws_for};

/// What happens at the table.
#[derive(Clone, Copy)]
enum Deed {
    Act(Seat, Action),
    /// The time of the deadline that everybody sees, or of the hold that nobody sees.
    Expire(&'static [u32]),
    /// A seat tries something that is refused.
    Try(Seat, Action),
}

/// All that `viewer` is sent during a game, one line for each step that shows it something.
fn stream(
    viewer: Viewer,
    n_seats: u8,
    options: Options,
    tops: &[CardKind],
    deeds: &[(Millis, Deed)],
) -> Vec<String> {
    let options = Options { first_commissioner: FirstCommissioner::Seat(A), ..options };
    let mut draws = Scripted::new(draws_for(tops));
    let (mut played, told) = Match::<TurboTaxi>::new(&options, n_seats, &mut draws).unwrap();
    let mut lines = vec![sent(&played, viewer, &told)];
    for (now, deed) in deeds {
        let when = When { now: *now, delays: Delays::new(|_| 150) };
        let told = match deed {
            Deed::Act(seat, action) => {
                played.play(*seat, *action, when, &mut Scripted::new([])).unwrap()
            }
            Deed::Expire(draws) => {
                let mut chance = Scripted::new(draws.iter().copied());
                played.expire(when, &mut chance).unwrap()
            }
            Deed::Try(seat, action) => {
                let refused = played.play(*seat, *action, when, &mut Scripted::new([]));
                let rule = played.game().forbids(*seat, action);
                if viewer == Viewer::Seat(*seat) {
                    lines.push(format!("{:?} {rule:?}", refused.unwrap_err()));
                }
                continue;
            }
        };
        let line = sent(&played, viewer, &told);
        // A step that changes nothing for a viewer is not sent.
        if !played_nothing(&line, lines.last().unwrap()) {
            lines.push(line);
        }
    }
    lines
}

fn sent(played: &Match<TurboTaxi>, viewer: Viewer, told: &[Told<Event>]) -> String {
    Frame::new(played.game(), viewer, told).to_json()
}

fn played_nothing(line: &str, before: &str) -> bool {
    let (state, events) = line.rsplit_once("\"events\":").unwrap();
    let (state_before, _) = before.rsplit_once("\"events\":").unwrap_or((before, ""));
    events == "[]}" && state == state_before
}

fn set_task(task: &str) -> Vec<(Millis, Deed)> {
    let task: Task = task.parse().unwrap();
    let mut deeds: Vec<(Millis, Deed)> = turbo_taxi::Figure::ALL
        .into_iter()
        .zip(task.figures)
        .map(|(figure, field)| (0, Deed::Act(A, Action::PlaceFigure { figure, field })))
        .collect();
    deeds.push((0, Deed::Act(A, Action::Done)));
    let turn: &[u32] = [&[0], &[1], &[2], &[3]][usize::from(task.centre.turn())];
    deeds.push((3_000, Deed::Expire(turn)));
    deeds
}

fn build(seat: Seat, plan: &str) -> Vec<(Millis, Deed)> {
    let plan: Plan = plan.parse().unwrap();
    let outer = plan.laid().filter(|(cell, _)| *cell != turbo_taxi::CENTRE);
    let lay = |(cell, card)| Deed::Act(seat, Action::Build(Step::Lay { card, cell }));
    outer.map(|it| (10_000, lay(it))).collect()
}

fn act(now: Millis, seat: Seat, action: Action) -> (Millis, Deed) {
    (now, Deed::Act(seat, action))
}

const TOPS: [CardKind; 2] = [CardKind::DoubleCurve, CardKind::Tee];

/// Everybody but `known` is sent the same in both games.
#[track_caller]
fn check_same(known: &[Seat], one: &[(Millis, Deed)], other: &[(Millis, Deed)]) {
    for viewer in Viewer::all(3).filter(|it| !known.iter().any(|seat| *it == Viewer::Seat(*seat))) {
        let streams = [one, other].map(|deeds| stream(viewer, 3, Options::default(), &TOPS, deeds));
        assert_eq!(streams[0], streams[1], "{viewer:?}");
    }
    for seat in known {
        let viewer = Viewer::Seat(*seat);
        let streams = [one, other].map(|deeds| stream(viewer, 3, Options::default(), &TOPS, deeds));
        assert_ne!(streams[0], streams[1], "the games do not differ for {viewer:?}");
    }
}

/// TT-83: an opponent's board with the same number of laid cards.
#[test]
fn a_board_is_secret() {
    let with = |plan| [set_task(TASK), build(B, plan)].concat();
    check_same(&[B], &with(RIGHT), &with(WRONG));
    check_same(&[B], &with(RIGHT), &with(ALSO_RIGHT));
}

/// TT-83: steps that lay nothing and take nothing are not sent at all.
#[test]
fn turning_and_moving_are_not_noticed() {
    let still = [set_task(TASK), build(B, RIGHT)].concat();
    let mut busy = still.clone();
    for step in [
        Step::Rotate { cell: cell(0) },
        Step::Move { from: cell(0), to: cell(1) },
        Step::Lay { card: turbo_taxi::Card::Tee0, cell: cell(8) },
    ] {
        busy.push(act(11_000, B, Action::Build(step)));
    }
    check_same(&[B], &still, &busy);
}

/// TT-83: a pending call, until its check begins: views, offered actions, who is to act, deadlines,
/// refusals, and what others do meanwhile.
#[test]
fn a_pending_call_is_secret() {
    let before =
        [set_task(TASK), build(B, RIGHT), vec![act(11_000, B, Action::VoteGiveUp)]].concat();
    let meanwhile = [
        act(20_010, C, Action::VoteGiveUp),
        act(20_020, C, Action::WithdrawVote),
        act(20_030, A, Action::Build(Step::Lay { card: turbo_taxi::Card::Tee0, cell: cell(0) })),
        act(20_040, A, Action::Pause),
        (20_050, Deed::Try(C, Action::Halt)),
        (20_060, Deed::Try(A, Action::Ready)),
    ];
    let silent = [&before[..], &meanwhile].concat();
    let called = [&before[..], &[act(20_000, B, Action::Halt)], &meanwhile].concat();
    check_same(&[B], &silent, &called);
}

/// TT-83: a caller cannot tell whether somebody has called before him.
#[test]
fn a_caller_does_not_know_of_an_earlier_call() {
    let before = [set_task(TASK), build(B, RIGHT), build(C, WRONG)].concat();
    let alone = [&before[..], &[act(20_050, C, Action::Halt)]].concat();
    let second =
        [&before[..], &[act(20_000, B, Action::Halt), act(20_050, C, Action::Halt)]].concat();
    check_same(&[B], &alone, &second);
}

/// TT-83: the order of the stack, until the cards are turned up.
#[test]
fn the_order_of_the_stack_is_secret() {
    let deeds = [set_task(TASK), build(B, RIGHT), vec![act(11_000, B, Action::Halt)]].concat();
    for viewer in Viewer::all(3) {
        let others = [CardKind::Tee, CardKind::Curve, CardKind::Crossing, CardKind::DeadEnd];
        let streams = others.map(|next| {
            let tops = [CardKind::DoubleCurve, next];
            stream(viewer, 3, Options::default(), &tops, &deeds)
        });
        assert!(streams.iter().all(|it| *it == streams[0]), "{viewer:?}");
    }
}

/// TT-83: with `honest`, whether there is a right plan. The tasks themselves differ, of course, so
/// they are made one before the streams are compared.
#[test]
fn solvability_is_secret() {
    let options = Options { unsolvable: Unsolvable::Honest, ..Options::default() };
    let solvable = "deadend2:0,2,5,9";
    let components = turbo_taxi::Components::default();
    assert!(turbo_taxi::is_solvable(&solvable.parse().unwrap(), components));
    assert!(!turbo_taxi::is_solvable(&UNSOLVABLE.parse().unwrap(), components));
    let deeds = |task: &str| {
        let votes = [act(12_000, A, Action::VoteGiveUp), act(12_500, B, Action::VoteGiveUp)];
        let tries = [(13_000, Deed::Try(C, Action::Halt))];
        [&set_task(task)[..], &votes, &tries].concat()
    };
    for viewer in Viewer::all(3) {
        let stream_of =
            |task| stream(viewer, 3, options.clone(), &[CardKind::DeadEnd], &deeds(task));
        let same_task = stream_of(UNSOLVABLE).into_iter().map(|line| {
            let line =
                line.replace("[0,2,6,8]", "[0,2,5,9]").replace("[0,2,6,null]", "[0,2,5,null]");
            line.replace("\"field\":6", "\"field\":5").replace("\"field\":8", "\"field\":9")
        });
        let race = |lines: Vec<String>| lines[6..].to_vec();
        assert_eq!(race(stream_of(solvable)), race(same_task.collect()), "{viewer:?}");
    }
}

/// TT-83: the streams do not only look the same, they are as long and as many.
#[test]
fn the_number_of_messages_tells_nothing() {
    let still = [set_task(TASK), build(B, RIGHT)].concat();
    let called = [&still[..], &[act(20_000, B, Action::Halt)]].concat();
    for viewer in [Viewer::Seat(A), Viewer::Seat(C), Viewer::Spectator] {
        let n_lines = |deeds: &[_]| stream(viewer, 3, Options::default(), &TOPS, deeds).len();
        assert_eq!(n_lines(&still), n_lines(&called));
    }
}

/// TT-82, TT-83: with `when_out` spectators watch, but a live opponent still knows a number only.
#[test]
fn watching_is_not_for_builders() {
    let watch_boards = turbo_taxi::WatchBoards::WhenOut;
    let options = Options { watch_boards, ..Options::default() };
    let with = |plan| [set_task(TASK), build(B, plan)].concat();
    let stream_of = |viewer, plan| stream(viewer, 3, options.clone(), &TOPS, &with(plan));
    for seat in [A, C] {
        let viewer = Viewer::Seat(seat);
        assert_eq!(stream_of(viewer, RIGHT), stream_of(viewer, WRONG));
    }
    assert_ne!(stream_of(Viewer::Spectator, RIGHT), stream_of(Viewer::Spectator, WRONG));
}

/// TT-83: with any options, what a seat imagines from its view looks to it like the truth.
#[test]
fn what_is_imagined_looks_like_the_truth() {
    let mut chance = Fast::new(83);
    let mut n_compared = 0;
    for seed in 0..150 {
        let n_seats = 2 + seed as u8 % 3;
        let options = lively::random_options(n_seats, &mut chance);
        let mut n_looks = 0;
        lively::play(&options, n_seats, seed, |game| {
            n_looks += 1;
            if n_looks % 5 != 0 || game.outcome().is_some() {
                return;
            }
            for seat in Seat::all(n_seats) {
                let viewer = Viewer::Seat(seat);
                let mut guess = Fast::new(n_looks);
                let imagined = TurboTaxi::imagine(&game.view(viewer), seat, &mut guess);
                let [truth, guess] =
                    [game, &imagined].map(|game| Frame::new(game, viewer, &[]).to_json());
                assert_eq!(truth, guess, "seed {seed}");
                n_compared += u32::from(imagined != *game);
            }
        });
    }
    assert!(10_000 < n_compared, "{n_compared}");
}
