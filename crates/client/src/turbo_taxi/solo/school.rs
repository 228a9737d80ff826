//! The Taxi School: puzzles of rising difficulty. At first most cards lie there already, at last
//! one builds all of them. What does not fit is marked, and nothing costs anything.

mod puzzles;

use leptos::prelude::*;

pub use self::puzzles::N_PUZZLES;
use self::puzzles::Puzzle;
use super::attempt::{Attempt, Stage, Terms};
use super::bench::Bench;
use super::diary::Diary;
use super::mode_address::ModeAddress;
use super::puzzle::ToMenu;
use super::result::SingleResult;
use crate::kit::link::Link;
use crate::kit::live::{follows, live};
use crate::lesson::Further;
use crate::top_bar::Heading;
use crate::words::Words;

/// Where the lesson leads.
pub const FURTHER: Further =
    Further { words: "taxi-school-further", to: || ModeAddress::School.route() };

#[component]
pub fn SchoolPage() -> impl IntoView {
    let words = Words::here();
    Heading::follow(crate::turbo_taxi::GAME, move || words.say("taxi-school", &[]));
    let nth = RwSignal::new(Diary::load().first_unsolved());
    let n_solved = RwSignal::new(Diary::load().n_solved());
    let ended = Callback::new(move |stage: Stage| {
        if stage == Stage::Solved {
            Diary::change(|diary| diary.keep_solved(nth.get_untracked()));
            n_solved.set(Diary::load().n_solved());
        }
    });
    let attempt = Attempt::new(Terms::FREE, ended, Callback::new(|_| ()));
    attempt.is_assisted.set(true);
    let open = Callback::new(move |wanted: usize| {
        let Puzzle { task, given } = Puzzle::nth(wanted);
        nth.set(wanted);
        attempt.reset();
        attempt.begin_with(task, given);
    });
    open.run(nth.get_untracked());
    let status = move || view! { <Status nth n_solved open/> };
    let ended = move || {
        view! {
            <SingleResult attempt is_best=false>
                <Onward nth open/>
                <button class="button" on:click=move |_| attempt.repeat()>
                    {words.of("taxi-repeat")}
                </button>
            </SingleResult>
        }
    };
    view! { <Bench attempt status ended/> }
}

/// Which puzzle it is. Each can be chosen, whatever was solved.
#[component]
fn Status(nth: RwSignal<usize>, n_solved: RwSignal<usize>, open: Callback<usize>) -> impl IntoView {
    let words = Words::here();
    let missing = live(move || {
        let n = Puzzle::nth(nth.get()).n_missing();
        words.say("taxi-school-missing", &[("n", n.into())])
    });
    let number = move |it: usize| {
        let is_solved = move || {
            n_solved.track();
            Diary::load().is_solved(it)
        };
        let label = move || words.say("taxi-school-number", &[("n", (it + 1).into())]);
        view! {
            <button
                type="button"
                class="button school__number"
                class:is-solved=follows(is_solved)
                aria-label=follows(label)
                aria-pressed=follows(move || (nth.get() == it).to_string())
                on:click=move |_| open.run(it)
            >
                {it + 1}
            </button>
        }
    };
    view! {
        <div class="strip-title">
            <h1>{words.of("taxi-school")}</h1>
            <p class="strip-title__state">{missing}</p>
        </div>
        <nav class="school" data-solved=follows(move || n_solved.get())>
            {(0..N_PUZZLES).map(number).collect_view()}
        </nav>
        <div class="strip-more"><p><ToMenu/></p></div>
    }
}

/// The next puzzle; behind the last one there is every other mode.
#[component]
fn Onward(nth: RwSignal<usize>, open: Callback<usize>) -> impl IntoView {
    let words = Words::here();
    live(move || {
        let next = nth.get() + 1;
        match next < N_PUZZLES {
            true => view! {
                <button class="button button--primary next-button" on:click=move |_| open.run(next)>
                    {words.of("taxi-next")}
                </button>
            }
            .into_any(),
            false => view! {
                <p>{words.of("taxi-school-over")}</p>
                <Link to=ModeAddress::Menu.route() class="button button--primary">
                    {words.of("taxi-to-menu")}
                </Link>
            }
            .into_any(),
        }
    })
}
