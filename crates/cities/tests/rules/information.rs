//! What is known, and when (CI-101 to CI-106).

use cities::{Action, CardIdx, Cities, Event, Options, Phase, Row, View};
use engine::{Audience, Cause, Chance, Fast, Game, Imagine, Match, Scripted, Seat, Told, Viewer};
use testkit::legal;

use crate::table::{ME, Table, fixed, take};

/// What a random game told, and the match after it. `look` sees every moment.
fn random_match(
    n_seats: u8,
    seed: u64,
    mut look: impl FnMut(&Cities),
) -> (Match<Cities>, Vec<Told<Event>>) {
    let mut chance = Fast::new(seed);
    let (mut played, mut told) =
        Match::<Cities>::new(&Options::default(), n_seats, &mut chance).unwrap();
    while let Some(seat) = played.game().to_act().first() {
        look(played.game());
        let actions = legal(played.game(), seat);
        let action = actions[chance.below(actions.len() as u32) as usize];
        told.extend(played.play(seat, action, 0, &mut chance).unwrap());
    }
    look(played.game());
    (played, told)
}

/// CI-101: all seats and spectators see the same, and everything is told to everyone.
#[test]
fn everybody_sees_the_same() {
    for n_seats in 1..=4 {
        let (_, told) = random_match(n_seats, 101, |game| {
            let spectator = game.view(Viewer::Spectator);
            for viewer in Viewer::all(n_seats) {
                assert_eq!(game.view(viewer), spectator);
            }
        });
        assert!(told.iter().all(|told| told.audience == Audience::Everyone));
    }
}

/// CI-102: two games in which other things will be turned up look alike before.
#[test]
fn what_lies_face_down_is_nowhere() {
    let table = Table::of(4);
    let turned_up = |draw| {
        let mut next = table.clone();
        next.act_drawing(take(1, 4), &[draw]);
        next.game.cards(ME)[0]
    };
    let cards: Vec<CardIdx> = (0..29).map(turned_up).collect();
    assert!(cards.windows(2).all(|pair| pair[0] <= pair[1]));
    assert_ne!(cards.first(), cards.last());
    // The offer says that something lies there, and no more.
    let json = serde_json::to_value(table.view()).unwrap();
    assert_eq!(json["offer"]["cards"].as_array().unwrap().len(), 3);
    assert_eq!(json["offer"]["tiles"].as_array().unwrap().len(), 3);
}

/// CI-103: the state imagined from a view is the state itself, at every moment.
#[test]
fn no_state_holds_a_secret() {
    for n_seats in 1..=4 {
        random_match(n_seats, 103, |game| {
            let view = game.view(Viewer::Seat(ME));
            assert_eq!(Cities::imagine(&view, ME, &mut Scripted::new([])), *game);
            let json = serde_json::to_string(&view).unwrap();
            assert_eq!(serde_json::from_str::<View>(&json).unwrap(), view);
        });
    }
}

/// CI-103: what is removed unseen is never drawn.
#[test]
fn removed_items_are_not_drawn() {
    let (played, _) = random_match(3, 7, |_| {});
    // Eight rounds of three or four turned-up cards each: those left over face down are unseen.
    let game = played.game();
    let n_kept: usize = Seat::all(3).map(|seat| game.cards(seat).len()).sum();
    assert_eq!(n_kept, 24);
    assert!(!game.unseen().cards.is_empty());
}

/// CI-104: the view shows the bag by colour and all that nobody has seen.
#[test]
fn unseen_things_are_listed() {
    let mut table = Table::of(4);
    table.act_drawing(take(1, 4), &[3]);
    let view = table.view();
    assert_eq!((view.unseen.cards.len(), view.unseen.tiles.len()), (32 - 4, 32 - 3));
    assert_eq!((view.unseen.features.len(), view.bag.len()), (48 - 5, 90));
    let mut shown: Vec<u8> = view.unseen.cards.things().map(|card| card.0).collect();
    shown.extend(view.offer.cards.iter().flatten().map(|card| card.0));
    shown.extend(view.seats[0].cards.iter().map(|card| card.0));
    shown.sort_unstable();
    let printed = crate::table::built_in().cards.iter().enumerate();
    let all: Vec<u8> = printed.flat_map(|(i, card)| vec![i as u8; card.copies.into()]).collect();
    assert_eq!(shown, all);
}

/// CI-105: chance enters where the rules say, with one draw for each thing.
#[test]
fn where_chance_enters() {
    for n_seats in 1..=4 {
        let (played, _) = random_match(n_seats, 105, |_| {});
        assert_eq!(played.setup_draws().len(), if n_seats == 1 { 1 } else { 2 });
        let mut n_layouts = 0;
        for entry in played.log() {
            let Cause::Act { action, .. } = &entry.cause else { panic!("no clock runs") };
            let n_draws = entry.draws.len();
            match action {
                Action::Take { row: Row::Pieces, column: 3 } => assert_eq!(n_draws, 2),
                Action::Take { column: 3, .. } => assert_eq!(n_draws, 1),
                Action::Done | Action::ChooseStartTile { .. } => {
                    assert!(n_draws == 0 || n_draws == 3 + 3 + 5 + 10);
                    n_layouts += usize::from(0 < n_draws);
                }
                _ => assert_eq!(n_draws, 0),
            }
        }
        assert_eq!(n_layouts, usize::from(played.game().mode().n_rounds));
    }
}

/// CI-105: a draw is even over single items: of two copies each counts.
#[test]
fn draws_are_even_over_items() {
    let table = Table::of(4);
    let unseen = table.game.unseen().cards;
    let mut n_drawn = [0u8; 30];
    for draw in 0..u32::from(unseen.len()) {
        let mut next = table.clone();
        next.act_drawing(take(1, 4), &[draw]);
        n_drawn[usize::from(next.game.cards(ME)[0].0)] += 1;
    }
    for card in unseen.sorts() {
        assert_eq!(n_drawn[usize::from(card.0)], unseen.count(card));
    }
}

/// CI-106: at the end nothing more is disclosed.
#[test]
fn the_end_discloses_nothing() {
    let (played, told) = random_match(3, 106, |_| {});
    let game = played.game();
    assert_eq!(game.phase(), Phase::Over);
    assert!(!game.unseen().cards.is_empty());
    assert!(matches!(told.last().unwrap().event, Event::Scored { .. }));
    let n_turned_up = told.iter().filter(|told| matches!(told.event, Event::TurnedUp { .. }));
    let hidden_takes = played.log().iter().filter(|entry| {
        matches!(entry.cause, Cause::Act { action: Action::Take { row, column: 3 }, .. }
            if row != Row::Pieces)
    });
    assert_eq!(n_turned_up.count(), hidden_takes.count());
    assert_eq!(game.options(), &Options { ..Options::default() });
    assert_ne!(game.options(), &fixed());
}
