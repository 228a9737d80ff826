//! Puzzles by difficulty (TT-90): one after the other, as long as one likes.

use engine::Fast;
use leptos::prelude::*;
use turbo_taxi::{Band, Components, Crossing, Task, Wanted, count_right};

use super::attempt::{Attempt, Stage, Terms};
use super::bench::Bench;
use super::best_list::BestList;
use super::chart::Chart;
use super::counted::{Counted, with_census};
use super::diary::{Diary, Entry};
use super::discipline::Discipline;
use super::mode_address::ModeAddress;
use super::result::SingleResult;
use super::share::ShareButton;
use crate::browser;
use crate::kit::link::Link;
use crate::kit::live::live;
use crate::kit::trouble::Empty;
use crate::top_bar::Heading;
use crate::words::Words;

#[component]
pub fn PuzzlePage(wanted: Wanted, crossing: Crossing) -> impl IntoView {
    view! {
        <Counted crossing>
            {live(move || match draw(wanted, crossing) {
                Some(task) => view! { <Puzzle task wanted crossing/> }.into_any(),
                None => view! {
                    <Empty symbol="tt-barrier" key="taxi-no-puzzle">
                        <ToMenu/>
                    </Empty>
                }
                .into_any(),
            })}
        </Counted>
    }
}

#[component]
pub fn ToMenu() -> impl IntoView {
    let words = Words::here();
    view! { <Link to=ModeAddress::Menu.route() class="button">{words.of("taxi-to-menu")}</Link> }
}

/// Any of the tasks that are wanted.
pub fn draw(wanted: Wanted, crossing: Crossing) -> Option<Task> {
    let mut chance = Fast::new(browser::seed());
    with_census(crossing, |census| census.puzzle(wanted, &mut chance))
}

#[component]
fn Puzzle(task: Task, wanted: Wanted, crossing: Crossing) -> impl IntoView {
    let words = Words::here();
    let components = Components::printed(crossing);
    let is_best = RwSignal::new(false);
    let band = RwSignal::new(band_of(&task, &components));
    let attempt = StoredValue::new(None::<Attempt>);
    let ended = Callback::new(move |stage: Stage| {
        let attempt = attempt.get_value().expect("tasks end after they have begun");
        keep_tried(attempt, stage);
        if stage == Stage::Solved {
            let discipline = Discipline::Puzzle(band.get_untracked());
            is_best.set(Diary::change(|diary| diary.record(discipline, entry_of(attempt, 1))));
        }
    });
    let made = Attempt::new(Terms::RANKED, ended, Callback::new(|_| ()));
    attempt.set_value(Some(made));
    let attempt = made;
    attempt.components.set(components);
    attempt.begin(task);
    let title = move || words.say(&format!("taxi-discipline-{}", band.get().label()), &[]);
    Heading::follow(crate::turbo_taxi::GAME, title);
    let next = move |_| {
        if let Some(task) = draw(wanted, crossing) {
            band.set(band_of(&task, &components));
            attempt.reset();
            attempt.begin(task);
        }
    };
    let link = Callback::new(move |()| link_to(attempt.task.get_untracked()));
    let status = move || {
        view! {
            <div class="strip-title">
                <h1>{title}</h1>
                <ToMenu/>
            </div>
            <div class="strip-more">
                {live(move || view! { <BestList discipline=Discipline::Puzzle(band.get())/> })}
            </div>
        }
    };
    let ended = move || {
        view! {
            <SingleResult attempt is_best>
                <button class="button button--primary next-button" on:click=next>
                    {words.of("taxi-next")}
                </button>
                <ShareButton key="taxi-share-task" text=link/>
            </SingleResult>
        }
    };
    let chart = live(move || {
        attempt.stage.track();
        view! { <Chart discipline=Discipline::Puzzle(band.get())/> }
    });
    view! { <Bench attempt status ended>{chart}</Bench> }
}

fn band_of(task: &Task, components: &Components) -> Band {
    Band::of(count_right(task, components)).expect("puzzles have a right plan")
}

/// For the statistics.
pub fn keep_tried(attempt: Attempt, stage: Stage) {
    if let Some(tried) = attempt.tried(stage) {
        Diary::change(|diary| diary.keep_task(tried));
    }
}

/// The result of what was just solved.
pub fn entry_of(attempt: Attempt, n: u32) -> Entry {
    Entry {
        at: browser::unix_ms(),
        ms: attempt.watch.elapsed_once(),
        n,
        n_wrong: attempt.n_wrong.get_untracked(),
        n_hints: attempt.n_hints.get_untracked(),
    }
}

/// TT-94: a link by which somebody else finds the same task.
pub fn link_to(task: Option<Task>) -> String {
    let place = ModeAddress::Practice { task: task.map(Ok) };
    browser::address_of(&place.route().path())
}
