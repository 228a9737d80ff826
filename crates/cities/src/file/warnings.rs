//! What is allowed but probably not meant (CI-17).

use super::{Warning, WarningCode};
use crate::{Catalogue, CityTile, Colour, Json, Terrain};

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
            let at = format!("/{section}/{idx}");
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
        warnings.push(Warning { at: format!("/{section}"), code: WarningCode::UnevenColours });
    }
    warnings
}
