//! The pirates come: ships sail in, and every city shows its shield or its lost cannon. A click
//! ends it; where nothing may move, the log and the numbers tell it alone.

use std::time::Duration;

use engine::Seat;
use leptos::prelude::*;
use saint_malo::{Event, SaintMalo};

use crate::kit::live::live;
use crate::kit::symbol::Symbol;
use crate::table::TableCx;
use crate::table::seat_mark::SeatMark;

/// As long as the style sheet moves: the ships arrive, then the cities answer.
pub const LENGTH: Duration = Duration::from_millis(2_400);
const N_SHIPS: usize = 3;

#[component]
pub fn AttackScene(cx: TableCx<SaintMalo>) -> impl IntoView {
    let skip = move |_| cx.end_interlude.run(());
    live(move || {
        let Some(Event::Attacked { strength, lost, .. }) = cx.interlude() else { return None };
        let title = cx.words.say("saint-malo-attack", &[("strength", strength.into())]);
        let ships = (0..N_SHIPS).map(|_| view! { <Symbol id="sm-ship" class="sym--64"/> });
        let fate = |(seat, lost): (u8, bool)| {
            let symbol = if lost { "sm-cannon" } else { "sm-shield" };
            let key = if lost { "saint-malo-falls" } else { "saint-malo-holds" };
            view! {
                <li class=if lost { "falls" } else { "holds" }>
                    <SeatMark seat=Seat(seat)/>
                    <Symbol id=symbol class="sym--40"/>
                    <span>{cx.words.say(key, &[])}</span>
                </li>
            }
        };
        Some(view! {
            <div class="attack" on:click=skip>
                <p class="attack__ships" aria-hidden="true">{ships.collect_view()}</p>
                <p class="attack__title num">{title}</p>
                <ul class="attack__fates">{(0..).zip(lost).map(fate).collect_view()}</ul>
            </div>
        })
    })
}
