//! A building of the row: its supplies, its two actions, and the doors through which one enters.
//! All of it is one thing to press.

use engine::Seat;
use leptos::prelude::*;
use rattus_cartus::{BuildingCard, Rank, RattusCartus, Slot, Stage, View};

use super::actions::{ActionSign, action_sign};
use super::doors::Doors;
use super::names::{building_name, building_symbol, class_name, class_symbol};
use super::places;
use super::roofs::roof;
use super::supply::supply_signs;
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::kit::symbol::Symbol;
use crate::table::Table;
use crate::table::seat_mark::SeatMark;

#[component]
pub fn House(table: Table<RattusCartus>, at: Slot, card: BuildingCard) -> impl IntoView {
    let cx = table.cx;
    let class = card.building.class();
    let is_on = move || table.local.with(|picks| picks.slot == Some(at)) && is_entering(table);
    let delay = format!("calc(var(--time-move) * {})", at.idx());
    let acts = [Rank::Premium, Rank::Standard].map(|rank| act(table, card, rank));
    view! {
        <button
            class="house"
            class:is-on=follows(is_on)
            style:animation-delay=delay
            data-building=card.building.id()
            {..table.spot(places::slot(at))}
        >
            {roof(card.building)}
            <span class="house__wall">
                <SupplyBand table at card/>
                <span class="house__name">
                    <Symbol id=building_symbol(card.building) class="emblem"/>
                    <b>{live(move || building_name(&cx.words.texts(), card.building))}</b>
                    <small>
                        <Symbol id=class_symbol(class) class="sym--20"/>
                        <span>{live(move || class_name(&cx.words.texts(), class))}</span>
                    </small>
                </span>
                <span class="house__acts">{acts}</span>
                <Doors table at/>
            </span>
        </button>
    }
}

fn is_entering(table: Table<RattusCartus>) -> bool {
    table.cx.moment.with(|moment| {
        moment.my_turn().is_some() && matches!(moment.view.stage, Stage::Enter { .. })
    })
}

#[component]
fn SupplyBand(table: Table<RattusCartus>, at: Slot, card: BuildingCard) -> impl IntoView {
    let cx = table.cx;
    let supply = cx.moment.with_untracked(|moment| moment.view.table.supply_of(card));
    let is_asked = move || {
        cx.moment.with(|moment| {
            let stage = moment.view.stage;
            moment.my_turn().is_some()
                && matches!(stage, Stage::ChooseSupply { .. } | Stage::ChooseTogether)
        })
    };
    let took = Memo::new(move |_| {
        cx.moment.with(|moment| {
            let chose = |seat: &Seat| chosen_supply(&moment.view, *seat) == Some(at);
            Seat::all(moment.view.seats.len() as u8).filter(chose).collect::<Vec<_>>()
        })
    });
    view! {
        <span class="supply" class:is-asked=follows(is_asked)>
            {supply_signs(supply)}
            <span class="took" title=cx.words.of("rattus-took-supplies")>
                {live(move || marks(took.get()))}
            </span>
        </span>
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

fn act(table: Table<RattusCartus>, card: BuildingCard, rank: Rank) -> impl IntoView {
    let words = table.cx.words;
    let ActionSign { number, symbol, key } = action_sign(card.building, rank);
    let is_last = move || table.cx.moment.with(|moment| moment.view.is_last);
    let who = live(move || match rank {
        Rank::Premium => words.say("rattus-most", &[]),
        Rank::Standard => words.say("rattus-others", &[]),
    });
    let text = live(move || match (is_last(), rank) {
        (true, Rank::Premium) => words.say("rattus-act-last", &[]),
        (true, Rank::Standard) => words.say("rattus-act-none", &[]),
        (false, _) => words.say(key, &[]),
    });
    let sign = live(move || {
        let (number, symbol) = match (is_last(), rank) {
            (true, Rank::Premium) => ("+1", class_symbol(card.building.class())),
            (true, Rank::Standard) => ("–", ""),
            (false, _) => (number, symbol),
        };
        let symbol = (!symbol.is_empty()).then(|| view! { <Symbol id=symbol class="sym--20"/> });
        view! { <span class="num">{number}</span> {symbol} }
    });
    let class = if rank == Rank::Premium { "act act--premium" } else { "act" };
    view! {
        <span class=class>
            <span class="act__n">{sign}</span>
            <span class="act__text">{text}</span>
            <small>{who}</small>
        </span>
    }
}
