//! Cells, border fields and figures.

use turbo_taxi::{CENTRE, Cell, Colour, Field, Fields, Figure, Side};

use crate::given::{cell, field};

/// TT-8: nine cells row by row, the centre is 4, N is up.
#[test]
fn cells() {
    let places: Vec<(u8, u8)> = Cell::all().map(|cell| (cell.row(), cell.column())).collect();
    let by_rows = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)];
    assert_eq!(places, by_rows);
    assert_eq!(CENTRE, cell(4));
    assert_eq!(Side::ALL.map(|side| CENTRE.neighbour(side)), [1, 5, 7, 3].map(Cell::new));
    assert_eq!(cell(0).neighbour(Side::N), None);
    assert_eq!(cell(2).neighbour(Side::E), None);
    assert_eq!(Cell::new(9), None);
    assert_eq!(Cell::outer().count(), 8);
}

/// TT-8: twelve pairs of neighbours, and both see the same side.
#[test]
fn neighbours() {
    let pairs: Vec<(u8, u8)> =
        Cell::pairs().map(|(one, other, _)| (one.number(), other.number())).collect();
    assert!(pairs.is_sorted());
    assert_eq!(pairs.len(), 12);
    for (one, other, side) in Cell::pairs() {
        assert_eq!(one.neighbour(side), Some(other));
        assert_eq!(other.neighbour(side.opposite()), Some(one));
    }
}

/// TT-9: twelve border fields, clockwise from the top left, each at one side of one cell.
#[test]
fn border_fields() {
    let expected = "0N 1N 2N 2E 5E 8E 8S 7S 6S 6W 3W 0W";
    let places = Field::all().map(|field| format!("{}{}", field.cell(), field.side().letter()));
    assert_eq!(places.collect::<Vec<_>>().join(" "), expected);
    assert_eq!(Field::new(12), None);
    for at in Field::all() {
        assert_eq!(at.cell().field(at.side()), Some(at));
        assert_eq!(at.cell().neighbour(at.side()), None);
    }
    let n_fields = Cell::all()
        .flat_map(|cell| Side::ALL.map(|side| cell.field(side)))
        .filter(Option::is_some)
        .count();
    assert_eq!(n_fields, 12);
}

/// TT-10: eight fields are green, the two at each corner cell.
#[test]
fn green_fields() {
    for at in Field::all() {
        assert_eq!(at.is_green(), at.number() % 3 != 1);
        assert_eq!(at.is_green(), [0, 2, 6, 8].contains(&at.cell().number()));
    }
    assert_eq!(Fields::GREEN.len(), 8);
    assert!(!field(4).is_green());
}

/// TT-11: taxi and house of a colour are the ends of one route.
#[test]
fn figures() {
    assert_eq!(
        Figure::ALL.map(Figure::label),
        ["yellow_taxi", "yellow_house", "black_taxi", "black_house"]
    );
    for figure in Figure::ALL {
        assert_eq!(figure.partner().partner(), figure);
        assert_eq!(figure.partner().colour(), figure.colour());
        assert_ne!(figure.partner().is_taxi(), figure.is_taxi());
    }
    assert_eq!(Colour::ALL.map(Colour::badge), ['A', 'B']);
    assert_eq!(Colour::Black.house(), Figure::BlackHouse);
}
