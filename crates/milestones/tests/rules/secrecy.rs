//! What is sent, in full: to the seat in turn, to an opponent, and to a spectator.

use engine::{Frame, Match, Seat, Told, Viewer};
use milestones::{Action, Event, Milestones, Options, Space, StartSeat, Tile};
use serde_json::Value;
use testkit::{play, played};

/// The first turn of two: both have drafted, and seat 0 has moved to its first worker.
fn in_the_middle() -> (Match<Milestones>, Vec<Told<Event>>) {
    let options = Options { start_seat: StartSeat::Seat(Seat(0)), ..Options::default() };
    let draws = [0; 15 + 5 + 5];
    let pick = |tile| Action::PickTile { tile: Tile(tile) };
    let place = |tile, left| Action::PlaceStartTile { tile: Tile(tile), left };
    let steps: &[(Seat, Action, &[u32])] = &[
        (Seat(1), pick(9), &[]),
        (Seat(1), pick(5), &[]),
        (Seat(0), pick(6), &[]),
        (Seat(0), pick(8), &[]),
        (Seat(1), place(5, 1), &[]),
        (Seat(1), place(9, 7), &[]),
        (Seat(0), place(6, 1), &[]),
        (Seat(0), place(8, 3), &[]),
    ];
    let mut middle = played::<Milestones>(&options, 2, &draws, steps);
    let told = play(&mut middle, Seat(0), Action::Move { to: Space::Path(2) }, &[]);
    (middle, told)
}

/// What everybody sees of it. There is no other key: no seed, no order of the stack.
const VIEW: &str = r##"{
    "start": 0,
    "turn": 0,
    "is_second_move": true,
    "phase": "move",
    "n_turns": 0,
    "n_dry_turns": 0,
    "has_scored": false,
    "end": null,
    "target": 67,
    "display": [0, 1, 2, 3, 4],
    "start_tiles": [],
    "left_over": 7,
    "stack": [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
              31, 32, 33, 34],
    "map": {
        "sections": [],
        "markets": ["A1"],
        "sacks": [],
        "houses": [],
        "bonus": [["A3-B3-B4", "stone"], ["A5-B5-B6", "stone"], ["A7-B7-B8", "stone"],
                  ["B2-C1-C2", "wood"], ["B9-C8-C9", "wood"], ["C4-D4-D5", "wood"],
                  ["C5-C6-D6", "sand"], ["C7-D7-D8", "sand"], ["D2-E1-E2", "sand"],
                  ["D9-E8-E9", "grain"], ["E3-E4-F4", "grain"], ["E5-F5-F6", "grain"],
                  ["F2-F3-G2", "coin"], ["F7-F8-G7", "coin"], ["F9-G8-G9", "coin"]]
    },
    "tableaus": [
        {
            "path": "gr1 co7 wo2 sa3 . . . .",
            "pawn": {"path": 2},
            "goods": {"stone": 0, "wood": 0, "sand": 0, "grain": 0, "coin": 2},
            "points": {"sections": 0, "houses": 0, "markets": 0, "deliveries": 0,
                       "bonus_taken": 0, "bonus_production": 0, "majorities": 0},
            "score": 0,
            "start_tiles": [null, null]
        },
        {
            "path": "sa1 st6 . . . . gr2 wo4",
            "pawn": "castle",
            "goods": {"stone": 0, "wood": 0, "sand": 0, "grain": 0, "coin": 1},
            "points": {"sections": 0, "houses": 0, "markets": 0, "deliveries": 0,
                       "bonus_taken": 0, "bonus_production": 0, "majorities": 0},
            "score": 0,
            "start_tiles": [null, null]
        }
    ]
}"##;

const EVENTS: &str = r#"[
    {"moved": {"from": "castle", "to": {"path": 2}}},
    {"produced": {"kind": "coin", "n": 1, "points": 0}}
]"#;

/// A viewer is sent the view, what happened last, its own actions, and nothing else.
#[track_caller]
fn check_sent(viewer: Viewer, actions: &str) {
    let (middle, told) = in_the_middle();
    let sent = Frame::new(middle.game(), viewer, &told).to_json();
    let expected = format!(
        r#"{{"view": {VIEW}, "actions": {actions}, "to_act": [0], "deadline": null,
            "events": {EVENTS}}}"#
    );
    let read = |json: &str| serde_json::from_str::<Value>(json).unwrap();
    assert_eq!(read(&sent), read(&expected));
}

/// MS-127, MS-128: the seat in turn sees the table and what it may do.
#[test]
fn what_the_seat_in_turn_is_sent() {
    let own = r#"[{"move": {"to": {"path": 3}}}, {"move": {"to": {"path": 4}}},
                  {"move": {"to": {"path": 5}}}, {"move": {"to": {"path": 6}}},
                  {"move": {"to": {"path": 7}}}, {"move": {"to": {"path": 8}}},
                  {"move": {"to": "trading_house"}}, {"move": {"to": "building_office"}},
                  {"move": {"to": "mill"}}, {"move": {"to": "castle"}}]"#;
    check_sent(Viewer::Seat(Seat(0)), own);
}

/// MS-127, MS-128: an opponent sees the same table.
#[test]
fn what_an_opponent_is_sent() {
    check_sent(Viewer::Seat(Seat(1)), "[]");
}

/// MS-127, MS-128: so does a spectator.
#[test]
fn what_a_spectator_is_sent() {
    check_sent(Viewer::Spectator, "[]");
}
