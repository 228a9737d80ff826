//! Why something of the table cannot be done now. The rules name the number; here it gets words.

use cities::{Action, Cities, Phase, Row, Space};
use leptos::prelude::*;

use super::board::Plan;
use super::desk::Desk;
use crate::table::why::{Reason, not_your_turn, reason};
use crate::table::{Moment, Names};
use crate::words::Texts;

/// Why a column cannot be taken; None if it can.
pub fn not_this_column(
    moment: &Moment<Cities>,
    row: Row,
    column: u8,
    names: &Names,
    texts: &Texts,
) -> Option<Reason> {
    reason(moment, &Action::Take { row, column }, names, texts)
}

pub fn not_this_start_tile(
    moment: &Moment<Cities>,
    tile: u8,
    names: &Names,
    texts: &Texts,
) -> Option<Reason> {
    reason(moment, &Action::ChooseStartTile { tile }, names, texts)
}

/// Why what is picked cannot go on a space; None if it can, or if nothing is picked.
pub fn not_this_space(plan: Plan, at: Space, names: &Names, texts: &Texts) -> Option<Reason> {
    let thing = plan.desk.picked.get().filter(|_| plan.is_own_turn.get())?;
    let action = Desk::placing(thing, at);
    plan.desk.cx.moment.with(|moment| reason(moment, &action, names, texts))
}

/// Why the main button is off.
pub fn not_yet(moment: &Moment<Cities>, names: &Names, texts: &Texts) -> Reason {
    if let Some(reason) = not_your_turn(moment, names, texts) {
        return reason;
    }
    let (rule, key) = match moment.view.phase {
        Phase::ChooseStartTile => ("CI-24", "cities-why-choose-start"),
        Phase::Take => ("CI-33", "cities-why-choose-column"),
        Phase::PlaceTile { .. } => ("CI-41", "cities-why-place-tile"),
        Phase::PlaceFeatures { .. } => ("CI-48", "cities-why-place-features"),
        Phase::PlacePieces { .. } => ("CI-56", "cities-why-place-pieces"),
        Phase::Confirm { .. } | Phase::Over => ("CI-38", "why-over"),
    };
    Reason::by_rule(rule, texts, key, &[])
}
