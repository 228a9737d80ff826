//! The offer: four rows of four columns, what lies there, what it could bring, and whose workers
//! stand there.

use cities::{Cities, N_COLUMNS, Owner, Phase, Row};
use leptos::prelude::*;

use super::names::row_name;
use super::places;
use super::slot::content;
use super::start_tiles::StartTiles;
use super::targets::POINTS;
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::kit::symbol::Symbol;
use crate::table::Table;
use crate::table::numbers::signed;
use crate::table::screen::Screen;
use crate::table::seat_mark::symbol_of;

/// What there is to choose from; while one lays something the hand stands in its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Means {
    StartTiles,
    Offer,
    Hand,
    Nothing,
}

impl Means {
    pub fn of(table: Table<Cities>) -> Means {
        table.cx.moment.with(|moment| match moment.view.phase {
            Phase::ChooseStartTile => Means::StartTiles,
            Phase::Over => Means::Nothing,
            Phase::Take => Means::Offer,
            _ if moment.my_turn().is_some() => Means::Hand,
            _ => Means::Offer,
        })
    }
}

/// Whether offer and plan share the board: there is no room for the offer beside it.
pub fn is_on_board(table: Table<Cities>) -> bool {
    let screen = table.screen.get();
    screen.is_small() || screen == Screen::Upright
}

#[component]
pub fn Choice(table: Table<Cities>) -> impl IntoView {
    let means = Memo::new(move |_| Means::of(table));
    live(move || match means.get() {
        Means::StartTiles => Some(view! { <StartTiles table/> }.into_any()),
        Means::Offer => Some(view! { <Offer table/> }.into_any()),
        Means::Hand | Means::Nothing => None,
    })
}

#[component]
fn Offer(table: Table<Cities>) -> impl IntoView {
    let cx = table.cx;
    let row = move |row: Row| {
        let name = live(move || cx.words.say(&format!("cities-row-{}", row_name(row)), &[]));
        let slots = (0..N_COLUMNS as u8).map(|column| view! { <Slot table row column/> });
        view! { <span class="caps">{name}</span> {slots.collect_view()} }
    };
    view! { <div class="offer">{Row::ALL.map(row).collect_view()}</div> }
}

#[component]
fn Slot(table: Table<Cities>, row: Row, column: u8) -> impl IntoView {
    let cx = table.cx;
    let place = places::slot(row, column);
    let at = StoredValue::new(place.clone());
    let owner = Memo::new(move |_| cx.moment.with(|it| it.view.offer.worker(row, column)));
    let brings = Memo::new(move |_| {
        let n = at.with_value(|place| table.lit(place))?.worth(POINTS);
        (n != 0).then_some(n)
    });
    // Drawn anew when something else lies there, so that what is laid out can be seen to arrive.
    let lies = Memo::new(move |_| {
        cx.moment.with(|moment| {
            let offer = &moment.view.offer;
            let idx = usize::from(column);
            let open = match row {
                Row::Cards => format!("{:?}", offer.cards.get(idx)),
                Row::Tiles => format!("{:?}", offer.tiles.get(idx)),
                Row::Features => format!("{:?}", offer.features[idx]),
                Row::Pieces => format!("{:?}", offer.pieces.get(idx)),
            };
            (open, moment.view.round, moment.view.star, owner.get(), cx.words.texts().lang())
        })
    });
    let inside = live(move || {
        let (.., lang) = lies.get();
        let draw = |game: &Cities| {
            cx.moment.with_untracked(|it| content(game, &it.view, row, column, lang))
        };
        table.game.with_untracked(draw)
    });
    let gain = live(move || {
        let n = brings.get()?;
        Some(view! { <span class="gainmark" class:loss=n < 0>{signed(n)}</span> })
    });
    view! {
        <button
            class="pick slot"
            class:gone=follows(move || owner.get().is_some())
            style=("--i", column.to_string())
            {..table.spot(place)}
        >
            {inside}
            {gain}
            {live(move || owner.get().map(worker))}
        </button>
    }
}

fn worker(owner: Owner) -> AnyView {
    match owner {
        Owner::Seat(seat) => view! { <Symbol id=symbol_of(seat) class="seatmark"/> }.into_any(),
        Owner::Neutral => view! { <Symbol id="ct-worker" class="seatmark mono"/> }.into_any(),
    }
}
