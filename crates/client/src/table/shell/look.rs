//! Looking at what belongs to somebody else: a press on a plate shows it, and the board says whose
//! it is and leads back.

use engine::Seat;
use leptos::prelude::*;

use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::table::AnyTable;

/// Lies over a plate.
pub fn looks(table: AnyTable, seat: Seat) -> impl IntoView {
    let cx = table.cx;
    // In a race one sits at one board at a time.
    let is_other_own = Memo::new(move |_| {
        let is_viewer = cx.moment.with(|moment| moment.viewer.seat() == Some(seat));
        cx.ui.basics().is_race && !is_viewer && cx.names.with(|names| names.is_me(seat))
    });
    let can_show = Memo::new(move |_| is_other_own.get() || cx.ui.can_show(table.parts(), seat));
    let label = move || {
        let name = cx.names.with(|names| names.label(seat, &cx.words.texts()));
        let is_you = cx.names.with(|names| names.you() == Some(seat));
        let you = if is_you { "yes" } else { "no" };
        cx.words.say("table-look", &[("you", you.into()), ("name", name.into())])
    };
    let look = move |_| {
        if is_other_own.get_untracked() {
            return cx.look_through.run(seat);
        }
        // A replay shows whoever acts, so that one's own things have to be asked for as well.
        let is_own = cx
            .moment
            .with_untracked(|moment| moment.viewer.seat() == Some(seat) && !moment.is_replay);
        let is_shown = table.wanted.get_untracked() == Some(seat);
        table.wanted.set((!is_own && !is_shown).then_some(seat));
        table.see_board();
    };
    live(move || {
        can_show.get().then(|| {
            view! {
                <button
                    class="plate__look"
                    aria-label=follows(label)
                    title=follows(label)
                    aria-pressed=follows(move || (table.wanted.get() == Some(seat)).to_string())
                    on:click=look
                ></button>
            }
        })
    })
}

/// Over the board of somebody else.
#[component]
pub fn Whose(table: AnyTable) -> impl IntoView {
    let cx = table.cx;
    live(move || {
        let seat = table.wanted.get()?;
        let name = cx.names.with(|names| names.label(seat, &cx.words.texts()));
        let title = cx.words.say("table-looking-at", &[("name", name.into())]);
        Some(view! {
            <p class="whose" role="status">
                <b>{title}</b>
                <button class="button back-button" on:click=move |_| table.wanted.set(None)>
                    {cx.words.of("table-look-back")}
                </button>
            </p>
        })
    })
}
