//! The end of a deal: what came of it, all boards side by side, films, and the right plans.

use engine::Seat;
use leptos::prelude::*;
use turbo_taxi::{Action, How, Phase, Shot, VoidReason};

use super::ask::PauseButton;
use super::film::Reel;
use super::scene::Scene;
use crate::kit::symbol::Symbol;
use crate::table::seat_mark::SeatMark;
use crate::turbo_taxi::time::exact;

#[component]
pub fn Ended(scene: Scene) -> impl IntoView {
    let words = scene.cx.words;
    let is_ready_off = move || !scene.offers(Action::Ready);
    view! {
        <div class="taxi-ask">
            <p class="taxi-ask__text" role="status">
                {move || verdict(scene)}
                <small>{move || answer(scene)}</small>
            </p>
            <div class="acts">
                <PauseButton scene/>
                <button
                    type="button"
                    class="button button--primary ready-button"
                    aria-disabled=move || is_ready_off().to_string()
                    on:click=move |_| {
                        if !untrack(is_ready_off) {
                            scene.cx.act.run(Action::Ready);
                        }
                    }
                >
                    {words.of("taxi-ready")}
                </button>
            </div>
        </div>
        <div class="reels" role="group" aria-label=words.of("taxi-boards")>
            {move || boards(scene)}
            <Solutions scene/>
        </div>
        <FilmStrip scene/>
    }
}

/// Who has won the round and how, or why nobody has.
fn verdict(scene: Scene) -> String {
    let words = scene.cx.words;
    match scene.phase.get() {
        Phase::RoundEnd { winner, how, .. } => {
            let you = scene.cx.names.with(|names| names.you() == Some(winner));
            let name = scene.cx.names.with(|names| names.label(winner, &words.texts()));
            let key = match how {
                How::Plan => "taxi-won-plan",
                How::LastLeft => "taxi-won-last",
            };
            let you = if you { "yes" } else { "no" };
            words.say(key, &[("you", you.into()), ("name", name.into())])
        }
        Phase::Void { reason, .. } => words.say(
            match reason {
                VoidReason::Unsolvable => "taxi-void-unsolvable",
                VoidReason::GivenUp => "taxi-void-given-up",
                VoidReason::TimeUp => "taxi-void-time-up",
            },
            &[],
        ),
        _ => String::new(),
    }
}

fn answer(scene: Scene) -> Option<String> {
    let answer = scene.cx.moment.with(|moment| moment.view.answer)?;
    Some(scene.cx.words.say("taxi-answer", &[("n", answer.n_solutions.into())]))
}

/// A button for each board, with the time of the last step.
fn boards(scene: Scene) -> impl IntoView {
    let n_seats = scene.cx.moment.with(|moment| moment.view.n_seats());
    let board = move |seat: Seat| {
        let is_shown =
            move || matches!(scene.reel.get(), Reel::Board { seat: it, .. } if it == seat);
        let name = move || scene.cx.names.with(|names| names.label(seat, &scene.cx.words.texts()));
        // Cards that lay there from the start (TT-78) are no step.
        let last = move || film(scene, seat).last().map(|shot| shot.at).filter(|at| 0 < *at);
        let time = move || last().map(exact);
        view! {
            <button
                type="button"
                class="chip reel"
                aria-pressed=move || is_shown().to_string()
                class:is-selected=is_shown
                on:click=move |_| scene.reel.set(Reel::Board { seat, n_shots: None })
            >
                <SeatMark seat class="sym--20"/>
                <span>{name}</span>
                <small>{time}</small>
            </button>
        }
    };
    Seat::all(n_seats).map(board).collect_view()
}

fn film(scene: Scene, seat: Seat) -> Vec<Shot> {
    scene.cx.moment.with(|moment| {
        let seat = moment.view.seats.get(seat.idx());
        seat.and_then(|seat| seat.film.clone()).unwrap_or_default()
    })
}

/// One right plan after the other.
#[component]
fn Solutions(scene: Scene) -> impl IntoView {
    let words = scene.cx.words;
    let n = Memo::new(move |_| scene.solutions.with(Vec::len));
    let shown = move || match scene.reel.get() {
        Reel::Solution(idx) => Some(idx),
        Reel::Board { .. } => None,
    };
    let label = move || {
        let nth = shown().map_or(0, |idx| idx + 1);
        words.say("taxi-solution", &[("nth", nth.into()), ("n", n.get().into())])
    };
    let next = move |_| {
        let idx = untrack(shown).map_or(0, |idx| (idx + 1) % n.get_untracked().max(1));
        scene.reel.set(Reel::Solution(idx));
    };
    move || {
        (0 < n.get()).then(|| {
            view! {
                <button
                    type="button"
                    class="chip reel"
                    class:is-selected=move || shown().is_some()
                    on:click=next
                >
                    <Symbol id="eye" class="sym--20 mono"/>
                    <span>{label}</span>
                    <Symbol id="next" class="sym--16 mono"/>
                </button>
            }
        })
    }
}

/// The film of the board that is shown: pull the slider.
#[component]
fn FilmStrip(scene: Scene) -> impl IntoView {
    let shown = Memo::new(move |_| match scene.reel.get() {
        Reel::Board { seat, .. } => Some((seat, film(scene, seat))),
        Reel::Solution(_) => None,
    });
    let at = move |n_shots: Option<usize>, film: &[Shot]| n_shots.unwrap_or(film.len());
    move || {
        let (seat, film) = shown.get().filter(|(_, film)| !film.is_empty())?;
        let n = film.len();
        let times: Vec<u64> = film.iter().map(|shot| shot.at).collect();
        let now = move || match scene.reel.get() {
            Reel::Board { n_shots, .. } => at(n_shots, &film),
            Reel::Solution(_) => 0,
        };
        let now = Memo::new(move |_| now());
        let time = move || now.get().checked_sub(1).map_or(0, |idx| times[idx]);
        let pull = move |event| {
            let n_shots = event_target_value(&event).parse::<usize>().ok();
            scene.reel.set(Reel::Board { seat, n_shots });
        };
        Some(view! {
            <label class="film">
                <span>{scene.cx.words.of("taxi-film")}</span>
                <input type="range" min="0" max=n prop:value=move || now.get() on:input=pull/>
                <span class="num">{move || exact(time())}</span>
            </label>
        })
    }
}
