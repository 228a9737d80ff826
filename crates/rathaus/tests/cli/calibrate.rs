//! `rathaus calibrate`

use std::fs;

use crate::run::{check_refused, folder, objects, printed};

const FEW: [&str; 5] = ["calibrate", "saint-malo", "milestones", "--games", "4"];

#[test]
fn what_is_foretold_is_compared_with_what_came() {
    let bins = objects(&[&FEW[..], &["--players", "2"]].concat());
    assert!(bins.iter().any(|bin| bin["game"] == "milestones"));
    for bin in &bins {
        let [foretold, share] = ["foretold", "share"].map(|key| bin[key].as_f64().unwrap());
        assert!((0.0..=1.0).contains(&foretold) && (0.0..=1.0).contains(&share), "{bin}");
        assert!(bin["players"] == 2 && bin["positions"].as_u64().is_some_and(|n| 0 < n));
    }
}

#[test]
fn the_comparison_is_drawn_in_one_picture() {
    let svg = folder("calibrate").join("a.svg").to_str().unwrap().to_owned();
    let printed = printed(&[&FEW[..], &["--players", "2,3", "--svg", &svg]].concat());
    assert!(printed.contains("saint-malo, 2 players") && printed.contains("positions"));
    let drawn = fs::read_to_string(&svg).unwrap();
    assert_eq!(drawn.matches("<polygon").count(), 4, "two games at two numbers of players");
}

#[test]
fn scales_are_fitted() {
    let printed = printed(&["calibrate", "saint-malo", "--players", "2", "--games", "4", "--fit"]);
    assert!(printed.starts_with("Scale { win: [["), "{printed}");
}

#[test]
fn a_game_without_a_judge_is_refused() {
    let words = ["chances to win in turbo-taxi"];
    check_refused(&["calibrate", "turbo-taxi", "--games", "1"], 2, &words);
    let arena = ["arena", "turbo-taxi", "--players", "2", "--bots", "easy", "--games", "1"];
    check_refused(&[&arena[..], &["--luck"]].concat(), 2, &words);
}
