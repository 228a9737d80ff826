//! The three things to build: what they cost and what they bring at best.

use leptos::prelude::*;
use leptos::web_sys::MouseEvent;
use milestones::{Action, Build, Kind, Phase};

use super::desk::Desk;
use super::foresee::best_build;
use super::names::{build_name, build_symbol, kind_symbol};
use super::scene::build_of;
use crate::kit::symbol::Symbol;
use crate::table::why::Reason;

#[component]
pub fn BuildChoice(desk: Desk) -> impl IntoView {
    let chips = Build::ALL.map(|what| view! { <BuildChip desk what/> }).collect_view();
    view! { <div class="chips builds">{chips}</div> }
}

#[component]
fn BuildChip(desk: Desk, what: Build) -> impl IntoView {
    let build = what;
    let cx = desk.cx;
    let best = Memo::new(move |_| {
        cx.moment.with(|moment| {
            let seat = moment.my_turn()?;
            let of_it: Vec<Action> = moment
                .actions
                .iter()
                .copied()
                .filter(|action| build_of(*action) == Some(build))
                .collect();
            desk.game.with(|game| best_build(game, seat, &of_it))
        })
    });
    let is_laying = move || matches!(desk.phase(), Phase::LayRoad { .. });
    let is_off = move || best.get().is_none() && !is_laying();
    let price: Vec<_> = Kind::ALL.into_iter().filter(|kind| build.price()[*kind] != 0).collect();
    let price = price
        .into_iter()
        .map(|kind| view! { <Symbol id=kind_symbol(kind) class="sym--20"/> })
        .collect_view();
    let press = move |click: MouseEvent| match untrack(is_off) {
        true => desk.explain(&click, &untrack(|| not_this_build(desk, build))),
        false => desk.choose_build(build),
    };
    view! {
        <button
            class="chip"
            class:is-selected=move || desk.build() == Some(build)
            class:is-off=is_off
            aria-pressed=move || (desk.build() == Some(build)).to_string()
            aria-disabled=move || is_off().to_string()
            data-build=format!("{build:?}").to_lowercase()
            on:click=press
        >
            <Symbol id=build_symbol(build) class="sym--24"/>
            <span class="chip__t">
                {move || build_name(&cx.words.texts(), build)}
                <small>
                    <span class="cost">{price}</span>
                    {move || best.get().map(|best| view! { <b>{format!("+{best}")}</b> })}
                </small>
            </span>
        </button>
    }
}

/// It cannot be paid, no piece is left, or there is no place for it.
fn not_this_build(desk: Desk, build: Build) -> Reason {
    let texts = desk.cx.words.texts();
    let (n_left, can_pay) = desk.game.with(|game| {
        let map = game.map();
        let n_left = match build {
            Build::Section => map.n_sections_left(),
            Build::House => map.n_houses_left(),
            Build::Market => map.n_markets_left(),
        };
        (n_left, desk.me().is_some_and(|seat| game.can_pay(seat, build)))
    });
    let (rule, key) = match (build, n_left, can_pay) {
        (_, 1.., false) => ("MS-68", "milestones-why-68"),
        (Build::Section, 0, _) => ("MS-78", "milestones-why-78"),
        (Build::Section, ..) => ("MS-77", "milestones-why-77"),
        (Build::House, 0, _) => ("MS-82", "milestones-why-no-houses"),
        (Build::House, ..) => ("MS-79", "milestones-why-79"),
        (Build::Market, 0, _) => ("MS-84", "milestones-why-84"),
        (Build::Market, ..) => ("MS-83", "milestones-why-83"),
    };
    Reason::by_rule(rule, &texts, key, &[])
}
