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

fn write(
    cargo: &Cargo,
    program: Linked,
    robots: [Asset; 3],
    effort: Effort,
) -> anyhow::Result<Weight> {
    let source = cargo.root().join("crates/client");
    let faces = fonts::faces()?;
    let fonts: String = faces.iter().map(fonts::Face::rule).collect();
    let style = Asset::hashed("style", "css", (fonts + &page::style(&source)?).into());
    let font_names: Vec<String> = faces.iter().map(|face| face.file.name.clone()).collect();
    let Linked { script, loader, main, chunks } = &program;
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
    let index = page::index(&source, &names)?;
    let drawing = |name: &str| -> anyhow::Result<Asset> {
        let bytes = fs::read(source.join("page").join(name)).context(name.to_owned())?;
        Ok(Asset::named(name, bytes))
    };
    let mut assets = vec![
        Asset::named("index.html", index.into()),
        drawing("symbols.svg")?,
        drawing("icon.svg")?,
        drawing("icon-192.png")?,
        drawing("icon-512.png")?,
        drawing("icon-maskable-512.png")?,
        drawing("manifest.webmanifest")?,
        style,
    ];
    assets.extend(rules(&source)?);
    assets.extend(boards(&source.join("page/boards"))?);

    let chunks_alone = chunks.iter().map(|(_, asset)| asset);
    let code = [&boot, script, loader, main].into_iter().chain(&robots).chain(chunks_alone);
    let all = assets.iter().chain(faces.iter().map(|face| &face.file)).chain(code);
    let service_worker = offline::worker(&source, &all.collect::<Vec<_>>())?;
    assets.push(service_worker);

    let folder = cargo.root().join("target/client");
    emptied(&folder)?;
    for asset in &assets {
        asset.write(&folder, effort)?;
    }
    let mut n_bytes = 0;
    for face in &faces {
        n_bytes += face.file.write(&folder, effort)?.brotli;
    }
    fonts::check(n_bytes)?;
    let mut weight = Weight::default();
    for subject in [&subject::COMMON].into_iter().chain(subject::GAMES.iter().copied()) {
        for words in words(subject) {
            words.write(&folder, effort)?;
        }
    }
    for words in words(&subject::ANALYSIS) {
        let sizes = words.write(&folder, effort)?;
        if weight.analysis_words.brotli < sizes.brotli {
            weight.analysis_words = sizes;
        }
    }
    for asset in [&boot, script, loader, main] {
        weight.start += asset.write(&folder, effort)?;
    }
    for asset in &robots {
        weight.robots += asset.write(&folder, effort)?;
    }
    for (chunk, asset) in chunks {
        weight.chunks.insert(chunk.clone(), asset.write(&folder, effort)?);
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
