//! TT-18: tasks that are images of each other have equally many right plans.

use turbo_taxi::{
    Card, Cell, Crossing, Field, Plan, Side, Sides, Task, count_right, is_right, right_plans,
};

use crate::given::{CENSUS, OVERPASS_CENSUS, TASK, cell, field, task};

/// A quarter turn of the whole table.
fn turned(task: &Task) -> Task {
    let turned = |at: Field| field((at.number() + 3) % 12);
    Task::new(task.centre.turned(), task.figures.map(turned))
}

/// Left and right exchanged.
fn mirrored(task: &Task) -> Task {
    let mirrored = |at: Field| field((14 - at.number()) % 12);
    Task::new(mirrored_card(task.centre), task.figures.map(mirrored))
}

fn mirrored_card(card: Card) -> Card {
    let mirror = |sides: Sides| -> Sides {
        let mirror = |side: Side| match side {
            Side::N | Side::S => side,
            Side::E | Side::W => side.opposite(),
        };
        sides.iter().map(mirror).collect()
    };
    let roads = |card: Card| {
        let [one, other] = card.roads(Crossing::Overpass);
        (one.bits().min(other.bits()), one.bits().max(other.bits()))
    };
    let [one, other] = card.roads(Crossing::Overpass).map(mirror);
    let image = (one.bits().min(other.bits()), one.bits().max(other.bits()));
    let states = card.kind().cards().iter().copied();
    states.into_iter().find(|state| roads(*state) == image).unwrap()
}

fn turned_plan(plan: &Plan) -> Plan {
    let mut turned = Plan::EMPTY;
    for at in Cell::all() {
        turned[cell(at.column() * 3 + 2 - at.row())] = plan[at].map(Card::turned);
    }
    turned
}

fn mirrored_plan(plan: &Plan) -> Plan {
    let mut mirrored = Plan::EMPTY;
    for at in Cell::all() {
        mirrored[cell(at.row() * 3 + 2 - at.column())] = plan[at].map(mirrored_card);
    }
    mirrored
}

/// TT-18: rotation and reflection, on every task under both readings.
#[test]
fn images_have_equally_many_plans() {
    for (census, crossing) in
        [(&CENSUS, Crossing::Junction), (&OVERPASS_CENSUS, Crossing::Overpass)]
    {
        for counted in census.tasks() {
            for image in [turned(&counted.task), mirrored(&counted.task)] {
                assert_eq!(
                    census.n_right(&image),
                    Some(counted.n_right),
                    "{} {image}",
                    counted.task
                );
                assert_eq!(count_right(&image, crossing), counted.n_right);
            }
        }
    }
}

/// TT-18: the plans themselves are images of each other.
#[test]
fn plans_turn_and_mirror_with_their_task() {
    for counted in CENSUS.tasks().iter().step_by(31) {
        for crossing in Crossing::ALL {
            let plans = right_plans(&counted.task, crossing);
            let check = |image: Task, map: fn(&Plan) -> Plan| {
                let mut images: Vec<Plan> = plans.iter().map(map).collect();
                images.sort();
                assert_eq!(images, right_plans(&image, crossing), "{}", counted.task);
            };
            check(turned(&counted.task), turned_plan);
            check(mirrored(&counted.task), mirrored_plan);
        }
    }
}

/// TT-11, TT-18: taxi and house, and the two colours, can be swapped; the plans stay the same.
#[test]
fn swaps_change_nothing() {
    for counted in CENSUS.tasks().iter().step_by(7) {
        let plans = right_plans(&counted.task, Crossing::Junction);
        for number in 0..8 {
            let swapped = counted.task.labelled(number);
            assert_eq!(right_plans(&swapped, Crossing::Junction), plans, "{swapped}");
        }
    }
}

/// Four quarter turns and two reflections lead back.
#[test]
fn images_lead_back() {
    let start = task(TASK);
    assert_eq!(turned(&turned(&turned(&turned(&start)))), start);
    assert_eq!(mirrored(&mirrored(&start)), start);
    let plan = right_plans(&start, Crossing::Junction)[0];
    assert!(is_right(&turned(&start), &turned_plan(&plan), Crossing::Junction));
    assert!(is_right(&mirrored(&start), &mirrored_plan(&plan), Crossing::Junction));
}
