//! A bunch of like things, of which only the number of each sort matters: the bag, a hand, a pile
//! whose order nobody knows.

use engine::{Cx, JsonSchema, schemars};
use serde::{Deserialize, Serialize};

use crate::{CardIdx, Colour, Event, Kind, N_COLOURS, N_KINDS, TileIdx};

/// What a bunch can hold: sorts with numbers.
pub trait Sort: Copy {
    fn idx(self) -> usize;
    /// `idx` is below the number of sorts of the bunch.
    fn of_idx(idx: usize) -> Self;
}

/// How many there are of each sort. On the wire: a list of the things, in the order of the sorts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, JsonSchema)]
#[schemars(from = "Vec<T>", into = "Vec<T>", bound = "T: JsonSchema", inline)]
pub struct Bunch<T, const N: usize> {
    n_of: [u8; N],
    n: u8,
    sort: std::marker::PhantomData<T>,
}

pub const CARDS_MAX: usize = 32;
pub const TILES_MAX: usize = 32;

pub type Pieces = Bunch<Colour, N_COLOURS>;
pub type Features = Bunch<Kind, N_KINDS>;
pub type CardPile = Bunch<CardIdx, CARDS_MAX>;
pub type TilePile = Bunch<TileIdx, TILES_MAX>;

impl<T: Sort, const N: usize> Bunch<T, N> {
    pub const NONE: Bunch<T, N> = Bunch { n_of: [0; N], n: 0, sort: std::marker::PhantomData };

    #[inline]
    pub fn count(&self, thing: T) -> u8 {
        self.n_of[thing.idx()]
    }

    #[inline]
    pub fn len(&self) -> u8 {
        self.n
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.n == 0
    }

    #[inline]
    pub fn put(&mut self, thing: T) {
        self.n_of[thing.idx()] += 1;
        self.n += 1;
    }

    #[inline]
    pub fn take(&mut self, thing: T) {
        self.n_of[thing.idx()] -= 1;
        self.n -= 1;
    }

    /// The sorts of which there is at least one.
    #[inline]
    pub fn sorts(&self) -> impl Iterator<Item = T> {
        let n_of = self.n_of;
        (0..N).filter(move |idx| 0 < n_of[*idx]).map(T::of_idx)
    }

    /// Each thing, in the order of the sorts.
    pub fn things(&self) -> impl Iterator<Item = T> {
        let n_of = self.n_of;
        (0..N).flat_map(move |idx| (0..n_of[idx]).map(move |_| T::of_idx(idx)))
    }

    /// CI-105: takes one out, each single thing as likely as the others.
    #[inline]
    pub(crate) fn draw(&mut self, cx: &mut Cx<'_, Event>) -> T {
        let mut left = cx.below(self.n.into());
        for idx in 0..N {
            let n = u32::from(self.n_of[idx]);
            if left < n {
                let thing = T::of_idx(idx);
                self.take(thing);
                return thing;
            }
            left -= n;
        }
        unreachable!("the draw is below the number of things")
    }
}

impl<T: Sort, const N: usize> Default for Bunch<T, N> {
    fn default() -> Bunch<T, N> {
        Bunch::NONE
    }
}

impl<T: Sort, const N: usize> FromIterator<T> for Bunch<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Bunch<T, N> {
        let mut bunch = Bunch::NONE;
        for thing in things {
            bunch.put(thing);
        }
        bunch
    }
}

impl<T: Sort + Serialize, const N: usize> Serialize for Bunch<T, N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.things())
    }
}

impl<'de, T: Sort + Deserialize<'de>, const N: usize> Deserialize<'de> for Bunch<T, N> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let things = Vec::<T>::deserialize(deserializer)?;
        let is_known = |thing: &T| thing.idx() < N;
        if things.len() <= usize::from(u8::MAX) && things.iter().all(is_known) {
            return Ok(things.into_iter().collect());
        }
        Err(serde::de::Error::custom("there are no such things, or too many"))
    }
}

impl Sort for Colour {
    fn idx(self) -> usize {
        self as usize
    }

    fn of_idx(idx: usize) -> Colour {
        Colour::ALL[idx]
    }
}

/// An index into a list of the catalogue is a sort.
macro_rules! index {
    ($($name:ident)*) => {
        $(impl Sort for $name {
            fn idx(self) -> usize {
                usize::from(self.0)
            }

            fn of_idx(idx: usize) -> $name {
                $name(idx as u8)
            }
        })*
    };
}

index!(CardIdx TileIdx Kind);
