//! A game sets up for every number of seats that it names, and for no other.

use engine::{BadOptions, Fast, Game, Match, Seats};

use crate::law::{Breach, Broken, Finding, Law};
use crate::laws::never_panics;

pub(super) fn sets_up<G: Game>(options: &G::Options) -> Result<(), Broken> {
    for n_seats in 0..=Seats::MAX {
        never_panics(|| Law::SetsUp.found(sets_up_for::<G>(options, n_seats))).map_err(
            |Breach { law, what }| Broken {
                law,
                game: G::ID,
                seed: 0,
                n_seats,
                n_entries: 0,
                what,
            },
        )?;
    }
    Ok(())
}

fn sets_up_for<G: Game>(options: &G::Options, n_seats: u8) -> Finding {
    let is_known = G::SEATS.contains(&n_seats);
    match Match::<G>::new(options, n_seats, &mut Fast::new(0)) {
        Ok(_) if !is_known => Err("the game does not know this number of seats".to_owned()),
        Ok((new, _)) if new.game().n_seats() != n_seats => {
            Err(format!("the game has {} seats", new.game().n_seats()))
        }
        Ok(_) => Ok(()),
        Err(BadOptions::Seats { .. }) if !is_known => Ok(()),
        Err(bad) => Err(format!("refused: {bad}")),
    }
}
