//! The counts that a file may give of itself (MS-21), counted again.

use std::collections::BTreeMap;

use super::Edition;
use super::fault::{Fault, FaultKind};
use crate::{Json, Kind, Worker};

/// What cannot be counted without a map.
const OF_THE_MAP: [&str; 8] = [
    "corners",
    "numbered_corners",
    "number_sum",
    "number_counts",
    "edges",
    "plots",
    "neighbour_counts",
    "bushes",
];

pub(super) fn check(
    edition: &Edition,
    has_map: bool,
    checks: Option<&Json>,
    faults: &mut Vec<Fault>,
) {
    let Some(Json::Object(checks)) = checks else { return };
    let can_count = |key: &str| has_map || !OF_THE_MAP.contains(&key);
    for (key, given) in checks.iter().filter(|(key, _)| can_count(key)) {
        let counted = counted(edition, key);
        if counted.as_ref() != Some(given) {
            let found = match (given, &counted) {
                (Json::Object(given), Some(Json::Object(counted))) => difference(given, counted),
                (given, counted) => (given.to_string(), words(counted.as_ref())),
            };
            let found = format!("{}, but counted {}", found.0, found.1);
            faults.push(Fault::new(FaultKind::CheckMismatch, format!("checks.{key}"), found));
        }
    }
}

/// The first entry in which two objects differ.
fn difference(
    given: &BTreeMap<String, Json>,
    counted: &BTreeMap<String, Json>,
) -> (String, String) {
    let mut keys = given.keys().chain(counted.keys());
    let differs = |key: &&String| given.get(*key) != counted.get(*key);
    let key = keys.find(differs).map_or("", String::as_str);
    (format!("{key}: {}", words(given.get(key))), words(counted.get(key)))
}

fn words(json: Option<&Json>) -> String {
    json.map_or("nothing".to_owned(), Json::to_string)
}

/// None for a key that is none of the thirteen.
fn counted(edition: &Edition, key: &str) -> Option<Json> {
    let numbers = || edition.sites.iter().filter_map(|site| site.number);
    let workers = || edition.tiles.iter().flat_map(|named| [named.tile.left, named.tile.right]);
    let count = |n: usize| Json::Whole(n as i64);
    Some(match key {
        "corners" => count(edition.sites.len()),
        "numbered_corners" => count(numbers().count()),
        "number_sum" => count(numbers().map(usize::from).sum()),
        "number_counts" => counts(numbers().map(|number| number.to_string())),
        "edges" => count(edition.edges.len()),
        "plots" => count(edition.plots.len()),
        "neighbour_counts" => {
            counts(edition.near.iter().map(|near| near.corners.len().to_string()))
        }
        "bushes" => count(edition.bushes.len()),
        "bonus_tiles" => count(edition.bonus_tiles.iter().copied().map(usize::from).sum()),
        "worker_tiles" => count(edition.tiles.len()),
        "workers_per_kind" => {
            let of_kind = |kind: Kind| workers().filter(|worker| worker.kind == kind).count();
            Json::object(Kind::ALL.map(|kind| (kind.word(), count(of_kind(kind)))))
        }
        "workers_per_number" => counts(workers().map(|worker: Worker| worker.number.to_string())),
        "same_kind_tiles" => {
            let is_same = |kinds: (Kind, Kind)| kinds.0 == kinds.1;
            let kinds = edition.tiles.iter().map(|it| (it.tile.left.kind, it.tile.right.kind));
            count(kinds.filter(|kinds| is_same(*kinds)).count())
        }
        _ => return None,
    })
}

/// How often each word occurs.
fn counts(words: impl Iterator<Item = String>) -> Json {
    let mut counts = BTreeMap::<String, i64>::new();
    for word in words {
        *counts.entry(word).or_default() += 1;
    }
    Json::Object(counts.into_iter().map(|(word, n)| (word, Json::Whole(n))).collect())
}
