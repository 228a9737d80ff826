//! The form of an edition file (MS-9): which keys it has, and what kind of value stands there.

use engine::is_note;

use super::fault::{Fault, FaultKind};
use crate::Json;
use crate::components::FILE_BYTES_MAX;

pub(super) const FORMAT: &str = "milestones-edition";
pub(super) const VERSION: i64 = 1;
/// MS-13: notes and everything else that is written.
const TEXT_CHARS_MAX: usize = 500;

/// What may stand at a place.
enum Form {
    Text,
    Number,
    /// A list of anything: what is wrong with a cell is said of the cell.
    Cells,
    List(&'static Form),
    /// An object with any keys, all for numbers.
    Counts,
    Object {
        must: &'static [(&'static str, Form)],
        may: &'static [(&'static str, Form)],
    },
}

const FILE: Form = Form::Object {
    must: &[
        ("format", Form::Text),
        ("version", Form::Number),
        ("id", Form::Text),
        ("title", Form::Text),
        ("provenance", PROVENANCE),
        ("map", MAP),
        ("bonus_tiles", Form::Counts),
        ("worker_tiles", Form::List(&WORKER_TILE)),
    ],
    may: &[("note", Form::Text), ("checks", CHECKS)],
};

const PROVENANCE: Form = Form::Object {
    must: &[("map", Form::Text), ("worker_tiles", Form::Text), ("bonus_tiles", Form::Text)],
    may: &[],
};

const MAP: Form = Form::Object {
    must: &[("rows", Form::List(&ROW)), ("bushes", Form::List(&Form::Text))],
    may: &[
        ("closed_edges", Form::List(&Form::Text)),
        ("closed_plots", Form::List(&Form::Text)),
        ("corn_field", Form::Text),
    ],
};

const ROW: Form = Form::Object {
    must: &[("name", Form::Text), ("offset", Form::Number), ("cells", Form::Cells)],
    may: &[],
};

const WORKER_TILE: Form =
    Form::Object { must: &[("id", Form::Text), ("left", WORKER), ("right", WORKER)], may: &[] };

const WORKER: Form =
    Form::Object { must: &[("kind", Form::Text), ("number", Form::Number)], may: &[] };

const CHECKS: Form = Form::Object {
    must: &[],
    may: &[
        ("corners", Form::Number),
        ("numbered_corners", Form::Number),
        ("number_sum", Form::Number),
        ("number_counts", Form::Counts),
        ("edges", Form::Number),
        ("plots", Form::Number),
        ("neighbour_counts", Form::Counts),
        ("bushes", Form::Number),
        ("bonus_tiles", Form::Number),
        ("worker_tiles", Form::Number),
        ("workers_per_kind", Form::Counts),
        ("workers_per_number", Form::Counts),
        ("same_kind_tiles", Form::Number),
    ],
};

pub(super) fn faults(file: &Json) -> Vec<Fault> {
    let mut faults = Vec::new();
    let n_bytes = file.n_bytes();
    if FILE_BYTES_MAX < n_bytes {
        faults.push(Fault::new(FaultKind::TooLarge, "file", format!("{n_bytes} bytes")));
        return faults;
    }
    check(&FILE, file, "", &mut faults);
    let named = [("format", Json::text(FORMAT)), ("version", Json::Whole(VERSION))];
    for (key, wanted) in named {
        match file.get(key) {
            Some(found) if *found != wanted && faults.iter().all(|fault| fault.at != key) => {
                faults.push(Fault::new(FaultKind::BadFormat, key, found));
            }
            Some(_) | None => {}
        }
    }
    faults
}

fn check(form: &Form, json: &Json, at: &str, faults: &mut Vec<Fault>) {
    match (form, json) {
        (Form::Text, Json::Text(text)) if !is_note(text, TEXT_CHARS_MAX) => {
            faults.push(Fault::new(FaultKind::BadText, at, ""));
        }
        (Form::Text, Json::Text(_)) | (Form::Number, Json::Whole(_) | Json::Fraction(_)) => {}
        (Form::Cells, Json::List(_)) => {}
        (Form::List(form), Json::List(items)) => {
            for (idx, item) in items.iter().enumerate() {
                check(form, item, &format!("{at}[{idx}]"), faults);
            }
        }
        (Form::Counts, Json::Object(entries)) => {
            for (key, json) in entries {
                check(&Form::Number, json, &join(at, key), faults);
            }
        }
        (Form::Object { must, may }, Json::Object(entries)) => {
            check_entries(must, may, entries, at, faults);
        }
        _ => {
            let at = if at.is_empty() { "file" } else { at };
            faults.push(Fault::new(FaultKind::BadFormat, at, json));
        }
    }
}

fn check_entries(
    must: &[(&str, Form)],
    may: &[(&str, Form)],
    entries: &[(String, Json)],
    at: &str,
    faults: &mut Vec<Fault>,
) {
    let is_missing = |(key, _): &&(&str, Form)| entries.iter().all(|(known, _)| known != key);
    for (key, _) in must.iter().filter(is_missing) {
        faults.push(Fault::new(FaultKind::MissingKey, join(at, key), ""));
    }
    for (key, json) in entries {
        match must.iter().chain(may).find(|(known, _)| known == key) {
            Some((_, form)) => check(form, json, &join(at, key), faults),
            None => faults.push(Fault::new(FaultKind::UnknownKey, join(at, key), "")),
        }
    }
}

fn join(at: &str, key: &str) -> String {
    if at.is_empty() { key.to_owned() } else { format!("{at}.{key}") }
}
