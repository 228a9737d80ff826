//! The components, counted again from what the crate shows.

use rattus_cartus::{
    ATTESTED, BUILDING_CARDS_IN_GAME, BUILT_IN, Building, Class, GOLD_VP, Kind, MAJORITY_VP,
    N_BUILDING_CARDS, N_MARKERS, N_PERSONS, NUNS, Options, PILE_SIZES, Pile, REPLACEMENT_DECK,
    ROUNDS, ROW, Supply, TRACK_VP, Table, TableChoice,
};

use crate::table::population;

fn built_in(name: &str) -> Table {
    let table = TableChoice::Named(name.to_owned());
    Options { table, ..Options::default() }.supply_table().unwrap()
}

fn entries(table: &Table) -> Vec<Supply> {
    table.supply.iter().flatten().copied().collect()
}

/// RC-1, RC-2: 84 cards, the nuns on them, and how many looks that makes.
#[test]
fn population_cards() {
    let population = population();
    assert_eq!((population.len(), N_PERSONS), (84, 84));
    let n_with = |nuns| population.iter().filter(|person| person.nuns == nuns).count();
    assert_eq!([0, 1, 2, 3, 4].map(n_with), [24, 12, 12, 12, 24]);
    let sum: u32 = population.iter().map(|person| u32::from(person.nuns)).sum();
    assert_eq!(sum, 168);
    for class in Class::ALL {
        assert_eq!(population.iter().filter(|person| person.class == class).count(), 14);
    }
    let mut looks = population.clone();
    looks.sort();
    looks.dedup();
    assert_eq!(looks.len(), 30);
    assert!(NUNS.is_sorted());
}

/// RC-3: the piles.
#[test]
fn piles() {
    assert_eq!(PILE_SIZES, [15, 12, 12, 12, 15]);
    assert_eq!(PILE_SIZES[1..].iter().sum::<u8>(), 51);
    assert_eq!(N_MARKERS, 20);
    assert_eq!(Kind::ALL.len(), 11);
    let in_hand: Vec<Kind> = Pile::ALL.iter().filter_map(|pile| pile.kind()).collect();
    assert_eq!(in_hand, Kind::ALL[6..]);
}

/// RC-4: twelve buildings with five cards each, two for each class.
#[test]
fn buildings() {
    assert_eq!(Building::ALL.len() * 5, N_BUILDING_CARDS);
    assert_eq!(Building::ALL.iter().flat_map(|building| building.cards()).count(), 60);
    for class in Class::ALL {
        let of_class = Building::ALL.iter().filter(|building| building.class() == class);
        assert_eq!(of_class.copied().collect::<Vec<_>>(), Building::of_class(class));
    }
    let piles: Vec<Pile> = Building::ALL.iter().filter_map(|building| building.pile()).collect();
    assert_eq!(piles.len(), 6);
}

/// RC-5: supply actions combine cards, rats and looks; copies of a building may differ.
#[test]
fn supply_actions() {
    let even = entries(&built_in("even"));
    let sum =
        |of: fn(&Supply) -> u8, all: &[Supply]| all.iter().map(of).map(u32::from).sum::<u32>();
    let sums = |all: &[Supply]| {
        let without_draw = all.iter().filter(|supply| supply.draw == 0).count();
        (sum(|it| it.draw, all), sum(|it| it.rats, all), sum(|it| it.looks, all), without_draw)
    };
    assert_eq!(even.len(), 60);
    assert_eq!(sums(&even), (144, 36, 12, 12));
    assert_eq!(sums(&entries(&built_in("five-distinct"))), (96, 48, 24, 24));
    for name in BUILT_IN {
        let table = built_in(name);
        let weight = |it: &Supply| it.draw + 2 * it.rats + 2 * it.looks;
        assert!(entries(&table).iter().all(|supply| weight(supply) == 4));
        assert_eq!(table.vp_markers, [1; 20]);
        for (building, supply) in ATTESTED {
            assert!(table.supply[building as usize].contains(&supply), "{name}, {building:?}");
        }
        assert_eq!(table.warnings(), []);
    }
}

/// RC-27, worked example 1: the decks add up for every number of seats.
#[test]
fn decks_add_up() {
    for i in 0..4 {
        let main = BUILDING_CARDS_IN_GAME - REPLACEMENT_DECK[i];
        assert_eq!(ROW[i] * ROUNDS[i], main);
        // RC-85: there is always a card with another building to be found.
        assert!(6 <= REPLACEMENT_DECK[i]);
    }
    assert_eq!((REPLACEMENT_DECK, ROW, ROUNDS), ([10, 12, 6, 6], [2, 2, 3, 3], [10, 9, 8, 8]));
}

/// RC-87, RC-89, RC-91: what is paid at the end.
#[test]
fn points() {
    assert_eq!((TRACK_VP, MAJORITY_VP, GOLD_VP), ([10, 5, 2], [2, 1], [6, 3]));
}

/// How many sets of five population cards have each number of nuns.
fn nun_row_sums() -> [u64; 21] {
    let mut ways = [[0u64; 21]; 6];
    ways[0][0] = 1;
    for person in population() {
        for n_cards in (1..=5).rev() {
            for sum in (usize::from(person.nuns)..21).rev() {
                ways[n_cards][sum] += ways[n_cards - 1][sum - usize::from(person.nuns)];
            }
        }
    }
    ways[5]
}

/// RC-21, RC-95, worked example 8: the chance to live with so many rats if nothing was seen.
#[test]
fn chances_to_live() {
    let sums = nun_row_sums();
    let total: u64 = sums.iter().sum();
    assert_eq!(total, 30_872_016);
    assert_eq!(&sums[..5], &[42_504, 127_512, 261_096, 479_688, 910_536]);
    assert_eq!(sums[10], 3_331_080);
    let chance = |rats: usize| sums[rats..].iter().sum::<u64>() as f64 / total as f64 * 100.0;
    let expected = [
        (4, 97.0),
        (6, 89.6),
        (7, 83.6),
        (8, 75.8),
        (9, 66.0),
        (10, 55.4),
        (11, 44.6),
        (12, 34.0),
        (14, 16.4),
    ];
    for (rats, percent) in expected {
        assert!((chance(rats) - percent).abs() < 0.05, "{rats} rats: {}", chance(rats));
    }
}
