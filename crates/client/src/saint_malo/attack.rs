//! The pirates come: ships sail in, and every city shows its shield or its lost cannon. A click
//! ends it; where nothing may move, the log and the numbers tell it alone.

use std::time::Duration;

use engine::Seat;
use leptos::prelude::*;
use saint_malo::{Event, SaintMalo};

use crate::browser;
use crate::kit::symbol::Symbol;
use crate::table::TableCx;
use crate::table::seat_mark::SeatMark;

/// As long as the style sheet moves: the ships arrive, then the cities answer.
const SHOWN_MS: u64 = 2_400;
const N_SHIPS: usize = 3;

#[derive(Clone, PartialEq, Eq, Debug)]
struct Attack {
    strength: u8,
    /// Which seats have lost a cannon.
    lost: Vec<bool>,
    version: u64,
}

#[component]
pub fn AttackScene(cx: TableCx<SaintMalo>) -> impl IntoView {
    let attack = RwSignal::new(None::<Attack>);
    Effect::new(move || {
        let newest = cx.news.with(|news| {
            news.iter().rev().find_map(|event| match event {
                Event::Attacked { strength, lost, .. } => Some((*strength, lost.clone())),
                _ => None,
            })
        });
        let Some((strength, lost)) = newest.filter(|_| browser::may_move()) else { return };
        let version = cx.moment.with_untracked(|moment| moment.version);
        attack.set(Some(Attack { strength, lost, version }));
        let end = move || {
            let is_current =
                |it: &Option<Attack>| it.as_ref().is_some_and(|it| it.version == version);
            if attack.try_with_untracked(is_current) == Some(true) {
                attack.set(None);
            }
        };
        set_timeout(end, Duration::from_millis(SHOWN_MS));
    });
    let skip = move |_| attack.set(None);
    move || {
        let Attack { strength, lost, .. } = attack.get()?;
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
    }
}
