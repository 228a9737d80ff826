//! Why something of the table cannot be done now. The rules name the number; here it gets words.

use cities::{Action, Cities, Phase, Row, Space};
use engine::{Fast, Game, Imagine, Seat};
use leptos::prelude::*;

use super::board::Plan;
use super::desk::Desk;
use crate::table::why::{Reason, not_your_turn};
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
    let action = Action::Take { row, column };
    let taken = moment.view.offer.worker(row, column).is_some();
    let key = match moment.view.phase {
        Phase::Take if taken => Some("cities-why-taken"),
        Phase::Take => Some("cities-why-row-used"),
        _ => None,
    };
    reason(moment, action, names, texts, key)
}

pub fn not_this_start_tile(
    moment: &Moment<Cities>,
    tile: u8,
    names: &Names,
    texts: &Texts,
) -> Option<Reason> {
    reason(moment, Action::ChooseStartTile { tile }, names, texts, None)
}

/// Why what is picked cannot go on a space; None if it can, or if nothing is picked.
pub fn not_this_space(plan: Plan, at: Space, names: &Names, texts: &Texts) -> Option<Reason> {
    let thing = plan.desk.picked.get().filter(|_| plan.is_own_turn.get())?;
    let action = Desk::placing(thing, at);
    plan.desk.cx.moment.with(|moment| reason(moment, action, names, texts, None))
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

fn reason(
    moment: &Moment<Cities>,
    action: Action,
    names: &Names,
    texts: &Texts,
    key: Option<&str>,
) -> Option<Reason> {
    if moment.actions.contains(&action) {
        return None;
    }
    if let Some(reason) = not_your_turn(moment, names, texts) {
        return Some(reason);
    }
    let me = moment.my_turn()?;
    let game = Cities::imagine(&moment.view, Seat(0), &mut Fast::new(0));
    let rule = game.forbids(me, &action)?;
    let of_rule = format!("cities-why-{rule}");
    Some(Reason::by_rule(rule, texts, key.unwrap_or(&of_rule), &[]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Lang;

    /// The numbers that the rules can answer with.
    #[test]
    fn every_refusal_has_words() {
        let numbers = [24, 26, 33, 35, 38, 42, 43, 45, 47, 48, 49, 50, 51, 54, 55, 56, 57, 58];
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            for number in numbers {
                let key = format!("cities-why-CI-{number}");
                assert!(texts.find(&key, &[]).is_some(), "{key} in {lang:?}");
            }
        }
    }
}
