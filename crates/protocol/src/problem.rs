//! What went wrong, as a value that a person's language can be found for.

use std::collections::BTreeMap;

use engine::{JsonSchema, schemars};
use serde::{Deserialize, Serialize};

/// Why something is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Problem {
    /// A message key without its prefix `problem-`.
    pub code: String,
    /// The same in English, for whoever has no message files.
    pub message: String,
    /// What fills the places of the message.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub args: BTreeMap<String, String>,
    /// What is wrong with a component file, place by place; the first hundred.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<FileFault>,
}

impl Problem {
    /// A sentence without places to be filled.
    pub fn new(code: impl Into<String>, message: impl Into<String>) -> Problem {
        Problem {
            code: code.into(),
            message: message.into(),
            args: BTreeMap::new(),
            faults: Vec::new(),
        }
    }
}

/// `at` is the place in the file (`cards[3].vp`, lists counted from 0), `code` a message key
/// without its prefix `data-`, and `rule` the number of the rule that is broken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct FileFault {
    pub at: String,
    pub code: String,
    pub rule: String,
    pub message: String,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub args: BTreeMap<String, String>,
}
