//! What several games share, as one file. The splitter writes a file for every set of games that
//! have code in common: a table would ask for fifteen of them, each too small to be compressed
//! well. One file of all weighs no more than those fifteen.

use std::convert::Infallible;
use std::ops::Range;

use anyhow::{Context, anyhow, ensure};
use wasm_encoder::reencode::{self, Reencode};
use wasm_encoder::{
    CodeSection, DataSection, ElementSection, FunctionSection, Module, RawSection, SectionId,
};
use wasmparser::{Parser, Payload, TypeRef};

/// Joins chunks that know the same types, as all chunks of one program do. Whatever else they have
/// in common is in the main file: the memory, the stack and the table of functions.
pub fn joined(chunks: &[Vec<u8>]) -> anyhow::Result<Vec<u8>> {
    let mut joined = Joined::default();
    for chunk in chunks {
        joined.add(chunk)?;
    }
    Ok(joined.module())
}

#[derive(Default)]
struct Joined {
    types: Vec<u8>,
    /// Of the chunk that needs most of the main file.
    imports: Vec<u8>,
    functions: FunctionSection,
    elements: ElementSection,
    code: CodeSection,
    data: DataSection,
}

/// The functions of a chunk are numbered on from those of the chunks before.
struct Renumbered {
    n_before: u32,
}

impl Reencode for Renumbered {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, reencode::Error> {
        Ok(self.n_before + function)
    }
}

impl Joined {
    fn add(&mut self, chunk: &[u8]) -> anyhow::Result<()> {
        let mut renumbered = Renumbered { n_before: self.functions.len() };
        for payload in Parser::new(0).parse_all(chunk) {
            match payload? {
                Payload::TypeSection(types) => {
                    let types = content(chunk, types.range());
                    ensure!(self.types.is_empty() || self.types == types, "other types");
                    self.types = types.to_vec();
                }
                Payload::ImportSection(imports) => {
                    let content = content(chunk, imports.range());
                    for import in imports.into_imports() {
                        let is_function = matches!(import?.ty, TypeRef::Func(_));
                        ensure!(!is_function, "a chunk finds functions in the table alone");
                    }
                    if self.imports.len() < content.len() {
                        self.imports = content.to_vec();
                    }
                }
                Payload::FunctionSection(functions) => {
                    renumbered.parse_function_section(&mut self.functions, functions)?;
                }
                Payload::ElementSection(elements) => {
                    renumbered.parse_element_section(&mut self.elements, elements)?;
                }
                Payload::CodeSectionEntry(body) => {
                    renumbered.parse_function_body(&mut self.code, body)?;
                }
                Payload::DataSection(data) => {
                    renumbered.parse_data_section(&mut self.data, data)?;
                }
                Payload::ExportSection(exports) => {
                    ensure!(exports.count() == 0, "a chunk is found by the table alone");
                }
                Payload::StartSection { .. } | Payload::GlobalSection(_) => {
                    return Err(anyhow!("a chunk has neither a start nor globals"));
                }
                // Names, and what follows from the other sections.
                _ => {}
            }
        }
        Ok(())
    }

    fn module(&self) -> Vec<u8> {
        let raw = |id: SectionId, data| RawSection { id: id.into(), data };
        let mut module = Module::new();
        module
            .section(&raw(SectionId::Type, &self.types))
            .section(&raw(SectionId::Import, &self.imports))
            .section(&self.functions)
            .section(&self.elements)
            .section(&self.code)
            .section(&self.data);
        module.finish()
    }
}

fn content(chunk: &[u8], range: Range<u64>) -> &[u8] {
    let at = |byte| usize::try_from(byte).expect("the chunk is in memory");
    &chunk[at(range.start)..at(range.end)]
}

/// The loader of the chunks, with one of this name in place of all that several games share.
pub fn loader_of_one(loader: &str, name: &str) -> anyhow::Result<String> {
    const CHUNK: &str = "const __chunk_";
    const NEEDED: &str = "[__chunk_";
    let Some((before, rest)) = loader.split_once(CHUNK) else { return Ok(loader.to_owned()) };
    let (chunks, games) = rest.split_once("export const").context("a loader of games")?;
    let first = chunks.split(CHUNK).next().unwrap_or_default();
    let number = first.split(' ').next().unwrap_or_default();
    let first = first.replace(&format!("./chunk_{number}.wasm"), &format!("./{name}.wasm"));
    let mut loader = format!("{before}{CHUNK}{first}export const");
    let mut games = games.split(NEEDED);
    loader += games.next().unwrap_or_default();
    for game in games {
        let (_, rest) = game.split_once(']').context("the end of what a game needs")?;
        loader += &format!("{NEEDED}{number}]{rest}");
    }
    Ok(loader)
}

#[cfg(test)]
mod tests {
    use walrus::ModuleConfig;

    use super::*;

    /// Two functions, of which the first calls the second, and a place in the table for one.
    fn chunk(place: u8, byte: u8) -> Vec<u8> {
        let sections: [&[u8]; 7] = [
            &[1, 4, 1, 0x60, 0, 0],
            &[2, 15, 2, 1, b'm', 1, b't', 1, 0x70, 0, 9, 1, b'm', 1, b'm', 2, 0, 1],
            &[3, 3, 2, 0, 0],
            &[9, 7, 1, 0, 0x41, place, 0x0b, 1, 0],
            &[10, 9, 2, 4, 0, 0x10, 1, 0x0b, 2, 0, 0x0b],
            &[11, 7, 1, 0, 0x41, place, 0x0b, 1, byte],
            &[],
        ];
        let mut sections = sections.map(<[u8]>::to_vec);
        // The length of the imports, without counting by hand.
        sections[1][1] = u8::try_from(sections[1].len() - 2).unwrap();
        [b"\0asm\x01\0\0\0".to_vec(), sections.concat()].concat()
    }

    #[test]
    fn functions_call_the_same_ones_as_before() {
        let joined = joined(&[chunk(1, 7), chunk(5, 8)]).unwrap();
        let module = ModuleConfig::new().parse(&joined).unwrap();
        assert_eq!(module.funcs.iter().count(), 4);
        assert_eq!(module.elements.iter().count(), 2);
        assert_eq!(module.data.iter().count(), 2);
        // Function 2 calls function 3, as 0 calls 1.
        let calls = [[0x10, 1, 0x0b], [0x10, 3, 0x0b]];
        for call in calls {
            assert!(joined.windows(3).any(|bytes| bytes == call), "{call:?}");
        }
    }

    #[test]
    fn a_game_asks_for_one_file_of_what_is_shared() {
        let chunk = |n: u8| {
            format!("/* a, b */\nconst __chunk_{n} = makeLoad(fetch(\"./chunk_{n}.wasm\"), []);\n")
        };
        let game = |name: &str, needs: &str| {
            format!("export const {name} = makeLoad(fetch(\"./split_{name}.wasm\"), [{needs}]);\n")
        };
        let loader = [
            "runtime();\n".to_owned(),
            chunk(6),
            chunk(7),
            game("a", "__chunk_6, __chunk_7"),
            game("b", "__chunk_7"),
        ];
        let one = loader_of_one(&loader.concat(), "shared").unwrap();
        assert_eq!(one.matches("shared.wasm").count(), 1, "{one}");
        assert_eq!(one.matches("[__chunk_6]").count(), 2, "{one}");
        assert!(!one.contains("chunk_7") && one.starts_with("runtime();"), "{one}");
    }
}
