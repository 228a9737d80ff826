//! The way through a match: a slider, steps to and fro as long as one likes them, a speed, and
//! whose eyes to look through. It stays in view.

use std::sync::Arc;
use std::time::Duration;

use engine::{Seat, Viewer};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::TableId;

use super::stops::{Stops, Stride};
use crate::browser;
use crate::kit::effect::effect;
use crate::kit::icon_button::IconButton;
use crate::kit::link::Link;
use crate::kit::live::{follows, live};
use crate::kit::symbol::Symbol;
use crate::kit::toast::Toasts;
use crate::preferences::Preferences;
use crate::route::Route;
use crate::table::Names;
use crate::table::keys::{Shortcut, on_key};
use crate::table::shell::PaceChoice;
use crate::words::Words;

/// How long a step is shown where the pace is "at once".
const SHORTEST: Duration = Duration::from_millis(150);

/// Instead of those of a table that is played.
pub const SHORTCUTS: [Shortcut; 4] = [
    Shortcut::of("← →", "keys-steps"),
    Shortcut::of("Home End", "keys-ends"),
    Shortcut::of("␣", "keys-run"),
    Shortcut::of("?", "keys-help"),
];

/// Through which one looks at first.
pub const FIRST_EYES: Viewer = Viewer::Seat(Seat(0));

/// Where one is, and how one goes on.
#[derive(Clone, Copy)]
pub struct Way {
    pub step: RwSignal<usize>,
    pub viewer: RwSignal<Viewer>,
    stride: RwSignal<Stride>,
    is_running: RwSignal<bool>,
    /// Whether something of the step is still to be shown.
    is_showing: Signal<bool>,
    stops: StoredValue<Arc<Stops>>,
}

impl Way {
    pub fn new(stops: Arc<Stops>, is_showing: Signal<bool>) -> Way {
        Way {
            step: RwSignal::new(0),
            viewer: RwSignal::new(FIRST_EYES),
            stride: RwSignal::new(Stride::Step),
            is_running: RwSignal::new(false),
            is_showing,
            stops: StoredValue::new(stops),
        }
    }

    /// Somebody points at a step, as this seat saw it.
    pub fn begin_at(self, step: usize, seat: Option<Seat>) {
        self.go(step);
        self.viewer.set(seat.map_or(Viewer::Spectator, Viewer::Seat));
    }

    fn last(self) -> usize {
        self.stops.with_value(|stops| stops.last())
    }

    pub fn go(self, to: usize) {
        self.step.set(to.min(self.last()));
    }

    fn forth(self) {
        let (step, stride) = (self.step.get_untracked(), self.stride.get_untracked());
        self.go(self.stops.with_value(|stops| stops.after(step, stride)));
    }

    fn back(self) {
        let (step, stride) = (self.step.get_untracked(), self.stride.get_untracked());
        self.go(self.stops.with_value(|stops| stops.before(step, stride)));
    }

    /// Lets the match go on by itself, or stops it.
    fn run(self) {
        let is_at_end = self.step.get_untracked() == self.last();
        if is_at_end && !self.is_running.get_untracked() {
            self.step.set(0);
        }
        self.is_running.update(|is_running| *is_running = !*is_running);
    }

    fn press(self, key: &str) -> bool {
        match key {
            "ArrowLeft" => self.back(),
            "ArrowRight" => self.forth(),
            "Home" => self.go(0),
            "End" => self.go(usize::MAX),
            " " => self.run(),
            _ => return false,
        }
        true
    }
}

#[component]
pub fn Controls(
    way: Way,
    #[prop(into)] names: Signal<Names>,
    id: Option<TableId>,
) -> impl IntoView {
    let words = Words::here();
    let n_steps = way.last();
    on_key(move |key| way.press(key));
    let slide = move |event| {
        if let Ok(to) = event_target_value(&event).parse() {
            way.go(to);
        }
    };
    let position = move || {
        let args = [("step", way.step.get().into()), ("steps", n_steps.into())];
        words.say("replay-position", &args)
    };
    view! {
        <section class="replay-bar" aria-label=words.of("replay-controls")>
            <RunButton way/>
            <IconButton
                symbol="next"
                label=Signal::derive(words.of("replay-back"))
                class="replay-back"
                size="sym--24 is-turned"
                on_press=move |()| way.back()
            />
            <IconButton
                symbol="next"
                label=Signal::derive(words.of("replay-next"))
                class="replay-next"
                on_press=move |()| way.forth()
            />
            <StrideChoice way names/>
            <input
                type="range"
                min="0"
                max=n_steps
                aria-label=words.of("replay-slider")
                aria-valuetext=follows(position)
                prop:value=follows(move || way.step.get().to_string())
                on:input=slide
            />
            <span class="replay-bar__position num">{position}</span>
            <PaceChoice/>
            <ViewerChoice viewer=way.viewer names/>
            <AnalysisLink id=id.clone()/>
            {id.map(|id| view! { <ShareButton id/> })}
        </section>
    }
}

/// By steps, turns, rounds, or the decisions of one seat.
#[component]
fn StrideChoice(way: Way, names: Signal<Names>) -> impl IntoView {
    let words = Words::here();
    let choose = move |event| {
        if let Some(stride) = Stride::from_code(&event_target_value(&event)) {
            way.stride.set(stride);
        }
    };
    let option = move |stride: Stride, label: String| {
        let is_chosen = move || way.stride.get() == stride;
        view! { <option value=stride.code() prop:selected=follows(is_chosen)>{label}</option> }
    };
    let options = live(move || {
        let names = names.get();
        let texts = words.texts();
        let common = [
            (Stride::Step, "replay-by-step"),
            (Stride::Turn, "replay-by-turn"),
            (Stride::Round, "replay-by-round"),
        ];
        let common = common.map(|(stride, key)| (stride, texts.say(key, &[])));
        let of_seat = |seat: Seat| {
            let name = names.label(seat, &texts);
            (Stride::Of(seat), texts.say("replay-by-seat", &[("name", name.into())]))
        };
        let all = common.into_iter().chain(names.seats().map(of_seat));
        all.map(|(stride, label)| option(stride, label)).collect_view()
    });
    view! {
        <label class="replay-bar__stride">
            <span class="sr">{words.of("replay-by")}</span>
            <select on:change=choose>{options}</select>
        </label>
    }
}

/// Lets the match go on by itself.
#[component]
fn RunButton(way: Way) -> impl IntoView {
    let words = Words::here();
    let pace = Preferences::here().pace;
    effect(move || {
        let _ = way.step.get();
        if !way.is_running.get() || way.is_showing.get() {
            return;
        }
        let shown_for = pace.get().between().unwrap_or(SHORTEST);
        let from = way.step.get_untracked();
        let go_on = move || {
            let is_here = way.step.try_get_untracked() == Some(from);
            if is_here && !way.is_showing.get_untracked() && way.is_running.get_untracked() {
                way.forth();
            }
        };
        match from == way.last() {
            true => way.is_running.set(false),
            false => set_timeout(go_on, shown_for),
        }
    });
    let symbol = move || if way.is_running.get() { "pause" } else { "play" };
    let key = move || if way.is_running.get() { "replay-pause" } else { "replay-run" };
    view! {
        <IconButton
            symbol=Signal::derive(move || symbol().to_owned())
            label=Signal::derive(move || words.say(key(), &[]))
            class="replay-run"
            size="sym--24 mono"
            on_press=move |()| way.run()
        />
    }
}

/// To luck and mistakes, once the match is over.
#[component]
fn AnalysisLink(id: Option<TableId>) -> impl IntoView {
    let words = Words::here();
    let to = id.map_or(Route::AnalysisFile, |id| Route::Analysis { id });
    view! {
        <Link
            to
            class="icon-button to-analysis"
            label=Signal::derive(move || Some(words.say("to-analysis", &[])))
        >
            <Symbol id="curve" class="sym--24 mono"/>
        </Link>
    }
}

/// Copies the link to this replay.
#[component]
fn ShareButton(id: TableId) -> impl IntoView {
    let words = Words::here();
    let toasts = Toasts::here();
    let link = browser::address_of(&Route::replay(id).path());
    let copy = move |()| {
        let link = link.clone();
        spawn_local(async move {
            let key = if browser::copy(&link).await { "replay-copied" } else { "room-not-copied" };
            toasts.say(words.say_once(key, &[]));
        });
    };
    view! {
        <IconButton
            symbol="link"
            label=Signal::derive(words.of("room-copy"))
            class="replay-share"
            on_press=copy
        />
    }
}

#[component]
fn ViewerChoice(viewer: RwSignal<Viewer>, names: Signal<Names>) -> impl IntoView {
    let words = Words::here();
    let choose = move |event| {
        let seat = event_target_value(&event).parse().ok().map(Seat);
        viewer.set(seat.map_or(Viewer::Spectator, Viewer::Seat));
    };
    let seats = live(move || {
        let names = names.get();
        let option = |seat: Seat| {
            let is_chosen = move || viewer.get() == Viewer::Seat(seat);
            let label = names.label(seat, &words.texts());
            view! { <option value=seat.0 prop:selected=follows(is_chosen)>{label}</option> }
        };
        names.seats().map(option).collect_view()
    });
    view! {
        <label class="replay-bar__viewer">
            <Symbol id="eye" class="sym--20"/>
            <span class="sr">{words.of("replay-viewer")}</span>
            <select on:change=choose>
                {seats}
                <option value="" prop:selected=follows(move || viewer.get() == Viewer::Spectator)>
                    {words.of("replay-spectator")}
                </option>
            </select>
        </label>
    }
}
