//! The files of the program under the names by which they find each other.

use super::asset::{self, Asset};
use super::program::{LOADER, Program, SCRIPT, SHARED};

pub struct Linked {
    pub script: Asset,
    pub loader: Asset,
    pub main: Asset,
    /// Each with the game that it is of, or [`SHARED`].
    pub chunks: Vec<(String, Asset)>,
}

pub fn linked(program: Program) -> Linked {
    let Program { script, mut loader, main, chunks } = program;
    let mut named = Vec::new();
    for chunk in chunks {
        let name = chunk.game().unwrap_or(SHARED).to_owned();
        let asset = Asset::hashed(&name, "wasm", chunk.wasm);
        let address = |file: &str| format!("\"./{file}\"");
        let unhashed = address(&format!("{}.wasm", chunk.name));
        loader = loader.replace(&unhashed, &address(&asset.name));
        named.push((name, asset));
    }
    // Each script names the other, so both are called by the content of both.
    let hash = asset::hash(&[script.as_bytes(), loader.as_bytes()].concat());
    let hashed = |name: &str| name.replacen(".js", &format!("-{hash}.js"), 1);
    // The WASM asks for the loader by the name without a hash: only the imports change.
    let calling = |text: &str, other: &str| {
        text.replace(&format!("from \"{other}\""), &format!("from \"{}\"", hashed(other)))
    };
    let file = |name: &str, text: String| Asset::named(&hashed(&name["./".len()..]), text.into());
    Linked {
        script: file(SCRIPT, calling(&script, LOADER)),
        loader: file(LOADER, calling(&loader, SCRIPT)),
        main: Asset::hashed("client_bg", "wasm", main),
        chunks: named,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::program::Chunk;

    #[test]
    fn the_files_find_each_other() {
        let linked = linked(Program {
            script: "import * as a from \"./loader.js\"; ({ \"./loader.js\": a });".to_owned(),
            loader: "import { b } from \"./client.js\"; fetch(\"./split_cities.wasm\");".to_owned(),
            main: Vec::new(),
            chunks: vec![Chunk { name: "split_cities".to_owned(), wasm: vec![1] }],
        });
        let (name, chunk) = &linked.chunks[0];
        assert_eq!(name, "cities");
        assert!(chunk.name.starts_with("cities-"), "{}", chunk.name);
        let script = linked.script.text();
        let import = format!("from \"./{}\"", linked.loader.name);
        assert!(script.contains(&import) && script.contains("{ \"./loader.js\": a }"), "{script}");
        let loader = linked.loader.text();
        assert!(loader.contains(&format!("from \"./{}\"", linked.script.name)), "{loader}");
        assert!(loader.contains(&format!("fetch(\"./{}\")", chunk.name)), "{loader}");
    }
}
