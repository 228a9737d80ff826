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
    let panel =
        |id, title, symbol, (desk, phone), draw| Panel { id, title, symbol, desk, phone, draw };
    use Region::{Ask, Nowhere, Seats, Tab};
    vec![
        panel("offer-panel", "cities-offer", "ct-worker", (Ask, Nowhere), offer),
        panel("hand-panel", "cities-hand", "ct-any", (Ask, Ask), |table| {
            view! { <Hand table/> }.into_any()
        }),
        panel("goals-panel", "cities-goals", "ct-ring", (Seats, Nowhere), |table| {
            view! { <Goals table/> }.into_any()
        }),
        panel("cards", "cities-cards", "ct-card", (Tab, Nowhere), cards),
        panel(GOALS, "cities-goals", "ct-card", (Nowhere, Tab), goals_and_cards),
        panel("bag", "cities-bag-tab", "ct-bag", (Tab, Tab), |table| {
            view! { <Bag table/> }.into_any()
        }),
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
