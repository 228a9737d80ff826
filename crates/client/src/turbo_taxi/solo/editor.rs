//! Setting a task oneself: the centre, the four figures, and at once how many plans are right.

use engine::{Chance, Fast};
use leptos::prelude::*;
use turbo_taxi::{
    BadTask, Card, CardKind, Components, Crossing, Field, Figure, Figures, Plan, Task, count_right,
};

use super::puzzle::{ToMenu, link_to};
use super::puzzle_form::Crossings;
use super::share::ShareButton;
use crate::browser;
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::kit::symbol::Symbol;
use crate::table::screen::Screen;
use crate::turbo_taxi::card::CardPicture;
use crate::turbo_taxi::names::kind_name;
use crate::turbo_taxi::placing::{FigureTray, Placing};
use crate::turbo_taxi::town::Town;
use crate::words::{Texts, Words, say};

#[component]
pub fn Editor(
    task: Option<Task>,
    fault: Option<BadTask>,
    crossing: RwSignal<Crossing>,
    go: Callback<Task>,
) -> impl IntoView {
    let words = Words::here();
    let frame = Screen::here();
    let figures = RwSignal::new(task.map_or(Figures::NONE, |task| Figures::from(task.figures)));
    let centre = RwSignal::new(task.map_or(Card::DoubleCurve0, |task| task.centre));
    let components = Signal::derive(move || Components::printed(crossing.get()));
    let placing = placing(figures, components);
    let made = Memo::new(move |_| {
        figures.get().complete().map(|figures| Task::new(centre.get(), figures))
    });
    let plan = Memo::new(move |_| Plan::with_centre(centre.get()));
    let roll = move |_| {
        let all = Figures::NONE.completions(&components.get_untracked());
        let idx = Fast::new(browser::seed()).below(all.len() as u32) as usize;
        figures.set(all[idx]);
        placing.selected.set(None);
    };
    let fault = fault.map(|fault| {
        let text = live(move || fault_text(&words.texts(), &fault));
        view! {
            <p class="notice notice--danger" role="alert">
                <Symbol id="warning" class="sym--24"/>
                <span>{text}</span>
            </p>
        }
    });
    view! {
        <main class="bench bench--editor" data-screen=follows(move || frame.get().name())>
            <section class="bench__status panel">
                <div class="strip-title"><h1>{words.of("taxi-editor")}</h1><ToMenu/></div>
                {fault}
                <Answer made components/>
            </section>
            <section class="bench__board">
                <div class="fit">
                    <div class="neatline"><Town figures plan components placing/></div>
                </div>
            </section>
            <section class="bench__ask panel">
                <div class="ask">
                    <h2 class="ask__title">{words.of("taxi-editor-ask")}</h2>
                    <p class="ask__more">{words.of("taxi-editor-green")}</p>
                </div>
                <FigureTray placing/>
                <Centres centre crossing/>
                <Crossings chosen=crossing choose=Callback::new(move |it| crossing.set(it))/>
                <div class="go">
                    <button type="button" class="button random-button" on:click=roll>
                        <Symbol id="dice" class="sym--20 mono"/>
                        <span>{words.of("taxi-editor-random")}</span>
                    </button>
                    <Go made go/>
                </div>
            </section>
        </main>
    }
}

fn placing(figures: RwSignal<Figures>, components: Signal<Components>) -> Placing {
    let may_put = Callback::new(move |(figure, field): (Figure, Field)| {
        let placed = figures.get_untracked();
        let is_free = !placed.fields().contains(field);
        let components = components.get_untracked();
        is_free && placed.with(figure, field).leaves_enough_green(&components)
    });
    let put = Callback::new(move |(figure, field)| figures.update(|it| it.put(figure, field)));
    let lift = Callback::new(move |figure| figures.update(|it| it.lift(figure)));
    Placing::new(figures, Signal::derive(|| true), may_put, put, lift)
}

/// How many plans are right, as soon as all figures stand.
#[component]
fn Answer(made: Memo<Option<Task>>, components: Signal<Components>) -> impl IntoView {
    let words = Words::here();
    live(move || {
        let Some(task) = made.get() else {
            return view! { <p class="quiet">{words.of("taxi-editor-open")}</p> }.into_any();
        };
        let n = count_right(&task, components.get());
        let link = Callback::new(move |()| link_to(Some(task)));
        view! {
            <p class="editor__count">
                <b class="num">{n}</b>
                {live(move || words.say("taxi-n-right", &[("n", n.into())]))}
            </p>
            <p class="small quiet"><code>{task.to_string()}</code></p>
            <ShareButton key="taxi-share-task" text=link/>
        }
        .into_any()
    })
}

/// The centre: its kind, and its turn by a second tap.
#[component]
fn Centres(centre: RwSignal<Card>, crossing: RwSignal<Crossing>) -> impl IntoView {
    let words = Words::here();
    let choice = move |kind: CardKind| {
        let is_chosen = Memo::new(move |_| centre.get().kind() == kind);
        let card =
            Memo::new(move |_| Some(if is_chosen.get() { centre.get() } else { kind.turned(0) }));
        let choose = move |_| {
            centre.update(|card| {
                *card = if card.kind() == kind { card.turned() } else { kind.turned(0) };
            })
        };
        view! {
            <button
                type="button"
                class="pick pile"
                class:is-on=follows(move || is_chosen.get())
                aria-pressed=follows(move || is_chosen.get().to_string())
                aria-label=follows(move || kind_name(&words.texts(), kind))
                data-centre=kind.label()
                on:click=choose
            >
                <svg viewBox="-3 -3 106 106" aria-hidden="true">
                    <CardPicture card crossing/>
                    <rect class="co" width="100" height="100" rx="3"/>
                </svg>
                <span class="pile__n" aria-hidden="true">
                    {live(move || kind_name(&words.texts(), kind))}
                </span>
            </button>
        }
    };
    view! {
        <div class="hand" role="group" aria-label=words.of("taxi-centre")>
            {CardKind::ALL.map(choice).collect_view()}
        </div>
    }
}

#[component]
fn Go(made: Memo<Option<Task>>, go: Callback<Task>) -> impl IntoView {
    let words = Words::here();
    let go = move |_| {
        if let Some(task) = made.get_untracked() {
            go.run(task);
        }
    };
    view! {
        <button
            type="button"
            class="button button--primary main-button build-button"
            aria-disabled=follows(move || made.with(Option::is_none).to_string())
            on:click=go
        >
            {words.of("taxi-editor-build")}
        </button>
    }
}

fn fault_text(texts: &Texts, fault: &BadTask) -> String {
    let text = match fault {
        BadTask::Form => say(texts, "taxi-bad-form"),
        BadTask::UnknownCard(label) => texts.say("taxi-bad-card", &[("card", label.into())]),
        BadTask::NoSuchField(field) => texts.say("taxi-bad-field", &[("field", field.into())]),
        BadTask::FieldTwice(field) => {
            texts.say("taxi-bad-twice", &[("field", field.number().into())])
        }
        BadTask::TooFewGreen { given } => texts.say("taxi-bad-green", &[("n", (*given).into())]),
    };
    format!("{text} ({})", fault.rule())
}
