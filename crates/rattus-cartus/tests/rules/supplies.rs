//! Phase B: supplies.

use engine::{Seat, Viewer};
use rattus_cartus::{Action, Building, Event, Options, Person, Stage, SupplyOrder};

use crate::table::{BLUE, GREEN, RED, Scene, Table, YELLOW, card, cards, persons, position, slot};

fn choose(number: u8) -> Action {
    Action::ChooseSupply { slot: slot(number) }
}

fn look(number: u8) -> Action {
    Action::LookAt { position: position(number) }
}

/// Copies as given: 1 draws four, 3 draws two for a rat less, 4 draws two and looks, 5 drops two.
fn scene(n_seats: u8, copies: &[u8]) -> Scene {
    let buildings = [Building::Farm, Building::Castle, Building::Monastery];
    let row = &buildings[..copies.len()];
    let scene = Scene::new(n_seats, row, &["church-0", "church-1", "church-3", "church-4"]);
    scene
        .with(|scene| {
            scene.hands.truncate(n_seats.into());
            scene.row = row.iter().zip(copies).map(|(it, copy)| card(*it, *copy)).collect();
        })
        .supplies()
}

/// RC-36: one seat after the other, every slot, also one that was chosen before.
#[test]
fn every_seat_chooses_any_slot() {
    let mut table = scene(4, &[1, 3, 5]).table();
    for seat in [RED, YELLOW, GREEN, BLUE] {
        assert_eq!(table.to_act(), [seat]);
        assert_eq!(table.offered(seat), [choose(1), choose(2), choose(3)]);
        let events = table.act(seat, choose(2));
        assert_eq!(events[0], Event::SupplyChosen { seat, slot: slot(2) });
    }
    assert_eq!(table.game.stage(), Stage::Enter { seat: RED });
    // It does not bind anybody in phase C.
    assert_eq!(table.offered(RED).len(), 3);
}

/// RC-37: cards, then rats, then looks, before the next seat chooses.
#[test]
fn one_seat_finishes_first() {
    let mut table = scene(4, &[3, 4, 5]).table();
    let events = table.act(RED, choose(1));
    let expected = [
        Event::SupplyChosen { seat: RED, slot: slot(1) },
        Event::Drew { seat: RED, n: 2 },
        Event::RatsLost { seat: RED, n: 1 },
    ];
    assert_eq!(events, expected);
    table.act(YELLOW, choose(2));
    assert_eq!(table.game.stage(), Stage::SupplyLooks { seat: YELLOW });
    assert_eq!(table.n_hand(YELLOW), 3);
    table.check_refused(GREEN, choose(1), "RC-37");
    table.act(YELLOW, look(5));
    assert_eq!(table.game.stage(), Stage::ChooseSupply { seat: GREEN });
}

/// RC-38: an empty deck is made anew from the discard pile in the middle of a draw.
#[test]
fn the_discard_pile_is_shuffled_when_a_card_is_due() {
    let mut table = scene(4, &[1, 1, 5]).with(|scene| scene.n_deck = Some(3)).table();
    let n_discarded = table.public().discard_pile.len();
    let events = table.act_heard(RED, choose(1), Viewer::Seat(YELLOW));
    let n = n_discarded as u8;
    let expected = [
        Event::SupplyChosen { seat: RED, slot: slot(1) },
        Event::Drew { seat: RED, n: 3 },
        Event::Shuffled { n },
        Event::Drew { seat: RED, n: 1 },
    ];
    assert_eq!(events, expected);
    let view = table.public();
    assert_eq!((view.n_deck, view.discard_pile.len()), (n - 1, 0));
    assert_eq!(view.last_shuffle.map(|persons| persons.len()), Some(n_discarded));
}

/// RC-38: a deck that is just used up is not yet shuffled; a draw from nothing lapses.
#[test]
fn what_cannot_be_drawn_lapses() {
    let mut table = scene(4, &[1, 1, 5]).with(|scene| scene.n_deck = Some(4)).table();
    table.act(RED, choose(1));
    assert_eq!((table.public().n_deck, table.public().last_shuffle), (0, None));
    // All but two cards are held.
    let all: Vec<String> = crate::table::population().iter().map(Person::to_string).collect();
    let scene = scene(4, &[1, 1, 5]).with(|scene| {
        scene.nun_row = persons("peasantry-0 peasantry-0 peasantry-0 peasantry-0 peasantry-1");
        scene.hands = vec![cards(&all[5..82].join(" ")), Vec::new(), Vec::new(), Vec::new()];
    });
    let mut table = scene.table();
    let events = table.act(RED, choose(1));
    assert_eq!(events[1..], [Event::Drew { seat: RED, n: 2 }]);
    assert_eq!(table.n_hand(RED), 79);
    let events = table.act(YELLOW, choose(1));
    assert_eq!(events.len(), 1);
    assert_eq!(table.n_hand(YELLOW), 0);
}

/// RC-39, RC-84: rats go as far as there are any.
#[test]
fn rats_never_fall_below_zero() {
    let mut table = scene(4, &[1, 3, 5]).rats(&[1, 0, 2, 10]).table();
    for seat in [RED, YELLOW, GREEN, BLUE] {
        table.act(seat, choose(3));
    }
    assert_eq!(table.rats(), [0, 0, 0, 8]);
}

/// RC-40, RC-117: the seat sees class and nuns for good; all others learn the position.
#[test]
fn a_look_is_for_one_seat() {
    let mut table = scene(4, &[4, 1, 5]).table();
    table.act(RED, choose(1));
    let mut other = table.clone();
    let own = table.act_heard(RED, look(2), Viewer::Seat(RED));
    let Event::Saw { person, .. } = own[1] else { panic!("{own:?}") };
    assert_eq!(own[0], Event::Looked { seat: RED, position: position(2) });
    let heard = other.act_heard(RED, look(2), Viewer::Seat(BLUE));
    assert_eq!(heard, [Event::Looked { seat: RED, position: position(2) }]);
    assert_eq!(table.view(Viewer::Seat(RED)).nun_row[1].card, Some(person));
    for viewer in [Viewer::Seat(YELLOW), Viewer::Spectator] {
        let seen = table.view(viewer).nun_row[1];
        assert_eq!((seen.card, seen.seen_by.contains(RED)), (None, true));
    }
    // It stays in view.
    table.play_until(|game| game.round() == 3);
    assert_eq!(table.view(Viewer::Seat(RED)).nun_row[1].card, Some(person));
}

/// RC-40: only what was not seen is offered; the last one is shown without asking, and then a look
/// lapses.
#[test]
fn looks_run_out() {
    let scene = scene(4, &[4, 1, 5]);
    let mut table = scene.table();
    for number in [3, 1, 5] {
        table.act(RED, choose(1));
        let n_offered = table.offered(RED).len();
        table.act(RED, look(number));
        assert!(!table.offered(RED).contains(&look(number)));
        let seen = table.view(Viewer::Seat(RED)).nun_row;
        assert_eq!(seen.iter().filter(|card| card.card.is_some()).count(), 6 - n_offered);
        // The same seat is asked again and again: the others are skipped by the test.
        table = supplied_again(&table);
    }
    table.act(RED, choose(1));
    assert_eq!(table.offered(RED), [look(2), look(4)]);
    table.check_refused(RED, look(1), "RC-40");
    table.act(RED, look(2));
    table = supplied_again(&table);
    let events = table.act(RED, choose(1));
    assert_eq!(events.last(), Some(&Event::Looked { seat: RED, position: position(4) }));
    assert_eq!(table.to_act(), [YELLOW]);
    table = supplied_again(&table);
    let events = table.act(RED, choose(1));
    assert!(!events.iter().any(|event| matches!(event, Event::Looked { .. })));
}

/// The same table with seat 0 at the beginning of phase B.
fn supplied_again(table: &Table) -> Table {
    use engine::Imagine;
    use rattus_cartus::RattusCartus;
    let mut view = table.view(Viewer::Seat(RED));
    view.stage = Stage::ChooseSupply { seat: RED };
    let mut chance = table.chance.clone();
    Table { game: RattusCartus::imagine(&view, RED, &mut chance), chance }
}

/// RC-41: all choose at once; nothing is shown before the last has chosen, and the looks are taken
/// at the same time.
#[test]
fn supplies_together() {
    let scene = scene(3, &[4, 5]).with(|scene| {
        scene.options = Options { supply_order: SupplyOrder::Together, ..Options::default() };
        scene.stage = Stage::ChooseTogether;
    });
    let mut table = scene.table();
    assert_eq!(table.to_act(), [RED, YELLOW, GREEN]);
    let before = table.view(Viewer::Seat(RED));
    assert_eq!(table.act(GREEN, choose(1)), []);
    // That it has chosen shows, but not what.
    let after = table.view(Viewer::Seat(RED));
    assert_eq!((after.own, after.seats), (before.own, before.seats));
    assert_eq!(table.view(Viewer::Seat(GREEN)).own.unwrap().supply_choice, Some(slot(1)));
    table.check_refused(GREEN, choose(2), "RC-41");
    assert_eq!(table.act(RED, choose(1)), []);
    let events = table.act(YELLOW, choose(2));
    let order: Vec<Seat> = events
        .iter()
        .filter_map(|event| match event {
            Event::SupplyChosen { seat, .. } => Some(*seat),
            _ => None,
        })
        .collect();
    assert_eq!(order, [RED, YELLOW, GREEN]);
    assert_eq!(table.rats(), [10, 8, 10]);
    assert_eq!((table.game.stage(), table.to_act()), (Stage::LooksTogether, vec![RED, GREEN]));
    table.act(GREEN, look(1));
    assert_eq!(table.to_act(), [RED]);
    table.act(RED, look(1));
    assert_eq!(table.game.stage(), Stage::Enter { seat: RED });
}

/// RC-41: if nobody has a look, phase C begins at once.
#[test]
fn supplies_together_without_looks() {
    let scene = scene(3, &[1, 5]).with(|scene| {
        scene.options = Options { supply_order: SupplyOrder::Together, ..Options::default() };
        scene.stage = Stage::ChooseTogether;
    });
    let mut table = scene.table();
    for seat in [YELLOW, GREEN, RED] {
        table.act(seat, choose(1));
    }
    assert_eq!(table.game.stage(), Stage::Enter { seat: RED });
    assert_eq!([RED, YELLOW, GREEN].map(|seat| table.n_hand(seat)), [5, 5, 5]);
}
