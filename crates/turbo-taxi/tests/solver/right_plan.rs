//! TT-19 to TT-26: what every right plan has, and what it may have.

use std::ops::ControlFlow;

use turbo_taxi::{
    Card, CardKind, Cell, Colour, Crossing, Fitting, Plan, Task, findings, lit_roads, right_plans,
    visit_fitting, visit_right,
};

use crate::given::{CENSUS, JUNCTION, OVERPASS, P2, TASK, card, check_right, plan, task};

/// Some right plan of some task.
fn some_right(is_wanted: impl Fn(&Task, &Plan) -> bool) -> Option<(Task, Plan)> {
    CENSUS.tasks().iter().find_map(|counted| {
        let wanted = |plan: Plan| match is_wanted(&counted.task, &plan) {
            true => ControlFlow::Break((counted.task, plan)),
            false => ControlFlow::Continue(()),
        };
        visit_right(&counted.task, OVERPASS, wanted).break_value()
    })
}

/// TT-21: eight cards of eleven, each at most once; three stay over.
#[test]
fn three_cards_stay_over() {
    for plan in right_plans(&task(TASK), JUNCTION) {
        let cards = plan.cards();
        assert_eq!(cards.len(), 9);
        assert!(CardKind::ALL.into_iter().all(|kind| cards[kind] <= turbo_taxi::CARD_SET[kind]));
    }
}

/// TT-26: both routes in one network.
#[test]
fn routes_may_join() {
    check_right(TASK, P2);
    let lit = lit_roads(&task(TASK), &plan(P2), JUNCTION);
    let joins_both = |road: &turbo_taxi::Lit| Colour::ALL.iter().all(|colour| road.joins(*colour));
    assert!(lit.iter().any(joins_both));
}

/// TT-26, TT-6: dead-end spurs, and the dead end left in hand.
#[test]
fn the_dead_end_may_be_used_or_not() {
    let uses_dead_end = |plan: &Plan| plan.cards().has(CardKind::DeadEnd);
    assert!(some_right(|_, plan| uses_dead_end(plan)).is_some());
    assert!(some_right(|_, plan| !uses_dead_end(plan)).is_some());
}

/// TT-26: a road cut off from every figure.
#[test]
fn roads_may_lead_nowhere() {
    let has_lost_road = |task: &Task, plan: &Plan| {
        lit_roads(task, plan, OVERPASS).iter().any(|road| road.figures.is_empty())
    };
    let (task, plan) = some_right(has_lost_road).unwrap();
    assert!(findings(&task, &plan, JUNCTION).is_empty());
}

/// TT-26, TT-33: two figures at the same corner cell, of one colour or of two.
#[test]
fn figures_may_share_a_corner_cell() {
    for text in ["straight0:0,11,2,3", "straight0:0,2,3,11"] {
        assert_ne!(right_plans(&task(text), JUNCTION), []);
    }
}

/// TT-12: a visitor sees each right plan once and may stop when it has seen enough.
#[test]
fn a_visitor_may_stop() {
    let mut seen = Vec::new();
    let all: ControlFlow<()> = visit_right(&task(TASK), JUNCTION, |plan| {
        seen.push(plan);
        ControlFlow::Continue(())
    });
    assert!(all.is_continue());
    seen.sort();
    assert_eq!(seen, right_plans(&task(TASK), JUNCTION));
    let mut n_seen = 0;
    let stopped = visit_right(&task(TASK), JUNCTION, |plan| {
        n_seen += 1;
        if n_seen == 3 { ControlFlow::Break(plan) } else { ControlFlow::Continue(()) }
    });
    assert!(stopped.break_value().is_some_and(|plan| seen.contains(&plan)));
    assert_eq!(n_seen, 3);
}

/// TT-87: plans in which only a connection is missing; P4 is one of them.
#[test]
fn plans_that_fit_but_do_not_join() {
    let p4 = plan("straight1 curve2 straight0 deadend1 dcurve1 curve3 curve1 tee2 straight1");
    let mut fitting: Vec<Fitting> = Vec::new();
    let all: ControlFlow<()> = visit_fitting(&task(TASK), JUNCTION, |it| {
        fitting.push(it);
        ControlFlow::Continue(())
    });
    assert!(all.is_continue());
    assert!(fitting.contains(&Fitting { plan: p4, is_joined: [true, false] }));
    for it in &fitting {
        let found = findings(&task(TASK), &it.plan, JUNCTION);
        let apart = Colour::ALL.into_iter().zip(it.is_joined).filter(|(_, is_joined)| !is_joined);
        let expected: Vec<_> =
            apart.map(|(colour, _)| turbo_taxi::Finding::NotJoined(colour)).collect();
        assert_eq!(found, expected);
    }
    let n_right = fitting.iter().filter(|it| it.is_right()).count();
    assert_eq!(n_right, right_plans(&task(TASK), JUNCTION).len());
}

/// TT-22: in a fitting plan the number of cards with an odd number of ends is even, and not zero.
#[test]
fn parity() {
    for counted in CENSUS.tasks().iter().step_by(50) {
        for plan in right_plans(&counted.task, JUNCTION) {
            let n_odd = Cell::all().filter(|cell| is_odd(plan[*cell])).count();
            assert!(n_odd != 0 && n_odd % 2 == 0, "{plan}");
        }
    }
}

fn is_odd(card: Option<Card>) -> bool {
    card.is_some_and(|card| card.ends().len() % 2 == 1)
}

/// TT-20: a centre that the set does not have has no right plan.
#[test]
fn the_centre_comes_from_the_set() {
    let mut components = turbo_taxi::Components::printed(Crossing::Junction);
    components.set = turbo_taxi::CardSet::new([4, 3, 3, 1, 0, 1]);
    assert_eq!(right_plans(&task(TASK), components), []);
    assert_eq!(card("dcurve1").kind(), CardKind::DoubleCurve);
}
