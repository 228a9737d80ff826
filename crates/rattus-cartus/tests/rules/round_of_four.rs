//! The rulebook's round of four players, step by step (worked example 2): red begins, then yellow,
//! green and blue; a Fortune-teller's Tent and two Monasteries lie in the row.

use engine::Viewer;
use rattus_cartus::{Action, Building, Class, Event, Laid, Stage, Supply};

use crate::table::{BLUE, GREEN, RED, Scene, Table, YELLOW, card, cards, persons, position, slot};

/// Red's and yellow's cards are those of the rulebook; green keeps seven, blue has a Sword.
fn begin() -> Table {
    let hands = [
        "church-0 royalty-1 magic-2 magic-4",
        "magic-0 magic-1 church-3",
        "peasantry-0 peasantry-1 chivalry-0 royalty-0 bourgeoisie-4 gold joker",
        "sword",
    ];
    let row = [Building::FortuneTellersTent, Building::Monastery, Building::Monastery];
    let scene = Scene::new(4, &row, &hands).with(|scene| {
        scene.row = vec![
            card(Building::FortuneTellersTent, 4),
            card(Building::Monastery, 1),
            card(Building::Monastery, 5),
        ];
    });
    scene.supplies().table()
}

/// Phases A and B. RC-34: two Monasteries out of three cards stay. RC-36: everyone may choose two
/// cards and a look, four cards, or two rats less.
#[test]
fn supplies_of_the_rulebook() {
    let mut table = begin();
    let view = table.public();
    let supplies: Vec<Supply> =
        view.row.iter().map(|seen| view.table.supply_of(seen.card)).collect();
    let supply = |draw, rats, looks| Supply { draw, rats, looks };
    assert_eq!(supplies, [supply(2, 0, 1), supply(4, 0, 0), supply(0, 2, 0)]);
    let choices = [1, 2, 3].map(|number| Action::ChooseSupply { slot: slot(number) });
    for (seat, choice) in [(RED, 1), (YELLOW, 0), (GREEN, 2), (BLUE, 2)] {
        assert_eq!(table.offered(seat), choices);
        table.act(seat, choices[choice]);
        if choice == 0 {
            table.act(seat, Action::LookAt { position: position(1) });
        }
    }
    assert_eq!(table.rats(), [10, 10, 8, 8]);
    assert_eq!([RED, YELLOW].map(|seat| table.n_hand(seat)), [8, 5]);
}

/// The table when all have entered: all drop two rats in phase B, so that hands stay as they are.
fn entered() -> (Table, Vec<Event>) {
    let mut table = begin();
    for seat in [RED, YELLOW, GREEN, BLUE] {
        table.act(seat, Action::ChooseSupply { slot: slot(3) });
    }
    // RC-45, RC-48: the spaces and numbers that are announced.
    let entered = |seat, number, space, n| Event::Entered { seat, slot: slot(number), space, n };
    let events = table.enter(RED, 2, "church royalty magic magic");
    assert_eq!(events, [entered(RED, 2, 1, 4)]);
    let events = table.enter(YELLOW, 1, "magic magic church");
    assert_eq!(events, [entered(YELLOW, 1, 1, 3)]);
    let events = table.enter(GREEN, 3, "");
    assert_eq!(events, [entered(GREEN, 3, 1, 0)]);
    assert_eq!(table.public().seats[2].laid, Laid::Hidden(0));
    let events = table.enter(BLUE, 3, "sword");
    assert_eq!(events[0], entered(BLUE, 3, 2, 1));
    (table, events)
}

/// Phase D, first building. RC-50, RC-52, RC-53, RC-79: yellow shows two witches and a monk, gains
/// three influence and a rat, and looks at two cards.
#[test]
fn the_tent_of_the_rulebook() {
    let (mut table, events) = entered();
    let cards = cards("church-3 magic-0 magic-1");
    assert_eq!(events[1], Event::Revealed { seat: YELLOW, slot: slot(1), cards });
    assert_eq!(events[2], Event::Advanced { seat: YELLOW, class: Class::Magic, by: 3, to: 3 });
    assert_eq!(events[3], Event::RatsGained { seat: YELLOW, n: 1 });
    assert_eq!(events.len(), 4);
    assert_eq!(table.influence(Class::Magic), [0, 3, 0, 0]);
    // Red's cards are still face down.
    assert_eq!(table.public().seats[0].laid, Laid::Hidden(4));
    for number in [2, 5] {
        assert_eq!(table.to_act(), [YELLOW]);
        table.act(YELLOW, Action::LookAt { position: position(number) });
    }
    let seen = table.view(Viewer::Seat(YELLOW)).nun_row;
    assert_eq!(seen.iter().filter(|card| card.card.is_some()).count(), 2);
}

/// The table at the third building.
fn at_the_sword() -> (Table, Vec<Event>) {
    let (mut table, _) = entered();
    table.act(YELLOW, Action::LookAt { position: position(2) });
    let events = table.act(YELLOW, Action::LookAt { position: position(5) });
    (table, events)
}

/// Phase D, second building. RC-53, RC-71: red's monk, king and two witches bring four influence
/// and three rats; the premium action takes two of them away.
#[test]
fn the_first_monastery_of_the_rulebook() {
    let (table, events) = at_the_sword();
    let shown = cards("church-0 magic-2 magic-4 royalty-1");
    let expected = [
        Event::Looked { seat: YELLOW, position: position(5) },
        Event::Cleared { slot: slot(1) },
        Event::Revealed { seat: RED, slot: slot(2), cards: shown },
        Event::Advanced { seat: RED, class: Class::Church, by: 4, to: 4 },
        Event::RatsGained { seat: RED, n: 3 },
        Event::RatsLost { seat: RED, n: 2 },
        Event::Cleared { slot: slot(2) },
        Event::Revealed { seat: GREEN, slot: slot(3), cards: Vec::new() },
        Event::Revealed { seat: BLUE, slot: slot(3), cards: cards("sword") },
        Event::SwordWon { seat: BLUE, victim: GREEN, n: 3 },
    ];
    assert_eq!(events, expected);
    assert_eq!(table.rats(), [8 + 3 - 2, 8 + 1, 8, 8]);
}

/// Phase D, third building. RC-57, RC-60: no influence and no rats; green gives blue half of its
/// seven cards and, having entered first, has the premium action all the same.
#[test]
fn the_second_monastery_of_the_rulebook() {
    let (mut table, _) = at_the_sword();
    let stage = Stage::HalfOfHand { slot: slot(3), winner: BLUE, victim: GREEN, n: 3 };
    assert_eq!(table.game.stage(), stage);
    assert_eq!(table.influence(Class::Church), [4, 0, 0, 0]);
    let events = table.give(GREEN, "gold peasantry peasantry");
    let expected = [
        Event::Gave { seat: GREEN, to: BLUE, n: 3 },
        Event::RatsLost { seat: GREEN, n: 2 },
        Event::RatsLost { seat: BLUE, n: 1 },
        Event::Cleared { slot: slot(3) },
        Event::RoundEnded { first: YELLOW },
    ];
    assert_eq!(events[..5], expected);
    assert_eq!(table.rats(), [9, 9, 6, 7]);
    assert_eq!(table.hand(BLUE), cards("peasantry-0 peasantry-1 gold"));
}

/// RC-81, RC-82: the Sword is back on its pile, seven persons are discarded, and yellow begins the
/// next round.
#[test]
fn the_end_of_the_round_of_the_rulebook() {
    let (mut table, _) = at_the_sword();
    table.give(GREEN, "gold peasantry peasantry");
    let view = table.public();
    assert_eq!(view.piles.sword, 12);
    let discarded = "church-0 church-3 magic-0 magic-1 magic-2 magic-4 royalty-1";
    assert_eq!(view.discard_pile, persons(discarded));
    assert_eq!((view.first, view.round), (YELLOW, 2));
    assert!(view.seats.iter().all(|seat| seat.laid == Laid::None));
}
