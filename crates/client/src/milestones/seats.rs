//! The players: points, goods, their loops in small, and what is still ahead of them.

use engine::Seat;
use leptos::prelude::*;
use milestones::{Goods, Kind, Space};

use super::desk::Desk;
use super::foresee::{fall, is_ahead};
use super::mini::mini;
use super::names::{counted, in_space, kind_symbol};
use crate::kit::symbol::Symbol;
use crate::table::seat_mark::SeatMark;
use crate::table::seat_tag::turn_tag;
use crate::words::Texts;

#[component]
pub fn Seats(desk: Desk) -> impl IntoView {
    let cx = desk.cx;
    let seats = Memo::new(move |_| cx.names.with(|names| names.seats().collect::<Vec<_>>()));
    view! {
        <ol class="r-seats" aria-label=cx.words.of("milestones-players")>
            <For each=move || seats.get() key=|seat| seat.0 let:seat>
                <Plate desk seat/>
            </For>
        </ol>
    }
}

#[component]
fn Plate(desk: Desk, seat: Seat) -> impl IntoView {
    let cx = desk.cx;
    let is_in_turn = move || cx.moment.with(|moment| moment.to_act.contains(seat));
    let is_me = move || desk.me() == Some(seat);
    let name = move || cx.names.with(|names| names.label(seat, &cx.words.texts()));
    let score = move || desk.game.with(|game| game.tableau(seat).score());
    let n_workers = move || desk.game.with(|game| game.tableau(seat).path.n_workers());
    let n_goods = move || desk.game.with(|game| game.tableau(seat).goods.n_goods());
    view! {
        <li class="plate" class:is-turn=is_in_turn class:is-me=is_me data-seat=seat.0>
            <div class="plate__top">
                <SeatMark seat/>
                <b class="seat__name">{name}</b>
                {move || turn_tag(desk.cx, seat)}
                <span class="num plate__vp">
                    {score}
                    <small>{cx.words.of("milestones-vp")}</small>
                </span>
            </div>
            <div class="plate__tiny">
                <span title=cx.words.of("milestones-workers")>
                    <Symbol id="people" class="sym--16"/>{n_workers}
                </span>
                <span title=cx.words.of("milestones-goods")>
                    <Symbol id="ms-stone" class="sym--16"/>{n_goods}
                </span>
            </div>
            <div class="plate__more">{move || loop_of(desk, seat)}</div>
        </li>
    }
}

/// Somebody's loop and goods, with a sentence on what is ahead.
fn loop_of(desk: Desk, seat: Seat) -> impl IntoView {
    let texts = desk.cx.words.texts();
    desk.game.with(|game| {
        let tableau = game.tableau(seat);
        let row = match fall(game, seat) {
            None => view! {
                <span class="tag tag--good">{texts.say("milestones-tag-rises", &[])}</span>
            }
            .into_any(),
            Some(space) => {
                let words = texts.say("milestones-tag-falls", &[("n", space.into())]);
                view! { <span class="tag tag--careful">{words}</span> }.into_any()
            }
        };
        view! {
            {mini(game, seat)}
            <div class="plate__g">{goods_list(tableau.goods, &texts)} {row}</div>
            <p class="plate__note">{ahead(desk, seat, &texts)}</p>
        }
    })
}

pub fn goods_list(goods: Goods, texts: &Texts) -> impl IntoView + use<> {
    let held = Kind::ALL.into_iter().filter(|kind| goods[*kind] != 0);
    let stat = |kind: Kind| {
        view! {
            <span class="stat" title=counted(texts, kind, goods[kind])>
                <Symbol id=kind_symbol(kind) class="sym--20"/>{goods[kind]}
            </span>
        }
    };
    let stats: Vec<_> = held.map(stat).collect();
    match stats.is_empty() {
        true => {
            view! { <span class="quiet">{texts.say("milestones-no-goods", &[])}</span> }.into_any()
        }
        false => view! { <span class="stats">{stats.collect_view()}</span> }.into_any(),
    }
}

/// "On space 5: office and mill ahead".
pub fn ahead(desk: Desk, seat: Seat, texts: &Texts) -> String {
    desk.game.with(|game| {
        let pawn = game.tableau(seat).pawn;
        let key = match pawn {
            Space::Castle => "milestones-ahead-lap",
            Space::Mill => "milestones-ahead-castle",
            _ if is_ahead(game, seat, Space::TradingHouse) => "milestones-ahead-all",
            _ if is_ahead(game, seat, Space::BuildingOffice) => "milestones-ahead-office",
            _ => "milestones-ahead-mill",
        };
        texts.say(key, &[("where", in_space(texts, pawn).into())])
    })
}

/// On a phone, below the own loop: those of the others.
#[component]
pub fn Others(desk: Desk) -> impl IntoView {
    let cx = desk.cx;
    let seats = Memo::new(move |_| cx.names.with(|names| names.seats().collect::<Vec<_>>()));
    let row = move |seat: Seat| {
        let name = move || cx.names.with(|names| names.label(seat, &cx.words.texts()));
        let drawn = move || {
            let texts = cx.words.texts();
            desk.game.with(|game| {
                let goods = game.tableau(seat).goods;
                view! {
                    <div>
                        <p><SeatMark seat class="sym--20"/><span>{name}</span></p>
                        {goods_list(goods, &texts)}
                    </div>
                    {mini(game, seat)}
                }
            })
        };
        view! { <div>{drawn}</div> }
    };
    let rows = move || {
        let shown = desk.shown();
        seats.get().into_iter().filter(|seat| *seat != shown).map(row).collect_view()
    };
    view! { <section class="others" aria-label=cx.words.of("milestones-others")>{rows}</section> }
}
