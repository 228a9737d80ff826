//! The eight path spaces of a tableau. As text: eight words, `st wo sa gr co` with the number of
//! the worker, `*` behind it for a bonus tile, `.` for an empty and `#` for a covered space.

use std::fmt;
use std::str::FromStr;

use engine::{JsonSchema, schemars};
use serde::{Deserialize, Serialize};

use crate::components::{N_PATH_SPACES, WORKER_NUMBER_MAX};
use crate::{Kind, Worker, WorkerTile};

/// What lies on top of a path space; what is beneath has no effect (MS-47).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PathSpace {
    Empty,
    Covered,
    Worker(Worker),
}

/// Path spaces 1 to 8.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
pub struct Path([PathSpace; N_PATH_SPACES as usize]);

/// What workers give in one move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Production {
    pub kind: Kind,
    pub n_goods: u8,
    pub points: u8,
}

impl Path {
    pub const EMPTY: Path = Path([PathSpace::Empty; N_PATH_SPACES as usize]);

    /// What lies on a space, 1 to 8.
    #[inline]
    pub fn at(&self, space: u8) -> PathSpace {
        self.0[usize::from(space) - 1]
    }

    /// The worker on a space, if there is the space and one is to be seen.
    #[inline]
    pub fn worker_at(&self, space: u8) -> Option<Worker> {
        match self.0.get(usize::from(space).wrapping_sub(1)) {
            Some(PathSpace::Worker(worker)) => Some(*worker),
            Some(PathSpace::Empty | PathSpace::Covered) | None => None,
        }
    }

    /// The visible workers with their spaces, from left to right.
    #[inline]
    pub fn workers(&self) -> impl Iterator<Item = (u8, Worker)> {
        (1..=N_PATH_SPACES).filter_map(|space| Some((space, self.worker_at(space)?)))
    }

    pub fn n_workers(&self) -> u8 {
        self.workers().count() as u8
    }

    /// MS-53, MS-54: whether the numbers never fall from left to right.
    pub fn is_rising(&self) -> bool {
        self.workers().map(|(_, worker)| worker.number).is_sorted()
    }

    /// MS-48 to MS-50: what a move brings that ends on path space `to` and started at space number
    /// `from`. None if no worker is there.
    pub fn production(&self, from: u8, to: u8) -> Option<Production> {
        let kind = self.worker_at(to)?.kind;
        let mut production = Production { kind, n_goods: 0, points: 0 };
        for worker in (from + 1..=to).filter_map(|space| self.worker_at(space)) {
            if worker.kind == kind {
                production.n_goods += 1;
                production.points += u8::from(worker.has_bonus);
            }
        }
        Some(production)
    }

    /// MS-86: the spaces whose worker may take a bonus tile of a kind, from left to right.
    pub fn eligible(&self, kind: Kind) -> impl Iterator<Item = u8> {
        let takes = move |(_, worker): &(u8, Worker)| worker.kind == kind && !worker.has_bonus;
        self.workers().filter(takes).map(|(space, _)| space)
    }

    /// MS-122: what the workers of a kind count together.
    pub fn value(&self, kind: Kind) -> u8 {
        let of_kind = self.workers().filter(|(_, worker)| worker.kind == kind);
        of_kind.map(|(_, worker)| worker.value()).sum()
    }

    /// MS-33: whether a tile with its left half on `left` would lie on empty spaces.
    pub fn is_empty_at(&self, left: u8) -> bool {
        [left, left + 1].iter().all(|space| self.at(*space) == PathSpace::Empty)
    }

    /// The same path with something else on a space.
    pub fn with(mut self, space: u8, top: PathSpace) -> Path {
        self.put(space, top);
        self
    }

    /// The same path with a tile on two adjacent spaces.
    pub fn with_tile(mut self, left: u8, tile: WorkerTile) -> Path {
        self.put_tile(left, tile);
        self
    }

    /// MS-34, MS-58: a tile comes to lie on two adjacent spaces, over whatever is there.
    pub(crate) fn put_tile(&mut self, left: u8, tile: WorkerTile) {
        self.put(left, PathSpace::Worker(tile.left));
        self.put(left + 1, PathSpace::Worker(tile.right));
    }

    pub(crate) fn put(&mut self, space: u8, top: PathSpace) {
        self.0[usize::from(space) - 1] = top;
    }
}

impl PathSpace {
    fn of_word(word: &str) -> Option<PathSpace> {
        match word {
            "." => return Some(PathSpace::Empty),
            "#" => return Some(PathSpace::Covered),
            _ => {}
        }
        let (letters, number) = word.split_at_checked(2)?;
        let (number, has_bonus) = match number.strip_suffix('*') {
            Some(number) => (number, true),
            None => (number, false),
        };
        let kind = Kind::of_letters(letters)?;
        let number = number.parse().ok().filter(|n| (1..=WORKER_NUMBER_MAX).contains(n))?;
        Some(PathSpace::Worker(Worker { kind, number, has_bonus }))
    }
}

impl fmt::Display for PathSpace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PathSpace::Empty => f.write_str("."),
            PathSpace::Covered => f.write_str("#"),
            PathSpace::Worker(worker) => worker.fmt(f),
        }
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<String> = self.0.iter().map(PathSpace::to_string).collect();
        f.write_str(&words.join(" "))
    }
}

impl fmt::Debug for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Path({self})")
    }
}

impl FromStr for Path {
    type Err = String;
    fn from_str(text: &str) -> Result<Path, String> {
        let space = |word| PathSpace::of_word(word).ok_or(format!("{word:?} is no path space"));
        let spaces: Vec<PathSpace> =
            text.split_whitespace().map(space).collect::<Result<_, String>>()?;
        let spaces = spaces.try_into().map_err(|_| "a path has eight spaces".to_owned())?;
        Ok(Path(spaces))
    }
}

impl TryFrom<String> for Path {
    type Error = String;
    fn try_from(text: String) -> Result<Path, String> {
        text.parse()
    }
}

impl From<Path> for String {
    fn from(path: Path) -> String {
        path.to_string()
    }
}
