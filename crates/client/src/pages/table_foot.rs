//! What belongs to a table but not to its game: leaving, coming back, and the proof of the dice.

use engine::Seat;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{SeatInfo, Stage, TableInfo, TakeSeat};

use super::absent::Absent;
use super::dice_check::DiceCheck;
use crate::app::Navigator;
use crate::http;
use crate::kit::dialog::Confirm;
use crate::kit::live::live;
use crate::kit::memo::Memo;
use crate::kit::symbol::Symbol;
use crate::kit::toast::Toasts;
use crate::route::Route;
use crate::session::Session;
use crate::words::Words;

#[component]
pub fn TableFoot(session: Session) -> impl IntoView {
    let words = Words::here();
    let watching = live(move || {
        let n = session.table.with(|table| table.as_ref().map_or(0, |table| table.n_watching));
        (0 < n).then(|| words.say("foot-watching", &[("n", n.into())]))
    });
    // What was shown once is what counts, whatever the server says later.
    let commitment = Memo::new(move |shown: Option<&Option<String>>| {
        let now = || session.table.with(|table| table.as_ref()?.commitment.clone());
        shown.cloned().flatten().or_else(now)
    });
    view! {
        <footer class="table-foot small quiet">
            <details class="fair">
                <summary>
                    <Symbol id="fair" class="sym--20"/>
                    {words.of("foot-fair")}
                </summary>
                <p>{words.of("foot-fair-text")}</p>
                <code>{live(move || commitment.get())}</code>
                <DiceCheck session commitment/>
            </details>
            <span>{watching}</span>
            <Absent session/>
            <LeaveButton session/>
        </footer>
    }
}

/// Leaving a match that is being played: a bot plays on.
#[component]
fn LeaveButton(session: Session) -> impl IntoView {
    let words = Words::here();
    let toasts = Toasts::here();
    let navigator = Navigator::here();
    let is_open = RwSignal::new(false);
    let leave = Callback::new(move |()| {
        let Some(table) = session.table.get_untracked() else { return };
        spawn_local(async move {
            match http::leave(&table.id).await {
                Ok(()) => navigator.go(&Route::Start),
                Err(problem) => toasts.problem(&problem),
            }
        });
    });
    let can_leave = Memo::new(move |_| session.table.with(|it| it.as_ref().is_some_and(plays)));
    let button = live(move || {
        can_leave.get().then(|| {
            view! {
                <button class="button button--quiet" on:click=move |_| is_open.set(true)>
                    {words.of("room-leave")}
                </button>
            }
        })
    });
    view! {
        {button}
        <Confirm
            is_open
            question="leave-title"
            explanation="leave-text"
            verb="leave-verb"
            confirm=leave
        />
    }
}

/// Whether the guest has a seat in a match that is not over.
pub fn plays(table: &TableInfo) -> bool {
    let is_me = |seat: &SeatInfo| matches!(seat, SeatInfo::Person { is_me: true, .. });
    table.stage == Stage::Playing && table.seats.iter().any(is_me)
}

/// While a bot plays on for the guest.
#[component]
pub fn AwayStrip(session: Session) -> impl IntoView {
    let words = Words::here();
    let toasts = Toasts::here();
    let is_away = Memo::new(move |_| {
        session.table.with(|table| {
            let Some(table) = table.as_ref().filter(|table| plays(table)) else { return false };
            let is_mine = |seat: Seat| {
                let info = table.seats.get(seat.idx());
                matches!(info, Some(SeatInfo::Person { is_me: true, .. }))
            };
            table.away.iter().any(is_mine)
        })
    });
    let come_back = move |_| {
        let Some(table) = session.table.get_untracked() else { return };
        spawn_local(async move {
            match http::take_seat(&table.id, TakeSeat::default()).await {
                Ok(table) => {
                    session.table.try_set(Some(table));
                }
                Err(problem) => toasts.problem(&problem),
            }
        });
    };
    let strip = live(move || {
        is_away.get().then(|| {
            view! {
                <div class="strip notice--careful" role="status">
                    <Symbol id="robot-medium" class="sym--24 mono"/>
                    <span>{words.of("away-text")}</span>
                    <button class="button" on:click=come_back>{words.of("away-back")}</button>
                </div>
            }
        })
    });
    view! { {strip} }
}
