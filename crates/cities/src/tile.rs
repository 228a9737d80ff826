//! What is printed on tiles: water, park, and lots in four colours (CI-11, CI-43).

use std::fmt;
use std::str::FromStr;

use engine::{JsonSchema, schemars};
use serde::{Deserialize, Serialize};

pub const N_COLOURS: usize = 4;

/// The colour of a piece, a lot or a building.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    Red,
    Blue,
    Green,
    Yellow,
}

/// What features go on and areas are made of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Nature {
    Water,
    Park,
}

/// One printed space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Terrain {
    Water,
    Park,
    Lot(Colour),
}

/// The four spaces of a tile, row by row from the top left. As text: `WR/BP`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
pub struct Face(pub [Terrain; 4]);

impl Colour {
    pub const ALL: [Colour; N_COLOURS] = [Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow];

    pub fn idx(self) -> usize {
        self as usize
    }

    pub fn letter(self) -> char {
        ['R', 'B', 'G', 'Y'][self.idx()]
    }

    pub fn of_letter(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter)
    }
}

impl Nature {
    pub const ALL: [Nature; 2] = [Nature::Water, Nature::Park];

    pub fn letter(self) -> char {
        match self {
            Nature::Water => 'W',
            Nature::Park => 'P',
        }
    }
}

impl Terrain {
    pub fn letter(self) -> char {
        match self {
            Terrain::Water => 'W',
            Terrain::Park => 'P',
            Terrain::Lot(colour) => colour.letter(),
        }
    }

    pub fn of_letter(letter: char) -> Option<Terrain> {
        match letter {
            'W' => Some(Terrain::Water),
            'P' => Some(Terrain::Park),
            letter => Colour::of_letter(letter).map(Terrain::Lot),
        }
    }
}

impl Face {
    /// CI-43: so many quarter turns clockwise.
    pub fn turned(self, n_quarters: u8) -> Face {
        let [a, b, c, d] = self.0;
        Face(match n_quarters % 4 {
            0 => [a, b, c, d],
            1 => [c, a, d, b],
            2 => [d, c, b, a],
            _ => [b, d, a, c],
        })
    }

    /// CI-43: the rotations that look different, each by its lowest number.
    pub fn rotations(self) -> impl Iterator<Item = u8> {
        (0..4).filter(move |n| (0..*n).all(|lower| self.turned(lower) != self.turned(*n)))
    }

    pub fn is_same_turned(self, other: Face) -> bool {
        (0..4).any(|n| self.turned(n) == other)
    }
}

impl FromStr for Face {
    type Err = String;
    fn from_str(text: &str) -> Result<Face, String> {
        let letters: Vec<char> = text.chars().collect();
        let terrain = |letter: char| Terrain::of_letter(letter);
        match letters[..] {
            [a, b, '/', c, d] => match (terrain(a), terrain(b), terrain(c), terrain(d)) {
                (Some(a), Some(b), Some(c), Some(d)) => Ok(Face([a, b, c, d])),
                _ => Err(format!("{text:?} has a letter other than W P R B G Y")),
            },
            _ => Err(format!("{text:?} is not two letters, a slash, two letters")),
        }
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c, d] = self.0.map(Terrain::letter);
        write!(f, "{a}{b}/{c}{d}")
    }
}

impl TryFrom<String> for Face {
    type Error = String;
    fn try_from(text: String) -> Result<Face, String> {
        text.parse()
    }
}

impl From<Face> for String {
    fn from(face: Face) -> String {
        face.to_string()
    }
}
