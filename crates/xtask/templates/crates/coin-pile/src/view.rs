//! What a viewer may see: everything but the lucky numbers of the others (CP-4).

use std::fmt;

use engine::{Chance, JsonSchema, Seat, Viewer, schemars};
use serde::{Deserialize, Serialize};

use crate::components::TAKE_MAX;
use crate::game::SEATS_MAX;
use crate::purse::Purse;
use crate::{CoinPile, Options, Phase};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct View {
    #[serde(skip)]
    pub options: Options,
    pub n_left: u8,
    pub turn: Seat,
    pub phase: Phase,
    /// By seat.
    pub purses: Vec<PurseView>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PurseView {
    pub n_takes: [u8; TAKE_MAX as usize],
    pub n_coins: u8,
    /// None where the viewer may not know it.
    pub lucky: Option<u8>,
}

pub(crate) fn view(game: &CoinPile, viewer: Viewer) -> View {
    let purse = |(seat, purse): (Seat, &Purse)| {
        // CP-8: at the end all are shown.
        let is_known = viewer == Viewer::Seat(seat) || game.phase == Phase::Over;
        PurseView {
            n_takes: purse.n_takes,
            n_coins: purse.n_coins(),
            lucky: is_known.then_some(purse.lucky),
        }
    };
    View {
        options: game.options.clone(),
        n_left: game.n_left,
        turn: game.turn,
        phase: game.phase,
        purses: Seat::all(game.n_seats).zip(game.purses()).map(purse).collect(),
    }
}

/// What was taken says nothing about the lucky numbers, so each is as likely as any other.
pub(crate) fn imagine(view: &View, chance: &mut dyn Chance) -> CoinPile {
    let mut purses = [Purse::default(); SEATS_MAX];
    for (purse, seen) in purses.iter_mut().zip(&view.purses) {
        purse.n_takes = seen.n_takes;
        purse.lucky = seen.lucky.unwrap_or_else(|| 1 + chance.below(TAKE_MAX.into()) as u8);
    }
    CoinPile {
        options: view.options.clone(),
        n_seats: view.purses.len() as u8,
        purses,
        n_left: view.n_left,
        turn: view.turn,
        phase: view.phase,
    }
}

/// For the terminal.
impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} coins left, seat {} in turn", self.n_left, self.turn)?;
        for (seat, purse) in (0..).map(Seat).zip(&self.purses) {
            let lucky = purse.lucky.map_or_else(|| "?".to_owned(), |lucky| lucky.to_string());
            writeln!(f, "seat {seat}: {} coins, lucky number {lucky}", purse.n_coins)?;
        }
        Ok(())
    }
}
