//! From a file to an edition, with everything that is wrong on the way (MS-9 to MS-21).

use engine::{Part, ReadComponents};

use super::lattice::Lattice;
use super::layout::lay_out;
use super::{Edition, NamedTile, Provenance, Provenances, checks};
use crate::components::{FILE_BYTES_MAX, N_BUSHES, N_KINDS, N_TILES, WORKER_NUMBER_MAX};
use crate::{Json, Kind, Worker, WorkerTile};

pub(super) const FORMAT: &str = "milestones-edition";
pub(super) const VERSION: i64 = 1;
/// MS-13.
const TITLE_CHARS_MAX: usize = 60;
/// MS-13: notes and everything else that is written.
const TEXT_CHARS_MAX: usize = 500;

impl ReadComponents for Edition {
    const BYTES_MAX: usize = FILE_BYTES_MAX;
    const RULE: &'static str = "MS-9";

    /// A file with faults is never played, so whatever could not be read is stood in for: only what
    /// it leaves uncertain must not be counted.
    fn read(file: &Part<'_>) -> Option<Edition> {
        let must = [
            "format",
            "version",
            "id",
            "title",
            "provenance",
            "map",
            "bonus_tiles",
            "worker_tiles",
        ];
        file.object(&must, &["note", "checks"]);
        if let Some(format) = file.get("format") {
            format.exactly(&Json::text(FORMAT));
        }
        if let Some(version) = file.get("version") {
            version.exactly(&Json::Whole(VERSION));
        }
        let title = |key| Some(file.get(key)?.by("MS-13").name(TITLE_CHARS_MAX)?.to_owned());
        let note = file.get("note").and_then(|note| note.by("MS-13").note(TEXT_CHARS_MAX));
        let provenance = file.get("provenance").and_then(|it| read_provenance(&it.by("MS-13")));
        let mut known = Known::default();
        let laid_out = file.get("map").and_then(|map| read_map(&map, &mut known));
        let bonus_tiles = file.get("bonus_tiles").and_then(|it| read_bonus_tiles(&it.by("MS-19")));
        let tiles = file.get("worker_tiles").and_then(|it| read_tiles(&it.by("MS-20")));
        known.bonus_tiles = bonus_tiles.is_some();
        known.workers = tiles.is_some();
        let edition = Edition {
            id: title("id").unwrap_or_default(),
            title: title("title").unwrap_or_default(),
            note: note.map(str::to_owned),
            provenance: provenance.unwrap_or(UNKNOWN),
            bonus_tiles: bonus_tiles.unwrap_or_default(),
            tiles: tiles.unwrap_or_default(),
            ..laid_out.unwrap_or_else(bare)
        };
        checks::check(&edition, &known, file);
        Some(edition)
    }
}

/// What could be read, and so can be counted.
#[derive(Default)]
pub(super) struct Known {
    pub map: bool,
    pub closed_edges: bool,
    pub closed_plots: bool,
    pub bonus_tiles: bool,
    pub workers: bool,
}

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

const PROVENANCES: [(&str, Provenance); 4] = [
    ("printed", Provenance::Printed),
    ("derived", Provenance::Derived),
    ("reconstructed", Provenance::Reconstructed),
    ("invented", Provenance::Invented),
];

/// MS-13.
fn read_provenance(part: &Part<'_>) -> Option<Provenances> {
    part.object(&["map", "worker_tiles", "bonus_tiles"], &[]);
    let read = |key| part.get(key)?.word(&PROVENANCES);
    let (map, worker_tiles, bonus_tiles) = (read("map"), read("worker_tiles"), read("bonus_tiles"));
    Some(Provenances { map: map?, worker_tiles: worker_tiles?, bonus_tiles: bonus_tiles? })
}

/// MS-10 to MS-18. Where the corners lie cannot be said if something is wrong with the rows; names
/// are looked at all the same.
fn read_map(map: &Part<'_>, known: &mut Known) -> Option<Edition> {
    map.object(&["rows", "bushes"], &["closed_edges", "closed_plots", "corn_field"]);
    let lattice = map.get("rows").and_then(|rows| Lattice::read(&rows.by("MS-10")));
    known.map = lattice.is_some();
    lay_out(map, lattice, known)
}

/// MS-19.
fn read_bonus_tiles(part: &Part<'_>) -> Option<[u8; N_KINDS]> {
    part.object(&Kind::ALL.map(Kind::word), &[]);
    let most = N_BUSHES as i64;
    let read = Kind::ALL.map(|kind| part.get(kind.word())?.whole(0..=most));
    // Numbers that are out of range make a sum too.
    let given = Kind::ALL.map(|kind| part.get(kind.word())?.json().as_whole());
    let given: Option<Vec<i64>> = given.into_iter().collect();
    let sum = given.map(|numbers| numbers.into_iter().map(i128::from).sum::<i128>());
    if let Some(found) = sum.filter(|sum| *sum != N_BUSHES as i128) {
        part.fault("wrong-count", &[("n", &N_BUSHES), ("found", &found)]);
    }
    let read: Option<Vec<u8>> = read.into_iter().map(|n| n.map(|n| n as u8)).collect();
    read?.try_into().ok()
}

/// MS-20. None if one of the tiles cannot be read.
fn read_tiles(part: &Part<'_>) -> Option<Vec<NamedTile>> {
    let items = part.list()?;
    part.count(items.len(), N_TILES..=N_TILES);
    let mut ids: Vec<&str> = Vec::new();
    let mut tiles = Vec::new();
    for item in &items {
        item.object(&["id", "left", "right"], &[]);
        let id = item.get("id").and_then(|it| read_id(&it, &ids));
        ids.extend(id);
        let half = |side: &str| read_worker(&item.get(side)?);
        if let (Some(left), Some(right)) = (half("left"), half("right")) {
            let id = id.unwrap_or_default().to_owned();
            tiles.push(NamedTile { id, tile: WorkerTile { left, right } });
        }
    }
    (tiles.len() == items.len()).then_some(tiles)
}

fn read_id<'f>(part: &Part<'f>, before: &[&str]) -> Option<&'f str> {
    let id = part.note(TEXT_CHARS_MAX)?;
    match id.trim().is_empty() {
        true => part.fault("blank-text", &[]),
        false if before.contains(&id) => part.unfit("duplicate-id"),
        false => {}
    }
    Some(id)
}

fn read_worker(part: &Part<'_>) -> Option<Worker> {
    part.object(&["kind", "number"], &[]);
    let kind = part.get("kind").and_then(|it| it.word(&Kind::ALL.map(|it| (it.word(), it))));
    let number = part.get("number").and_then(|it| it.whole(1..=i64::from(WORKER_NUMBER_MAX)));
    Some(Worker::new(kind?, number? as u8))
}
