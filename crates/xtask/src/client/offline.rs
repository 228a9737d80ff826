//! What lets the page open without a network: a service worker that keeps one whole version of it.

use std::fs;
use std::path::Path;

use anyhow::Context;

use super::asset::{Asset, hash};

/// It has one name for ever, since browsers ask for it again to find out what is new.
pub const NAME: &str = "service-worker.js";

/// The script that keeps these files.
pub fn worker(source: &Path, assets: &[&Asset]) -> anyhow::Result<Asset> {
    let path = source.join("page").join(NAME);
    let script = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
    Ok(Asset::named(NAME, filled(&script, assets).into_bytes()))
}

fn filled(script: &str, assets: &[&Asset]) -> String {
    let contents: String = assets.iter().map(|asset| asset.hash() + &asset.name).collect();
    let files: Vec<String> = assets.iter().map(|asset| address(&asset.name)).collect();
    let files = serde_json::to_string(&files).expect("names are text");
    // The script itself counts too: a mended one is a new version.
    let version = hash((script.to_owned() + &contents).as_bytes());
    script.replace("{{version}}", &version).replace("{{files}}", &files)
}

fn address(name: &str) -> String {
    match name {
        "index.html" => "/".to_owned(),
        name => format!("/{name}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCRIPT: &str = "const VERSION = \"{{version}}\"; const FILES = {{files}};";

    fn of(index: &str) -> String {
        let index = Asset::named("index.html", index.into());
        let style = Asset::hashed("style", "css", b"a{}".to_vec());
        filled(SCRIPT, &[&index, &style])
    }

    #[test]
    fn all_files_are_named_by_their_addresses() {
        assert!(of("page").contains("const FILES = [\"/\",\"/style-"), "{}", of("page"));
    }

    #[test]
    fn another_content_is_another_version() {
        assert_eq!(of("page"), of("page"));
        assert_ne!(of("page"), of("another page"));
    }
}
