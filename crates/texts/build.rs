//! What there is to say follows from what lies in `messages/`. A game has a card, `GAME-card.ftl`,
//! which is read before anybody plays; every other file that begins with its name is said only
//! where it is played. So nobody lists the files of a game.

use std::path::Path;
use std::{env, fs};

/// Said wherever somebody is.
const COMMON: [&str; 3] = ["bots.ftl", "client.ftl", "engine.ftl"];
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
                COMMON.contains(&file.as_str()) || TERMINAL.contains(&file.as_str()),
                "{file} belongs to no game that has a card, and build.rs does not name it"
            ),
        }
    }

    let mut code = subject("pub static COMMON", &common);
    for (game, files) in games.iter().zip(&of_games) {
        code += &subject(&format!("pub static {}", constant(game)), files);
    }
    let has_terminal = env::var_os("CARGO_FEATURE_TERMINAL").is_some();
    let terminal: &[&str] = if has_terminal { &TERMINAL } else { &[] };
    code += &subject("static TERMINAL", terminal);
    let games: String = games.iter().map(|game| format!("&{}, ", constant(game))).collect();
    code += &format!("pub(crate) static ALL: &[&Subject] = &[&COMMON, {games}&TERMINAL];\n");

    let out = env::var_os("OUT_DIR").expect("cargo says where to");
    fs::write(Path::new(&out).join("subjects.rs"), code).expect("the folder is ours");
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

fn constant(game: &str) -> String {
    game.replace('-', "_").to_uppercase()
}

/// The same files in both languages.
fn subject(item: &str, files: &[impl AsRef<str>]) -> String {
    let include = |lang: &str| {
        let one = |file: &str| {
            let path = format!("/messages/{lang}/{file}");
            format!("include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), {path:?})), ")
        };
        files.iter().map(|file| one(file.as_ref())).collect::<String>()
    };
    let (english, german) = (include("en"), include("de"));
    format!("{item}: Subject = Subject {{ english: &[{english}], german: &[{german}] }};\n")
}
