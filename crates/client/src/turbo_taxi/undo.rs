//! Taking back a building step: there is no such action, only its inverse.

use turbo_taxi::{Board, Card, Cell, Step};

/// The steps that lead back to this board after `step`.
pub fn inverse(board: &Board, step: Step) -> Vec<Step> {
    match step {
        Step::Lay { cell, .. } => match board.plan[cell] {
            Some(card) => vec![Step::Lay { card, cell }],
            None => vec![Step::Take { cell }],
        },
        Step::Rotate { cell } => turns_back(board, cell),
        // A swap is its own inverse; into an empty cell it goes the other way.
        Step::Move { from, to } if board.plan[to].is_some() => vec![Step::Move { from, to }],
        Step::Move { from, to } => vec![Step::Move { from: to, to: from }],
        Step::Take { cell } => relay(board, cell).into_iter().collect(),
        Step::Clear => Cell::outer().filter_map(|cell| relay(board, cell)).collect(),
    }
}

/// One turn back is all other turns on.
pub fn turns_back(board: &Board, cell: Cell) -> Vec<Step> {
    let n_states = board.plan[cell].map_or(1, |card| card.kind().cards().len());
    vec![Step::Rotate { cell }; n_states - 1]
}

pub fn turned_back(card: Card) -> Card {
    let n_states = card.kind().cards().len() as u8;
    card.kind().turned(card.turn() + n_states - 1)
}

fn relay(board: &Board, cell: Cell) -> Option<Step> {
    board.plan[cell].map(|card| Step::Lay { card, cell })
}

#[cfg(test)]
mod tests {
    use turbo_taxi::{CARD_SET, CardKind, Plan};

    use super::*;

    fn board() -> Board {
        let plan: Plan = "tee0 curve0 - crossing dcurve0 - - tee3 -".parse().unwrap();
        Board::of(plan, CARD_SET)
    }

    fn steps() -> impl Iterator<Item = Step> {
        let cells = || Cell::outer();
        let pairs = cells().flat_map(move |from| cells().map(move |to| (from, to)));
        let lays = cells().flat_map(|cell| Card::ALL.map(|card| Step::Lay { card, cell }));
        let turns = cells().flat_map(|cell| [Step::Rotate { cell }, Step::Take { cell }]);
        let moves = pairs.map(|(from, to)| Step::Move { from, to });
        lays.chain(turns).chain(moves).chain([Step::Clear])
    }

    #[test]
    fn every_step_can_be_taken_back() {
        let before = board();
        let mut n_steps = 0;
        for step in steps().filter(|step| before.forbids(*step).is_none()) {
            let mut board = before;
            board.build(step);
            for back in inverse(&before, step) {
                assert_eq!(board.forbids(back), None, "{step}, then {back}");
                board.build(back);
            }
            assert_eq!(board, before, "{step}");
            n_steps += 1;
        }
        assert!(100 < n_steps, "{n_steps}");
    }

    #[test]
    fn a_turn_back_undoes_a_turn() {
        for card in Card::ALL {
            assert_eq!(turned_back(card).turned(), card);
        }
        assert_eq!(turned_back(CardKind::Tee.turned(0)), Card::Tee3);
    }
}
