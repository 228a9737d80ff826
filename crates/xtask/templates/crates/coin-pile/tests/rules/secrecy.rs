//! What is sent, in full: to the seat in turn, to an opponent, and to a spectator.

use coin_pile::{Action, CoinPile, FirstPlayer, Options};
use engine::{Frame, Seat, Viewer};
use serde_json::Value;
use testkit::{play, played};

/// A viewer is sent the view with the lucky numbers that it may know, what happened last, its own
/// actions, and nothing else.
#[track_caller]
fn check_sent(viewer: Viewer, lucky: [&str; 2], actions: &str) {
    let options = Options { first_player: FirstPlayer::Seat(Seat(0)), ..Options::default() };
    let mut middle = played::<CoinPile>(&options, 2, &[2, 1], &[]);
    let told = play(&mut middle, Seat(0), Action::Take { n: 3 }, &[]);
    let sent = Frame::new(middle.game(), viewer, &told).to_json();
    let [first, second] = lucky;
    let expected = format!(
        r#"{{
            "view": {{
                "n_left": 18, "turn": 1, "phase": "take",
                "purses": [
                    {{"n_takes": [0, 0, 1], "n_coins": 3, "lucky": {first}}},
                    {{"n_takes": [0, 0, 0], "n_coins": 0, "lucky": {second}}}
                ]
            }},
            "actions": {actions}, "to_act": [1], "deadline": null,
            "events": [{{"took": {{"seat": 0, "n": 3, "n_left": 18}}}}]
        }}"#
    );
    let read = |json: &str| serde_json::from_str::<Value>(json).unwrap();
    assert_eq!(read(&sent), read(&expected));
}

/// CP-4: the seat in turn knows its own lucky number.
#[test]
fn what_the_seat_in_turn_is_sent() {
    let own = r#"[{"take": {"n": 1}}, {"take": {"n": 2}}, {"take": {"n": 3}}]"#;
    check_sent(Viewer::Seat(Seat(1)), ["null", "2"], own);
}

/// CP-4: so does an opponent.
#[test]
fn what_an_opponent_is_sent() {
    check_sent(Viewer::Seat(Seat(0)), ["3", "null"], "[]");
}

/// CP-4: a spectator knows none.
#[test]
fn what_a_spectator_is_sent() {
    check_sent(Viewer::Spectator, ["null", "null"], "[]");
}
