//! Why something is not offered: the number of a rule.

use cities::Action;
use engine::{Fast, Game, Seat};

use crate::table::{
    ME, Table, any_action, fixed, place_feature, place_piece, place_tile, played_out, take,
};

/// CI-24, CI-26, CI-32, CI-92: not the seat's turn, not the time, or over.
#[test]
fn out_of_turn() {
    let table = Table::of(3);
    assert_eq!(table.game.forbids(Seat(1), &take(1, 1)), Some("CI-32"));
    assert_eq!(table.game.forbids(ME, &take(1, 1)), None);
    let new = Table::new(3, &fixed());
    let choice = Action::ChooseStartTile { tile: 0 };
    assert_eq!(new.game.forbids(ME, &choice), Some("CI-24"));
    new.check_refused(take(1, 1), "CI-26");
    let over = played_out(&fixed(), 2, 1);
    assert_eq!(over.forbids(ME, &Action::Done), Some("CI-92"));
}

/// CI-26, CI-35, CI-39, CI-41: where nothing can be placed yet, the rule says what comes first.
#[test]
fn first_things_first() {
    let new = Table::new(3, &fixed());
    let table = Table::of(4);
    for placing in [place_piece('R', 0, 0), place_feature("ferry", 0, 0), place_tile(0, 1, 0)] {
        new.check_refused(placing, "CI-26");
        table.check_refused(placing, "CI-35");
    }
    table.check_refused(Action::Done, "CI-35");
    let tile = Table::of(4).city("W P/R B").tile("E1");
    for other in [place_piece('R', 0, 0), take(1, 1), Action::Done] {
        tile.check_refused(other, "CI-41");
    }
    let mut placed = Table::of(4).city("W P/R B").pieces("R");
    placed.act(place_piece('R', 1, 0));
    for other in [place_piece('R', 1, 0), take(1, 1)] {
        placed.check_refused(other, "CI-39");
    }
}

/// CI-45, CI-54, CI-57, CI-58: a tile outside the box, a piece on the wrong colour or on a
/// monument, a fifth storey.
#[test]
fn the_usual_mistakes() {
    let table = Table::of(4).city("W P R B W W/R B !! R4 W W").tile("E1");
    table.check_refused(place_tile(0, 3, 0), "CI-45");
    let table = table.pieces("RB");
    table.check_refused(place_piece('R', 0, 3), "CI-57");
    table.check_refused(place_piece('R', 1, 2), "CI-54");
    table.check_refused(place_piece('R', 1, 3), "CI-58");
    table.check_refused(place_piece('B', 0, 0), "CI-57");
    let table = table.features(&["ferry"]);
    table.check_refused(place_feature("ferry", 0, 2), "CI-50");
}

/// CI-38: through whole games an action has a reason if, and only if, it is not offered.
#[test]
fn a_reason_for_everything_that_is_not_offered() {
    let mut chance = Fast::new(38);
    let mut tried: Vec<Action> = Vec::new();
    for n_seats in 1..=4 {
        let mut table = Table::new(n_seats, &fixed());
        while let Some(action) = any_action(&table.game, &mut chance) {
            let offered = table.offered();
            for other in tried.iter().chain(&offered) {
                let seat = table.game.turn();
                let is_offered = offered.contains(other);
                assert_eq!(table.game.is_legal(seat, other), is_offered, "{other:?}");
                assert_eq!(table.game.forbids(seat, other).is_none(), is_offered, "{other:?}");
            }
            if tried.len() < 200 && !tried.contains(&action) {
                tried.push(action);
            }
            table.act_with(action, &mut chance);
        }
    }
}
