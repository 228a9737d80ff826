//! Places on the map by name: corners, edges, plots and road sections (MS-3, MS-6).

use std::fmt;
use std::str::FromStr;

use engine::{JsonSchema, schemars};
use serde::{Deserialize, Serialize};

use crate::components::{CELLS_MAX, ROWS_MAX};

/// Where a number stands. Corners are ordered as one reads: by row, then by column as a number. On
/// the wire: `B10`.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(try_from = "String", into = "String")]
pub struct Corner {
    /// From 0, for row A.
    pub row: u8,
    /// From 1.
    pub column: u8,
}

/// A line between two neighbouring corners: `C3-D4`.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(try_from = "String", into = "String")]
pub struct Edge(pub [Corner; 2]);

/// A triangle by its corners in reading order: `C3-C4-D4`.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(try_from = "String", into = "String")]
pub struct Plot(pub [Corner; 3]);

/// Two road pieces with a milestone between them (MS-70), in the order in which they are laid:
/// `A3-B4-C3`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
pub struct Section {
    pub from: Corner,
    pub via: Corner,
    pub to: Corner,
}

impl Edge {
    pub fn new(one: Corner, other: Corner) -> Edge {
        Edge([one.min(other), one.max(other)])
    }
}

impl Plot {
    pub fn new(mut corners: [Corner; 3]) -> Plot {
        engine::sort_short(&mut corners, |corner| *corner);
        Plot(corners)
    }
}

impl Section {
    /// The two edges that carry its road pieces.
    pub fn edges(self) -> [Edge; 2] {
        [Edge::new(self.from, self.via), Edge::new(self.via, self.to)]
    }
}

impl FromStr for Corner {
    type Err = String;
    fn from_str(name: &str) -> Result<Corner, String> {
        let no_corner = || format!("there is no corner {name:?}");
        let (letter, column) = name.split_at_checked(1).ok_or_else(no_corner)?;
        let row = letter.as_bytes()[0].wrapping_sub(b'A');
        let is_plain = column.bytes().all(|byte| byte.is_ascii_digit()) && !column.starts_with('0');
        let column: u8 = column.parse().map_err(|_| no_corner())?;
        let is_on_paper = usize::from(row) < ROWS_MAX && usize::from(column) <= CELLS_MAX;
        if is_plain && is_on_paper { Ok(Corner { row, column }) } else { Err(no_corner()) }
    }
}

impl fmt::Display for Corner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.row), self.column)
    }
}

/// Names joined by `-`, in the order in which they are written.
fn corners_of<const N: usize>(text: &str, what: &str) -> Result<[Corner; N], String> {
    let corners: Vec<Corner> = text.split('-').map(str::parse).collect::<Result<_, String>>()?;
    corners.try_into().map_err(|_| format!("{text:?} is no {what}"))
}

fn joined(corners: &[Corner]) -> String {
    corners.iter().map(Corner::to_string).collect::<Vec<_>>().join("-")
}

impl FromStr for Edge {
    type Err = String;
    fn from_str(text: &str) -> Result<Edge, String> {
        let [one, other] = corners_of(text, "edge")?;
        Ok(Edge::new(one, other))
    }
}

impl FromStr for Plot {
    type Err = String;
    fn from_str(text: &str) -> Result<Plot, String> {
        corners_of(text, "plot").map(Plot::new)
    }
}

impl FromStr for Section {
    type Err = String;
    fn from_str(text: &str) -> Result<Section, String> {
        let [from, via, to] = corners_of(text, "section")?;
        Ok(Section { from, via, to })
    }
}

impl fmt::Display for Edge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&joined(&self.0))
    }
}

impl fmt::Display for Plot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&joined(&self.0))
    }
}

impl fmt::Display for Section {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&joined(&[self.from, self.via, self.to]))
    }
}

macro_rules! on_the_wire_as_text {
    ($($name:ident),*) => {$(
        impl TryFrom<String> for $name {
            type Error = String;
            fn try_from(text: String) -> Result<$name, String> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(place: $name) -> String {
                place.to_string()
            }
        }
    )*};
}

on_the_wire_as_text!(Corner, Edge, Plot, Section);
