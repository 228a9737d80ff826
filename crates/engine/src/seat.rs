//! Who sits where, and who looks.

use std::fmt;
use std::ops::{Index, IndexMut};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A place at the table, counted from 0 and clockwise.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
pub struct Seat(#[schemars(range(max = Seats::MAX - 1))] pub u8);

/// A set of seats, as one word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, JsonSchema)]
#[schemars(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct Seats(u8);

/// Whoever looks at a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    Seat(Seat),
    Spectator,
}

impl Seat {
    pub fn all(n_seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..n_seats).map(Seat)
    }

    /// The clockwise neighbour at a table of `n_seats`.
    pub fn next(self, n_seats: u8) -> Seat {
        if self.0 + 1 == n_seats { Seat(0) } else { Seat(self.0 + 1) }
    }

    pub fn idx(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl<T> Index<Seat> for [T] {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self[seat.idx()]
    }
}

impl<T> IndexMut<Seat> for [T] {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self[seat.idx()]
    }
}

impl Seats {
    /// No table has more.
    pub const MAX: u8 = 8;

    pub fn none() -> Seats {
        Seats(0)
    }

    pub fn only(seat: Seat) -> Seats {
        assert!(seat.0 < Seats::MAX, "seats are checked when a match is set up");
        Seats(1 << seat.0)
    }

    pub fn all(n_seats: u8) -> Seats {
        Seat::all(n_seats).collect()
    }

    pub fn contains(self, seat: Seat) -> bool {
        seat.0 < Seats::MAX && self.0 & (1 << seat.0) != 0
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub fn insert(&mut self, seat: Seat) {
        self.0 |= Seats::only(seat).0;
    }

    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !Seats::only(seat).0;
    }

    /// The lowest seat of the set.
    pub fn first(self) -> Option<Seat> {
        self.iter().next()
    }

    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(Seats::MAX).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        let mut set = Seats::none();
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

/// On the wire a set of seats is a list of numbers.
impl Serialize for Seats {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Seats, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        if seats.iter().any(|seat| Seats::MAX <= seat.0) {
            return Err(serde::de::Error::custom("there is no such seat"));
        }
        Ok(seats.into_iter().collect())
    }
}

impl Viewer {
    /// Everybody who can look at a table of `n_seats`.
    pub fn all(n_seats: u8) -> impl Iterator<Item = Viewer> {
        Seat::all(n_seats).map(Viewer::Seat).chain([Viewer::Spectator])
    }

    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
}
