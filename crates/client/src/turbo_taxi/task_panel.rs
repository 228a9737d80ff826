//! The task in words: what stands beside the board.

use leptos::prelude::*;
use turbo_taxi::{Colour, Components, Crossing};

use super::keys_dialog::KeysButton;
use super::town::class_of;
use crate::kit::live::live;
use crate::kit::memo::Memo;
use crate::kit::symbol::Symbol;
use crate::words::Words;

/// Which pairs belong together, and what the table plays by.
#[component]
pub fn TaskPanel(
    #[prop(into)] components: Signal<Components>,
    #[prop(into)] is_assisted: Signal<bool>,
) -> impl IntoView {
    let words = Words::here();
    let pair = |colour: Colour| {
        view! {
            <li class=class_of(colour.taxi())>
                <i class=format!("pb {}", colour.badge())>{colour.badge().to_string()}</i>
                <Symbol id="tt-taxi" class="sym--32"/>
                <span class="dots"></span>
                <Symbol id="tt-house" class="sym--32"/>
            </li>
        }
    };
    let crossing = Memo::new(move |_| components.with(|components| components.crossing));
    let (symbol, note) =
        (Signal::derive(move || format!("tt-crossing-{}", crossing.get().label())), move || {
            match crossing.get() {
                Crossing::Junction => words.say("taxi-note-junction", &[]),
                Crossing::Overpass => words.say("taxi-note-overpass", &[]),
            }
        });
    view! {
        <ul class="pairs">{Colour::ALL.map(pair).collect_view()}</ul>
        <p class="note"><Symbol id=symbol class="sym--20"/><span>{note}</span></p>
        {live(move || is_assisted.get().then(|| view! {
            <p class="note">
                <Symbol id="eye" class="sym--20"/>
                <span>{words.of("taxi-note-assist")}</span>
            </p>
        }))}
        <KeysButton/>
    }
}
