//! A board in front of a seat: the plan as far as it has been built, and the cards in hand.

use crate::legal;
use crate::{CENTRE, Card, CardSet, Cell, Plan, Step};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    pub plan: Plan,
    pub hand: CardSet,
}

impl Board {
    /// TT-43: the centre lies there, the other cards of the set are in hand.
    pub fn with_centre(centre: Card, set: CardSet) -> Board {
        Board::of(Plan::with_centre(centre), set)
    }

    /// The board with this plan, of whose cards the set has enough.
    pub fn of(plan: Plan, set: CardSet) -> Board {
        let mut hand = set;
        for (_, card) in plan.laid() {
            assert!(hand.take(card.kind()), "a set has the cards of every board");
        }
        Board { plan, hand }
    }

    pub fn lay(&mut self, card: Card, cell: Cell) {
        self.take(cell);
        assert!(self.hand.take(card.kind()), "only cards in hand are laid");
        self.plan[cell] = Some(card);
    }

    pub fn take(&mut self, cell: Cell) {
        if let Some(card) = self.plan[cell].take() {
            self.hand.put(card.kind());
        }
    }

    /// The number of the rule by which the step cannot be taken (TT-45 to TT-49).
    pub fn forbids(&self, step: Step) -> Option<&'static str> {
        legal::forbids_step(self, step)
    }

    pub fn build(&mut self, step: Step) {
        match step {
            Step::Lay { card, cell } => self.lay(card, cell),
            Step::Rotate { cell } => self.plan[cell] = self.plan[cell].map(Card::turned),
            Step::Move { from, to } => {
                let moved = self.plan[from];
                self.plan[from] = self.plan[to];
                self.plan[to] = moved;
            }
            Step::Take { cell } => self.take(cell),
            Step::Clear => Cell::all().filter(|it| *it != CENTRE).for_each(|it| self.take(it)),
        }
    }
}
