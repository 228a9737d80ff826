//! The players: hands, rats, what they have laid, and where they have looked.

use engine::Seat;
use leptos::prelude::*;
use leptos::web_sys::MouseEvent;
use rattus_cartus::{Action, Laid, SeatView, Stage};

use super::desk::Desk;
use super::names::building_name;
use super::to_come::ToCome;
use super::tracks::points_now;
use crate::kit::symbol::Symbol;
use crate::table::seat_mark::SeatMark;
use crate::table::seat_tag::sitter_tag;
use crate::table::why::reason;

#[component]
pub fn Seats(desk: Desk) -> impl IntoView {
    let cx = desk.cx;
    let seats = Memo::new(move |_| cx.names.with(|names| names.seats().collect::<Vec<_>>()));
    view! {
        <ol class="r-seats" aria-label=cx.words.of("rattus-players")>
            <For each=move || seats.get() key=|seat| seat.0 let:seat>
                <Plate desk seat/>
            </For>
            <li class="r-tocome"><ToCome desk/></li>
        </ol>
    }
}

#[component]
fn Plate(desk: Desk, seat: Seat) -> impl IntoView {
    let cx = desk.cx;
    let view =
        Memo::new(move |_| cx.moment.with(|moment| moment.view.seats.get(seat.idx()).cloned()));
    let points = Memo::new(move |_| cx.moment.with(|it| points_now(&it.view)[seat.idx()]));
    let is_in_turn = move || cx.moment.with(|moment| moment.to_act.contains(seat));
    let is_me = move || desk.me() == Some(seat);
    let is_target = move || desk.offers(Action::Target { seat });
    let name = move || cx.names.with(|names| names.label(seat, &cx.words.texts()));
    view! {
        <li
            class="plate"
            class:is-turn=is_in_turn
            class:is-me=is_me
            class:is-target=is_target
            data-seat=seat.0
        >
            <div class="plate__top">
                <SeatMark seat/>
                <b class="seat__name">{name}</b>
                {move || sitter_tag(desk.cx, seat)}
                <span class="num plate__vp">
                    {move || points.get()}
                    <small>{cx.words.of("rattus-vp")}</small>
                </span>
            </div>
            <div class="plate__more">
                <div class="plate__row">
                    <dl class="plate__nums">
                        {move || view.get().map(|it| numbers(desk, &it))}
                    </dl>
                    {move || pips(desk, seat)}
                </div>
                <div class="plate__in">{move || whereabouts(desk, seat)}</div>
            </div>
            {move || first_sign(desk, seat)}
            {move || is_target().then(|| target(desk, seat))}
        </li>
    }
}

/// Lies over the whole plate while it can be chosen.
fn target(desk: Desk, seat: Seat) -> impl IntoView {
    let cx = desk.cx;
    let label = move || {
        let texts = cx.words.texts();
        let name = cx.names.with(|names| names.label(seat, &texts));
        texts.say("rattus-target", &[("name", name.into())])
    };
    let press = move |click: MouseEvent| {
        let (names, texts) = (cx.names.get_untracked(), cx.words.texts_once());
        let action = Action::Target { seat };
        let reason = cx.moment.with_untracked(|it| reason(it, &action, &names, &texts));
        if !desk.refuses(&click, reason) {
            desk.act(action);
        }
    };
    view! {
        <button class="plate__target can" aria-label=label title=label on:click=press></button>
    }
}

fn first_sign(desk: Desk, seat: Seat) -> Option<impl IntoView> {
    let is_first = desk.cx.moment.with(|moment| moment.view.first == seat);
    let words = desk.cx.words;
    is_first.then(|| {
        view! {
            <span class="first" title=words.of("rattus-first")>
                <Symbol id="rc-lantern" class="sym--20"/>
                <span class="sr">{words.of("rattus-first")}</span>
            </span>
        }
    })
}

fn numbers(desk: Desk, view: &SeatView) -> impl IntoView + use<> {
    let words = desk.cx.words;
    let number = |symbol: &'static str, class: &'static str, key: &'static str, text: String| {
        view! {
            <div title=words.of(key)>
                <dt>
                    <Symbol id=symbol class=format!("sym--20 {class}")/>
                    <span class="sr">{words.of(key)}</span>
                </dt>
                <dd>{text}</dd>
            </div>
        }
    };
    let rats = view.rats.map_or_else(|| "?".to_owned(), |rats| rats.to_string());
    let markers = view.vp_markers.len();
    let markers =
        (0 < markers).then(|| number("ct-star", "", "rattus-markers-label", markers.to_string()));
    view! {
        {number("rc-back", "mono", "rattus-in-hand-label", view.n_hand.to_string())}
        {number("rc-rat", "", "rattus-rats-label", rats)}
        {markers}
    }
}

/// Where in the order, and in which building with how many cards.
fn whereabouts(desk: Desk, seat: Seat) -> impl IntoView {
    let cx = desk.cx;
    let texts = cx.words.texts();
    cx.moment.with(|moment| {
        let view = &moment.view;
        let inside = view.row.iter().find(|row| row.visitors.contains(&seat));
        if let Some(row) = inside {
            let space = row.visitors.iter().position(|it| *it == seat).unwrap_or(0) + 1;
            let n = match &view.seats[seat.idx()].laid {
                Laid::None => None,
                Laid::Hidden(n) => Some(*n),
                Laid::Shown(cards) => Some(cards.len() as u8),
            };
            let name = building_name(&texts, row.card.building);
            return view! {
                <span class="order">{space}</span>
                <span class="place">{name}</span>
                {n.map(|n| view! {
                    <span class="laid" title=texts.say("rattus-laid-n", &[("n", n.into())])>
                        <Symbol id="rc-back"/>{n}
                    </span>
                })}
            }
            .into_any();
        }
        let key = match view.stage {
            Stage::Over => return ().into_any(),
            Stage::Enter { .. } => "rattus-to-come",
            _ if view.seats[seat.idx()].is_victim => "rattus-gives",
            _ => "rattus-outside",
        };
        let nth = view.queue.iter().position(|it| *it == seat);
        let order = nth.map(|nth| view! { <span class="order waits">{nth + 1}</span> });
        view! { {order}<span class="place">{texts.say(key, &[])}</span> }.into_any()
    })
}

/// Which cards of the Nun-row the seat has seen.
fn pips(desk: Desk, seat: Seat) -> impl IntoView {
    let seen: Vec<bool> = desk.cx.moment.with(|moment| {
        moment.view.nun_row.iter().map(|nun_card| nun_card.seen_by.contains(seat)).collect()
    });
    let numbers: Vec<String> =
        (1..).zip(&seen).filter(|(_, seen)| **seen).map(|(n, _): (u8, _)| n.to_string()).collect();
    let label = match numbers.is_empty() {
        true => desk.cx.words.say("rattus-seen-none", &[]),
        false => desk.cx.words.say("rattus-seen", &[("list", numbers.join(", ").into())]),
    };
    let pips = seen.into_iter().map(|seen| view! { <i class:on=seen></i> }).collect_view();
    view! {
        <span class="pips" role="img" aria-label=label.clone() title=label>
            <Symbol id="eye" class="sym--16"/>
            {pips}
        </span>
    }
}
