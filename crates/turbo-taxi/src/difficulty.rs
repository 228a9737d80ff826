//! How hard a task is for a person: how many right plans it has, and how far one gets without
//! guessing.
//!
//! A *forced step* uses only what can be seen at one cell. A card is possible in a cell as long as
//! it has a road at every edge that is known to have one, none at every edge that is known to have
//! none, and its kind is not used up elsewhere. Where all possible cards of a cell agree about an
//! edge, that edge is known, and so is what the neighbour sees of it. At the start the figures and
//! the centre say what is known of sixteen edges. A cell is forced when one card is left for it.
//!
//! A *trial* goes one thought further: whoever lays a possible card and meets a contradiction by
//! forced steps alone takes it back for good.

use serde::{Deserialize, Serialize};

use crate::cell::{Edges, N_CELLS};
use crate::network::edge_of;
use crate::puzzle::Band;
use crate::{
    CENTRE, Card, CardKind, CardSet, Cell, Components, Plan, Sides, Task, count_right, is_right,
};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Difficulty {
    pub n_right: u32,
    /// Of the eight cells around the centre, those that forced steps settle.
    pub n_forced: u8,
    /// The same with trials.
    pub n_forced_by_trial: u8,
}

impl Difficulty {
    pub fn of(task: &Task, components: impl Into<Components>) -> Difficulty {
        let components = components.into();
        let n_right = count_right(task, components);
        let mut thought = Thought::new(task, components);
        let n_forced = thought.follow().map_or(0, |()| thought.n_forced());
        let n_forced_by_trial = thought.try_all().map_or(0, |()| thought.n_forced());
        Difficulty { n_right, n_forced, n_forced_by_trial }
    }

    /// None for a task without a right plan.
    pub fn band(&self) -> Option<Band> {
        Band::of(self.n_right)
    }
}

/// What somebody knows who has not laid a card yet.
#[derive(Clone)]
struct Thought<'t> {
    task: &'t Task,
    components: Components,
    /// The cards that are still possible in each cell.
    possible: [Vec<Card>; N_CELLS],
    with_road: Edges,
    without_road: Edges,
}

/// No card is possible somewhere, or the only plan that is left is not right.
struct Contradiction;

impl Thought<'_> {
    fn new(task: &Task, components: Components) -> Thought<'_> {
        let with_road = task.figures.into_iter().fold(0, |edges, field| edges | edge_of(field));
        let border = Cell::all().fold(0, |edges, cell| {
            let at_border = Sides::ALL.iter().filter(|side| cell.field(*side).is_some());
            edges | cell.edges(at_border.collect())
        });
        let mut possible: [Vec<Card>; N_CELLS] = std::array::from_fn(|_| Card::ALL.to_vec());
        possible[CENTRE.idx()] = vec![task.centre];
        Thought { task, components, possible, with_road, without_road: border & !with_road }
    }

    fn n_forced(&self) -> u8 {
        Cell::outer().filter(|cell| self.possible[cell.idx()].len() == 1).count() as u8
    }

    /// Forced steps, until there is none.
    fn follow(&mut self) -> Result<(), Contradiction> {
        loop {
            let before = (self.n_possible(), self.with_road, self.without_road);
            for cell in Cell::all() {
                self.look_at(cell)?;
            }
            if before == (self.n_possible(), self.with_road, self.without_road) {
                return self.check_end();
            }
        }
    }

    fn n_possible(&self) -> usize {
        self.possible.iter().map(Vec::len).sum()
    }

    fn look_at(&mut self, cell: Cell) -> Result<(), Contradiction> {
        let used = self.used_beside(cell);
        let (with_road, without_road) = (self.with_road, self.without_road);
        let set = self.components.set;
        let possible = &mut self.possible[cell.idx()];
        possible.retain(|card| {
            let has_all = cell.edges(!card.ends()) & with_road == 0;
            let has_none = cell.edges(card.ends()) & without_road == 0;
            has_all && has_none && used[card.kind()] < set[card.kind()]
        });
        if possible.is_empty() {
            return Err(Contradiction);
        }
        let in_all = possible.iter().fold(Sides::ALL, |sides, card| sides & card.ends());
        let in_none = possible.iter().fold(Sides::ALL, |sides, card| sides & !card.ends());
        self.with_road |= cell.edges(in_all);
        self.without_road |= cell.edges(in_none);
        Ok(())
    }

    /// The cards that the other cells are sure to need: a cell needs a kind when nothing else is
    /// possible there.
    fn used_beside(&self, cell: Cell) -> CardSet {
        let mut used = CardSet::NONE;
        for other in Cell::all().filter(|other| *other != cell) {
            if let Some(kind) = only_kind(&self.possible[other.idx()]) {
                used.put(kind);
            }
        }
        used
    }

    /// When every cell has its card, the pairs can be traced.
    fn check_end(&self) -> Result<(), Contradiction> {
        let mut plan = Plan::EMPTY;
        for cell in Cell::all() {
            match self.possible[cell.idx()][..] {
                [card] => plan[cell] = Some(card),
                _ => return Ok(()),
            }
        }
        match is_right(self.task, &plan, self.components) {
            true => Ok(()),
            false => Err(Contradiction),
        }
    }

    /// Forced steps and trials, until neither tells anything.
    fn try_all(&mut self) -> Result<(), Contradiction> {
        self.follow()?;
        loop {
            let before = self.n_possible();
            for cell in Cell::outer() {
                for card in self.possible[cell.idx()].clone() {
                    let mut trial = self.clone();
                    trial.possible[cell.idx()] = vec![card];
                    if trial.follow().is_err() {
                        self.possible[cell.idx()].retain(|it| *it != card);
                        self.follow()?;
                    }
                }
            }
            if self.n_possible() == before {
                return Ok(());
            }
        }
    }
}

fn only_kind(possible: &[Card]) -> Option<CardKind> {
    let kind = possible.first()?.kind();
    possible.iter().all(|card| card.kind() == kind).then_some(kind)
}
