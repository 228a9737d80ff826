//! The worked examples: those of the booklet, and one neighbourhood under every card and goal.

use cities::{CardIdx, Survey};

use crate::table::{ME, Table, built_in, city, counted};

/// The booklet's card: two points for each set of four colours (CI-79, CI-97).
#[test]
fn liveable_city() {
    let sets = r#"{"kind": "sets", "members": [{"colour": "red"}, {"colour": "blue"},
                   {"colour": "green"}, {"colour": "yellow"}]}"#;
    let drawn = "R1 R2 R1 B4 / B1 G1 G2 G3 / G1 Y1 Y2 P / P W W P";
    assert_eq!(counted(sets, drawn).0, 2);
    let points = |ids: &[&str]| Table::of(2).city(drawn).cards(ids).game.score(ME).cards;
    assert_eq!(points(&["set-colours"]), 4);
    assert_eq!(points(&["set-colours", "set-colours"]), 8);
}

/// The booklet's first worker in the third row (CI-33): all 16 columns are open at first, and the
/// row is closed to its owner afterwards.
#[test]
fn first_worker_in_the_third_row() {
    let mut table = Table::of(4);
    assert_eq!(table.offered().len(), 16);
    table.turn(3, 1);
    for column in [1, 2, 3] {
        table.turn(1, column);
    }
    assert_eq!(table.game.turn(), ME);
    let third = |action: &&cities::Action| {
        matches!(action, cities::Action::Take { row: cities::Row::Features, .. })
    };
    assert_eq!(table.offered().iter().filter(third).count(), 0);
}

const FULL: &str = "
    Wy !! *R1 R1 R1 Y1
    Wr Pt Pk  Pc P  Pt
    Wd Pf W   Pc P  G3
    Y  B1 R3  B4 Y2 R1
    R  R  B2  Wd Wf G
    W  W  R1  R  Y  G";

/// CI-94 to CI-97: the parts of a full neighbourhood, and every card on it.
#[test]
fn every_card_on_a_full_neighbourhood() {
    let table = Table::of(2).city(FULL);
    let score = table.game.score(ME);
    assert_eq!((score.water, score.parks, score.monuments), (9, 10, 2));
    let expected = [
        ("colour-red", 6),
        ("colour-blue", 3),
        ("colour-green", 1),
        ("colour-yellow", 2),
        ("height-1", 4),
        ("height-2", 2),
        ("height-3", 4),
        ("height-4", 4),
        ("mix-red-1", 5),
        ("mix-red-3", 4),
        ("mix-blue-2", 2),
        ("mix-blue-4", 6),
        ("mix-green-1", 0),
        ("mix-green-4", 0),
        ("mix-yellow-2", 2),
        ("mix-yellow-3", 0),
        ("park-largest", 8),
        ("park-areas", 3),
        ("park-front", 3),
        ("water-largest", 3),
        ("water-areas", 3),
        ("water-front", 4),
        ("set-colours", 2),
        ("set-heights", 5),
        ("pair-height", 3),
        ("pair-colour", 4),
        ("pair-step", 4),
        ("both-front", 2),
        ("grid-plan", 6),
        ("sightseeing", 6),
    ];
    assert_eq!(expected.len(), built_in().cards.len());
    for ((id, points), (i, card)) in expected.iter().zip((0..).zip(&built_in().cards)) {
        assert_eq!(*id, card.id);
        assert_eq!(table.game.worth(ME, CardIdx(i)).points, *points, "{id}");
    }
}

/// CI-78 to CI-91: every goal on the same neighbourhood.
#[test]
fn every_goal_on_a_full_neighbourhood() {
    let city = city(FULL);
    let survey = Survey::of(&city);
    let expected: [[u32; 3]; 8] =
        [[8, 3, 5], [3, 1, 4], [5, 3, 0], [4, 3, 3], [7, 4, 3], [3, 4, 2], [5, 4, 2], [4, 5, 1]];
    for (plan, expected) in built_in().cities.iter().zip(expected) {
        for (goal, n) in plan.goals.iter().zip(expected) {
            assert_eq!(survey.count(&goal.measure).n, n, "{}", goal.id);
        }
    }
}
