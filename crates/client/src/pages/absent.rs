//! For each player who is not there: a robot can play on, after a while that is said before anybody
//! presses.

use engine::Seat;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{SeatInfo, TableInfo};

use super::table_foot::plays;
use crate::http;
use crate::kit::live::live;
use crate::kit::memo::Memo;
use crate::kit::toast::Toasts;
use crate::session::Session;
use crate::words::Words;

#[component]
pub fn Absent(session: Session) -> impl IntoView {
    let words = Words::here();
    let toasts = Toasts::here();
    let absent = Memo::new(move |_| {
        session.table.with(|it| it.as_ref().filter(|it| plays(it)).map(absent).unwrap_or_default())
    });
    let hand_over = move |seat: Seat| {
        let Some(table) = session.table.get_untracked() else { return };
        spawn_local(async move {
            if let Err(problem) = http::hand_over(&table.id, seat).await {
                toasts.problem(&problem);
            }
        });
    };
    let row = move |(seat, name): (Seat, String)| {
        let name = StoredValue::new(name);
        let say = move |key: &'static str| words.say(key, &[("name", name.get_value().into())]);
        view! {
            <div class="absent small">
                <span>{live(move || say("absent-text"))}</span>
                <button class="button hand-over" on:click=move |_| hand_over(seat)>
                    {live(move || say("foot-hand-over"))}
                </button>
            </div>
        }
    };
    live(move || absent.get().into_iter().map(row).collect_view())
}

/// Other people who are not here and for whom no bot plays yet.
fn absent(table: &TableInfo) -> Vec<(Seat, String)> {
    let absent = |(seat, info): (u8, &SeatInfo)| match info {
        SeatInfo::Person { name, is_me: false, is_here: false } => Some((Seat(seat), name.clone())),
        SeatInfo::Person { .. } | SeatInfo::Bot { .. } => None,
        SeatInfo::Open | SeatInfo::Kept { .. } => None,
    };
    let seats = (0..).zip(&table.seats).filter_map(absent);
    seats.filter(|(seat, _)| !table.away.contains(*seat)).collect()
}
