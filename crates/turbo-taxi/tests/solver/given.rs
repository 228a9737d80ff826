//! Cards, fields, tasks and plans from their texts, and one census for all tests.

use std::sync::LazyLock;

use turbo_taxi::{Card, Cell, Census, Crossing, Field, Finding, Plan, Task, findings};

pub const JUNCTION: Crossing = Crossing::Junction;
pub const OVERPASS: Crossing = Crossing::Overpass;

/// The task of the examples P1 to P7, and two right plans for it.
pub const TASK: &str = "dcurve1:2,5,8,11";
pub const P1: &str = "straight1 curve2 straight0 curve1 dcurve1 tee1 straight0 curve0 tee2";
pub const P2: &str = "straight1 curve2 straight0 curve1 dcurve1 curve3 tee3 tee2 straight1";

pub static CENSUS: LazyLock<Census> = LazyLock::new(|| Census::new(JUNCTION));
pub static OVERPASS_CENSUS: LazyLock<Census> = LazyLock::new(|| Census::new(OVERPASS));

pub fn card(label: &str) -> Card {
    label.parse().unwrap()
}

pub fn cell(number: u8) -> Cell {
    Cell::new(number).unwrap()
}

pub fn field(number: u8) -> Field {
    Field::new(number).unwrap()
}

pub fn task(text: &str) -> Task {
    text.parse().unwrap()
}

pub fn plan(text: &str) -> Plan {
    text.parse().unwrap()
}

/// A plan with one cell changed; `-` empties it.
pub fn changed(text: &str, number: usize, label: &str) -> String {
    let mut labels: Vec<&str> = text.split(' ').collect();
    labels[number] = label;
    labels.join(" ")
}

pub fn found(task_text: &str, plan_text: &str, crossing: Crossing) -> Vec<String> {
    let findings = findings(&task(task_text), &plan(plan_text), crossing);
    findings.iter().map(Finding::to_string).collect()
}

#[track_caller]
pub fn check_found(task_text: &str, plan_text: &str, expected: &[&str]) {
    for crossing in Crossing::ALL {
        let found = found(task_text, plan_text, crossing);
        assert_eq!(found, expected, "{task_text} {plan_text} {crossing:?}");
    }
}

/// Right under both readings of the crossing.
#[track_caller]
pub fn check_right(task_text: &str, plan_text: &str) {
    check_found(task_text, plan_text, &[]);
}
