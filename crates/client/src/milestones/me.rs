//! The own loop as a ring of stations: castle on the left, the path along the top, and the other
//! buildings back along the bottom; in the middle points and goods.

use leptos::prelude::*;
use milestones::{GOODS_KEPT, Kind, Milestones, N_PATH_SPACES, Space};

use super::desk::Desk;
use super::names::{counted, kind_symbol};
use super::station::Station;
use super::stop::PathStop;
use crate::kit::symbol::Symbol;
use crate::table::bars::minus;
use crate::table::changing::Changing;

/// More tokens of a kind are only counted.
const TOKENS_MAX: u8 = 3;

#[component]
pub fn Me(desk: Desk) -> impl IntoView {
    let cx = desk.cx;
    let stops = (1..=N_PATH_SPACES).map(|space| view! { <PathStop desk space/> }).collect_view();
    view! {
        <section class="r-me panel" aria-label=cx.words.of("milestones-loop")>
            <div class="loop" class:is-rising=move || is_rising(desk)>
                <Station desk space=Space::Castle/>
                <div class="path" role="group" aria-label=cx.words.of("milestones-path")>
                    {stops}
                </div>
                <Middle desk/>
                <div class="bldg">
                    <Station desk space=Space::Mill/>
                    <Station desk space=Space::BuildingOffice/>
                    <Station desk space=Space::TradingHouse/>
                </div>
            </div>
        </section>
    }
}

fn is_rising(desk: Desk) -> bool {
    let seat = desk.shown();
    desk.game.with(|game| game.tableau(seat).path.is_rising())
}

#[component]
fn Middle(desk: Desk) -> impl IntoView {
    let cx = desk.cx;
    let seat = Signal::derive(move || desk.shown());
    let points = Signal::derive(move || {
        let seat = seat.get();
        desk.game.with(|game| i32::from(game.tableau(seat).score()))
    });
    view! {
        <div class="mid">
            <div class="pts">
                <Changing number=points of=seat/>
                <span class="caps">{cx.words.of("milestones-points")}</span>
            </div>
            <ul class="goods" aria-label=cx.words.of("milestones-goods")>
                {Kind::ALL.map(|kind| view! { <Token desk kind/> }).collect_view()}
            </ul>
            <p class="from">{move || remark(desk)}</p>
        </div>
    }
}

/// How many goods of a kind there are, and what is being looked at would change of it.
#[component]
fn Token(desk: Desk, kind: Kind) -> impl IntoView {
    let held = move |game: &Milestones| game.tableau(desk.shown()).goods[kind];
    let n = Memo::new(move |_| desk.game.with(held));
    let change = move || {
        let then = desk.then.with(|then| then.as_ref().map(held))?;
        let by = i32::from(then) - i32::from(n.get());
        let sign = if 0 < by { "+" } else { "" };
        (by != 0).then(|| {
            view! { <em class:more=0 < by>{format!("{sign}{}", minus(by))}</em> }
        })
    };
    let label = move || counted(&desk.cx.words.texts(), kind, n.get());
    let tokens = move || {
        (0..n.get().clamp(1, TOKENS_MAX))
            .map(|_| view! { <Symbol id=kind_symbol(kind) class="sym--24"/> })
            .collect_view()
    };
    view! {
        <li class="tok" class:none=move || n.get() == 0 aria-label=label data-kind=kind.word()>
            <span class="tok__s">{tokens}</span>
            <b class="num">{move || n.get()}</b>
            {change}
        </li>
    }
}

/// What the castle would take, or from where the gains are counted.
fn remark(desk: Desk) -> String {
    let seat = desk.shown();
    let words = desk.cx.words;
    let surplus =
        desk.game.with(|game| game.tableau(seat).goods.n_goods().saturating_sub(GOODS_KEPT));
    if 0 < surplus {
        return words.say("milestones-surplus", &[("n", surplus.into())]);
    }
    words.say("milestones-gains-from", &[])
}
