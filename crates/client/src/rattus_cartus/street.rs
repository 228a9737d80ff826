//! The street by night with the buildings of the day. Its colours are the same by day and night.

use leptos::prelude::*;
use rattus_cartus::{RattusCartus, RowView, Slot};

use super::house::House;
use super::reveal::{Reveal, resolved};
use super::scurry::Scurry;
use crate::kit::each::Each;
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::kit::symbol::href;
use crate::table::Table;

#[component]
pub fn Street(table: Table<RattusCartus>) -> impl IntoView {
    let cx = table.cx;
    // A new round deals new houses; what changes at a house does not build it anew.
    let slots = Memo::new(move |_| {
        cx.moment.with(|moment| {
            let round = moment.view.round;
            let card = |(i, row): (u8, &RowView)| Some((round, Slot::new(i)?, row.card));
            (1..).zip(&moment.view.row).filter_map(card).collect::<Vec<_>>()
        })
    });
    let n_houses = Memo::new(move |_| slots.with(Vec::len));
    let is_open = Memo::new(move |_| cx.moment.with(|it| resolved(&it.view).is_some()));
    let houses = live(move || {
        (!is_open.get()).then(|| {
            view! {
                <div class="houses" role="group" aria-label=cx.words.of("rattus-street")>
                    <Each
                        each=move || slots.get()
                        key=|(round, slot, card)| (*round, slot.number(), *card)
                        children=move |(_, slot, card)| view! { <House table at=slot card/> }
                    />
                </div>
            }
        })
    });
    view! {
        <div
            class="street"
            class:is-open=follows(move || is_open.get())
            data-n=follows(move || n_houses.get())
        >
            <Sky/>
            {live(move || (1..n_houses.get()).map(lamp).collect_view())}
            <Ground/>
            {houses}
            <Scurry cx/>
            <Reveal table/>
        </div>
    }
}

const STARS: [(u16, u16); 8] =
    [(30, 22), (96, 52), (215, 18), (262, 60), (410, 22), (455, 58), (560, 24), (40, 110)];
const FAR_TOWN: &str = "M-10 340V150l20-26 20 26v-30l26-34 26 34v60h30V120l14-60 14 60v40h40v-24\
    l28-34 28 34v50h34V132l22-26 22 26v30h44V104l10-44 10 44v34h30v-18l26-32 26 32v50h30V126l26-30 \
    26 30v40h30v174z";
const FAR_WINDOWS: &str = "M24 150h7v9h-7zM60 140h7v9h-7zM210 130h7v9h-7zM228 148h7v9h-7z\
    M428 126h7v9h-7zM440 160h7v9h-7zM212 210h7v9h-7zM426 220h7v9h-7zM6 190h7v9h-7zM618 170h7v9h-7z";

#[component]
fn Sky() -> impl IntoView {
    let star = |(x, y): (u16, u16)| view! { <circle class="star" cx=x cy=y r="1.5"></circle> };
    view! {
        <svg
            class="sky"
            viewBox="0 0 640 340"
            preserveAspectRatio="xMidYMin slice"
            aria-hidden="true"
        >
            {STARS.map(star).collect_view()}
            <circle class="moon" cx="427" cy="44" r="15"></circle>
            <path class="far" d=FAR_TOWN></path>
            <path class="farlit" d=FAR_WINDOWS></path>
        </svg>
    }
}

/// Between two houses.
fn lamp(nth: usize) -> impl IntoView {
    view! {
        <svg class=format!("lamp lamp--{nth}") viewBox="0 0 34 250" aria-hidden="true">
            <circle class="halo" cx="17" cy="44" r="62"></circle>
            <circle class="halo" cx="17" cy="44" r="38"></circle>
            <path class="iron" d="M17 250V59M9 250H25"></path>
            <use_ href=href("rc-lantern") x="1" y="28" width="32" height="32"></use_>
        </svg>
    }
}

#[component]
fn Ground() -> impl IntoView {
    view! {
        <svg class="ground" aria-hidden="true">
            <defs>
                <pattern id="cobbles" width="40" height="16" patternUnits="userSpaceOnUse">
                    <path
                        class="cobble"
                        d="M0 6q10-6 20 0t20 0M-10 14q10-6 20 0t20 0 20 0"
                    ></path>
                </pattern>
            </defs>
            <rect class="paving" x="-4" y="1" width="120%" height="60"></rect>
            <rect x="0" y="4" width="100%" height="24" fill="url(#cobbles)"></rect>
            <rect class="gutter" x="0" y="25" width="100%" height="12"></rect>
        </svg>
    }
}
