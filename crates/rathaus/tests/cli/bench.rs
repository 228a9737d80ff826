//! `rathaus bench`. How fast it must be is measured without tests around it.

use crate::run::{objects, printed};

const RATES: [&str; 3] = ["decisions_per_cpu_s", "playouts_per_cpu_s", "clones_per_cpu_s"];

#[test]
fn speed_is_reported_in_words() {
    let timed = [
        ("saint-malo", "exact dice turn"),
        ("turbo-taxi", "all right plans"),
        ("cities", "scoring a full"),
    ];
    for (game, timing) in timed {
        let printed = printed(&["bench", game, "--seconds", "0.05"]);
        let title = format!("{game}, 4 players");
        for words in [title.as_str(), "decisions", "playouts", "clones", timing] {
            assert!(printed.contains(words), "{printed}");
        }
    }
}

#[test]
fn speed_is_an_object() {
    for (players, expected) in [(None, 4), (Some("1"), 1), (Some("5"), 5)] {
        let chosen = players.map(|players| ["--players", players]);
        let chosen = chosen.as_ref().map_or(&[][..], |chosen| &chosen[..]);
        let args = ["bench", "saint-malo", "--seconds", "0.05"];
        let speeds = objects(&[&args[..], chosen].concat());
        assert_eq!(speeds.len(), 1);
        assert_eq!(
            (&speeds[0]["game"], &speeds[0]["players"]),
            (&"saint-malo".into(), &expected.into())
        );
        for rate in RATES.iter().chain(&["dice_turn_us"]) {
            assert!(speeds[0][rate].as_f64().is_some_and(|rate| 0.0 < rate), "{rate}");
        }
    }
}

/// A match for two is analysed within 5 seconds and a hint comes within one, even without being
/// built for speed.
#[test]
fn judges_are_quick() {
    let speed = &objects(&["bench", "saint-malo", "--seconds", "0.05", "--analysis"])[0];
    let ms = |key: &str| speed[key].as_f64().unwrap();
    assert!(ms("analyse_ms") < 5_000.0 && ms("hint_ms") < 1_000.0, "{speed}");
    let race = &objects(&["bench", "turbo-taxi", "--seconds", "0.05", "--analysis"])[0];
    assert!(race["analyse_ms"].is_null());
}

#[test]
fn without_a_name_every_game_is_measured() {
    let speeds = objects(&["bench", "--seconds", "0.05"]);
    let games: Vec<_> = speeds.iter().map(|speed| speed["game"].as_str().unwrap()).collect();
    assert_eq!(games, games::IDS);
    for rate in RATES {
        assert!(speeds.iter().all(|it| it[rate].as_f64().is_some_and(|it| 0.0 < it)), "{rate}");
    }
}
