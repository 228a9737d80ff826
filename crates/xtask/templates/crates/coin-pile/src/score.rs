//! What a purse is worth, and how seats are ranked.

use engine::{Line, Outcome};

use crate::purse::Purse;

/// CP-9, CP-10.
pub(crate) fn ranked(purses: &[Purse]) -> Outcome {
    let scored = |purse: &Purse| {
        let coins = i32::from(purse.n_coins());
        let score = coins + purse.luck();
        (score, score, vec![Line::new("coins", coins), Line::new("luck", purse.luck())])
    };
    Outcome::ranked(purses.iter().map(scored).collect())
}
