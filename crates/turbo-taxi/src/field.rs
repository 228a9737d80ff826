//! The twelve border fields of the city board (TT-9), and sets of them.

use std::fmt;

use engine::{JsonSchema, schemars};
use serde::{Deserialize, Serialize};

use crate::{Cell, Side};

/// 0 to 11, clockwise from the top left.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(try_from = "u8", into = "u8")]
pub struct Field(u8);

/// A set of fields. On the wire: a list of numbers in ascending order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, JsonSchema)]
#[schemars(from = "Vec<Field>", into = "Vec<Field>")]
pub struct Fields(u16);

pub const N_FIELDS: usize = 12;

/// The cell at each field.
const CELLS: [u8; N_FIELDS] = [0, 1, 2, 2, 5, 8, 8, 7, 6, 6, 3, 0];

impl Field {
    pub const fn new(number: u8) -> Option<Field> {
        if number < N_FIELDS as u8 { Some(Field(number)) } else { None }
    }

    pub fn all() -> impl DoubleEndedIterator<Item = Field> + Clone {
        (0..N_FIELDS as u8).map(Field)
    }

    pub const fn number(self) -> u8 {
        self.0
    }

    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// TT-10: one of the two fields at a corner cell, on the board as printed.
    pub fn is_green(self) -> bool {
        Fields::GREEN.contains(self)
    }

    /// The cell that the field touches.
    pub fn cell(self) -> Cell {
        Cell::new(CELLS[self.idx()]).expect("the table holds cells")
    }

    /// The side of that cell at which it touches, which is also the side of the board.
    pub fn side(self) -> Side {
        Side::ALL[self.idx() / 3]
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl TryFrom<u8> for Field {
    type Error = String;
    fn try_from(number: u8) -> Result<Field, String> {
        Field::new(number).ok_or_else(|| format!("TT-9: there is no field {number}"))
    }
}

impl From<Field> for u8 {
    fn from(field: Field) -> u8 {
        field.0
    }
}

impl Fields {
    pub const NONE: Fields = Fields(0);
    pub const ALL: Fields = Fields(0xfff);
    /// TT-10: all but 1, 4, 7 and 10.
    pub const GREEN: Fields = Fields(0b1011_0110_1101);

    pub const fn contains(self, field: Field) -> bool {
        self.0 >> field.0 & 1 != 0
    }

    pub fn insert(&mut self, field: Field) {
        self.0 |= 1 << field.0;
    }

    pub fn remove(&mut self, field: Field) {
        self.0 &= !(1 << field.0);
    }

    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Field> + Clone {
        Field::all().filter(move |field| self.contains(*field))
    }
}

impl FromIterator<Field> for Fields {
    fn from_iter<I: IntoIterator<Item = Field>>(fields: I) -> Fields {
        let mut set = Fields::NONE;
        fields.into_iter().for_each(|field| set.insert(field));
        set
    }
}

impl Serialize for Fields {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Fields, D::Error> {
        let mut set = Fields::NONE;
        for field in Vec::<Field>::deserialize(deserializer)? {
            if set.contains(field) {
                return Err(serde::de::Error::custom(format!("field {field} stands there twice")));
            }
            set.insert(field);
        }
        Ok(set)
    }
}
