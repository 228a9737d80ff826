//! What is wrong with a component file, and where.

use std::collections::BTreeMap;
use std::fmt;

use super::part;
use crate::Json;

/// So many faults are told one by one.
pub const FAULTS_MAX: usize = 100;

/// What the message `data-CODE` says about a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// `cards[3].vp`, lists counted from 0. Empty for the whole file.
    pub at: String,
    pub code: &'static str,
    /// The rule that is broken. Empty where none speaks of it.
    pub rule: &'static str,
    /// What fills the places of the message: what was found, what is expected.
    pub args: Vec<(&'static str, String)>,
}

/// All that is wrong with a file, in its order; at least one thing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Faults {
    pub listed: Vec<Fault>,
    /// How many there are beside those.
    pub n_more: usize,
}

impl Fault {
    pub fn new(
        at: impl Into<String>,
        code: &'static str,
        rule: &'static str,
        args: Vec<(&'static str, String)>,
    ) -> Fault {
        Fault { at: at.into(), code, rule, args }
    }

    pub fn arg(&self, name: &str) -> Option<&str> {
        self.args.iter().find(|(known, _)| *known == name).map(|(_, value)| value.as_str())
    }
}

impl Faults {
    pub fn n_all(&self) -> usize {
        self.listed.len() + self.n_more
    }

    /// What stands first in the file is told first.
    pub(super) fn in_order_of(file: &Json, mut faults: Vec<Fault>) -> Faults {
        assert!(!faults.is_empty(), "a file that cannot be read has a fault");
        let mut places = BTreeMap::new();
        note_places(file, String::new(), &mut places);
        // What is missing has its place where it should be: before the rest of its object.
        faults.sort_by_cached_key(|fault| match places.get(&fault.at) {
            Some(place) => *place,
            None => places.get(part::parent(&fault.at)).copied().unwrap_or_default(),
        });
        let n_more = faults.len().saturating_sub(FAULTS_MAX);
        faults.truncate(FAULTS_MAX);
        Faults { listed: faults, n_more }
    }
}

impl From<Fault> for Faults {
    fn from(fault: Fault) -> Faults {
        Faults { listed: vec![fault], n_more: 0 }
    }
}

fn note_places(json: &Json, at: String, places: &mut BTreeMap<String, usize>) {
    let place = places.len();
    places.entry(at.clone()).or_insert(place);
    for (idx, item) in json.items().iter().enumerate() {
        note_places(item, part::entry_at(&at, idx), places);
    }
    for (key, value) in json.entries() {
        note_places(value, part::field_at(&at, key), places);
    }
}

/// For logs: places and codes as they are.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Fault { at, code, rule, args } = self;
        let gap = if rule.is_empty() { "" } else { " " };
        write!(f, "{rule}{gap}{at}: {code}")?;
        let args: Vec<String> =
            args.iter().map(|(name, value)| format!("{name} {value}")).collect();
        if args.is_empty() { Ok(()) } else { write!(f, " ({})", args.join(", ")) }
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let listed: Vec<String> = self.listed.iter().map(Fault::to_string).collect();
        f.write_str(&listed.join("; "))?;
        if self.n_more == 0 { Ok(()) } else { write!(f, "; {} more", self.n_more) }
    }
}
