//! Component files: read, checked as a whole, and laid over the built-in components (CI-4 to
//! CI-17).

mod measures;
mod sections;
mod texts;
mod totals;
mod warnings;

use std::sync::Arc;

use engine::components;
use engine::{Faults, Part, ReadComponents};

pub(crate) use self::texts::is_id;
pub use self::warnings::{Warning, WarningCode};
use crate::catalogue::BUILT_IN;
use crate::{Catalogue, Json};
use sections::Sections;

/// CI-4.
pub const BYTES_MAX: usize = 256 * 1024;

/// What a file makes of the built-in components.
pub struct Replacement {
    pub catalogue: Arc<Catalogue>,
    pub warnings: Vec<Warning>,
}

/// The built-in components themselves, which have nothing below them.
struct BuiltIn(Catalogue);

const SECTIONS: [&str; 5] = ["city_tiles", "start_tiles", "features", "cards", "cities"];
const OTHERS: [&str; 6] = ["name", "note", "provenance", "symbols", "rules", "totals"];

impl ReadComponents for Replacement {
    const BYTES_MAX: usize = BYTES_MAX;
    const RULE: &'static str = "CI-4";

    fn read(file: &Part<'_>) -> Option<Replacement> {
        check_not_replaced(file);
        let catalogue = read_over(file, Some(Catalogue::built_in()))?;
        let warnings = warnings::of(&catalogue, file.json());
        Some(Replacement { catalogue: Arc::new(catalogue), warnings })
    }
}

impl ReadComponents for BuiltIn {
    const BYTES_MAX: usize = BYTES_MAX;
    const RULE: &'static str = "CI-4";

    fn read(file: &Part<'_>) -> Option<BuiltIn> {
        read_over(file, None).map(BuiltIn)
    }
}

pub(crate) fn read_built_in() -> Result<Catalogue, Faults> {
    components::read(&built_in_json()).map(|BuiltIn(catalogue)| catalogue)
}

fn built_in_json() -> Json {
    Json::parse(BUILT_IN).expect("a test proves that the file is in order")
}

fn read_over(file: &Part<'_>, below: Option<&Arc<Catalogue>>) -> Option<Catalogue> {
    let below = below.map(Arc::as_ref);
    file.object(&["game", "format"], &[&SECTIONS[..], &OTHERS[..]].concat());
    check_header(file);
    let sections = Sections::read(file);
    sections::check_ids(file, below);
    totals::check(file, &sections, below);
    sections.over(below)
}

/// CI-4.
fn check_header(file: &Part<'_>) {
    if let Some(game) = file.get("game") {
        game.exactly(&Json::text("cities"));
    }
    if let Some(format) = file.get("format") {
        format.exactly(&Json::Whole(1));
    }
    if let Some(note) = file.get("note") {
        texts::remark(&note);
    }
    for part in ["symbols", "rules", "totals"] {
        if let Some(part) = file.get(part) {
            texts::remarks(&part);
        }
    }
}

/// Keys that explain the section `rules` and change nothing.
const REMARKS: [&str; 3] = ["status", "note", "measures"];

/// CI-5.
fn check_not_replaced(file: &Part<'_>) {
    let built_in = built_in_json();
    for key in ["symbols", "rules"] {
        let (Some(given), Some(ours)) = (file.get(key), built_in.get(key)) else { continue };
        if !given.json().without(&REMARKS).is_same(&ours.without(&REMARKS)) {
            given.by("CI-5").fault("not-replaceable", &[]);
        }
    }
}
