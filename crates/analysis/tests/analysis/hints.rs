//! Hints can be carried out, and the best one comes first.

use analysis::hint;
use bots::Botted;
use bots::cities::Cities;
use bots::milestones::Milestones;
use bots::rattus_cartus::RattusCartus;
use bots::saint_malo::SaintMalo;
use engine::{Fast, Match, Seat, Viewer, read_value};
use protocol::Hint;

use crate::played::QUICK;

/// Follows the hints for some steps.
fn check<G: Botted>() {
    let mut chance = Fast::new(8);
    let (mut played, _) =
        Match::<G>::new(&G::Options::default(), 2, &mut chance).expect("a table for two");
    for _ in 0..25 {
        let Some(seat) = played.game().to_act().first() else { return };
        let hints = hint::<G>(&played.game().view(Viewer::Seat(seat)), seat, QUICK);
        check_order(G::ID, seat, &hints);
        let action = read_value(&hints[0].actions[0]).expect("an action of the game");
        assert!(played.game().is_legal(seat, &action), "{}: {action:?}", G::ID);
        played.play(seat, action, 0, &mut chance).expect("it is legal");
    }
}

#[track_caller]
fn check_order(game: &str, seat: Seat, hints: &[Hint]) {
    assert!((1..=3).contains(&hints.len()), "{game}, seat {seat}: {hints:?}");
    assert_eq!(hints[0].behind, 0.0);
    assert!(hints.is_sorted_by(|better, worse| worse.win <= better.win), "{hints:?}");
    assert!(hints.iter().all(|hint| (0.0..=1.0).contains(&hint.win)), "{hints:?}");
}

#[test]
fn hints_lead_through_saint_malo() {
    check::<SaintMalo>();
}

#[test]
fn hints_lead_through_rattus_cartus() {
    check::<RattusCartus>();
}

#[test]
fn hints_lead_through_cities() {
    check::<Cities>();
}

#[test]
fn hints_lead_through_milestones() {
    check::<Milestones>();
}
