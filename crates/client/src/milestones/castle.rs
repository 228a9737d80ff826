//! The castle's gate: which three goods come through (MS-106).

use leptos::prelude::*;
use milestones::{Goods, Kind, Milestones};

use super::names::kind_symbol;
use super::places;
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::kit::symbol::Symbol;
use crate::table::Table;

#[component]
pub fn KeepChoice(table: Table<Milestones>) -> impl IntoView {
    let goods = Memo::new(move |_| {
        let seat = table.cx.moment.with(|moment| moment.my_turn());
        seat.map_or(Goods::NONE, |seat| table.game.with(|game| game.tableau(seat).goods))
    });
    let pieces = live(move || {
        let goods = goods.get();
        let of_kind = |kind: Kind| (0..goods[kind]).map(move |nth| (kind, nth));
        let all = Kind::ALL.into_iter().flat_map(of_kind);
        all.map(|(kind, nth)| view! { <Piece table kind nth/> }).collect_view()
    });
    view! { <div class="keep">{pieces}</div> }
}

#[component]
fn Piece(table: Table<Milestones>, kind: Kind, nth: u8) -> impl IntoView {
    let is_kept = move || table.local.with(|picks| picks.keeps(kind, nth));
    view! {
        <button
            {..table.spot(places::good(kind, nth))}
            class:pick=true
            class:is-on=follows(is_kept)
            class:gone=follows(move || !is_kept())
        >
            <Symbol id=kind_symbol(kind) class="sym--32"/>
        </button>
    }
}
