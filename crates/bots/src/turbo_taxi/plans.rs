//! Which plan a bot builds. A person finds what can be seen: short ways, and no card that has to be
//! thought around. So a plan has a trickiness, and a level finds the plans that are little trickier
//! than the plainest of the task.

use std::ops::ControlFlow;

use engine::{Chance, Fast};
use turbo_taxi::{
    CardKind, Cell, Colour, Components, Field, Plan, Task, is_right, lit_roads, right_plans, route,
    visit_fitting,
};

/// Two roads on a card that never meet.
const DOUBLE_CURVE: u32 = 2;
/// A road that leads nowhere on purpose.
const DEAD_END: u32 = 1;
/// TT-26: a ring that no figure reaches. Who thinks of that?
const CUT_OFF: u32 = 3;

/// What makes a plan hard to see: every card on the ways of the taxis, and the tricks above.
pub fn trickiness(task: &Task, plan: &Plan, components: &Components) -> u32 {
    let way = |colour| route(task, plan, components, colour).map_or(0, |legs| legs.len() as u32);
    let lays = |kind| Cell::outer().any(|cell| plan[cell].is_some_and(|it| it.kind() == kind));
    let is_cut_off = lit_roads(task, plan, components).iter().any(|it| it.figures.is_empty());
    Colour::ALL.map(way).into_iter().sum::<u32>()
        + if lays(CardKind::DoubleCurve) { DOUBLE_CURVE } else { 0 }
        + if lays(CardKind::DeadEnd) { DEAD_END } else { 0 }
        + if is_cut_off { CUT_OFF } else { 0 }
}

/// Those of the right plans that are at most so much trickier than the plainest.
pub fn plain_plans(task: &Task, components: &Components, reach: u32) -> Vec<Plan> {
    let rated: Vec<(u32, Plan)> = right_plans(task, components)
        .into_iter()
        .map(|plan| (trickiness(task, &plan, components), plan))
        .collect();
    let plainest = rated.iter().map(|(trickiness, _)| *trickiness).min().unwrap_or(0);
    let is_found = |it: &(u32, Plan)| it.0 - plainest <= reach;
    rated.into_iter().filter(is_found).map(|(_, plan)| plan).collect()
}

/// The plan that a bot of this reach takes for right and that is right. None where none is.
pub fn found_plan(
    task: &Task,
    components: &Components,
    reach: u32,
    chance: &mut Fast,
) -> Option<Plan> {
    pick(&plain_plans(task, components, reach), chance)
}

/// TT-87: plans in which everything fits but a pair is not joined; where there are none, right
/// plans with one card turned; and where there is nothing right either, what would be right if one
/// figure stood elsewhere.
pub fn misled_plans(task: &Task, components: &Components, reach: u32) -> Vec<Plan> {
    let mut unjoined = Vec::new();
    let visited: ControlFlow<()> = visit_fitting(task, components, |fitting| {
        if !fitting.is_right() {
            unjoined.push(fitting.plan);
        }
        ControlFlow::Continue(())
    });
    debug_assert!(visited.is_continue(), "nothing stops the list");
    if !unjoined.is_empty() {
        return unjoined;
    }
    let turned: Vec<Plan> = plain_plans(task, components, reach)
        .into_iter()
        .flat_map(|plan| Cell::outer().map(move |cell| with_turned(plan, cell)))
        .filter(|plan| !is_right(task, plan, components))
        .collect();
    if !turned.is_empty() {
        return turned;
    }
    nearby_tasks(task).flat_map(|task| plain_plans(&task, components, reach)).collect()
}

pub fn misled_plan(
    task: &Task,
    components: &Components,
    reach: u32,
    chance: &mut Fast,
) -> Option<Plan> {
    pick(&misled_plans(task, components, reach), chance)
}

fn with_turned(mut plan: Plan, cell: Cell) -> Plan {
    plan[cell] = plan[cell].map(|card| card.turned());
    plan
}

/// The tasks in which one figure stands on another field.
fn nearby_tasks(task: &Task) -> impl Iterator<Item = Task> + '_ {
    (0..task.figures.len()).flat_map(move |idx| {
        let free = Field::all().filter(|field| !task.exits().contains(*field));
        free.map(move |field| {
            let mut nearby = *task;
            nearby.figures[idx] = field;
            nearby
        })
    })
}

fn pick(plans: &[Plan], chance: &mut Fast) -> Option<Plan> {
    match plans.len() as u32 {
        0 => None,
        n_plans => Some(plans[chance.below(n_plans) as usize]),
    }
}
