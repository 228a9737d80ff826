//! The starting tiles, of which everybody chooses one (CI-24).

use cities::{Cities, N_START_TILES};
use leptos::prelude::*;

use super::drawing::tile_picture;
use super::places;
use crate::kit::live::live;
use crate::table::Table;

#[component]
pub fn StartTiles(table: Table<Cities>) -> impl IntoView {
    let tile = move |tile: u8| {
        let face =
            move || table.game.with(|game| game.catalogue().start_tiles[usize::from(tile)].face);
        let is_left = move || table.cx.moment.with(|it| it.view.start_tiles[usize::from(tile)]);
        view! {
            <button class="pick start-tile" {..table.spot(places::start_tile(tile))}>
                {live(move || is_left().then(|| tile_picture(face(), "")))}
            </button>
        }
    };
    view! {
        <div class="start-tiles">{(0..N_START_TILES as u8).map(tile).collect_view()}</div>
    }
}
