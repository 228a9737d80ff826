//! The roads of a plan, and what they connect (TT-25).

use crate::cell::Edges;
use crate::{Cell, Crossing, Field, Plan, Sides};

/// One road within one card, with the edges that it reaches. Two roads meet where they share an
/// edge: a card that does not lead to an edge has no road there, so a broken edge joins nothing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Road {
    pub cell: Cell,
    pub ends: Sides,
    pub edges: Edges,
}

/// All roads of the cards that are laid.
pub(crate) fn roads(plan: &Plan, crossing: Crossing) -> Vec<Road> {
    let mut roads = Vec::with_capacity(18);
    for (cell, card) in plan.laid() {
        let ends = card.roads(crossing).into_iter().filter(|ends| !ends.is_empty());
        roads.extend(ends.map(|ends| Road { cell, ends, edges: cell.edges(ends) }));
    }
    roads
}

/// Everything that hangs together with some edges.
pub(crate) fn reach(roads: &[Road], from: Edges) -> Edges {
    let mut reached = from;
    loop {
        let meets = |road: &&Road| road.edges & reached != 0;
        let grown = roads.iter().filter(meets).fold(reached, |edges, road| edges | road.edges);
        if grown == reached {
            return reached;
        }
        reached = grown;
    }
}

/// The edge of a border field.
pub(crate) fn edge_of(field: Field) -> Edges {
    1 << field.number()
}
