//! A number of the table that is seen to change: what was won or lost rises from it.

use engine::Seat;
use leptos::prelude::*;

use super::numbers::minus;
use crate::kit::each::Each;
use crate::kit::live::live;

/// `of` says whose number it is: where that changes, nothing was won.
#[component]
pub fn Changing(
    #[prop(into)] number: Signal<i32>,
    #[prop(into)] of: Signal<Seat>,
) -> impl IntoView {
    let change = RwSignal::new((0u32, 0));
    Effect::new(move |before: Option<(Seat, i32)>| {
        let now = (of.get(), number.get());
        if let Some((_, old)) = before.filter(|(of, old)| *of == now.0 && *old != now.1) {
            change.update(|(n_changes, by)| {
                *n_changes += 1;
                *by = now.1 - old;
            });
        }
        now
    });
    let bubble = move |(_, by): (u32, i32)| {
        let sign = if 0 < by { "+" } else { "" };
        view! {
            <span class="change" class:change--loss=by < 0 aria-hidden="true">
                {format!("{sign}{}", minus(by))}
            </span>
        }
    };
    view! {
        <span class="num changing">
            {live(move || minus(number.get()))}
            <Each
                each=move || Some(change.get()).filter(|(n_changes, _)| 0 < *n_changes)
                key=|(n_changes, _)| *n_changes
                children=bubble
            />
        </span>
    }
}
