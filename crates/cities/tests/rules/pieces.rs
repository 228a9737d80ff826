//! Building pieces (CI-56 to CI-60).

use cities::{Action, Colour};

use crate::table::{Table, place_piece};

const CITY: &str = "
    W  P  R  B
    R  !! ** Y2";

fn discard(letter: char) -> Action {
    Action::DiscardPiece { colour: Colour::of_letter(letter).unwrap() }
}

/// CI-56: one by one in any order, on different or equal lots; discarding is always allowed.
#[test]
fn pieces_are_handled_one_by_one() {
    let mut table = Table::of(2).city(CITY).pieces("RRRB");
    table.act(place_piece('R', 0, 2));
    table.act(place_piece('B', 0, 3));
    table.check_refused(place_piece('B', 1, 2), "CI-56");
    table.check_refused(discard('B'), "CI-56");
    table.act(place_piece('R', 0, 2));
    table.act(discard('R'));
    assert_eq!(table.offered(), [Action::Done]);
    table.check_city("W P R2 B1 / R !! ** Y2");
}

/// CI-57: empty lots of the colour, empty special tiles, and lower buildings of the colour.
#[test]
fn where_a_piece_may_go() {
    let of = |letters: &str| Table::of(2).city(CITY).pieces(letters);
    assert_eq!(of("R").spaces(), [(0, 2), (1, 0), (1, 2)]);
    assert_eq!(of("Y").spaces(), [(1, 2), (1, 3)]);
    assert_eq!(of("G").spaces(), [(1, 2)]);
    of("R").check_refused(place_piece('R', 0, 3), "CI-57");
    of("R").check_refused(place_piece('R', 0, 0), "CI-57");
    of("R").check_refused(place_piece('R', 0, 1), "CI-57");
    of("R").check_refused(place_piece('R', 1, 1), "CI-54");
    of("R").check_refused(place_piece('R', 1, 3), "CI-58");
    of("R").check_refused(place_piece('R', 2, 0), "CI-47");
    of("R").check_refused(place_piece('R', -1, 0), "CI-47");
}

/// CI-57: a space without a tile inside the box is no lot.
#[test]
fn no_tile_no_lot() {
    let table = Table::of(2).city("W P .. .. / R B .. .. / R R W W / R R B B").pieces("R");
    table.check_refused(place_piece('R', 0, 2), "CI-47");
}

/// CI-58: four storeys at most, all of one colour.
#[test]
fn there_is_no_fifth_storey() {
    let mut table = Table::of(2).city(CITY).pieces("RRRR");
    for height in 1..=4 {
        table.act(place_piece('R', 0, 2));
        assert_eq!(table.mine().building_at((0, 2).into()).unwrap().height, height);
    }
    let table = table.pieces("R");
    table.check_refused(place_piece('R', 0, 2), "CI-58");
    table.clone().pieces("B").check_refused(place_piece('B', 0, 2), "CI-58");
}

/// CI-59: pieces of one colour are one choice.
#[test]
fn equal_pieces_are_one_choice() {
    assert_eq!(Table::of(2).city(CITY).pieces("RRRR").offered().len(), 3 + 1);
    assert_eq!(Table::of(2).city(CITY).pieces("RRYY").offered().len(), 3 + 1 + 2 + 1);
}

/// CI-60: a discarded piece leaves the game.
#[test]
fn a_discarded_piece_leaves_the_game() {
    let mut table = Table::of(2).city(CITY).pieces("RB");
    let bag = *table.game.bag();
    table.act(discard('R'));
    table.act(discard('B'));
    assert_eq!(*table.game.bag(), bag);
    table.check_city(CITY);
}
