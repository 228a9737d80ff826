//! Cities and dice as text: what RULES.md says under "Notation".

use saint_malo::{Dice, Field, Person, Piece, Plan, Symbol};

use crate::table::{START, Table, dice, field};

const EVERY_LETTER: &str = "#wwwww#/ccc...h/.c1...C/.c2...S/PAMJN../345..../#.....#";

/// SM-2: one letter a field, `#` for the towers, rows separated by strokes or white space.
#[test]
fn a_city_is_seven_rows_of_letters() {
    let plan: Plan = EVERY_LETTER.parse().unwrap();
    assert_eq!(plan.to_string(), EVERY_LETTER);
    assert_eq!(EVERY_LETTER.replace('/', "\n   ").parse(), Ok(plan.clone()));
    let at = |label: &str| plan.city().piece_at(field(label));
    assert_eq!(at("b1"), Some(Piece::Wall));
    assert_eq!(at("a2"), Some(Piece::Crate));
    assert_eq!(at("g2"), Some(Piece::House));
    assert_eq!(at("c6"), Some(Piece::Church(5)));
    assert_eq!(at("b5"), Some(Piece::Person(Person::Architect)));
    assert_eq!(at("d4"), None);
    assert_eq!(plan.pieces().len(), 23);
}

/// SM-20: the persons have the letters of their English names.
#[test]
fn persons_have_letters() {
    let letters: String = Person::ALL.map(|person| Piece::Person(person).letter()).iter().collect();
    assert_eq!(letters, "CSPAMJN");
}

/// SM-16: dice are letters in the order of the symbols, whatever order they are read in.
#[test]
fn dice_are_letters() {
    assert_eq!(Symbol::ALL.map(Symbol::letter), ['L', 'C', 'W', 'X', 'H', 'S']);
    for letters in ["CSCHW", "CCWHS", "SHWCC"] {
        assert_eq!(dice(letters).to_string(), "CCWHS");
    }
    assert_eq!(Dice::NONE.to_string(), "");
    assert_eq!(serde_json::to_string(&dice("HXS")).unwrap(), r#""XHS""#);
}

/// SM-2: a field is its column's letter and its row's number.
#[test]
fn fields_are_labels() {
    assert_eq!(Field::at(0, 1), Some(field("b1")));
    assert_eq!(Field::at(3, 3), Some(field("d4")));
    assert_eq!(serde_json::to_string(&field("g6")).unwrap(), r#""g6""#);
}

const SHOWN: &str = "\
round 1, seat 0 in turn, Use, dice CCWHS
pirates: row 2, 3/4, strength 3
seat 0              seat 1
   a b c d e f g       a b c d e f g
1  # . . . . . #    1  # . . . . . #
2  . c c . . . .    2  . c c . . . .
3  . c M . . . .    3  . c . . . . .
4  . c . . . . .    4  . c . . . . .
5  . . . . . . .    5  . . . . . . .
6  . . . . . . .    6  . . . . . . .
7  # . . . . . #    7  # . . . . . #
coins 7, logs 2     coins 3, logs 2
VP 0, defence 0     VP 0, defence 0
cannons lost 0      cannons lost 0
score now 5         score now 3
";

/// SM-78: the terminal shows the whole table too.
#[test]
fn a_table_is_drawn_for_the_terminal() {
    let with_merchant = START.replacen(".c.....", ".cM....", 1);
    let table = Table::of(2).city(&with_merchant).coins(7).pirates(2, 3).dice("CCWHS");
    assert_eq!(table.view().to_string(), SHOWN);
    let gone = table.pirates(7, 0).view().to_string();
    assert!(gone.contains("pirates: gone"));
}
