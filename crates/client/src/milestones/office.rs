//! The three things to build: what they cost and what they bring at best.

use leptos::prelude::*;
use milestones::{Build, Kind, Milestones};

use super::names::{POINTS, build_name, build_symbol, kind_symbol};
use super::places;
use super::road::wanted_build;
use crate::kit::live::live;
use crate::kit::memo::Memo;
use crate::kit::symbol::Symbol;
use crate::table::Table;

#[component]
pub fn BuildChoice(table: Table<Milestones>) -> impl IntoView {
    let wanted = Memo::new(move |_| table.scene(wanted_build));
    let button = move |build: Build| {
        let is_on = Signal::derive(move || wanted.get() == Some(build));
        view! { <BuildButton table what=build is_on/> }
    };
    view! { <div class="builds">{Build::ALL.map(button).collect_view()}</div> }
}

#[component]
fn BuildButton(table: Table<Milestones>, what: Build, is_on: Signal<bool>) -> impl IntoView {
    let build = what;
    let best = Memo::new(move |_| {
        let best = table.target(&places::build(build))?.worth(POINTS);
        (best != 0).then_some(best)
    });
    let price = Kind::ALL.into_iter().filter(|kind| build.price()[*kind] != 0);
    let price: Vec<_> =
        price.map(|kind| view! { <Symbol id=kind_symbol(kind) class="sym--20"/> }).collect();
    view! {
        <button
            {..table.spot(places::build(build))}
            class:pick=true
            class:build=true
            class:is-on=is_on
        >
            <Symbol id=build_symbol(build) class="sym--32"/>
            <b>{live(move || build_name(&table.cx.words.texts(), build))}</b>
            <span class="cost">{price.collect_view()}</span>
            {live(move || best.get().map(|best| view! { <b class="num">{format!("+{best}")}</b> }))}
        </button>
    }
}
