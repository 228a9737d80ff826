//! Component files: read, checked as a whole, and laid over the built-in components (CI-4 to
//! CI-17).

mod finding;
mod measures;
mod reader;
mod sections;
mod totals;
mod warnings;

pub use finding::{Code, Finding, Warning, WarningCode};

use std::collections::BTreeMap;

use crate::catalogue::BUILT_IN;
use crate::{Catalogue, Json};
pub(crate) use reader::is_id;
use reader::{Node, Reader};
use sections::Sections;

/// CI-4.
pub const BYTES_MAX: usize = 256 * 1024;
/// CI-6: so many findings are reported.
pub const FINDINGS_MAX: usize = 50;

/// What a check found. One finding rejects the file, warnings do not.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    pub findings: Vec<Finding>,
    pub warnings: Vec<Warning>,
}

const SECTIONS: [&str; 5] = ["city_tiles", "start_tiles", "features", "cards", "cities"];
const OTHERS: [&str; 6] = ["name", "note", "provenance", "symbols", "rules", "totals"];

/// Reads the bytes of a file as JSON. Nothing about its content is known yet.
pub fn parse(bytes: &[u8]) -> Result<Json, Report> {
    let alone = |finding| Report { findings: vec![finding], warnings: Vec::new() };
    if BYTES_MAX < bytes.len() {
        return Err(alone(too_large(bytes.len())));
    }
    let valid = match std::str::from_utf8(bytes) {
        Ok(text) => return Json::parse(text).map_err(|bad| alone(bad_json(bad.line, bad.column))),
        Err(error) => &bytes[..error.valid_up_to()],
    };
    let line = valid.iter().filter(|byte| **byte == b'\n').count() + 1;
    let column = valid.iter().rev().take_while(|byte| **byte != b'\n').count() + 1;
    Err(alone(bad_json(line, column)))
}

/// Checks a file and lays it over the built-in components.
pub fn check(json: &Json) -> Result<(Catalogue, Vec<Warning>), Report> {
    check_over(json, Some(Catalogue::built_in()))
}

/// The built-in components, which have nothing below them.
pub(crate) fn read_built_in() -> Result<Catalogue, Report> {
    let json = parse(BUILT_IN.as_bytes())?;
    check_over(&json, None).map(|(catalogue, _)| catalogue)
}

fn check_over(json: &Json, below: Option<&Catalogue>) -> Result<(Catalogue, Vec<Warning>), Report> {
    if BYTES_MAX < json.n_bytes() {
        let findings = vec![too_large(json.n_bytes())];
        return Err(Report { findings, warnings: Vec::new() });
    }
    let mut reader = Reader::default();
    let root = Node::root(json);
    let catalogue = read(&mut reader, &root, below);
    let warnings = catalogue.as_ref().map_or_else(Vec::new, |all| warnings::of(all, json));
    match catalogue {
        Some(catalogue) if reader.findings.is_empty() => Ok((catalogue, warnings)),
        Some(_) | None => {
            Err(Report { findings: in_document_order(reader.findings, json), warnings })
        }
    }
}

fn read(reader: &mut Reader, root: &Node<'_>, below: Option<&Catalogue>) -> Option<Catalogue> {
    let optional = [&SECTIONS[..], &OTHERS[..]].concat();
    reader.object(root, &["game", "format"], &optional, "CI-4");
    check_header(reader, root);
    if below.is_some() {
        check_not_replaced(reader, root);
    }
    let sections = Sections::read(reader, root);
    sections::check_ids(reader, root, below);
    let catalogue = sections.over(below);
    totals::check(reader, root, catalogue.as_ref());
    catalogue
}

/// CI-4.
fn check_header(reader: &mut Reader, root: &Node<'_>) {
    if let Some(game) = root.get("game").filter(|game| !game.is_text("cities")) {
        reader.report(&game, Code::WrongGame, "\"cities\"", "CI-4");
    }
    if let Some(format) = root.get("format").filter(|format| *format.json != Json::Whole(1)) {
        reader.report(&format, Code::WrongFormat, "1", "CI-4");
    }
    if let Some(note) = root.get("note") {
        reader.text(&note);
    }
    for part in ["symbols", "rules", "totals"] {
        if let Some(part) = root.get(part) {
            reader.remarks(&part);
        }
    }
}

/// Keys that explain the section `rules` and change nothing.
const REMARKS: [&str; 3] = ["status", "note", "measures"];

/// CI-5.
fn check_not_replaced(reader: &mut Reader, root: &Node<'_>) {
    let built_in = Json::parse(BUILT_IN).expect("a test proves that the file is in order");
    for key in ["symbols", "rules"] {
        let (Some(given), Some(ours)) = (root.get(key), built_in.get(key)) else { continue };
        if !given.json.without(&REMARKS).is_same(&ours.without(&REMARKS)) {
            reader.report(&given, Code::NotReplaceable, "what the built-in file says", "CI-5");
        }
    }
}

/// CI-6: the first findings, sorted by where they stand in the file.
fn in_document_order(mut findings: Vec<Finding>, json: &Json) -> Vec<Finding> {
    let mut places = BTreeMap::new();
    note_places(json, String::new(), &mut places);
    findings.sort_by_key(|finding| places.get(&finding.at).copied());
    findings.truncate(FINDINGS_MAX);
    findings
}

fn note_places(json: &Json, at: String, places: &mut BTreeMap<String, usize>) {
    let place = places.len();
    places.entry(at.clone()).or_insert(place);
    match json {
        Json::List(items) => {
            for (i, item) in items.iter().enumerate() {
                note_places(item, format!("{at}/{i}"), places);
            }
        }
        Json::Object(entries) => {
            for (key, value) in entries {
                note_places(value, format!("{at}/{}", reader::escaped(key)), places);
            }
        }
        Json::Null | Json::Bool(_) | Json::Whole(_) | Json::Fraction(_) | Json::Text(_) => {}
    }
}

fn too_large(n_bytes: usize) -> Finding {
    let expected = format!("at most {BYTES_MAX}");
    Finding::new(String::new(), Code::TooLarge, format!("{n_bytes} bytes"), expected, "CI-4")
}

fn bad_json(line: usize, column: usize) -> Finding {
    let found = format!("line {line}, column {column}");
    Finding::new(String::new(), Code::BadJson, found, "JSON".to_owned(), "CI-7")
}
