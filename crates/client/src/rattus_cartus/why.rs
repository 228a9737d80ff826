//! Why something of the table cannot be done now. What is offered is decided by the rules alone;
//! here the rule that stands in the way is named.

use engine::Seat;
use rattus_cartus::{Action, Kind, Position, RattusCartus, Slot, Stage};

use super::hand::n_wanted;
use super::names::kind_name;
use super::walk::Plan;
use crate::table::why::{Reason, not_your_turn};
use crate::table::{Moment, Names};
use crate::words::Texts;

/// Why supplies cannot be taken here; None if they can.
pub fn not_these_supplies(
    moment: &Moment<RattusCartus>,
    slot: Slot,
    names: &Names,
    texts: &Texts,
) -> Option<Reason> {
    if moment.actions.contains(&Action::ChooseSupply { slot }) {
        return None;
    }
    let not_now = not_your_turn(moment, names, texts);
    Some(not_now.unwrap_or_else(|| match moment.view.stage {
        Stage::Enter { .. } => because("RC-36", texts, "rattus-why-supplied"),
        stage => elsewhere(stage, texts),
    }))
}

/// Why this building cannot be entered; None if it can.
pub fn not_this_building(
    moment: &Moment<RattusCartus>,
    slot: Slot,
    names: &Names,
    texts: &Texts,
) -> Option<Reason> {
    let is_entering = matches!(moment.view.stage, Stage::Enter { .. });
    if moment.actions.contains(&Action::Enter { slot }) {
        return None;
    }
    if let Some(reason) = not_your_turn(moment, names, texts) {
        return Some(reason);
    }
    // Once in, the others can still be chosen instead.
    (!is_entering).then(|| match moment.view.stage {
        Stage::ChooseSupply { .. } | Stage::ChooseTogether => {
            because("RC-36", texts, "rattus-why-supplies-first")
        }
        stage => elsewhere(stage, texts),
    })
}

/// Why a card of the hand cannot be picked.
pub fn not_this_card(
    moment: &Moment<RattusCartus>,
    plan: &Plan,
    kind: Kind,
    names: &Names,
    texts: &Texts,
) -> Reason {
    if let Some(reason) = not_your_turn(moment, names, texts) {
        return reason;
    }
    match moment.view.stage {
        Stage::Enter { .. } if plan.slot.is_none() => {
            because("RC-46", texts, "rattus-why-enter-first")
        }
        Stage::Enter { .. } => {
            let args = [("kind", kind_name(texts, kind).into())];
            Reason::by_rule("RC-47", texts, "rattus-why-not-laid", &args)
        }
        Stage::HalfOfHand { .. } | Stage::Tribute { .. } => {
            let args = [("n", n_wanted(moment).into())];
            let rule = gift_rule(moment.view.stage);
            Reason::by_rule(rule, texts, "rattus-why-enough-given", &args)
        }
        Stage::Trade { n_max, .. } => {
            Reason::by_rule("RC-73", texts, "rattus-why-enough-traded", &[("n", n_max.into())])
        }
        stage => elsewhere(stage, texts),
    }
}

/// Why a card of the Nun-row cannot be looked at; None if it can.
pub fn not_this_nun(
    moment: &Moment<RattusCartus>,
    position: Position,
    names: &Names,
    texts: &Texts,
) -> Option<Reason> {
    if moment.actions.contains(&Action::LookAt { position }) {
        return None;
    }
    let not_now = not_your_turn(moment, names, texts);
    Some(not_now.unwrap_or_else(|| {
        let is_looking = moment.actions.iter().any(|it| matches!(it, Action::LookAt { .. }));
        let key = if is_looking { "rattus-why-seen" } else { "rattus-why-no-look" };
        because("RC-40", texts, key)
    }))
}

/// Why a player cannot be chosen; None if one can.
pub fn not_this_seat(
    moment: &Moment<RattusCartus>,
    seat: Seat,
    names: &Names,
    texts: &Texts,
) -> Option<Reason> {
    if moment.actions.contains(&Action::Target { seat }) {
        return None;
    }
    let not_now = not_your_turn(moment, names, texts);
    Some(not_now.unwrap_or_else(|| match moment.view.stage {
        Stage::SwordTarget { .. } => because("RC-56", texts, "rattus-why-not-fewest-swords"),
        Stage::FluteTarget { .. } => because("RC-59", texts, "rattus-why-not-fewest-flutes"),
        _ => because("RC-56", texts, "rattus-why-no-target"),
    }))
}

/// Why the main button is off while something else has to be chosen first.
pub fn not_yet(
    moment: &Moment<RattusCartus>,
    plan: &Plan,
    names: &Names,
    texts: &Texts,
) -> Reason {
    if let Some(reason) = not_your_turn(moment, names, texts) {
        return reason;
    }
    match moment.view.stage {
        Stage::HalfOfHand { .. } | Stage::Tribute { .. } => {
            let n = n_wanted(moment).saturating_sub(plan.n_cards());
            let rule = gift_rule(moment.view.stage);
            Reason::by_rule(rule, texts, "rattus-why-give-more", &[("n", n.into())])
        }
        stage => elsewhere(stage, texts),
    }
}

/// Why no Pass can be played.
pub fn no_pass(moment: &Moment<RattusCartus>, names: &Names, texts: &Texts) -> Reason {
    if let Some(reason) = not_your_turn(moment, names, texts) {
        return reason;
    }
    let has_pass = moment.view.own.iter().flat_map(|own| &own.hand).any(|it| it.kind() == Kind::Pass);
    let key = match moment.view.stage {
        Stage::Enter { .. } if !has_pass => "rattus-why-no-pass-card",
        Stage::Enter { .. } if moment.view.queue.len() < 2 => "rattus-why-last-in-queue",
        _ => "rattus-why-pass-now",
    };
    because("RC-43", texts, key)
}

/// What is asked instead.
fn elsewhere(stage: Stage, texts: &Texts) -> Reason {
    let (rule, key) = match stage {
        Stage::ChooseSupply { .. } => ("RC-36", "rattus-why-choose-supplies"),
        Stage::ChooseTogether => ("RC-41", "rattus-why-choose-supplies"),
        Stage::SupplyLooks { .. } | Stage::LooksTogether => ("RC-40", "rattus-why-choose-nun"),
        Stage::TentLooks { .. } => ("RC-79", "rattus-why-choose-nun"),
        Stage::Enter { .. } => ("RC-44", "rattus-why-choose-building"),
        Stage::SwordTarget { .. } => ("RC-56", "rattus-why-choose-victim"),
        Stage::FluteTarget { .. } => ("RC-59", "rattus-why-choose-victim"),
        Stage::HalfOfHand { .. } | Stage::Tribute { .. } => {
            (gift_rule(stage), "rattus-why-choose-gift")
        }
        Stage::UseOrDecline { .. } => ("RC-63", "rattus-why-use-or-decline"),
        Stage::Trade { .. } => ("RC-72", "rattus-why-choose-trade"),
        Stage::Over => ("RC-86", "why-over"),
    };
    because(rule, texts, key)
}

fn gift_rule(stage: Stage) -> &'static str {
    match stage {
        Stage::Tribute { .. } => "RC-68",
        _ => "RC-57",
    }
}

fn because(rule: &'static str, texts: &Texts, key: &str) -> Reason {
    Reason::by_rule(rule, texts, key, &[])
}
