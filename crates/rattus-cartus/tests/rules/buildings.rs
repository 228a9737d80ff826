//! The actions of the twelve buildings.

use engine::{Seat, Viewer};
use rattus_cartus::{Action, Building, Class, Event, Kind, Options, Pile, Stage};

use crate::table::{BLUE, GREEN, RED, Scene, Table, YELLOW, cards, persons, position, seats};

/// Three seats in a building at the first slot: premium for seat 0, standard for seat 1; seat 2 is
/// elsewhere, in the Palace.
fn visited(building: Building, hands: &[&str]) -> Table {
    let mut table = Scene::new(3, &[building, Building::Palace], hands).table();
    table.enter(RED, 1, "");
    table.enter(YELLOW, 1, "");
    table.enter(GREEN, 2, "");
    table
}

#[track_caller]
fn check_taken(building: Building, pile: Pile) {
    let mut table = Scene::new(3, &[building, Building::Farm], &[]).table();
    table.enter(RED, 1, "");
    table.enter(YELLOW, 1, "");
    let events = table.enter(GREEN, 2, "");
    for (seat, n) in [(RED, 2), (YELLOW, 1)] {
        assert!(events.contains(&Event::Took { seat, pile, n }), "{events:?}");
        let kind = pile.kind().unwrap();
        assert_eq!(table.game.n_of(seat, kind), n);
    }
}

/// RC-66, RC-67, RC-76, RC-77, RC-78: two cards of the pile, or one.
#[test]
fn cards_from_piles() {
    check_taken(Building::Treasury, Pile::Gold);
    check_taken(Building::Castle, Pile::Sword);
    check_taken(Building::Marketplace, Pile::Joker);
    check_taken(Building::Office, Pile::Pass);
    check_taken(Building::RatCatchersHut, Pile::Flute);
}

/// RC-65: markers, kept openly.
#[test]
fn palace() {
    let table = visited(Building::Palace, &[]);
    let view = table.public();
    let markers: Vec<_> = view.seats.iter().map(|seat| seat.vp_markers.clone()).collect();
    assert_eq!(markers, [vec![1, 1], vec![1], vec![1, 1]]);
    assert_eq!(view.piles.vp_markers.len(), 15);
}

/// RC-71: two rats, or one.
#[test]
fn monastery() {
    assert_eq!(visited(Building::Monastery, &[]).rats(), [8, 9, 10]);
}

/// RC-74: four cards, or two.
#[test]
fn farm() {
    let table = visited(Building::Farm, &[]);
    assert_eq!([RED, YELLOW].map(|seat| table.n_hand(seat)), [4, 2]);
}

/// RC-75, worked example 4: a card per influence, or per two.
#[test]
fn brewery() {
    for (strength, premium, standard) in [(0, 0, 0), (1, 1, 0), (4, 4, 2), (5, 5, 2)] {
        let lay = ["peasantry"].repeat(strength).join(" ");
        let row = [Building::Brewery, Building::Palace];
        let own = ["peasantry-0", "peasantry-1", "peasantry-0", "peasantry-1", "peasantry-0"];
        let own = own[..strength].join(" ");
        let more = format!("{} joker", ["church-4", "church-0"].repeat(3).join(" "));
        let mut table = Scene::new(3, &row, &[&own]).table();
        table.enter(RED, 1, &lay);
        table.enter(YELLOW, 2, "");
        table.enter(GREEN, 2, "");
        assert_eq!(table.n_hand(RED), premium, "premium at {strength}");
        // Somebody stronger leaves the standard action.
        let mut table = Scene::new(3, &row, &[&own, &more]).table();
        table.enter(RED, 1, &lay);
        table.enter(YELLOW, 1, "church church church church church church joker");
        table.enter(GREEN, 2, "");
        assert_eq!(table.n_hand(RED), standard, "standard at {strength}");
        assert_eq!(table.n_hand(YELLOW), 7);
    }
}

/// RC-79: two looks, the second chosen after the first; or one.
#[test]
fn tent() {
    let mut table = visited(Building::FortuneTellersTent, &[]);
    let look = |number| Action::LookAt { position: position(number) };
    assert_eq!(table.offered(RED).len(), 5);
    table.act(RED, look(4));
    assert_eq!(table.offered(RED), [1, 2, 3, 5].map(look));
    table.act(RED, look(1));
    assert_eq!(table.to_act(), [YELLOW]);
    table.act(YELLOW, look(4));
    let seen_by: Vec<_> = table.public().nun_row.iter().map(|card| card.seen_by).collect();
    assert_eq!((seen_by[0], seen_by[3]), (seats(&[RED]), seats(&[RED, YELLOW])));
}

/// RC-72: the premium action drops a rat first; then cards of any kind for a rat each, openly.
#[test]
fn hospital() {
    let hands = ["church-0 gold pass sword", "magic-4 gold gold"];
    let mut table = visited(Building::Hospital, &hands);
    assert_eq!(table.rats(), [9, 10, 10]);
    let discard = |name: &str| Action::Discard { kind: name.parse().unwrap() };
    let offered = ["church", "sword", "pass", "gold"].map(discard);
    assert_eq!(table.offered(RED)[..4], offered);
    assert_eq!(table.offered(RED)[4], Action::Done);
    table.check_refused(RED, discard("joker"), "RC-72");
    for name in ["gold", "church", "sword"] {
        table.act(RED, discard(name));
    }
    assert_eq!(table.offered(RED), [Action::Done]);
    table.check_refused(RED, discard("pass"), "RC-72");
    let events = table.act(RED, Action::Done);
    assert_eq!(events[0], Event::Traded { seat: RED, cards: cards("church-0 sword gold") });
    assert_eq!(table.rats(), [6, 10, 10]);
    // RC-73: they are where they belong, for all to see.
    assert_eq!(table.public().discard_pile, persons("church-0"));
    assert_eq!(table.public().piles.sword, 12);
    table.act(YELLOW, discard("magic"));
    table.act(YELLOW, discard("gold"));
    assert_eq!(table.offered(YELLOW), [Action::Done]);
    table.check_refused(YELLOW, discard("gold"), "RC-72");
    table.act(YELLOW, Action::Done);
    assert_eq!(table.rats(), [6, 8, 10]);
}

/// RC-72, RC-73: as few as one likes, no more than rats can go, and nobody is asked without cards
/// or rats.
#[test]
fn hospital_limits() {
    let row = [Building::Hospital, Building::Palace];
    let visit = |hands: &[&str], rats: &[u16]| {
        let mut table = Scene::new(3, &row, hands).rats(rats).table();
        table.enter(RED, 1, "");
        table.enter(YELLOW, 1, "");
        table.enter(GREEN, 2, "");
        table
    };
    let mut table = visit(&["gold gold gold", "gold"], &[2, 0, 5]);
    // One rat went with the premium action, one is left: so one card.
    table.act(RED, Action::Discard { kind: Kind::Gold });
    assert_eq!(table.offered(RED), [Action::Done]);
    table.check_refused(RED, Action::Discard { kind: Kind::Gold }, "RC-73");
    table.act(RED, Action::Done);
    assert_eq!((table.rats(), table.game.round()), (vec![0, 0, 5], 2));
    let mut table = visit(&["", "gold gold"], &[10, 10, 10]);
    assert_eq!((table.rats()[0], table.to_act()), (9, vec![YELLOW]));
    table.act(YELLOW, Action::Done);
    assert_eq!((table.rats(), table.n_hand(YELLOW)), (vec![9, 10, 10], 2));
    let table = visit(&["gold gold", "gold"], &[1, 0, 10]);
    assert_eq!((table.rats(), table.game.round()), (vec![0, 0, 10], 2));
}

const TOWERS: [Building; 3] = [Building::GuardTower, Building::GuardTower, Building::Farm];

/// RC-68, RC-69: everybody with as many hand cards gives three, unseen and at the same time; the
/// cards change hands together, clockwise from the left of the actor.
#[test]
fn guard_tower() {
    let hands =
        ["gold gold", "magic-0 magic-1 magic-4 royalty-3", "gold", "church-0 church-1 pass"];
    let mut table = Scene::new(4, &TOWERS, &hands).table();
    table.enter(RED, 1, "");
    for seat in [YELLOW, GREEN, BLUE] {
        table.enter(seat, 3, "");
    }
    // Blue gives all three without being asked, green has too few to be hit.
    assert_eq!(table.to_act(), [YELLOW]);
    assert!(matches!(table.game.stage(), Stage::Tribute { .. }));
    let victims: Vec<bool> = table.public().seats.iter().map(|seat| seat.is_victim).collect();
    assert_eq!(victims, [false, true, false, true]);
    assert_eq!(table.n_hand(BLUE), 3);
    table.check_refused(YELLOW, Action::Done, "RC-68");
    table.check_refused(YELLOW, Action::Give { kind: Kind::Gold }, "RC-68");
    table.check_refused(BLUE, Action::Give { kind: Kind::Pass }, "RC-69");
    table.give(YELLOW, "magic magic magic");
    let expected = cards("magic-0 magic-1 magic-4 church-0 church-1 pass gold gold");
    assert_eq!(table.hand(RED), expected);
    let gifts: Vec<_> = table.public().gifts.iter().map(|it| (it.from, it.to, it.n)).collect();
    assert_eq!(gifts, [(YELLOW, RED, 3), (BLUE, RED, 3)]);
}

/// RC-32, RC-68: who has fewer than three cards gives them all without being asked, and who has
/// none is no victim.
#[test]
fn small_hands_are_given_whole() {
    let hands = ["", "gold gold", "gold", ""];
    let mut table = Scene::new(4, &TOWERS, &hands).table();
    table.enter(RED, 1, "");
    for seat in [YELLOW, GREEN] {
        table.enter(seat, 3, "");
    }
    let events = table.enter(BLUE, 3, "");
    let gave = |seat, n| Event::Gave { seat, to: RED, n };
    let gifts: Vec<&Event> = events.iter().filter(|it| matches!(it, Event::Gave { .. })).collect();
    assert_eq!(gifts, [&gave(YELLOW, 2), &gave(GREEN, 1)]);
    assert_eq!(table.game.n_of(RED, Kind::Gold), 3);
    assert_eq!((table.game.round(), table.public().gifts.len()), (2, 2));
}

/// RC-69: the order in which the victims finish changes nothing.
#[test]
fn victims_finish_in_any_order() {
    let hands = ["", "magic-0 magic-1 gold gold", "church-0 church-4 pass pass", "gold gold gold"];
    let played = [[YELLOW, GREEN], [GREEN, YELLOW]].map(|order| {
        let mut table = Scene::new(4, &TOWERS, &hands).table();
        table.enter(RED, 1, "");
        for seat in [YELLOW, GREEN, BLUE] {
            table.enter(seat, 3, "");
        }
        assert_eq!(table.to_act(), [YELLOW, GREEN]);
        let before = table.view(Viewer::Seat(RED));
        for (i, seat) in order.into_iter().enumerate() {
            table.give(seat, if seat == YELLOW { "magic magic gold" } else { "pass pass church" });
            if i == 0 {
                // Nothing has changed hands yet.
                let seen = table.view(Viewer::Seat(RED));
                assert_eq!((seen.own, seen.gifts), (before.own.clone(), before.gifts.clone()));
                table.check_refused(seat, Action::Give { kind: Kind::Gold }, "RC-69");
            }
        }
        table.hand(RED)
    });
    assert_eq!(played[0], played[1]);
    assert_eq!(played[0], cards("magic-0 magic-1 church-0 pass pass gold gold gold gold"));
}

/// RC-70: the standard action is none, not even to be declined; entering any Guard Tower protects,
/// also before it is resolved and although its action was declined.
#[test]
fn guard_towers_protect() {
    let hands = ["", "gold gold gold gold", "gold gold gold gold", "gold gold gold gold"];
    let scene = Scene::new(4, &TOWERS, &hands).with(|scene| {
        scene.options = Options { may_decline: true, ..Options::default() };
    });
    let mut table = scene.table();
    table.enter(RED, 1, "");
    table.enter(YELLOW, 1, "");
    table.enter(GREEN, 2, "");
    table.enter(BLUE, 3, "");
    assert_eq!(table.to_act(), [RED]);
    table.act(RED, Action::UseAction);
    // Yellow shares the tower, green is in the one that comes later.
    assert_eq!(table.to_act(), [BLUE]);
    table.give(BLUE, "gold gold gold");
    assert_eq!(table.to_act(), [GREEN]);
    table.act(GREEN, Action::Decline);
    assert_eq!(table.n_hand(RED), 3);
    assert_eq!(table.to_act(), [BLUE]);
}

/// RC-68: sizes are compared when the action begins; two towers act one after the other.
#[test]
fn two_towers() {
    let hands = ["gold", "gold gold", "gold gold gold gold", ""];
    let mut table = Scene::new(4, &TOWERS, &hands).table();
    table.enter(RED, 1, "");
    table.enter(YELLOW, 2, "");
    table.enter(GREEN, 3, "");
    table.enter(BLUE, 3, "");
    table.give(GREEN, "gold gold gold");
    // Green has one card left, fewer than yellow: the second tower gets nothing.
    assert_eq!([RED, YELLOW].map(|seat| table.n_hand(seat)), [4, 2]);
    assert_eq!(table.game.round(), 2);
}

/// RC-18: markers of unlike value are drawn by chance and shown.
#[test]
fn unlike_markers_are_drawn() {
    let mut seen = Vec::new();
    for seed in 0..50 {
        let table = crate::table_file::with_markers(std::array::from_fn(|i| (i % 4) as u8));
        let scene = Scene::new(3, &[Building::Palace, Building::Farm], &[]);
        let mut table = scene.with(|scene| scene.options.table = table).table();
        table.chance = engine::Fast::new(seed);
        table.enter(RED, 1, "");
        table.enter(YELLOW, 2, "");
        let events = table.enter(GREEN, 2, "");
        let values = events.iter().find_map(|event| match event {
            Event::TookMarkers { seat: RED, values } => Some(values.clone()),
            _ => None,
        });
        let values = values.expect("red has taken two");
        assert_eq!(table.public().seats[0].vp_markers, values);
        assert_eq!(table.public().piles.vp_markers.len(), 18);
        seen.push(values);
    }
    seen.sort();
    seen.dedup();
    assert!(5 < seen.len(), "{seen:?}");
}

/// RC-80: in the last round there are no actions; the premium seat gains one influence more.
#[test]
fn the_last_round_has_a_bonus() {
    let row = [Building::Farm, Building::Palace];
    let scene = Scene::new(3, &row, &["sword", "peasantry-0", "gold gold"]).last_round();
    let mut table = scene.table();
    table.enter(RED, 1, "sword");
    table.enter(YELLOW, 1, "peasantry");
    let events = table.enter(GREEN, 2, "");
    assert_eq!(table.game.stage(), Stage::Over);
    assert_eq!(table.influence(Class::Peasantry), [0, 2, 0]);
    // Alone at strength zero it is still the premium seat.
    assert_eq!(table.influence(Class::Royalty), [0, 0, 1]);
    let advances = events.iter().filter(|event| matches!(event, Event::Advanced { .. })).count();
    assert_eq!(advances, 3);
    assert!(!events.iter().any(|event| {
        matches!(event, Event::Drew { .. } | Event::Took { .. } | Event::TookMarkers { .. })
    }));
    assert!(events.contains(&Event::SwordWon { seat: RED, victim: YELLOW, n: 0 }));
}

/// RC-80: with two seats there is one bonus.
#[test]
fn the_last_round_of_two() {
    let row = [Building::Farm, Building::Palace];
    let mut table = Scene::new(2, &row, &["", "joker"]).last_round().table();
    table.enter(RED, 1, "");
    table.enter(YELLOW, 2, "joker");
    assert_eq!(table.influence(Class::Peasantry), [0, 0]);
    assert_eq!(table.influence(Class::Royalty), [0, 2]);
}

/// RC-81: laid cards go away after the actions, so that these cannot draw or take them.
#[test]
fn laid_cards_are_cleared_after_the_actions() {
    let jokers = ["joker"].repeat(15).join(" ");
    let row = [Building::Marketplace, Building::Farm];
    let mut table = Scene::new(3, &row, &[&jokers]).table();
    table.enter(RED, 1, &jokers);
    table.enter(YELLOW, 1, "");
    table.enter(GREEN, 2, "");
    assert_eq!((table.n_hand(RED), table.public().piles.joker), (0, 15));
    // A deck without cards is not filled from what lies on the table.
    let scene = Scene::new(3, &[Building::Farm, Building::Palace], &["peasantry-0"]);
    let mut table = scene.with(|scene| scene.n_deck = Some(1)).table();
    let n_discarded = table.public().discard_pile.len();
    table.enter(RED, 1, "peasantry");
    table.enter(YELLOW, 2, "");
    table.enter(GREEN, 2, "");
    assert_eq!(table.n_hand(RED), 4);
    let shuffled = table.public().last_shuffle.unwrap();
    assert_eq!(shuffled.len(), n_discarded);
    assert_eq!(table.public().discard_pile, persons("peasantry-0"));
    assert_eq!(table.game.first(), Seat(1));
    assert_eq!(table.public().row[0].visitors, []);
}
