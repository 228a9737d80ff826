//! What a seat imagines is fair: every deal that it cannot rule out is as likely as every other.

use engine::{Chance, Fast, Game, Imagine, Match, Seat, Viewer};
use rattus_cartus::{
    Building, Buildings, Card, CardSpot, CardSpots, Class, Kind, Options, RattusCartus, Stage,
    Unseen, View,
};

use crate::table::{GREEN, RED, Scene, Table, YELLOW, cards, persons, population};

fn imagine(view: &View, seat: Seat, chance: &mut Fast) -> RattusCartus {
    RattusCartus::imagine(view, seat, chance)
}

/// Chi-square of counts against expected shares.
fn chi_square(counts: &[u32], shares: &[f64]) -> f64 {
    let n = f64::from(counts.iter().sum::<u32>());
    let terms = counts.iter().zip(shares).map(|(count, share)| {
        let expected = n * share;
        (f64::from(*count) - expected).powi(2) / expected
    });
    terms.sum()
}

/// The chance of each number of nuns on five cards out of those that a seat does not hold.
fn shares(hand: &[Card]) -> Vec<f64> {
    let mut unseen = population();
    for card in hand {
        let idx = unseen.iter().position(|person| Card::Person(*person) == *card).unwrap();
        unseen.remove(idx);
    }
    let mut ways = [[0f64; 21]; 6];
    ways[0][0] = 1.0;
    for person in unseen {
        for n_cards in (1..=5).rev() {
            for sum in (usize::from(person.nuns)..21).rev() {
                ways[n_cards][sum] += ways[n_cards - 1][sum - usize::from(person.nuns)];
            }
        }
    }
    let total: f64 = ways[5].iter().sum();
    ways[5].iter().map(|n| n / total).collect()
}

/// RC-21, RC-107: at the start the imagined Nun-row has the nuns that chance would give it.
#[test]
fn an_unseen_nun_row_is_any() {
    let table = Table::new(3, &Options::default(), 21);
    let view = table.view(Viewer::Seat(GREEN));
    let mut chance = Fast::new(1);
    let mut counts = [0; 21];
    for _ in 0..30_000 {
        counts[usize::from(imagine(&view, GREEN, &mut chance).n_nuns())] += 1;
    }
    // Twenty degrees of freedom: above 45.3 once in a thousand times.
    let chi = chi_square(&counts, &shares(&table.hand(GREEN)));
    assert!(chi < 45.3, "{chi}: {counts:?}");
}

/// RC-107: where what cards allow overlaps, every deal that is possible comes as often. Two cards
/// may be in the deck or with yellow, two in the Nun-row or with yellow, one anywhere.
#[test]
fn overlapping_knowledge_is_fair() {
    let view = overlapping();
    let mut chance = Fast::new(5);
    let possible = possible_deals();
    let mut counts = vec![0; possible.len()];
    for _ in 0..20_000 {
        let game = imagine(&view, RED, &mut chance);
        let hand = game.view(Viewer::Seat(YELLOW)).own.unwrap().hand;
        let mut held: Vec<String> = hand.iter().map(|card| card.to_string()).collect();
        held.sort();
        // The Nun-row is told by its nuns: all five cards have other numbers of them.
        let deal = (held, game.n_nuns());
        let idx = possible.iter().position(|(known, ..)| *known == deal);
        counts[idx.unwrap_or_else(|| panic!("{deal:?} is impossible"))] += 1;
    }
    let n_all: u32 = possible.iter().map(|(_, n)| n).sum();
    let shares: Vec<f64> = possible.iter().map(|(_, n)| f64::from(*n) / f64::from(n_all)).collect();
    // No more than 15 degrees of freedom: above 37.7 once in a thousand times.
    let chi = chi_square(&counts, &shares);
    assert!(possible.len() <= 16 && chi < 37.7, "{chi}: {counts:?} of {possible:?}");
}

const NAMES: [&str; 5] = ["magic-0", "magic-1", "royalty-2", "royalty-4", "church-3"];

fn allowed(i: usize) -> Vec<CardSpot> {
    let held = CardSpot::Held(YELLOW);
    match i {
        0 | 1 => vec![held, CardSpot::Deck],
        2 | 3 => vec![held, CardSpot::NunRow],
        _ => vec![held, CardSpot::Deck, CardSpot::NunRow],
    }
}

/// Five hidden cards; red has seen three of the Nun-row, and the rest is discarded.
fn overlapping() -> View {
    let scene = Scene::new(2, &[Building::Farm, Building::Palace], &["", "magic-0 magic-1"]);
    let seen = persons("church-0 church-0 church-0");
    let scene = scene.with(|scene| {
        scene.nun_row = [seen.clone(), persons("royalty-2 royalty-4")].concat();
        scene.n_deck = Some(1);
    });
    let mut view = scene.table().view(Viewer::Seat(RED));
    for (nun_card, person) in view.nun_row.iter_mut().zip(seen) {
        nun_card.card = Some(person);
        nun_card.seen_by.insert(RED);
    }
    let mut hidden = population();
    let mut take = |name: &str| {
        let idx = hidden.iter().position(|person| person.to_string() == name).unwrap();
        hidden.remove(idx);
    };
    NAMES.into_iter().chain(["church-0"; 3]).for_each(&mut take);
    view.discard_pile = hidden;
    view.n_deck = 1;
    let unseen = NAMES.into_iter().enumerate().map(|(i, name)| Unseen {
        card: name.parse().unwrap(),
        n: 1,
        places: allowed(i).into_iter().collect::<CardSpots>(),
    });
    view.own.as_mut().unwrap().memory.unseen = unseen.collect();
    view
}

/// What yellow may hold and the nuns there may be, with the number of ways.
type Deal = (Vec<String>, u16);

/// All ways to put five cards into two hand slots, one of the deck and two of the Nun-row.
fn possible_deals() -> Vec<(Deal, u32)> {
    let slots = [
        CardSpot::Held(YELLOW),
        CardSpot::Held(YELLOW),
        CardSpot::Deck,
        CardSpot::NunRow,
        CardSpot::NunRow,
    ];
    let mut deals: Vec<(Deal, u32)> = Vec::new();
    for code in 0..5usize.pow(5) {
        let order: Vec<usize> = (0..5).map(|i| code / 5usize.pow(i) % 5).collect();
        let is_permutation = (0..5).all(|slot| order.contains(&slot));
        let is_allowed =
            order.iter().enumerate().all(|(i, slot)| allowed(i).contains(&slots[*slot]));
        if !is_permutation || !is_allowed {
            continue;
        }
        let at = |place: CardSpot| {
            let order = order.clone();
            (0..5).filter(move |i| slots[order[*i]] == place).map(|i| NAMES[i].to_owned())
        };
        let mut held: Vec<String> = at(CardSpot::Held(YELLOW)).collect();
        held.sort();
        let nuns = at(CardSpot::NunRow).map(|name| name.bytes().last().unwrap() - b'0');
        let deal = (held, nuns.map(u16::from).sum());
        match deals.iter_mut().find(|(known, _)| *known == deal) {
            Some((_, n)) => *n += 1,
            None => deals.push((deal, 1)),
        }
    }
    deals
}

/// The number of something in a state that is to be guessed.
type Measure = fn(&RattusCartus, Seat) -> f64;

fn held_by_next(game: &RattusCartus, seat: Seat, counts: fn(&Card) -> bool) -> f64 {
    let other = Viewer::Seat(seat.next(game.n_seats()));
    let own = game.view(other).own.unwrap();
    own.hand.iter().filter(|card| counts(card)).count() as f64
}

const MEASURES: [Measure; 5] = [
    |game, _| f64::from(game.n_nuns()),
    |game, seat| held_by_next(game, seat, |card| card.kind() == Kind::Of(Class::Church)),
    |game, seat| {
        held_by_next(game, seat, |card| matches!(card, Card::Person(person) if person.nuns == 4))
    },
    |game, seat| held_by_next(game, seat, |card| card.kind() == Kind::Sword),
    |game, seat| held_by_next(game, seat, |card| card.kind() == Kind::Joker),
];

/// A random moment of a random game, after the deck was shuffled anew.
fn random_moment(n_seats: u8, options: &Options, chance: &mut Fast) -> Option<Table> {
    let mut table = Table::new(n_seats, options, chance.next_u64());
    let n_rounds = u32::from(table.game.n_rounds());
    let (round, n_more) = (2 + chance.below(n_rounds - 2) as u8, chance.below(30));
    table.play_until(|game| game.round() == round);
    for _ in 0..n_more {
        let seat = table.game.to_act().first()?;
        let actions = table.offered(seat);
        let action = actions[chance.below(actions.len() as u32) as usize];
        table.act(seat, action);
    }
    let is_shuffled = table.public().last_shuffle.is_some();
    (table.game.stage() != Stage::Over && is_shuffled).then_some(table)
}

/// RC-106, RC-107: in the mean the truth is what was imagined, for nuns and for the hands of
/// others, also when cards have been shuffled, given away and shown.
#[test]
fn the_truth_is_what_was_imagined() {
    const N_GUESSES: u32 = 12;
    let options = Options { buildings: Buildings::Custom([3; 6]), ..Options::default() };
    for n_seats in 3..=5 {
        let mut chance = Fast::new(n_seats.into());
        let mut sums = [(0.0, 0.0); MEASURES.len()];
        let mut n_moments = 0.0;
        let mut n_below = [0; 3];
        while n_moments < 600.0 {
            let Some(table) = random_moment(n_seats, &options, &mut chance) else { continue };
            let seat = Seat(chance.below(n_seats.into()) as u8);
            let view = table.view(Viewer::Seat(seat));
            let guesses: Vec<_> =
                (0..N_GUESSES).map(|_| imagine(&view, seat, &mut chance)).collect();
            for (measure, (sum, squares)) in MEASURES.iter().zip(&mut sums) {
                let guessed: f64 = guesses.iter().map(|game| measure(game, seat)).sum();
                let error = measure(&table.game, seat) - guessed / f64::from(N_GUESSES);
                *sum += error;
                *squares += error * error;
            }
            n_below[third(&table.game, &guesses, &mut chance)] += 1;
            n_moments += 1.0;
        }
        for (i, (sum, squares)) in sums.into_iter().enumerate() {
            let deviation = (squares / n_moments).sqrt() / n_moments.sqrt();
            let error = sum / n_moments;
            assert!(error.abs() <= 4.0 * deviation, "{n_seats} seats, {i}: {error}, {deviation}");
        }
        // The true nuns are as often low as high among the imagined ones: above 13.8 once in a
        // thousand times.
        let ranks = [5.0, 4.0, 4.0].map(|n| n / 13.0);
        assert!(chi_square(&n_below, &ranks) < 13.8, "{n_seats} seats: {n_below:?}");
    }
}

/// Where the truth stands among the guesses: low, in the middle, or high. Ties are broken evenly.
fn third(truth: &RattusCartus, guesses: &[RattusCartus], chance: &mut Fast) -> usize {
    let n_lower = guesses.iter().filter(|game| game.n_nuns() < truth.n_nuns()).count() as u32;
    let n_equal = guesses.iter().filter(|game| game.n_nuns() == truth.n_nuns()).count() as u32;
    match n_lower + chance.below(n_equal + 1) {
        0..=4 => 0,
        5..=8 => 1,
        _ => 2,
    }
}

/// RC-105, RC-106: what a seat gave away stays there until it is seen again; what somebody took
/// from an open pile stays with it.
#[test]
fn gifts_are_remembered() {
    let hands = ["church-4 magic-1 gold", "sword", ""];
    let row = [Building::Castle, Building::Farm];
    let mut table = Scene::new(3, &row, &hands).table();
    table.enter(RED, 1, "");
    table.enter(YELLOW, 1, "sword");
    table.enter(GREEN, 2, "");
    table.give(RED, "magic");
    let view = table.view(Viewer::Seat(RED));
    let mut chance = Fast::new(106);
    for _ in 0..200 {
        let game = imagine(&view, RED, &mut chance);
        let hand = game.view(Viewer::Seat(YELLOW)).own.unwrap().hand;
        assert_eq!(hand, cards("magic-1 sword"));
    }
    // A spectator and a third seat do not know it.
    let third = table.view(Viewer::Seat(GREEN));
    let gift = &third.gifts[0];
    assert_eq!((gift.from, gift.to, gift.n, &gift.cards), (RED, YELLOW, 1, &None));
}

/// RC-100, RC-106: what was in the deck when it was shuffled is not in the Nun-row, and what was
/// not is not in the deck.
#[test]
fn shuffled_cards_are_remembered() {
    let mut n_checked = 0;
    for seed in 0..40 {
        let mut table = Table::new(4, &Options::default(), seed);
        table.play_until(|game| game.round() == 7);
        let view = table.view(Viewer::Seat(RED));
        let Some(shuffled) = &view.last_shuffle else { continue };
        for unseen in &view.own.as_ref().unwrap().memory.unseen {
            let Card::Person(person) = unseen.card else { continue };
            let n_copies = population().iter().filter(|other| **other == person).count();
            let n_shuffled = shuffled.iter().filter(|other| **other == person).count();
            if n_shuffled == n_copies {
                assert!(!unseen.places.contains(CardSpot::NunRow), "{unseen:?}");
            }
            if n_shuffled == 0 {
                assert!(!unseen.places.contains(CardSpot::Deck), "{unseen:?}");
            }
            n_checked += 1;
        }
    }
    assert!(200 < n_checked);
}

/// RC-40: the cards a seat has looked at stay where they are.
#[test]
fn looks_are_remembered() {
    let mut table = Table::new(5, &Options::default(), 40);
    table.play_until(|game| game.round() == 6);
    let mut chance = Fast::new(4);
    for seat in Seat::all(5) {
        let view = table.view(Viewer::Seat(seat));
        for _ in 0..50 {
            let imagined = imagine(&view, seat, &mut chance).view(Viewer::Seat(seat));
            assert_eq!(imagined, view);
        }
    }
}

/// Who only watches can ask the rules too, at every moment of a match.
#[test]
fn spectators_can_ask_the_rules() {
    let mut chance = Fast::new(11);
    for n_seats in 2..=5 {
        let (mut played, _) =
            Match::<RattusCartus>::new(&Default::default(), n_seats, &mut chance).unwrap();
        while let Some(seat) = played.game().to_act().first() {
            let seen = RattusCartus::seen(&played.game().view(Viewer::Spectator), RED);
            assert_eq!(seen.to_act(), played.game().to_act());
            let mut actions = Vec::new();
            played.game().legal_actions(seat, &mut actions);
            let action = actions[chance.below(actions.len() as u32) as usize];
            played.play(seat, action, 0, &mut chance).unwrap();
        }
    }
}
