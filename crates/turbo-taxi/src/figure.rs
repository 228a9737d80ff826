//! The four figures on the border fields (TT-11).

use std::fmt;

use engine::{JsonSchema, schemars};
use serde::{Deserialize, Serialize};

/// In the order in which a task names them.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Figure {
    YellowTaxi,
    YellowHouse,
    BlackTaxi,
    BlackHouse,
}

/// A pair of figures: the taxi and its house.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    Yellow,
    Black,
}

pub const N_FIGURES: usize = 4;

impl Figure {
    pub const ALL: [Figure; N_FIGURES] =
        [Figure::YellowTaxi, Figure::YellowHouse, Figure::BlackTaxi, Figure::BlackHouse];

    pub fn idx(self) -> usize {
        self as usize
    }

    pub fn colour(self) -> Colour {
        match self {
            Figure::YellowTaxi | Figure::YellowHouse => Colour::Yellow,
            Figure::BlackTaxi | Figure::BlackHouse => Colour::Black,
        }
    }

    pub fn is_taxi(self) -> bool {
        self == self.colour().taxi()
    }

    /// The other figure of the colour.
    pub fn partner(self) -> Figure {
        match self {
            Figure::YellowTaxi => Figure::YellowHouse,
            Figure::YellowHouse => Figure::YellowTaxi,
            Figure::BlackTaxi => Figure::BlackHouse,
            Figure::BlackHouse => Figure::BlackTaxi,
        }
    }

    pub fn label(self) -> &'static str {
        ["yellow_taxi", "yellow_house", "black_taxi", "black_house"][self.idx()]
    }
}

impl Colour {
    pub const ALL: [Colour; 2] = [Colour::Yellow, Colour::Black];

    pub fn taxi(self) -> Figure {
        match self {
            Colour::Yellow => Figure::YellowTaxi,
            Colour::Black => Figure::BlackTaxi,
        }
    }

    pub fn house(self) -> Figure {
        self.taxi().partner()
    }

    pub fn label(self) -> &'static str {
        ["yellow", "black"][self as usize]
    }

    /// What marks the pair for whoever cannot tell the colours.
    pub fn badge(self) -> char {
        ['A', 'B'][self as usize]
    }
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.label())
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.label())
    }
}
