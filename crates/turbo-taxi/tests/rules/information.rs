//! TT-82, TT-85 and TT-86: who is shown and told what.

use engine::{Audience, Chance, Fast, Game, Match, Seat, Viewer};
use serde_json::Value;
use testkit::legal;
use turbo_taxi::{
    Action, Board, CardKind, Event, Options, Progress, SHOTS_MAX, StackList, Step, TurboTaxi,
    WatchBoards,
};

use crate::lively;
use crate::table::{A, B, C, RIGHT, Table, WRONG, cell};

/// TT-82: others see the number of laid cards, or nothing.
#[test]
fn progress_is_shown_or_hidden() {
    for (progress, seen) in [(Progress::Shown, Some(1)), (Progress::Hidden, None)] {
        let mut table = Table::race_with(2, Options { progress, ..Options::default() });
        table.lay(A, "tee0", 0);
        let told = table.heard(Viewer::Seat(B));
        assert_eq!(told.is_empty(), seen.is_none());
        assert_eq!(table.view(B).seats[0].n_laid, seen);
        assert_eq!(table.watched().seats[0].n_laid, seen);
        assert_eq!(table.view(A).seats[0].n_laid, Some(1));
        assert_eq!(table.view(B).seats[0].board, None);
    }
}

/// TT-82: with `when_out` those who do not build watch the others, steps and all; builders do not.
#[test]
fn who_is_out_may_watch() {
    for (watch_boards, is_seen) in [(WatchBoards::AfterRound, false), (WatchBoards::WhenOut, true)]
    {
        let mut table = Table::race_with(3, Options { watch_boards, ..Options::default() });
        table.call(A, WRONG);
        table.lay(B, "tee0", 0);
        let built = Event::Built {
            seat: B,
            step: Step::Lay { card: "tee0".parse().unwrap(), cell: cell(0) },
        };
        for viewer in [Viewer::Seat(A), Viewer::Spectator] {
            assert_eq!(table.game().view(viewer).seats[1].board.is_some(), is_seen);
            assert_eq!(table.heard(viewer).contains(&built), is_seen);
        }
        assert_eq!(table.view(C).seats[1].board, None);
        assert!(!table.heard(Viewer::Seat(C)).contains(&built));
        // Pending calls stay secret even then.
        table.delays = [0, 0, 90, 0];
        table.step(B, Step::Clear);
        table.build(B, RIGHT);
        table.halt(B);
        assert_eq!(table.status(A, B), turbo_taxi::SeatStatus::Building);
    }
}

/// TT-82: the list of cards in the stack is hidden, or shown without its order.
#[test]
fn the_stack_list_is_hidden_or_shown() {
    let options = Options { stack_list: StackList::Shown, ..Options::default() };
    let mut table = Table::race_with(2, options);
    assert_eq!(table.watched().stack_list.unwrap().len(), 12);
    table.call(A, RIGHT);
    let list = table.watched().stack_list.unwrap();
    assert_eq!((list.len(), list[CardKind::DoubleCurve]), (11, 0));
    assert_eq!(Table::race(2).watched().stack_list, None);
    // Hidden or not, it can be worked out.
    assert_eq!(Table::race(2).watched().cards_left().len(), 12);
    assert_eq!(table.watched().cards_left(), list);
}

/// TT-85: building steps and the receipt of a call are told to the owner alone, everything else to
/// everyone; progress is told only when the number changes.
#[test]
fn who_is_told_what() {
    for seed in 0..12 {
        let n_seats = 2 + seed as u8 % 3;
        let mut n_laid = [0; 4];
        for told in lively::told(&Options::default(), n_seats, seed) {
            let owner = match &told.event {
                Event::Built { seat, .. } => Some(*seat),
                Event::CallReceived { call } => Some(call.seat),
                _ => None,
            };
            let expected = owner.map_or(Audience::Everyone, Audience::only);
            assert_eq!(told.audience, expected, "{:?}", told.event);
            match told.event {
                Event::DealBegan { .. } => n_laid = [0; 4],
                Event::Progress { seat, n } => {
                    assert_ne!(std::mem::replace(&mut n_laid[seat.idx()], n), n);
                }
                _ => {}
            }
        }
    }
}

/// TT-85: every event of the list occurs, and a step that changes no number tells others nothing.
#[test]
fn all_events_occur() {
    let mut names = std::collections::BTreeSet::new();
    let options = Options {
        rounds: turbo_taxi::Rounds::Six,
        tie: turbo_taxi::Tie::ExtraRound,
        ..Options::default()
    };
    for seed in 0..60 {
        for told in lively::told(&options, 2 + seed as u8 % 3, seed) {
            names.insert(name(&told.event));
        }
    }
    let listed = [
        "built",
        "call_received",
        "card_turned",
        "checked",
        "deal_began",
        "deal_unsolvable",
        "deal_void",
        "figure_lifted",
        "figure_placed",
        "game_ended",
        "medal_won",
        "pause_wished",
        "paused",
        "progress",
        "resumed",
        "round_ended",
        "sat_out",
        "task_set",
        "tie_broken",
        "vote_changed",
    ];
    for event in listed {
        assert!(names.contains(event), "{event} of {names:?}");
    }
    let mut table = Table::race(2);
    table.lay(A, "tee0", 0);
    table.step(A, Step::Rotate { cell: cell(0) });
    assert!(table.heard(Viewer::Seat(B)).is_empty());
    assert_eq!(table.heard(Viewer::Seat(A)).len(), 1);
}

fn name(event: &Event) -> String {
    match serde_json::to_value(event).unwrap() {
        Value::String(name) => name,
        Value::Object(fields) => fields.keys().next().unwrap().clone(),
        value => panic!("{value}"),
    }
}

/// TT-86: there is no way to talk: no action carries words that somebody has chosen, and every word
/// in an event is one of the labels of the rules.
#[test]
fn nobody_can_talk() {
    for action in ["\"hello\"", r#"{"say":"centre left"}"#, r#"{"halt":"now"}"#] {
        assert!(serde_json::from_str::<Action>(action).is_err());
    }
    for told in lively::told(&Options::default(), 3, 86) {
        check_words(&serde_json::to_value(&told.event).unwrap());
    }
}

fn check_words(value: &Value) {
    match value {
        Value::String(text) => {
            let is_label = |word: &str| {
                let is_plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
                word.bytes().all(|byte| is_plain(byte) || b"_-".contains(&byte))
            };
            assert!(text.split(' ').all(is_label), "{text}");
        }
        Value::Array(values) => values.iter().for_each(check_words),
        Value::Object(fields) => fields.values().for_each(check_words),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// TT-83: at the start of a race a live opponent and a spectator know the same of a board: nothing
/// but a number.
#[test]
fn an_opponent_knows_a_number() {
    let mut table = Table::race(3);
    table.build(A, RIGHT);
    for viewer in [Viewer::Seat(B), Viewer::Spectator] {
        let json = serde_json::to_value(&table.game().view(viewer).seats[0]).unwrap();
        let expected = serde_json::json!({
            "status": "building", "n_laid": 8, "has_voted": false, "wants_pause": false,
            "is_waiting": false, "board": null, "film": null,
        });
        assert_eq!(json, expected);
    }
}

/// TT-74: whoever builds for ever is not filmed for ever. What was done at first is shown at once,
/// and the film still leads to the board.
#[test]
fn a_long_film_begins_with_what_lay_there() {
    let mut chance = Fast::new(74);
    let (mut played, _) = Match::<TurboTaxi>::new(&Options::default(), 2, &mut chance).unwrap();
    let mut now = 0;
    let mut n_built = 0;
    while played.game().view(Viewer::Spectator).seats[0].film.is_none() {
        now += 1;
        let Some(seat) = played.game().to_act().iter().last() else {
            now = played.game().deadline().unwrap();
            played.expire(now, &mut chance).unwrap();
            continue;
        };
        let actions = legal(played.game(), seat);
        let builds = actions.iter().filter(|it| matches!(it, Action::Build(_)));
        let builds: Vec<Action> = builds.copied().collect();
        let (action, seat) = match builds.is_empty() {
            false if n_built < 1000 => {
                n_built += 1;
                (builds[chance.below(builds.len() as u32) as usize], seat)
            }
            false => {
                let votes = |seat: &Seat| legal(played.game(), *seat).contains(&Action::VoteGiveUp);
                (Action::VoteGiveUp, Seat::all(2).find(votes).unwrap())
            }
            true if actions.contains(&Action::Done) => (Action::Done, seat),
            true => (actions[chance.below(actions.len() as u32) as usize], seat),
        };
        played.play(seat, action, now, &mut chance).unwrap();
    }
    let view = played.game().view(Viewer::Spectator);
    let film = view.seats[1].film.as_ref().unwrap();
    assert!(film.len() <= SHOTS_MAX && SHOTS_MAX < 2 * film.len(), "{}", film.len());
    let set = Options::default().components().set;
    let mut board = Board::with_centre(view.centre.unwrap(), set);
    film.iter().for_each(|shot| board.build(shot.step));
    assert_eq!(Some(board.plan), view.seats[1].board);
    assert!(film.is_sorted_by_key(|shot| shot.at));
}

/// TT-74: with any options, a film leads from the bare centre to the board, and never back in time.
#[test]
fn a_film_leads_to_the_board() {
    let mut chance = Fast::new(74);
    let mut n_shots = 0;
    for seed in 0..120 {
        let n_seats = 2 + seed as u8 % 3;
        let options = lively::random_options(n_seats, &mut chance);
        lively::play(&options, n_seats, seed, |game| {
            let view = game.view(Viewer::Spectator);
            let Some(centre) = view.centre else { return };
            for seat in &view.seats {
                let (Some(plan), Some(film)) = (seat.board, &seat.film) else { continue };
                let mut board = Board::with_centre(centre, options.components().set);
                for shot in film {
                    assert_eq!(board.forbids(shot.step), None, "seed {seed}");
                    board.build(shot.step);
                }
                assert_eq!(board.plan, plan, "seed {seed}");
                assert!(film.is_sorted_by_key(|shot| shot.at), "seed {seed}: {film:?}");
                n_shots += film.len();
            }
        });
    }
    assert!(5_000 < n_shots, "{n_shots}");
}
