//! What is to be done, in words, and the small buttons beside it.

use engine::Seat;
use leptos::prelude::*;
use turbo_taxi::{Action, Phase, SeatStatus, Step};

use super::scene::Scene;
use crate::kit::symbol::Symbol;
use crate::turbo_taxi::names::kind_name;

/// The children are the buttons.
#[component]
pub fn Ask(scene: Scene, children: Children) -> impl IntoView {
    view! {
        <div class="taxi-ask">
            <p class="taxi-ask__text" role="status">
                {move || question(scene)}
                <small>{move || detail(scene)}</small>
            </p>
            <div class="acts">{children()}</div>
        </div>
    }
}

fn own_status(scene: Scene) -> Option<(SeatStatus, bool)> {
    let me = scene.me.get()?;
    scene.cx.moment.with(|moment| {
        let own = &moment.view.seats[me.idx()];
        Some((own.status, own.is_waiting))
    })
}

fn question(scene: Scene) -> String {
    let words = scene.cx.words;
    if scene.is_paused() {
        return words.say("taxi-paused", &[]);
    }
    let named = |seat| scene.cx.names.with(|names| names.label(seat, &words.texts()));
    match (scene.phase.get(), own_status(scene)) {
        (Phase::Place { .. }, _) if scene.placing.is_open.get() => words.say("taxi-ask-place", &[]),
        (Phase::Place { .. }, _) => {
            let commissioner = scene.cx.moment.with(|moment| moment.view.commissioner);
            words.say("taxi-ask-placing", &[("name", named(commissioner).into())])
        }
        (Phase::Countdown { .. }, _) => words.say("taxi-ask-countdown", &[]),
        (Phase::Check { seat, .. }, _) => checked(scene, seat, named(seat)),
        (Phase::Build, Some((SeatStatus::Out, _))) => words.say("taxi-ask-out", &[]),
        (Phase::Build, Some((_, true))) => words.say("taxi-ask-waiting", &[]),
        (Phase::Build, Some(_)) => building(scene),
        (Phase::Over, _) => words.say("taxi-ask-over", &[]),
        (Phase::Build | Phase::Calling { .. }, _) => words.say("taxi-ask-watching", &[]),
        (Phase::Void { .. } | Phase::RoundEnd { .. }, _) => String::new(),
    }
}

fn building(scene: Scene) -> String {
    let texts = scene.cx.words.texts();
    let is_full = scene.board.with(|board| board.plan.is_full());
    match scene.builder.selected.get() {
        _ if !scene.builder.is_open.get() => texts.say("taxi-ask-called", &[]),
        Some(kind) => texts.say("taxi-ask-lay", &[("kind", kind_name(&texts, kind).into())]),
        None if is_full => texts.say("taxi-ask-halt", &[]),
        None => texts.say("taxi-ask-choose", &[]),
    }
}

fn checked(scene: Scene, seat: Seat, name: String) -> String {
    let is_you = scene.cx.names.with(|names| names.you() == Some(seat));
    let you = if is_you { "yes" } else { "no" };
    let n = scene.cx.moment.with(|moment| moment.view.findings.as_ref().map_or(0, Vec::len));
    let args = [("you", you.into()), ("name", name.into()), ("n", n.into())];
    scene.cx.words.say("taxi-ask-check", &args)
}

fn detail(scene: Scene) -> Option<String> {
    let words = scene.cx.words;
    match scene.phase.get() {
        _ if scene.is_paused() => None,
        Phase::Place { .. } if scene.placing.is_open.get() => {
            Some(words.say("taxi-ask-place-more", &[]))
        }
        Phase::Build if scene.builder.is_open.get() => {
            let has_selected = scene.builder.selected.get().is_some();
            Some(words.say(if has_selected { "taxi-ask-turn" } else { "taxi-ask-cells" }, &[]))
        }
        Phase::Check { until, .. } => {
            let seconds = scene.clock.seconds_until(until);
            Some(words.say("taxi-ask-check-more", &[("n", seconds.into())]))
        }
        _ => None,
    }
}

#[component]
pub fn BuildButtons(scene: Scene) -> impl IntoView {
    let words = scene.cx.words;
    let builder = scene.builder;
    let is_empty = move || scene.board.with(|board| board.plan.n_laid()) == 0;
    let is_closed = move || !builder.is_open.get();
    let clear = move |_| {
        builder.build(Step::Clear);
        builder.touched.set(None);
    };
    view! {
        <VoteButton scene/>
        <PauseButton scene/>
        <button
            type="button"
            class="button clear-button"
            title=words.of("taxi-clear")
            aria-disabled=move || (is_empty() || is_closed()).to_string()
            on:click=clear
        >
            <Symbol id="close" class="sym--20 mono"/>
            <span class="acts__word">{words.of("taxi-clear")}</span>
        </button>
        <button
            type="button"
            class="button undo-button"
            title=words.of("table-undo")
            aria-disabled=move || (!builder.can_undo() || is_closed()).to_string()
            on:click=move |_| builder.undo()
        >
            <Symbol id="undo" class="sym--20 mono"/>
            <span class="acts__word">{words.of("table-undo")}</span>
        </button>
    }
}

/// TT-68: "we find nothing".
#[component]
fn VoteButton(scene: Scene) -> impl IntoView {
    let words = scene.cx.words;
    let vote = scene.vote();
    let is_off = move || !scene.offers(Action::VoteGiveUp) && !scene.offers(Action::WithdrawVote);
    let label = move || {
        let has_voted = scene.offers(Action::WithdrawVote);
        words.say(if has_voted { "taxi-vote-back" } else { "taxi-vote" }, &[])
    };
    view! {
        <button
            type="button"
            class="button vote-button"
            title=move || words.say("taxi-vote-more", &[])
            aria-disabled=move || is_off().to_string()
            on:click=move |_| vote.run(())
        >
            <Symbol id="tt-vote" class="sym--20"/>
            <span class="acts__word">{label}</span>
        </button>
    }
}

/// TT-77.
#[component]
pub fn PauseButton(scene: Scene) -> impl IntoView {
    let words = scene.cx.words;
    let is_off = move || !scene.offers(Action::Pause);
    let pause = move |_| {
        if !untrack(is_off) {
            scene.cx.rush.run(Action::Pause);
        }
    };
    view! {
        <button
            type="button"
            class="button pause-button"
            title=words.of("taxi-pause")
            aria-label=words.of("taxi-pause")
            aria-disabled=move || is_off().to_string()
            on:click=pause
        >
            <Symbol id="hourglass" class="sym--20 mono"/>
        </button>
    }
}
