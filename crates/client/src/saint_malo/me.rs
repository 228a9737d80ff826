//! The own numbers beside the map.

use engine::Seat;
use leptos::prelude::*;
use saint_malo::{CityView, SaintMalo};

use crate::kit::symbol::Symbol;
use crate::table::TableCx;
use crate::table::changing::Changing;

#[component]
pub fn Me(cx: TableCx<SaintMalo>, #[prop(into)] seat: Signal<Seat>) -> impl IntoView {
    let city =
        Memo::new(move |_| cx.moment.with(|moment| moment.view.cities[seat.get().idx()].clone()));
    let number = move |symbol: &'static str, key: &'static str, of: fn(&CityView) -> i32| {
        let number = Signal::derive(move || city.with(of));
        view! {
            <div class:bad=move || number.get() < 0>
                <span class="row">
                    <Symbol id=symbol class="sym--24"/>
                    <Changing number of=seat/>
                </span>
                <span class="caps">{cx.words.of(key)}</span>
            </div>
        }
    };
    let points = Signal::derive(move || city.with(|city| i32::from(city.earned.total())));
    view! {
        <aside class="me">
            <div class="vp">
                <Changing number=points of=seat/>
                <span class="caps">{cx.words.of("saint-malo-points")}</span>
            </div>
            {number("sm-coin", "saint-malo-coins", |city| city.n_coins.into())}
            {number("die-log", "saint-malo-logs", |city| city.n_logs.into())}
            {number("sm-shield", "saint-malo-defence", |city| city.defence.into())}
            {number("sm-cannon", "saint-malo-lost", |city| -i32::from(city.n_cannons_lost))}
            {number("ct-lot", "saint-malo-free", |city| city.n_free.into())}
        </aside>
    }
}
