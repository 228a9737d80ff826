//! Races against the clock (TT-92): five tasks, five minutes, or a whole stack.

mod run;

use leptos::prelude::*;
use turbo_taxi::{Attack, Crossing, FIVE_MINUTES_MS, N_SPRINT_TASKS, Pace, count_right};

use self::run::Run;
use super::attempt::Stage;
use super::bench::Bench;
use super::best_list::{BestList, result_text, slips};
use super::chart::Chart;
use super::counted::Counted;
use super::diary::Diary;
use super::discipline::{Discipline, attack_key};
use super::ghost::{GhostBars, STEPS_PER_TASK};
use super::puzzle::ToMenu;
use crate::kit::effect::effect;
use crate::kit::live::live;
use crate::kit::symbol::Symbol;
use crate::top_bar::Heading;
use crate::turbo_taxi::time::minutes;
use crate::words::Words;

#[component]
pub fn AttackPage(attack: Attack) -> impl IntoView {
    let words = Words::here();
    let is_begun = RwSignal::new(false);
    let key = attack_key(attack);
    Heading::follow(crate::turbo_taxi::GAME, move || {
        words.say(&format!("taxi-discipline-{key}"), &[])
    });
    let content = move || match is_begun.get() {
        true => view! { <Race attack/> }.into_any(),
        false => view! { <Cover attack is_begun/> }.into_any(),
    };
    view! { <Counted crossing=Crossing::default()>{live(content)}</Counted> }
}

#[component]
fn Cover(attack: Attack, is_begun: RwSignal<bool>) -> impl IntoView {
    let words = Words::here();
    let key = attack_key(attack);
    let discipline = Discipline::Attack(attack);
    view! {
        <main class="wrap page solo-menu">
            <h1>{live(move || words.say(&format!("taxi-discipline-{key}"), &[]))}</h1>
            <section class="panel daily-card">
                <h2>
                    <Symbol id="tt-clock" class="sym--24"/>
                    {live(move || words.say(&format!("taxi-discipline-{key}"), &[]))}
                </h2>
                <p class="quiet">{live(move || words.say(&format!("taxi-lead-{key}"), &[]))}</p>
                <button
                    class="button button--primary button--big attack-start"
                    on:click=move |_| is_begun.set(true)
                >
                    {words.of("taxi-start")}
                </button>
            </section>
            <section class="panel">
                <h2><Symbol id="trophy" class="sym--24"/>{words.of("taxi-bests")}</h2>
                <Chart discipline/>
                <BestList discipline/>
            </section>
            <p><ToMenu/></p>
        </main>
    }
}

#[component]
fn Race(attack: Attack) -> impl IntoView {
    let words = Words::here();
    let run = Run::new(attack);
    let attempt = run.attempt;
    run.start();
    if attack == Attack::FiveMinutes {
        effect(move || {
            let is_up = FIVE_MINUTES_MS <= attempt.watch.elapsed();
            if is_up && attempt.stage.get_untracked() == Stage::Building {
                run.finish();
            }
        });
    }
    effect(move || {
        attempt.board.track();
        run.mark();
    });
    let status = move || view! { <Status run/> };
    let ended = move || match run.is_over.get() {
        true => view! { <Final run/> }.into_any(),
        false => view! { <Between run/> }.into_any(),
    };
    let chart = live(move || {
        let is_over = run.is_over.get();
        is_over.then(|| {
            let discipline = Discipline::Attack(attack);
            view! {
                <section class="panel">
                    <h2 class="panel__head">{words.of("taxi-bests")}</h2>
                    <div class="panel__body"><Chart discipline/><BestList discipline/></div>
                </section>
            }
        })
    });
    view! { <Bench attempt=run.attempt status ended>{chart}</Bench> }
}

/// Which task it is, what is left, and where the best run was.
#[component]
fn Status(run: Run) -> impl IntoView {
    let words = Words::here();
    let attempt = run.attempt;
    let key = attack_key(run.attack);
    let progress = live(move || {
        let n = run.n_drawn.get();
        match n_tasks(run.attack) {
            Some(max) => words.say("taxi-task-of", &[("n", n.into()), ("max", max.into())]),
            None => words.say("taxi-task-n", &[("n", n.into())]),
        }
    });
    let left = live(move || match run.attack {
        Attack::FiveMinutes => {
            let left = FIVE_MINUTES_MS.saturating_sub(attempt.watch.elapsed());
            Some(words.say("taxi-time-left", &[("time", minutes(left).into())]))
        }
        Attack::Stack => {
            let n_right = count_right(&attempt.task.get()?, attempt.components.get());
            let limit = minutes(Pace::MEDIUM.median_ms(n_right));
            Some(words.say("taxi-medal-until", &[("time", limit.into())]))
        }
        Attack::Sprint => None,
    });
    let medals = live(move || {
        let is_stack = run.attack == Attack::Stack;
        is_stack.then(|| {
            let n = run.n_won.get();
            words.say("taxi-medals-won", &[("n", n.into())])
        })
    });
    let ghost = Diary::load().ghost(Discipline::Attack(run.attack)).cloned().map(|ghost| {
        let elapsed = Signal::derive(move || attempt.watch.elapsed());
        let n_steps = Signal::derive(move || run.n_steps());
        let n_steps_max = n_tasks(run.attack).map(|n| n * STEPS_PER_TASK);
        view! { <GhostBars ghost elapsed n_steps n_steps_max/> }
    });
    view! {
        <div class="strip-title">
            <h1>{live(move || words.say(&format!("taxi-discipline-{key}"), &[]))}</h1>
            <p class="strip-title__state">
                <b>{progress}</b>" "<span>{left}</span>" "<span>{medals}</span>
            </p>
        </div>
        <div class="strip-more">{ghost}<p><ToMenu/></p></div>
    }
}

pub fn n_tasks(attack: Attack) -> Option<u32> {
    match attack {
        Attack::Sprint => Some(N_SPRINT_TASKS),
        Attack::FiveMinutes => None,
        Attack::Stack => Some(u32::from(turbo_taxi::CARDS_PER_SET)),
    }
}

/// Between two tasks the clock stands.
#[component]
fn Between(run: Run) -> impl IntoView {
    let words = Words::here();
    let key = move || match (run.attempt.stage.get(), run.attack, run.has_medal.get()) {
        (Stage::Solved, Attack::Stack, false) => "taxi-solved-late",
        (Stage::Solved, _, _) => "taxi-solved",
        _ => "taxi-lost",
    };
    let next = move |_| run.next();
    view! {
        <div class="result" role="status">
            <Symbol id="tt-medal" class="sym--64"/>
            <p class="result__title">{live(move || words.say(key(), &[]))}</p>
            <div class="result__go">
                <button class="button button--primary next-button" on:click=next>
                    {words.of("taxi-next-task")}
                </button>
            </div>
        </div>
    }
}

#[component]
fn Final(run: Run) -> impl IntoView {
    let words = Words::here();
    let discipline = Discipline::Attack(run.attack);
    let entry = run.entry();
    let result = move || result_text(&words.texts(), discipline, &entry);
    let slips = live(move || slips(&words.texts(), entry.n_wrong, entry.n_hints));
    let best = live(move || {
        run.is_best
            .get()
            .then(|| view! { <span class="tag tag--good">{words.of("taxi-best")}</span> })
    });
    view! {
        <div class="result" role="status">
            <Symbol id="trophy" class="sym--64"/>
            <p class="result__title">{words.of("taxi-run-over")}</p>
            <p class="result__time">
                <b class="num">{result}</b>
                {best}
                <span class="small quiet">{slips}</span>
            </p>
            <div class="result__go">
                <button
                    class="button button--primary again-button"
                    on:click=move |_| run.start()
                >
                    {words.of("taxi-again")}
                </button>
                <ToMenu/>
            </div>
        </div>
    }
}
