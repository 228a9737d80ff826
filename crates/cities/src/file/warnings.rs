//! What is allowed but probably not meant (CI-17).

use std::fmt;

use crate::{Catalogue, CityTile, Colour, Json, Terrain};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Warning {
    pub at: String,
    pub code: WarningCode,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WarningCode {
    SameFace,
    UnevenColours,
}

impl WarningCode {
    /// The end of the key of its message.
    pub fn key(self) -> &'static str {
        match self {
            WarningCode::SameFace => "same-face",
            WarningCode::UnevenColours => "uneven-colours",
        }
    }
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "CI-17 {}: {}", self.at, self.code.key())
    }
}

pub(super) fn of(all: &Catalogue, json: &Json) -> Vec<Warning> {
    let mut warnings = Vec::new();
    let own = |section: &str| json.get(section).is_some();
    let is_about_tiles = own("city_tiles") || own("start_tiles");
    if !is_about_tiles {
        return warnings;
    }
    let city = all.city_tiles.iter().enumerate().map(|(i, tile)| ("city_tiles", i, tile));
    let start = all.start_tiles.iter().enumerate().map(|(i, tile)| ("start_tiles", i, tile));
    let tiles: Vec<(&str, usize, &CityTile)> = city.chain(start).collect();
    for (i, (section, idx, tile)) in tiles.iter().enumerate() {
        let is_same = |other: &&(&str, usize, &CityTile)| other.2.face.is_same_turned(tile.face);
        let Some((other, ..)) = tiles[..i].iter().find(is_same) else { continue };
        if own(section) || own(other) {
            let at = format!("{section}[{idx}]");
            warnings.push(Warning { at, code: WarningCode::SameFace });
        }
    }
    let n_lots = |colour: Colour| {
        let printed = tiles.iter().flat_map(|(.., tile)| tile.face.0);
        printed.filter(|terrain| *terrain == Terrain::Lot(colour)).count()
    };
    let n_red = n_lots(Colour::Red);
    if Colour::ALL.into_iter().any(|colour| n_lots(colour) != n_red) {
        let section = if own("city_tiles") { "city_tiles" } else { "start_tiles" };
        warnings.push(Warning { at: section.to_owned(), code: WarningCode::UnevenColours });
    }
    warnings
}
