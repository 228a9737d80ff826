//! The own hand by kind: a press picks one more, and when all are picked it takes them back.

use leptos::prelude::*;
use rattus_cartus::{Kind, RattusCartus};

use super::foresee::forecast;
use super::names::{counted, kind_name, kind_symbol};
use super::picks::choice;
use super::places;
use crate::kit::each::Each;
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::kit::symbol::Symbol;
use crate::table::Table;

#[component]
pub fn Hand(table: Table<RattusCartus>) -> impl IntoView {
    let cx = table.cx;
    let kinds = Memo::new(move |_| {
        cx.moment.with(|moment| {
            let own = moment.view.own.as_ref()?;
            Some(counted(own.hand.iter().map(|card| card.kind())))
        })
    });
    let is_empty = move || kinds.with(|kinds| kinds.as_ref().is_some_and(Vec::is_empty));
    let empty = move || {
        is_empty().then(|| view! { <p class="quiet small">{cx.words.of("rattus-hand-empty")}</p> })
    };
    let is_mine = Memo::new(move |_| kinds.with(Option::is_some));
    live(move || {
        is_mine.get().then(|| {
            view! {
                <div class="held" role="group" aria-label=cx.words.of("rattus-hand")>
                    <Each
                        each=move || kinds.get().unwrap_or_default()
                        key=|(kind, n)| (*kind, *n)
                        children=move |(kind, n)| view! { <KindOfCard table kind n/> }
                    />
                    {live(empty)}
                </div>
            }
        })
    })
}

#[component]
fn KindOfCard(table: Table<RattusCartus>, kind: Kind, n: u8) -> impl IntoView {
    let cx = table.cx;
    let n_picked = Memo::new(move |_| {
        table.scene(|scene| {
            let is_choosing = choice(scene.view().stage, kind).is_some();
            if is_choosing { scene.local.n_of(kind).min(n) } else { 0 }
        })
    });
    let is_stranger = Memo::new(move |_| {
        table.scene(|scene| {
            let class = scene.my_turn().and_then(|_| forecast(scene.moment, scene.local));
            let class = class.map(|it| it.class());
            matches!((kind, class), (Kind::Of(of), Some(class)) if of != class)
        })
    });
    let count = live(move || match n_picked.get() {
        0 => n.to_string(),
        picked => format!("{picked}/{n}"),
    });
    let rat =
        live(move || is_stranger.get().then(|| view! { <Symbol id="rc-rat" class="stranger"/> }));
    view! {
        <button
            class="pick kind"
            class:is-on=follows(move || 0 < n_picked.get())
            data-kind=kind.name()
            data-picked=follows(move || n_picked.get())
            data-left=follows(move || n - n_picked.get())
            {..table.spot(places::card(kind))}
        >
            <Symbol id=kind_symbol(kind)/>
            {rat}
            <span class="kind__name">{live(move || kind_name(&cx.words.texts(), kind))}</span>
            <span class="badge">{count}</span>
        </button>
    }
}
