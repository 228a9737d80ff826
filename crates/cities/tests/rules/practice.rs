//! Practice for one seat (CI-107 to CI-110).

use cities::{Action, Event, MEDALS, Options, Owner, PRACTICE_GOAL, Phase, Row, StartPlayer};
use engine::{Chance, Fast, Game, Seat};

use crate::table::{ME, Table, any_action, fixed, take};

/// Plays on at random and returns all that is told.
fn play_on(table: &mut Table, seed: u64) -> Vec<Event> {
    let mut chance = Fast::new(seed);
    let mut events = Vec::new();
    while let Some(action) = any_action(&table.game, &mut chance) {
        events.extend(table.act_with(action, &mut chance));
    }
    events
}

/// CI-107: the rules of the duel, any of four starting tiles, no star; the option for the start
/// player is not looked at.
#[test]
fn alone_at_the_table() {
    let options = Options { start_player: StartPlayer::Seat(Seat(3)), ..fixed() };
    let mut table = Table::new(1, &options);
    assert_eq!((table.game.turn(), table.game.star()), (ME, None));
    assert_eq!(table.offered().len(), 4);
    table.act_with(Action::ChooseStartTile { tile: 3 }, &mut Fast::new(107));
    assert_eq!(table.offered().len(), 16);
    let mode = table.game.mode();
    assert_eq!((mode.n_rounds, mode.n_workers(), mode.n_per_row), (4, 8, 2));
    assert_eq!((mode.bounds, mode.ladder_steps), ([3, 3], &[0, 2][..]));
    let events = play_on(&mut table, 1);
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, Event::StarTaken { .. } | Event::StarLaidDown { .. }))
    );
    assert_eq!(table.game.cards(ME).len(), 8);
    assert_eq!(table.game.neighbourhood(ME).n_tiles(), 9);
}

/// CI-108: a neutral worker takes the leftmost free column of the row just used.
#[test]
fn a_neutral_worker_follows() {
    let mut table = Table::of(1);
    let pieces = table.game.offer().pieces;
    let events = table.turn(4, 2);
    assert!(events.contains(&Event::NeutralTook { row: Row::Pieces, column: 0 }));
    assert_eq!(table.game.offer().worker(Row::Pieces, 0), Some(Owner::Neutral));
    assert!(table.game.offer().pieces[0].is_empty() && !pieces[0].is_empty());
    table.check_refused(take(4, 1), "CI-33");
    let events = table.turn(4, 3);
    assert!(events.contains(&Event::NeutralTook { row: Row::Pieces, column: 3 }));
    assert_eq!(table.game.bag().len(), 90);
}

/// CI-108: what lies face down leaves the game unseen.
#[test]
fn the_neutral_worker_turns_nothing_up() {
    let mut table = Table::of(1);
    table.turn(1, 2);
    let n_unseen = table.game.unseen().cards.len();
    let events = table.turn(1, 3);
    assert!(events.contains(&Event::NeutralTook { row: Row::Cards, column: 3 }));
    assert!(!events.iter().any(|event| matches!(event, Event::TurnedUp { .. })));
    assert_eq!(table.game.unseen().cards.len(), n_unseen);
}

/// CI-108: each row gets two and two, whatever is taken.
#[test]
fn two_and_two() {
    let mut chance = Fast::new(108);
    for _ in 0..50 {
        let mut table = Table::of(1);
        while table.game.round() == 1 {
            let offered = table.offered();
            let action = offered[chance.below(offered.len() as u32) as usize];
            table.act_with(action, &mut chance);
            for row in Row::ALL {
                let workers = table.game.offer().workers[row.idx()];
                let n_neutral = workers.iter().filter(|owner| **owner == Some(Owner::Neutral));
                let n_mine = table.game.offer().n_in_row(row, ME);
                assert!(n_neutral.count() <= 2 && n_mine <= 2);
            }
        }
    }
}

/// CI-109: neutral rings after rounds two, three and four, on the first, second and third goal.
#[test]
fn neutral_rings() {
    let mut table = Table::of(1).edit(|view| view.rings[1][0] = Some(Owner::Seat(ME)));
    let events = play_on(&mut table, 4);
    let told = |event: &Event| match event {
        Event::NeutralRing { goal, points } => Some((*goal, *points)),
        _ => None,
    };
    let rings: Vec<(u8, i32)> = events.iter().filter_map(told).collect();
    assert_eq!(rings.len(), 3);
    assert_eq!(rings.iter().map(|ring| ring.0).collect::<Vec<_>>(), [0, 1, 2]);
    assert_eq!(rings[1], (1, 2));
    let ended = |round| events.iter().position(|event| *event == Event::RoundEnded { round });
    let ring = |goal| {
        let is_ring =
            |event: &Event| matches!(event, Event::NeutralRing { goal: g, .. } if *g == goal);
        events.iter().position(is_ring)
    };
    assert!(ended(1) < ring(0) && ring(0) < ended(2));
    assert!(ended(2) < ring(1) && ring(1) < ended(3));
    assert!(ended(3) < ring(2) && ring(2) < ended(4));
}

/// CI-109: one number is always vacant, even if the seat has claimed all goals.
#[test]
fn a_number_is_vacant() {
    let mut table = Table::of(1).edit(|view| {
        view.rings = [[Some(Owner::Seat(ME)), None, None]; 3];
    });
    play_on(&mut table, 5);
    let last = [Some(Owner::Seat(ME)), None, Some(Owner::Neutral)];
    assert_eq!(*table.game.rings(), [last; 3]);
}

/// CI-110: 57 points are success; there are four medals.
#[test]
fn success_is_57_points() {
    assert_eq!((PRACTICE_GOAL, MEDALS), (57, [50, 57, 67, 77]));
    for (n_monuments, has_won) in [(28, false), (29, true)] {
        let words: Vec<&str> = (0..36).map(|i| if i < n_monuments { "!!" } else { "W" }).collect();
        let rows: Vec<String> = words.chunks(6).map(|row| row.join(" ")).collect();
        let table = Table::of(1).city(&rows.join("/")).edit(|view| view.phase = Phase::Over);
        let outcome = table.game.outcome().unwrap();
        assert_eq!(outcome.of(ME).has_won, has_won);
        assert_eq!(outcome.of(ME).score, 2 * n_monuments);
    }
}
