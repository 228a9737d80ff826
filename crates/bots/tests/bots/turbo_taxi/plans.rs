//! Which plans a bot builds.

use bots::turbo_taxi::{misled_plans, plain_plans, trickiness};
use turbo_taxi::{Components, Finding, Plan, findings, right_plans};

use super::some_tasks;

const P1: &str = "straight1 curve2 straight0 curve1 dcurve1 tee1 straight0 curve0 tee2";
/// The same task in one network.
const P2: &str = "straight1 curve2 straight0 curve1 dcurve1 curve3 tee3 tee2 straight1";
/// A ring that no figure reaches.
const P9: &str = "straight0 curve1 curve2 tee2 dcurve0 curve3 deadend1 tee2 tee0";

/// Longer ways, the double curve, the dead end and a ring of its own are harder to see.
#[test]
fn plain_plans_come_first() {
    let components = Components::default();
    let task = "dcurve1:2,5,8,11".parse().unwrap();
    let [p1, p2] = [P1, P2].map(|plan| trickiness(&task, &plan.parse().unwrap(), &components));
    assert!(0 < p1 && 0 < p2);
    let task = "dcurve0:0,5,6,10".parse().unwrap();
    let plan: Plan = P9.parse().unwrap();
    let rated = trickiness(&task, &plan, &components);
    let plainest = right_plans(&task, components).into_iter();
    let plainest = plainest.map(|plan| trickiness(&task, &plan, &components)).min().unwrap();
    assert!(plainest < rated, "{plainest} {rated}");
    assert!(!plain_plans(&task, &components, 0).contains(&plan));
}

/// Whoever reaches further finds all that others find, and everybody finds something.
#[test]
fn a_better_level_finds_more() {
    let components = Components::default();
    let (mut n_easy, mut n_all) = (0, 0);
    for task in some_tasks() {
        let all = right_plans(&task, components);
        let [plainest, easy, medium] =
            [0, 1, 3].map(|reach| plain_plans(&task, &components, reach));
        assert_eq!(plain_plans(&task, &components, u32::MAX), all);
        assert_eq!(plainest.is_empty(), all.is_empty());
        assert!(plainest.iter().all(|plan| easy.contains(plan)));
        assert!(easy.iter().all(|plan| medium.contains(plan)));
        (n_easy, n_all) = (n_easy + easy.len(), n_all + all.len());
    }
    assert!(n_easy * 2 < n_all, "{n_easy} of {n_all}");
}

/// TT-87: all edges and exits right but a pair not joined, else one card turned.
#[test]
fn a_misled_plan_is_plausible_and_wrong() {
    let components = Components::default();
    for task in some_tasks() {
        let plans = misled_plans(&task, &components, 1);
        assert!(!plans.is_empty(), "{task}");
        let faults = plans.iter().map(|plan| findings(&task, plan, components));
        let is_unjoined = |faults: &Vec<Finding>| {
            faults.iter().all(|fault| matches!(fault, Finding::NotJoined(_)))
        };
        for faults in faults {
            assert!(!faults.is_empty(), "{task}");
            assert!(is_unjoined(&faults) || faults.len() <= 6, "{task}: {faults:?}");
        }
        assert!(plans.iter().all(Plan::is_full));
    }
}
