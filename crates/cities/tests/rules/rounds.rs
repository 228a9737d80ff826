//! The end of a round (CI-67 to CI-69).

use cities::{Event, Offer, Owner, Row};
use engine::{Fast, Seat};

use crate::table::{Table, any_action};

/// Plays one round in which the seats stand on these columns of the last row, from 1.
fn round_with(n_seats: u8, columns: &[u8]) -> (Table, Vec<Event>) {
    let mut table = Table::of(n_seats);
    let mut events = Vec::new();
    for turns in 0..table.game.mode().n_per_row {
        for row in 1..=3 {
            for seat in 0..n_seats {
                events.extend(table.turn(row, 1 + seat + turns * n_seats));
            }
        }
        for seat in 0..n_seats {
            let turn = usize::from(seat + turns * n_seats);
            events.extend(table.turn(4, columns[turn]));
        }
    }
    (table, events)
}

/// CI-67: the rightmost worker of the last row takes the star, also if it is the same seat again.
#[test]
fn the_rightmost_worker_begins() {
    for (n_seats, columns, first) in [
        (3, &[1, 2, 3][..], 2),
        (3, &[1, 4, 3], 1),
        (3, &[3, 2, 1], 0),
        (4, &[4, 3, 2, 1], 0),
        (4, &[1, 2, 3, 4], 3),
        (2, &[1, 2, 3, 4], 1),
        (2, &[1, 2, 4, 3], 0),
    ] {
        let (table, events) = round_with(n_seats, columns);
        assert_eq!(table.game.first(), Seat(first), "{columns:?}");
        assert_eq!((table.game.turn(), table.game.star()), (Seat(first), Some(Seat(first))));
        assert!(events.contains(&Event::StarTaken { seat: Seat(first) }));
    }
}

/// CI-67: after the last round the star goes to nobody.
#[test]
fn the_last_star_stays() {
    let mut table = Table::of(3).round(8);
    let mut chance = Fast::new(67);
    let mut events = Vec::new();
    while let Some(action) = any_action(&table.game, &mut chance) {
        events.extend(table.act_with(action, &mut chance));
    }
    assert!(!events.iter().any(|event| matches!(event, Event::StarTaken { .. })));
    assert_eq!(table.game.star(), None);
    assert_eq!(*table.game.offer(), Offer::default());
}

/// CI-68: all workers come home.
#[test]
fn workers_come_home() {
    for n_seats in 2..=4 {
        let columns: Vec<u8> = (1..=4).collect();
        let (table, _) = round_with(n_seats, &columns);
        assert_eq!(table.game.offer().n_standing(), 0);
        assert_eq!(table.offered().len(), 16);
    }
}

/// CI-69: with three seats a column of each row is left over; open things are named, what lies face
/// down goes unseen.
#[test]
fn leftovers_are_removed() {
    let table = Table::of(3);
    let pieces = table.game.offer().pieces[2];
    let (after, events) = round_with(3, &[1, 2, 4]);
    let removed = |event: &&Event| matches!(event, Event::LeftoversRemoved { .. });
    let Some(Event::LeftoversRemoved { cards, tiles, features, pieces: left, n_hidden }) =
        events.iter().find(removed)
    else {
        panic!("{events:?}")
    };
    assert_eq!((cards.len(), tiles.len(), features.len()), (0, 0, 1));
    assert_eq!((*left, *n_hidden), (pieces, 3));
    // One face-down card was removed unseen: it is still among the unseen ones.
    assert_eq!(after.game.unseen().cards.len(), 32 - 3 - 3);
}

/// CI-69: question marks that nobody took remove nothing.
#[test]
fn question_marks_remove_nothing() {
    let (after, events) = round_with(3, &[1, 2, 3]);
    let removed = |event: &&Event| matches!(event, Event::LeftoversRemoved { .. });
    let Some(Event::LeftoversRemoved { pieces, .. }) = events.iter().find(removed) else {
        panic!("{events:?}")
    };
    assert!(pieces.is_empty());
    assert_eq!(after.game.bag().len(), 100 - 10 - 10);
    for n_seats in [2, 4] {
        let (_, events) = round_with(n_seats, &[1, 2, 3, 4]);
        assert!(events.iter().find(removed).is_none());
    }
}

/// CI-67: whose worker is nearest to the star is read from the last row alone.
#[test]
fn other_rows_do_not_matter() {
    let mut table = Table::of(3).edit(|view| {
        let seat = |seat| Some(Owner::Seat(Seat(seat)));
        let workers = &mut view.offer.workers;
        workers[Row::Cards.idx()] = [seat(0), seat(1), None, None];
        workers[Row::Tiles.idx()] = [seat(0), seat(2), None, seat(1)];
        workers[Row::Features.idx()] = [seat(0), None, seat(1), seat(2)];
        workers[Row::Pieces.idx()] = [seat(1), seat(2), seat(0), None];
        view.turn = Seat(2);
        view.star = None;
    });
    let events = table.turn(1, 4);
    assert!(events.contains(&Event::StarTaken { seat: Seat(0) }), "{events:?}");
    assert_eq!(table.game.turn(), Seat(0));
}
