//! The grid of a city: 45 fields, four sides, sets of fields as bitboards.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not};
use std::str::FromStr;

use engine::{JsonSchema, schemars};
use serde::{Deserialize, Serialize};

use crate::components::{Bonus, N_FIELDS, N_ROWS_OF_CITY, N_SIDES, PRINTED_CRATES, SIDE_BONUSES};

/// A field by its place on the bitboard, 8 * row + column. The eighth column is empty: a shift over
/// the edge of the city falls into it, and the mask of all fields removes it. On the wire: `d4`.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(try_from = "String", into = "String")]
pub struct Field(u8);

/// A set of fields. On the wire: a list of labels.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, JsonSchema)]
#[schemars(from = "Vec<Field>", into = "Vec<Field>")]
pub struct Fields(u64);

/// Five outer fields between two towers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    Top,
    Right,
    Bottom,
    Left,
}

const STRIDE: u8 = 8;
const LAST: u8 = N_ROWS_OF_CITY - 1;

impl Field {
    pub fn at(row: u8, column: u8) -> Option<Field> {
        let is_on_grid = row <= LAST && column <= LAST;
        let field = Field(row.wrapping_mul(STRIDE).wrapping_add(column));
        (is_on_grid && Fields::ALL.contains(field)).then_some(field)
    }

    /// Every field, in the order of [`Field::idx`].
    pub fn all() -> impl Iterator<Item = Field> {
        Fields::ALL.iter()
    }

    pub fn row(self) -> u8 {
        self.0 / STRIDE
    }

    pub fn column(self) -> u8 {
        self.0 % STRIDE
    }

    /// 0..=44, row by row; the towers are skipped.
    pub fn idx(self) -> usize {
        let before = (1u64 << self.0) - 1;
        (Fields::ALL.0 & before).count_ones() as usize
    }

    /// The side of an outer field.
    pub fn side(self) -> Option<Side> {
        Side::ALL.into_iter().find(|side| side.fields().contains(self))
    }
}

impl FromStr for Field {
    type Err = String;
    fn from_str(label: &str) -> Result<Field, String> {
        let no_field = || format!("there is no field {label:?}");
        let [column, row] = label.as_bytes() else {
            return Err(no_field());
        };
        Field::at(row.wrapping_sub(b'1'), column.wrapping_sub(b'a')).ok_or_else(no_field)
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl TryFrom<String> for Field {
    type Error = String;
    fn try_from(label: String) -> Result<Field, String> {
        label.parse()
    }
}

impl From<Field> for String {
    fn from(field: Field) -> String {
        field.to_string()
    }
}

impl Fields {
    pub const NONE: Fields = Fields(0);
    pub const ALL: Fields = Fields(0x3e_7f_7f_7f_7f_7f_3e);
    pub const INNER: Fields = Fields(0x00_3e_3e_3e_3e_3e_00);
    pub const OUTER: Fields = Fields(Fields::ALL.0 & !Fields::INNER.0);
    pub const PRINTED: Fields = printed();

    pub fn only(field: Field) -> Fields {
        Fields(1 << field.0)
    }

    pub fn contains(self, field: Field) -> bool {
        self.0 >> field.0 & 1 != 0
    }

    pub fn insert(&mut self, field: Field) {
        self.0 |= 1 << field.0;
    }

    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn has_all(self, part: Fields) -> bool {
        part.0 & !self.0 == 0
    }

    pub fn has_any(self, part: Fields) -> bool {
        part.0 & self.0 != 0
    }

    /// The lowest field.
    pub fn first(self) -> Option<Field> {
        (self.0 != 0).then(|| Field(self.0.trailing_zeros() as u8))
    }

    /// In ascending order.
    pub fn iter(self) -> impl Iterator<Item = Field> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let field = Fields(rest).first()?;
            rest &= rest - 1;
            Some(field)
        })
    }

    /// The fields that share an edge with one of these (SM-36); they may be among them.
    pub fn orthogonal(self) -> Fields {
        let s = self.0;
        Fields((s << 1 | s >> 1 | s << STRIDE | s >> STRIDE) & Fields::ALL.0)
    }

    /// The fields other than these that touch one of them at an edge or a corner (SM-36).
    pub fn all_round(self) -> Fields {
        let row = self.0 | self.0 << 1 | self.0 >> 1;
        Fields((row | row << STRIDE | row >> STRIDE) & !self.0 & Fields::ALL.0)
    }

    /// All fields of this set that hang together with `seed` by edges.
    pub fn region(self, seed: Field) -> Fields {
        let mut region = Fields::only(seed);
        loop {
            let grown = (region | region.orthogonal()) & self;
            if grown == region {
                return region;
            }
            region = grown;
        }
    }

    /// The parts of this set that hang together by edges, largest or not.
    pub fn regions(self) -> impl Iterator<Item = Fields> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let region = rest.region(rest.first()?);
            rest = rest & !region;
            Some(region)
        })
    }
}

const fn printed() -> Fields {
    let mut bits = 0;
    let mut i = 0;
    while i < PRINTED_CRATES.len() {
        let (row, column) = PRINTED_CRATES[i];
        bits |= 1 << (row * STRIDE + column);
        i += 1;
    }
    Fields(bits)
}

impl BitAnd for Fields {
    type Output = Fields;
    fn bitand(self, other: Fields) -> Fields {
        Fields(self.0 & other.0)
    }
}

impl BitOr for Fields {
    type Output = Fields;
    fn bitor(self, other: Fields) -> Fields {
        Fields(self.0 | other.0)
    }
}

impl BitOrAssign for Fields {
    fn bitor_assign(&mut self, other: Fields) {
        self.0 |= other.0;
    }
}

/// The other fields of the city.
impl Not for Fields {
    type Output = Fields;
    fn not(self) -> Fields {
        Fields(!self.0 & Fields::ALL.0)
    }
}

impl FromIterator<Field> for Fields {
    fn from_iter<I: IntoIterator<Item = Field>>(fields: I) -> Fields {
        let mut set = Fields::NONE;
        for field in fields {
            set.insert(field);
        }
        set
    }
}

impl fmt::Debug for Fields {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|field| field.to_string())).finish()
    }
}

impl Serialize for Fields {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Fields, D::Error> {
        Ok(Vec::<Field>::deserialize(deserializer)?.into_iter().collect())
    }
}

impl Side {
    pub const ALL: [Side; N_SIDES] = [Side::Top, Side::Right, Side::Bottom, Side::Left];

    pub const fn fields(self) -> Fields {
        Fields(match self {
            Side::Top => 0x00_00_00_00_00_00_3e,
            Side::Right => 0x00_40_40_40_40_40_00,
            Side::Bottom => 0x3e_00_00_00_00_00_00,
            Side::Left => 0x00_01_01_01_01_01_00,
        })
    }

    /// SM-42: fixed by the tower whose arrow points along the side.
    pub fn bonus(self) -> Bonus {
        SIDE_BONUSES[self as usize]
    }
}

const _: () = assert!(Fields::ALL.0.count_ones() as usize == N_FIELDS);
