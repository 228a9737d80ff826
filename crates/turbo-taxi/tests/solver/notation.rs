//! Tasks and plans as text: what is read, and what is refused by which rule.

use turbo_taxi::{
    BadPlan, BadTask, Card, CardKind, Cell, Components, Crossing, Field, Figure, Finding,
    GREEN_FIGURES_MIN, Plan, Sides, Task, right_plans,
};

use crate::given::{JUNCTION, P1, TASK, card, cell, field, plan, task};

/// TT-2: cards are read and written by their labels.
#[test]
fn cards_are_labels() {
    for card in Card::ALL {
        assert_eq!(card.label().parse(), Ok(card));
        assert_eq!(serde_json::to_string(&card).unwrap(), format!("{:?}", card.label()));
        assert_eq!(serde_json::from_str::<Card>(&format!("{:?}", card.label())).unwrap(), card);
    }
    for kind in CardKind::ALL {
        assert_eq!(kind.label().parse(), Ok(kind));
        assert_eq!(serde_json::to_string(&kind).unwrap(), format!("{:?}", kind.label()));
    }
    for label in ["", "Curve0", "curve", "curve4", "straight2", "crossing0", "dcurve2", "-"] {
        assert!(label.parse::<Card>().unwrap_err().to_string().starts_with("TT-2: "), "{label}");
        assert!(serde_json::from_str::<Card>(&format!("{label:?}")).is_err());
    }
}

/// TT-16: the order of cards and plans is that of their texts, an empty cell first.
#[test]
fn plans_sort_as_their_texts() {
    let mut cards = Card::ALL;
    cards.sort();
    assert!(cards.map(Card::label).is_sorted());
    let mut plans = right_plans(&task(TASK), JUNCTION);
    plans.push(Plan::EMPTY);
    plans.push(Plan::with_centre(card("dcurve1")));
    plans.sort();
    let texts: Vec<String> = plans.iter().map(Plan::to_string).collect();
    assert!(texts.is_sorted());
}

/// TT-13: `centre:y1,y2,b1,b2`.
#[test]
fn a_task_is_read_and_written() {
    let task = task(TASK);
    assert_eq!((task.centre, task[Figure::YellowHouse]), (Card::DoubleCurve1, field(5)));
    assert_eq!(
        (task[Figure::BlackTaxi], task.figure_at(field(11))),
        (field(8), Some(Figure::BlackHouse))
    );
    assert_eq!(task.to_string(), TASK);
    assert_eq!(serde_json::to_string(&task).unwrap(), r#""dcurve1:2,5,8,11""#);
    assert_eq!(serde_json::from_str::<Task>(r#""dcurve1:2,5,8,11""#).unwrap(), task);
}

/// TT-15, TT-94: every task has a text of its own that reads back as the task, so that tasks can be
/// listed by their texts and shared in a link; it has nothing in it that a link would change.
#[test]
fn every_task_has_its_text() {
    let tasks: Vec<Task> = Task::all(&Components::default(), GREEN_FIGURES_MIN).collect();
    let mut texts: Vec<String> = tasks.iter().map(Task::to_string).collect();
    for (written, text) in tasks.iter().zip(&texts) {
        assert_eq!(task(text), *written);
        let is_plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
        assert!(text.bytes().all(|byte| is_plain(byte) || b":,".contains(&byte)), "{text}");
    }
    texts.sort();
    texts.dedup();
    assert_eq!(texts.len(), tasks.len());
}

#[track_caller]
fn check_bad_task(text: &str, rule: &str) {
    let read = text.parse::<Task>().and_then(|task| {
        task.check(&Components::default())?;
        Ok(task)
    });
    let bad: BadTask = read.unwrap_err();
    assert_eq!(bad.rule(), rule, "{text}");
    assert!(bad.to_string().starts_with(&format!("{rule}: ")), "{bad}");
}

/// TT-13: what is no task is refused with the number of the rule.
#[test]
fn bad_tasks() {
    for text in ["", "tee0", "tee0:", "tee0:1,2,3", "tee0:0,2,3,5,6", "tee0;0,2,3,5", ":"] {
        check_bad_task(text, "TT-13");
    }
    for text in ["tee4:0,2,3,5", "tee:0,2,3,5", "TEE0:0,2,3,5", " tee0:0,2,3,5", ":0,2,3,5"] {
        check_bad_task(text, "TT-2");
    }
    for text in ["tee0:0,2,3,12", "tee0:-1,2,3,5", "tee0:0,2,3,", "tee0:0,2,3,05", "tee0:0, 2,3,5"]
    {
        check_bad_task(text, "TT-9");
    }
    for text in ["tee0:0,2,3,256", "tee0:0,2,3,+5", "tee0:0,2,3,5 ", "tee0:0,2,3,x"] {
        check_bad_task(text, "TT-9");
    }
    check_bad_task("tee0:0,2,3,0", "TT-33");
    check_bad_task("tee0:5,5,3,2", "TT-33");
    check_bad_task("tee0:1,4,7,0", "TT-34");
    check_bad_task("tee0:1,4,7,10", "TT-34");
}

/// TT-33, TT-34: two green figures are enough, of whatever colour, also at one corner cell.
#[test]
fn legal_placements() {
    for text in ["tee0:1,4,0,2", "tee0:0,11,1,4", "tee0:0,1,4,2", "tee0:0,2,3,5"] {
        assert_eq!(task(text).check(&Components::default()), Ok(()));
    }
}

/// *Canonical*: pairs as sets, colours not told apart.
#[test]
fn canonical_tasks() {
    for (text, canonical) in [
        ("tee0:0,2,3,5", "tee0:0,2,3,5"),
        ("tee0:2,0,5,3", "tee0:0,2,3,5"),
        ("tee0:5,3,2,0", "tee0:0,2,3,5"),
        ("dcurve1:11,8,5,2", "dcurve1:2,5,8,11"),
        ("dcurve1:10,2,3,0", "dcurve1:0,3,2,10"),
    ] {
        assert_eq!(task(text).canonical(), task(canonical));
        assert_eq!(task(text).is_canonical(), text == canonical);
    }
    let mut labelled: Vec<Task> = (0..8).map(|number| task(TASK).labelled(number)).collect();
    assert!(labelled.iter().all(|it| it.canonical() == task(TASK)));
    labelled.sort();
    labelled.dedup();
    assert_eq!(labelled.len(), 8);
}

/// A plan is nine labels, `-` for an empty cell.
#[test]
fn a_plan_is_read_and_written() {
    assert_eq!(plan(P1).to_string(), P1);
    assert_eq!(plan(P1)[cell(3)], Some(Card::Curve1));
    assert_eq!(plan("- - - - tee0 - - - -"), Plan::with_centre(Card::Tee0));
    assert_eq!(plan("- - - - - - - - -"), Plan::EMPTY);
    assert_eq!((plan(P1).n_laid(), Plan::with_centre(Card::Tee0).n_laid()), (8, 0));
    assert_eq!(serde_json::to_string(&plan(P1)).unwrap(), format!("{P1:?}"));
    assert_eq!(std::mem::size_of::<Plan>(), 9);
}

/// TT-2, TT-19: what is no plan.
#[test]
fn bad_plans() {
    let read = |text: &str| text.parse::<Plan>().unwrap_err();
    assert_eq!(read("").rule(), "TT-19");
    assert_eq!(read("tee0 tee0 tee0"), BadPlan::NotNine { given: 3 });
    assert_eq!(read(&format!("{P1} -")), BadPlan::NotNine { given: 10 });
    let unknown = P1.replacen("tee1", "tee9", 1);
    assert_eq!(read(&unknown).to_string(), "TT-2: no card is called \"tee9\"");
    assert_eq!(read(&unknown).rule(), "TT-2");
    assert!(serde_json::from_str::<Plan>(r#""tee0""#).is_err());
}

/// TT-8, TT-9: cells and fields are numbers, and none beyond the last.
#[test]
fn places_are_numbers() {
    assert_eq!(serde_json::from_str::<Cell>("8").unwrap(), cell(8));
    assert_eq!(serde_json::from_str::<Field>("11").unwrap(), field(11));
    assert!(serde_json::from_str::<Cell>("9").is_err());
    assert!(serde_json::from_str::<Field>("12").is_err());
    assert!(serde_json::from_str::<Field>("-1").is_err());
    assert_eq!(serde_json::from_str::<Sides>(r#""NSW""#).unwrap(), card("tee1").ends());
    assert!(serde_json::from_str::<Sides>(r#""WN""#).is_err());
}

/// TT-27: findings keep their kind and their places on the wire.
#[test]
fn findings_cross_the_wire() {
    let finding = Finding::Broken(cell(7), cell(8));
    assert_eq!(serde_json::to_string(&finding).unwrap(), r#"{"broken":[7,8]}"#);
    assert_eq!(serde_json::to_string(&Finding::WrongCentre).unwrap(), r#""wrong_centre""#);
    assert_eq!(serde_json::to_string(&Crossing::Overpass).unwrap(), r#""overpass""#);
}
