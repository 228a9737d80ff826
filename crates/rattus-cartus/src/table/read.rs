//! Reading a table file (RC-9 to RC-14).

use engine::{Part, ReadComponents};

use super::{Supply, Table};
use crate::components::{
    BUILT_IN, DRAW_MAX, LOOKS_MAX, MARKER_VALUE_MAX, N_COPIES, N_MARKERS, RATS_MAX, TABLE_FORMAT,
    TABLE_NAME_MAX, TABLE_NOTE_MAX,
};
use crate::{Building, Json};

const NO_SUPPLY: Supply = Supply { draw: 0, rats: 0, looks: 0 };

impl ReadComponents for Table {
    const BYTES_MAX: usize = 64 * 1024;
    const RULE: &'static str = "RC-9";

    fn read(file: &Part<'_>) -> Option<Table> {
        file.object(&["format", "name", "note", "supply", "vp_markers"], &[]);
        if let Some(format) = file.get("format") {
            format.exactly(&Json::text(TABLE_FORMAT));
        }
        let name = file.get("name").and_then(|name| read_name(&name.by("RC-10")));
        let note = file.get("note").and_then(|note| note.by("RC-10").note(TABLE_NOTE_MAX));
        let supply = file.get("supply").and_then(|supply| read_supply(&supply.by("RC-11")));
        let vp_markers = file.get("vp_markers").and_then(|it| read_markers(&it.by("RC-13")));
        Some(Table {
            name: name?.to_owned(),
            note: note?.to_owned(),
            supply: supply?,
            vp_markers: vp_markers?,
        })
    }
}

/// RC-10.
fn read_name<'f>(part: &Part<'f>) -> Option<&'f str> {
    let name = part.text()?;
    let is_plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    if name.is_empty() || TABLE_NAME_MAX < name.len() || !name.bytes().all(is_plain) {
        part.fault("bad-name", &[("max", &TABLE_NAME_MAX)]);
        return None;
    }
    if BUILT_IN.contains(&name) {
        part.unfit("taken-name");
        return None;
    }
    Some(name)
}

/// RC-11.
fn read_supply(part: &Part<'_>) -> Option<[[Supply; N_COPIES]; Building::ALL.len()]> {
    part.object(&Building::ALL.map(Building::id), &[]);
    let buildings = Building::ALL.map(|it| part.get(it.id()).and_then(|copies| read_all(&copies)));
    let supply: Vec<[Supply; N_COPIES]> = buildings.into_iter().flatten().collect();
    supply.try_into().ok()
}

fn read_all(part: &Part<'_>) -> Option<[Supply; N_COPIES]> {
    let entries = part.list()?;
    part.count(entries.len(), N_COPIES..=N_COPIES);
    let read: Vec<Supply> = entries.iter().filter_map(|it| read_entry(&it.by("RC-12"))).collect();
    read.try_into().ok()
}

/// RC-12.
fn read_entry(part: &Part<'_>) -> Option<Supply> {
    part.object(&["draw", "rats", "looks"], &[]);
    let number = |key: &str, max: u8| Some(part.get(key)?.whole(0..=max.into())? as u8);
    let (draw, rats, looks) =
        (number("draw", DRAW_MAX), number("rats", RATS_MAX), number("looks", LOOKS_MAX));
    let supply = Supply { draw: draw?, rats: rats?, looks: looks? };
    if supply == NO_SUPPLY {
        part.fault("empty-supply", &[]);
        return None;
    }
    Some(supply)
}

/// RC-13.
fn read_markers(part: &Part<'_>) -> Option<[u8; N_MARKERS]> {
    let entries = part.list()?;
    part.count(entries.len(), N_MARKERS..=N_MARKERS);
    let number = |entry: &Part<'_>| entry.whole(0..=MARKER_VALUE_MAX.into()).map(|it| it as u8);
    let markers: Vec<Option<u8>> = entries.iter().map(number).collect();
    if !markers.is_empty() && markers.iter().all(|marker| *marker == Some(0)) {
        part.fault("worthless-markers", &[]);
        return None;
    }
    let markers: Vec<u8> = markers.into_iter().flatten().collect();
    markers.try_into().ok()
}
