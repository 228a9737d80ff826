//! The build of the page: the client as WASM, its script, style sheet, pictures and rules, each
//! also compressed, under names that change with their content.

mod asset;
mod page;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use wasm_bindgen_cli_support::Bindgen;

use self::asset::{Asset, Sizes};
use crate::cargo::Cargo;

const TARGET: &str = "wasm32-unknown-unknown";
const PROFILE: &str = "wasm-release";

/// What WASM and script together may weigh after compression.
const BYTES_MAX: usize = 1_200_000;

/// Builds the page into `target/client`, and prints what it weighs.
pub fn client(cargo: &Cargo) -> anyhow::Result<()> {
    let sizes = build(cargo)?;
    println!("client: wasm and script weigh {} bytes, {} compressed", sizes.plain, sizes.brotli);
    ensure!(sizes.brotli <= BYTES_MAX, "that is more than {BYTES_MAX} bytes");
    Ok(())
}

fn build(cargo: &Cargo) -> anyhow::Result<Sizes> {
    let source = cargo.root().join("crates/client");
    let program = program(cargo)?;

    let style = Asset::hashed("style", "css", page::style(&source)?.into());
    let script = Asset::hashed("client", "js", program.script.into());
    let wasm = Asset::hashed("client_bg", "wasm", program.wasm);
    let boot = Asset::hashed("boot", "js", page::boot(&script.name, &wasm.name).into());
    let index = page::index(
        &source,
        &page::Names {
            style: &style.name,
            boot: &boot.name,
            script: &script.name,
            wasm: &wasm.name,
        },
    )?;
    let drawing = |name: &str| -> anyhow::Result<Asset> {
        let bytes = fs::read(source.join("page").join(name)).context(name.to_owned())?;
        Ok(Asset::named(name, bytes))
    };

    let mut assets = vec![
        Asset::named("index.html", index.into()),
        drawing("symbols.svg")?,
        drawing("icon.svg")?,
        style,
        boot,
    ];
    assets.extend(rules(&source.join("rules"))?);
    assets.extend(boards(&source.join("page/boards"))?);
    let weighty = [script, wasm];

    let folder = cargo.root().join("target/client");
    empty(&folder)?;
    for asset in &assets {
        asset.write(&folder)?;
    }
    let mut sizes = Sizes::default();
    for asset in &weighty {
        sizes += asset.write(&folder)?;
    }
    Ok(sizes)
}

struct Program {
    script: String,
    wasm: Vec<u8>,
}

/// Compiles the client and binds it to the browser.
fn program(cargo: &Cargo) -> anyhow::Result<Program> {
    cargo.need_target(TARGET)?;
    cargo.run(&["build", "-p", "client", "--target", TARGET, "--profile", PROFILE])?;
    let compiled = cargo.target_dir().join(TARGET).join(PROFILE).join("client.wasm");
    let mut output = Bindgen::new()
        .input_path(&compiled)
        .web(true)?
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .omit_default_module_path(true)
        .generate_output()?;
    let has_script = output.snippets().values().any(|snippets| !snippets.is_empty())
        || !output.local_modules().is_empty();
    ensure!(!has_script, "a dependency of the client brings script of its own");
    Ok(Program { script: output.js().to_owned(), wasm: output.wasm_mut().emit_wasm() })
}

/// `rules/en/GAME.md` becomes `rules-en-GAME.txt`.
fn rules(folder: &Path) -> anyhow::Result<Vec<Asset>> {
    let mut assets = Vec::new();
    for language in sorted(folder)? {
        for file in sorted(&language)? {
            let parts = [&language, &file].map(|path| path.file_stem().unwrap_or_default());
            let [language, game] = parts.map(|part| part.to_string_lossy().into_owned());
            assets.push(Asset::named(&format!("rules-{language}-{game}.txt"), fs::read(file)?));
        }
    }
    Ok(assets)
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
fn empty(folder: &Path) -> anyhow::Result<()> {
    fs::create_dir_all(folder)?;
    for path in sorted(folder)? {
        fs::remove_file(&path).with_context(|| path.display().to_string())?;
    }
    Ok(())
}
