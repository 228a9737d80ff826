//! The closed vocabulary of scoring terms (CI-76 to CI-91): what a card or a goal counts. What each
//! term gives on a neighbourhood is in `survey.rs`.

use std::fmt;

use crate::{Colour, Nature};

/// What is counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Measure {
    Buildings { filter: Filter },
    Sets { members: Vec<Filter> },
    Distinct { by: By, filter: Filter },
    AdjacentPairs { relation: Relation, ends: Option<[Filter; 2]> },
    LargestArea { of: Ground },
    AreaSpan { of: Ground },
    Areas { of: Vec<Nature>, min_size: u32, min_kinds: u32 },
    MostKinds { of: Nature },
    Spaces { of: Nature, adjacent_to: Option<Nature>, is_between_buildings: bool },
    MostAround { of: Nature },
    LongestRun { min_colours: u32 },
    Lines { min_buildings: u32 },
    FullestSquare { side: u32 },
    Climb,
}

/// CI-76: which buildings match. All that is given must hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Filter {
    pub colour: Option<Colour>,
    /// From 1 to 4; an exact height is both.
    pub min_height: u8,
    pub max_height: u8,
    pub is_at_water: bool,
    pub is_at_park: bool,
}

/// In what the buildings of [`Measure::Distinct`] differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    Colour,
    Height,
    ColourAndHeight,
}

/// What makes two adjacent buildings a pair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relation {
    Any,
    SameColour,
    OtherColour,
    SameHeight,
    HeightStep,
}

/// What a connected group is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    Nature(Nature),
    Buildings,
    LotsOfOneColour,
}

pub const STOREYS_MAX: u8 = 4;

/// The words of a component file, in the order in which messages list them (CI-15).
pub const KINDS: [&str; 14] = [
    "buildings",
    "sets",
    "distinct",
    "adjacent_pairs",
    "largest_area",
    "area_span",
    "areas",
    "most_kinds",
    "spaces",
    "most_around",
    "longest_run",
    "lines",
    "fullest_square",
    "climb",
];

impl Filter {
    pub const ANY: Filter = Filter {
        colour: None,
        min_height: 1,
        max_height: STOREYS_MAX,
        is_at_water: false,
        is_at_park: false,
    };

    /// CI-16: whether one building could match both.
    pub fn overlaps(&self, other: &Filter) -> bool {
        let fits = match (self.colour, other.colour) {
            (Some(one), Some(another)) => one == another,
            (None, _) | (_, None) => true,
        };
        fits && self.min_height <= other.max_height && other.min_height <= self.max_height
    }
}

impl Measure {
    /// The word of a component file.
    pub fn kind(&self) -> &'static str {
        KINDS[match self {
            Measure::Buildings { .. } => 0,
            Measure::Sets { .. } => 1,
            Measure::Distinct { .. } => 2,
            Measure::AdjacentPairs { .. } => 3,
            Measure::LargestArea { .. } => 4,
            Measure::AreaSpan { .. } => 5,
            Measure::Areas { .. } => 6,
            Measure::MostKinds { .. } => 7,
            Measure::Spaces { .. } => 8,
            Measure::MostAround { .. } => 9,
            Measure::LongestRun { .. } => 10,
            Measure::Lines { .. } => 11,
            Measure::FullestSquare { .. } => 12,
            Measure::Climb => 13,
        }]
    }

    /// The most that a goal may ask for (CI-14).
    pub fn ceiling(&self) -> u32 {
        match self {
            Measure::Buildings { .. }
            | Measure::LargestArea { .. }
            | Measure::Areas { .. }
            | Measure::Spaces { .. } => 36,
            Measure::Sets { members } => 36 / members.len() as u32,
            Measure::AdjacentPairs { .. } => 60,
            Measure::Lines { .. } => 12,
            Measure::AreaSpan { .. } | Measure::LongestRun { .. } => 6,
            Measure::FullestSquare { side } => side * side,
            Measure::Distinct { .. }
            | Measure::MostKinds { .. }
            | Measure::MostAround { .. }
            | Measure::Climb => 4,
        }
    }
}

/// For the terminal, in the words of a component file; pages make sentences of their own.
impl fmt::Display for Measure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = self.kind().replace('_', " ");
        match self {
            Measure::Buildings { filter } => write!(f, "{kind}{filter}"),
            Measure::Sets { members } => {
                write!(f, "{kind} of")?;
                members.iter().try_for_each(|member| write!(f, "{member},"))
            }
            Measure::Distinct { by, filter } => write!(f, "{kind} by {}{filter}", lower(by)),
            Measure::AdjacentPairs { relation, ends: None } => {
                write!(f, "{kind} {}", lower(relation))
            }
            Measure::AdjacentPairs { relation, ends: Some([a, b]) } => {
                write!(f, "{kind} {}{a} and{b}", lower(relation))
            }
            Measure::LargestArea { of } | Measure::AreaSpan { of } => match of {
                Ground::Nature(nature) => write!(f, "{kind} {}", lower(nature)),
                ground => write!(f, "{kind} {}", lower(ground)),
            },
            Measure::Areas { of, min_size, min_kinds } => {
                let of: Vec<String> = of.iter().map(lower).collect();
                write!(f, "{kind} {}, {min_size}+ spaces, {min_kinds}+ features", of.join(" or "))
            }
            Measure::MostKinds { of } | Measure::MostAround { of } => {
                write!(f, "{kind} {}", lower(of))
            }
            Measure::Spaces { of, adjacent_to, is_between_buildings } => {
                write!(f, "{kind} {}", lower(of))?;
                adjacent_to.iter().try_for_each(|nature| write!(f, " at {}", lower(nature)))?;
                f.write_str(if *is_between_buildings { " between buildings" } else { "" })
            }
            Measure::LongestRun { min_colours } => write!(f, "{kind} in {min_colours}+ colours"),
            Measure::Lines { min_buildings } => write!(f, "{kind} with {min_buildings}+ buildings"),
            Measure::FullestSquare { side } => write!(f, "{kind} {side} x {side}"),
            Measure::Climb => f.write_str(&kind),
        }
    }
}

/// What it asks for, each word after a blank.
impl fmt::Display for Filter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.colour.iter().try_for_each(|colour| write!(f, " {}", lower(colour)))?;
        match (self.min_height, self.max_height) {
            (1, STOREYS_MAX) => {}
            (height, STOREYS_MAX) if height < STOREYS_MAX => write!(f, " {height}+ storeys")?,
            (min, max) if min == max => write!(f, " {min} storeys")?,
            (min, max) => write!(f, " {min}-{max} storeys")?,
        }
        f.write_str(if self.is_at_water { " at water" } else { "" })?;
        f.write_str(if self.is_at_park { " at park" } else { "" })
    }
}

fn lower(word: impl fmt::Debug) -> String {
    let mut words = String::new();
    for letter in format!("{word:?}").chars() {
        if letter.is_uppercase() && !words.is_empty() {
            words.push(' ');
        }
        words.push(letter.to_ascii_lowercase());
    }
    words
}
