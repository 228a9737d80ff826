//! What happens around a table without being asked: sounds, and a turn that ends by itself.

use std::time::Duration;

use leptos::prelude::*;

use super::{GameUi, TableCx};
use crate::preferences::Preferences;
use crate::sound::{Sound, Sounds};

/// Long enough to see what lies there, and to take it back.
const PAUSE_MS: u64 = 900;
/// More at once is noise.
const SOUNDS_MAX: usize = 3;

/// Lets hear what happens until the page is left.
pub fn sound_of_match<G: GameUi>(cx: TableCx<G>) {
    let sounds = Sounds::here();
    Effect::new(move || {
        cx.news.with(|news| {
            let heard = news.iter().filter_map(G::sound).take(SOUNDS_MAX);
            heard.for_each(|sound| sounds.play(sound));
        });
    });
    Effect::new(move |was_mine: Option<bool>| {
        let is_mine = cx.moment.with(|moment| moment.my_turn().is_some());
        if is_mine && was_mine == Some(false) {
            sounds.play(Sound::YourTurn);
        }
        is_mine
    });
    Effect::new(move |was_over: Option<bool>| {
        let is_over = cx.moment.with(|moment| moment.outcome.is_some());
        if is_over && was_over == Some(false) {
            sounds.play(Sound::End);
        }
        is_over
    });
}

/// Ends a turn in which nothing is left to decide, if the player likes it so.
pub fn end_turns_by_themselves<G: GameUi>(cx: TableCx<G>) {
    let is_wanted = Preferences::here().ends_by_itself;
    let next = move || {
        let is_ready = is_wanted.get_untracked() && !cx.busy.get_untracked();
        let by_itself = |moment: &super::Moment<G>| Some((moment.version, G::by_itself(moment)?));
        cx.moment.with_untracked(by_itself).filter(|_| is_ready)
    };
    Effect::new(move || {
        cx.moment.track();
        cx.busy.track();
        is_wanted.get();
        let Some((version, _)) = next() else { return };
        let end = move || {
            // Meanwhile the player may have gone back, or on.
            if let Some((_, action)) = next().filter(|(now, _)| *now == version) {
                cx.act.run(action);
            }
        };
        set_timeout(end, Duration::from_millis(PAUSE_MS));
    });
}
