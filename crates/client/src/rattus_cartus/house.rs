//! A building of the row: its supplies, its two actions, and the doors through which one enters.

use engine::Seat;
use leptos::prelude::*;
use leptos::web_sys::MouseEvent;
use rattus_cartus::{Action, BuildingCard, Class, Rank, Slot, Stage, Supply, View};

use super::actions::{ActionSign, action_sign};
use super::desk::Desk;
use super::doors::{Doors, can_enter};
use super::names::{building_name, building_symbol, class_name, class_symbol};
use super::roofs::roof;
use super::why::not_this_building;
use crate::kit::symbol::Symbol;
use crate::table::seat_mark::SeatMark;
use crate::table::why::reason;
use crate::words::Texts;

#[component]
pub fn House(desk: Desk, at: Slot, card: BuildingCard) -> impl IntoView {
    let slot = at;
    let cx = desk.cx;
    let is_selected = move || desk.walk.plan().slot == Some(slot);
    let is_resolved =
        move || cx.moment.with(|moment| super::reveal::slot_of(moment.view.stage)) == Some(slot);
    let is_pointed = move || cx.pointed.with(|fields| fields.contains(&field_of(slot)));
    let delay = format!("calc(var(--time-move) * {})", slot.idx());
    view! {
        <article
            class="house"
            class:is-selected=move || is_selected() || is_resolved()
            class:is-pointed=is_pointed
            style:animation-delay=delay
            data-slot=slot.number()
            data-building=card.building.id()
        >
            {roof(card.building)}
            <div class="house__wall">
                <SupplyBand desk at=slot card/>
                <Entrance desk at=slot card/>
            </div>
        </article>
    }
}

/// How the log names a slot.
pub fn field_of(slot: Slot) -> String {
    format!("slot-{slot}")
}

#[component]
fn SupplyBand(desk: Desk, at: Slot, card: BuildingCard) -> impl IntoView {
    let slot = at;
    let cx = desk.cx;
    let action = Action::ChooseSupply { slot };
    let supply = cx.moment.with_untracked(|moment| moment.view.table.supply_of(card));
    let is_offered = move || desk.offers(action);
    let is_seen = move || desk.preview.get() == Some(action);
    let label = move || {
        let texts = cx.words.texts();
        let args = [
            ("building", building_name(&texts, card.building).into()),
            ("supply", supply_in_words(&texts, supply).into()),
        ];
        texts.say("rattus-supply-of", &args)
    };
    let press = move |click: MouseEvent| {
        let texts = cx.words.texts_once();
        let names = cx.names.get_untracked();
        let reason = cx.moment.with_untracked(|moment| reason(moment, &action, &names, &texts));
        if !desk.refuses(&click, reason) {
            desk.choose(action, &click);
        }
    };
    let took = Memo::new(move |_| {
        cx.moment.with(|moment| {
            let chose = |seat: &Seat| chosen_supply(&moment.view, *seat) == Some(slot);
            Seat::all(moment.view.seats.len() as u8).filter(chose).collect::<Vec<_>>()
        })
    });
    view! {
        <button
            class="supply"
            class:can=is_offered
            class:is-seen=is_seen
            aria-label=label
            title=label
            aria-disabled=move || (!is_offered()).to_string()
            on:click=press
            on:pointerenter=move |event| desk.hover(&event, Some(action))
            on:pointerleave=move |event| desk.hover(&event, None)
        >
            {supply_signs(desk, supply)}
            <span class="took" title=cx.words.of("rattus-took-supplies")>
                {move || marks(took.get())}
            </span>
        </button>
    }
}

fn marks(seats: Vec<Seat>) -> impl IntoView {
    seats.into_iter().map(|seat| view! { <SeatMark seat/> }).collect_view()
}

/// The own choice is known before those of the others (RC-41).
fn chosen_supply(view: &View, seat: Seat) -> Option<Slot> {
    let open = view.seats[seat.idx()].supply;
    let is_supplies = matches!(
        view.stage,
        Stage::ChooseSupply { .. }
            | Stage::ChooseTogether
            | Stage::SupplyLooks { .. }
            | Stage::LooksTogether
            | Stage::Enter { .. }
    );
    open.filter(|_| is_supplies)
}

fn supply_signs(desk: Desk, supply: Supply) -> impl IntoView {
    let words = desk.cx.words;
    let draw = (0 < supply.draw).then(|| {
        view! {
            <Symbol id="rc-back" class="sym--20 back"/>
            <span class="num">{format!("+{}", supply.draw)}</span>
            <span class="w">{words.of("rattus-supply-draw")}</span>
        }
    });
    let rats = (0 < supply.rats).then(|| {
        view! {
            <Symbol id="rc-rat" class="sym--20"/>
            <span class="num">{format!("−{}", supply.rats)}</span>
            <span class="w">{words.of("rattus-supply-rats")}</span>
        }
    });
    let looks = (0 < supply.looks).then(|| {
        view! {
            <Symbol id="eye" class="sym--20 light"/>
            <span class="num">{supply.looks}</span>
            <span class="w">{words.of("rattus-supply-looks")}</span>
        }
    });
    view! { {draw} {rats} {looks} }
}

/// "draw 2, look at 1".
pub fn supply_in_words(texts: &Texts, supply: Supply) -> String {
    let part = |n: u8, key: &str| (0 < n).then(|| texts.say(key, &[("n", n.into())]));
    let parts = [
        part(supply.draw, "rattus-draw-n"),
        part(supply.rats, "rattus-shed-n"),
        part(supply.looks, "rattus-look-n"),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// Name, actions and doors: all of it is one thing to press.
#[component]
fn Entrance(desk: Desk, at: Slot, card: BuildingCard) -> impl IntoView {
    let slot = at;
    let cx = desk.cx;
    let action = Action::Enter { slot };
    let class = card.building.class();
    let is_offered = move || can_enter(desk, slot);
    let label = move || entrance_label(desk, slot, card);
    let press = move |click: MouseEvent| {
        let texts = cx.words.texts_once();
        let names = cx.names.get_untracked();
        let reason =
            cx.moment.with_untracked(|moment| not_this_building(moment, slot, &names, &texts));
        if !desk.refuses(&click, reason) {
            desk.preview.set(None);
            desk.walk.enter(slot);
        }
    };
    let signs = [Rank::Premium, Rank::Standard].map(|rank| act(desk, card, rank));
    view! {
        <button
            class="entrance"
            class:can=is_offered
            aria-label=label
            aria-pressed=move || (desk.walk.plan().slot == Some(slot)).to_string()
            aria-disabled=move || (!is_offered()).to_string()
            on:click=press
            on:pointerenter=move |event| desk.hover(&event, Some(action))
            on:pointerleave=move |event| desk.hover(&event, None)
        >
            <span class="house__name">
                <Symbol id=building_symbol(card.building) class="sym--40"/>
                <span>
                    <b>{move || building_name(&cx.words.texts(), card.building)}</b>
                    <span class="house__class">{class_sign(desk, class)}</span>
                </span>
            </span>
            {signs}
            <Doors desk at=slot/>
        </button>
    }
}

fn class_sign(desk: Desk, class: Class) -> impl IntoView {
    view! {
        <Symbol id=class_symbol(class) class="sym--20"/>
        {move || class_name(&desk.cx.words.texts(), class)}
    }
}

fn entrance_label(desk: Desk, slot: Slot, card: BuildingCard) -> String {
    let texts = desk.cx.words.texts();
    let n = desk
        .cx
        .moment
        .with(|moment| moment.view.row.get(slot.idx()).map_or(0, |row| row.visitors.len()));
    let args = [
        ("building", building_name(&texts, card.building).into()),
        ("class", class_name(&texts, card.building.class()).into()),
        ("n", n.into()),
    ];
    texts.say("rattus-entrance", &args)
}

fn act(desk: Desk, card: BuildingCard, rank: Rank) -> impl IntoView {
    let words = desk.cx.words;
    let ActionSign { number, symbol, key } = action_sign(card.building, rank);
    let is_last = move || desk.cx.moment.with(|moment| moment.view.is_last);
    let title = move || {
        let key = match rank {
            Rank::Premium => "rattus-premium",
            Rank::Standard => "rattus-standard",
        };
        words.say(key, &[])
    };
    let text = move || match (is_last(), rank) {
        (true, Rank::Premium) => words.say("rattus-act-last", &[]),
        (true, Rank::Standard) => words.say("rattus-act-none", &[]),
        (false, _) => words.say(key, &[]),
    };
    let sign = move || {
        let (number, symbol) = match (is_last(), rank) {
            (true, Rank::Premium) => ("+1".to_owned(), class_symbol(card.building.class())),
            (true, Rank::Standard) => ("–".to_owned(), String::new()),
            (false, _) => (number.to_owned(), symbol.to_owned()),
        };
        let symbol = (!symbol.is_empty()).then(|| view! { <Symbol id=symbol class="sym--24"/> });
        view! { <span class="num">{number}</span> {symbol} }
    };
    let class = if rank == Rank::Premium { "act act--premium" } else { "act" };
    view! {
        <span class=class>
            <span class="act__n">{sign}</span>
            <span class="act__text"><small>{title}</small>{text}</span>
        </span>
    }
}
