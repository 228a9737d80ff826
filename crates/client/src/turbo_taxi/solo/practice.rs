//! Practice (TT-94): any task, help while building, hints for nothing, and the number of right
//! plans at once.

use leptos::prelude::*;
use turbo_taxi::{BadTask, Components, Crossing, Task, Wanted, count_right};

use super::attempt::{Attempt, Stage, Terms};
use super::bench::Bench;
use super::editor::Editor;
use super::mode_address::ModeAddress;
use super::puzzle::{ToMenu, link_to};
use super::result::SingleResult;
use super::robots::Robots;
use super::robots_panel::{RobotRows, RobotsButton};
use super::share::ShareButton;
use crate::browser;
use crate::kit::effect::effect;
use crate::kit::live::{follows, live};
use crate::kit::symbol::Symbol;
use crate::top_bar::Heading;
use crate::words::Words;

/// What is on the page: a task that is being set, or one that is being solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Doing {
    Edit(Option<Task>),
    Build(Task),
}

#[component]
pub fn PracticePage(task: Option<Result<Task, BadTask>>) -> impl IntoView {
    let words = Words::here();
    Heading::follow(crate::turbo_taxi::GAME, move || words.say("taxi-practice", &[]));
    let fault = match &task {
        Some(Err(fault)) => Some(fault.clone()),
        _ => None,
    };
    let crossing = RwSignal::new(Crossing::default());
    let doing = RwSignal::new(match task {
        Some(Ok(task)) => Doing::Build(task),
        Some(Err(_)) | None => Doing::Edit(None),
    });
    // The address is a link to what is shown.
    effect(move || {
        if let Doing::Build(task) = doing.get() {
            browser::replace_path(&ModeAddress::Practice { task: Some(Ok(task)) }.route().path());
        }
    });
    let robots = Robots::new();
    let go = Callback::new(move |task: Task| doing.set(Doing::Build(task)));
    let edit = Callback::new(move |task: Task| doing.set(Doing::Edit(Some(task))));
    live(move || match doing.get() {
        Doing::Edit(task) => view! { <Editor task fault=fault.clone() crossing go/> }.into_any(),
        Doing::Build(task) => view! { <Practice task crossing robots edit go/> }.into_any(),
    })
}

#[component]
fn Practice(
    task: Task,
    crossing: RwSignal<Crossing>,
    robots: Robots,
    edit: Callback<Task>,
    go: Callback<Task>,
) -> impl IntoView {
    let words = Words::here();
    let components = Components::printed(crossing.get_untracked());
    let attempt = Attempt::new(Terms::FREE, Callback::new(|_| ()), Callback::new(|_| ()));
    attempt.components.set(components);
    attempt.is_assisted.set(true);
    attempt.begin(task);
    let n_right = count_right(&task, components);
    // Where nothing can be built there is no race.
    let race = move || {
        if 0 < n_right {
            robots.begin(task, components);
        }
    };
    race();
    let anew = Callback::new(move |()| {
        attempt.repeat();
        race();
    });
    let status = move || view! { <Status attempt task n_right robots edit anew/> };
    let another = move |_| {
        if let Some(task) = super::puzzle::draw(Wanted::default(), crossing.get_untracked()) {
            go.run(task);
        }
    };
    let ended = move || {
        view! {
            <SingleResult attempt is_best=false>
                <button class="button button--primary next-button" on:click=another>
                    {words.of("taxi-next")}
                </button>
                <button class="button" on:click=move |_| anew.run(())>
                    {words.of("taxi-repeat")}
                </button>
                <button class="button" on:click=move |_| edit.run(task)>
                    {words.of("taxi-edit")}
                </button>
            </SingleResult>
        }
    };
    view! { <Bench attempt status ended/> }
}

#[component]
fn Status(
    attempt: Attempt,
    task: Task,
    n_right: u32,
    robots: Robots,
    edit: Callback<Task>,
    anew: Callback<()>,
) -> impl IntoView {
    let words = Words::here();
    let is_paused = move || attempt.stage.get() == Stage::Paused;
    let pause = move |_| match attempt.stage.get_untracked() {
        Stage::Paused => attempt.resume(),
        _ => attempt.pause(),
    };
    let pause_key = move || if is_paused() { "taxi-resume" } else { "taxi-pause-run" };
    let assist = attempt.is_assisted;
    let link = Callback::new(move |()| link_to(Some(task)));
    view! {
        <div class="strip-title">
            <h1>{words.of("taxi-practice")}</h1>
            <p class="strip-title__state">
                <b class="num">{n_right}</b>
                " "
                {live(move || words.say("taxi-n-right", &[("n", n_right.into())]))}
            </p>
        </div>
        <label class="check practice-assist">
            <input
                type="checkbox"
                prop:checked=follows(move || assist.get())
                on:change=move |event| assist.set(event_target_checked(&event))
            />
            <span>{words.of("taxi-assist")}</span>
        </label>
        <RobotRows robots watch=attempt.watch/>
        <div class="strip-go">
            {(0 < n_right).then(|| view! { <RobotsButton robots changed=anew/> })}
            <button type="button" class="button pause-button" on:click=pause>
                <Symbol id="hourglass" class="sym--20 mono"/>
                {live(move || words.say(pause_key(), &[]))}
            </button>
            <button type="button" class="button edit-button" on:click=move |_| edit.run(task)>
                {words.of("taxi-edit")}
            </button>
            <ShareButton key="taxi-share-task" text=link/>
            <ToMenu/>
        </div>
    }
}
