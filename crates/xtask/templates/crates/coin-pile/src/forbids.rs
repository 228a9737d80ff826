//! Why an action is not offered: the number of the rule, for whoever tried it. What is offered is
//! decided in `legal.rs`; here it is only explained.

use engine::{Game, Seat};

use crate::components::TAKE_MAX;
use crate::{Action, CoinPile, Phase};

/// Every rule that [`forbids`] can name.
pub(crate) const RULES: &[&str] = &["CP-2", "CP-5", "CP-6", "CP-8"];

/// None if the action is offered. The pile is open, so a refusal tells nobody anything.
pub(crate) fn forbids(game: &CoinPile, seat: Seat, action: &Action) -> Option<&'static str> {
    if game.is_legal(seat, action) {
        return None;
    }
    let Action::Take { n } = *action;
    Some(match game.phase {
        Phase::Over => "CP-8",
        Phase::Take if !game.to_act().contains(seat) => "CP-2",
        Phase::Take if (1..=TAKE_MAX).contains(&n) => "CP-6",
        Phase::Take => "CP-5",
    })
}
