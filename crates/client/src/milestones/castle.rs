//! The castle's gate: which three goods come through (MS-106).

use leptos::prelude::*;
use leptos::web_sys::MouseEvent;
use milestones::{GOODS_KEPT, Goods, Kind};

use super::desk::Desk;
use super::names::{kind_name, kind_symbol};
use crate::kit::symbol::Symbol;
use crate::table::why::Reason;

#[component]
pub fn KeepChoice(desk: Desk) -> impl IntoView {
    let goods = Memo::new(move |_| {
        let seat = desk.shown();
        desk.game.with(|game| game.tableau(seat).goods)
    });
    let pieces = move || {
        let goods = goods.get();
        let of_kind = |kind: Kind| (0..goods[kind]).map(move |nth| (kind, nth));
        Kind::ALL
            .into_iter()
            .flat_map(of_kind)
            .map(|(kind, nth)| view! { <Piece desk kind nth/> })
            .collect_view()
    };
    view! { <div class="chips keep">{pieces}</div> }
}

/// One of the goods; the first of a kind are kept first.
#[component]
fn Piece(desk: Desk, kind: Kind, nth: u8) -> impl IntoView {
    let is_kept = move || nth < desk.kept.get()[kind];
    let label = move || {
        let texts = desk.cx.words.texts();
        let key = if is_kept() { "milestones-kept" } else { "milestones-given-up" };
        texts.say(key, &[("kind", kind_name(&texts, kind).into())])
    };
    let press = move |click: MouseEvent| {
        let kept = desk.kept.get_untracked();
        let is_full = kept.n_goods() == GOODS_KEPT;
        if nth < kept[kind] {
            desk.kept.set(kept.without(Goods::only(kind, 1)));
        } else if is_full {
            let texts = desk.cx.words.texts_once();
            desk.explain(&click, &Reason::by_rule("MS-106", &texts, "milestones-why-106", &[]));
        } else {
            let mut more = kept;
            more.add(Goods::only(kind, 1));
            desk.kept.set(more);
        }
    };
    view! {
        <button
            class="chip"
            class:is-selected=is_kept
            aria-pressed=move || is_kept().to_string()
            aria-label=label
            title=label
            data-keep=kind.word()
            on:click=press
        >
            <Symbol id=kind_symbol(kind) class="sym--32"/>
        </button>
    }
}
