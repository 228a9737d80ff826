//! A loop as a ring of stations: castle on the left, the path along the top, and the other
//! buildings back along the bottom. It is one's own, or that of whoever is looked at.

use engine::Seat;
use leptos::prelude::*;
use milestones::{Kind, Milestones, N_PATH_SPACES, Phase, Space};

use super::names::{counted, kind_symbol};
use super::places;
use super::station::Station;
use super::stop::PathStop;
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::kit::symbol::Symbol;
use crate::table::Table;
use crate::table::seat_mark::letter;

#[component]
pub fn RingRoad(table: Table<Milestones>) -> impl IntoView {
    live(move || {
        let seat = table.shown.get();
        let stops = (1..=N_PATH_SPACES).map(|space| view! { <PathStop table seat space/> });
        let is_rising = move || table.game.with(|game| game.tableau(seat).path.is_rising());
        let path = table.cx.words.of("milestones-path");
        let place = places::ring_road(seat).to_string();
        view! {
            <Goods table seat/>
            <div class="ring-road" class:is-rising=follows(is_rising) data-place=place>
                <Station table seat space=Space::Castle/>
                <div class="path" role="group" aria-label=path>{stops.collect_view()}</div>
                <div class="bldg">
                    <Station table seat space=Space::Mill/>
                    <Station table seat space=Space::BuildingOffice/>
                    <Station table seat space=Space::TradingHouse/>
                </div>
            </div>
        }
    })
}

/// Where there is no room for them on the plate.
#[component]
fn Goods(table: Table<Milestones>, seat: Seat) -> impl IntoView {
    let good = move |kind: Kind| {
        let n = Memo::new(move |_| table.game.with(|game| game.tableau(seat).goods[kind]));
        let label = move || counted(&table.cx.words.texts(), kind, n.get());
        view! {
            <li class="stat" class:none=follows(move || n.get() == 0) title=follows(label)>
                <Symbol id=kind_symbol(kind) class="sym--20"/>
                <span class="sr">{label}</span>
                <b aria-hidden="true">{live(move || n.get())}</b>
            </li>
        }
    };
    let is_needed = Memo::new(move |_| table.screen.get().is_small());
    live(move || {
        is_needed.get().then(|| {
            let label = table.cx.words.of("milestones-goods");
            let goods = Kind::ALL.map(good).collect_view();
            view! { <ul class="goods" aria-label=follows(label)>{goods}</ul> }
        })
    })
}

/// The pawn, where it stands. It lies when its turn is over.
pub fn pawn(table: Table<Milestones>, seat: Seat, space: Space) -> impl IntoView {
    let is_here = Memo::new(move |_| table.game.with(|game| game.tableau(seat).pawn == space));
    let lies = move || {
        table.cx.moment.with(|moment| {
            let has_moves = !matches!(moment.view.phase, Phase::EndTurn | Phase::Over);
            moment.view.turn != seat || !has_moves
        })
    };
    let label = Signal::derive(move || Some(table.cx.words.say("milestones-pawn", &[])));
    live(move || {
        is_here.get().then(|| {
            let wash = format!("var(--seat-{})", letter(seat));
            view! {
                <span class="pawn" class:is-lying=follows(lies) style=("--sym-wash", wash)>
                    <Symbol id="ms-pawn" label/>
                </span>
            }
        })
    })
}

/// Whether a stop that is offered would be in vain: then it does not invite.
pub fn is_vain(table: Table<Milestones>, seat: Seat, space: Space) -> bool {
    let step = milestones::Action::Move { to: space };
    let is_offered = table
        .cx
        .moment
        .with(|moment| moment.my_turn() == Some(seat) && moment.actions.contains(&step));
    is_offered && table.game.with(|game| super::foresee::is_vain(game, space))
}
