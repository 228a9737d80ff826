//! Setting up.

use engine::{Cx, Fast, Game, Match, Recorded, Seat, Viewer};
use rattus_cartus::{
    Building, BuildingCard, Buildings, Class, Event, Options, Pile, RattusCartus, Stage, View,
};
use testkit::heard;

use crate::table::{Table, population};

fn with(buildings: Buildings) -> Options {
    Options { buildings, ..Options::default() }
}

fn view(n_seats: u8, options: &Options, seed: u64) -> View {
    Table::new(n_seats, options, seed).public()
}

fn n_of(view: &View, building: Building) -> usize {
    view.in_game.iter().filter(|card| card.building == building).count()
}

/// RC-6, RC-8, RC-19, RC-20: discs on the first space of all tracks, ten rats, two to five seats.
#[test]
fn every_seat_begins_alike() {
    for n_seats in 2..=5 {
        let table = Table::new(n_seats, &Options::default(), 1);
        let view = table.public();
        assert_eq!(view.seats.len(), usize::from(n_seats));
        assert_eq!(table.rats(), vec![10; n_seats.into()]);
        assert_eq!(view.tracks.len(), 6);
        for class in Class::ALL {
            assert_eq!(table.stack(class, 0).len(), usize::from(n_seats));
        }
    }
}

/// RC-21, RC-22: five cards in the Nun-row that nobody has seen, five in every hand, the rest in
/// the deck, and an empty discard pile.
#[test]
fn cards_are_dealt() {
    for n_seats in 2..=5u8 {
        let table = Table::new(n_seats, &Options::default(), 2);
        let view = table.public();
        assert_eq!(view.nun_row.len(), 5);
        assert!(view.nun_row.iter().all(|card| card.seen_by.is_empty() && card.card.is_none()));
        for seat in Seat::all(n_seats) {
            assert_eq!(table.hand(seat).len(), 5);
            let own = table.view(Viewer::Seat(seat)).own.unwrap();
            let n_unseen: u8 = own.memory.unseen.iter().map(|unseen| unseen.n).sum();
            assert_eq!(usize::from(n_unseen), population().len() - 5);
        }
        assert_eq!(view.n_deck, 84 - 5 - 5 * n_seats);
        assert!(view.discard_pile.is_empty() && view.last_shuffle.is_none());
    }
}

/// RC-21: every card is as likely in the Nun-row: its nuns add up to ten in the mean.
#[test]
fn the_nun_row_is_dealt_by_chance() {
    let nuns = |seed| f64::from(Table::new(2, &Options::default(), seed).game.n_nuns());
    let mean = (0..2_000).map(nuns).sum::<f64>() / 2_000.0;
    assert!((mean - 10.0).abs() < 0.3, "{mean}");
}

/// RC-23: the set for a first game.
#[test]
fn the_first_game() {
    for n_seats in 2..=5 {
        let view = view(n_seats, &Options::default(), 3);
        assert_eq!(view.in_game.len(), 30);
        for building in Building::FIRST_GAME {
            assert_eq!(n_of(&view, building), 5);
        }
    }
}

/// RC-23: one building of each class by chance.
#[test]
fn random_per_class() {
    let mut n_breweries = 0;
    for seed in 0..200 {
        let view = view(3, &with(Buildings::RandomPerClass), seed);
        for class in Class::ALL {
            let [first, second] = Building::of_class(class).map(|it| n_of(&view, it));
            assert!((first, second) == (5, 0) || (first, second) == (0, 5));
        }
        n_breweries += n_of(&view, Building::Brewery) / 5;
    }
    assert!((70..130).contains(&n_breweries), "{n_breweries}");
}

/// RC-23: five of the ten cards of each class by chance.
#[test]
fn mixed() {
    let mut n_first = 0;
    let mut copies = [0; 5];
    for seed in 0..200 {
        let view = view(4, &with(Buildings::Mixed), seed);
        for class in Class::ALL {
            let [first, second] = Building::of_class(class).map(|it| n_of(&view, it));
            assert_eq!(first + second, 5);
            n_first += first;
        }
        for card in view.in_game {
            copies[usize::from(card.copy) - 1] += 1;
        }
    }
    assert!((2_850..3_150).contains(&n_first), "{n_first}");
    assert!(copies.iter().all(|n| (1_050..1_350).contains(n)), "{copies:?}");
}

/// RC-23: the host names the numbers, and chance the copies.
#[test]
fn custom() {
    let numbers = [5, 4, 3, 2, 1, 0];
    let mut seen: Vec<Vec<BuildingCard>> = Vec::new();
    for seed in 0..20 {
        let view = view(5, &with(Buildings::Custom(numbers)), seed);
        for (class, n_first) in Class::ALL.into_iter().zip(numbers) {
            let [first, second] = Building::of_class(class).map(|it| n_of(&view, it));
            assert_eq!((first, second), (n_first.into(), 5 - usize::from(n_first)));
        }
        seen.push(view.in_game);
    }
    seen.dedup();
    assert!(1 < seen.len());
}

/// RC-24: two players meet the Guard Tower only if they ask for it, and then they are told.
#[test]
fn two_players_and_the_guard_tower() {
    for buildings in [Buildings::RandomPerClass, Buildings::Mixed] {
        for seed in 0..50 {
            assert_eq!(n_of(&view(2, &with(buildings), seed), Building::Castle), 5);
        }
        assert!(!with(buildings).is_advised_against(2));
    }
    let custom = with(Buildings::Custom([5, 5, 5, 4, 5, 5]));
    assert_eq!(n_of(&view(2, &custom, 0), Building::GuardTower), 1);
    assert!(custom.is_advised_against(2) && !custom.is_advised_against(3));
    assert!(!with(Buildings::Custom([0, 0, 0, 5, 0, 0])).is_advised_against(2));
}

/// RC-25: all know which cards take part.
#[test]
fn the_thirty_are_public() {
    let table = Table::new(4, &with(Buildings::Mixed), 25);
    let public = table.public();
    for seat in Seat::all(4) {
        assert_eq!(table.view(Viewer::Seat(seat)).in_game, public.in_game);
    }
}

/// RC-26: a pile is there if its building is among the thirty, wherever that card lies.
#[test]
fn piles_in_play() {
    for seed in 0..50 {
        let view = view(3, &with(Buildings::Mixed), seed);
        let piles = &view.piles;
        let counts = [piles.joker, piles.sword, piles.flute, piles.pass, piles.gold];
        for (pile, n) in Pile::ALL.into_iter().zip(counts) {
            let is_in_play = view.in_game.iter().any(|card| card.building.pile() == Some(pile));
            assert_eq!(n != 0, is_in_play, "{pile:?}");
        }
    }
    let none = view(3, &with(Buildings::Custom([0, 0, 0, 0, 5, 0])), 0);
    let piles = (none.piles.joker, none.piles.sword, none.piles.flute, none.piles.pass);
    assert_eq!(piles, (0, 0, 0, 12));
    assert_eq!((none.piles.gold, none.piles.vp_markers.len()), (15, 0));
}

/// RC-27: the decks.
#[test]
fn decks() {
    for (n_seats, n_replacement, n_main, n_row) in
        [(2, 10, 20, 2), (3, 12, 18, 2), (4, 6, 24, 3), (5, 6, 24, 3)]
    {
        let view = view(n_seats, &Options::default(), 27);
        assert_eq!(view.n_replacement, n_replacement);
        assert_eq!(view.n_main + view.row.len() as u8, n_main);
        assert_eq!(view.row.len(), n_row);
    }
}

/// RC-28: the starting player is drawn, every seat alike.
#[test]
fn the_starting_player_is_drawn() {
    let mut counts = [0; 5];
    for seed in 0..1_000 {
        counts[Table::new(5, &Options::default(), seed).game.first().idx()] += 1;
    }
    assert!(counts.iter().all(|n| (150..250).contains(n)), "{counts:?}");
    let game = Table::new(5, &Options::default(), 0).game;
    assert_eq!(game.stage(), Stage::ChooseSupply { seat: game.first() });
}

/// RC-107: what is drawn at the set-up is the Nun-row, the first player, the hands and the row, and
/// nothing that comes later.
#[test]
fn the_set_up_draws_no_more_than_it_shows() {
    let mut chance = Fast::new(7);
    let (played, told) = Match::<RattusCartus>::new(&Options::default(), 3, &mut chance).unwrap();
    let n_replaced = heard(&told, Viewer::Spectator)
        .iter()
        .filter(|event| matches!(event, Event::CardReplaced { .. }))
        .count();
    assert_eq!(played.setup_draws().len(), 5 + 1 + 3 * 5 + 2 + n_replaced);
    let mut again = Recorded::new(played.setup_draws());
    let game = RattusCartus::setup(&Options::default(), 3, &mut Cx::silent(0, &mut again)).unwrap();
    assert_eq!(&game, played.game());
    assert!(again.is_exact());
}
