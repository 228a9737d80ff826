//! A slider through the match, steps to and fro, and whose eyes to look through.

use std::time::Duration;

use engine::{Seat, Viewer};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::TableId;

use crate::browser;
use crate::kit::symbol::Symbol;
use crate::kit::toast::Toasts;
use crate::route::Route;
use crate::table::Names;
use crate::table::keys::{Shortcut, on_key};
use crate::words::Words;

/// Long enough to read what has happened.
const STEP: Duration = Duration::from_millis(1200);

/// Instead of those of a table that is played.
pub const SHORTCUTS: [Shortcut; 3] = [
    Shortcut { keys: "← →", words: "keys-steps" },
    Shortcut { keys: "Home End", words: "keys-ends" },
    Shortcut { keys: "?", words: "keys-help" },
];

#[component]
pub fn Controls(
    step: RwSignal<usize>,
    viewer: RwSignal<Viewer>,
    n_steps: usize,
    #[prop(into)] names: Signal<Names>,
    id: Option<TableId>,
) -> impl IntoView {
    let words = Words::here();
    let go = move |to: usize| step.set(to.min(n_steps));
    on_key(move |key| {
        let to = step_of_key(key, step.get_untracked(), n_steps);
        to.inspect(|to| go(*to)).is_some()
    });
    let slide = move |event| {
        if let Ok(to) = event_target_value(&event).parse() {
            go(to);
        }
    };
    let position = move || {
        let args = [("step", step.get().into()), ("steps", n_steps.into())];
        words.say("replay-position", &args)
    };
    let back = move |_| go(step.get_untracked().saturating_sub(1));
    let forth = move |_| go(step.get_untracked() + 1);
    view! {
        <section class="replay-bar" aria-label=words.of("replay-controls")>
            <RunButton step n_steps/>
            <button
                class="icon-button replay-back"
                aria-label=words.of("replay-back")
                on:click=back
            >
                <Symbol id="next" class="sym--24 is-turned"/>
            </button>
            <input
                type="range"
                min="0"
                max=n_steps
                aria-label=words.of("replay-slider")
                aria-valuetext=position
                prop:value=move || step.get().to_string()
                on:input=slide
            />
            <button
                class="icon-button replay-next"
                aria-label=words.of("replay-next")
                on:click=forth
            >
                <Symbol id="next" class="sym--24"/>
            </button>
            <span class="replay-bar__position num">{position}</span>
            <ViewerChoice viewer names/>
            {id.map(|id| view! { <ShareButton id/> })}
        </section>
    }
}

/// Lets the match go on by itself.
#[component]
fn RunButton(step: RwSignal<usize>, n_steps: usize) -> impl IntoView {
    let words = Words::here();
    let is_running = RwSignal::new(false);
    run_on(step, n_steps, is_running);
    let run = move |_| {
        if step.get_untracked() == n_steps {
            step.set(0);
        }
        is_running.update(|is_running| *is_running = !*is_running);
    };
    let symbol = Signal::derive(move || {
        let symbol = if is_running.get() { "pause" } else { "play" };
        symbol.to_owned()
    });
    let label =
        move || words.say(if is_running.get() { "replay-pause" } else { "replay-run" }, &[]);
    view! {
        <button class="icon-button replay-run" aria-label=label title=label on:click=run>
            <Symbol id=symbol class="sym--24 mono"/>
        </button>
    }
}

/// Step by step to the end, while that is wanted.
fn run_on(step: RwSignal<usize>, n_steps: usize, is_running: RwSignal<bool>) {
    let go_on = move || {
        if is_running.try_get_untracked() != Some(true) {
            return;
        }
        match step.get_untracked() < n_steps {
            true => step.update(|step| *step += 1),
            false => is_running.set(false),
        }
    };
    if let Ok(timer) = set_interval_with_handle(go_on, STEP) {
        on_cleanup(move || timer.clear());
    }
}

/// Copies the link to this replay.
#[component]
fn ShareButton(id: TableId) -> impl IntoView {
    let words = Words::here();
    let toasts = Toasts::here();
    let link = browser::address_of(&Route::Replay { id }.path());
    let copy = move |_| {
        let link = link.clone();
        spawn_local(async move {
            let key = if browser::copy(&link).await { "replay-copied" } else { "room-not-copied" };
            toasts.say(words.say_once(key, &[]));
        });
    };
    view! {
        <button
            class="icon-button replay-share"
            aria-label=words.of("room-copy")
            title=words.of("room-copy")
            on:click=copy
        >
            <Symbol id="link" class="sym--24"/>
        </button>
    }
}

#[component]
fn ViewerChoice(viewer: RwSignal<Viewer>, names: Signal<Names>) -> impl IntoView {
    let words = Words::here();
    let choose = move |event| {
        let seat = event_target_value(&event).parse().ok().map(Seat);
        viewer.set(seat.map_or(Viewer::Spectator, Viewer::Seat));
    };
    let seats = move || {
        let names = names.get();
        let option = |seat: Seat| {
            let is_chosen = move || viewer.get() == Viewer::Seat(seat);
            let label = names.label(seat, &words.texts());
            view! { <option value=seat.0 prop:selected=is_chosen>{label}</option> }
        };
        names.seats().map(option).collect_view()
    };
    view! {
        <label class="replay-bar__viewer">
            <Symbol id="eye" class="sym--20"/>
            <span class="sr">{words.of("replay-viewer")}</span>
            <select on:change=choose>
                {seats}
                <option value="" prop:selected=move || viewer.get() == Viewer::Spectator>
                    {words.of("replay-spectator")}
                </option>
            </select>
        </label>
    }
}

/// Where a key leads.
fn step_of_key(key: &str, step: usize, n_steps: usize) -> Option<usize> {
    match key {
        "ArrowLeft" => Some(step.saturating_sub(1)),
        "ArrowRight" => Some((step + 1).min(n_steps)),
        "Home" => Some(0),
        "End" => Some(n_steps),
        _ => None,
    }
}
