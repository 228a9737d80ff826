//! What an action brings and what the end of a turn does, in words.

use super::foresee::{Consequence, Gain};
use crate::words::Texts;

/// A gain in words, for screen readers.
pub fn gain_in_words(gain: &Gain, is_church: bool, texts: &Texts) -> String {
    let mut parts = Vec::new();
    let mut part = |key: &str, n: i32| {
        if 0 < n {
            parts.push(texts.say(key, &[("n", n.into())]));
        }
    };
    part("saint-malo-gain-vp", gain.vp);
    part("saint-malo-gain-coins", gain.coins);
    part("saint-malo-gain-defence", gain.defence);
    part("saint-malo-gain-end", gain.at_end);
    if parts.is_empty() {
        let key = if is_church { "saint-malo-gain-church-later" } else { "saint-malo-gain-none" };
        return texts.say(key, &[]);
    }
    texts.list(parts)
}

/// "2 boxes, attack 6, −5".
pub fn done_in_words(found: &Consequence, n_pirate_dice: u8, texts: &Texts) -> String {
    let mut parts = Vec::new();
    if found.n_boxes == 0 {
        parts.push(texts.say("saint-malo-done-quiet", &[]));
    } else {
        parts.push(texts.say("saint-malo-done-boxes", &[("n", found.n_boxes.into())]));
    }
    for (strength, holds) in &found.attacks {
        let key = if *holds { "saint-malo-done-hold" } else { "saint-malo-done-fall" };
        parts.push(texts.say(key, &[("strength", (*strength).into())]));
    }
    if 0 < n_pirate_dice {
        parts.push(texts.say("saint-malo-done-pirates", &[("n", n_pirate_dice.into())]));
    }
    if found.ends_game {
        parts.push(texts.say("saint-malo-done-end", &[]));
    }
    parts.join(", ")
}
