//! Things that have their names from the match: components can come from a file.

use std::collections::BTreeMap;

/// Names by sort and number.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Things(BTreeMap<&'static str, Vec<String>>);

impl Things {
    pub fn with(mut self, sort: &'static str, names: impl Iterator<Item = String>) -> Things {
        self.0.insert(sort, names.collect());
        self
    }

    /// Empty for what the match does not have.
    pub fn name(&self, sort: &str, number: usize) -> String {
        self.0.get(sort).and_then(|names| names.get(number)).cloned().unwrap_or_default()
    }
}
