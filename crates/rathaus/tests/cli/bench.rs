//! `rathaus bench`. How fast it must be is measured without tests around it.

use crate::run::{objects, printed};

const RATES: [&str; 4] =
    ["decisions_per_cpu_s", "playouts_per_cpu_s", "clones_per_cpu_s", "dice_turn_us"];

#[test]
fn speed_is_reported_in_words() {
    let printed = printed(&["bench", "saint-malo", "--seconds", "0.05"]);
    for words in ["saint-malo, 4 players", "decisions", "playouts", "clones", "exact dice turn"] {
        assert!(printed.contains(words), "{printed}");
    }
}

#[test]
fn speed_is_an_object() {
    for (players, expected) in [(None, 4), (Some("1"), 1), (Some("5"), 5)] {
        let chosen = players.map(|players| ["--players", players]);
        let chosen = chosen.as_ref().map_or(&[][..], |chosen| &chosen[..]);
        let speeds = objects(&[&["bench", "--seconds", "0.05"], chosen].concat());
        assert_eq!(speeds.len(), 1);
        assert_eq!(
            (&speeds[0]["game"], &speeds[0]["players"]),
            (&"saint-malo".into(), &expected.into())
        );
        for rate in RATES {
            assert!(speeds[0][rate].as_f64().is_some_and(|rate| 0.0 < rate), "{rate}");
        }
    }
}
