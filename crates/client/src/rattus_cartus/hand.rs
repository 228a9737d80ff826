//! The own hand as a fan, by kind: a press picks one more, the small button takes one back.

use leptos::prelude::*;
use leptos::web_sys::MouseEvent;
use rattus_cartus::{Action, Class, Kind, RattusCartus};

use super::desk::Desk;
use super::names::{counted, kind_name, kind_symbol};
use super::walk::{Plan, choice};
use super::why::not_this_card;
use crate::kit::symbol::Symbol;
use crate::table::Moment;

/// So many cards of a kind are drawn; the number says the rest.
const DRAWN_MAX: u8 = 4;

#[component]
pub fn Hand(desk: Desk) -> impl IntoView {
    let cx = desk.cx;
    let kinds = Memo::new(move |_| {
        cx.moment.with(|moment| {
            let own = moment.view.own.as_ref();
            own.map(|own| counted(own.hand.iter().map(|card| card.kind()))).unwrap_or_default()
        })
    });
    let n_kinds = Memo::new(move |_| kinds.with(Vec::len));
    let each = move || kinds.get().into_iter().enumerate().collect::<Vec<_>>();
    let is_empty = move || n_kinds.get() == 0 && desk.me().is_some();
    view! {
        <div class="hand" data-n=move || n_kinds.get() aria-label=cx.words.of("rattus-hand")>
            <For
                each=each
                key=|(_, (kind, n))| (*kind, *n)
                children=move |(_, (kind, n))| {
                    let tilt = Signal::derive(move || tilt(kinds, kind));
                    view! { <KindFan desk kind n tilt/> }
                }
            />
            {move || is_empty().then(|| view! {
                <p class="quiet small">{cx.words.of("rattus-hand-empty")}</p>
            })}
        </div>
    }
}

/// From −1 at the left end of the fan to 1 at the right.
fn tilt(kinds: Memo<Vec<(Kind, u8)>>, kind: Kind) -> f64 {
    kinds.with(|kinds| {
        let i = kinds.iter().position(|(it, _)| *it == kind).unwrap_or(0) as f64;
        let last = kinds.len().saturating_sub(1).max(1) as f64;
        2.0 * i / last - 1.0
    })
}

#[component]
fn KindFan(desk: Desk, kind: Kind, n: u8, tilt: Signal<f64>) -> impl IntoView {
    let cx = desk.cx;
    let n_picked = Memo::new(move |_| {
        let is_choosing = cx.moment.with(|moment| choice(moment.view.stage, kind).is_some());
        if is_choosing { desk.walk.plan().n_of(kind).min(n) } else { 0 }
    });
    let can_add = Memo::new(move |_| {
        let plan = desk.walk.plan();
        cx.moment.with(|moment| can_pick(moment, &plan, kind, n))
    });
    let is_stranger = Memo::new(move |_| {
        let class = desk.forecast.with(|forecast| forecast.as_ref().map(|it| it.class()));
        matches!((kind, class), (Kind::Of(of), Some(class)) if of != class)
    });
    let press = move |click: MouseEvent| {
        if can_add.get_untracked() {
            return desk.walk.add(kind);
        }
        if 0 < n_picked.get_untracked() && n_picked.get_untracked() == n {
            return desk.walk.take_back(kind);
        }
        let (texts, names) = (cx.words.texts_once(), cx.names.get_untracked());
        let plan = desk.walk.plan_once();
        let reason =
            cx.moment.with_untracked(|moment| not_this_card(moment, &plan, kind, &names, &texts));
        desk.refuses(&click, reason);
    };
    let label = move || {
        let texts = cx.words.texts();
        let args = [
            ("kind", kind_name(&texts, kind).into()),
            ("n", n.into()),
            ("picked", n_picked.get().into()),
        ];
        texts.say("rattus-in-hand", &args)
    };
    let count = move || {
        let picked = n_picked.get();
        if 0 < picked && 1 < n {
            let args = [("picked", picked.into()), ("n", n.into())];
            return cx.words.say("rattus-of", &args);
        }
        n.to_string()
    };
    let card = move |i: u8| picture(kind, i, n_picked, is_stranger);
    let is_off = move || !can_add.get() && n_picked.get() == 0;
    view! {
        <div
            class="kind"
            class:can=move || can_add.get()
            class:has=move || 0 < n_picked.get()
            data-kind=kind.name()
            style=("--tilt", move || tilt.get().to_string())
        >
            <button
                class="fan"
                aria-label=label
                title=label
                aria-disabled=move || is_off().to_string()
                on:click=press
            >
                {(0..n.min(DRAWN_MAX)).map(card).collect_view()}
                <span class="count">{count}</span>
            </button>
            {move || (0 < n_picked.get()).then(|| less(desk, kind))}
            <span class="kind__name">{move || kind_name(&cx.words.texts(), kind)}</span>
        </div>
    }
}

fn picture(kind: Kind, i: u8, n_picked: Memo<u8>, is_stranger: Memo<bool>) -> impl IntoView {
    let is_picked = move || i < n_picked.get();
    let sign = move || match (is_stranger.get(), is_picked()) {
        (true, true) => {
            Some(view! { <span class="plusrat">"+1"<Symbol id="rc-rat"/></span> }.into_any())
        }
        (true, false) => Some(view! { <Symbol id="rc-rat" class="stranger"/> }.into_any()),
        (false, _) => None,
    };
    view! {
        <span class="pcard" class:is-picked=is_picked>
            <Symbol id=kind_symbol(kind)/>
            {sign}
        </span>
    }
}

/// Takes one card of the kind back.
fn less(desk: Desk, kind: Kind) -> impl IntoView {
    let label = move || {
        let texts = desk.cx.words.texts();
        texts.say("rattus-less", &[("kind", kind_name(&texts, kind).into())])
    };
    view! {
        <button
            class="less"
            aria-label=label
            title=label
            on:click=move |_| desk.walk.take_back(kind)
        >
            <Symbol id="minus" class="sym--16 mono"/>
        </button>
    }
}

/// Whether one more card of a kind can be chosen. The server says so once it has heard of the rest;
/// what is still on its way is counted here.
fn can_pick(moment: &Moment<RattusCartus>, plan: &Plan, kind: Kind, n: u8) -> bool {
    let Some(action) = choice(moment.view.stage, kind) else { return false };
    if moment.my_turn().is_none() || n <= plan.n_of(kind) {
        return false;
    }
    match action {
        Action::Lay { .. } => plan.slot.is_some() && kind.is_layable(),
        _ => plan.n_cards() < n_wanted(moment),
    }
}

/// How many cards are to be given or may be discarded.
pub fn n_wanted(moment: &Moment<RattusCartus>) -> u8 {
    use rattus_cartus::Stage;
    let own = moment.viewer.seat().map(|seat| moment.view.seats[seat.idx()].n_hand);
    match moment.view.stage {
        Stage::HalfOfHand { n, .. } => n,
        Stage::Tribute { .. } => TRIBUTE.min(own.unwrap_or(0)),
        Stage::Trade { n_max, .. } => n_max,
        _ => 0,
    }
}

/// RC-68.
const TRIBUTE: u8 = 3;

/// The classes in hand that would bring no rat.
pub fn matching(moment: &Moment<RattusCartus>, class: Class) -> usize {
    let own = moment.view.own.iter().flat_map(|own| &own.hand);
    own.filter(|card| card.kind() == Kind::Of(class) || card.kind() == Kind::Joker).count()
}
