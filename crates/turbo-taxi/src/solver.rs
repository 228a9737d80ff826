//! The solver: all right plans of a task (TT-12).
//!
//! Of the 24 edges, the figures fix the twelve at the border and the centre fixes the four around
//! itself. What is left to choose are the eight edges between neighbours of the ring around the
//! centre. An edge is a road or none; when both edges of a ring cell are chosen, its ends are
//! known, and with them its card, except that four ends are a crossing or a double curve. So the
//! search walks once around the ring, cell by cell, with the cards that are left in hand. A ring
//! that closes fits everywhere; the pairs are then traced through its roads.

use std::ops::ControlFlow;

use crate::cell::{Edges, N_CELLS};
use crate::network::edge_of;
use crate::{CENTRE, Card, CardSet, Cell, Colour, Components, Crossing, Plan, Side, Sides, Task};

/// A full plan that breaks no rule but perhaps TT-25.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fitting {
    pub plan: Plan,
    /// Whether the pair is connected, in the order of [`Colour`].
    pub is_joined: [bool; 2],
}

impl Fitting {
    pub fn is_right(&self) -> bool {
        self.is_joined == [true; 2]
    }
}

/// The number of right plans.
pub fn count_right(task: &Task, components: impl Into<Components>) -> u32 {
    let mut n_right = 0;
    let counted: ControlFlow<()> = visit_fitting(task, components, |fitting| {
        n_right += u32::from(fitting.is_right());
        ControlFlow::Continue(())
    });
    debug_assert!(counted.is_continue(), "nothing stops the count");
    n_right
}

pub fn is_solvable(task: &Task, components: impl Into<Components>) -> bool {
    visit_right(task, components, ControlFlow::Break).is_break()
}

/// All right plans, in the order of their texts.
pub fn right_plans(task: &Task, components: impl Into<Components>) -> Vec<Plan> {
    let mut plans = Vec::new();
    let listed: ControlFlow<()> = visit_right(task, components, |plan| {
        plans.push(plan);
        ControlFlow::Continue(())
    });
    debug_assert!(listed.is_continue(), "nothing stops the list");
    plans.sort_unstable();
    plans
}

/// Shows every right plan, in no particular order, until the visitor breaks off.
pub fn visit_right<B>(
    task: &Task,
    components: impl Into<Components>,
    mut visitor: impl FnMut(Plan) -> ControlFlow<B>,
) -> ControlFlow<B> {
    visit_fitting(task, components, |fitting| match fitting.is_right() {
        true => visitor(fitting.plan),
        false => ControlFlow::Continue(()),
    })
}

/// The same for every plan in which all edges, exits and cards are right: beside the right plans
/// those in which a pair is not connected.
pub fn visit_fitting<B>(
    task: &Task,
    components: impl Into<Components>,
    visitor: impl FnMut(Fitting) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let Components { set: mut left, crossing, .. } = components.into();
    if !left.take(task.centre.kind()) {
        return ControlFlow::Continue(());
    }
    let mut search = Search {
        crossing,
        fixed: fixed(task),
        closes_with_road: false,
        pairs: Colour::ALL.map(|colour| task.pair(colour).map(edge_of)),
        cards: [task.centre; N_CELLS],
        roads: [[0; 2]; N_CELLS],
        visitor,
    };
    search.lay(CENTRE, task.centre);
    search.walk(0, false, &left)?;
    search.closes_with_road = true;
    search.walk(0, true, &left)
}

/// The cells around the centre, clockwise.
const RING: [Cell; 8] = ring();

/// The side of each ring cell towards the one before it, and towards the one after it.
const BACK: [Side; 8] = [Side::S, Side::W, Side::W, Side::N, Side::N, Side::E, Side::E, Side::S];
const ON: [Side; 8] = [Side::E, Side::E, Side::S, Side::S, Side::W, Side::W, Side::N, Side::N];

const fn ring() -> [Cell; 8] {
    let numbers = [0, 1, 2, 5, 8, 7, 6, 3];
    let mut ring = [CENTRE; 8];
    let mut idx = 0;
    while idx < ring.len() {
        ring[idx] = Cell::new(numbers[idx]).expect("cells go up to 8");
        idx += 1;
    }
    ring
}

/// The cards with exactly these ends. TT-1: there is no blank card; with four ends there are three.
const CARDS_WITH: [[Option<Card>; 3]; 16] = cards_with();

const fn cards_with() -> [[Option<Card>; 3]; 16] {
    let mut table = [[None; 3]; 16];
    let mut idx = 0;
    while idx < Card::ALL.len() {
        let card = Card::ALL[idx];
        let cards = &mut table[card.ends().bits() as usize];
        let mut n_known = 0;
        while cards[n_known].is_some() {
            n_known += 1;
        }
        cards[n_known] = Some(card);
        idx += 1;
    }
    table
}

struct Search<F> {
    crossing: Crossing,
    /// What figures and centre say of each ring cell.
    fixed: [Sides; 8],
    /// The edge between the last and the first cell of the ring, chosen at the start.
    closes_with_road: bool,
    /// The edges of each pair.
    pairs: [[Edges; 2]; 2],
    cards: [Card; N_CELLS],
    roads: [[Edges; 2]; N_CELLS],
    visitor: F,
}

fn fixed(task: &Task) -> [Sides; 8] {
    let mut edges = CENTRE.edges(task.centre.ends());
    for field in task.figures {
        edges |= edge_of(field);
    }
    std::array::from_fn(|idx| {
        let has_road = |side: &Side| RING[idx].edges(Sides::only(*side)) & edges != 0;
        Side::ALL.into_iter().filter(has_road).collect()
    })
}

impl<B, F: FnMut(Fitting) -> ControlFlow<B>> Search<F> {
    /// Goes on with the ring cell `idx`; whether a road comes from the one before is known.
    fn walk(&mut self, idx: usize, comes_road: bool, left: &CardSet) -> ControlFlow<B> {
        if idx == RING.len() {
            let is_joined = self.pairs.map(|pair| self.joins(pair));
            return (self.visitor)(Fitting { plan: Plan::full(self.cards), is_joined });
        }
        let mut ends = self.fixed[idx];
        if comes_road {
            ends = ends | Sides::only(BACK[idx]);
        }
        let is_last = idx + 1 == RING.len();
        if !(is_last && self.closes_with_road) {
            self.try_cards(idx, ends, false, left)?;
        }
        if !is_last || self.closes_with_road {
            self.try_cards(idx, ends | Sides::only(ON[idx]), true, left)?;
        }
        ControlFlow::Continue(())
    }

    fn try_cards(
        &mut self,
        idx: usize,
        ends: Sides,
        goes_on: bool,
        left: &CardSet,
    ) -> ControlFlow<B> {
        for card in CARDS_WITH[usize::from(ends.bits())].iter().flatten() {
            let mut left = *left;
            if left.take(card.kind()) {
                self.lay(RING[idx], *card);
                self.walk(idx + 1, goes_on, &left)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn lay(&mut self, cell: Cell, card: Card) {
        self.cards[cell.idx()] = card;
        self.roads[cell.idx()] = card.roads(self.crossing).map(|road| cell.edges(road));
    }

    fn joins(&self, [one, other]: [Edges; 2]) -> bool {
        let mut reached = one;
        loop {
            let mut grown = reached;
            for road in self.roads.as_flattened() {
                if road & grown != 0 {
                    grown |= road;
                }
            }
            if grown & other != 0 {
                return true;
            }
            if grown == reached {
                return false;
            }
            reached = grown;
        }
    }
}
