//! What stands beside the board.

use cities::{Cities, Phase};
use leptos::prelude::*;

use super::bag::Bag;
use super::cards::CardsOfAll;
use super::goals::{Goals, title};
use super::hand::Hand;
use super::offer::{Choice, is_on_board};
use super::reckoning::{Reckoning, counting};
use crate::kit::live::live;
use crate::kit::memo::Memo;
use crate::table::{Panel, Region, Table};

/// Where the goals are on a phone. On a desk they are always in view.
pub const GOALS: &str = "goals-cards";

pub fn panels() -> Vec<Panel<Cities>> {
    vec![
        Panel {
            id: "offer-panel",
            title: "cities-offer",
            symbol: "ct-worker",
            desk: Region::Ask,
            phone: Region::Nowhere,
            draw: offer,
        },
        Panel {
            id: "hand-panel",
            title: "cities-hand",
            symbol: "ct-any",
            desk: Region::Ask,
            phone: Region::Ask,
            draw: |table| view! { <Hand table/> }.into_any(),
        },
        Panel {
            id: "goals-panel",
            title: "cities-goals",
            symbol: "ct-ring",
            desk: Region::Seats,
            phone: Region::Nowhere,
            draw: |table| view! { <Goals table/> }.into_any(),
        },
        Panel {
            id: "cards",
            title: "cities-cards",
            symbol: "ct-card",
            desk: Region::Tab,
            phone: Region::Nowhere,
            draw: cards,
        },
        Panel {
            id: GOALS,
            title: "cities-goals",
            symbol: "ct-card",
            desk: Region::Nowhere,
            phone: Region::Tab,
            draw: goals_and_cards,
        },
        Panel {
            id: "bag",
            title: "cities-bag-tab",
            symbol: "ct-bag",
            desk: Region::Tab,
            phone: Region::Tab,
            draw: |table| view! { <Bag table/> }.into_any(),
        },
    ]
}

/// Where it is not part of the board.
fn offer(table: Table<Cities>) -> AnyView {
    let is_here = Memo::new(move |_| !is_on_board(table));
    (move || is_here.get().then(|| view! { <Choice table/> })).into_any()
}

fn cards(table: Table<Cities>) -> AnyView {
    view! { {live(move || counted_again(table))} <CardsOfAll table/> }.into_any()
}

fn goals_and_cards(table: Table<Cities>) -> AnyView {
    view! {
        {live(move || counted_again(table))}
        <h3 class="caps">{live(move || title(table))}</h3>
        <Goals table/>
        <CardsOfAll table/>
    }
    .into_any()
}

/// At the end of a recording the scoring can be followed as it could at the table.
fn counted_again(table: Table<Cities>) -> Option<impl IntoView> {
    let cx = table.cx;
    let is_wanted = cx.moment.with(|moment| moment.is_replay && moment.view.phase == Phase::Over);
    is_wanted.then(|| view! { <Reckoning cx counting=counting(cx)/> })
}
