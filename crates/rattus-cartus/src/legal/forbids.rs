//! Which rule forbids an action that is not offered, for whoever tried it. Only public facts and
//! the sender's own cards are looked at (RC-109).

use engine::{Game, Seat};

use crate::components::HOSPITAL_CARDS_MAX;
use crate::{Action, Kind, RattusCartus, Slot, Stage};

/// Every rule that [`forbids`] can name.
pub(crate) const RULES: &[&str] = &[
    "RC-33", "RC-36", "RC-37", "RC-40", "RC-41", "RC-42", "RC-43", "RC-44", "RC-46", "RC-47",
    "RC-56", "RC-57", "RC-59", "RC-62", "RC-63", "RC-68", "RC-69", "RC-72", "RC-73", "RC-79",
    "RC-86",
];

/// The number of the rule, or nothing where the action is offered.
pub(crate) fn forbids(game: &RattusCartus, seat: Seat, action: &Action) -> Option<&'static str> {
    if game.is_legal(seat, action) {
        return None;
    }
    if !game.to_act().contains(seat) {
        return Some(not_asked(game));
    }
    Some(match *action {
        Action::ChooseSupply { .. } => not_a_supply(game),
        Action::LookAt { .. } => "RC-40",
        Action::PlayPass => "RC-43",
        Action::Enter { slot } => not_to_enter(game, seat, slot),
        Action::Lay { kind } => not_to_lay(game, seat, kind),
        Action::Target { .. } => not_a_target(game),
        Action::Discard { .. } => not_to_discard(game),
        Action::UseAction | Action::Decline => "RC-63",
        Action::Give { .. } | Action::Done => first_of_all(game),
    })
}

/// The rule that says whose turn it is.
fn not_asked(game: &RattusCartus) -> &'static str {
    match game.stage {
        Stage::ChooseSupply { .. } => "RC-36",
        Stage::ChooseTogether => "RC-41",
        Stage::SupplyLooks { .. } => "RC-37",
        Stage::LooksTogether => "RC-41",
        Stage::Enter { .. } => "RC-42",
        Stage::SwordTarget { .. } => "RC-56",
        Stage::HalfOfHand { .. } => "RC-57",
        Stage::FluteTarget { .. } => "RC-59",
        Stage::UseOrDecline { .. } | Stage::Trade { .. } | Stage::TentLooks { .. } => "RC-62",
        Stage::Tribute { .. } => "RC-69",
        Stage::Over => "RC-86",
    }
}

/// What is asked for instead of an action of another stage.
fn first_of_all(game: &RattusCartus) -> &'static str {
    match game.stage {
        Stage::ChooseSupply { .. } => "RC-36",
        Stage::ChooseTogether => "RC-41",
        Stage::SupplyLooks { .. } | Stage::LooksTogether => "RC-40",
        Stage::TentLooks { .. } => "RC-79",
        Stage::Enter { .. } => "RC-44",
        Stage::SwordTarget { .. } => "RC-56",
        Stage::HalfOfHand { .. } => "RC-57",
        Stage::FluteTarget { .. } => "RC-59",
        Stage::UseOrDecline { .. } => "RC-63",
        Stage::Tribute { .. } => "RC-68",
        Stage::Trade { .. } => "RC-72",
        Stage::Over => "RC-86",
    }
}

fn not_a_supply(game: &RattusCartus) -> &'static str {
    match game.stage {
        // There is no such slot in a row of two.
        Stage::ChooseSupply { .. } | Stage::ChooseTogether => "RC-33",
        Stage::Enter { .. } => "RC-36",
        _ => first_of_all(game),
    }
}

fn not_to_enter(game: &RattusCartus, seat: Seat, slot: Slot) -> &'static str {
    let is_choosing =
        matches!(game.stage, Stage::Enter { .. }) && game.card_choices[seat.idx()].slot.is_none();
    // What is not offered then is the third slot of a row of two.
    if is_choosing && game.n_row() < slot.number() { "RC-33" } else { first_of_all(game) }
}

fn not_to_lay(game: &RattusCartus, seat: Seat, kind: Kind) -> &'static str {
    let has_entered = game.card_choices[seat.idx()].slot.is_some();
    match game.stage {
        Stage::Enter { .. } if has_entered && !kind.is_layable() => "RC-47",
        Stage::Enter { .. } => "RC-46",
        _ => first_of_all(game),
    }
}

fn not_a_target(game: &RattusCartus) -> &'static str {
    match game.stage {
        Stage::FluteTarget { .. } => "RC-59",
        _ => "RC-56",
    }
}

/// It is for want of rats, or because the action allows no more, or the card is not there.
fn not_to_discard(game: &RattusCartus) -> &'static str {
    let Stage::Trade { n_max, acting } = game.stage else { return first_of_all(game) };
    let is_full = game.card_choices[acting.seat.idx()].kinds.len() == n_max;
    let are_rats_too_few = u16::from(n_max) == game.rats(acting.seat)
        && n_max < HOSPITAL_CARDS_MAX[acting.rank as usize];
    if is_full && are_rats_too_few { "RC-73" } else { "RC-72" }
}
