//! The network looked at from outside: names of corners and nothing of the rules' own tables.

use std::collections::{BTreeMap, BTreeSet};

use engine::Game;
use milestones::{Corner, Milestones, Section};

/// The place of a corner on the lattice, from its name and the offsets of the rows.
fn place(corner: Corner, offsets: &[i32]) -> (i32, i32) {
    let row = usize::from(corner.row);
    (offsets[row] + 2 * (i32::from(corner.column) - 1), row as i32)
}

fn are_neighbours(one: (i32, i32), other: (i32, i32)) -> bool {
    let (du, dv) = ((one.0 - other.0).abs(), (one.1 - other.1).abs());
    (du, dv) == (2, 0) || (du, dv) == (1, 1)
}

/// The representative of a corner's part of the network.
fn root(parents: &BTreeMap<Corner, Corner>, mut corner: Corner) -> Corner {
    while let Some(parent) = parents.get(&corner) {
        corner = *parent;
    }
    corner
}

/// A map as its file says it: the offsets of its rows, and the edges that carry no road.
pub struct Paper<'p> {
    pub offsets: &'p [i32],
    pub closed: &'p [&'p str],
}

/// Roads are a tree on the start corner: every piece joins two lattice neighbours whose edge is not
/// closed, no piece lies on another, and none closes a loop. A milestone joins two pieces, a free
/// number at most two.
#[track_caller]
pub fn check_roads(game: &Milestones, paper: &Paper<'_>) {
    let Paper { offsets, closed } = paper;
    let edition = game.edition();
    let sections: Vec<Section> = game.map().sections(edition).collect();
    let markets: BTreeSet<Corner> = game.map().markets(edition).collect();
    let mut parents = BTreeMap::new();
    let mut n_pieces = BTreeMap::<Corner, usize>::new();
    let mut edges = BTreeSet::new();
    for Section { from, via, to } in &sections {
        for (one, other) in [(*from, *via), (*via, *to)] {
            assert!(are_neighbours(place(one, offsets), place(other, offsets)), "{one}-{other}");
            let name = format!("{}-{}", one.min(other), one.max(other));
            assert!(!closed.contains(&name.as_str()), "{name} is closed");
            assert!(edges.insert((one.min(other), one.max(other))), "{one}-{other} lies twice");
            let (a, b) = (root(&parents, one), root(&parents, other));
            assert_ne!(a, b, "{one}-{other} closes a loop in {sections:?}");
            parents.insert(a, b);
            *n_pieces.entry(one).or_default() += 1;
            *n_pieces.entry(other).or_default() += 1;
        }
    }
    assert_eq!(edges.len(), 2 * sections.len());
    let milestones: BTreeSet<Corner> = sections.iter().map(|section| section.via).collect();
    assert_eq!(milestones.len(), sections.len(), "a milestone on a milestone");
    assert_eq!(milestones, game.map().milestones(edition).collect());
    if sections.is_empty() {
        return;
    }
    assert_eq!(n_pieces.len(), 2 * sections.len() + 1, "a tree has a corner more than edges");
    assert!(n_pieces.contains_key(&edition.start()));
    for (corner, n) in &n_pieces {
        match (milestones.contains(corner), markets.contains(corner)) {
            (true, is_market) => assert!(*n == 2 && !is_market, "{corner} is a milestone"),
            (false, true) => {}
            (false, false) => assert!(*n <= 2, "{corner} has {n} pieces"),
        }
    }
    let ends: BTreeSet<Corner> = n_pieces
        .iter()
        .filter(|(corner, n)| **n == 1 && !markets.contains(corner))
        .map(|(corner, _)| *corner)
        .collect();
    assert_eq!(ends, game.map().road_ends(edition).collect());
}

/// Pieces are somewhere, and nowhere twice.
#[track_caller]
pub fn check_pieces(game: &Milestones, n_tiles_placed: usize) {
    let (map, edition) = (game.map(), game.edition());
    let n_sections = map.sections(edition).len();
    assert_eq!(n_sections + usize::from(map.n_sections_left()), 24);
    let markets: BTreeSet<Corner> = map.markets(edition).collect();
    assert_eq!(markets.len() + usize::from(map.n_markets_left()), 12);
    assert!(markets.contains(&edition.start()));
    assert_eq!(map.houses(edition).count() + usize::from(map.n_houses_left()), 12);
    assert!(map.sacks(edition).all(|sack| markets.contains(&sack)));
    let in_hand = matches!(game.phase(), milestones::Phase::PlaceRecruit { .. });
    let picked = game.tableaus().iter().flat_map(|tableau| tableau.start_tiles).flatten().count();
    let open = game.display().len() + game.start_tiles().len();
    let away = usize::from(game.left_over().is_some()) + usize::from(in_hand) + n_tiles_placed;
    assert_eq!(game.stack().len() + open + picked + away, 35);
    assert!(n_bonus(game) <= 15);
    assert!(game.tableaus().len() == usize::from(game.n_seats()));
}

/// Bonus tiles on the map and on workers.
pub fn n_bonus(game: &Milestones) -> usize {
    let on_workers = game.tableaus().iter().flat_map(|tableau| tableau.path.workers());
    let on_workers = on_workers.filter(|(_, worker)| worker.has_bonus).count();
    on_workers + game.map().bonus(game.edition()).count()
}
