//! The players: whose turn it is, what they own, and their cities in small.

use engine::Seat;
use leptos::prelude::*;
use saint_malo::{CityView, SaintMalo};

use super::mini::mini;
use crate::kit::symbol::Symbol;
use crate::table::TableCx;
use crate::table::seat_mark::SeatMark;
use crate::table::seat_tag::turn_tag;

/// `shown` is the city on the large map; a click on a plate shows another.
#[component]
pub fn Seats(cx: TableCx<SaintMalo>, shown: RwSignal<Option<Seat>>) -> impl IntoView {
    let seats = Memo::new(move |_| cx.names.with(|names| names.seats().collect::<Vec<_>>()));
    view! {
        <ol class="r-seats" aria-label=cx.words.of("saint-malo-players")>
            <For each=move || seats.get() key=|seat| seat.0 let:seat>
                <Plate cx seat shown/>
            </For>
        </ol>
    }
}

#[component]
fn Plate(cx: TableCx<SaintMalo>, seat: Seat, shown: RwSignal<Option<Seat>>) -> impl IntoView {
    let city =
        Memo::new(move |_| cx.moment.with(|moment| moment.view.cities.get(seat.idx()).cloned()));
    let is_in_turn = move || cx.moment.with(|moment| moment.to_act.contains(seat));
    let is_me = move || cx.names.with(|names| names.you() == Some(seat));
    let name = move || cx.names.with(|names| names.label(seat, &cx.words.texts()));
    let show = move || {
        shown.update(|shown| *shown = if *shown == Some(seat) { None } else { Some(seat) });
    };
    let by_key = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Enter" || event.key() == " " {
            event.prevent_default();
            show();
        }
    };
    let enlarge = move || cx.words.say("saint-malo-enlarge", &[("name", name().into())]);
    view! {
        <li
            class="plate"
            class:is-turn=is_in_turn
            class:is-me=is_me
            class:is-shown=move || shown.get() == Some(seat)
        >
            <div class="plate__top">
                <SeatMark seat/>
                <b class="seat__name">{name}</b>
                {move || turn_tag(cx, seat)}
                <span class="num plate__vp">
                    {move || city.get().map(|city| city.earned.total())}
                    <small>{cx.words.of("saint-malo-vp")}</small>
                </span>
            </div>
            <div
                class="plate__more"
                role="button"
                tabindex="0"
                aria-label=enlarge
                title=enlarge
                on:click=move |_| show()
                on:keydown=by_key
            >
                {move || city.get().map(|city| mini(&city.plan, &cx.words.texts()))}
                <dl class="plate__nums">{move || city.get().map(|city| numbers(cx, &city))}</dl>
            </div>
        </li>
    }
}

fn numbers(cx: TableCx<SaintMalo>, city: &CityView) -> impl IntoView + use<> {
    let number = |symbol: &'static str, key: &'static str, text: String, class: &'static str| {
        view! {
            <div class=class title=cx.words.of(key)>
                <dt>
                    <Symbol id=symbol class="sym--20"/>
                    <span class="sr">{cx.words.of(key)}</span>
                </dt>
                <dd>{text}</dd>
            </div>
        }
    };
    let lost = city.n_cannons_lost;
    let cannons = if lost == 0 { "0".to_owned() } else { format!("−{lost}") };
    let cannons_class = if lost == 0 { "" } else { "bad" };
    [
        number("sm-shield", "saint-malo-defence", city.defence.to_string(), ""),
        number("sm-coin", "saint-malo-coins", city.n_coins.to_string(), ""),
        number("die-log", "saint-malo-logs", city.n_logs.to_string(), ""),
        number("sm-cannon", "saint-malo-cannons", cannons, cannons_class),
        number("ct-lot", "saint-malo-free", city.n_free.to_string(), "wide"),
    ]
    .collect_view()
}
