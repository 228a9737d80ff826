//! Hints can be carried out, and the best one comes first.

use analysis::{hint, mistake};
use bots::Botted;
use bots::cities::Cities;
use bots::milestones::Milestones;
use bots::rattus_cartus::RattusCartus;
use bots::saint_malo::SaintMalo;
use engine::{Fast, Game, Match, Seat, Viewer, read_value};
use protocol::Hint;
use serde_json::json;

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
        let action = read_value(&hints[0].way.actions[0]).expect("an action of the game");
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

/// Alone there is nobody to win against: hints go by points.
#[test]
fn alone_hints_go_by_points() {
    let mut chance = Fast::new(3);
    let (mut played, _) =
        Match::<SaintMalo>::new(&Default::default(), 1, &mut chance).expect("a table for one");
    let mut n_choices = 0;
    for _ in 0..30 {
        let view = played.game().view(Viewer::Seat(Seat(0)));
        let hints = hint::<SaintMalo>(&view, Seat(0), QUICK);
        assert!(hints.is_sorted_by(|a, b| b.way.points <= a.way.points), "{hints:?}");
        n_choices += usize::from(1 < hints.len());
        let action = read_value(&hints[0].way.actions[0]).expect("an action of the game");
        played.play(Seat(0), action, 0, &mut chance).expect("it is legal");
    }
    assert!(5 < n_choices, "some fields are about as good: {n_choices}");
}

/// Dice are on the table: to pass brings nothing, and is a mistake.
#[test]
fn what_is_left_lying_is_a_mistake() {
    let mut chance = Fast::new(5);
    let (mut played, _) =
        Match::<SaintMalo>::new(&Default::default(), 2, &mut chance).expect("a table for two");
    let seat = played.game().to_act().first().expect("somebody begins");
    let action = |name: &str| read_value(&json!(name)).expect("an action of the game");
    for action in ["roll", "stop"].map(action) {
        played.play(seat, action, 0, &mut chance).expect("it is legal");
    }
    let view = played.game().view(Viewer::Seat(seat));
    let hints = hint::<SaintMalo>(&view, seat, QUICK);
    assert!(1.0 < hints[0].worth, "points more than passing: {hints:?}");
    let passed = mistake::<SaintMalo>(&view, seat, &[action("pass")], QUICK).expect("it costs");
    assert!(0.0 < passed.cost && (passed.points - hints[0].worth).abs() < 1e-9, "{passed:?}");
    assert_eq!(passed.best.way.actions, hints[0].way.actions);
    let best = read_value(&hints[0].way.actions[0]).expect("an action of the game");
    assert_eq!(mistake::<SaintMalo>(&view, seat, &[best], QUICK), None);
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
