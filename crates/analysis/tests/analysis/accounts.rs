//! Start, luck and mistakes are the result.

use bots::Botted;
use bots::cities::Cities;
use bots::milestones::Milestones;
use bots::rattus_cartus::RattusCartus;
use bots::saint_malo::SaintMalo;
use engine::{Game, Record};
use protocol::What;

use crate::played::{analysed, is_long, kept, played};

const EXACT: f64 = 1e-9;

#[track_caller]
fn check<G: Botted>(record: Record<G>) {
    let outcome = record.closing.outcome.clone().expect("it is over");
    let analysis = analysed(record);
    for account in &analysis.seats {
        let sum = account.start + account.luck + account.errors;
        assert!((sum - account.result).abs() < EXACT, "{}: {account:?}", G::ID);
        assert_eq!(account.result, outcome.win_share(account.seat));
        assert!(account.own_errors <= EXACT, "nobody is better than the best: {account:?}");
    }
    let total =
        |of: fn(&protocol::SeatAccount) -> f64| -> f64 { analysis.seats.iter().map(of).sum() };
    // In Rattus Cartus all may die.
    let is_one = |chances: f64| (chances - 1.0).abs() < EXACT || G::ID == RattusCartus::ID;
    assert!(is_one(total(|account| account.start)));
    for swing in &analysis.swings {
        assert!(is_one(swing.before.iter().sum::<f64>()), "{swing:?}");
        if let (What::Decision { cost, .. }, Some(seat)) = (&swing.what, swing.seat) {
            assert!(-EXACT <= *cost, "{swing:?}");
            assert!((swing.change(seat) + cost).abs() < EXACT, "{swing:?}");
        }
    }
}

fn check_kept<G: Botted>() {
    kept::<G>().into_iter().for_each(check);
}

fn check_random<G: Botted>() {
    let n_matches = if is_long() { 250 } else { 2 };
    for seed in 0..n_matches {
        let n_seats = 2 + seed as usize % usize::from(*G::SEATS.end() - 1);
        check(played::<G>(&vec!["random"; n_seats], seed));
    }
}

#[test]
fn nothing_is_left_over_in_saint_malo() {
    check_kept::<SaintMalo>();
    check_random::<SaintMalo>();
}

#[test]
fn nothing_is_left_over_in_rattus_cartus() {
    check_kept::<RattusCartus>();
    check_random::<RattusCartus>();
}

#[test]
fn nothing_is_left_over_in_cities() {
    check_kept::<Cities>();
    check_random::<Cities>();
}

#[test]
fn nothing_is_left_over_in_milestones() {
    check_kept::<Milestones>();
    check_random::<Milestones>();
}
