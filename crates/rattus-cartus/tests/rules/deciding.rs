//! What is asked, by which names, and what can be taken back.

use engine::{Fast, Game, Match, Rejected, Seat, Viewer};
use rattus_cartus::{Action, Building, Kind, Options, RattusCartus, Stage};
use testkit::legal;

use crate::table::{BLUE, GREEN, RED, Scene, YELLOW, cards, kinds, slot};

const ROW: [Building; 3] = [Building::Farm, Building::Castle, Building::Monastery];

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
        let mut told = vec![table.act(RED, Action::Enter { slot: slot(2) })];
        for kind in kinds(order) {
            told.push(table.act(RED, Action::Lay { kind }));
        }
        told.push(table.act(RED, Action::Done));
        (table.game, told)
    });
    assert!(played.iter().all(|other| *other == played[0]));
    assert!(played[0].1[..5].iter().all(Vec::is_empty));
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
        table.give(RED, order);
        table
    });
    assert!(given.iter().all(|other| other.game == given[0].game));
    // The Farm then gives its visitors cards behind them.
    assert_eq!(given[0].hand(YELLOW)[..2], cards("church-1 magic-3"));
    assert!(given[0].hand(YELLOW).contains(&cards("gold")[0]));
}

/// RC-31: a walk can be gone back step by step until it is done, and all else is final.
#[test]
fn walks_can_be_rewound() {
    let mut chance = Fast::new(31);
    let (mut played, _) = Match::<RattusCartus>::new(&Options::default(), 3, &mut chance).unwrap();
    while !matches!(played.game().stage(), Stage::Enter { .. }) {
        let seat = played.game().to_act().first().unwrap();
        let action = legal(played.game(), seat)[0];
        played.play(seat, action, 0, &mut chance).unwrap();
        assert_eq!(played.can_undo(seat), Err(Rejected::CannotUndoSealed), "{action:?}");
    }
    let seat = played.game().to_act().first().unwrap();
    let before = played.game().clone();
    played.play(seat, Action::Enter { slot: slot(1) }, 0, &mut chance).unwrap();
    let lay = legal(played.game(), seat)[0];
    played.play(seat, lay, 0, &mut chance).unwrap();
    played.undo(seat).unwrap();
    played.undo(seat).unwrap();
    assert_eq!(played.game(), &before);
    played.play(seat, Action::Enter { slot: slot(2) }, 0, &mut chance).unwrap();
    played.play(seat, Action::Done, 0, &mut chance).unwrap();
    assert_eq!(played.can_undo(seat), Err(Rejected::CannotUndoSealed));
}

/// RC-31, RC-114: nobody else sees anything of a walk, and the hand keeps its size.
#[test]
fn walks_are_unseen() {
    let hands = ["church-4 sword", "royalty-0 gold gold magic-1", "royalty-1", "pass"];
    let mut table = Scene::new(4, &ROW, &hands).table();
    let seen = |table: &crate::table::Table| {
        let others = [YELLOW, GREEN, BLUE].map(|seat| table.view(Viewer::Seat(seat)));
        (others, table.public(), table.to_act())
    };
    let before = seen(&table);
    for action in [
        Action::Enter { slot: slot(2) },
        Action::Lay { kind: Kind::Sword },
        Action::Lay { kind: kinds("church")[0] },
    ] {
        assert_eq!(table.act(RED, action), []);
        assert_eq!(seen(&table), before);
        assert_eq!(table.n_hand(RED), 2);
    }
    table.act(RED, Action::Done);
    assert_ne!(seen(&table), before);
    assert_eq!(table.n_hand(RED), 0);
}

/// RC-32, RC-116: who gives is asked by the size of the hand alone, even if all cards are one kind;
/// who must give all is not asked.
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
