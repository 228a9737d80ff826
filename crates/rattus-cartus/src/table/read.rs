//! Reading a table file: the first fault is named, with its place in the file.

use engine::{BadOptions, is_note};

use super::{Supply, Table};
use crate::components::{
    BUILT_IN, DRAW_MAX, LOOKS_MAX, MARKER_VALUE_MAX, N_COPIES, N_MARKERS, RATS_MAX, TABLE_FORMAT,
    TABLE_NAME_MAX, TABLE_NOTE_MAX,
};
use crate::{Building, Json};

/// Where a value stands: `supply.farm[2].draw`, counted from 1 (RC-14).
#[derive(Clone)]
struct At(String);

impl At {
    fn field(&self, name: &str) -> At {
        if self.0.is_empty() { At(name.to_owned()) } else { At(format!("{}.{name}", self.0)) }
    }

    fn entry(&self, idx: usize) -> At {
        At(format!("{}[{}]", self.0, idx + 1))
    }

    fn fault(&self, fault: &'static str) -> BadOptions {
        let is_whole_file = self.0.is_empty();
        let at = if is_whole_file { "table".to_owned() } else { self.0.clone() };
        BadOptions::Data { at, fault }
    }
}

impl Table {
    pub fn read(file: &Json) -> Result<Table, BadOptions> {
        let top = At(String::new());
        let [format, name, note, supply, vp_markers] =
            fields(file, &top, ["format", "name", "note", "supply", "vp_markers"])?;
        if *format != Json::Text(TABLE_FORMAT.to_owned()) {
            return Err(top.field("format").fault("format"));
        }
        Ok(Table {
            name: read_name(name, &top.field("name"))?,
            note: read_note(note, &top.field("note"))?,
            supply: read_supply(supply, &top.field("supply"))?,
            vp_markers: read_markers(vp_markers, &top.field("vp_markers"))?,
        })
    }
}

/// RC-9: just these fields, each once, in any order.
fn fields<'j, const N: usize>(
    object: &'j Json,
    at: &At,
    names: [&str; N],
) -> Result<[&'j Json; N], BadOptions> {
    let Json::Object(given) = object else {
        return Err(at.fault("not-object"));
    };
    for (i, (name, _)) in given.iter().enumerate() {
        if !names.contains(&name.as_str()) {
            return Err(at.field(name).fault("unknown-field"));
        }
        if given[..i].iter().any(|(earlier, _)| earlier == name) {
            return Err(at.field(name).fault("repeated-field"));
        }
    }
    let mut values = [object; N];
    for (value, name) in values.iter_mut().zip(names) {
        let found = given.iter().find(|(given, _)| given == name);
        *value = &found.ok_or_else(|| at.field(name).fault("missing-field"))?.1;
    }
    Ok(values)
}

/// RC-10.
fn read_name(value: &Json, at: &At) -> Result<String, BadOptions> {
    let Json::Text(name) = value else {
        return Err(at.fault("not-text"));
    };
    let is_plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    if name.is_empty() || TABLE_NAME_MAX < name.len() || !name.bytes().all(is_plain) {
        return Err(at.fault("bad-name"));
    }
    if BUILT_IN.contains(&name.as_str()) {
        return Err(at.fault("taken-name"));
    }
    Ok(name.clone())
}

/// RC-10.
fn read_note(value: &Json, at: &At) -> Result<String, BadOptions> {
    match value {
        Json::Text(note) if is_note(note, TABLE_NOTE_MAX) => Ok(note.clone()),
        Json::Text(_) => Err(at.fault("long-note")),
        _ => Err(at.fault("not-text")),
    }
}

/// RC-11, RC-12.
fn read_supply(
    value: &Json,
    at: &At,
) -> Result<[[Supply; N_COPIES]; Building::ALL.len()], BadOptions> {
    let buildings = fields(value, at, Building::ALL.map(Building::id))?;
    let mut supply = [[Supply { draw: 0, rats: 0, looks: 0 }; N_COPIES]; Building::ALL.len()];
    for (building, copies) in Building::ALL.into_iter().zip(buildings) {
        let at = at.field(building.id());
        let entries = list(copies, N_COPIES, &at, "not-five")?;
        for (i, entry) in entries.iter().enumerate() {
            supply[building as usize][i] = read_entry(entry, &at.entry(i))?;
        }
    }
    Ok(supply)
}

fn read_entry(value: &Json, at: &At) -> Result<Supply, BadOptions> {
    let [draw, rats, looks] = fields(value, at, ["draw", "rats", "looks"])?;
    let supply = Supply {
        draw: number(draw, DRAW_MAX, &at.field("draw"), "draw-range")?,
        rats: number(rats, RATS_MAX, &at.field("rats"), "rats-range")?,
        looks: number(looks, LOOKS_MAX, &at.field("looks"), "looks-range")?,
    };
    if supply == (Supply { draw: 0, rats: 0, looks: 0 }) {
        return Err(at.fault("empty-supply"));
    }
    Ok(supply)
}

/// RC-13.
fn read_markers(value: &Json, at: &At) -> Result<[u8; N_MARKERS], BadOptions> {
    let entries = list(value, N_MARKERS, at, "not-twenty")?;
    let mut markers = [0; N_MARKERS];
    for (i, entry) in entries.iter().enumerate() {
        markers[i] = number(entry, MARKER_VALUE_MAX, &at.entry(i), "marker-range")?;
    }
    if markers == [0; N_MARKERS] {
        return Err(at.fault("worthless-markers"));
    }
    Ok(markers)
}

fn list<'j>(
    value: &'j Json,
    n: usize,
    at: &At,
    wrong_length: &'static str,
) -> Result<&'j [Json], BadOptions> {
    match value {
        Json::List(entries) if entries.len() == n => Ok(entries),
        Json::List(_) => Err(at.fault(wrong_length)),
        _ => Err(at.fault("not-list")),
    }
}

fn number(value: &Json, max: u8, at: &At, out_of_range: &'static str) -> Result<u8, BadOptions> {
    match value {
        Json::Whole(number) => {
            let number = u8::try_from(*number).ok().filter(|number| *number <= max);
            number.ok_or_else(|| at.fault(out_of_range))
        }
        _ => Err(at.fault("not-whole")),
    }
}
