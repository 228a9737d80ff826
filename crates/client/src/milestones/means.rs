//! The means to answer the question: tiles to pick, to place or to hire, goods to trade or to keep,
//! and what the office builds.

use engine::Seat;
use leptos::prelude::*;
use milestones::{Milestones, Phase, Tile};

use super::castle::KeepChoice;
use super::loop_targets::tile_in_hand;
use super::office::BuildChoice;
use super::places;
use super::tiles::{TileButton, tile_face};
use super::trade::TradeChoice;
use crate::kit::each::Each;
use crate::kit::live::live;
use crate::kit::memo::Memo;
use crate::table::seat_mark::SeatMark;
use crate::table::{Scene, Table};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kit {
    Draft,
    Place,
    Trade,
    Build,
    Keep,
    Leave,
    Nothing,
}

#[component]
pub fn Means(table: Table<Milestones>) -> impl IntoView {
    let kit = Memo::new(move |_| table.scene(kit));
    live(move || match kit.get() {
        Kit::Draft => view! { <DraftChoice table/> }.into_any(),
        Kit::Place => view! { <PlaceChoice table/> }.into_any(),
        Kit::Trade => view! { <TradeChoice table/> }.into_any(),
        Kit::Build => view! { <BuildChoice table/> }.into_any(),
        Kit::Keep => view! { <KeepChoice table/> }.into_any(),
        Kit::Leave => view! { <Leave table/> }.into_any(),
        Kit::Nothing => ().into_any(),
    })
}

/// The draft is for everybody to see.
fn kit(scene: &Scene<'_, Milestones>) -> Kit {
    match scene.game.phase() {
        Phase::Draft => Kit::Draft,
        _ if scene.my_turn().is_none() => Kit::Nothing,
        Phase::PlaceStart | Phase::PlaceRecruit { .. } => Kit::Place,
        Phase::Trade { .. } => Kit::Trade,
        Phase::Build => Kit::Build,
        Phase::Bonus { .. } => Kit::Leave,
        Phase::Keep => Kit::Keep,
        _ => Kit::Nothing,
    }
}

/// Every start tile keeps its place; one that is taken shows who has it.
#[component]
fn DraftChoice(table: Table<Milestones>) -> impl IntoView {
    let taken = move || {
        table.cx.moment.with(|moment| {
            let of_seat = |(seat, it): (u8, &milestones::TableauView)| {
                it.start_tiles.into_iter().flatten().map(move |tile| (tile, Some(Seat(seat))))
            };
            let taken = (0..).zip(&moment.view.tableaus).flat_map(of_seat);
            let free = moment.view.start_tiles.iter().map(|tile| (tile, None));
            let mut all: Vec<(Tile, Option<Seat>)> = taken.chain(free).collect();
            engine::sort_short(&mut all, |(tile, _)| *tile);
            all
        })
    };
    let tile = move |(tile, taken): (Tile, Option<Seat>)| match taken {
        None => view! { <TileButton table tile/> }.into_any(),
        Some(seat) => view! {
            <span class="wt taken" data-place=places::tile(tile).to_string()>
                {tile_face(table, tile)}
                <SeatMark seat class="sym--20"/>
            </span>
        }
        .into_any(),
    };
    view! {
        <div class="tiles">
            <Each each=taken key=|(tile, taken)| (tile.0, taken.is_some()) children=tile/>
        </div>
        <p class="learn">{table.cx.words.of("milestones-learn")}</p>
    }
}

/// The tiles that wait for their place; one of them is in hand.
#[component]
fn PlaceChoice(table: Table<Milestones>) -> impl IntoView {
    let in_hand = Memo::new(move |_| table.scene(tile_in_hand));
    let tiles = Memo::new(move |_| {
        table.cx.moment.with(|moment| match moment.view.phase {
            Phase::PlaceRecruit { tile } => vec![tile],
            _ => {
                let mine = moment.my_turn().map(|me| moment.view.tableaus[me.idx()].start_tiles);
                mine.into_iter().flatten().flatten().collect()
            }
        })
    });
    let tile = move |tile: Tile| {
        let is_on = Signal::derive(move || in_hand.get() == Some(tile));
        view! { <TileButton table tile is_on/> }
    };
    view! {
        <div class="tiles">
            <Each each=move || tiles.get() key=|tile| tile.0 children=tile/>
        </div>
    }
}

#[component]
fn Leave(table: Table<Milestones>) -> impl IntoView {
    live(move || {
        let target = table.target(&places::LEAVE)?;
        let spot = table.spot(places::LEAVE);
        Some(view! { <button class="button" {..spot}>{target.words.clone()}</button> })
    })
}
