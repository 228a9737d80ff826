//! The table that an owner of the printed game can replace.

use engine::{Fault, Faults, Json, components};
use turbo_taxi::{
    BadTask, CARD_SET, CardKind, CardSet, Census, Components, Crossing, Fields, Finding, Task,
    count_right, findings, is_right, right_plans,
};

use crate::given::{JUNCTION, OVERPASS, P1, TASK, field, plan, task};

fn try_read(text: &str) -> Result<Components, Faults> {
    components::read(&Json::parse(text).unwrap())
}

fn read(text: &str) -> Components {
    try_read(text).unwrap()
}

/// These are the faults of a file, and no others.
#[track_caller]
fn check_faults(text: &str, expected: &[&str]) {
    let faults = try_read(text).unwrap_err();
    let said: Vec<String> = faults.listed.iter().map(Fault::to_string).collect();
    assert_eq!(said, expected);
}

/// TT-1, TT-7, TT-10: what is left out of the file is as printed.
#[test]
fn an_empty_file_changes_nothing() {
    assert_eq!(read("{}"), Components::default());
    assert_eq!(Components::default(), Components::printed(JUNCTION));
    let set = r#"{"straight":3,"curve":3,"tee":3,"crossing":1,"dcurve":1,"deadend":1}"#;
    let rest = r#""crossing":"junction","green":[0,2,3,5,6,8,9,11]"#;
    let all = format!(r#"{{"set":{set},{rest}}}"#);
    assert_eq!(serde_json::to_string(&Components::default()).unwrap(), all);
    assert_eq!(read(&all), Components::default());
}

/// TT-7: the file may say how the crossing is printed.
#[test]
fn the_crossing_from_the_file() {
    let components = read(r#"{"crossing": "overpass"}"#);
    assert_eq!(components, Components::from(OVERPASS));
    assert_eq!(components.with_crossing(JUNCTION), Components::default());
    let p8 = plan("tee3 curve2 deadend2 tee1 tee3 crossing curve0 curve3 straight0");
    assert!(!is_right(&task("tee3:0,4,6,10"), &p8, components));
}

/// TT-10, TT-34: other green fields, other legal tasks.
#[test]
fn the_green_fields_from_the_file() {
    let components = read(r#"{"green": [1, 4, 7, 10]}"#);
    assert_eq!(task("tee0:1,4,0,2").check(&components), Ok(()));
    assert_eq!(task(TASK).check(&components), Err(BadTask::TooFewGreen { given: 0 }));
    assert_eq!(Task::all(&components, 4).count(), 17 * 3);
    assert_eq!(components.green, [1, 4, 7, 10].map(field).into_iter().collect::<Fields>());
}

/// TT-1, TT-21: another set, other plans: without a dead end, with a fourth curve.
#[test]
fn the_set_from_the_file() {
    let set = r#"{"straight":3,"curve":4,"tee":3,"crossing":1,"dcurve":1,"deadend":0}"#;
    let components = read(&format!(r#"{{"set": {set}}}"#));
    let p7 = plan("straight1 curve2 straight0 curve1 dcurve1 tee1 tee3 curve3 curve0");
    assert!(is_right(&task(TASK), &p7, components));
    assert!(right_plans(&task(TASK), components).contains(&p7));
    let plans = right_plans(&task(TASK), components);
    assert!(plans.iter().all(|plan| !plan.cards().has(CardKind::DeadEnd)));
    assert_eq!(count_right(&task(TASK), components) as usize, plans.len());
    let board = plan(&P1.replace("tee2", "deadend0"));
    assert!(
        findings(&task(TASK), &board, components).contains(&Finding::TooMany(CardKind::DeadEnd))
    );
    // No task with a dead end in the centre can be solved.
    let census = Census::new(components);
    let has_dead_end = |task: &Task| task.centre.kind() == CardKind::DeadEnd;
    let counted = census.tasks().iter().filter(|it| has_dead_end(&it.task));
    assert!(counted.clone().count() == 5544 && counted.into_iter().all(|it| it.n_right == 0));
}

/// TT-1, TT-34, TT-71: faults have names, and say where they are.
#[test]
fn faults_in_the_file() {
    let with_set = |counts| {
        let components = Components { set: CardSet::new(counts), ..Components::default() };
        serde_json::to_string(&components).unwrap()
    };
    check_faults(&with_set([3, 3, 3, 1, 1, 0]), &["TT-1 set: set-not-twelve (found 11)"]);
    check_faults(&with_set([0; 6]), &["TT-1 set: set-not-twelve (found 0)"]);
    check_faults(&with_set([12, 0, 0, 0, 0, 0]), &["TT-71 set.straight: kind-never-solvable"]);
    let expected =
        ["TT-71 set.curve: kind-never-solvable", "TT-71 set.deadend: kind-never-solvable"];
    check_faults(&with_set([0, 1, 0, 0, 0, 11]), &expected);
    check_faults(r#"{"green": []}"#, &["TT-34 green: green-too-few (found 0, min 2)"]);
    check_faults(r#"{"green": [5]}"#, &["TT-34 green: green-too-few (found 1, min 2)"]);
}

/// TT-1, TT-7, TT-10: however many faults there are, each is told, in the order of the file.
#[test]
fn all_faults_are_told_at_once() {
    check_faults(
        r#"{"cards": {}, "crossing": "bridge", "green": [12, 0, "1", 0],
            "set": {"straight": 13, "curve": 3, "tee": 3, "crossing": 1, "dcurve": -1,
                    "deadend": 1, "x": 1}}"#,
        &[
            "TT-13 cards: unknown-key (known set, crossing, green)",
            "TT-7 crossing: unknown-word (found \"bridge\", known junction, overpass)",
            "TT-10 green[0]: out-of-range (min 0, max 11, found 12)",
            "TT-10 green[2]: not-whole (found \"1\")",
            "TT-10 green[3]: repeated-entry (found 0)",
            "TT-1 set: set-not-twelve (found 20)",
            "TT-1 set.straight: out-of-range (min 0, max 12, found 13)",
            "TT-1 set.dcurve: out-of-range (min 0, max 12, found -1)",
            "TT-1 set.x: unknown-key (known straight, curve, tee, crossing, dcurve, deadend)",
        ],
    );
    check_faults("8", &["TT-13 : not-object (found 8)"]);
    check_faults(
        r#"{"green": 8, "set": {"straight": 12, "tee": "3"}}"#,
        &[
            "TT-10 green: not-list (found 8)",
            "TT-1 set.curve: missing-key",
            "TT-1 set.crossing: missing-key",
            "TT-1 set.dcurve: missing-key",
            "TT-1 set.deadend: missing-key",
            "TT-1 set.tee: not-whole (found \"3\")",
        ],
    );
}

/// A hand is what is left of a set.
#[test]
fn cards_are_taken_and_put_back() {
    let mut hand = CARD_SET;
    assert!(hand.take(CardKind::Crossing));
    assert!(!hand.take(CardKind::Crossing));
    assert_eq!((hand.len(), hand[CardKind::Crossing]), (11, 0));
    hand.put(CardKind::Crossing);
    assert_eq!(hand, CARD_SET);
    assert!(CardSet::NONE.is_empty());
    assert_eq!(Crossing::ALL.map(Crossing::label), ["junction", "overpass"]);
}
