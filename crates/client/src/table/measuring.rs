//! What lies over the page is measured where the page shows something, and again whenever that may
//! have moved.

use leptos::ev;
use leptos::prelude::*;

use super::AnyTable;
use crate::browser;
use crate::kit::effect::effect;

/// Measures whenever the table or what `also` reads has changed: once it is drawn, and once more
/// when what moved has come to rest.
pub fn measure_again(
    table: AnyTable,
    also: impl Fn() + 'static,
    measure: impl Fn() + Copy + 'static,
) {
    effect(move || {
        also();
        table.cx.seen.track();
        table.cx.words.texts();
        table.screen.track();
        table.tab.track();
        table.wanted.track();
        // The question grows with what is chosen, and the board gives way.
        table.chosen.track();
        table.local.track();
        request_animation_frame(measure);
        set_timeout(measure, browser::REST);
    });
    effect(move || {
        table.moved.track();
        request_animation_frame(measure);
    });
    let resized = window_event_listener(ev::resize, move |_| measure());
    let scrolled = window_event_listener(ev::scroll, move |_| measure());
    on_cleanup(move || {
        resized.remove();
        scrolled.remove();
    });
}
