//! The program of the page: compiled, cut into the files that a page fetches one by one, and bound
//! to the browser.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow, ensure};
use walrus::ModuleConfig;
use wasm_bindgen_cli_support::Bindgen;

use super::{Effort, bound, emptied, leaner, order, origins, shared, sorted};
use crate::cargo::Cargo;

const TARGET: &str = "wasm32-unknown-unknown";

/// As the two scripts call each other, before their names have a hash.
pub const SCRIPT: &str = "./client.js";
pub const LOADER: &str = "./loader.js";
/// The chunk of what several games need.
pub const SHARED: &str = "shared";

pub struct Program {
    /// What binds the WASM to the browser.
    pub script: String,
    /// What fetches the chunks, by their names here.
    pub loader: String,
    pub main: Vec<u8>,
    pub chunks: Vec<Chunk>,
}

/// WASM that is fetched when it is needed: of one game, or of several.
pub struct Chunk {
    /// As `loader` calls it, without the ending.
    pub name: String,
    pub wasm: Vec<u8>,
}

impl Chunk {
    /// None if several games need it.
    pub fn game(&self) -> Option<&str> {
        self.name.strip_prefix("split_")
    }
}

/// The path of the WASM as the compiler makes it, in one piece.
pub fn compiled(cargo: &Cargo, effort: Effort) -> anyhow::Result<PathBuf> {
    let (profile, folder) = effort.profile();
    cargo.need_target(TARGET)?;
    let client = ["rustc", "-p", "client", "--bin", "client"];
    // Where functions and data are used is what the chunks are cut by.
    let relocations = ["--", "-Clink-args=--emit-relocs"];
    cargo
        .run(&[&client[..], &["--target", TARGET, "--profile", profile], &relocations].concat())?;
    Ok(cargo.target_dir().join(TARGET).join(folder).join("client.wasm"))
}

/// Script and WASM of the robots that think in a worker of the page.
pub fn robots(cargo: &Cargo, effort: Effort) -> anyhow::Result<(String, Vec<u8>)> {
    let (profile, folder) = effort.profile();
    let robots = ["rustc", "-p", "robots", "--lib", "--crate-type", "cdylib"];
    cargo.run(&[&robots[..], &["--target", TARGET, "--profile", profile]].concat())?;
    bind(&cargo.target_dir().join(TARGET).join(folder).join("robots.wasm"))
}

pub fn split(cargo: &Cargo, compiled: &Path, effort: Effort) -> anyhow::Result<Program> {
    let folder = cargo.target_dir().join("client-chunks");
    emptied(&folder)?;
    let main = folder.join("main.wasm");
    let compiled = fs::read(compiled)?;
    let compiled = match effort {
        Effort::Full => origins::without_lines(&compiled)?,
        Effort::Quick => compiled,
    };
    cut(&compiled, &folder, &main)?;

    let (script, bound) = bind(&main)?;
    let loader = fs::read_to_string(folder.join(LOADER))?;
    fs::remove_file(&main)?;
    let (mut chunks, mut shared) = (Vec::new(), Vec::new());
    for path in sorted(&folder)?.iter().filter(|path| path.extension() == Some("wasm".as_ref())) {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let chunk = Chunk { name, wasm: fs::read(path)? };
        match chunk.game() {
            Some(_) => chunks.push(chunk),
            None => shared.push(chunk.wasm),
        }
    }
    if !shared.is_empty() {
        chunks.push(Chunk { name: SHARED.to_owned(), wasm: shared::joined(&shared)? });
    }
    for chunk in &mut chunks {
        chunk.wasm = without_names(&chunk.wasm).context(chunk.name.clone())?;
    }
    let loader = shared::loader_of_one(&loader, SHARED)?;
    Ok(Program { script, loader, main: bound, chunks })
}

/// Writes the chunks and the script that fetches them into the folder.
fn cut(compiled: &[u8], folder: &Path, main: &Path) -> anyhow::Result<()> {
    let mut options = wasm_split_cli_support::Options::new(compiled);
    options.output_dir = folder;
    options.main_out_path = main;
    options.link_name = LOADER;
    options.main_module = SCRIPT;
    wasm_split_cli_support::transform(options).map_err(|report| anyhow!("{report:#}"))?;
    Ok(())
}

/// Script and WASM of what is always there.
fn bind(main: &Path) -> anyhow::Result<(String, Vec<u8>)> {
    let mut output = Bindgen::new()
        .input_path(main)
        .web(true)?
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .omit_default_module_path(true)
        // The chunks use the stack and the table of functions of the main file.
        .keep_lld_exports(true)
        .generate_output()?;
    let has_script = output.snippets().values().any(|snippets| !snippets.is_empty())
        || !output.local_modules().is_empty();
    ensure!(!has_script, "a dependency of the client brings script of its own");
    let script = output.js().to_owned();
    let script = bound::short(&script, output.wasm_mut());
    Ok((script, small(&output.wasm_mut().emit_wasm())?))
}

/// A chunk without what only helps whoever looks for errors, and its numbers in short form.
fn without_names(chunk: &[u8]) -> anyhow::Result<Vec<u8>> {
    let mut config = ModuleConfig::new();
    config.generate_name_section(false).generate_producers_section(false);
    let mut module = config.parse(chunk)?;
    walrus::passes::gc::run(&mut module);
    module.customs = Default::default();
    small(&module.emit_wasm())
}

fn small(wasm: &[u8]) -> anyhow::Result<Vec<u8>> {
    order::alike_together(&leaner::leaner(wasm)?)
}
