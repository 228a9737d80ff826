//! Who has won (TT-80, TT-81).

use engine::{Game, Line, Outcome, Seat};

use crate::TurboTaxi;

/// By medals. The winner of an extra round comes before those with whom he was tied.
pub(crate) fn ranked(game: &TurboTaxi) -> Outcome {
    let scored = |seat: Seat| {
        let n_medals = game.n_medals(seat).into();
        let is_champion = game.champion == Some(seat);
        ((n_medals, is_champion), n_medals, vec![Line::new("medals", n_medals)])
    };
    Outcome::ranked(Seat::all(game.n_seats()).map(scored).collect())
}
