//! Phase C: entering buildings.

use engine::{Seat, Viewer};
use rattus_cartus::{Action, Building, Event, Kind, Laid, Stage};

use crate::table::{BLUE, GREEN, RED, Scene, YELLOW, cards, kinds, slot};

const ROW: [Building; 3] = [Building::Farm, Building::Castle, Building::Monastery];

/// RC-42: clockwise from the starting player.
#[test]
fn seats_enter_clockwise() {
    let mut table = Scene::new(4, &ROW, &[]).table();
    for seat in [RED, YELLOW, GREEN] {
        assert_eq!((table.game.stage(), table.to_act()), (Stage::Enter { seat }, vec![seat]));
        table.enter(seat, 1, "");
    }
    assert_eq!(table.public().queue, [BLUE]);
}

/// RC-43, worked example 6: A and B pass, C and D enter, A passes again, B enters, A enters.
#[test]
fn passing_goes_to_the_end() {
    let mut table = Scene::new(4, &ROW, &["pass pass pass", "pass pass"]).table();
    assert!(table.offered(RED).contains(&Action::PlayPass));
    let events = table.act(RED, Action::PlayPass);
    assert_eq!(events, [Event::Passed { seat: RED }]);
    // The card is back at once.
    assert_eq!((table.public().piles.pass, table.n_hand(RED)), (8, 2));
    table.act(YELLOW, Action::PlayPass);
    table.enter(GREEN, 1, "");
    table.enter(BLUE, 1, "");
    assert_eq!(table.public().queue, [RED, YELLOW]);
    table.act(RED, Action::PlayPass);
    table.enter(YELLOW, 1, "");
    assert_eq!(table.public().row[0].visitors, [GREEN, BLUE, YELLOW]);
    assert_eq!(table.public().queue, [RED]);
    // It still has a card, but nobody else waits.
    assert_eq!(table.game.n_of(RED, Kind::Pass), 1);
    table.check_refused(RED, Action::PlayPass, "RC-43");
    let events = table.enter(RED, 1, "");
    assert_eq!(events[0], Event::Entered { seat: RED, slot: slot(1), space: 4, n: 0 });
}

/// RC-43: nobody else waits, so there is nobody to let go first; and without a card nobody passes.
#[test]
fn the_last_in_the_queue_cannot_pass() {
    let mut table = Scene::new(3, &ROW[..2], &["", "", "pass pass"]).table();
    table.check_refused(RED, Action::PlayPass, "RC-43");
    table.enter(RED, 1, "");
    table.enter(YELLOW, 1, "");
    table.check_refused(GREEN, Action::PlayPass, "RC-43");
    // Nor once it has entered.
    let mut table = Scene::new(3, &ROW[..2], &["pass"]).table();
    table.act(RED, Action::Enter { slot: slot(1) });
    table.check_refused(RED, Action::PlayPass, "RC-43");
}

/// RC-44: everyone enters one building, which may be occupied; staying out is not offered.
#[test]
fn every_seat_enters_one_building() {
    let mut table = Scene::new(4, &ROW, &["church-0"]).table();
    let all = [1, 2, 3].map(|number| Action::Enter { slot: slot(number) });
    table.check_refused(RED, Action::Done, "RC-44");
    table.act(RED, all[1]);
    table.check_refused(RED, all[0], "RC-44");
    table.act(RED, Action::Done);
    assert_eq!(table.offered(YELLOW), all);
}

/// RC-45: the lowest free space; entry order is the order of time.
#[test]
fn discs_take_the_lowest_space() {
    let mut table = Scene::new(4, &ROW, &["pass"]).table();
    table.act(RED, Action::PlayPass);
    let spaces = [(YELLOW, 2, 1), (GREEN, 1, 1), (BLUE, 2, 2)];
    for (seat, number, space) in spaces {
        let events = table.enter(seat, number, "");
        let slot = slot(number);
        assert_eq!(events[0], Event::Entered { seat, slot, space, n: 0 });
    }
    assert_eq!(table.public().row[1].visitors, [YELLOW, BLUE]);
}

/// RC-46, RC-47: what can be laid, any number of them, and never Pass or Gold.
#[test]
fn what_can_be_laid() {
    let hand = "peasantry-0 church-1 church-2 joker sword flute pass gold";
    let mut table = Scene::new(4, &ROW, &[hand]).table();
    for kind in kinds("church gold pass") {
        table.check_refused(RED, Action::Lay { kind }, "RC-46");
    }
    table.act(RED, Action::Enter { slot: slot(1) });
    let mut expected: Vec<Action> = kinds("peasantry church joker sword flute")
        .into_iter()
        .map(|kind| Action::Lay { kind })
        .collect();
    expected.push(Action::Done);
    assert_eq!(table.offered(RED), expected);
    for kind in [Kind::Pass, Kind::Gold] {
        table.check_refused(RED, Action::Lay { kind }, "RC-47");
    }
    for kind in kinds("magic royalty") {
        table.check_refused(RED, Action::Lay { kind }, "RC-46");
    }
    for kind in kinds("church sword church peasantry flute joker") {
        table.act(RED, Action::Lay { kind });
    }
    assert_eq!(table.offered(RED), [Action::Done]);
    table.check_refused(RED, Action::Lay { kind: kinds("church")[0] }, "RC-46");
}

/// RC-48, RC-104: building, space and number are told; the cards lie face down and are no longer in
/// hand.
#[test]
fn laid_cards_are_counted_not_shown() {
    let mut table = Scene::new(4, &ROW, &["church-1 sword gold"]).table();
    let events = table.enter(RED, 3, "sword church");
    assert_eq!(events, [Event::Entered { seat: RED, slot: slot(3), space: 1, n: 2 }]);
    for viewer in [Viewer::Seat(YELLOW), Viewer::Spectator, Viewer::Seat(RED)] {
        let seen = &table.view(viewer).seats[0];
        assert_eq!((seen.n_hand, &seen.laid), (1, &Laid::Hidden(2)));
    }
    assert_eq!(table.view(Viewer::Seat(RED)).own.unwrap().laid, cards("church-1 sword"));
    table.enter(YELLOW, 3, "");
    assert_eq!(table.public().seats[1].laid, Laid::Hidden(0));
    assert_eq!(table.public().seats[2].laid, Laid::None);
    assert_eq!(table.to_act(), [Seat(2)]);
}
