//! Which components a table plays with: the built-in ones, or those of a file (CI-3).

use std::fmt;
use std::sync::Arc;

use engine::BadOptions;
use serde::{Deserialize, Serialize};

use crate::file::{self, Report};
use crate::{Catalogue, Json};

/// A choice that is cheap to copy: a file is checked once, when it is read. On the wire: `null`, or
/// the whole file, so that a Record needs no other.
#[derive(Clone, Default, Serialize, Deserialize)]
#[serde(from = "Option<Json>", into = "Option<Json>")]
pub struct Components(Option<Arc<Replaced>>);

const WHOLE_FILE: &str = "/";

struct Replaced {
    json: Json,
    checked: Result<Arc<Catalogue>, Report>,
    report: Report,
}

impl Components {
    pub const BUILT_IN: Components = Components(None);

    /// The components of a file, good or not.
    pub fn of(json: Json) -> Components {
        let (checked, report) = match file::check(&json) {
            Ok((catalogue, warnings)) => {
                (Ok(Arc::new(catalogue)), Report { findings: Vec::new(), warnings })
            }
            Err(report) => (Err(report.clone()), report),
        };
        Components(Some(Arc::new(Replaced { json, checked, report })))
    }

    /// The components of a file as it lies on the disk. Fails where it is not even JSON.
    pub fn of_bytes(bytes: &[u8]) -> Result<Components, Report> {
        file::parse(bytes).map(Components::of)
    }

    pub fn is_built_in(&self) -> bool {
        self.0.is_none()
    }

    /// CI-6: what the check found.
    pub fn report(&self) -> Report {
        self.0.as_ref().map_or_else(Report::default, |replaced| replaced.report.clone())
    }

    /// CI-6: one finding rejects the file.
    pub fn catalogue(&self) -> Result<&Arc<Catalogue>, BadOptions> {
        match &self.0 {
            None => Ok(Catalogue::built_in()),
            Some(replaced) => replaced.checked.as_ref().map_err(|report| {
                let first = report.findings.first().expect("a rejected file has a finding");
                // The pointer to the whole file is empty, which nobody could read.
                let at = if first.at.is_empty() { WHOLE_FILE } else { &first.at };
                BadOptions::Data { at: at.to_owned(), fault: first.code.fault() }
            }),
        }
    }
}

impl PartialEq for Components {
    fn eq(&self, other: &Components) -> bool {
        match (&self.0, &other.0) {
            (None, None) => true,
            (Some(one), Some(two)) => Arc::ptr_eq(one, two) || one.json == two.json,
            (None, Some(_)) | (Some(_), None) => false,
        }
    }
}

impl Eq for Components {}

impl fmt::Debug for Components {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.is_built_in() { "BuiltIn" } else { "File" })
    }
}

impl From<Option<Json>> for Components {
    fn from(file: Option<Json>) -> Components {
        file.map_or(Components::BUILT_IN, Components::of)
    }
}

impl From<Components> for Option<Json> {
    fn from(components: Components) -> Option<Json> {
        components.0.map(|replaced| replaced.json.clone())
    }
}
