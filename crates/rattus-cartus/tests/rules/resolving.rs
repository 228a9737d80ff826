//! Phase D up to the actions: reveal, influence, rats, Swords and Flutes.

use engine::{Fast, Imagine, Viewer};
use rattus_cartus::{
    Action, Building, Class, Event, Laid, Options, Pile, Rank, RattusCartus, Stage,
};

use crate::table::{BLUE, GREEN, RED, Scene, Table, YELLOW, cards, slot};

const ROW: [Building; 3] = [Building::Farm, Building::Castle, Building::Monastery];

/// Four seats in one building, with these cards laid.
fn four_in(building: Building, laid: [&str; 4], kept: [&str; 4]) -> Table {
    let row = [building, Building::Palace, Building::Palace];
    let full = |names: &str| {
        let card = |name: &str| match name {
            "joker" | "sword" | "flute" => name.to_owned(),
            class => format!("{class}-4"),
        };
        names.split_whitespace().map(card).collect::<Vec<_>>().join(" ")
    };
    let hands: Vec<String> =
        laid.iter().zip(kept).map(|(laid, kept)| format!("{} {kept}", full(laid))).collect();
    let hands: Vec<&str> = hands.iter().map(String::as_str).collect();
    let mut table = Scene::new(4, &row, &hands).table();
    for (seat, laid) in [RED, YELLOW, GREEN, BLUE].into_iter().zip(laid) {
        table.enter(seat, 1, laid);
    }
    table
}

/// RC-49, RC-50: slot by slot, and what lies in later slots stays hidden.
#[test]
fn buildings_are_resolved_in_order() {
    let hands = ["church-0 gold gold gold gold", "sword", "magic-0 sword", ""];
    let mut table = Scene::new(4, &ROW, &hands).table();
    table.enter(RED, 1, "");
    table.enter(YELLOW, 1, "sword");
    table.enter(GREEN, 3, "magic sword");
    let events = table.enter(BLUE, 3, "");
    assert_eq!(
        table.game.stage(),
        Stage::HalfOfHand { slot: slot(1), winner: YELLOW, victim: RED, n: 2 }
    );
    let shown: Vec<_> = events.iter().filter(|it| matches!(it, Event::Revealed { .. })).collect();
    assert_eq!(shown.len(), 2);
    let view = table.view(Viewer::Seat(RED));
    assert_eq!(view.seats[1].laid, Laid::Shown(cards("sword")));
    assert_eq!(view.seats[0].laid, Laid::Shown(Vec::new()));
    assert_eq!(view.seats[2].laid, Laid::Hidden(2));
    // Nobody is in slot 2, which is passed over.
    let events = table.give(RED, "gold gold");
    assert!(events.contains(&Event::Cleared { slot: slot(1) }));
    assert!(!events.contains(&Event::Cleared { slot: slot(2) }));
    assert!(events.contains(&Event::Cleared { slot: slot(3) }));
    assert!(events.contains(&Event::Revealed {
        seat: GREEN,
        slot: slot(3),
        cards: cards("magic-0 sword")
    }));
}

/// RC-51: two seats show everything before the first building is resolved.
#[test]
fn two_seats_show_all_at_once() {
    let hands = ["church-0 pass gold gold", "sword magic-1"];
    let mut table = Scene::new(2, &ROW[..2], &hands).table();
    table.enter(RED, 2, "church");
    let events = table.enter(YELLOW, 1, "sword magic");
    let order: Vec<_> = events[1..]
        .iter()
        .map(|event| match event {
            Event::Revealed { seat, .. } => format!("reveal {seat}"),
            Event::Advanced { seat, .. } => format!("advance {seat}"),
            _ => String::new(),
        })
        .filter(|line| !line.is_empty())
        .collect();
    assert_eq!(order, ["reveal 1", "reveal 0", "advance 1", "advance 0"]);
}

/// RC-52, RC-53: strength is population cards and Jokers; every stranger brings a rat.
#[test]
fn influence_and_rats() {
    let laid = ["church church magic joker", "sword flute", "joker joker", "magic royalty"];
    let mut table = four_in(Building::Monastery, laid, [""; 4]);
    // Yellow's Sword hits an empty hand; then its Flute.
    table.act(YELLOW, Action::Target { seat: RED });
    table.act(YELLOW, Action::Target { seat: RED });
    assert_eq!(table.influence(Class::Church), [4, 0, 2, 2]);
    // Red has the premium action and drops two, the others one; yellow's Flute gave red a rat.
    let gained = [1 - 2 + 1, -1 - 1, -1, 2 - 1];
    assert_eq!(table.rats(), gained.map(|gain: i16| (10 + gain) as u16));
}

/// RC-54, RC-87: a disc lands on top of what is there; those below keep their order; strength zero
/// moves nothing.
#[test]
fn discs_stack() {
    let laid = ["peasantry peasantry", "peasantry", "peasantry", ""];
    let mut table = four_in(Building::Farm, laid, [""; 4]);
    assert_eq!(table.stack(Class::Peasantry, 1), [YELLOW, GREEN]);
    assert_eq!(table.stack(Class::Peasantry, 2), [RED]);
    assert_eq!(table.stack(Class::Peasantry, 0), [BLUE]);
    // Played on: the order changes only by moves.
    table.play_until(|game| game.round() == 2 && matches!(game.stage(), Stage::Enter { .. }));
    assert_eq!(table.stack(Class::Peasantry, 1), [YELLOW, GREEN]);
    let below = table.public().tracks[Class::Peasantry as usize].arrivals.clone();
    assert_eq!(below.last(), Some(&GREEN));
}

/// RC-55: equal numbers of Swords do nothing, also with a lone visitor.
#[test]
fn equal_swords_do_nothing() {
    let kept = ["gold gold"; 4];
    let table = four_in(Building::Castle, ["sword"; 4], kept);
    assert_eq!(table.game.round(), 2);
    let mut table = Scene::new(4, &ROW, &["sword sword", "gold gold"]).table();
    table.enter(RED, 1, "sword sword");
    for seat in [YELLOW, GREEN, BLUE] {
        table.enter(seat, 2, "");
    }
    assert_eq!((table.game.round(), table.n_hand(YELLOW)), (2, 4));
}

/// RC-56: most Swords win, the earlier entrant among equals; a single one with fewest is hit
/// without asking.
#[test]
fn the_earlier_entrant_wins_a_tie() {
    let kept = ["", "", "gold gold", ""];
    let table = four_in(Building::Castle, ["sword", "sword sword", "", "sword sword"], kept);
    let stage = Stage::HalfOfHand { slot: slot(1), winner: YELLOW, victim: GREEN, n: 1 };
    assert_eq!(table.game.stage(), stage);
}

/// RC-56: several with fewest: the winner must choose one of them, whatever their hands, and nobody
/// else.
#[test]
fn the_winner_chooses_among_the_fewest() {
    let kept = ["gold", "", "gold gold", "pass"];
    let mut table = four_in(Building::Castle, ["sword", "sword sword", "", ""], kept);
    assert_eq!(table.game.stage(), Stage::SwordTarget { slot: slot(1), winner: YELLOW });
    let targets = [GREEN, BLUE].map(|seat| Action::Target { seat });
    assert_eq!(table.offered(YELLOW), targets);
    for seat in [RED, YELLOW, engine::Seat(4)] {
        table.check_refused(YELLOW, Action::Target { seat }, "RC-56");
    }
    table.check_refused(GREEN, targets[1], "RC-56");
    // Blue has one card, of which half is none: the turn goes on.
    let events = table.act(YELLOW, targets[1]);
    assert_eq!(events[0], Event::SwordWon { seat: YELLOW, victim: BLUE, n: 0 });
    assert_eq!(table.n_hand(BLUE), 2);
    assert_eq!(table.game.round(), 2);
}

/// RC-57, worked example 4: half of the hand, rounded down.
#[test]
fn half_of_the_hand() {
    for (n_hand, n_given) in [(0, 0), (1, 0), (2, 1), (3, 1), (7, 3), (10, 5)] {
        let hand = ["gold"].repeat(n_hand).join(" ");
        let mut table = Scene::new(3, &ROW[1..], &[&hand, "sword"]).table();
        table.enter(RED, 2, "");
        table.enter(YELLOW, 2, "sword");
        let events = table.enter(GREEN, 1, "");
        let won = Event::SwordWon { seat: YELLOW, victim: RED, n: n_given };
        assert!(events.contains(&won), "{events:?}");
        assert_eq!(table.to_act() == [RED], 0 < n_given);
    }
}

/// RC-57: any kinds, just so many, and laid cards are safe.
#[test]
fn the_victim_chooses_what_it_gives() {
    let hands = ["church-0 magic-4 pass gold joker", "sword"];
    let mut table = Scene::new(3, &ROW[1..], &hands).table();
    table.enter(RED, 2, "magic");
    table.enter(YELLOW, 2, "sword");
    table.enter(GREEN, 1, "");
    let give = |name: &str| Action::Give { kind: name.parse().unwrap() };
    assert_eq!(table.offered(RED), ["church", "joker", "pass", "gold"].map(give));
    table.check_refused(RED, Action::Done, "RC-57");
    table.check_refused(RED, give("magic"), "RC-57");
    table.act(RED, give("pass"));
    table.check_refused(RED, give("pass"), "RC-57");
    table.act(RED, give("gold"));
    assert_eq!(table.offered(RED), [Action::Done]);
    table.check_refused(RED, give("church"), "RC-57");
    let mut other = table.clone();
    let told = table.act_heard(RED, Action::Done, Viewer::Seat(GREEN));
    assert_eq!(told[0], Event::Gave { seat: RED, to: YELLOW, n: 2 });
    assert!(!told.iter().any(|event| matches!(event, Event::GaveCards { .. })));
    let told = other.act_heard(RED, Action::Done, Viewer::Seat(YELLOW));
    let given = Event::GaveCards { seat: RED, to: YELLOW, cards: cards("pass gold") };
    assert_eq!(told[1], given);
    assert_eq!(table.hand(YELLOW), cards("pass gold"));
}

/// RC-58: one gift per building, and only between winner and victim.
#[test]
fn one_gift_per_building() {
    let kept = ["gold gold", "gold gold", "gold gold", "gold gold"];
    let mut table = four_in(Building::Farm, ["sword sword sword", "sword", "", "sword"], kept);
    table.give(GREEN, "gold");
    // The Farm has given 4, 2, 2 and 2 cards.
    let hands = [RED, YELLOW, GREEN, BLUE].map(|seat| table.n_hand(seat));
    assert_eq!(hands, [2 + 1 + 4, 2 + 2, 2 - 1 + 2, 2 + 2]);
    assert_eq!(table.public().gifts.len(), 1);
}

/// RC-59: the Flute hands over one rat; with several targets the winner chooses.
#[test]
fn flutes_hand_over_a_rat() {
    let mut table = four_in(Building::Farm, ["flute flute", "", "flute", ""], [""; 4]);
    assert_eq!(table.game.stage(), Stage::FluteTarget { slot: slot(1), winner: RED });
    let targets = [YELLOW, BLUE].map(|seat| Action::Target { seat });
    assert_eq!(table.offered(RED), targets);
    table.check_refused(RED, Action::Target { seat: GREEN }, "RC-59");
    let events = table.act(RED, targets[1]);
    assert_eq!(events[0], Event::FluteWon { seat: RED, target: BLUE });
    assert_eq!(table.rats(), [9, 10, 10, 11]);
    let single = four_in(Building::Farm, ["flute", "flute", "flute flute", ""], [""; 4]);
    assert_eq!(single.rats(), [10, 10, 9, 11]);
}

/// RC-59: among those with most Flutes the earlier entrant wins, as with Swords.
#[test]
fn the_earlier_entrant_wins_a_tie_of_flutes() {
    let mut table = four_in(Building::Farm, ["", "flute", "flute", ""], [""; 4]);
    assert_eq!(table.game.stage(), Stage::FluteTarget { slot: slot(1), winner: YELLOW });
    table.act(YELLOW, Action::Target { seat: BLUE });
    assert_eq!(table.rats(), [10, 9, 10, 11]);
}

/// RC-59: who has no rats hands over none and chooses nobody.
#[test]
fn a_winner_without_rats_hands_over_nothing() {
    let scene = Scene::new(3, &ROW[..2], &["flute"]).rats(&[0, 4, 5]);
    let mut table = scene.table();
    table.enter(RED, 1, "flute");
    table.enter(YELLOW, 1, "");
    let events = table.enter(GREEN, 1, "");
    assert!(!events.iter().any(|event| matches!(event, Event::FluteWon { .. })));
    assert_eq!((table.rats(), table.game.round()), (vec![0, 4, 5], 2));
}

/// RC-59: Swords come before Flutes, and both after influence and rats.
#[test]
fn the_order_of_a_building() {
    let hands = ["magic-0 sword", "flute gold gold", "", ""];
    let mut table = Scene::new(4, &ROW, &hands).table();
    table.enter(RED, 1, "magic sword");
    table.enter(YELLOW, 1, "flute");
    table.enter(GREEN, 2, "");
    let mut events = table.enter(BLUE, 2, "");
    events.extend(table.give(YELLOW, "gold"));
    let place = |wanted: fn(&Event) -> bool| events.iter().position(wanted).unwrap();
    let places = [
        place(|event| matches!(event, Event::Revealed { .. })),
        place(|event| matches!(event, Event::Advanced { .. })),
        place(|event| matches!(event, Event::RatsGained { .. })),
        place(|event| matches!(event, Event::SwordWon { .. })),
        place(|event| matches!(event, Event::Gave { .. })),
        place(|event| matches!(event, Event::FluteWon { .. })),
        place(|event| matches!(event, Event::Drew { .. })),
        place(|event| matches!(event, Event::Cleared { .. })),
    ];
    assert!(places.is_sorted(), "{events:?}");
}

/// Who has the premium action in the Palace, by markers.
fn premium(laid: [&str; 4]) -> Vec<usize> {
    let table = four_in(Building::Palace, laid, [""; 4]);
    table.public().seats.iter().map(|seat| seat.vp_markers.len()).collect()
}

/// RC-60: the greatest strength, the earlier among equals, also at zero; Swords do not count.
#[test]
fn who_has_the_premium_action() {
    assert_eq!(premium(["magic", "magic joker", "royalty royalty", ""]), [1, 2, 1, 1]);
    assert_eq!(premium(["", "", "", ""]), [2, 1, 1, 1]);
    assert_eq!(
        premium(["sword flute", "sword flute", "joker sword flute", "sword flute"]),
        [1, 1, 2, 1]
    );
}

/// RC-61: two seats have one premium action a round, in whichever building.
#[test]
fn two_seats_share_one_premium_action() {
    let row = [Building::Palace, Building::Treasury];
    for (laid, slots, expected) in [
        (["magic", "magic-2"], [1, 2], [2, 1]),
        (["magic", "magic-2 church"], [1, 2], [1, 2]),
        (["", ""], [2, 1], [2, 1]),
        (["sword", "joker"], [2, 2], [1, 2]),
    ] {
        let full = |names: &str| {
            let names = names.replace("magic-2", "magic").replace("magic", "magic-1");
            names.replace("church", "church-1")
        };
        let hands = laid.map(full);
        let mut table = Scene::new(2, &row, &[&hands[0], &hands[1]]).table();
        table.enter(RED, slots[0], laid[0]);
        table.enter(YELLOW, slots[1], &laid[1].replace("-2", ""));
        let gains = [RED, YELLOW].map(|seat| {
            let gold = table.game.n_of(seat, rattus_cartus::Kind::Gold);
            gold + table.public().seats[seat.idx()].vp_markers.len() as u8
        });
        assert_eq!(gains, expected, "{laid:?}");
    }
}

/// RC-61, RC-82: on a tie it goes to who entered first in time, which a Pass can change.
#[test]
fn a_pass_changes_who_was_first() {
    let row = [Building::Palace, Building::Palace];
    let mut table = Scene::new(2, &row, &["pass"]).table();
    table.act(RED, Action::PlayPass);
    table.enter(YELLOW, 2, "");
    table.enter(RED, 1, "");
    let markers: Vec<usize> =
        table.public().seats.iter().map(|seat| seat.vp_markers.len()).collect();
    assert_eq!(markers, [1, 2]);
    // RC-82: the next round begins with the next seat all the same.
    assert_eq!(table.game.first(), YELLOW);
}

/// RC-62: premium first, then entry order, each action whole.
#[test]
fn the_acting_order() {
    let scene = Scene::new(3, &[Building::Palace, Building::Farm], &["", "joker", ""]);
    let scene = scene.with(|scene| {
        scene.options = Options { may_decline: true, ..Options::default() };
    });
    let mut table = scene.table();
    table.enter(RED, 1, "");
    table.enter(YELLOW, 1, "joker");
    table.enter(GREEN, 1, "");
    for (nth, seat) in [YELLOW, RED, GREEN].into_iter().enumerate() {
        let Stage::UseOrDecline { acting } = table.game.stage() else { panic!() };
        assert_eq!((acting.seat, usize::from(acting.nth)), (seat, nth));
        assert_eq!(acting.rank == Rank::Premium, nth == 0);
        table.act(seat, Action::UseAction);
    }
}

/// RC-63: with the option each visitor is asked first, and declining gives up all of it.
#[test]
fn an_action_may_be_declined() {
    let scene = Scene::new(3, &[Building::Monastery, Building::Farm], &[]);
    let mut table = scene.clone().table();
    for seat in [RED, YELLOW, GREEN] {
        table.enter(seat, 1, "");
    }
    assert_eq!(table.rats(), [8, 9, 9]);
    let options = Options { may_decline: true, ..Options::default() };
    let mut table = scene.with(|scene| scene.options = options).table();
    for seat in [RED, YELLOW, GREEN] {
        table.enter(seat, 1, "");
    }
    assert_eq!(table.offered(RED), [Action::UseAction, Action::Decline]);
    let events = table.act(RED, Action::Decline);
    assert_eq!(events[0], Event::Declined { seat: RED });
    table.act(YELLOW, Action::UseAction);
    table.act(GREEN, Action::Decline);
    assert_eq!(table.rats(), [10, 9, 10]);
}

/// RC-64: what is left of a pile goes in acting order.
#[test]
fn a_pile_runs_out() {
    let rest = ["joker"].repeat(13).join(" ");
    let row = [Building::Marketplace, Building::Palace];
    let mut table = Scene::new(3, &row, &[&rest]).table();
    table.enter(RED, 2, "");
    table.enter(YELLOW, 1, "");
    table.enter(GREEN, 1, "");
    assert_eq!((table.n_hand(YELLOW), table.n_hand(GREEN)), (2, 0));
    assert_eq!(table.public().piles.joker, 0);
    // The premium action takes one of two if there is no more.
    let mut table = Scene::new(3, &row, &[&format!("{rest} joker")]).table();
    table.enter(RED, 2, "");
    table.enter(YELLOW, 1, "");
    let events = table.enter(GREEN, 1, "");
    let took: Vec<&Event> = events.iter().filter(|it| matches!(it, Event::Took { .. })).collect();
    assert_eq!(took, [&Event::Took { seat: YELLOW, pile: Pile::Joker, n: 1 }]);
    assert_eq!((table.n_hand(YELLOW), table.n_hand(GREEN)), (1, 0));
}

/// RC-6, RC-7: a track goes on behind its twentieth space, and rats behind what tokens there are.
#[test]
fn tracks_and_rats_have_no_end() {
    let scene = Scene::new(3, &ROW[1..], &["magic-0 magic-1 joker", "chivalry-0"]);
    let mut view = scene.rats(&[60, 300, 10]).table().view(Viewer::Seat(RED));
    view.tracks[Class::Chivalry as usize].influence = vec![19, 400, 0];
    let mut chance = Fast::new(6);
    let mut table = Table { game: RattusCartus::imagine(&view, RED, &mut chance), chance };
    table.enter(RED, 1, "magic magic joker");
    table.enter(YELLOW, 1, "chivalry");
    table.enter(GREEN, 2, "");
    assert_eq!(table.influence(Class::Chivalry), [22, 401, 0]);
    // Green was alone in the Monastery.
    assert_eq!(table.rats(), [62, 300, 8]);
    table.play_until(|_| false);
    let finish = table.public().finish.unwrap();
    assert_eq!(finish.seats[1].score.lines()[Class::Chivalry as usize].points, 10);
}
