//! A neighbourhood as text, for the wire, the terminal and the tests. One word a space: `W` `P`
//! water and park, `W1` to `P4` with the first to fourth kind of feature, `R B G Y` empty lots,
//! `R3` a red building of 3 storeys, `!!` monument, `**` empty special tile, `*B2` a building on
//! one, `..` no tile. Rows are separated by `/`.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use engine::{JsonSchema, schemars};
use serde::{Deserialize, Serialize};

use crate::measure::STOREYS_MAX;
use crate::space::SIDE_MAX;
use crate::{Colour, Face, FeatureKind, Nature, Neighbourhood, Position, Space, Spaces, Terrain};

const NO_TILE: &str = "..";
const MONUMENT: &str = "!!";
const SPECIAL: &str = "**";

/// What the wire carries: the plan, and which tile stands in its corner (CI-47).
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Written {
    top_left: Position,
    plan: String,
}

impl Neighbourhood {
    /// The word for a space.
    pub fn word(&self, at: Space) -> String {
        let Some(space) = self.frame(at) else { return NO_TILE.to_owned() };
        let is_on = |set: Spaces| set.has_any(space);
        let mark = if is_on(self.specials()) { "*" } else { "" };
        if let Some(building) = self.building_at(at) {
            return format!("{mark}{}{}", building.colour.letter(), building.height);
        }
        let nature = Nature::ALL.into_iter().find(|nature| is_on(self.nature(*nature)));
        let colour = Colour::ALL.into_iter().find(|colour| is_on(self.printed(*colour)));
        match (nature, colour) {
            _ if is_on(self.monuments()) => MONUMENT.to_owned(),
            _ if is_on(self.specials()) => SPECIAL.to_owned(),
            (Some(nature), _) => {
                let rank = (0..4).find(|rank| is_on(self.features_of_rank(*rank)));
                let rank = rank.map_or(String::new(), |rank| (rank + 1).to_string());
                format!("{}{rank}", nature.letter())
            }
            (None, Some(colour)) => colour.letter().to_string(),
            (None, None) => NO_TILE.to_owned(),
        }
    }

    /// The words, row by row.
    pub fn words(&self) -> Vec<Vec<String>> {
        let Position { row: top, column: left } = self.top_left();
        let (n_rows, n_columns) = self.size();
        let word = |row, column| {
            self.word(Space { row: 2 * top + row as i8, column: 2 * left + column as i8 })
        };
        let line = |row| (0..2 * n_columns).map(move |column| word(row, column)).collect();
        (0..2 * n_rows).map(line).collect()
    }
}

impl fmt::Display for Neighbourhood {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows: Vec<String> = self.words().into_iter().map(|row| row.join(" ")).collect();
        f.write_str(&rows.join("/"))
    }
}

/// What a word says of its space.
struct Read {
    terrain: Terrain,
    feature: Option<FeatureKind>,
    building: Option<(Colour, u8)>,
}

impl FromStr for Neighbourhood {
    type Err = String;
    fn from_str(text: &str) -> Result<Neighbourhood, String> {
        let rows = text.split(['/', '\n']).map(|row| row.split_whitespace().collect::<Vec<_>>());
        let rows: Vec<Vec<&str>> = rows.filter(|row| !row.is_empty()).collect();
        let n_columns = rows.first().map_or(0, Vec::len);
        let is_size = |n: usize| n.is_multiple_of(2) && n <= SIDE_MAX as usize;
        let is_even = is_size(rows.len()) && is_size(n_columns);
        if !is_even || rows.iter().any(|row| row.len() != n_columns) {
            return Err("a plan is whole tiles, at most five by five of them".to_owned());
        }
        let size = ((rows.len() / 2) as u8, (n_columns / 2) as u8);
        let mut city = Neighbourhood::framed((0, 0), size);
        for row in (0..rows.len()).step_by(2) {
            for column in (0..n_columns).step_by(2) {
                let words = [&rows[row][column..column + 2], &rows[row + 1][column..column + 2]];
                read_tile(&mut city, row, column, words.concat())?;
            }
        }
        if !has_tight_frame(&rows) {
            return Err("a plan has a tile in each of its rows and columns".to_owned());
        }
        Ok(city)
    }
}

fn has_tight_frame(rows: &[Vec<&str>]) -> bool {
    let is_tiled = |word: &&str| *word != NO_TILE;
    let n_columns = rows.first().map_or(0, Vec::len);
    let has_column = |column: usize| rows.iter().any(|row| is_tiled(&row[column]));
    rows.iter().all(|row| row.iter().any(is_tiled)) && (0..n_columns).all(has_column)
}

fn read_tile(
    city: &mut Neighbourhood,
    row: usize,
    column: usize,
    words: Vec<&str>,
) -> Result<(), String> {
    if words.iter().all(|word| *word == NO_TILE) {
        return Ok(());
    }
    let read: Vec<Read> = words.into_iter().map(read_word).collect::<Result<_, _>>()?;
    let terrains: Vec<Terrain> = read.iter().map(|read| read.terrain).collect();
    let face = Face(terrains.try_into().expect("a tile has four spaces"));
    city.print((row / 2) as i8, (column / 2) as i8, face);
    for (i, Read { feature, building, .. }) in read.into_iter().enumerate() {
        let space = Spaces::at((row + i / 2) as u32, (column + i % 2) as u32);
        if let Some(feature) = feature {
            city.place_feature(feature, space);
        }
        if let Some((colour, height)) = building {
            (0..height).for_each(|_| city.place_piece(colour, space));
        }
    }
    Ok(())
}

fn read_word(word: &str) -> Result<Read, String> {
    let unknown = || format!("no space is written {word:?}");
    let plain = |terrain| Read { terrain, feature: None, building: None };
    // What is printed under a grey feature is forgotten.
    let any_lot = Terrain::Lot(Colour::Red);
    match word {
        MONUMENT => return Ok(Read { feature: Some(FeatureKind::Monument), ..plain(any_lot) }),
        SPECIAL => return Ok(Read { feature: Some(FeatureKind::Special), ..plain(any_lot) }),
        _ => {}
    }
    if let Some(building) = word.strip_prefix('*') {
        let is_building = |read: &Read| read.building.is_some() && read.feature.is_none();
        let read = read_word(building).ok().filter(is_building);
        return Ok(Read { feature: Some(FeatureKind::Special), ..read.ok_or_else(unknown)? });
    }
    let mut letters = word.chars();
    let terrain = letters.next().and_then(Terrain::of_letter).ok_or_else(unknown)?;
    let number = match letters.as_str() {
        "" => return Ok(plain(terrain)),
        number => number.parse::<u8>().map_err(|_| unknown())?,
    };
    if !(1..=STOREYS_MAX).contains(&number) {
        return Err(unknown());
    }
    Ok(match terrain {
        Terrain::Water | Terrain::Park => {
            let on = if terrain == Terrain::Water { Nature::Water } else { Nature::Park };
            let feature = FeatureKind::Nature { on, rank: number - 1 };
            Read { feature: Some(feature), ..plain(terrain) }
        }
        Terrain::Lot(colour) => Read { building: Some((colour, number)), ..plain(terrain) },
    })
}

impl JsonSchema for Neighbourhood {
    fn schema_name() -> Cow<'static, str> {
        "Neighbourhood".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Written::json_schema(generator)
    }
}

impl Serialize for Neighbourhood {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Written { top_left: self.top_left(), plan: self.to_string() }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Neighbourhood {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Written { top_left, plan } = Written::deserialize(deserializer)?;
        let city: Neighbourhood = plan.parse().map_err(serde::de::Error::custom)?;
        let far = |message: &str| serde::de::Error::custom(message);
        city.with_corner(top_left).ok_or_else(|| far("the starting tile is not in the plan"))
    }
}
