//! What stands beside the board: the means of the phase, and the task in words.

use leptos::prelude::*;
use turbo_taxi::TurboTaxi;

use super::built::Built;
use super::racing::Race;
use super::reach_chart::{ReachButton, ReachDialog, Reaches};
use super::stack::Stack;
use super::trial::{RaceHand, TrialButtons, TrialEnd, is_out};
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::kit::symbol::Symbol;
use crate::table::{Panel, Place, Region, Table};
use crate::turbo_taxi::fault_line::FaultLine;
use crate::turbo_taxi::findings_list::FindingsList;
use crate::turbo_taxi::hand::Hand;
use crate::turbo_taxi::places;
use crate::turbo_taxi::placing::FigureTray;
use crate::turbo_taxi::task_panel::TaskPanel;

/// The tab of the task.
pub const TASK: &str = "task";

pub fn panels() -> Vec<Panel<TurboTaxi>> {
    vec![
        Panel {
            id: "means",
            title: "taxi-hand",
            symbol: "tt-tee",
            desk: Region::Ask,
            phone: Region::Ask,
            draw: |table| view! { <Means table/> }.into_any(),
        },
        Panel {
            id: TASK,
            title: "taxi-task",
            symbol: "tt-taxi",
            desk: Region::Tab,
            phone: Region::Tab,
            draw: |_| view! { <TaskTab/> }.into_any(),
        },
    ]
}

#[component]
fn Means(table: Table<TurboTaxi>) -> impl IntoView {
    let race = Race::here();
    let phase = Memo::new(move |_| table.scene(super::phase));
    let reaches = Reaches::new();
    // Who sits out has no vote (TT-65), and something else to do.
    let is_out = Memo::new(move |_| is_out(race));
    let means = live(move || match phase.get() {
        "place" => view! {
            <FigureTray placing=race.placing/>
            <div class="acts">{act(table, places::RANDOM, "dice", "taxi-place-random")}</div>
        }
        .into_any(),
        "build" => view! {
            <RaceHand race/>
            <div class="acts">
                {live(move || match is_out.get() {
                    true => view! { <TrialButtons race/> }.into_any(),
                    false => view! {
                        <VoteButton table/>
                        {act(table, places::PAUSE, "hourglass", "taxi-pause")}
                    }
                    .into_any(),
                })}
            </div>
        }
        .into_any(),
        "check" => view! {
            <Hand builder=race.builder gestures=race.gestures components=race.components/>
            <div class="acts">
                <FaultLine findings=Signal::derive(move || race.findings())/>
            </div>
        }
        .into_any(),
        "ended" => view! {
            <Built race/>
            <TrialEnd race/>
            <div class="acts">
                {act(table, places::PAUSE, "hourglass", "taxi-pause")}
                <ReachButton race reaches/>
            </div>
        }
        .into_any(),
        _ => ().into_any(),
    });
    view! {
        {means}
        <ReachDialog race reaches/>
    }
}

/// A small button with its word. Spectators have none.
fn act(
    table: Table<TurboTaxi>,
    place: Place,
    symbol: &'static str,
    key: &'static str,
) -> impl IntoView {
    live(move || {
        table.is_played().then(|| {
            view! {
                <button type="button" class="pick act" {..table.spot(place.clone())}>
                    <Symbol id=symbol class="sym--20 mono"/>
                    <span>{table.cx.words.of(key)}</span>
                </button>
            }
        })
    })
}

/// TT-68: "we find nothing". Whoever has said so sees it.
#[component]
fn VoteButton(table: Table<TurboTaxi>) -> impl IntoView {
    let has_voted = Memo::new(move |_| {
        table.cx.moment.with(|moment| {
            let own = moment.viewer.seat().and_then(|seat| moment.view.seats.get(seat.idx()));
            own.is_some_and(|own| own.has_voted)
        })
    });
    let word = move || table.say(if has_voted.get() { "taxi-vote-back" } else { "taxi-vote" });
    live(move || {
        table.is_played().then(|| {
            view! {
                <button
                    type="button"
                    class="pick act vote-button"
                    class:has-voted=follows(move || has_voted.get())
                    {..table.spot(places::VOTE)}
                >
                    <Symbol id="tt-vote" class="sym--20"/>
                    <span>{live(word)}</span>
                </button>
            }
        })
    })
}

#[component]
fn TaskTab() -> impl IntoView {
    let race = Race::here();
    let is_assisted = Signal::derive(move || race.is_assisted());
    view! {
        <FindingsList findings=Signal::derive(move || race.findings())/>
        <TaskPanel components=race.components is_assisted/>
        <Stack race/>
    }
}
