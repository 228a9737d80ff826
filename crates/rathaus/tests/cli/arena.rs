//! `rathaus arena`

use crate::run::{objects, printed};

const KEYS: [&str; 7] = ["bot", "games", "share", "low", "high", "mean_score", "ms_per_decision"];

#[test]
fn bots_are_compared_in_columns() {
    let printed = printed(&[
        "arena",
        "saint-malo",
        "--players",
        "2",
        "--bots",
        "easy,random",
        "--games",
        "4",
    ]);
    for words in ["bot", "win share", "95% interval", "ms per decision", "\neasy", "\nrandom"] {
        assert!(printed.contains(words), "{printed}");
    }
}

#[test]
fn every_bot_is_an_object() {
    let bots = objects(&[
        "arena",
        "saint-malo",
        "--players",
        "2",
        "--bots",
        "easy,random",
        "--games",
        "8",
    ]);
    let names: Vec<_> = bots.iter().map(|bot| bot["bot"].as_str().unwrap()).collect();
    assert_eq!(names, ["easy", "random"]);
    for bot in &bots {
        assert_eq!(bot.as_object().unwrap().len(), KEYS.len());
        assert!(KEYS.iter().all(|key| !bot[key].is_null()), "{bot}");
        let number = |key: &str| bot[key].as_f64().unwrap();
        assert!(number("low") <= number("share") && number("share") <= number("high"));
        assert!(0.0 < number("ms_per_decision"));
        assert_eq!(bot["games"], 8);
    }
    let shares = bots.iter().map(|bot| bot["share"].as_f64().unwrap());
    assert_eq!(shares.sum::<f64>(), 1.0);
}

/// The share is that of one seat: one of the first bot and three of the second make a match.
#[test]
fn the_last_bot_takes_the_seats_that_are_left() {
    let args = ["arena", "saint-malo", "--players", "4", "--bots", "easy,random", "--games", "4"];
    let bots = objects(&args);
    let share = |bot: usize| bots[bot]["share"].as_f64().unwrap();
    assert!((share(0) + 3.0 * share(1) - 1.0).abs() < 1e-9, "{bots:?}");
}

#[test]
fn the_same_seed_gives_the_same_shares() {
    let args = ["arena", "saint-malo", "--players", "3", "--bots", "easy,random", "--games", "6"];
    let score = |seed: &str| {
        let bots = objects(&[&args[..], &["--seed", seed, "--ms", "1"]].concat());
        (bots[0]["mean_score"].clone(), bots[0]["share"].clone())
    };
    assert_eq!(score("3"), score("3"));
    assert_ne!(score("3").0, score("4").0);
}

/// Alone, the share is that of goals reached: the highest goal is out of a random bot's reach.
#[test]
fn alone_the_share_is_that_of_goals_reached() {
    let args = ["arena", "saint-malo", "--players", "1", "--bots", "random", "--games", "5"];
    let bots = objects(&[&args[..], &["--options", r#"{"practice_goal":120}"#]].concat());
    assert_eq!(bots.len(), 1);
    assert_eq!(bots[0]["share"], 0.0);
    assert!(bots[0]["mean_score"].is_number());
}

/// With its matches taken apart, a bot has a share without luck and an error per decision.
#[test]
fn luck_is_told_from_strength() {
    let args = ["arena", "saint-malo", "--players", "2", "--bots", "medium,random", "--games", "6"];
    let args = [&args[..], &["--ms", "1", "--luck"]].concat();
    let bots = objects(&args);
    let number = |bot: usize, key: &str| bots[bot][key].as_f64().unwrap();
    for bot in 0..2 {
        assert!(number(bot, "adjusted_low") <= number(bot, "adjusted_share"));
        assert!(number(bot, "adjusted_share") <= number(bot, "adjusted_high"));
    }
    assert!((number(0, "adjusted_share") + number(1, "adjusted_share") - 1.0).abs() < 1e-9);
    assert!(number(0, "error_per_decision") < number(1, "error_per_decision"), "{bots:?}");
    assert!(printed(&args).contains("share without luck"));
}

/// The strength of a racer is its time.
#[test]
fn a_race_is_won_by_who_is_faster() {
    let args = ["arena", "turbo-taxi", "--players", "2", "--bots", "turbo,easy", "--games", "4"];
    let bots = objects(&args);
    let share = |bot: usize| bots[bot]["share"].as_f64().unwrap();
    assert_eq!((share(0), share(1)), (1.0, 0.0));
}
