//! What is sent, in full: to the seat in turn, to an opponent, and to a spectator.

use cities::{Action, Cities, Event};
use engine::{Frame, Match, Seat, Told, Viewer};
use serde_json::Value;
use testkit::{play, played};

use crate::table::{fixed, take};

/// The first turn of two: seat 0 has taken two features, one of which was face down, and has
/// placed the other.
fn in_the_middle() -> (Match<Cities>, Vec<Told<Event>>) {
    let layout: Vec<u32> = [0; 21].to_vec();
    let steps: &[(Seat, Action, &[u32])] = &[
        (Seat(1), Action::ChooseStartTile { tile: 0 }, &[]),
        (Seat(0), Action::ChooseStartTile { tile: 1 }, &layout),
        (Seat(0), take(3, 4), &[20]),
    ];
    let mut middle = played::<Cities>(&fixed(), 2, &[], steps);
    let place = crate::table::place_feature("dolphins", 0, 0);
    let told = play(&mut middle, Seat(0), place, &[]);
    (middle, told)
}

/// What everybody sees of it. There is no other key: no seed, no pile, nothing face down.
fn view() -> String {
    let many = |n: usize, word: &str| vec![word; n].join(",");
    let cards: Vec<String> = (3..30)
        .flat_map(|card| {
            let n = if card == 22 || card == 23 { 2 } else { 1 };
            vec![card.to_string(); n]
        })
        .collect();
    let tiles: Vec<String> = (3..32).map(|tile: u8| tile.to_string()).collect();
    let (cards, tiles) = (cards.join(","), tiles.join(","));
    let features: Vec<String> =
        [(1, 5), (2, 5), (3, 5), (4, 5), (5, 4), (6, 5), (7, 5), (8, 4), (9, 4)]
            .map(|(kind, n)| many(n, &kind.to_string()))
            .to_vec();
    let features = features.join(",");
    let bag = [(15, "red"), (25, "blue"), (25, "green"), (25, "yellow")]
        .map(|(n, colour)| many(n, &format!("{colour:?}")))
        .join(",");
    format!(
        r#"{{
    "city": 0,
    "first": 0,
    "star": 0,
    "round": 1,
    "turn": 0,
    "phase": {{"place_features": {{"hand": [5]}}}},
    "start_tiles": [false, false, true, true],
    "offer": {{
        "cards": [0, 1, 2],
        "tiles": [0, 1, 2],
        "features": [[0, 0], [0], [0], []],
        "pieces": [["red", "red", "red", "red"], ["red", "red", "red"], ["red", "red", "red"]],
        "workers": [[null, null, null, null], [null, null, null, null],
                    [null, null, null, {{"seat": 0}}], [null, null, null, null]]
    }},
    "unseen": {{"cards": [{cards}], "tiles": [{tiles}], "features": [{features}]}},
    "bag": [{bag}],
    "rings": [[null, null, null], [null, null, null], [null, null, null]],
    "seats": [
        {{
            "neighbourhood": {{"top_left": [0, 0], "plan": "W1 P/B G"}},
            "cards": [],
            "card_points": [],
            "progress": [1, 0, 0],
            "score": {{"goals": 0, "water": 1, "parks": 0, "monuments": 0, "cards": 0}}
        }},
        {{
            "neighbourhood": {{"top_left": [0, 0], "plan": "W P/R B"}},
            "cards": [],
            "card_points": [],
            "progress": [1, 0, 0],
            "score": {{"goals": 0, "water": 0, "parks": 0, "monuments": 0, "cards": 0}}
        }}
    ]
}}"#
    )
}

const EVENTS: &str = r#"[{"feature_placed": {"seat": 0, "kind": 0, "at": [0, 0], "points": 1}}]"#;

/// A viewer is sent the view, what happened last, its own actions, and nothing else.
#[track_caller]
fn check_sent(viewer: Viewer, actions: &str) {
    let (middle, told) = in_the_middle();
    let sent = Frame::new(middle.game(), viewer, &told).to_json();
    let expected = format!(
        r#"{{"view": {}, "actions": {actions}, "to_act": [0], "deadline": null,
            "events": {EVENTS}}}"#,
        view()
    );
    let read = |json: &str| serde_json::from_str::<Value>(json).unwrap();
    assert_eq!(read(&sent), read(&expected));
}

/// CI-101, CI-102: the seat in turn sees the table and what it may do.
#[test]
fn what_the_seat_in_turn_is_sent() {
    let own = r#"[{"place_feature": {"kind": 5, "at": [0, 1]}}, {"discard_feature": {"kind": 5}}]"#;
    check_sent(Viewer::Seat(Seat(0)), own);
}

/// CI-101, CI-102: an opponent sees the same table.
#[test]
fn what_an_opponent_is_sent() {
    check_sent(Viewer::Seat(Seat(1)), "[]");
}

/// CI-101, CI-102: so does a spectator.
#[test]
fn what_a_spectator_is_sent() {
    check_sent(Viewer::Spectator, "[]");
}
