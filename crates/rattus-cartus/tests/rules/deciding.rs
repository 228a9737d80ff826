//! What is asked, and by which names.

use engine::{Seat, Told, Viewer};
use rattus_cartus::{Action, Building, Event, Kind, Stage};

use crate::table::{BLUE, GREEN, RED, Scene, Table, YELLOW, cards, kinds, slot};

const ROW: [Building; 3] = [Building::Farm, Building::Castle, Building::Monastery];

/// Clicks these kinds, of which nobody is told, and says what is told of `Done`, and to whom.
#[track_caller]
fn walk(
    table: &mut Table,
    seat: Seat,
    names: &str,
    click: impl Fn(Kind) -> Action,
) -> Vec<Told<Event>> {
    for kind in kinds(names) {
        assert_eq!(table.act_told(seat, click(kind)), []);
    }
    table.act_told(seat, Action::Done)
}

/// RC-29: cards of a class are equal, and the one that came first goes first.
#[test]
fn the_longest_held_card_goes_first() {
    let hands = ["church-4 church-0 church-2 magic-1", "royalty-0", "royalty-1", "royalty-2"];
    let mut table = Scene::new(4, &ROW, &hands).table();
    assert_eq!(table.offered(RED).len(), 3);
    table.enter(RED, 1, "church church");
    let own = table.view(Viewer::Seat(RED)).own.unwrap();
    assert_eq!(own.hand, cards("church-2 magic-1"));
    // RC-30: sorted by nuns.
    assert_eq!(own.laid, cards("church-0 church-4"));
}

/// RC-30, RC-115: all orders of the same kinds lead to equal states and equal events.
#[test]
fn clicks_leave_no_trace() {
    let hand = "church-4 church-0 sword joker magic-1 magic-3";
    let orders = [
        "church church sword magic",
        "magic sword church church",
        "sword church magic church",
        "church magic church sword",
    ];
    let scene = Scene::new(4, &ROW, &[hand, "royalty-0"]);
    let played = orders.map(|order| {
        let mut table = scene.table();
        assert_eq!(table.act_told(RED, Action::Enter { slot: slot(2) }), []);
        let told = walk(&mut table, RED, order, |kind| Action::Lay { kind });
        (table.game, told)
    });
    assert!(played.iter().all(|other| *other == played[0]));
}

/// RC-30, RC-115: a gift comes sorted into the hand, in whatever order it was chosen.
#[test]
fn gifts_arrive_sorted() {
    let hands = ["magic-3 church-1 gold church-0 peasantry-2 magic-0", "sword"];
    let given = ["magic gold church", "church magic gold", "gold church magic"].map(|order| {
        let mut table = Scene::new(4, &ROW, &hands).table();
        table.enter(RED, 1, "");
        table.enter(YELLOW, 1, "sword");
        table.enter(GREEN, 2, "");
        table.enter(BLUE, 2, "");
        assert_eq!(table.to_act(), [RED]);
        let told = walk(&mut table, RED, order, |kind| Action::Give { kind });
        (table.game.clone(), told, table.hand(YELLOW))
    });
    assert!(given.iter().all(|other| *other == given[0]));
    // The Farm then gives its visitors cards behind them.
    assert_eq!(given[0].2[..2], cards("church-1 magic-3"));
    assert!(given[0].2.contains(&cards("gold")[0]));
}

/// RC-30, RC-115: what the Hospital takes is shown sorted, in whatever order it was chosen.
#[test]
fn discarded_cards_are_shown_sorted() {
    let hands = ["magic-3 church-1 gold church-0 peasantry-2"];
    let row = [Building::Hospital, Building::Castle, Building::Monastery];
    let traded = ["magic gold church", "church magic gold", "gold church magic"].map(|order| {
        let mut table = Scene::new(4, &row, &hands).table();
        table.enter(RED, 1, "");
        for seat in [YELLOW, GREEN, BLUE] {
            table.enter(seat, 2, "");
        }
        assert_eq!(table.to_act(), [RED]);
        let told = walk(&mut table, RED, order, |kind| Action::Discard { kind });
        (table.game, told)
    });
    assert!(traded.iter().all(|other| *other == traded[0]));
    let shown = Event::Traded { seat: RED, cards: cards("church-1 magic-3 gold") };
    assert_eq!(traded[0].1[0].event, shown);
}

/// RC-32, RC-116: who gives is asked by the size of the hand alone, even if all cards are one kind.
#[test]
fn hidden_facts_do_not_decide_who_is_asked() {
    for hand in ["gold gold gold gold", "church-4 magic-1 gold pass"] {
        let mut table = Scene::new(4, &ROW, &[hand, "sword", "", ""]).table();
        table.enter(RED, 2, "");
        table.enter(YELLOW, 2, "sword");
        table.enter(GREEN, 1, "");
        table.enter(BLUE, 1, "");
        let stage = Stage::HalfOfHand { slot: slot(2), winner: YELLOW, victim: RED, n: 2 };
        assert_eq!((table.game.stage(), table.to_act()), (stage, vec![RED]));
    }
}

/// RC-32: entering, and the end of laying, are asked even of an empty hand.
#[test]
fn entering_is_always_asked() {
    let mut table = Scene::new(4, &ROW, &[]).table();
    let slots = [1, 2, 3].map(|number| Action::Enter { slot: slot(number) });
    assert_eq!(table.offered(RED), slots);
    table.act(RED, slots[0]);
    assert_eq!(table.offered(RED), [Action::Done]);
    assert_eq!(table.to_act(), [Seat(0)]);
}
