//! Workers and the tiles that bring them.

use std::fmt;

use engine::{JsonSchema, schemars};
use serde::{Deserialize, Serialize};

use crate::Kind;
use crate::components::N_TILES;

/// A worker on a path space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Worker {
    pub kind: Kind,
    /// 1 to 8.
    pub number: u8,
    pub has_bonus: bool,
}

/// Two workers side by side, never turned (MS-34).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct WorkerTile {
    pub left: Worker,
    pub right: Worker,
}

/// A worker tile by its place in the edition's list, from 0.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
pub struct Tile(pub u8);

impl Tile {
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }
}

/// A set of worker tiles. On the wire: a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "Vec<Tile>", into = "Vec<Tile>")]
pub struct Tiles(u64);

impl Tiles {
    pub const NONE: Tiles = Tiles(0);

    #[inline]
    pub fn contains(self, tile: Tile) -> bool {
        tile.idx() < N_TILES && self.0 >> tile.0 & 1 != 0
    }

    pub fn insert(&mut self, tile: Tile) {
        self.0 |= 1 << tile.0;
    }

    pub fn remove(&mut self, tile: Tile) {
        self.0 &= !(1 << tile.0);
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// In the order of the edition's list.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let tile = Tile(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            Some(tile)
        })
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Tiles {
        let mut set = Tiles::NONE;
        for tile in tiles {
            set.insert(tile);
        }
        set
    }
}

impl TryFrom<Vec<Tile>> for Tiles {
    type Error = String;
    fn try_from(tiles: Vec<Tile>) -> Result<Tiles, String> {
        match tiles.iter().find(|tile| N_TILES <= tile.idx()) {
            Some(tile) => Err(format!("there is no tile {}", tile.0)),
            None => Ok(tiles.into_iter().collect()),
        }
    }
}

impl From<Tiles> for Vec<Tile> {
    fn from(tiles: Tiles) -> Vec<Tile> {
        tiles.iter().collect()
    }
}

impl Worker {
    pub fn new(kind: Kind, number: u8) -> Worker {
        Worker { kind, number, has_bonus: false }
    }

    /// What it counts in the final scoring (MS-122).
    pub fn value(self) -> u8 {
        if self.has_bonus { 2 } else { 1 }
    }
}

impl fmt::Display for Worker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bonus = if self.has_bonus { "*" } else { "" };
        write!(f, "{}{}{bonus}", self.kind.letters(), self.number)
    }
}

impl fmt::Display for WorkerTile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.left, self.right)
    }
}
