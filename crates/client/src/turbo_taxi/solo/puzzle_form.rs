//! Choosing a puzzle. Combinations without any task cannot be chosen (TT-90).

use leptos::prelude::*;
use turbo_taxi::{Band, CardKind, Crossing, Wanted};

use super::counted::{Counted, with_census};
use super::mode_address::ModeAddress;
use crate::app::Navigator;
use crate::kit::live::{follows, live};
use crate::turbo_taxi::names::kind_name;
use crate::words::Words;

#[derive(Clone, Copy)]
struct Form {
    wanted: RwSignal<Wanted>,
    crossing: RwSignal<Crossing>,
}

impl Form {
    /// Whether there is a puzzle with this change.
    fn has(self, change: impl FnOnce(&mut Wanted)) -> bool {
        let mut wanted = self.wanted.get();
        change(&mut wanted);
        with_census(self.crossing.get(), |census| census.has_puzzle(wanted))
    }
}

#[component]
pub fn PuzzleForm() -> impl IntoView {
    let words = Words::here();
    let navigator = Navigator::here();
    let wanted = Wanted { band: Some(Band::Normal), ..Wanted::default() };
    let form = Form { wanted: RwSignal::new(wanted), crossing: RwSignal::new(Crossing::default()) };
    let start = move |_| {
        let wanted = form.wanted.get_untracked();
        navigator
            .go(&ModeAddress::Puzzle { wanted, crossing: form.crossing.get_untracked() }.route());
    };
    let change = Callback::new(move |crossing| change_crossing(form, crossing));
    let fields = live(move || {
        let crossing = form.crossing.get();
        view! { <Counted crossing><Bands form/><Kinds form/></Counted> }
    });
    view! {
        <div class="puzzle-form">
            {fields}
            <Crossings chosen=form.crossing choose=change/>
            <button
                type="button"
                class="button button--primary button--big puzzle-start"
                on:click=start
            >
                {words.of("taxi-start")}
            </button>
        </div>
    }
}

/// One of several; those that lead nowhere are off.
#[component]
pub fn Choice(
    #[prop(into)] is_chosen: Signal<bool>,
    #[prop(into)] is_possible: Signal<bool>,
    choose: Callback<()>,
    #[prop(into)] label: Signal<String>,
    data: &'static str,
) -> impl IntoView {
    let press = move |_| {
        if is_possible.get_untracked() {
            choose.run(());
        }
    };
    view! {
        <button
            type="button"
            class="chip"
            class:is-selected=is_chosen
            class:is-off=follows(move || !is_possible.get())
            aria-pressed=follows(move || is_chosen.get().to_string())
            aria-disabled=follows(move || (!is_possible.get()).to_string())
            data-choice=data
            on:click=press
        >
            <span class="chip__word">{live(move || label.get())}</span>
        </button>
    }
}

#[component]
fn Bands(form: Form) -> impl IntoView {
    let words = Words::here();
    let choice = move |band: Band| {
        let set = move |wanted: &mut Wanted| wanted.band = Some(band);
        view! {
            <Choice
                is_chosen=Signal::derive(move || form.wanted.get().band == Some(band))
                is_possible=Signal::derive(move || form.has(set))
                choose=Callback::new(move |()| form.wanted.update(set))
                label=Signal::derive(move || {
                    words.say(&format!("taxi-discipline-{}", band.label()), &[])
                })
                data=band.label()
            />
        }
    };
    let flip = |wanted: &mut Wanted| wanted.is_unique = !wanted.is_unique;
    view! {
        <fieldset class="field">
            <legend>{words.of("taxi-band")}</legend>
            <div class="choices">
                {Band::ALL.map(choice).collect_view()}
                <Choice
                    is_chosen=Signal::derive(move || form.wanted.get().is_unique)
                    is_possible=Signal::derive(move || form.has(flip))
                    choose=Callback::new(move |()| form.wanted.update(flip))
                    label=Signal::derive(move || words.say("taxi-unique", &[]))
                    data="unique"
                />
            </div>
        </fieldset>
    }
}

#[component]
fn Kinds(form: Form) -> impl IntoView {
    let words = Words::here();
    let choice = move |kind: Option<CardKind>| {
        let set = move |wanted: &mut Wanted| wanted.centre = kind;
        let label = move || match kind {
            Some(kind) => kind_name(&words.texts(), kind),
            None => words.say("taxi-any", &[]),
        };
        view! {
            <Choice
                is_chosen=Signal::derive(move || form.wanted.get().centre == kind)
                is_possible=Signal::derive(move || form.has(set))
                choose=Callback::new(move |()| form.wanted.update(set))
                label=Signal::derive(label)
                data=kind.map_or("any", CardKind::label)
            />
        }
    };
    let kinds = [None].into_iter().chain(CardKind::ALL.map(Some));
    view! {
        <fieldset class="field">
            <legend>{words.of("taxi-centre")}</legend>
            <div class="choices">{kinds.map(choice).collect_view()}</div>
        </fieldset>
    }
}

/// What was wanted may not exist by the other reading of the crossing.
fn change_crossing(form: Form, crossing: Crossing) {
    form.crossing.set(crossing);
    let wanted = form.wanted.get_untracked();
    if !with_census(crossing, |census| census.has_puzzle(wanted)) {
        form.wanted.set(Wanted { band: wanted.band, ..Wanted::default() });
    }
}

/// TT-7: how the crossing is read.
#[component]
pub fn Crossings(
    #[prop(into)] chosen: Signal<Crossing>,
    choose: Callback<Crossing>,
) -> impl IntoView {
    let words = Words::here();
    let choice = move |crossing: Crossing| {
        view! {
            <Choice
                is_chosen=Signal::derive(move || chosen.get() == crossing)
                is_possible=Signal::derive(|| true)
                choose=Callback::new(move |()| choose.run(crossing))
                label=Signal::derive(move || {
                    words.say(&format!("taxi-crossing-{}", crossing.label()), &[])
                })
                data=crossing.label()
            />
        }
    };
    view! {
        <fieldset class="field">
            <legend>{words.of("taxi-crossing")}</legend>
            <div class="choices">{Crossing::ALL.map(choice).collect_view()}</div>
        </fieldset>
    }
}
