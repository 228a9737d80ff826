//! What somebody else just did: who, what, and what it brought, with the numbers that mark its
//! places on the board; and how fast the others are followed.

use leptos::prelude::*;

use crate::kit::icon_button::IconButton;
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::preferences::Preferences;
use crate::table::AnyTable;
use crate::table::log::bold_pieces;
use crate::table::mark::numbered;
use crate::table::pace::Pace;
use crate::table::seat_mark::SeatMark;

#[component]
pub fn Banner(table: AnyTable) -> impl IntoView {
    let cx = table.cx;
    let newest = live(move || {
        cx.since.with(|since| {
            let sentence = since.last()?;
            let number = numbered(since).pop().and_then(|mark| mark.label);
            let number = number.filter(|_| !sentence.places.is_empty());
            let mark = sentence.seat.map(|seat| view! { <SeatMark seat class="sym--20"/> });
            let number = number.map(|n| view! { <span class="mark">{n}</span> });
            Some(view! { {mark} <p>{bold_pieces(sentence)} " " {number}</p> })
        })
    });
    let is_there = Memo::new(move |_| cx.since.with(|since| !since.is_empty()));
    let follow = live(move || cx.reel.map(|reel| view! { <Follow reel/> }));
    view! {
        <div class="r-news" class:is-empty=follows(move || !is_there.get()) role="status">
            {newest}
            {follow}
        </div>
    }
}

/// What can be asked of whoever shows the steps of the others.
#[derive(Clone, Copy)]
pub struct ReelControls {
    /// Whether something is still to be shown.
    pub is_running: Signal<bool>,
    /// Whether there is something to be shown again.
    pub has_past: Signal<bool>,
    pub again: Callback<()>,
    pub skip: Callback<()>,
}

#[component]
fn Follow(reel: ReelControls) -> impl IntoView {
    let words = crate::words::Words::here();
    let again = live(move || {
        (reel.has_past.get() && !reel.is_running.get()).then(|| {
            view! {
                <IconButton
                    symbol="restart"
                    label=Signal::derive(words.of("news-again"))
                    size="sym--20 mono"
                    on_press=reel.again
                    attr:data-place="again"
                />
            }
        })
    });
    let skip = live(move || {
        reel.is_running.get().then(|| {
            view! {
                <button
                    class="button button--quiet skip"
                    data-place="skip"
                    on:click=move |_| reel.skip.run(())
                >
                    {words.of("news-skip")}
                </button>
            }
        })
    });
    view! { {again} <PaceChoice/> {skip} }
}

/// Slow, normal, fast, at once.
#[component]
pub fn PaceChoice() -> impl IntoView {
    let words = crate::words::Words::here();
    let pace = Preferences::here().pace;
    let option = move |it: Pace| {
        view! {
            <button
                aria-pressed=follows(move || (pace.get() == it).to_string())
                aria-label=words.of(it.key())
                title=words.of(it.key())
                data-place=format!("pace-{}", it.name())
                on:click=move |_| pace.choose(it)
            >
                {it.sign()}
            </button>
        }
    };
    view! {
        <div class="pace" role="group" aria-label=words.of("news-pace")>
            <span>{words.of("news-pace")}</span>
            {Pace::ALL.map(option).collect_view()}
        </div>
    }
}
