//! The ways of the taxis, and lit roads.

use turbo_taxi::{
    Colour, Crossing, Figure, Leg, Lit, Plan, Side, Task, findings, lit_roads, right_plans, route,
};

use crate::given::{CENSUS, JUNCTION, OVERPASS, P1, P2, TASK, cell, changed, plan, task};

fn way(task_text: &str, board: &str, colour: Colour) -> Option<String> {
    let legs = route(&task(task_text), &plan(board), JUNCTION, colour)?;
    let shown = |leg: &Leg| format!("{}{}{}", leg.from.letter(), leg.cell, leg.to.letter());
    Some(legs.iter().map(shown).collect::<Vec<_>>().join(" "))
}

/// TT-25: the ways through P1 do not touch, and yellow takes no detour through the loop.
#[test]
fn ways_through_p1() {
    assert_eq!(way(TASK, P1, Colour::Yellow).as_deref(), Some("N2S N5S N8E"));
    let black = "S6N S3E W4N S1W E0W";
    assert_eq!(way(TASK, P1, Colour::Black).as_deref(), Some(black));
}

/// TT-11: back is the same way.
#[test]
fn house_and_taxi_swapped() {
    assert_eq!(way("dcurve1:5,2,11,8", P1, Colour::Yellow).as_deref(), Some("E8N S5N S2N"));
}

/// Without a connection there is no way, whatever is laid.
#[test]
fn no_way() {
    assert_eq!(way(TASK, "- - - - dcurve1 - - - -", Colour::Yellow), None);
    assert_eq!(way(TASK, &changed(P1, 5, "-"), Colour::Yellow), None);
    let p4 = "straight1 curve2 straight0 deadend1 dcurve1 curve3 curve1 tee2 straight1";
    assert_eq!(way(TASK, p4, Colour::Black), None);
    assert!(way(TASK, p4, Colour::Yellow).is_some());
}

/// A way drives from taxi to house over cards that join what it uses, and no card twice the same.
fn check_way(task: &Task, plan: &Plan, crossing: Crossing, colour: Colour) -> usize {
    let legs = route(task, plan, crossing, colour).unwrap();
    let (first, last) = (legs[0], legs[legs.len() - 1]);
    assert_eq!(first.cell.field(first.from), Some(task[colour.taxi()]));
    assert_eq!(last.cell.field(last.to), Some(task[colour.house()]));
    for pair in legs.windows(2) {
        assert_eq!(pair[0].cell.neighbour(pair[0].to), Some(pair[1].cell));
        assert_eq!(pair[0].to.opposite(), pair[1].from);
    }
    for leg in &legs {
        assert!(plan[leg.cell].unwrap().joins(leg.from, leg.to, crossing));
        assert_eq!(legs.iter().filter(|it| *it == leg).count(), 1);
    }
    legs.len()
}

/// TT-25: every right plan has both ways, and both directions are equally long.
#[test]
fn right_plans_can_be_driven() {
    for counted in CENSUS.tasks().iter().step_by(29) {
        for crossing in Crossing::ALL {
            for plan in right_plans(&counted.task, crossing) {
                for colour in Colour::ALL {
                    let there = check_way(&counted.task, &plan, crossing, colour);
                    let swapped = counted.task.labelled(3);
                    assert_eq!(check_way(&swapped, &plan, crossing, colour), there);
                }
            }
        }
    }
}

/// On an overpass a taxi drives straight on.
#[test]
fn an_overpass_is_crossed_straight() {
    let mut n_crossed = 0;
    for counted in CENSUS.tasks().iter().step_by(101) {
        for plan in right_plans(&counted.task, OVERPASS) {
            for leg in route(&counted.task, &plan, OVERPASS, Colour::Yellow).unwrap() {
                if plan[leg.cell] == Some(turbo_taxi::Card::Crossing) {
                    assert_eq!(leg.to, leg.from.opposite());
                    n_crossed += 1;
                }
            }
        }
    }
    assert!(0 < n_crossed);
}

fn lit(board: &str) -> Vec<Lit> {
    lit_roads(&task(TASK), &plan(board), JUNCTION)
}

/// While building: a road lights up for the figures that it leads to.
#[test]
fn roads_light_up_while_building() {
    let board = "straight1 curve2 - - dcurve1 - - - tee2";
    let figures_at = |number, ends: &str| {
        let roads = lit(board);
        let road = roads
            .iter()
            .find(|road| road.cell == cell(number) && road.ends.to_string() == ends)
            .unwrap();
        road.figures.clone()
    };
    assert_eq!(figures_at(0, "EW"), [Figure::BlackHouse]);
    assert_eq!(figures_at(1, "SW"), [Figure::BlackHouse]);
    assert_eq!(figures_at(4, "NW"), [Figure::BlackHouse]);
    assert_eq!(figures_at(4, "ES"), []);
    assert_eq!(figures_at(8, "NEW"), [Figure::YellowHouse]);
}

/// A card that lies beside a road without meeting it joins nothing.
#[test]
fn a_broken_road_joins_nothing() {
    let roads = lit("straight1 straight0 - - dcurve1 - - - -");
    assert_eq!(roads[0].figures, [Figure::BlackHouse]);
    assert_eq!(roads[1].figures, []);
}

/// TT-25: on a finished plan lit roads and findings say the same.
#[test]
fn lit_roads_agree_with_the_checker() {
    for (text, is_one_network) in [(P1, false), (P2, true)] {
        let roads = lit(text);
        assert!(findings(&task(TASK), &plan(text), JUNCTION).is_empty());
        for colour in Colour::ALL {
            assert!(roads.iter().any(|road| road.joins(colour)));
        }
        let joins_all = |road: &Lit| road.figures.len() == 4;
        assert_eq!(roads.iter().any(joins_all), is_one_network);
    }
    assert_eq!(Side::ALL.map(Side::opposite), [Side::S, Side::W, Side::N, Side::E]);
}
