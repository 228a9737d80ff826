//! A city drawn with letters, for the wire, the terminal and the tests: seven rows, `#` tower, `.`
//! free, `c` crate, `w` wall, `h` house, `1` to `5` church, `C S P A M J N` persons.

use std::fmt;
use std::str::FromStr;

use engine::{JsonSchema, schemars};
use serde::{Deserialize, Serialize};

use crate::components::{N_CHURCH_SIZES, N_ROWS_OF_CITY};
use crate::{City, Field, Fields, Person, Piece};

/// What stands on each field. As text, the rows are separated by `/` or white space.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
pub struct Plan(Vec<(Field, Piece)>);

const TOWER: char = '#';
const FREE: char = '.';
const PERSONS: [char; 7] = ['C', 'S', 'P', 'A', 'M', 'J', 'N'];

impl Plan {
    pub fn of(city: &City) -> Plan {
        Plan(Field::all().filter_map(|field| Some((field, city.piece_at(field)?))).collect())
    }

    pub fn pieces(&self) -> &[(Field, Piece)] {
        &self.0
    }

    /// Draws all pieces into a bare city: bare of coins, logs and points too.
    pub fn city(&self) -> City {
        let mut city = City::bare();
        for (field, piece) in &self.0 {
            city.draw(*field, *piece);
        }
        city
    }

    /// Every frame has a plan of each city, so this is not left to the formatter.
    fn letters(&self) -> String {
        let mut rows = [[TOWER; N_ROWS_OF_CITY as usize]; N_ROWS_OF_CITY as usize];
        let mut draw = |field: Field, letter| {
            rows[usize::from(field.row())][usize::from(field.column())] = letter;
        };
        Field::all().for_each(|field| draw(field, FREE));
        self.0.iter().for_each(|(field, piece)| draw(*field, piece.letter()));
        let mut letters = String::with_capacity(rows.len() * (rows.len() + 1));
        for (row, idx) in rows.iter().zip(0..) {
            if 0 < idx {
                letters.push('/');
            }
            letters.extend(row);
        }
        letters
    }
}

impl Piece {
    pub fn letter(self) -> char {
        match self {
            Piece::Crate => 'c',
            Piece::Wall => 'w',
            Piece::House => 'h',
            Piece::Church(size) => char::from(b'0' + size),
            Piece::Person(person) => PERSONS[person as usize],
        }
    }

    fn of_letter(letter: char) -> Option<Piece> {
        let churches = (1..=N_CHURCH_SIZES as u8).map(Piece::Church);
        let persons = Person::ALL.into_iter().map(Piece::Person);
        let all = [Piece::Crate, Piece::Wall, Piece::House].into_iter();
        all.chain(churches).chain(persons).find(|piece| piece.letter() == letter)
    }
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.letters())
    }
}

impl FromStr for Plan {
    type Err = String;
    fn from_str(text: &str) -> Result<Plan, String> {
        let separates = |letter: char| letter == '/' || letter.is_whitespace();
        let rows: Vec<&str> = text.split(separates).filter(|row| !row.is_empty()).collect();
        let is_square = rows.len() == usize::from(N_ROWS_OF_CITY)
            && rows.iter().all(|row| row.chars().count() == usize::from(N_ROWS_OF_CITY));
        if !is_square {
            return Err("a city is drawn as seven rows of seven letters".to_owned());
        }
        let mut pieces = Vec::new();
        for (row, letters) in (0..).zip(rows) {
            for (column, letter) in (0..).zip(letters.chars()) {
                pieces.extend(read_letter(row, column, letter)?);
            }
        }
        Ok(Plan(pieces))
    }
}

fn read_letter(row: u8, column: u8, letter: char) -> Result<Option<(Field, Piece)>, String> {
    let Some(field) = Field::at(row, column) else {
        return if letter == TOWER { Ok(None) } else { Err(format!("{letter:?} on a tower")) };
    };
    if letter == FREE {
        return Ok(None);
    }
    let piece = Piece::of_letter(letter).ok_or(format!("no piece has the letter {letter:?}"))?;
    let is_wall_inside = piece == Piece::Wall && Fields::INNER.contains(field);
    if is_wall_inside {
        return Err(format!("a wall on the inner field {field}"));
    }
    Ok(Some((field, piece)))
}

impl TryFrom<String> for Plan {
    type Error = String;
    fn try_from(text: String) -> Result<Plan, String> {
        text.parse()
    }
}

impl From<Plan> for String {
    fn from(plan: Plan) -> String {
        plan.letters()
    }
}
