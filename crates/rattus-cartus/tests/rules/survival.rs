//! What a seat may expect of the plague.

use engine::{Fast, Game, Imagine, Seat, Viewer};
use rattus_cartus::{NunOdds, Options, RattusCartus, Stage};

use crate::table::{RED, Table, population};

/// All 84 population cards by their nuns.
const ALL: [u8; 5] = [24, 12, 12, 12, 24];
/// The subsets of five of them, and how many of these have 0 to 10 nuns; the other half mirrors it.
const N_SUBSETS: f64 = 30_872_016.0;
const SUBSETS: [u32; 11] = [
    42_504, 127_512, 261_096, 479_688, 910_536, 1_375_704, 1_865_172, 2_412_588, 3_027_048,
    3_268_620, 3_331_080,
];

/// RC-1, RC-21: five cards out of 84.
#[test]
fn a_nun_row_of_which_nothing_is_known() {
    let mut by_nuns = [0; 5];
    population().iter().for_each(|person| by_nuns[usize::from(person.nuns)] += 1);
    assert_eq!(by_nuns, ALL);
    let odds = NunOdds::new(0, 5, ALL);
    for nuns in 0..=20 {
        let expected = f64::from(SUBSETS[nuns.min(20 - nuns)]) / N_SUBSETS;
        assert!((odds.chance(nuns as u16) - expected).abs() < 1e-12, "{nuns}");
    }
    assert!((odds.mean() - 10.0).abs() < 1e-9);
}

/// RC-95: as many rats as nuns are survived.
#[test]
fn what_rats_cost_before_anything_is_seen() {
    let odds = NunOdds::new(0, 5, ALL);
    let known = [
        (0, 1.0),
        (4, 0.970),
        (6, 0.896),
        (7, 0.836),
        (8, 0.758),
        (9, 0.660),
        (10, 0.554),
        (11, 0.446),
        (12, 0.340),
        (14, 0.164),
        (21, 0.0),
        (999, 0.0),
    ];
    for (rats, chance) in known {
        assert!((odds.survival(rats) - chance).abs() < 0.0006, "{rats}: {}", odds.survival(rats));
    }
}

/// RC-95, RC-102: what was seen in the Nun-row is certain.
#[test]
fn a_nun_row_that_was_seen_leaves_no_doubt() {
    let odds = NunOdds::new(9, 0, ALL);
    assert_eq!((odds.survival(9), odds.survival(10)), (1.0, 0.0));
    // One card is left, out of a 4 and two 0.
    let odds = NunOdds::new(7, 1, [2, 0, 0, 0, 1]);
    assert_eq!((odds.survival(7), odds.survival(11), odds.survival(12)), (1.0, 1.0 / 3.0, 0.0));
}

/// RC-106: own cards and the discard pile cannot be in the Nun-row, and what the view says is what
/// the table would say. Imagined Nun-rows have the same mean.
#[test]
fn a_view_expects_what_its_seat_may_know() {
    for n_seats in 2..=5 {
        let mut table = Table::new(n_seats, &Options::default(), 40 + u64::from(n_seats));
        let first = table.view(Viewer::Seat(RED)).nun_odds().unwrap();
        let mut unseen = ALL;
        for card in table.hand(RED) {
            let name = card.to_string();
            unseen[usize::from(name.bytes().last().unwrap() - b'0')] -= 1;
        }
        assert_eq!(first, NunOdds::new(0, 5, unseen));
        for round in 1..=5 {
            table.play_until(|game| game.round() == round && is_entering(game));
            for seat in Seat::all(n_seats) {
                check_view(&table.game, seat);
            }
        }
        table.play_until(|_| false);
        let view = table.view(Viewer::Seat(RED));
        let finish = view.finish.clone().unwrap();
        assert_eq!(view.nun_odds().unwrap().chance(finish.nuns), 1.0);
        assert_eq!(table.public().nun_odds(), None);
    }
}

fn is_entering(game: &RattusCartus) -> bool {
    matches!(game.stage(), Stage::Enter { .. })
}

fn check_view(game: &RattusCartus, seat: Seat) {
    let view = game.view(Viewer::Seat(seat));
    let odds = view.nun_odds().unwrap();
    assert_eq!(odds, game.nun_odds(seat));
    let mut chance = Fast::new(3);
    let n = 1_000;
    let mut imagined = || f64::from(RattusCartus::imagine(&view, seat, &mut chance).n_nuns());
    let mean = (0..n).map(|_| imagined()).sum::<f64>() / f64::from(n);
    // A standard deviation of a row is below 3.7, so that of the mean is below 0.12.
    assert!((mean - odds.mean()).abs() < 0.5, "{mean} {}", odds.mean());
}
