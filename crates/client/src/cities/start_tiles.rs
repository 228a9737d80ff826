//! The starting tiles, of which everybody chooses one (CI-24).

use cities::{Action, N_START_TILES};
use leptos::prelude::*;
use web_sys::MouseEvent;

use super::desk::{Desk, is_touch};
use super::ink::tile_picture;
use super::slot::face_words;
use super::why::not_this_start_tile;

#[component]
pub fn StartTiles(desk: Desk) -> impl IntoView {
    let tiles = (0..N_START_TILES as u8).map(|tile| view! { <StartTile desk tile/> });
    view! {
        <div class="orow orow--start">{tiles.collect_view()}</div>
        <p class="small quiet">{desk.cx.words.of("cities-start-tiles-more")}</p>
    }
}

#[component]
fn StartTile(desk: Desk, tile: u8) -> impl IntoView {
    let cx = desk.cx;
    let action = Action::ChooseStartTile { tile };
    let is_left = move || cx.moment.with(|moment| moment.view.start_tiles[usize::from(tile)]);
    let class = move || match (is_left(), desk.offers(action)) {
        (false, _) => "slot gone",
        (true, true) if desk.preview.get() == Some(action) => "slot can is-chosen",
        (true, true) => "slot can",
        (true, false) => "slot",
    };
    let face = move || desk.game.with(|game| game.catalogue().start_tiles[usize::from(tile)].face);
    let label = move || {
        let texts = cx.words.texts();
        texts.say("cities-start-tile", &[("spaces", face_words(face(), &texts).into())])
    };
    let press = move |click: MouseEvent| {
        let (names, texts) = (cx.names.get_untracked(), cx.words.texts_once());
        let reason = cx.moment.with_untracked(|it| not_this_start_tile(it, tile, &names, &texts));
        if desk.refuses(&click, reason) {
            return;
        }
        // A choice is final (CI-24): a finger taps twice.
        if is_touch(&click) && desk.warned.get_untracked() != Some(action) {
            desk.warned.set(Some(action));
            return desk.preview.set(Some(action));
        }
        desk.act(action);
    };
    view! {
        <button
            class=class
            data-start=tile
            aria-label=label
            title=label
            aria-disabled=move || (!desk.offers(action)).to_string()
            on:click=press
            on:pointerenter=move |event| desk.hover(&event, Some(action))
            on:pointerleave=move |event| desk.hover(&event, None)
        >
            {move || is_left().then(|| tile_picture(face(), "tilepic--big"))}
        </button>
    }
}
