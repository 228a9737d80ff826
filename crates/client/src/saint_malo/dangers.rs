//! What hurts somebody who does not know the game yet.

use saint_malo::{Action, SaintMalo};

use super::foresee::consequence;
use crate::table::{Danger, Scene};

/// An attack that costs a cannon.
pub fn of_ending(scene: &Scene<'_, SaintMalo>, action: Action) -> Option<Danger> {
    if action != Action::Done {
        return None;
    }
    let attacks = consequence(scene.view()).attacks;
    let lost = attacks.into_iter().find(|(_, holds)| !holds);
    lost.map(|(strength, _)| {
        let strength = [("strength", strength.into())];
        Danger::of(scene.texts, "saint-malo-danger-attack", &strength)
    })
}
