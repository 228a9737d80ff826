//! What went wrong, as a value that a person's language can be found for.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// `code` is a message key without its prefix `problem-`; `args` fill its places. `message` says
/// the same in English, for whoever has no message files.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Problem {
    pub code: String,
    pub message: String,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub args: BTreeMap<String, String>,
}
