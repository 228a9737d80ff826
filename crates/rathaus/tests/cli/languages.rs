//! German and English

use crate::run::{Ran, command, file, folder, printed, ran, rathaus, short_record};

fn in_locale(variable: &str, locale: &str, args: &[&str]) -> Ran {
    ran(command(args).env(variable, locale))
}

#[test]
fn the_environment_chooses_the_language() {
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        let german = in_locale(variable, "de_DE.UTF-8", &["games"]).out;
        assert!(german.contains("Spieler: 1 bis 5"), "{german}");
        assert!(german.contains("easy (leicht)"), "{german}");
        let english = in_locale(variable, "C.UTF-8", &["games"]).out;
        assert!(english.contains("players: 1 to 5"), "{english}");
    }
}

#[test]
fn the_command_line_chooses_before_it() {
    let english = in_locale("LC_ALL", "de_DE.UTF-8", &["games", "--lang", "en"]).out;
    assert!(english.contains("players: 1 to 5"), "{english}");
    let german = in_locale("LC_ALL", "en_GB.UTF-8", &["--lang=de", "games"]).out;
    assert!(german.contains("Spieler: 1 bis 5"), "{german}");
}

#[test]
fn every_command_speaks_german() {
    let series = ["saint-malo", "--players", "2", "--bots", "random", "--games", "1"];
    let file = file(&folder("german"), "a.jsonl", short_record().to_text().as_bytes());
    for (args, words) in [
        ([&["simulate"], &series[..]].concat(), "Platz"),
        ([&["arena"], &series[..]].concat(), "Sieganteil eines Platzes"),
        (vec!["bench", "--seconds", "0.01"], "exakter Würfelzug"),
        (vec!["replay", &file], "Verlorene Kanonen"),
    ] {
        let printed = printed(&[&args[..], &["--lang", "de"]].concat());
        assert!(printed.contains(words), "{words}: {printed}");
    }
}

#[test]
fn complaints_and_help_speak_german_too() {
    let cut = &short_record().to_text()[..300];
    let file = file(&folder("german_damage"), "a.jsonl", cut.as_bytes());
    for (args, words) in [
        (vec!["bench", "schach"], "das Spiel „schach“ gibt es nicht"),
        (vec!["bench", "--players", "9"], "für 1 bis 5"),
        (vec!["bench", "--seconds", "bald"], "eine Zahl von Sekunden"),
        (vec!["replay", "/no/such/file"], "das gibt es nicht"),
        (vec!["replay", &file], "Zeile "),
        (vec!["tanzen"], "den Befehl „tanzen“ gibt es nicht"),
        (vec!["simulate"], "es fehlt etwas"),
    ] {
        let ran = rathaus(&[&args[..], &["--lang", "de"]].concat());
        assert!(ran.err.contains(words), "{words}: {}", ran.err);
        assert_ne!(ran.status, Some(0));
    }
    let help = printed(&["arena", "--help", "--lang", "de"]);
    assert!(help.contains("Aufruf: rathaus arena"), "{help}");
    assert!(help.contains("Bedenkzeit in Millisekunden je Entscheidung [Standard 10]"), "{help}");
}

#[test]
fn help_and_version_are_no_errors() {
    for command in ["games", "simulate", "arena", "bench", "replay", "train"] {
        let help = printed(&[command, "--help"]);
        assert!(help.contains(&format!("Usage: rathaus {command}")), "{help}");
    }
    assert!(printed(&["--help"]).contains("Commands:"));
    assert!(printed(&["--version"]).starts_with("rathaus "));
}

/// Programs read the same in every language.
#[test]
fn objects_have_no_language() {
    let german = printed(&["games", "--json", "--lang", "de"]);
    assert_eq!(german, printed(&["games", "--json", "--lang", "en"]));
}
