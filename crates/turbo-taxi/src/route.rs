//! The ways of the taxis through a plan, and which roads hang together with which figures.

use engine::{JsonSchema, schemars};
use serde::{Deserialize, Serialize};

use crate::network::{Road, edge_of, reach, roads};
use crate::{Cell, Colour, Components, Field, Figure, Plan, Side, Sides, Task};

/// One card of a way: a taxi comes in at a side and leaves at another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Leg {
    pub cell: Cell,
    pub from: Side,
    pub to: Side,
}

/// A road within one card, and the figures that it leads to, by whatever way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Lit {
    pub cell: Cell,
    pub ends: Sides,
    /// In the order of [`Figure`].
    pub figures: Vec<Figure>,
}

impl Lit {
    /// Whether the road is part of a connection between taxi and house.
    pub fn joins(&self, colour: Colour) -> bool {
        self.figures.contains(&colour.taxi()) && self.figures.contains(&colour.house())
    }
}

/// The shortest way of a taxi to its house, if there is one. Of several, the one that turns off
/// first to the side that comes first in the order N, E, S, W.
pub fn route(
    task: &Task,
    plan: &Plan,
    components: impl Into<Components>,
    colour: Colour,
) -> Option<Vec<Leg>> {
    let crossing = components.into().crossing;
    let [taxi, house] = task.pair(colour);
    let onward = |(cell, from): (Cell, Side)| {
        let card = plan[cell];
        let leads = move |to: &Side| {
            *to != from && card.is_some_and(|card| card.joins(from, *to, crossing))
        };
        Side::ALL.into_iter().filter(leads).map(move |to| Leg { cell, from, to })
    };
    let arrives = |leg: &Leg| leg.cell.field(leg.to) == Some(house);
    // Breadth first: every entry knows the one that it was reached from.
    let mut seen: Vec<(Leg, Option<usize>)> = Vec::new();
    seen.extend(onward(entry(taxi)).map(|leg| (leg, None)));
    let mut next = 0;
    while let Some((leg, _)) = seen.get(next).copied() {
        if arrives(&leg) {
            return Some(way_to(&seen, next));
        }
        if let Some(beyond) = leg.cell.neighbour(leg.to) {
            for leg in onward((beyond, leg.to.opposite())) {
                if !seen.iter().any(|(known, _)| *known == leg) {
                    seen.push((leg, Some(next)));
                }
            }
        }
        next += 1;
    }
    None
}

/// All roads of the laid cards. With cards missing it shows how far the figures lead already.
pub fn lit_roads(task: &Task, plan: &Plan, components: impl Into<Components>) -> Vec<Lit> {
    let roads = roads(plan, components.into().crossing);
    let reached = task.figures.map(|field| reach(&roads, edge_of(field)));
    let figures = |edges| {
        let leads_to = |figure: &Figure| reached[figure.idx()] & edges != 0;
        Figure::ALL.into_iter().filter(leads_to).collect()
    };
    let lit = |road: &Road| Lit { cell: road.cell, ends: road.ends, figures: figures(road.edges) };
    roads.iter().map(lit).collect()
}

/// The cell at a field, and the side at which a taxi comes in there.
fn entry(field: Field) -> (Cell, Side) {
    (field.cell(), field.side())
}

fn way_to(seen: &[(Leg, Option<usize>)], last: usize) -> Vec<Leg> {
    let before = |idx: &usize| seen[*idx].1;
    let mut way: Vec<Leg> =
        std::iter::successors(Some(last), before).map(|idx| seen[idx].0).collect();
    way.reverse();
    way
}
