//! The end of a turn: goals, star, next seat (CI-61 to CI-66).

use cities::{Event, Owner, Phase};
use engine::{Game, Seat};

use crate::table::{ME, Table, in_city, place_piece};

/// A park of seven spaces and four towers: two goals of New York.
const TWO_GOALS: &str = "
    P  P  P  P
    P  P  P  R3
    R3 B3 Y4 W
    W  W  W  W";

fn claims(events: &[Event]) -> Vec<(u8, i32)> {
    let claim = |event: &Event| match event {
        Event::GoalClaimed { goal, points, .. } => Some((*goal, *points)),
        _ => None,
    };
    events.iter().filter_map(claim).collect()
}

/// CI-61: goals are tested when the turn ends, on the neighbourhood as it is then.
#[test]
fn passing_states_do_not_count() {
    let seven = "R1 R1 R1 R1 / R1 R1 R1 R / B P P P / P P P P";
    let mut table = Table::with(3, &in_city("mexico-city")).city(seven).pieces("RR");
    table.act(place_piece('R', 1, 3));
    assert_eq!(table.game.progress(ME, 0).n, 8);
    table.act(place_piece('R', 1, 3));
    let events = table.done();
    assert_eq!(claims(&events), [(2, 8)]);
}

/// CI-61: a goal that is reached counts in the last turn of the game too.
#[test]
fn the_last_turn_counts() {
    let mut table = Table::of(2);
    for turn in 0..15 {
        table.turn(1 + turn / 4, 1 + (turn % 4) as u8);
    }
    table.take(4, 4);
    let seat = table.game.turn();
    let mut table =
        table.round(4).edit(|view| view.phase = Phase::Confirm { row: cities::Row::Pieces });
    table = table.city_of(seat, TWO_GOALS);
    let events = table.done();
    assert_eq!(claims(&events), [(0, 6), (1, 6)]);
    assert_eq!(table.game.outcome().unwrap().of(seat).lines[0].points, 12);
}

/// CI-62: several goals may be claimed in one turn, without asking, each once for a seat.
#[test]
fn goals_are_claimed_at_once() {
    let mut table = Table::of(4).city(TWO_GOALS).ready();
    let events = table.done();
    assert_eq!(claims(&events), [(0, 6), (1, 6)]);
    assert_eq!(table.game.rings()[0], [Some(Owner::Seat(ME)), None, None]);
    assert_eq!(table.game.ring_points(ME), 12);
    let mut again = table.edit(|view| view.turn = ME).ready();
    assert_eq!(claims(&again.done()), []);
    assert_eq!(again.game.ring_points(ME), 12);
}

/// CI-21, CI-62, CI-63: the highest vacant number; the fourth of four seats gets nothing, and with
/// two seats the middle number does not exist.
#[test]
fn numbers_run_out() {
    for (n_seats, expected) in [(4, &[6, 4, 2, 0][..]), (3, &[6, 4, 2]), (2, &[6, 2])] {
        let mut table = Table::of(n_seats);
        for (seat, points) in Seat::all(n_seats).zip(expected) {
            table = table.city_of(seat, "P P P P / P P P R").ready();
            let claimed: i32 = claims(&table.done()).iter().map(|(_, points)| points).sum();
            assert_eq!(claimed, *points, "seat {seat} of {n_seats}");
        }
    }
}

/// CI-64: a ring stays when the goal is lost.
#[test]
fn a_ring_stays() {
    let seven = "R1 R1 R1 R1 / R1 R1 R1 R1 / B P P P / P P P P";
    let mut table = Table::with(3, &in_city("mexico-city")).city(seven).ready();
    assert!(claims(&table.done()).contains(&(0, 5)));
    let mut table = table.edit(|view| view.turn = ME).pieces("R");
    table.act(place_piece('R', 0, 0));
    table.done();
    let progress = table.game.progress(ME, 0);
    assert_eq!((progress.n, progress.is_fulfilled(), progress.claimed), (7, false, Some(5)));
    assert!(5 <= table.game.score(ME).goals);
}

/// CI-65: the star goes to its space after the start player's first turn of a round.
#[test]
fn the_star_is_laid_down() {
    let mut table = Table::of(3);
    assert_eq!(table.game.star(), Some(ME));
    let events = table.turn(1, 1);
    assert!(events.contains(&Event::StarLaidDown { seat: ME }));
    assert_eq!(table.game.star(), None);
    let events = table.turn(1, 2);
    assert!(!events.iter().any(|event| matches!(event, Event::StarLaidDown { .. })));
}

/// CI-65, CI-66: in every round anew, and the round ends when all workers stand.
#[test]
fn the_next_seat_is_in_turn() {
    let mut table = Table::of(2);
    for turn in 0..15u8 {
        assert_eq!(table.game.turn(), Seat(turn % 2));
        table.turn(1 + usize::from(turn) / 4, 1 + turn % 4);
    }
    let events = table.turn(4, 4);
    assert!(events.contains(&Event::RoundEnded { round: 1 }));
    assert_eq!((table.game.round(), table.game.star()), (2, Some(table.game.first())));
    let events = table.turn(1, 1);
    assert!(events.contains(&Event::StarLaidDown { seat: table.game.first() }));
}
