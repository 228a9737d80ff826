//! The typefaces of the page, out of fonts with an open licence (SIL OFL 1.1): only the letters
//! that somebody may read or write here.

use allsorts::binary::read::ReadScope;
use allsorts::font::{Font, MatchingPresentation};
use allsorts::font_data::FontData;
use allsorts::subset::{CmapTarget, SubsetProfile, subset};
use anyhow::{Context, anyhow, ensure};

use super::asset::Asset;

/// What European names are written with, and the signs of our texts.
const LETTERS: [std::ops::RangeInclusive<char>; 2] = [' '..='~', '\u{a0}'..='\u{17f}'];
const SIGNS: &str = "–—‘’‚“”„…•‹›−≠≤≥√←↑→↓↔€‰\u{202f}";

/// Of all faces together, after compression.
const BYTES_MAX: usize = 90_000;

/// A face as the style sheet calls it.
pub struct Face {
    family: &'static str,
    weight: u16,
    /// By how much its letters are larger than those of the faces that the sizes were chosen for.
    size_adjust: &'static str,
    pub file: Asset,
}

impl Face {
    pub fn rule(&self) -> String {
        let Face { family, weight, size_adjust, file } = self;
        format!(
            "@font-face {{\n  font-family: \"{family}\";\n  font-weight: {weight};\n  \
             font-display: swap;\n  size-adjust: {size_adjust};\n  \
             src: url(\"/{}\") format(\"opentype\");\n}}\n",
            file.name
        )
    }
}

/// Noto Sans for what is read, Libertinus Serif for titles.
pub fn faces() -> anyhow::Result<Vec<Face>> {
    let titles = typst_assets::fonts().find(|font| is_called(font, "Libertinus Serif Bold"));
    let titles = titles.context("there is no Libertinus Serif any more")?;
    let faces = vec![
        face("Rathaus Text", 400, "94%", notosans::REGULAR_TTF)?,
        face("Rathaus Text", 700, "94%", notosans::BOLD_TTF)?,
        face("Rathaus Titles", 700, "105%", titles)?,
    ];
    Ok(faces)
}

pub fn check(n_bytes: usize) -> anyhow::Result<()> {
    ensure!(n_bytes <= BYTES_MAX, "the fonts need {n_bytes} bytes, more than {BYTES_MAX}");
    Ok(())
}

fn face(
    family: &'static str,
    weight: u16,
    size_adjust: &'static str,
    font: &[u8],
) -> anyhow::Result<Face> {
    let stem = format!("{}-{weight}", family.to_lowercase().replace(' ', "-"));
    let letters = with_letters(font).with_context(|| stem.clone())?;
    Ok(Face { family, weight, size_adjust, file: Asset::hashed(&stem, "otf", letters) })
}

fn with_letters(bytes: &[u8]) -> anyhow::Result<Vec<u8>> {
    let data = ReadScope::new(bytes).read::<FontData<'_>>()?;
    let mut font = Font::new(data.table_provider(0)?)?;
    // The first glyph stands for whatever is missing.
    let mut glyphs = vec![0];
    for letter in LETTERS.into_iter().flatten().chain(SIGNS.chars()) {
        let (glyph, _) = font.lookup_glyph_index(letter, MatchingPresentation::NotRequired, None);
        if !glyphs.contains(&glyph) {
            glyphs.push(glyph);
        }
    }
    let profile = SubsetProfile::Minimal;
    subset(&font.font_table_provider, &glyphs, &profile, CmapTarget::Unicode)
        .map_err(|error| anyhow!("{error}"))
}

fn is_called(bytes: &[u8], name: &str) -> bool {
    // Names are written in two bytes a letter.
    let name: Vec<u8> = name.encode_utf16().flat_map(u16::to_be_bytes).collect();
    bytes.windows(name.len()).any(|part| part == name)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use super::*;

    /// Every letter of the messages and the rules, in all languages.
    fn written() -> BTreeSet<char> {
        let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let languages = ["texts/messages", "client/rules"].map(|folder| crates.join(folder));
        let folders = languages.iter().flat_map(|it| fs::read_dir(it).unwrap());
        let files = folders.flat_map(|it| fs::read_dir(it.unwrap().path()).unwrap());
        let texts: Vec<String> =
            files.map(|it| fs::read_to_string(it.unwrap().path()).unwrap()).collect();
        let letters = texts.iter().flat_map(|text| text.chars());
        // A soft hyphen is no letter: it says where a word may part.
        letters.filter(|it| !it.is_control() && *it != '\u{ad}').collect()
    }

    #[test]
    fn every_letter_that_is_written_is_in_every_face() {
        let written = written();
        assert!(written.contains(&'ß') && written.contains(&'−'), "{written:?}");
        for face in faces().unwrap() {
            let data = ReadScope::new(face.file.bytes()).read::<FontData<'_>>().unwrap();
            let mut font = Font::new(data.table_provider(0).unwrap()).unwrap();
            let mut glyph =
                |it| font.lookup_glyph_index(it, MatchingPresentation::NotRequired, None).0;
            let missing: Vec<char> = written.iter().copied().filter(|it| glyph(*it) == 0).collect();
            assert!(missing.is_empty(), "{} lacks {missing:?}", face.file.name);
        }
    }

    #[test]
    fn every_face_is_a_small_part_of_its_font() {
        let faces = faces().unwrap();
        assert_eq!(faces.len(), 3);
        for face in faces {
            assert!(face.file.bytes().len() < 80_000, "{}", face.file.name);
            assert!(face.rule().contains(&face.file.name));
        }
    }
}
