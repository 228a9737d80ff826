//! The trading house without arithmetic: tiles to hire, materials to buy, two materials to sell.

use leptos::prelude::*;
use leptos::web_sys::MouseEvent;
use milestones::{Action, Kind, Phase, Tile};

use super::desk::Desk;
use super::names::{kind_name, kind_symbol};
use super::tiles::TileButton;
use crate::kit::symbol::Symbol;

#[component]
pub fn TradeChoice(desk: Desk) -> impl IntoView {
    let words = desk.cx.words;
    let display = Memo::new(move |_| -> Vec<Tile> {
        desk.cx.moment.with(|moment| moment.view.display.into())
    });
    let can_recruit = move || matches!(desk.phase(), Phase::Trade { has_recruited: false });
    let tiles = move || {
        can_recruit().then(|| {
            view! {
                <fieldset class="group group--tiles">
                    <legend>
                        {words.of("milestones-group-hire")}
                        <Price n=2/>
                    </legend>
                    <div class="disp">
                        <For
                            each=move || display.get()
                            key=|tile| tile.0
                            children=move |tile| {
                                let action = Action::Recruit { tile };
                                view! { <TileButton desk tile action/> }
                            }
                        />
                    </div>
                </fieldset>
            }
        })
    };
    let buy = Kind::MATERIALS.map(|kind| view! { <BuyChip desk kind/> }).collect_view();
    let sell = Kind::MATERIALS.map(|kind| view! { <SellChip desk kind/> }).collect_view();
    view! {
        <div class="chips trade">
            {tiles}
            <fieldset class="group">
                <legend>{words.of("milestones-group-buy")} <Price n=2/></legend>
                <div class="row">{buy}</div>
            </fieldset>
            <fieldset class="group">
                <legend>{words.of("milestones-group-sell")} <Price n=1 is_gain=true/></legend>
                <div class="row">{sell}</div>
            </fieldset>
        </div>
    }
}

/// Coins that are paid, or won.
#[component]
fn Price(n: u8, #[prop(optional)] is_gain: bool) -> impl IntoView {
    let sign = if is_gain { "+" } else { "−" };
    view! {
        <span class="price">
            <b class="num">{format!("{sign}{n}")}</b>
            <Symbol id="ms-coin" class="sym--16"/>
        </span>
    }
}

#[component]
fn BuyChip(desk: Desk, kind: Kind) -> impl IntoView {
    let action = Action::Buy { material: kind };
    let is_off = move || !desk.offers(action);
    let label = move || {
        let texts = desk.cx.words.texts();
        texts.say("milestones-buy-one", &[("kind", kind_name(&texts, kind).into())])
    };
    view! {
        <button
            class="chip"
            class:is-off=is_off
            aria-disabled=move || is_off().to_string()
            aria-label=label
            title=label
            data-buy=kind.word()
            on:click=move |click: MouseEvent| match untrack(is_off) {
                true => desk.refuse(action, &click),
                false => desk.carry_out(super::scene::Pick::Act(action)),
            }
        >
            <Symbol id=kind_symbol(kind) class="sym--24"/>
            <b class="num">"+1"</b>
        </button>
    }
}

/// The first press chooses, the second one of any material sells both.
#[component]
fn SellChip(desk: Desk, kind: Kind) -> impl IntoView {
    let n_held = Memo::new(move |_| {
        let seat = desk.shown();
        desk.game.with(|game| game.tableau(seat).goods[kind])
    });
    let is_chosen = move || desk.sale.get() == Some(kind);
    let left = move || n_held.get() - u8::from(is_chosen());
    let is_off = move || left() == 0;
    let label = move || {
        let texts = desk.cx.words.texts();
        let args = [("kind", kind_name(&texts, kind).into()), ("n", left().into())];
        texts.say("milestones-sell-one", &args)
    };
    let press = move |click: MouseEvent| {
        let first = desk.sale.get_untracked();
        let pair = pair(first.unwrap_or(kind), kind);
        let is_nothing = untrack(is_off);
        match first {
            None if !is_nothing => desk.sale.set(Some(kind)),
            Some(_) if !is_nothing && untrack(|| desk.offers(pair)) => {
                desk.sale.set(None);
                desk.carry_out(super::scene::Pick::Act(pair));
            }
            Some(first) if first == kind => desk.sale.set(None),
            _ => desk.refuse(pair, &click),
        }
    };
    view! {
        <button
            class="chip"
            class:is-selected=is_chosen
            class:is-off=is_off
            aria-pressed=move || is_chosen().to_string()
            aria-label=label
            title=label
            data-sell=kind.word()
            on:click=press
        >
            <Symbol id=kind_symbol(kind) class="sym--24"/>
            <b class="num">{left}</b>
        </button>
    }
}

/// In the order of the kinds (MS-63).
fn pair(one: Kind, other: Kind) -> Action {
    Action::Sell { materials: [one.min(other), one.max(other)] }
}
