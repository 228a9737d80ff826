//! The own numbers beside the street, and the race of rats against nuns.

use engine::Seat;
use leptos::prelude::*;

use super::desk::Desk;
use super::tracks::points_now;
use crate::kit::symbol::Symbol;
use crate::table::changing::Changing;

/// More of either are not drawn.
const RACE_MAX: u16 = 14;

#[component]
pub fn Me(desk: Desk) -> impl IntoView {
    let cx = desk.cx;
    let seat = Memo::new(move |_| desk.me());
    move || {
        let seat = seat.get()?;
        let number = move |of: fn(&rattus_cartus::SeatView) -> i32| {
            Signal::derive(move || cx.moment.with(|moment| of(&moment.view.seats[seat.idx()])))
        };
        let points =
            Signal::derive(move || cx.moment.with(|it| points_now(&it.view)[seat.idx()]));
        let rats = number(|seat| seat.rats.unwrap_or(0).into());
        let hand = number(|seat| seat.n_hand.into());
        let markers = number(|seat| seat.vp_markers.len() as i32);
        Some(view! {
            <aside class="me">
                <div class="vp">
                    <Changing number=points of=seat/>
                    <span class="caps">{cx.words.of("rattus-points")}</span>
                </div>
                {own_number(desk, seat, "rc-rat", "rattus-rats-label", rats)}
                {nuns(desk)}
                {own_number(desk, seat, "rc-back", "rattus-in-hand-label", hand)}
                {own_number(desk, seat, "ct-star", "rattus-markers-label", markers)}
                <Race desk/>
            </aside>
        })
    }
}

fn own_number(
    desk: Desk,
    seat: Seat,
    symbol: &'static str,
    key: &'static str,
    number: Signal<i32>,
) -> impl IntoView {
    view! {
        <div>
            <span class="row">
                <Symbol id=symbol class="sym--24"/>
                <Changing number of=seat/>
            </span>
            <span class="caps">{desk.cx.words.of(key)}</span>
        </div>
    }
}

fn nuns(desk: Desk) -> impl IntoView {
    move || {
        let mean = desk.odds.get()?.mean().round();
        Some(view! {
            <div>
                <span class="row">
                    <Symbol id="rc-nun" class="sym--24"/>
                    <span class="num">{format!("≈{mean}")}</span>
                </span>
                <span class="caps">{desk.cx.words.of("rattus-nuns-label")}</span>
            </div>
        })
    }
}

/// Rats and nuns in two columns: nuns that were seen, and those to be expected.
#[component]
fn Race(desk: Desk) -> impl IntoView {
    move || {
        let odds = desk.odds.get()?;
        let rats = desk.rats_now()?;
        let then = desk.rats_then().unwrap_or(rats);
        let seen: u16 = desk.cx.moment.with(|moment| {
            let known = moment.view.nun_row.iter().filter_map(|nun_card| nun_card.card);
            known.map(|person| u16::from(person.nuns)).sum()
        });
        let mean = odds.mean().round() as u16;
        let rat = |i: u16| {
            let class = match i {
                i if i < rats.min(then) => "",
                i if i < then => "new",
                _ => "gone",
            };
            view! { <Symbol id="rc-rat" class=class/> }
        };
        let nun = |i: u16| {
            let class = if i < seen { "" } else { "maybe mono" };
            view! { <Symbol id="rc-nun" class=class/> }
        };
        let args = [("rats", then.into()), ("seen", seen.into()), ("nuns", mean.into())];
        let label = desk.cx.words.say("rattus-race", &args);
        Some(view! {
            <div class="race" role="img" aria-label=label>
                <span class="column">
                    {(0..rats.max(then).min(RACE_MAX)).map(rat).collect_view()}
                </span>
                <span class="column">{(0..mean.min(RACE_MAX)).map(nun).collect_view()}</span>
            </div>
        })
    }
}
