//! A panic says where in our sources it arose. Line and column of thousands of places are as hard
//! to compress as noise, and they keep functions apart that are equal else. So what is told to a
//! browser is the file: all the places of a file are one.

use std::collections::HashMap;
use std::ops::Range;

use wasm_encoder::{CustomSection, Encode, Module, RawSection};
use wasmparser::{
    CustomSectionReader, DefinedDataSymbol, KnownCustom, Linking, Parser, Payload, RelocAddendKind,
    RelocSectionReader, RelocationEntry, RelocationType, SymbolInfo,
};

/// A `core::panic::Location`: address and length of the file's name, line, column.
const SIZE: usize = 16;
const LENGTH: Range<usize> = 4..8;
const LINE_AND_COLUMN: Range<usize> = 8..16;

/// The same program, still with its relocations, and with one place for each file.
pub fn without_lines(wasm: &[u8]) -> anyhow::Result<Vec<u8>> {
    let linked = Linked::of(wasm)?;
    let mut bytes = wasm.to_vec();
    // By the name of the file.
    let mut kept: HashMap<&[u8], u32> = HashMap::new();
    let mut instead: HashMap<u32, u32> = HashMap::new();
    for (symbol, place) in &linked.symbols {
        let Some(file) = linked.file(place) else { continue };
        let kept = *kept.entry(file).or_insert(*symbol);
        instead.insert(*symbol, kept);
        if kept == *symbol {
            bytes[place.start..place.end][LINE_AND_COLUMN].fill(0);
        }
    }

    let mut module = Module::new();
    for payload in Parser::new(0).parse_all(wasm) {
        let payload = payload?;
        let relocations = match &payload {
            Payload::CustomSection(custom) => relocations(custom),
            _ => None,
        };
        if let Some(relocations) = relocations {
            let Payload::CustomSection(custom) = &payload else { continue };
            let data = redirected(&relocations, &instead)?.into();
            module.section(&CustomSection { name: custom.name().into(), data });
        } else if let Some((id, range)) = payload.as_section() {
            module.section(&RawSection { id, data: &bytes[in_memory(range)] });
        }
    }
    Ok(module.finish())
}

fn relocations<'w>(custom: &CustomSectionReader<'w>) -> Option<RelocSectionReader<'w>> {
    match custom.as_known() {
        KnownCustom::Reloc(relocations) => Some(relocations),
        _ => None,
    }
}

fn in_memory(range: Range<u64>) -> Range<usize> {
    let at = |byte| usize::try_from(byte).expect("the program is in memory");
    at(range.start)..at(range.end)
}

/// What a program says of its data.
struct Linked<'w> {
    wasm: &'w [u8],
    /// Where each of the data symbols stands in the file, in the order of their numbers.
    symbols: Vec<(u32, Range<usize>)>,
    /// Which symbol's address stands at a place in the file, with what is added to it.
    addresses: HashMap<usize, (u32, usize)>,
}

impl<'w> Linked<'w> {
    fn of(wasm: &'w [u8]) -> anyhow::Result<Linked<'w>> {
        let (mut segments, mut data_section) = (Vec::new(), None);
        let mut linked = Linked { wasm, symbols: Vec::new(), addresses: HashMap::new() };
        let mut n_sections = 0;
        for payload in Parser::new(0).parse_all(wasm) {
            let payload = payload?;
            match &payload {
                Payload::DataSection(data) => {
                    data_section = Some((n_sections, in_memory(data.range()).start));
                    for segment in data.clone() {
                        let segment = segment?;
                        segments.push(in_memory(segment.range).end - segment.data.len());
                    }
                }
                Payload::CustomSection(custom) => match custom.as_known() {
                    KnownCustom::Linking(linking) => {
                        for subsection in linking.subsections() {
                            if let Linking::SymbolTable(symbols) = subsection? {
                                linked.add_symbols(symbols, &segments)?;
                            }
                        }
                    }
                    KnownCustom::Reloc(relocations) => match data_section {
                        Some((section, start)) if section == relocations.section_index() => {
                            linked.add_addresses(&relocations, start)?;
                        }
                        _ => {}
                    },
                    _ => {}
                },
                _ => {}
            }
            n_sections += u32::from(payload.as_section().is_some());
        }
        Ok(linked)
    }

    fn add_symbols(
        &mut self,
        symbols: wasmparser::SymbolInfoMap<'_>,
        segments: &[usize],
    ) -> anyhow::Result<()> {
        for (number, symbol) in (0..).zip(symbols) {
            if let SymbolInfo::Data { symbol: Some(defined), .. } = symbol? {
                let DefinedDataSymbol { index, offset, size } = defined;
                // Some stand behind the data, such as the end of the memory.
                let Some(segment) = segments.get(index as usize) else { continue };
                let start = segment + offset as usize;
                self.symbols.push((number, start..start + size as usize));
            }
        }
        Ok(())
    }

    fn add_addresses(
        &mut self,
        relocations: &RelocSectionReader<'_>,
        start: usize,
    ) -> anyhow::Result<()> {
        for entry in relocations.entries() {
            let RelocationEntry { ty, offset, index, addend } = entry?;
            if ty == RelocationType::MemoryAddrI32
                && let Ok(addend) = usize::try_from(addend)
            {
                self.addresses.insert(start + offset as usize, (index, addend));
            }
        }
        Ok(())
    }

    /// The file of which this is a place, if it is one.
    fn file(&self, place: &Range<usize>) -> Option<&'w [u8]> {
        if place.len() != SIZE {
            return None;
        }
        let (text, addend) = self.addresses.get(&place.start)?;
        let has_other_addresses =
            (place.start + 1..place.end).any(|byte| self.addresses.contains_key(&byte));
        let length = self.wasm.get(place.clone())?[LENGTH].try_into().expect("four bytes");
        let length = u32::from_le_bytes(length) as usize;
        let idx = self.symbols.binary_search_by_key(text, |(number, _)| *number).ok()?;
        let text = self.wasm.get(self.symbols[idx].1.clone())?;
        let text = text.get(*addend..addend + length)?;
        (!has_other_addresses && text.ends_with(b".rs")).then_some(text)
    }
}

/// The relocations as they were, but for the symbols that others stand for.
fn redirected(
    relocations: &RelocSectionReader<'_>,
    instead: &HashMap<u32, u32>,
) -> anyhow::Result<Vec<u8>> {
    let mut section = Vec::new();
    relocations.section_index().encode(&mut section);
    relocations.entries().count().encode(&mut section);
    for entry in relocations.entries() {
        let RelocationEntry { ty, offset, index, addend } = entry?;
        let is_address = matches!(
            ty,
            RelocationType::MemoryAddrLeb
                | RelocationType::MemoryAddrSleb
                | RelocationType::MemoryAddrI32
        );
        let index = match instead.get(&index) {
            Some(kept) if is_address && addend == 0 => *kept,
            _ => index,
        };
        section.push(ty as u8);
        offset.encode(&mut section);
        index.encode(&mut section);
        if ty.addend_kind() != RelocAddendKind::None {
            addend.encode(&mut section);
        }
    }
    Ok(section)
}

#[cfg(test)]
mod tests {
    use wasm_encoder::{
        ConstExpr, DataSection, DataSymbolDefinition, LinkingSection, MemorySection, MemoryType,
        SymbolTable,
    };

    use super::*;

    /// Places in two files, in the order of their symbols; the names of the files come first.
    const PLACES: [(u32, &[u8]); 3] = [(0, b"line 1.."), (1, b"line 2.."), (0, b"line 3..")];

    /// Of which the only relocations are those of the data.
    fn program() -> Vec<u8> {
        let mut data = b"a.rsb.rs".to_vec();
        let mut symbols = SymbolTable::new();
        let mut relocations = Vec::new();
        let mut symbol = |offset, size| {
            symbols.data(0, "", Some(DataSymbolDefinition { index: 0, offset, size }));
        };
        symbol(0, 4);
        symbol(4, 4);
        for (file, line) in PLACES {
            let offset = u32::try_from(data.len()).unwrap();
            symbol(offset, 16);
            // Behind the number of segments, the address and the length of the only one.
            relocations.push([5, u8::try_from(offset).unwrap() + 6, u8::try_from(file).unwrap()]);
            data.extend([&[0, 0, 0, 0, 4, 0, 0, 0][..], line].concat());
        }
        // And what points to the places: to the first, the third, and behind the start of it.
        for target in [2, 4, 4] {
            relocations.push([5, u8::try_from(data.len()).unwrap() + 6, target]);
            data.extend([0; 4]);
        }
        let mut memory = MemorySection::new();
        let ty = MemoryType {
            minimum: 1,
            maximum: None,
            memory64: false,
            shared: false,
            page_size_log2: None,
        };
        memory.memory(ty);
        let mut segments = DataSection::new();
        segments.active(0, &ConstExpr::i32_const(0), data);
        let mut entries = vec![1, u8::try_from(relocations.len()).unwrap()];
        for (entry, addend) in relocations.iter().zip([0, 0, 0, 0, 0, 8]) {
            entries.extend(entry);
            entries.push(addend);
        }
        let mut linking = LinkingSection::new();
        linking.symbol_table(&symbols);
        let mut module = Module::new();
        module.section(&memory).section(&segments).section(&linking);
        module.section(&CustomSection { name: "reloc.DATA".into(), data: entries.into() });
        module.finish()
    }

    /// The symbols to which the data points.
    fn targets(wasm: &[u8]) -> Vec<u32> {
        let relocations = Parser::new(0).parse_all(wasm).find_map(|payload| match payload {
            Ok(Payload::CustomSection(custom)) => relocations(&custom),
            _ => None,
        });
        relocations.unwrap().entries().into_iter().map(|entry| entry.unwrap().index).collect()
    }

    #[test]
    fn the_places_of_a_file_are_one() {
        let before = program();
        wasmparser::validate(&before).unwrap();
        assert_eq!(targets(&before), [0, 1, 0, 2, 4, 4]);
        let after = without_lines(&before).unwrap();
        wasmparser::validate(&after).unwrap();
        // What points into the middle of a place goes on doing so.
        assert_eq!(targets(&after), [0, 1, 0, 2, 2, 4]);
        let has = |line: &[u8]| after.windows(line.len()).any(|bytes| bytes == line);
        assert_eq!(PLACES.map(|(_, line)| has(line)), [false, false, true]);
    }
}
