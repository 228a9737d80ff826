//! What something would bring is what it brings.

use engine::{Chance, Cx, Fast, Game, Seat, act};
use milestones::{Action, Build, Milestones, Options, Phase, Space};
use testkit::legal;

use crate::table::{ME, Table, corner, goods, plot};

/// MS-48, MS-53, MS-106, MS-109: a stop on every space, seen before it is made.
#[test]
fn a_stop_is_foreseen() {
    let table = Table::of(2).path("st1* st2 wo3 . # co4 . .").goods("st2 gr4");
    let stop = |to| table.game.stop(ME, to);
    assert_eq!((stop(Space::Path(2)).goods, stop(Space::Path(2)).points), (goods("st2"), 1));
    assert_eq!(stop(Space::Path(4)), Default::default());
    assert_eq!(stop(Space::TradingHouse).goods, goods("co1"));
    assert_eq!(stop(Space::Mill), Default::default());
    let castle = stop(Space::Castle);
    assert_eq!((castle.n_given_up, castle.covers), (3, true));
    assert!(!Table::of(2).game.stop(ME, Space::Castle).covers);
}

/// MS-70, MS-80, MS-83, MS-100: points of builds and deliveries, seen before they are made.
#[test]
fn builds_are_foreseen() {
    let table = Table::of(2).sections(&["A1-A2-A3", "A3-B4-C3"]);
    let game = &table.game;
    assert_eq!(game.section_points(corner("D4")), 2);
    assert_eq!(game.market_points(corner("A3")), 2);
    assert_eq!(game.house_points(plot("A3-A4-B4")), 3);
    assert_eq!(game.section_points(corner("A2")), 0, "it is taken");
    let delivery = game.delivery(corner("A1"));
    assert_eq!((delivery.points, delivery.n_coins), (3, 1));
    assert_eq!(game.delivery(corner("Z9")).points, 0);
    assert_eq!(game.bonus_on(plot("A3-A4-B4")), None);
}

/// MS-68: prices can be asked.
#[test]
fn prices_are_known() {
    let price = |build: Build| build.price().to_string();
    assert_eq!(Build::ALL.map(price), ["st1 sa1", "st1 wo1", "wo1 sa1"]);
    let table = Table::of(2).goods("st1 wo1");
    assert_eq!(Build::ALL.map(|build| table.game.can_pay(ME, build)), [false, true, false]);
}

/// What was foreseen of an action, against the score before and after it.
fn foreseen(game: &Milestones, seat: Seat, action: Action) -> Option<u16> {
    match action {
        Action::Move { to } => Some(game.stop(seat, to).points),
        Action::LayRoad { via, .. } => Some(game.section_points(via)),
        Action::BuildMarket { corner } => Some(game.market_points(corner)),
        Action::Deliver { market } => Some(game.delivery(market).points),
        Action::BuildHouse { plot } if game.bonus_on(plot).is_none() => {
            Some(game.house_points(plot))
        }
        _ => None,
    }
}

/// MS-116: in play, what is foreseen is what is scored.
#[test]
fn what_is_foreseen_happens() {
    let mut chance = Fast::new(1);
    let mut n_scored = 0;
    for _ in 0..300 {
        let mut game =
            Milestones::setup(&Options::default(), 3, &mut Cx::silent(0, &mut chance)).unwrap();
        while let Some(seat) = game.to_act().first() {
            let offered = legal(&game, seat);
            // Whoever can build builds: `Done` is the first of the list.
            let n_first = usize::from(game.phase() == Phase::Build && 1 < offered.len());
            let n_choices = offered.len() - n_first;
            let action = offered[n_first + chance.below(n_choices as u32) as usize];
            let expected = foreseen(&game, seat, action);
            let before = game.tableau(seat).score();
            act(&mut game, seat, &action, &mut Cx::silent(0, &mut chance)).unwrap();
            let scored = game.tableau(seat).score() - before;
            assert!(expected.is_none_or(|expected| expected == scored), "{action:?}");
            n_scored += usize::from(0 < expected.unwrap_or(0));
        }
    }
    assert!(100 < n_scored);
}
