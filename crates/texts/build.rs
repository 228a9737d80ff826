//! What there is to say follows from what lies in `messages/`. A game has a card, `GAME-card.ftl`,
//! which is read before anybody plays; every other file that begins with its name is said only
//! where it is played. So nobody lists the files of a game.

use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};
use std::{env, fs};

/// Said wherever somebody is.
const COMMON: [&str; 3] = ["bots.ftl", "client.ftl", "engine.ftl"];
/// Said where a match is taken apart.
const ANALYSIS: [&str; 1] = ["analysis.ftl"];
/// Nobody reads these in a browser.
const TERMINAL: [&str; 5] = ["cli.ftl", "help.ftl", "hostile.ftl", "restarts.ftl", "usage.ftl"];
const CARD: &str = "-card.ftl";

fn main() {
    println!("cargo::rerun-if-changed=messages");
    let files = files(&Path::new("messages").join("en"));
    let mut games: Vec<&str> = files.iter().filter_map(|file| file.strip_suffix(CARD)).collect();
    // The longer name first: what begins with it is not of the shorter one.
    games.sort_by_key(|game| std::cmp::Reverse(game.len()));

    let mut common = COMMON.map(str::to_owned).to_vec();
    let mut of_games = vec![Vec::new(); games.len()];
    for file in &files {
        let is_of =
            |game: &&str| file.starts_with(&format!("{game}-")) || *file == format!("{game}.ftl");
        match games.iter().position(is_of) {
            Some(_) if file.ends_with(CARD) => common.push(file.clone()),
            Some(game) => of_games[game].push(file.clone()),
            None => assert!(
                [&COMMON[..], &ANALYSIS, &TERMINAL].concat().contains(&file.as_str()),
                "{file} belongs to no game that has a card, and build.rs does not name it"
            ),
        }
    }

    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to"));
    // A page fetches what it says, in the language in which it is said.
    let is_page = env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32");
    let mut code = subject(&out, "common", &common, !is_page);
    code += &subject(&out, "analysis", &ANALYSIS, !is_page);
    for (game, files) in games.iter().zip(&of_games) {
        code += &subject(&out, game, files, !is_page);
    }
    let has_terminal = env::var_os("CARGO_FEATURE_TERMINAL").is_some();
    let terminal: &[&str] = if has_terminal { &TERMINAL } else { &[] };
    code += &subject(&out, "terminal", terminal, true);
    let games: String = games.iter().map(|game| format!("&{}, ", constant(game))).collect();
    code += &format!("pub static GAMES: &[&Subject] = &[{games}];\n");
    code +=
        &format!("pub(crate) static ALL: &[&Subject] = &[&COMMON, &ANALYSIS, {games}&TERMINAL];\n");
    write(&out.join("subjects.rs"), &code);
}

/// In the order of their names.
fn files(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("the messages lie beside the manifest");
    let name = |entry: fs::DirEntry| entry.file_name().into_string().ok();
    let mut names: Vec<String> = entries.flatten().filter_map(name).collect();
    names.retain(|name| name.ends_with(".ftl"));
    names.sort();
    names
}

fn constant(name: &str) -> String {
    name.replace('-', "_").to_uppercase()
}

/// The same files in both languages.
fn subject(out: &Path, name: &str, files: &[impl AsRef<str>], is_carried: bool) -> String {
    let source = |lang: &str| {
        let text: String = files.iter().map(|file| read(lang, file.as_ref())).collect();
        let mut hasher = DefaultHasher::new();
        hasher.write(text.as_bytes());
        let hash = hasher.finish();
        let path = out.join(format!("{name}-{lang}.ftl"));
        write(&path, &text);
        let text = match is_carried {
            true => format!("Some(include_str!({path:?}))"),
            false => "None".to_owned(),
        };
        format!("Source {{ file: \"words-{lang}-{name}-{hash:016x}.txt\", text: {text} }}")
    };
    let (name, english, german) = (constant(name), source("en"), source("de"));
    format!("pub static {name}: Subject = Subject {{ english: {english}, german: {german} }};\n")
}

/// Without comments, which only whoever writes messages needs.
fn read(lang: &str, file: &str) -> String {
    let path = Path::new("messages").join(lang).join(file);
    let text = fs::read_to_string(&path).unwrap_or_else(|why| panic!("{path:?}: {why}"));
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.flat_map(|line| [line, "\n"]).collect()
}

fn write(path: &Path, text: &str) {
    fs::write(path, text).expect("the folder is ours");
}
