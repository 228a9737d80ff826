//! The build of the page: the client as WASM, its scripts, style sheet, pictures and rules, each
//! also compressed, under names that change with their content.

mod asset;
mod bound;
mod fonts;
mod leaner;
mod linked;
mod offline;
mod order;
mod origins;
mod page;
mod program;
mod shared;
mod weight;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use texts::{Lang, Subject, subject};

use self::asset::Asset;
use self::linked::Linked;
use self::weight::Weight;
use crate::cargo::Cargo;

/// Files that the page takes as they lie in `page/`.
const DRAWINGS: [&str; 6] = [
    "symbols.svg",
    "icon.svg",
    "icon-192.png",
    "icon-512.png",
    "icon-maskable-512.png",
    "manifest.webmanifest",
];

/// How much trouble is taken with the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effort {
    /// Small, for those who fetch it.
    Full,
    /// Soon, for whoever tries something out: neither optimised nor compressed.
    Quick,
}

impl Effort {
    /// The profile, and the folder of what is built with it.
    fn profile(self) -> (&'static str, &'static str) {
        match self {
            Effort::Full => ("wasm-release", "wasm-release"),
            Effort::Quick => ("dev", "debug"),
        }
    }
}

/// Builds the page into `target/client`, and prints what it weighs.
pub fn client(cargo: &Cargo, effort: Effort) -> anyhow::Result<()> {
    let compiled = program::compiled(cargo, effort)?;
    let robots = robots(program::robots(cargo, effort)?);
    println!("client: splitting and compressing");
    let program = program::split(cargo, &compiled, effort)?;
    let weight = write(cargo, linked::linked(program), robots, effort)?;
    if effort == Effort::Quick {
        return Ok(());
    }
    println!("client: {weight}");
    weight.check()
}

/// The worker of the robots, and the two files that it loads.
fn robots((script, wasm): (String, Vec<u8>)) -> [Asset; 3] {
    let script = Asset::hashed("robots", "js", script.into());
    let wasm = Asset::hashed("robots_bg", "wasm", wasm);
    let worker = page::worker(&script.name, &wasm.name);
    [Asset::hashed("worker", "js", worker.into()), script, wasm]
}

/// All files of the page, by what they count as.
struct Parts {
    /// Text and pictures.
    plain: Vec<Asset>,
    fonts: Vec<Asset>,
    /// What is said wherever somebody is, and about the games.
    words: Vec<Asset>,
    analysis_words: [Asset; 2],
    /// The code with which the page begins.
    start: [Asset; 4],
    robots: [Asset; 3],
    chunks: Vec<(String, Asset)>,
}

impl Parts {
    fn all(&self) -> Vec<&Asset> {
        let texts = self.plain.iter().chain(&self.fonts).chain(&self.words);
        let code = self.start.iter().chain(&self.robots);
        let chunks = self.chunks.iter().map(|(_, chunk)| chunk);
        texts.chain(&self.analysis_words).chain(code).chain(chunks).collect()
    }
}

fn parts(source: &Path, program: Linked, robots: [Asset; 3]) -> anyhow::Result<Parts> {
    let faces = fonts::faces()?;
    let rules_of_fonts: String = faces.iter().map(fonts::Face::rule).collect();
    let style = Asset::hashed("style", "css", (rules_of_fonts + &page::style(source)?).into());
    let fonts: Vec<Asset> = faces.into_iter().map(|face| face.file).collect();
    let font_names: Vec<String> = fonts.iter().map(|file| file.name.clone()).collect();
    let Linked { script, loader, main, chunks } = program;
    let boot = Asset::hashed("boot", "js", page::boot(&script.name, &main.name).into());
    let names = page::Names {
        style: &style.name,
        boot: &boot.name,
        script: &script.name,
        loader: &loader.name,
        wasm: &main.name,
        fonts: &font_names,
        worker: &robots[0].name,
    };
    let index = Asset::named("index.html", page::index(source, &names)?.into());
    let mut plain = vec![index, style];
    for name in DRAWINGS {
        let bytes = fs::read(source.join("page").join(name)).context(name)?;
        plain.push(Asset::named(name, bytes));
    }
    plain.extend(rules(source)?);
    plain.extend(boards(&source.join("page/boards"))?);
    let subjects = [&subject::COMMON].into_iter().chain(subject::GAMES.iter().copied());
    let words = subjects.flat_map(words).collect();
    let analysis_words = self::words(&subject::ANALYSIS);
    let start = [boot, script, loader, main];
    Ok(Parts { plain, fonts, words, analysis_words, start, robots, chunks })
}

/// Writes the page into `target/client`.
fn write(
    cargo: &Cargo,
    program: Linked,
    robots: [Asset; 3],
    effort: Effort,
) -> anyhow::Result<Weight> {
    let source = cargo.root().join("crates/client");
    let parts = parts(&source, program, robots)?;
    let service_worker = offline::worker(&source, &parts.all())?;

    let folder = cargo.root().join("target/client");
    emptied(&folder)?;
    let write = |asset: &Asset| asset.write(&folder, effort);
    for asset in parts.plain.iter().chain(&parts.words).chain([&service_worker]) {
        write(asset)?;
    }
    let mut n_font_bytes = 0;
    for font in &parts.fonts {
        n_font_bytes += write(font)?.brotli;
    }
    fonts::check(n_font_bytes)?;
    let mut weight = Weight::default();
    for words in &parts.analysis_words {
        let sizes = write(words)?;
        if weight.analysis_words.brotli < sizes.brotli {
            weight.analysis_words = sizes;
        }
    }
    for asset in &parts.start {
        weight.start += write(asset)?;
    }
    for asset in &parts.robots {
        weight.robots += write(asset)?;
    }
    for (chunk, asset) in &parts.chunks {
        weight.chunks.insert(chunk.clone(), write(asset)?);
    }
    Ok(weight)
}

/// `rules/en/GAME.md` becomes `rules-en-GAME.txt`, with the drawings in it.
fn rules(source: &Path) -> anyhow::Result<Vec<Asset>> {
    let drawing = |name: &str| {
        let path = source.join(format!("page/drawings/{name}.svg"));
        fs::read_to_string(&path).with_context(|| path.display().to_string())
    };
    let mut assets = Vec::new();
    for language in sorted(&source.join("rules"))? {
        for file in sorted(&language)? {
            let parts = [&language, &file].map(|path| path.file_stem().unwrap_or_default());
            let [language, game] = parts.map(|part| part.to_string_lossy().into_owned());
            let text = crate::rules::for_players(&fs::read_to_string(file)?, drawing)?;
            assets.push(Asset::named(&format!("rules-{language}-{game}.txt"), text.into_bytes()));
        }
    }
    Ok(assets)
}

/// What is said of a subject, in a file per language; the client knows their names.
fn words(subject: &'static Subject) -> [Asset; 2] {
    Lang::ALL.map(|lang| {
        let text = subject.text(lang).expect("only a page goes without");
        Asset::named(subject.file(lang), text.into())
    })
}

/// `page/boards/GAME-THEME.webp` becomes `board-GAME-THEME.webp`.
fn boards(folder: &Path) -> anyhow::Result<Vec<Asset>> {
    let named = |path: PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        Ok(Asset::named(&format!("board-{name}"), fs::read(&path)?))
    };
    sorted(folder)?.into_iter().map(named).collect()
}

/// What lies in a folder, in the order of the names.
fn sorted(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let mut paths: Vec<PathBuf> =
        entries.map(|entry| Ok(entry?.path())).collect::<anyhow::Result<_>>()?;
    paths.sort();
    Ok(paths)
}

/// A folder without what an older build has left there.
fn emptied(folder: &Path) -> anyhow::Result<()> {
    fs::create_dir_all(folder)?;
    for path in sorted(folder)? {
        fs::remove_file(&path).with_context(|| path.display().to_string())?;
    }
    Ok(())
}
