//! Water and parks: the points of all areas, and those of features that are still to come.

use ::cities::{AREA_POINTS, Nature, Neighbourhood, Row};

use crate::cities::left::Left;
use crate::cities::weights;

/// More areas than that are not looked at.
const AREAS_MAX: usize = 16;

#[derive(Clone, Copy, Default, Debug)]
pub struct NatureParts {
    pub points: f64,
    pub hoped: f64,
    pub largest: u32,
    /// Areas with all kinds, and others.
    pub n_full: u32,
    pub n_open: u32,
    /// The best areas that have not all kinds.
    pub best: OpenArea,
    pub second: OpenArea,
}

#[derive(Clone, Copy, Default, Debug)]
pub struct OpenArea {
    pub n_kinds: usize,
    /// Free spaces.
    pub room: f64,
}

impl NatureParts {
    pub fn of(city: &Neighbourhood, nature: Nature, left: &Left) -> NatureParts {
        let ranks = [0, 1, 2, 3].map(|rank| city.features_of_rank(rank));
        let taken = city.nature_features();
        let mut parts = NatureParts::default();
        let mut areas = [OpenArea::default(); AREAS_MAX];
        let mut n_areas = 0;
        for area in city.nature(nature).areas() {
            let n_kinds = ranks.iter().filter(|rank| rank.has_any(area)).count();
            parts.points += f64::from(AREA_POINTS[n_kinds]);
            parts.largest = parts.largest.max(area.len());
            parts.n_full += u32::from(n_kinds == 4);
            if n_kinds < 4 && n_areas < areas.len() {
                areas[n_areas] = OpenArea { n_kinds, room: f64::from((area & !taken).len()) };
                n_areas += 1;
            }
        }
        let areas = &mut areas[..n_areas];
        areas.sort_by(|a, b| b.n_kinds.cmp(&a.n_kinds).then(b.room.total_cmp(&a.room)));
        parts.n_open = n_areas as u32;
        parts.best = areas.first().copied().unwrap_or_default();
        parts.second = areas.get(1).copied().unwrap_or_default();
        parts.hoped = weights::NATURE_HOPE * features_to_come(areas, left);
        parts
    }
}

/// Features go where they bring most, which is where most kinds lie already: into the first of the
/// areas, then into the next.
fn features_to_come(areas: &[OpenArea], left: &Left) -> f64 {
    let mut rest = weights::FEATURES_PER_TAKE * left.of_row(Row::Features);
    let mut more_room = weights::GROWTH_PER_TILE * left.of_row(Row::Tiles);
    let mut hoped = 0.0;
    for area in areas {
        let mut n_kinds = area.n_kinds;
        let mut room = area.room + more_room;
        more_room = 0.0;
        while n_kinds < 4 && 0.0 < rest && 0.0 < room {
            let effort = weights::KIND_EFFORT[n_kinds];
            let part = (rest / effort).min(room).min(1.0);
            let step = AREA_POINTS[n_kinds + 1] - AREA_POINTS[n_kinds];
            hoped += f64::from(step) * part;
            rest -= effort * part;
            room -= part;
            n_kinds += 1;
        }
    }
    hoped
}
