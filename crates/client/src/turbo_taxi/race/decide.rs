//! What the viewer can do now: put figures, build and call, or look and go on.

use leptos::prelude::*;
use turbo_taxi::{Action, Figures, Phase};

use super::ask::{Ask, BuildButtons};
use super::ended::Ended;
use super::scene::Scene;
use crate::kit::symbol::Symbol;
use crate::turbo_taxi::halt::HaltButton;
use crate::turbo_taxi::hand::Hand;
use crate::turbo_taxi::placing::FigureTray;

/// Which of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Desk {
    Placing,
    Building,
    Looking,
    Ended,
    Paused,
}

#[component]
pub fn Decide(scene: Scene) -> impl IntoView {
    let desk = Memo::new(move |_| {
        let is_seated = scene.me.get().is_some();
        let is_replay = scene.cx.moment.with(|moment| moment.is_replay);
        match scene.phase.get() {
            _ if scene.is_paused() => Desk::Paused,
            Phase::Place { .. } if scene.placing.is_open.get() => Desk::Placing,
            Phase::Build | Phase::Calling { .. } | Phase::Check { .. }
                if is_seated && !is_replay =>
            {
                Desk::Building
            }
            Phase::RoundEnd { .. } | Phase::Void { .. } => Desk::Ended,
            _ => Desk::Looking,
        }
    });
    let inside = move || match desk.get() {
        Desk::Placing => view! { <PlaceFigures scene/> }.into_any(),
        Desk::Building => view! { <Build scene/> }.into_any(),
        Desk::Ended => view! { <Ended scene/> }.into_any(),
        Desk::Looking => view! { <Ask scene><span></span></Ask> }.into_any(),
        Desk::Paused => view! { <Paused scene/> }.into_any(),
    };
    let is_quiet = move || desk.get() != Desk::Building;
    view! {
        <section class="r-decide panel" class:is-over=is_quiet data-desk=move || {
            format!("{:?}", desk.get()).to_lowercase()
        }>
            {inside}
        </section>
    }
}

#[component]
fn Build(scene: Scene) -> impl IntoView {
    let n_laid = Memo::new(move |_| scene.board.with(|board| board.plan.n_laid()));
    let state = Memo::new(move |_| scene.halt_state());
    view! {
        <Ask scene><BuildButtons scene/></Ask>
        <Hand builder=scene.builder gestures=scene.gestures components=scene.components/>
        <HaltButton state n_laid halt=scene.halt()/>
    }
}

/// TT-32 to TT-36.
#[component]
fn PlaceFigures(scene: Scene) -> impl IntoView {
    let words = scene.cx.words;
    let is_complete = Memo::new(move |_| scene.figures.with(Figures::complete).is_some());
    let has_news = move || scene.cx.rushed.with(|rushed| !rushed.is_empty());
    let is_off = move || !is_complete.get() || scene.cx.busy.get() || has_news();
    let done = move |_| {
        if !untrack(is_off) {
            scene.cx.act.run(Action::Done);
        }
    };
    view! {
        <Ask scene>
            <button
                type="button"
                class="button dice-button"
                title=words.of("taxi-place-random")
                on:click=move |_| scene.place_at_random()
            >
                <Symbol id="dice" class="sym--20 mono"/>
                <span class="acts__word">{words.of("taxi-place-random")}</span>
            </button>
            <button
                type="button"
                class="button button--primary done-button"
                aria-disabled=move || is_off().to_string()
                on:click=done
            >
                {words.of("taxi-place-done")}
            </button>
        </Ask>
        <FigureTray placing=scene.placing/>
    }
}

/// TT-77: everything is covered until somebody goes on.
#[component]
fn Paused(scene: Scene) -> impl IntoView {
    let resume = move |_| {
        if untrack(|| scene.offers(Action::Resume)) {
            scene.cx.act.run(Action::Resume);
        }
    };
    view! {
        <Ask scene>
            <button
                type="button"
                class="button button--primary"
                aria-disabled=move || (!scene.offers(Action::Resume)).to_string()
                on:click=resume
            >
                {scene.cx.words.of("taxi-resume")}
            </button>
        </Ask>
    }
}
