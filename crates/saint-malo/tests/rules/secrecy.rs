//! What is sent, in full: to the seat in turn, to an opponent, and to a spectator.

use engine::{Frame, Match, Seat, Told, Viewer};
use saint_malo::{Action, Event, FirstPlayer, Options, SaintMalo, Task};
use serde_json::Value;
use testkit::{play, played};

use crate::table::field;

/// The second turn of two: seat 0 has built a church and brought the pirates two boxes nearer, and
/// seat 1 has placed the first of three crates, one of them from a turned die.
fn in_the_middle() -> (Match<SaintMalo>, Vec<Told<Event>>) {
    let options = Options { first_player: FirstPlayer::Seat(Seat(0)), ..Options::default() };
    let steps: &[(Seat, Action, &[u32])] = &[
        (Seat(0), Action::Roll, &[3, 5, 3, 0, 5]),
        (Seat(0), Action::Stop, &[]),
        (Seat(0), Action::Use { task: Task::Church(2) }, &[]),
        (Seat(0), Action::Place { field: field("a2") }, &[]),
        (Seat(0), Action::Done, &[]),
        (Seat(1), Action::Roll, &[1, 5, 2, 1, 4]),
        (Seat(1), Action::Stop, &[]),
        (Seat(1), Action::Use { task: Task::Crates(3) }, &[]),
    ];
    let mut middle = played::<SaintMalo>(&options, 2, &[], steps);
    let told = play(&mut middle, Seat(1), Action::Place { field: field("e5") }, &[]);
    (middle, told)
}

/// What everybody sees of it. There is no other key: no seed, no dice to come.
const VIEW: &str = r##"{
    "first": 0,
    "round": 1,
    "turn": 1,
    "dice": "CCWHS",
    "used": {"crates": 3},
    "phase": {"place_crates": {"left": 2, "placed": ["e5"]}},
    "pirates": {"row": 0, "n_marked": 2, "n_boxes": 4},
    "cities": [
        {
            "plan": "#.....#/2cc..../.c...../.c...../......./......./#.....#",
            "n_coins": 3,
            "n_logs": 2,
            "n_cannons_lost": 0,
            "earned": {"citizens": 0, "priests": 0, "houses": 0,
                       "jugglers": 0, "nobles": 0, "walls": 0},
            "defence": 0,
            "n_free": 40,
            "score": {
                "earned": {"citizens": 0, "priests": 0, "houses": 0,
                           "jugglers": 0, "nobles": 0, "walls": 0},
                "full_city": 0, "coins": 1, "logs": 2, "churches": 0, "cannons": 0
            }
        },
        {
            "plan": "#.....#/.cc..../.c...../.c...../....c../......./#.....#",
            "n_coins": 1,
            "n_logs": 2,
            "n_cannons_lost": 0,
            "earned": {"citizens": 0, "priests": 0, "houses": 0,
                       "jugglers": 0, "nobles": 0, "walls": 0},
            "defence": 0,
            "n_free": 40,
            "score": {
                "earned": {"citizens": 0, "priests": 0, "houses": 0,
                           "jugglers": 0, "nobles": 0, "walls": 0},
                "full_city": 0, "coins": 0, "logs": 2, "churches": 0, "cannons": 0
            }
        }
    ]
}"##;

const EVENTS: &str = r#"[{"placed": {"field": "e5", "piece": "crate", "vp": 0, "coins": 0}}]"#;

/// A viewer is sent the view, what happened last, its own actions, and nothing else.
#[track_caller]
fn check_sent(viewer: Viewer, actions: &str) {
    let (middle, told) = in_the_middle();
    let sent = Frame::new(middle.game(), viewer, &told).to_json();
    let expected = format!(
        r#"{{"view": {VIEW}, "actions": {actions}, "to_act": [1], "deadline": null,
            "events": {EVENTS}}}"#
    );
    let read = |json: &str| serde_json::from_str::<Value>(json).unwrap();
    assert_eq!(read(&sent), read(&expected));
}

/// SM-78, SM-79: the seat in turn sees the table and what it may do.
#[test]
fn what_the_seat_in_turn_is_sent() {
    let own = r#"[{"place": {"field": "e4"}}, {"place": {"field": "d5"}},
                  {"place": {"field": "f5"}}, {"place": {"field": "e6"}}]"#;
    check_sent(Viewer::Seat(Seat(1)), own);
}

/// SM-78, SM-79: an opponent sees the same table.
#[test]
fn what_an_opponent_is_sent() {
    check_sent(Viewer::Seat(Seat(0)), "[]");
}

/// SM-78, SM-79: so does a spectator.
#[test]
fn what_a_spectator_is_sent() {
    check_sent(Viewer::Spectator, "[]");
}
