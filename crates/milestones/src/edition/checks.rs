//! The counts that a file may give of itself (MS-21), counted again.

use std::collections::BTreeMap;

use engine::Part;

use super::Edition;
use super::reading::Known;
use crate::{Json, Kind, Worker};

const KEYS: [&str; 13] = [
    "corners",
    "numbered_corners",
    "number_sum",
    "number_counts",
    "edges",
    "plots",
    "neighbour_counts",
    "bushes",
    "bonus_tiles",
    "worker_tiles",
    "workers_per_kind",
    "workers_per_number",
    "same_kind_tiles",
];

pub(super) fn check(edition: &Edition, known: &Known, file: &Part<'_>) {
    let Some(part) = file.get("checks") else { return };
    let part = part.by("MS-21");
    part.object(&[], &KEYS);
    for key in KEYS.into_iter().filter(|key| can_count(known, key)) {
        if let Some(given) = part.get(key) {
            given.total(&counted(edition, file.json(), key));
        }
    }
}

/// A fault can leave uncertain what would have been counted; what stands in a list stands there,
/// good or bad.
fn can_count(known: &Known, key: &str) -> bool {
    match key {
        "corners" | "numbered_corners" | "number_sum" | "number_counts" => known.map,
        "edges" | "neighbour_counts" => known.map && known.closed_edges,
        "plots" => known.map && known.closed_plots,
        "bonus_tiles" => known.bonus_tiles,
        "workers_per_kind" | "workers_per_number" | "same_kind_tiles" => known.workers,
        "bushes" | "worker_tiles" => true,
        key => unreachable!("{key} is none of the thirteen"),
    }
}

fn counted(edition: &Edition, file: &Json, key: &str) -> Json {
    let numbers = || edition.sites.iter().filter_map(|site| site.number);
    let workers = || edition.tiles.iter().flat_map(|named| [named.tile.left, named.tile.right]);
    let count = |n: usize| Json::Whole(n as i64);
    let n_listed = |list: Option<&Json>| count(list.map_or(0, |list| list.items().len()));
    match key {
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
        key => unreachable!("{key} is none of the thirteen"),
    }
}

/// How often each word occurs.
fn counts(words: impl Iterator<Item = String>) -> Json {
    let mut counts = BTreeMap::<String, i64>::new();
    for word in words {
        *counts.entry(word).or_default() += 1;
    }
    Json::Object(counts.into_iter().map(|(word, n)| (word, Json::Whole(n))).collect())
}
