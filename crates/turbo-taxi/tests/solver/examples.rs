//! The worked examples P1 to P9.

use turbo_taxi::{CardKind, Crossing, is_right, right_plans};

use crate::given::{
    JUNCTION, OVERPASS, P1, P2, TASK, changed, check_found, check_right, found, plan, task,
};

/// P1: two separate routes, a loop, the dead end unused. TT-21: three cards stay over.
#[test]
fn p1_separate_routes() {
    check_right(TASK, P1);
    let mut left = turbo_taxi::CARD_SET;
    for (_, card) in plan(P1).laid() {
        assert!(left.take(card.kind()));
    }
    let left: Vec<CardKind> = left.iter().collect();
    assert_eq!(left, [CardKind::Tee, CardKind::Crossing, CardKind::DeadEnd]);
}

/// P2: one network joins all four figures.
#[test]
fn p2_one_network() {
    check_right(TASK, P2);
}

/// P3: the three mistakes of the rulebook's picture, and no other finding. TT-17: in this form they
/// are printed.
#[test]
fn p3_three_mistakes() {
    let wrong = "deadend1 curve2 straight0 curve1 dcurve1 tee1 straight0 curve0 tee3";
    check_found(TASK, wrong, &["Broken(7,8)", "StrayExit(6)", "MissingExit(11)"]);
}

/// P4: the double curve does not join its two roads (TT-5).
#[test]
fn p4_the_double_curve_keeps_roads_apart() {
    let wrong = "straight1 curve2 straight0 deadend1 dcurve1 curve3 curve1 tee2 straight1";
    check_found(TASK, wrong, &["NotJoined(black)"]);
}

/// P5: the centre turned.
#[test]
fn p5_the_wrong_centre() {
    check_found(TASK, &changed(P1, 4, "dcurve0"), &["WrongCentre"]);
}

/// P6: a cell empty.
#[test]
fn p6_a_cell_empty() {
    check_found(TASK, &changed(P1, 8, "-"), &["Incomplete(8)"]);
}

/// P7: four curves.
#[test]
fn p7_four_curves() {
    let wrong = "straight1 curve2 straight0 curve1 dcurve1 tee1 tee3 curve3 curve0";
    check_found(TASK, wrong, &["TooMany(curve)"]);
}

/// P8: right only if the crossing joins its roads (TT-7).
#[test]
fn p8_needs_a_junction() {
    let text = "tee3 curve2 deadend2 tee1 tee3 crossing curve0 curve3 straight0";
    assert_eq!(found("tee3:0,4,6,10", text, JUNCTION), [""; 0]);
    assert_eq!(found("tee3:0,4,6,10", text, OVERPASS), ["NotJoined(black)"]);
}

/// P9: a ring of its own does no harm (TT-26).
#[test]
fn p9_a_ring_of_its_own() {
    let text = "straight0 curve1 curve2 tee2 dcurve0 curve3 deadend1 tee2 tee0";
    check_right("dcurve0:0,5,6,10", text);
}

/// TT-12: the solver lists every example that is right.
#[test]
fn the_solver_finds_the_examples() {
    let p8 = "tee3 curve2 deadend2 tee1 tee3 crossing curve0 curve3 straight0";
    let p9 = "straight0 curve1 curve2 tee2 dcurve0 curve3 deadend1 tee2 tee0";
    for (task_text, text) in
        [(TASK, P1), (TASK, P2), ("tee3:0,4,6,10", p8), ("dcurve0:0,5,6,10", p9)]
    {
        for crossing in Crossing::ALL {
            let (task, plan) = (task(task_text), plan(text));
            let is_listed = right_plans(&task, crossing).contains(&plan);
            assert_eq!(is_listed, is_right(&task, &plan, crossing), "{task} {crossing:?}");
        }
    }
}
