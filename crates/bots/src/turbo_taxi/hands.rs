//! How a board becomes what it is meant to be, one step of building at a time, whatever lies there.

use turbo_taxi::{Board, Cell, Plan, Step};

/// The next step towards the cards that are wanted; where none is wanted, anything may lie. None
/// when all of them lie there. The set must have the cards that are wanted.
pub fn step_towards(board: &Board, wanted: &Plan) -> Option<Step> {
    let missing = |(cell, card): &(Cell, _)| board.plan[*cell] != Some(*card);
    let (cell, card) = wanted.laid().find(missing)?;
    let kind = card.kind();
    let has_kind = |plan: &Plan, cell: Cell| plan[cell].is_some_and(|it| it.kind() == kind);
    if has_kind(&board.plan, cell) {
        return Some(Step::Rotate { cell });
    }
    if board.hand.has(kind) {
        return Some(Step::Lay { card, cell });
    }
    let is_spare = |from: &Cell| has_kind(&board.plan, *from) && !has_kind(wanted, *from);
    let from = Cell::outer().find(is_spare).expect("the set has the cards that are wanted");
    Some(match board.plan[cell] {
        Some(_) => Step::Move { from: from.min(cell), to: from.max(cell) },
        None => Step::Move { from, to: cell },
    })
}
