//! Who may know what.

use std::collections::BTreeSet;

use engine::{Chance, Cx, Fast, Frame, Game, Seat, Told, Viewer, act};
use rattus_cartus::{
    Action, Building, Buildings, Card, CardSpot, Event, Laid, Options, Person, RattusCartus, Stage,
    View,
};
use testkit::{heard, legal};

use crate::table::{BLUE, GREEN, RED, Scene, Table, YELLOW, cards, slot};

fn robbers() -> Options {
    Options { buildings: Buildings::Custom([3; 6]), ..Options::default() }
}

/// A step of a random game with marked cards.
fn random_step(game: &mut RattusCartus, chance: &mut Fast) -> Vec<Told<Event>> {
    let seat = game.to_act().first().unwrap();
    let actions = legal(game, seat);
    let action = actions[chance.below(actions.len() as u32) as usize];
    let mut told = Vec::new();
    act(game, seat, &action, &mut Cx::told(0, chance, &mut told)).unwrap();
    told
}

/// The persons that a text names, but for the list of what the viewer does not see.
fn named(json: &serde_json::Value, persons: &mut BTreeSet<Person>) {
    match json {
        serde_json::Value::String(text) => persons.extend(text.parse::<Person>()),
        serde_json::Value::Array(list) => list.iter().for_each(|value| named(value, persons)),
        serde_json::Value::Object(fields) => {
            let told = fields.iter().filter(|(name, _)| *name != "memory");
            told.for_each(|(_, value)| named(value, persons));
        }
        _ => {}
    }
}

fn persons_of(cards: &[Card]) -> impl Iterator<Item = Person> {
    cards.iter().filter_map(|card| match card {
        Card::Person(person) => Some(*person),
        _ => None,
    })
}

/// What everybody has seen by this event.
fn shown(event: &Event) -> &[Card] {
    match event {
        Event::Revealed { cards, .. } | Event::Traded { cards, .. } => cards,
        _ => &[],
    }
}

/// RC-99, RC-113: with a mark on every card, no view and no event names a card that the viewer has
/// not held, seen, given, got, or seen laid open.
#[test]
fn marked_cards_are_not_named_before_they_are_seen() {
    for n_seats in 2..=5u8 {
        let mut chance = Fast::new(113 + u64::from(n_seats));
        let mut cx = Cx::silent(0, &mut chance);
        let mut game = RattusCartus::marked(&robbers(), n_seats, &mut cx).unwrap();
        let mut open = BTreeSet::new();
        let mut own = vec![BTreeSet::new(); n_seats.into()];
        let mut told = Vec::new();
        while game.stage() != Stage::Over {
            for seat in Seat::all(n_seats) {
                let view = game.view(Viewer::Seat(seat));
                own[seat.idx()].extend(persons_of(&view.own.as_ref().unwrap().hand));
                own[seat.idx()].extend(view.nun_row.iter().filter_map(|card| card.card));
            }
            for viewer in Viewer::all(n_seats) {
                let frame = Frame::new(&game, viewer, &told).to_json();
                let mut names = BTreeSet::new();
                named(&serde_json::from_str(&frame).unwrap(), &mut names);
                let own = viewer.seat().map(|seat| &own[seat.idx()]);
                let is_known =
                    |name: &Person| open.contains(name) || own.is_some_and(|it| it.contains(name));
                let stranger = names.iter().find(|name| !is_known(name));
                assert_eq!(stranger, None, "{viewer:?} is told {frame}");
            }
            told = random_step(&mut game, &mut chance);
            open.extend(told.iter().flat_map(|told| persons_of(shown(&told.event))));
        }
        assert!(40 < open.len(), "{}", open.len());
    }
}

/// RC-106: what a seat remembers is never wrong: every card that somebody else holds may be there.
#[test]
fn memory_is_never_wrong() {
    for n_seats in 2..=5u8 {
        let mut chance = Fast::new(106 + u64::from(n_seats));
        let mut cx = Cx::silent(0, &mut chance);
        let mut game = RattusCartus::marked(&robbers(), n_seats, &mut cx).unwrap();
        while game.stage() != Stage::Over {
            let views: Vec<View> =
                Seat::all(n_seats).map(|seat| game.view(Viewer::Seat(seat))).collect();
            for (seat, view) in Seat::all(n_seats).zip(&views) {
                check_memory(seat, view, &views);
            }
            random_step(&mut game, &mut chance);
        }
    }
}

fn check_memory(seat: Seat, view: &View, views: &[View]) {
    let memory = &view.own.as_ref().unwrap().memory;
    for (other, seen) in (0..).map(Seat).zip(views).filter(|(other, _)| *other != seat) {
        let theirs = seen.own.as_ref().unwrap();
        let is_open = matches!(view.seats[other.idx()].laid, Laid::Shown(_));
        let laid: &[Card] = if is_open { &[] } else { &theirs.laid };
        for card in theirs.hand.iter().chain(laid) {
            let entry = memory.unseen.iter().find(|unseen| {
                unseen.card == *card && unseen.places.contains(CardSpot::Held(other))
            });
            assert!(entry.is_some(), "seat {seat} does not think that {other} may hold {card}");
        }
    }
    let n_unseen: usize = memory.unseen.iter().map(|unseen| usize::from(unseen.n)).sum();
    let n_hidden: usize = view
        .seats
        .iter()
        .enumerate()
        .filter(|(other, _)| *other != seat.idx())
        .map(|(_, seen)| match seen.laid {
            Laid::Hidden(n) => usize::from(seen.n_hand) + usize::from(n),
            Laid::None | Laid::Shown(_) => usize::from(seen.n_hand),
        })
        .sum();
    let n_nuns = view.nun_row.iter().filter(|card| card.card.is_none()).count();
    assert_eq!(n_unseen, n_hidden + n_nuns + usize::from(view.n_deck));
}

/// A view without what belongs to its seat alone.
fn without_own(mut view: View) -> View {
    view.own = None;
    view.nun_row.iter_mut().for_each(|card| card.card = None);
    view.gifts.iter_mut().for_each(|gift| gift.cards = None);
    if view.options.rats_face_down {
        view.seats.iter_mut().for_each(|seat| seat.rats = None);
    }
    view
}

/// RC-100, RC-101, RC-108, RC-118: a spectator sees just the public part of every seat's view.
#[test]
fn a_spectator_sees_the_public_part() {
    for rats_face_down in [false, true] {
        let options = Options { rats_face_down, ..robbers() };
        let mut table = Table::new(4, &options, 118);
        while table.game.stage() != Stage::Over {
            let public = table.public();
            assert_eq!(public, without_own(public.clone()));
            for seat in Seat::all(4) {
                assert_eq!(without_own(table.view(Viewer::Seat(seat))), public);
            }
            let seat = table.game.to_act().first().unwrap();
            let actions = table.offered(seat);
            let action = actions[table.chance.below(actions.len() as u32) as usize];
            table.act(seat, action);
        }
    }
}

/// RC-102: a look adds the seat to those who have seen, and the card to its own view.
#[test]
fn looks_are_own() {
    let mut table = Table::new(5, &robbers(), 102);
    table.play_until(|game| game.round() == 6);
    let public = table.public();
    assert!(public.nun_row.iter().any(|card| !card.seen_by.is_empty()));
    for seat in Seat::all(5) {
        for (own, public) in table.view(Viewer::Seat(seat)).nun_row.iter().zip(&public.nun_row) {
            assert_eq!(own.seen_by, public.seen_by);
            assert_eq!(own.card.is_some(), own.seen_by.contains(seat));
        }
    }
}

/// RC-103: totals are shown, unless rats lie face down: then only one's own, until the end. What
/// the events told is remembered all the same.
#[test]
fn rats_lie_face_down() {
    let options = Options { rats_face_down: true, ..Options::default() };
    let mut table = Table::new(3, &options, 103);
    table.play_until(|game| game.round() == 4);
    let totals = table.rats();
    let view = table.view(Viewer::Seat(YELLOW));
    let shown: Vec<_> = view.seats.iter().map(|seat| seat.rats).collect();
    assert_eq!(shown, [None, Some(totals[1]), None]);
    assert_eq!(view.own.unwrap().memory.rats, totals);
    assert!(table.public().seats.iter().all(|seat| seat.rats.is_none()));
    table.play_until(|_| false);
    let shown: Vec<_> = table.public().seats.iter().map(|seat| seat.rats.unwrap()).collect();
    assert_eq!(shown, table.rats());
    let open = Table::new(3, &Options::default(), 103).public();
    assert!(open.seats.iter().all(|seat| seat.rats == Some(10)));
}

/// RC-104: laid cards are a number to others, then open, then gone.
#[test]
fn laid_cards_are_hidden_then_shown_then_gone() {
    let row = [Building::Castle, Building::Farm];
    let mut table = Scene::new(3, &row, &["church-0 sword", "gold gold", "pass"]).table();
    table.enter(RED, 1, "church sword");
    assert_eq!(table.view(Viewer::Seat(YELLOW)).seats[0].laid, Laid::Hidden(2));
    assert_eq!(table.view(Viewer::Seat(RED)).own.unwrap().laid, cards("church-0 sword"));
    table.enter(YELLOW, 1, "");
    table.enter(GREEN, 2, "");
    let shown = Laid::Shown(cards("church-0 sword"));
    assert_eq!(table.view(Viewer::Seat(GREEN)).seats[0].laid, shown);
    table.give(YELLOW, "gold");
    assert_eq!(table.view(Viewer::Seat(GREEN)).seats[0].laid, Laid::None);
}

/// RC-105, RC-117: a gift is a number to third parties; its cards are in the views of two.
#[test]
fn gifts_are_for_two() {
    let row = [Building::Castle, Building::Farm, Building::Palace];
    let mut table = Scene::new(4, &row, &["church-0 gold", "sword", "", ""]).table();
    table.enter(RED, 1, "");
    table.enter(YELLOW, 1, "sword");
    table.enter(GREEN, 3, "");
    table.enter(BLUE, 3, "");
    table.act(RED, Action::Give { kind: "gold".parse().unwrap() });
    // RC-69, RC-117: nothing is known before it is done.
    assert!(table.view(Viewer::Seat(YELLOW)).gifts.is_empty());
    table.act(RED, Action::Done);
    for seat in [RED, YELLOW] {
        let gift = &table.view(Viewer::Seat(seat)).gifts[0];
        assert_eq!(gift.cards, Some(cards("gold")));
    }
    for viewer in [Viewer::Seat(GREEN), Viewer::Seat(BLUE), Viewer::Spectator] {
        let gift = &table.view(viewer).gifts[0];
        assert_eq!((gift.round, gift.from, gift.to, gift.n), (1, RED, YELLOW, 1));
        assert_eq!(gift.cards, None);
    }
}

/// RC-107: the next cards are nowhere: games that will draw differently look alike before.
#[test]
fn what_comes_is_nowhere() {
    let table = Table::new(3, &Options::default(), 107);
    let seat = table.game.first();
    let view = table.public();
    let draws =
        |number: &u8| 0 < view.table.supply_of(view.row[usize::from(*number) - 1].card).draw;
    let number = (1..=2).find(draws).expect("a card of this row gives cards");
    let action = Action::ChooseSupply { slot: slot(number) };
    let after: Vec<View> = (0..20)
        .map(|seed| {
            let mut other = table.clone();
            other.chance = Fast::new(seed);
            other.act(seat, action);
            other.view(Viewer::Seat(seat))
        })
        .collect();
    let own = |view: &View| view.own.as_ref().unwrap().hand.clone();
    assert!(after.iter().any(|view| own(view) != own(&after[0])));
}

/// RC-109: actions are listed for their seat alone.
#[test]
fn actions_are_for_their_seat() {
    let mut table = Table::new(4, &robbers(), 109);
    while table.game.stage() != Stage::Over {
        for viewer in Viewer::all(4) {
            let frame = Frame::new(&table.game, viewer, &[]);
            let is_asked = viewer.seat().is_some_and(|it| table.game.to_act().contains(it));
            assert_eq!(!frame.actions.is_empty(), is_asked);
        }
        let seat = table.game.to_act().first().unwrap();
        let actions = table.offered(seat);
        let action = actions[table.chance.below(actions.len() as u32) as usize];
        table.act(seat, action);
    }
}

/// RC-110: a bot is given a view, and a view is enough: the state that it imagines offers what the
/// true one does.
#[test]
fn a_view_is_enough_for_a_bot() {
    use engine::Imagine;
    let mut table = Table::new(4, &robbers(), 110);
    while let Some(seat) = table.game.to_act().first() {
        let view = table.view(Viewer::Seat(seat));
        let imagined = RattusCartus::imagine(&view, seat, &mut table.chance);
        assert_eq!(legal(&imagined, seat), table.offered(seat));
        let actions = table.offered(seat);
        let action = actions[table.chance.below(actions.len() as u32) as usize];
        table.act(seat, action);
    }
}

/// RC-111: at the end everybody sees Nun-row, hands, rats and gifts; not before.
#[test]
fn at_the_end_all_is_open() {
    let options = Options { rats_face_down: true, ..robbers() };
    let mut table = Table::new(3, &options, 111);
    table.play_until(|game| game.is_last_round());
    assert!(table.public().finish.is_none());
    table.play_until(|_| false);
    let view = table.public();
    let finish = view.finish.unwrap();
    let nun_row: Vec<_> = view.nun_row.iter().map(|card| card.card.unwrap()).collect();
    assert_eq!(nun_row, finish.nun_row);
    for (seat, last) in Seat::all(3).zip(&finish.seats) {
        let mut hand = table.hand(seat);
        hand.sort();
        let mut shown = last.hand.clone();
        shown.sort();
        assert_eq!(shown, hand);
        assert_eq!(last.rats, table.game.rats(seat));
    }
    assert!(view.seats.iter().all(|seat| seat.rats.is_some()));
    assert!(view.gifts.iter().all(|gift| gift.cards.is_some()));
}

/// RC-117: a third party hears of a draw how many, and of its own which.
#[test]
fn draws_are_heard_as_numbers() {
    let mut table = Table::new(2, &Options::default(), 117);
    let mut n_heard = 0;
    while table.game.stage() != Stage::Over {
        let mut other = table.clone();
        let seat = table.game.to_act().first().unwrap();
        let actions = table.offered(seat);
        let action = actions[table.chance.below(actions.len() as u32) as usize];
        other.chance = table.chance.clone();
        let public = table.act(seat, action);
        let own = other.act_heard(seat, action, Viewer::Seat(seat));
        assert!(!public.iter().any(|event| {
            matches!(event, Event::DrewCards { .. } | Event::Saw { .. } | Event::GaveCards { .. })
        }));
        for event in &own {
            if let Event::DrewCards { persons, .. } = event {
                let number = Event::Drew { seat, n: persons.len() as u8 };
                assert!(public.contains(&number));
                n_heard += 1;
            }
        }
    }
    assert!(5 < n_heard);
}

/// RC-99, RC-117: what is told at the set-up: the own hand in the order drawn.
#[test]
fn the_deal_is_told_to_each_its_own() {
    let mut chance = Fast::new(99);
    let mut told = Vec::new();
    let mut cx = Cx::told(0, &mut chance, &mut told);
    let game = RattusCartus::setup(&Options::default(), 3, &mut cx).unwrap();
    for seat in Seat::all(3) {
        let own = game.view(Viewer::Seat(seat)).own.unwrap().hand;
        let drawn: Vec<Vec<Card>> = heard(&told, Viewer::Seat(seat))
            .into_iter()
            .filter_map(|event| match event {
                Event::DrewCards { persons, .. } => {
                    Some(persons.into_iter().map(Card::Person).collect())
                }
                _ => None,
            })
            .collect();
        assert_eq!(drawn, [own]);
    }
}
