//! The table that an owner of the printed game can replace.

use engine::BadOptions;
use turbo_taxi::{
    BadComponents, BadTask, CARD_SET, CardKind, CardSet, Census, Components, Crossing, Fields,
    Finding, Task, count_right, findings, is_right, right_plans,
};

use crate::given::{JUNCTION, OVERPASS, P1, TASK, field, plan, task};

fn read(json: &str) -> Components {
    serde_json::from_str(json).unwrap()
}

/// TT-1, TT-7, TT-10: what is left out of the file is as printed.
#[test]
fn an_empty_file_changes_nothing() {
    assert_eq!(read("{}"), Components::default());
    assert_eq!(Components::default(), Components::printed(JUNCTION));
    assert_eq!(read("{}").check(), Ok(()));
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
    assert_eq!(components.check(), Ok(()));
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
    assert_eq!(components.check(), Ok(()));
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

/// TT-1, TT-34: faults have names, and say where they are.
#[test]
fn faults_in_the_file() {
    let with_set = |counts| Components { set: CardSet::new(counts), ..Components::default() };
    for counts in [[3, 3, 3, 1, 1, 0], [3, 3, 3, 1, 1, 2], [0; 6], [255; 6]] {
        assert_eq!(with_set(counts).check(), Err(BadComponents::NotTwelveCards));
    }
    let straight_only = with_set([12, 0, 0, 0, 0, 0]).check();
    assert_eq!(straight_only, Err(BadComponents::NeverSolvable(CardKind::Straight)));
    let with_dead_ends = with_set([0, 1, 0, 0, 0, 11]).check();
    assert_eq!(with_dead_ends, Err(BadComponents::NeverSolvable(CardKind::Curve)));
    for green in ["[]", "[5]"] {
        let components = read(&format!(r#"{{"green": {green}}}"#));
        assert_eq!(components.check(), Err(BadComponents::TooFewGreen));
    }
    assert_eq!(
        BadOptions::from(BadComponents::NotTwelveCards),
        BadOptions::Data { at: "set".to_owned(), fault: "set-not-twelve" }
    );
    assert_eq!(
        BadOptions::from(BadComponents::TooFewGreen),
        BadOptions::Data { at: "green".to_owned(), fault: "green-too-few" }
    );
    assert_eq!(
        BadOptions::from(BadComponents::NeverSolvable(CardKind::DoubleCurve)),
        BadOptions::Data { at: "set.dcurve".to_owned(), fault: "kind-never-solvable" }
    );
    assert!(BadComponents::TooFewGreen.to_string().starts_with("TT-34: "));
}

/// What the file cannot say at all is refused while reading.
#[test]
fn files_that_cannot_be_read() {
    for json in [
        "",
        "8",
        r#"{"cards": {}}"#,
        r#"{"crossing": "bridge"}"#,
        r#"{"green": [12, 0]}"#,
        r#"{"green": [0, 0]}"#,
        r#"{"green": 8}"#,
        r#"{"set": {"straight": 12}}"#,
        r#"{"set": {"straight":3,"curve":3,"tee":3,"crossing":1,"dcurve":1,"deadend":-1}}"#,
        r#"{"set": {"straight":3,"curve":3,"tee":3,"crossing":1,"dcurve":1,"deadend":1,"x":1}}"#,
    ] {
        assert!(serde_json::from_str::<Components>(json).is_err(), "{json}");
    }
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
