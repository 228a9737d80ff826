//! The own numbers beside the map.

use engine::Seat;
use leptos::prelude::*;
use saint_malo::SaintMalo;

use crate::kit::symbol::Symbol;
use crate::table::TableCx;

#[component]
pub fn Me(cx: TableCx<SaintMalo>, #[prop(into)] seat: Signal<Seat>) -> impl IntoView {
    let city =
        Memo::new(move |_| cx.moment.with(|moment| moment.view.cities[seat.get().idx()].clone()));
    let number = move |symbol: &'static str, key: &'static str, text: Signal<String>| {
        view! {
            <div>
                <span class="row">
                    <Symbol id=symbol class="sym--24"/>
                    <span class="num">{move || text.get()}</span>
                </span>
                <span class="caps">{cx.words.of(key)}</span>
            </div>
        }
    };
    let coins = Signal::derive(move || city.with(|city| city.n_coins.to_string()));
    let logs = Signal::derive(move || city.with(|city| city.n_logs.to_string()));
    let defence = Signal::derive(move || city.with(|city| city.defence.to_string()));
    let free = Signal::derive(move || city.with(|city| city.n_free.to_string()));
    let cannons = Signal::derive(move || match city.with(|city| city.n_cannons_lost) {
        0 => "0".to_owned(),
        n => format!("−{n}"),
    });
    view! {
        <aside class="me">
            <div class="vp">
                <span class="num">{move || city.with(|city| city.earned.total())}</span>
                <span class="caps">{cx.words.of("saint-malo-points")}</span>
            </div>
            {number("sm-coin", "saint-malo-coins", coins)}
            {number("die-log", "saint-malo-logs", logs)}
            {number("sm-shield", "saint-malo-defence", defence)}
            {number("sm-cannon", "saint-malo-cannons", cannons)}
            {number("ct-lot", "saint-malo-free", free)}
        </aside>
    }
}
