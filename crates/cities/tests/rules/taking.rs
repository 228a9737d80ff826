//! Taking from the offer (CI-32 to CI-40).

use cities::{Action, Cities, Colour, Event, Item, Options, Owner, Phase, Row};
use engine::{Chance, Fast, Game, Match, Rejected, Scripted, Seat};

use crate::table::{ME, Table, fixed, take};

/// CI-32: the star holder begins, turns go clockwise, and nobody may pass.
#[test]
fn turns_go_clockwise() {
    let mut table = Table::of(4);
    for round_of_turns in 1..=4 {
        for seat in 0..4 {
            assert_eq!(table.game.turn(), Seat(seat));
            assert!(!table.offered().contains(&Action::Done));
            table.turn(1 + (usize::from(seat) + round_of_turns) % 4, seat + 1);
        }
    }
    assert_eq!(table.game.round(), 2);
}

/// CI-33: a column with a worker is taken, and a row is closed after one worker.
#[test]
fn one_worker_in_each_row() {
    let mut table = Table::of(4);
    assert_eq!(table.offered().len(), 16);
    table.turn(3, 2);
    table.check_refused(take(3, 2), "CI-33");
    assert_eq!(table.offered().len(), 15);
    table.turn(3, 1);
    table.turn(1, 1);
    table.turn(1, 2);
    for column in 1..=4 {
        table.check_refused(take(3, column), "CI-33");
    }
    let out_of_board = Action::Take { row: Row::Cards, column: 4 };
    table.check_refused(out_of_board, "CI-33");
    assert_eq!(table.offered().len(), 2 + 4 + 4);
}

/// CI-33, CI-34: with two seats two workers may stand in a row, also in succession.
#[test]
fn two_workers_in_each_row() {
    let mut table = Table::of(2);
    table.turn(2, 1);
    table.turn(3, 1);
    table.turn(2, 4);
    table.turn(2, 2);
    table.check_refused(take(2, 3), "CI-33");
    table.turn(1, 1);
    assert_eq!(table.game.turn(), Seat(1));
    assert!(table.offered().contains(&take(2, 3)));
}

/// CI-34: at the end of every round each seat has its limit in every row, and something could
/// always be taken.
#[test]
fn every_row_is_used_up() {
    let mut chance = Fast::new(34);
    for n_seats in 2..=4 {
        let mut table = Table::of(n_seats);
        let n_turns = table.game.mode().n_workers() * n_seats;
        assert_eq!(n_turns, if n_seats == 3 { 12 } else { 16 });
        for _ in 1..n_turns {
            let offered = table.offered();
            let Action::Take { row, column } = offered[chance.below(offered.len() as u32) as usize]
            else {
                panic!("the seat in turn takes")
            };
            table.turn(row.idx() + 1, column + 1);
        }
        let last = table.offered()[0];
        table.act_with(last, &mut chance);
        for seat in Seat::all(n_seats) {
            for row in Row::ALL {
                let n_in_row = table.game.offer().n_in_row(row, seat);
                assert_eq!(n_in_row, table.game.mode().n_per_row);
            }
        }
    }
}

/// CI-35: the worker goes to the column, and all that lies there is taken.
#[test]
fn a_column_is_emptied() {
    let mut table = Table::of(4);
    let before = *table.game.offer();
    let mut next = table.clone();
    next.act(take(1, 2));
    assert_eq!(next.game.cards(ME), [before.cards[1].unwrap()]);
    assert_eq!(next.game.offer().cards[1], None);
    assert_eq!(next.game.offer().worker(Row::Cards, 1), Some(Owner::Seat(ME)));
    let mut next = table.clone();
    next.act(take(2, 3));
    assert_eq!(next.game.phase(), Phase::PlaceTile { tile: before.tiles[2].unwrap() });
    let mut next = table.clone();
    next.act(take(3, 1));
    assert_eq!(next.game.phase(), Phase::PlaceFeatures { hand: before.features[0] });
    assert_eq!(before.features[0].len(), 2);
    table.act(take(4, 1));
    assert_eq!(table.game.phase(), Phase::PlacePieces { hand: before.pieces[0] });
    assert_eq!(before.pieces[0].len(), 4);
    assert!(table.game.offer().pieces[0].is_empty());
}

/// CI-36: a face-down item is turned up for all after the decision, with one draw, and is kept.
#[test]
fn face_down_items_are_turned_up() {
    let table = Table::of(4);
    let mut next = table.clone();
    let events = next.act_drawing(take(1, 4), &[0]);
    let Event::TurnedUp { item: Item::Card(card) } = events[1] else { panic!("{events:?}") };
    assert_eq!(next.game.cards(ME), [card]);
    assert_eq!(next.offered(), [Action::Done]);
    let mut next = table.clone();
    let events = next.act_drawing(take(2, 4), &[5]);
    let Event::TurnedUp { item: Item::Tile(tile) } = events[1] else { panic!("{events:?}") };
    assert_eq!(next.game.phase(), Phase::PlaceTile { tile });
    let mut next = table.clone();
    let events = next.act_drawing(take(3, 4), &[7]);
    let Event::TurnedUp { item: Item::Feature(kind) } = events[1] else { panic!("{events:?}") };
    let Phase::PlaceFeatures { hand } = next.game.phase() else { panic!("nothing in hand") };
    assert_eq!(hand.len(), 2);
    assert!(hand.sorts().any(|other| other == kind));
}

/// CI-37: the question marks give two pieces from the bag, for all to see.
#[test]
fn question_marks_draw_two() {
    let mut table = Table::of(4);
    let bag = *table.game.bag();
    let events = table.act_drawing(take(4, 4), &[0, 88]);
    let colours = vec![Colour::Red, Colour::Yellow];
    assert_eq!(events[1], Event::Drew { colours });
    assert_eq!(table.game.bag().len(), bag.len() - 2);
    assert_eq!(table.game.bag().count(Colour::Yellow), bag.count(Colour::Yellow) - 1);
}

/// CI-38: `Done` is offered when nothing waits, and not before.
#[test]
fn everything_is_used_in_the_turn() {
    let mut table = Table::of(4);
    table.check_refused(Action::Done, "CI-35");
    for (row, column) in [(2, 1), (3, 1), (4, 1)] {
        table.act(take(row, column));
        while table.offered() != [Action::Done] {
            let rule = if row == 2 { "CI-41" } else { "CI-38" };
            table.check_refused(Action::Done, rule);
            table.check_refused(take(1, 1), rule);
            let last = *table.offered().last().unwrap();
            table.act(last);
        }
        table.done();
    }
}

fn started() -> (Match<Cities>, Fast) {
    let mut chance = Fast::new(39);
    let options = Options { ..fixed() };
    let (mut played, _) = Match::<Cities>::new(&options, 2, &mut chance).unwrap();
    for (seat, tile) in [(1, 0), (0, 1)] {
        let choice = Action::ChooseStartTile { tile };
        played.play(Seat(seat), choice, 0, &mut chance).unwrap();
    }
    (played, chance)
}

/// CI-39: the steps of a turn can be taken back one by one, the take included.
#[test]
fn a_turn_can_be_taken_back() {
    for (row, column) in [(1, 1), (2, 2), (3, 3), (4, 1)] {
        let (mut played, mut chance) = started();
        let before = played.game().clone();
        let mut n_steps = 0;
        let mut action = take(row, column);
        while action != Action::Done {
            played.play(ME, action, 0, &mut chance).unwrap();
            n_steps += 1;
            action = testkit::legal(played.game(), ME)[0];
        }
        for _ in 0..n_steps {
            assert!(played.undo(ME).is_ok());
        }
        assert_eq!(*played.game(), before);
        assert_eq!(played.undo(ME), Err(Rejected::CannotUndoSealed));
    }
}

/// CI-39: what turned something up or drew from the bag stays; steps after it can be taken back.
#[test]
fn a_draw_stays() {
    for row in 1..=4 {
        let (mut played, mut chance) = started();
        played.play(ME, take(row, 4), 0, &mut chance).unwrap();
        assert_eq!(played.undo(ME), Err(Rejected::CannotUndoSealed));
        let action = testkit::legal(played.game(), ME)[0];
        if action != Action::Done {
            let before = played.game().clone();
            played.play(ME, action, 0, &mut Scripted::new([])).unwrap();
            assert!(played.undo(ME).is_ok());
            assert_eq!(*played.game(), before);
        }
    }
}

/// CI-39: after `Done` there is no way back.
#[test]
fn done_is_done() {
    let (mut played, mut chance) = started();
    played.play(ME, take(1, 1), 0, &mut chance).unwrap();
    played.play(ME, Action::Done, 0, &mut chance).unwrap();
    assert_eq!(played.undo(ME), Err(Rejected::CannotUndoSealed));
}

/// CI-40: a card must be kept and lies open beside the neighbourhood.
#[test]
fn a_card_is_kept() {
    let mut table = Table::of(3);
    let events = table.act(take(1, 3));
    let card = table.game.cards(ME)[0];
    let points = table.game.score(ME).total();
    assert_eq!(events[1], Event::CardKept { seat: ME, card, points });
    assert_eq!(table.offered(), [Action::Done]);
    assert_eq!(table.view().seats[0].cards[..], [card]);
    assert!(table.game.outcome().is_none());
}
