//! From a file to an edition, with everything that is wrong on the way (MS-9 to MS-21).

use engine::is_name;

use super::fault::{Fault, FaultKind};
use super::lattice::Lattice;
use super::layout::lay_out;
use super::{Edition, NamedTile, Provenance, Provenances, checks, form};
use crate::components::{N_BUSHES, N_KINDS, N_TILES, WORKER_NUMBER_MAX};
use crate::{Json, Kind, Worker, WorkerTile};

/// MS-13.
const TITLE_CHARS_MAX: usize = 60;

pub(super) fn read(file: &Json) -> Result<Edition, Vec<Fault>> {
    let mut faults = form::faults(file);
    if !faults.is_empty() {
        return Err(faults);
    }
    let map = field(file, "map");
    let lattice = Lattice::read(map, &mut faults);
    let provenance = read_texts(file, &mut faults).unwrap_or(UNKNOWN);
    let has_map = lattice.is_some();
    let laid_out = lattice.map(|lattice| lay_out(map, lattice, &mut faults));
    let text = |key| file.get(key).and_then(Json::as_text).map(str::to_owned);
    let edition = Edition {
        id: text("id").expect("the form was checked"),
        title: text("title").expect("the form was checked"),
        note: text("note"),
        provenance,
        bonus_tiles: read_bonus_tiles(field(file, "bonus_tiles"), &mut faults),
        tiles: read_tiles(field(file, "worker_tiles").items(), &mut faults),
        ..laid_out.unwrap_or_else(bare)
    };
    checks::check(&edition, has_map, file, &mut faults);
    if faults.is_empty() { Ok(edition) } else { Err(faults) }
}

/// Stands in for what could not be read; a file with faults is never played.
const UNKNOWN: Provenances = Provenances {
    map: Provenance::Invented,
    worker_tiles: Provenance::Invented,
    bonus_tiles: Provenance::Invented,
};

pub(super) fn bare() -> Edition {
    Edition {
        id: String::new(),
        title: String::new(),
        note: None,
        provenance: UNKNOWN,
        sites: Vec::new(),
        start: 0,
        edges: Vec::new(),
        plots: Vec::new(),
        bushes: Vec::new(),
        corn_field: None,
        bonus_tiles: [0; N_KINDS],
        tiles: Vec::new(),
        near: Vec::new(),
        corner_idx: Vec::new(),
    }
}

pub(super) fn field<'j>(json: &'j Json, key: &str) -> &'j Json {
    json.get(key).expect("the form was checked")
}

/// MS-13.
fn read_texts(file: &Json, faults: &mut Vec<Fault>) -> Option<Provenances> {
    for key in ["id", "title"] {
        if field(file, key).as_text().is_some_and(|text| !is_name(text.trim(), TITLE_CHARS_MAX)) {
            faults.push(Fault::new(FaultKind::BadText, key, ""));
        }
    }
    let mut provenance = |part: &str| {
        let given = field(field(file, "provenance"), part);
        let known = match given.as_text() {
            Some("printed") => Some(Provenance::Printed),
            Some("derived") => Some(Provenance::Derived),
            Some("reconstructed") => Some(Provenance::Reconstructed),
            Some("invented") => Some(Provenance::Invented),
            _ => None,
        };
        if known.is_none() {
            let at = format!("provenance.{part}");
            faults.push(Fault::new(FaultKind::BadProvenance, at, given));
        }
        known
    };
    let (map, worker_tiles, bonus_tiles) =
        (provenance("map"), provenance("worker_tiles"), provenance("bonus_tiles"));
    Some(Provenances { map: map?, worker_tiles: worker_tiles?, bonus_tiles: bonus_tiles? })
}

/// MS-19.
fn read_bonus_tiles(given: &Json, faults: &mut Vec<Fault>) -> [u8; N_KINDS] {
    let n_before = faults.len();
    let mut bad = |at: &str, found: String| {
        faults.push(Fault::new(FaultKind::BonusCount, at, found));
    };
    let mut bonus_tiles = [0; N_KINDS];
    for kind in Kind::ALL {
        let at = format!("bonus_tiles.{}", kind.word());
        match given.get(kind.word()) {
            None => bad(&at, "missing".to_owned()),
            Some(Json::Whole(n)) if (0..=N_BUSHES as i64).contains(n) => {
                bonus_tiles[kind as usize] = *n as u8;
            }
            Some(n) => bad(&at, n.to_string()),
        }
    }
    for (key, _) in given.entries().iter().filter(|(key, _)| Kind::of_word(key).is_none()) {
        bad(&format!("bonus_tiles.{key}"), "no kind".to_owned());
    }
    let n_tiles: u8 = bonus_tiles.iter().sum();
    // A sum without one of its parts would say nothing.
    if usize::from(n_tiles) != N_BUSHES && faults.len() == n_before {
        let found = format!("{n_tiles} tiles");
        faults.push(Fault::new(FaultKind::BonusCount, "bonus_tiles", found));
    }
    bonus_tiles
}

/// MS-20.
fn read_tiles(given: &[Json], faults: &mut Vec<Fault>) -> Vec<NamedTile> {
    if given.len() != N_TILES {
        let found = format!("{} tiles", given.len());
        faults.push(Fault::new(FaultKind::TileCount, "worker_tiles", found));
    }
    let mut tiles = Vec::new();
    let mut ids: Vec<String> = Vec::new();
    for (idx, json) in given.iter().enumerate() {
        let id = field(json, "id").as_text().unwrap_or("").to_owned();
        let is_known = ids.contains(&id);
        ids.push(id.clone());
        if id.trim().is_empty() || is_known {
            let at = format!("worker_tiles[{idx}].id");
            faults.push(Fault::new(FaultKind::DuplicateTile, at, format!("{id:?}")));
        }
        let mut half = |side: &str| read_worker(idx, &id, side, field(json, side), faults);
        if let (Some(left), Some(right)) = (half("left"), half("right")) {
            tiles.push(NamedTile { id, tile: WorkerTile { left, right } });
        }
    }
    tiles
}

fn read_worker(
    idx: usize,
    id: &str,
    side: &str,
    json: &Json,
    faults: &mut Vec<Fault>,
) -> Option<Worker> {
    let (kind, number) = (field(json, "kind"), field(json, "number"));
    let known_kind = kind.as_text().and_then(Kind::of_word);
    let is_number = |n: &i64| (1..=i64::from(WORKER_NUMBER_MAX)).contains(n);
    match (known_kind, number.as_whole().filter(is_number)) {
        (Some(kind), Some(number)) => Some(Worker::new(kind, number as u8)),
        (None, _) | (_, None) => {
            let at = format!("worker_tiles[{idx}].{side}");
            let found = format!("{id}: {kind} {number}");
            faults.push(Fault::new(FaultKind::BadWorker, at, found));
            None
        }
    }
}
