//! TT-27: what the checker reports, and in which order.

use engine::{Chance, Fast};
use turbo_taxi::{Card, CardKind, Cell, Colour, Crossing, Finding, Plan, findings};

use crate::given::{P1, P2, TASK, card, changed, check_found, field, plan, task};

/// TT-19: every empty cell is reported.
#[test]
fn empty_cells() {
    let expected: Vec<String> = (0..9).map(|cell| format!("Incomplete({cell})")).collect();
    let mut expected: Vec<&str> = expected.iter().map(String::as_str).collect();
    expected.push("WrongCentre");
    check_found(TASK, "- - - - - - - - -", &expected);
    expected.retain(|it| !["WrongCentre", "Incomplete(4)"].contains(it));
    check_found(TASK, "- - - - dcurve1 - - - -", &expected);
}

/// TT-20: the same kind and the same orientation.
#[test]
fn the_centre() {
    check_found(TASK, &changed(P1, 4, "dcurve0"), &["WrongCentre"]);
    check_found(TASK, &changed(P1, 4, "crossing"), &["WrongCentre"]);
    check_found(TASK, &changed(P1, 4, "-"), &["Incomplete(4)", "WrongCentre"]);
}

/// TT-21: the centre counts, and kinds come in the order of TT-2.
#[test]
fn too_many_cards() {
    let four = "straight0 curve0 tee0 crossing dcurve0 deadend0 straight0 straight0 straight0";
    let found = findings(&task(TASK), &plan(four), Crossing::Junction);
    assert!(found.contains(&Finding::TooMany(CardKind::Straight)));
    let all = "deadend0 deadend1 dcurve0 dcurve1 dcurve1 crossing crossing deadend2 deadend3";
    let found = findings(&task(TASK), &plan(all), Crossing::Junction);
    let kinds = [CardKind::Crossing, CardKind::DoubleCurve, CardKind::DeadEnd];
    let too_many: Vec<Finding> =
        found.into_iter().filter(|it| matches!(it, Finding::TooMany(_))).collect();
    assert_eq!(too_many, kinds.map(Finding::TooMany));
}

/// TT-22: seen from both cards; an empty neighbour breaks nothing.
#[test]
fn broken_roads() {
    let lonely = "- - - - dcurve1 straight0 - - -";
    let found = findings(&task(TASK), &plan(lonely), Crossing::Junction);
    let broken: Vec<String> = found
        .iter()
        .filter(|it| matches!(it, Finding::Broken(..)))
        .map(Finding::to_string)
        .collect();
    assert_eq!(broken, ["Broken(4,5)"]);
    check_found(TASK, &changed(P1, 0, "deadend3"), &["Broken(0,1)"]);
    check_found(
        TASK,
        &changed(P1, 0, "curve3"),
        &["TooMany(curve)", "Broken(0,1)", "StrayExit(0)"],
    );
}

/// TT-23, TT-24: roads leave at the figures and nowhere else, by ascending fields.
#[test]
fn exits() {
    let turned = "straight0 curve2 straight1 curve1 dcurve1 tee1 straight1 curve0 tee2";
    check_found(
        TASK,
        turned,
        &[
            "Broken(0,1)",
            "Broken(0,3)",
            "Broken(1,2)",
            "Broken(2,5)",
            "Broken(3,6)",
            "Broken(6,7)",
            "StrayExit(0)",
            "StrayExit(3)",
            "StrayExit(9)",
            "MissingExit(2)",
            "MissingExit(8)",
            "MissingExit(11)",
        ],
    );
}

/// TT-23: no road can be missing where no card lies.
#[test]
fn an_empty_cell_misses_no_exit() {
    let found = findings(&task(TASK), &Plan::with_centre(card("dcurve1")), Crossing::Junction);
    assert!(found.iter().all(|it| matches!(it, Finding::Incomplete(_))), "{found:?}");
}

/// TT-25: yellow before black, and also beside a wrong centre or too many cards.
#[test]
fn pairs_that_are_not_joined() {
    let crossed = "dcurve1:2,8,5,11";
    check_found(crossed, P1, &["NotJoined(yellow)", "NotJoined(black)"]);
    check_found(crossed, P2, &[]);
    check_found("dcurve0:2,8,5,11", P1, &["WrongCentre", "NotJoined(yellow)", "NotJoined(black)"]);
}

/// TT-27: one fault, one finding: with a broken road nobody asks for connections.
#[test]
fn connections_are_traced_only_through_whole_plans() {
    for wrong in [changed(P1, 8, "-"), changed(P1, 0, "deadend3"), changed(P1, 0, "curve3")] {
        let found = findings(&task("dcurve1:2,8,5,11"), &plan(&wrong), Crossing::Junction);
        let is_connection = |it: &Finding| matches!(it, Finding::NotJoined(_));
        assert!(!found.is_empty() && !found.iter().any(is_connection), "{found:?}");
    }
}

/// TT-27: whatever lies on a board, findings are in order and appear once.
#[test]
fn findings_are_in_order_on_any_board() {
    let mut chance = Fast::new(27);
    for _ in 0..20_000 {
        let mut board = Plan::EMPTY;
        for cell in Cell::all() {
            board[cell] = Card::ALL.get(chance.below(18) as usize).copied();
        }
        for crossing in Crossing::ALL {
            let found = findings(&task(TASK), &board, crossing);
            assert!(found.is_sorted_by(|one, next| one < next), "{board}: {found:?}");
            assert!(!found.is_empty() || board.is_full());
        }
    }
}

/// TT-19 to TT-25: every finding names its rule.
#[test]
fn findings_cite_rules() {
    let cells = [0, 1].map(crate::given::cell);
    let all = [
        (Finding::Incomplete(cells[0]), "TT-19"),
        (Finding::WrongCentre, "TT-20"),
        (Finding::TooMany(CardKind::Tee), "TT-21"),
        (Finding::Broken(cells[0], cells[1]), "TT-22"),
        (Finding::StrayExit(field(0)), "TT-24"),
        (Finding::MissingExit(field(0)), "TT-23"),
        (Finding::NotJoined(Colour::Black), "TT-25"),
    ];
    assert!(all.is_sorted_by(|(one, _), (next, _)| one < next));
    for (finding, rule) in all {
        assert_eq!(finding.rule(), rule);
    }
}
