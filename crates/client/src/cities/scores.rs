//! The live score: everybody in bars, and that of the seat that is shown by its five parts.

use leptos::prelude::*;

use super::desk::{Desk, Lit};
use super::names::{PARTS, part_symbol};
use crate::kit::symbol::Symbol;
use crate::table::bars::IfItEndedNow;

#[component]
pub fn Scores(desk: Desk) -> impl IntoView {
    let cx = desk.cx;
    let scores = Signal::derive(move || {
        cx.moment.with(|moment| {
            moment.view.seats.iter().map(|seat| seat.score.total()).collect::<Vec<_>>()
        })
    });
    let title = move || {
        let is_over = cx.moment.with(|moment| moment.outcome.is_some());
        cx.words.say(if is_over { "cities-final" } else { "cities-if-ended" }, &[])
    };
    view! {
        <section class="panel scores-panel">
            <h2 class="panel__head"><Symbol id="trophy" class="sym--24"/>{title}</h2>
            <div class="panel__body">
                <IfItEndedNow names=cx.names scores/>
                <Parts desk/>
            </div>
        </section>
    }
}

/// Goals, water, parks, monuments, cards; pointing at one shows where it comes from.
#[component]
pub fn Parts(desk: Desk) -> impl IntoView {
    let cx = desk.cx;
    let part = move |part: &'static str| {
        let points = move || {
            let seat = desk.shown.get();
            cx.moment.with(|moment| {
                let score = moment.view.seats.get(seat.idx()).map(|seat| seat.score);
                score.map_or(0, |score| match part {
                    "goals" => score.goals,
                    "water" => score.water,
                    "parks" => score.parks,
                    "monuments" => score.monuments,
                    _ => score.cards,
                })
            })
        };
        let label = move || cx.words.say(&format!("cities-line-{part}"), &[]);
        view! {
            <li
                title=label
                on:pointerenter=move |_| desk.light(Some(Lit::Part(part)))
                on:pointerleave=move |_| desk.light(None)
            >
                <Symbol id=part_symbol(part) class="sym--20"/>
                <span class="sr">{label}</span>
                <b class="num">{points}</b>
            </li>
        }
    };
    view! { <ul class="parts">{PARTS.map(part).collect_view()}</ul> }
}
