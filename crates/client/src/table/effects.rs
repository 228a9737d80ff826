//! What happens around a table without being asked: sounds, and a turn that ends by itself.

use std::time::Duration;

use leptos::prelude::*;

use super::AnyCx;
use crate::kit::effect::effect;
use crate::preferences::Preferences;
use crate::sound::{Sound, Sounds};

/// Long enough to see what lies there, and to take it back.
const PAUSE_MS: u64 = 900;
/// More at once is noise.
const SOUNDS_MAX: usize = 3;

/// Lets hear what happens until the page is left.
pub fn sound_of_match(cx: AnyCx) {
    let sounds = Sounds::here();
    effect(move || {
        let heard = cx.ui.sounds(&cx.happened.get());
        heard.into_iter().take(SOUNDS_MAX).for_each(|sound| sounds.play(sound));
    });
    Effect::new(move |was_mine: Option<bool>| {
        let is_mine = cx.moment.with(|moment| moment.my_turn().is_some());
        if is_mine && was_mine == Some(false) {
            sounds.play(Sound::YourTurn);
        }
        is_mine
    });
    Effect::new(move |was_over: Option<bool>| {
        let is_over = cx.moment.with(|it| it.outcome.is_some()) && cx.is_counted.get();
        if is_over && was_over == Some(false) {
            sounds.play(Sound::End);
        }
        is_over
    });
}

/// Ends a turn in which nothing is left to decide, if the player likes it so.
pub fn end_turns_by_themselves(cx: AnyCx) {
    let is_wanted = Preferences::here().ends_by_itself;
    let next = move || {
        let is_ready = is_wanted.get_untracked() && !cx.busy.get_untracked();
        let version = cx.moment.with_untracked(|moment| moment.version);
        let action = cx.ui.by_itself(&cx.seen.get_untracked()).filter(|_| is_ready)?;
        Some((version, action))
    };
    effect(move || {
        cx.seen.track();
        cx.busy.track();
        is_wanted.get();
        let Some((version, _)) = next() else { return };
        let end = move || {
            // Meanwhile the player may have gone back, or on.
            if let Some((_, action)) = next().filter(|(now, _)| *now == version) {
                cx.order.run(cx.ui.order(&action));
            }
        };
        set_timeout(end, Duration::from_millis(PAUSE_MS));
    });
}
