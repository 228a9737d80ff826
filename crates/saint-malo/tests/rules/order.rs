//! In which order actions are listed, and what can be taken back.

use engine::{Chance, Fast, Game, Match, Rejected, Scripted, Seat};
use saint_malo::{Action, FirstPlayer, Options, Person, Phase, SaintMalo, Task};
use testkit::{legal, play, played};

use crate::table::{ME, Table, dice, field};

/// A new match of two, begun by seat 0.
fn new_match() -> Match<SaintMalo> {
    let options = Options { first_player: FirstPlayer::Seat(ME), ..Options::default() };
    played(&options, 2, &[], &[])
}

/// SM-9: `Stop` first, then rerolls by their counts: logs first, sabres last.
#[test]
fn rerolls_are_listed_by_counts() {
    let mut table = Table::of(2);
    table.roll("LCCSS");
    let counts = |action: &Action| match action {
        Action::Reroll { dice } => Some(dice.counts()),
        _ => None,
    };
    let offered = table.offered();
    assert_eq!(offered[0], Action::Stop);
    assert_eq!(offered[1], Action::Reroll { dice: dice("S") });
    assert_eq!(offered.last(), Some(&Action::Reroll { dice: dice("LCCSS") }));
    let listed: Vec<_> = offered.iter().filter_map(counts).collect();
    assert_eq!(listed.len(), offered.len() - 1);
    assert!(listed.windows(2).all(|pair| pair[0] < pair[1]));
}

/// SM-9: `Pass` first, then the tasks in their order.
#[test]
fn tasks_are_listed_in_order() {
    let table = Table::of(2).coins(20).dice("LCWXH");
    let all: Vec<Action> = Task::all().map(|task| Action::Use { task }).collect();
    assert_eq!(table.offered()[0], Action::Pass);
    assert_eq!(table.offered()[1..], all);
}

/// SM-9: fields by their index; `Stop` stands before houses.
#[test]
fn fields_are_listed_by_index() {
    let mut table = Table::of(2).dice("HHHLL");
    table.use_for(Task::Person(Person::Architect));
    let indices: Vec<usize> = table.fields().iter().map(|label| field(label).idx()).collect();
    assert!(indices.is_sorted());
    table.place("d4");
    assert_eq!(table.offered()[0], Action::Stop);
}

/// SM-9: every phase offers something to the seat in turn, and nothing to the others.
#[test]
fn only_the_seat_in_turn_acts() {
    let table = Table::of(3).dice("CCWHS");
    assert!(!table.offered().is_empty());
    for seat in [Seat(1), Seat(2)] {
        assert_eq!(legal(&table.game, seat), []);
    }
    let mut other = new_match();
    let mut no_draws = Scripted::new([]);
    let early = other.play(Seat(1), Action::Roll, 0, &mut no_draws);
    assert_eq!(early, Err(Rejected::NotYourTurn));
}

/// SM-9: a random game never meets an empty list before its end.
#[test]
fn lists_are_never_empty_before_the_end() {
    let mut chance = Fast::new(9);
    for n_seats in 1..=5 {
        let mut table = Table::of(n_seats);
        while table.game.outcome().is_none() {
            let offered = table.offered();
            assert!(!offered.is_empty());
            let choice = chance.below(offered.len() as u32);
            table.act_with(offered[choice as usize], &mut chance);
        }
        assert!(table.offered().is_empty());
    }
}

/// SM-10: step by step back to the last roll, and no further.
#[test]
fn undo_stops_at_a_roll() {
    let mut played = new_match();
    play(&mut played, ME, Action::Roll, &[1, 1, 2, 4, 5]);
    let rolled = played.game().clone();
    let steps = [
        Action::Stop,
        Action::Use { task: Task::Crates(2) },
        Action::Place { field: field("d4") },
        Action::Place { field: field("d5") },
    ];
    let mut states = Vec::new();
    for action in steps {
        states.push(played.game().clone());
        play(&mut played, ME, action, &[]);
    }
    for state in states.iter().rev() {
        played.undo(ME).unwrap();
        assert_eq!(played.game(), state);
    }
    assert_eq!(played.game(), &rolled);
    assert_eq!(played.undo(ME), Err(Rejected::CannotUndoSealed));
}

/// SM-10: a reroll seals what came before it.
#[test]
fn undo_stops_at_a_reroll() {
    let mut played = new_match();
    play(&mut played, ME, Action::Roll, &[1, 1, 2, 4, 5]);
    play(&mut played, ME, Action::Reroll { dice: dice("S") }, &[0]);
    assert_eq!(played.undo(ME), Err(Rejected::CannotUndoSealed));
}

/// SM-10: `Done` is final, with or without sabres, and nobody else can take it back.
#[test]
fn undo_stops_at_done() {
    for last_die in [0, 5] {
        let mut played = new_match();
        play(&mut played, ME, Action::Roll, &[0, 0, 0, 0, last_die]);
        for action in [Action::Stop, Action::Pass, Action::Done] {
            play(&mut played, ME, action, &[]);
        }
        assert_eq!(played.undo(ME), Err(Rejected::CannotUndoSealed));
        assert_eq!(played.undo(Seat(1)), Err(Rejected::CannotUndoSealed));
    }
}

/// SM-10: a turn ends with one `Done`, whatever was done in it.
#[test]
fn every_turn_ends_with_one_done() {
    let mut chance = Fast::new(10);
    let mut table = Table::of(3);
    let mut n_done = 0;
    let mut n_turns = 0;
    while table.game.outcome().is_none() {
        let offered = table.offered();
        let choice = chance.below(offered.len() as u32);
        let action = offered[choice as usize];
        assert_eq!(table.game.phase() == Phase::Finish, action == Action::Done);
        n_done += u32::from(action == Action::Done);
        n_turns += u32::from(action == Action::Roll);
        let seat = table.game.turn();
        table.act_with(action, &mut chance);
        let has_moved_on = table.game.turn() != seat || table.game.outcome().is_some();
        assert_eq!(has_moved_on, action == Action::Done);
    }
    assert_eq!(n_done, n_turns);
}
