//! The components, counted again from what the crate shows.

use std::collections::BTreeMap;

use engine::components;
use milestones::{
    DISPLAY_SIZE, Edition, Kind, N_BUSHES, N_HOUSES, N_MARKETS, N_SACKS, N_SECTIONS, N_START_TILES,
    N_TILES, Provenance, SHORT_TARGETS, Site, TARGETS, Worker,
};
use serde_json::json;

use crate::table::{built_in_value, json as read_json, plot};

fn counts<T: Ord>(items: impl Iterator<Item = T>) -> Vec<(T, usize)> {
    let mut counts = BTreeMap::new();
    for item in items {
        *counts.entry(item).or_default() += 1;
    }
    counts.into_iter().collect()
}

fn workers(edition: &Edition) -> Vec<Worker> {
    let tiles = edition.tiles().map(|tile| edition.tile(tile));
    tiles.flat_map(|tile| [tile.left, tile.right]).collect()
}

/// MS-3: 66 corners with the numbers 1 to 5 and the start.
#[test]
fn corners() {
    let edition = Edition::built_in();
    assert_eq!(edition.sites().len(), 66);
    let numbers = || edition.sites().iter().filter_map(|site: &Site| site.number);
    assert_eq!(counts(numbers()), [(1, 10), (2, 19), (3, 19), (4, 12), (5, 5)]);
    assert_eq!(numbers().map(u32::from).sum::<u32>(), 178);
    assert_eq!(edition.start().to_string(), "A1");
    assert_eq!(edition.number(edition.start()), None);
}

/// MS-4, MS-5: 167 edges and 102 plots.
#[test]
fn edges_and_plots() {
    let edition = Edition::built_in();
    assert_eq!((edition.edges().len(), edition.plots().len()), (167, 102));
    let n_neighbours = edition.sites().iter().map(|it| edition.neighbours(it.corner).count());
    assert_eq!(counts(n_neighbours), [(3, 10), (4, 14), (5, 4), (6, 38)]);
    // Corners, edges and triangles of a disc: Euler.
    assert_eq!(66 - 167 + 102, 1);
}

/// MS-15, MS-18, MS-19: fifteen bushes for three bonus tiles of each kind.
#[test]
fn bushes() {
    let edition = Edition::built_in();
    assert_eq!((edition.bushes().len(), N_BUSHES), (15, 15));
    assert_eq!(edition.bonus_tiles(), [3; 5]);
    assert_eq!(edition.corn_field(), Some(plot("A1-B1-B2")));
}

/// MS-20: 35 tiles with 14 workers of each kind.
#[test]
fn tiles() {
    let edition = Edition::built_in();
    assert_eq!((usize::from(edition.n_tiles()), N_TILES), (35, 35));
    let workers = workers(&edition);
    assert!(counts(workers.iter().map(|it| it.kind)).iter().all(|(_, n)| *n == 14));
    let numbers = counts(workers.iter().map(|it| it.number));
    let expected = [(1, 8), (2, 9), (3, 9), (4, 9), (5, 9), (6, 9), (7, 9), (8, 8)];
    assert_eq!(numbers, expected);
    let pairs: Vec<(u8, u8)> = edition
        .tiles()
        .map(|tile| edition.tile(tile))
        .map(|tile| (tile.left.number, tile.right.number))
        .collect();
    assert!(counts(pairs.iter()).iter().all(|(pair, n)| *n == 1 && pair.0 <= pair.1));
    assert!(!pairs.contains(&(1, 8)));
    let kinds = edition.tiles().map(|tile| edition.tile(tile)).map(|tile| {
        let (left, right) = (tile.left.kind, tile.right.kind);
        (left.min(right), left.max(right))
    });
    for ((one, other), n) in counts(kinds) {
        assert_eq!(n, if one == other { 1 } else { 3 }, "{one:?} {other:?}");
    }
}

/// MS-21: a file may give thirteen counts of itself; here are those of the built-in edition.
#[test]
fn the_thirteen_checks() {
    let mut file = built_in_value();
    file["checks"] = json!({
        "corners": 66, "numbered_corners": 65, "number_sum": 178,
        "number_counts": {"1": 10, "2": 19, "3": 19, "4": 12, "5": 5},
        "edges": 167, "plots": 102,
        "neighbour_counts": {"3": 10, "4": 14, "5": 4, "6": 38},
        "bushes": 15, "bonus_tiles": 15, "worker_tiles": 35,
        "workers_per_kind": {"stone": 14, "wood": 14, "sand": 14, "grain": 14, "coin": 14},
        "workers_per_number":
            {"1": 8, "2": 9, "3": 9, "4": 9, "5": 9, "6": 9, "7": 9, "8": 8},
        "same_kind_tiles": 5
    });
    assert_eq!(file["checks"].as_object().unwrap().len(), 13);
    assert_eq!(components::read::<Edition>(&read_json(&file)).as_ref(), Ok(&*Edition::built_in()));
}

/// MS-13, MS-22: the built-in edition says that it is reconstructed, and nothing about it is odd.
#[test]
fn the_built_in_edition_is_reconstructed() {
    let edition = Edition::built_in();
    assert_eq!(edition.id(), "reconstruction-1");
    assert!(!edition.title().is_empty());
    assert!(edition.note().unwrap().contains("drawn up anew"));
    let provenance = edition.provenance();
    for of in [provenance.map, provenance.worker_tiles, provenance.bonus_tiles] {
        assert_eq!(of, Provenance::Reconstructed);
    }
    assert_eq!(edition.warnings(), []);
    assert_eq!(edition.tile_id(milestones::Tile(16)), "W17");
    assert_eq!(edition.tile(milestones::Tile(16)).to_string(), "wo3 wo5");
}

/// MS-24, MS-27, MS-115: limits and targets.
#[test]
fn limits() {
    assert_eq!((N_SECTIONS, N_MARKETS, N_HOUSES, N_SACKS), (24, 12, 12, 12));
    assert_eq!((DISPLAY_SIZE, N_START_TILES), (5, [5, 7, 9]));
    assert_eq!((TARGETS, SHORT_TARGETS), ([67, 59, 51], [45, 40, 34]));
    assert_eq!(Kind::ALL.map(Kind::word), ["stone", "wood", "sand", "grain", "coin"]);
}
