//! What is held while one builds: the selected pile, and how the top of each pile is turned.

use turbo_taxi::{Board, Card, CardKind, Cell, Step};

use super::undo::turned_back;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Held {
    pub kind: Option<CardKind>,
    faces: [Card; CardKind::ALL.len()],
}

impl Default for Held {
    fn default() -> Held {
        Held { kind: None, faces: CardKind::ALL.map(|kind| kind.turned(0)) }
    }
}

impl Held {
    /// The card on top of a pile.
    pub fn face(&self, kind: CardKind) -> Card {
        self.faces[kind.idx()]
    }

    pub fn turn(&mut self, kind: CardKind) {
        self.faces[kind.idx()] = self.face(kind).turned();
    }

    pub fn turn_back(&mut self, kind: CardKind) {
        self.faces[kind.idx()] = turned_back(self.face(kind));
    }

    /// A tap on a pile selects it; on the selected pile it turns the card.
    pub fn tap(&mut self, kind: CardKind) {
        match self.kind == Some(kind) {
            true => self.turn(kind),
            false => self.kind = Some(kind),
        }
    }

    /// A tap on a laid card turns it; on an empty cell it lays the selected card.
    pub fn step(&self, board: &Board, cell: Cell) -> Option<Step> {
        match board.plan[cell] {
            Some(_) => Some(Step::Rotate { cell }),
            None => self.kind.map(|kind| Step::Lay { card: self.face(kind), cell }),
        }
    }
}

#[cfg(test)]
mod tests {
    use turbo_taxi::CARD_SET;

    use super::*;

    #[test]
    fn the_first_tap_selects_and_the_next_one_turns() {
        let mut held = Held::default();
        held.tap(CardKind::Curve);
        assert_eq!((held.kind, held.face(CardKind::Curve)), (Some(CardKind::Curve), Card::Curve0));
        held.tap(CardKind::Curve);
        assert_eq!(held.face(CardKind::Curve), Card::Curve1);
        held.tap(CardKind::Tee);
        assert_eq!((held.kind, held.face(CardKind::Curve)), (Some(CardKind::Tee), Card::Curve1));
    }

    #[test]
    fn a_tap_on_a_cell_lays_what_is_held_or_turns_what_lies_there() {
        let mut board = Board::with_centre(Card::Crossing, CARD_SET);
        let cell = Cell::outer().next().expect("eight cells around the centre");
        let mut held = Held::default();
        assert_eq!(held.step(&board, cell), None);
        held.tap(CardKind::Curve);
        let lay = Step::Lay { card: Card::Curve0, cell };
        assert_eq!(held.step(&board, cell), Some(lay));
        board.build(lay);
        assert_eq!(held.step(&board, cell), Some(Step::Rotate { cell }));
    }
}
