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

pub(super) fn check(edition: &Edition, has_map: bool, file: &Json, faults: &mut Vec<Fault>) {
    let Some(Json::Object(checks)) = file.get("checks") else { return };
    let spoilt: Vec<&str> = faults.iter().flat_map(spoilt).copied().collect();
    let can_count = |key: &str| {
        let is_there = has_map || !OF_THE_MAP.contains(&key);
        is_there && !spoilt.contains(&key)
    };
    for (key, given) in checks.iter().filter(|(key, _)| can_count(key)) {
        let counted = counted(edition, file, key);
        if !counted.as_ref().is_some_and(|counted| counted.is_same(given)) {
            let found = match (given, &counted) {
                (Json::Object(_), Some(counted @ Json::Object(_))) => difference(given, counted),
                (given, counted) => (given.to_string(), words(counted.as_ref())),
            };
            let found = format!("{}, but counted {}", found.0, found.1);
            faults.push(Fault::new(FaultKind::CheckMismatch, format!("checks.{key}"), found));
        }
    }
}

/// What a fault leaves uncertain: something was left out that would have been counted.
fn spoilt(fault: &Fault) -> &'static [&'static str] {
    match fault.kind {
        FaultKind::UnknownEdge | FaultKind::UnknownPlot | FaultKind::Duplicate => {
            if fault.at.starts_with("map.closed_edges") {
                &["edges", "neighbour_counts"]
            } else if fault.at.starts_with("map.closed_plots") {
                &["plots"]
            } else {
                &[]
            }
        }
        FaultKind::BonusCount if fault.at != "bonus_tiles" => &["bonus_tiles"],
        FaultKind::BadWorker => &["workers_per_kind", "workers_per_number", "same_kind_tiles"],
        _ => &[],
    }
}

/// The first entry in which two objects differ.
fn difference(given: &Json, counted: &Json) -> (String, String) {
    let mut keys = given.entries().iter().chain(counted.entries()).map(|(key, _)| key.as_str());
    let key = keys.find(|key| given.get(key) != counted.get(key)).unwrap_or_default();
    (format!("{key}: {}", words(given.get(key))), words(counted.get(key)))
}

fn words(json: Option<&Json>) -> String {
    json.map_or("nothing".to_owned(), Json::to_string)
}

/// None for a key that is none of the thirteen.
fn counted(edition: &Edition, file: &Json, key: &str) -> Option<Json> {
    let numbers = || edition.sites.iter().filter_map(|site| site.number);
    let workers = || edition.tiles.iter().flat_map(|named| [named.tile.left, named.tile.right]);
    let count = |n: usize| Json::Whole(n as i64);
    // Good or bad, they stand there.
    let n_listed = |list: Option<&Json>| count(list.map_or(0, |list| list.items().len()));
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
        "bushes" => n_listed(file.get("map").and_then(|map| map.get("bushes"))),
        "bonus_tiles" => count(edition.bonus_tiles.iter().copied().map(usize::from).sum()),
        "worker_tiles" => n_listed(file.get("worker_tiles")),
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
