//! Start tiles to pick, and tiles to place.

use leptos::prelude::*;
use milestones::{Action, Phase, Tile};

use super::desk::Desk;
use super::stop::next_start_tile;
use super::tiles::{TileButton, tile_face, tile_name};

#[component]
pub fn DraftChoice(desk: Desk) -> impl IntoView {
    let tiles = Memo::new(move |_| -> Vec<Tile> {
        desk.cx.moment.with(|moment| moment.view.start_tiles.into())
    });
    view! {
        <div class="chips disp">
            <For
                each=move || tiles.get()
                key=|tile| tile.0
                children=move |tile| {
                    let action = Action::PickTile { tile };
                    view! { <TileButton desk tile action/> }
                }
            />
        </div>
    }
}

/// The tiles that wait for their place; one of them is in hand.
#[component]
pub fn PlaceChoice(desk: Desk) -> impl IntoView {
    let tiles = Memo::new(move |_| {
        desk.cx.moment.with(|moment| match moment.view.phase {
            Phase::PlaceRecruit { tile } => vec![tile],
            _ => {
                let seat = moment.my_turn();
                let mine = seat.map(|seat| moment.view.tableaus[seat.idx()].start_tiles);
                mine.into_iter().flatten().flatten().collect()
            }
        })
    });
    let in_hand = Memo::new(move |_| {
        desk.cx.moment.with(|moment| match moment.view.phase {
            Phase::PlaceRecruit { tile } => Some(tile),
            _ => desk.start_tile.get().or_else(|| next_start_tile(moment)),
        })
    });
    let tile = move |tile: Tile| {
        view! {
            <button
                class="wt"
                class:is-selected=move || in_hand.get() == Some(tile)
                aria-pressed=move || (in_hand.get() == Some(tile)).to_string()
                aria-label=move || tile_name(desk, tile)
                title=move || tile_name(desk, tile)
                data-tile=tile.0
                on:click=move |_| desk.start_tile.set(Some(tile))
            >
                {tile_face(desk, tile)}
            </button>
        }
    };
    view! {
        <div class="chips disp">{move || tiles.get().into_iter().map(tile).collect_view()}</div>
    }
}
