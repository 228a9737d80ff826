//! Which components a table plays with: the built-in ones, or those of a file (CI-3).

use std::fmt;
use std::sync::Arc;

use engine::{BadOptions, ComponentFile, Faults, JsonSchema, schemars};
use serde::{Deserialize, Serialize};

use crate::file::{Replacement, Warning};
use crate::{Catalogue, Json};

/// A choice that is cheap to copy. On the wire: `null`, or the whole file, so that a Record needs
/// no other.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Components(Option<ComponentFile<Replacement>>);

impl Components {
    pub const BUILT_IN: Components = Components(None);

    /// The components of a file, good or not.
    pub fn of(json: Json) -> Components {
        Components(Some(ComponentFile::new(json)))
    }

    pub fn is_built_in(&self) -> bool {
        self.0.is_none()
    }

    /// CI-6: what is wrong with the file.
    pub fn faults(&self) -> Option<&Faults> {
        self.0.as_ref()?.read().err()
    }

    /// CI-17: what is odd about a file that can be played with.
    pub fn warnings(&self) -> &[Warning] {
        match self.0.as_ref().map(ComponentFile::read) {
            Some(Ok(replacement)) => &replacement.warnings,
            Some(Err(_)) | None => &[],
        }
    }

    /// CI-6: one fault rejects the file.
    pub fn catalogue(&self) -> Result<&Arc<Catalogue>, BadOptions> {
        match &self.0 {
            None => Ok(Catalogue::built_in()),
            Some(file) => Ok(&file.read()?.catalogue),
        }
    }
}

impl fmt::Debug for Components {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.is_built_in() { "BuiltIn" } else { "File" })
    }
}
