//! A building of the own loop, with what a stop there would bring.

use engine::Seat;
use leptos::prelude::*;
use leptos::web_sys::{MouseEvent, PointerEvent};
use milestones::{Action, Build, GRAIN_PER_DELIVERY, Kind, Milestones, Space};

use super::desk::Desk;
use super::foresee::{best_delivery, fall};
use super::names::{build_symbol, space_name, space_symbol};
use super::scene::Pick;
use super::stop::{pawn, pawn_figure};
use crate::kit::symbol::Symbol;
use crate::words::Texts;

#[component]
pub fn Station(desk: Desk, space: Space) -> impl IntoView {
    let cx = desk.cx;
    let action = Action::Move { to: space };
    let has_pawn = Memo::new(move |_| pawn(desk, space));
    let is_offered = move || desk.offers(action);
    let press = move |click: MouseEvent| desk.press(action, &click);
    let hover = move |event: &PointerEvent, is_over: bool| {
        let is_on = is_over && untrack(is_offered);
        desk.hover(event, is_on.then_some(Pick::Act(action)));
    };
    let name = move || space_name(&cx.words.texts(), space);
    view! {
        <button
            class="st"
            class:castle=space == Space::Castle
            class:can=is_offered
            class:is-selected=move || desk.preview.get() == Some(Pick::Act(action))
            class:here=move || has_pawn.get().is_some()
            aria-disabled=move || (!is_offered()).then_some("true")
            data-space=space.number()
            on:click=press
            on:pointerenter=move |event| hover(&event, true)
            on:pointerleave=move |event| hover(&event, false)
        >
            <Symbol id=space_symbol(space) class="sym--32"/>
            <span class="st__t">
                <b>{name}</b>
                {move || {
                    let seat = desk.shown();
                    desk.game.with(|game| outlook(game, seat, space, &cx.words.texts()))
                }}
            </span>
            {move || has_pawn.get().map(|seat| pawn_figure(desk, seat))}
        </button>
    }
}

/// What a stop would bring with what the seat has now.
fn outlook(game: &Milestones, seat: Seat, space: Space, texts: &Texts) -> AnyView {
    match space {
        Space::Castle => castle(game, seat, texts),
        Space::TradingHouse => trading_house(game, seat, texts),
        Space::BuildingOffice => office(game, seat, texts),
        Space::Mill => mill(game, seat, texts),
        Space::Path(_) => ().into_any(),
    }
}

fn castle(game: &Milestones, seat: Seat, texts: &Texts) -> AnyView {
    let stop = game.stop(seat, Space::Castle);
    let takes = texts.say("milestones-castle-takes", &[("n", stop.n_given_up.into())]);
    let covers = if stop.covers { "milestones-castle-covers" } else { "milestones-castle-spares" };
    view! {
        <small class:bad=0 < stop.n_given_up>{takes}</small>
        <small>{texts.say(covers, &[])}</small>
    }
    .into_any()
}

fn trading_house(game: &Milestones, seat: Seat, texts: &Texts) -> AnyView {
    match fall(game, seat) {
        None => view! {
            <small>
                {texts.say("milestones-row-rises", &[])}
                <span class="num">"+1"</span>
                <Symbol id="ms-coin" class="sym--16"/>
            </small>
        }
        .into_any(),
        Some(space) => view! {
            <small class="careful">
                {texts.say("milestones-row-falls", &[("n", space.into())])}
            </small>
        }
        .into_any(),
    }
}

/// What could be paid.
fn office(game: &Milestones, seat: Seat, texts: &Texts) -> AnyView {
    let can_pay: Vec<Build> =
        Build::ALL.into_iter().filter(|build| game.can_pay(seat, *build)).collect();
    if can_pay.is_empty() {
        return view! { <small>{texts.say("milestones-office-none", &[])}</small> }.into_any();
    }
    let symbols = can_pay
        .into_iter()
        .map(|build| view! { <Symbol id=build_symbol(build) class="sym--20"/> })
        .collect_view();
    view! { <small>{texts.say("milestones-office-can", &[])} {symbols}</small> }.into_any()
}

fn mill(game: &Milestones, seat: Seat, texts: &Texts) -> AnyView {
    let grain = game.tableau(seat).goods[Kind::Grain];
    match best_delivery(game) {
        Some((market, points)) if GRAIN_PER_DELIVERY <= grain => view! {
            <small>
                {market.to_string()}
                <span class="num">{format!("+{points}")}</span>
                <span class="num">"+1"</span>
                <Symbol id="ms-coin" class="sym--16"/>
            </small>
        }
        .into_any(),
        Some(_) => {
            let args = [("n", grain.into())];
            view! { <small>{texts.say("milestones-mill-grain", &args)}</small> }.into_any()
        }
        None => view! { <small>{texts.say("milestones-mill-full", &[])}</small> }.into_any(),
    }
}
