//! The trading house without arithmetic: tiles to hire, materials to buy, two materials to sell.

use leptos::prelude::*;
use milestones::{COINS_PER_MATERIAL, COINS_PER_TILE, Kind, Milestones};

use super::names::kind_symbol;
use super::places;
use super::tiles::Display;
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::kit::symbol::Symbol;
use crate::table::Table;

#[component]
pub fn TradeChoice(table: Table<Milestones>) -> impl IntoView {
    let words = table.cx.words;
    let coins = move |n: u8| words.say("milestones-n-coin", &[("n", n.into())]);
    let buy = Kind::MATERIALS.map(|kind| view! { <Buy table kind/> }).collect_view();
    let sell = Kind::MATERIALS.map(|kind| view! { <Sell table kind/> }).collect_view();
    view! {
        <p class="trade__head">
            <b>{words.of("milestones-group-hire")}</b>
            {live(move || words.say("milestones-hire-price", &[("n", COINS_PER_TILE.into())]))}
        </p>
        <Display table/>
        <div class="trade">
            <span>
                <b>{words.of("milestones-group-buy")}</b>
                {live(move || coins(COINS_PER_MATERIAL))}
            </span>
            {buy}
            <span>
                <b>{words.of("milestones-group-sell")}</b>
                {words.of("milestones-sell-price")}
            </span>
            {sell}
        </div>
    }
}

#[component]
fn Buy(table: Table<Milestones>, kind: Kind) -> impl IntoView {
    view! {
        <button class="pick" {..table.spot(places::buy(kind))}>
            <Symbol id=kind_symbol(kind) class="sym--24"/>
        </button>
    }
}

/// The first press chooses, the second one of any material makes a pair.
#[component]
fn Sell(table: Table<Milestones>, kind: Kind) -> impl IntoView {
    let n_held = Memo::new(move |_| {
        let seat = table.cx.moment.with(|moment| moment.my_turn());
        seat.map_or(0, |seat| table.game.with(|game| game.tableau(seat).goods[kind]))
    });
    let n_sold = Memo::new(move |_| table.local.with(|picks| picks.sale[kind]));
    let sold = live(move || {
        let n = n_sold.get();
        (0 < n).then(|| view! { <em>{format!("−{n}")}</em> })
    });
    view! {
        <button
            {..table.spot(places::sell(kind))}
            class:pick=true
            class:is-on=follows(move || 0 < n_sold.get())
        >
            <Symbol id=kind_symbol(kind) class="sym--24"/>
            <b class="num">{live(move || n_held.get())}</b>
            {sold}
        </button>
    }
}
