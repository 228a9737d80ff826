//! Why something of the table cannot be done now, where what is planned but not sent yet counts.

use rattus_cartus::{Action, Kind, RattusCartus, Slot, Stage};

use super::walk::Plan;
use crate::table::why::{Reason, reason};
use crate::table::{Moment, Names};
use crate::words::Texts;

/// Why this building cannot be entered; None if it can.
pub fn not_this_building(
    moment: &Moment<RattusCartus>,
    slot: Slot,
    names: &Names,
    texts: &Texts,
) -> Option<Reason> {
    let reason = reason(moment, &Action::Enter { slot }, names, texts);
    // Once in, the others can still be chosen instead.
    let may_change = matches!(moment.view.stage, Stage::Enter { .. }) && moment.my_turn().is_some();
    reason.filter(|_| !may_change)
}

/// Why a card of the hand cannot be picked.
pub fn not_this_card(
    moment: &Moment<RattusCartus>,
    plan: &Plan,
    kind: Kind,
    names: &Names,
    texts: &Texts,
) -> Option<Reason> {
    let has_entered = plan.slot.is_some() && moment.my_turn().is_some();
    let action = match moment.view.stage {
        Stage::Enter { .. } if has_entered => return Some(Reason::of("RC-47", texts)),
        Stage::HalfOfHand { .. } | Stage::Tribute { .. } => Action::Done,
        Stage::Trade { .. } => Action::Discard { kind },
        _ => Action::Lay { kind },
    };
    let full = matches!(moment.view.stage, Stage::Trade { .. }).then(|| Reason::of("RC-72", texts));
    reason(moment, &action, names, texts).or(full)
}
