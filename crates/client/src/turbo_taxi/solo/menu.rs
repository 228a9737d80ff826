//! What there is to play alone.

use leptos::prelude::*;
use turbo_taxi::Attack;

use super::best_list::BestList;
use super::chart::Chart;
use super::daily::today;
use super::diary::{DailyEnd, Diary, Today};
use super::discipline::{Discipline, attack_key};
use super::mode_address::{ATTACKS, ModeAddress};
use super::puzzle_form::PuzzleForm;
use super::school::N_PUZZLES;
use crate::kit::link::Link;
use crate::kit::live::live;
use crate::kit::symbol::Symbol;
use crate::top_bar::Heading;
use crate::turbo_taxi::time::exact;
use crate::words::Words;

#[component]
pub fn MenuPage() -> impl IntoView {
    let words = Words::here();
    Heading::follow(crate::turbo_taxi::GAME, move || words.say("taxi-solo", &[]));
    view! {
        <main class="wrap page solo-menu">
            <h1>{words.of("taxi-solo-title")}</h1>
            <p class="quiet">{words.of("taxi-solo-lead")}</p>
            <SchoolCard/>
            <DailyCard/>
            <section class="panel">
                <h2>
                    <Symbol id="tt-crossing-junction" class="sym--24"/>
                    {words.of("taxi-puzzles")}
                </h2>
                <p class="quiet">{words.of("taxi-puzzles-lead")}</p>
                <PuzzleForm/>
            </section>
            <section class="panel">
                <h2><Symbol id="tt-clock" class="sym--24"/>{words.of("taxi-attacks")}</h2>
                <ul class="solo-list">{ATTACKS.map(attack_row).collect_view()}</ul>
            </section>
            <section class="panel">
                <h2><Symbol id="eye" class="sym--24"/>{words.of("taxi-practice")}</h2>
                <p class="quiet">{words.of("taxi-practice-lead")}</p>
                <Link to=ModeAddress::Practice { task: None }.route() class="button">
                    {words.of("taxi-practice-go")}
                </Link>
            </section>
            <section class="panel">
                <h2><Symbol id="trophy" class="sym--24"/>{words.of("taxi-statistics")}</h2>
                <p class="quiet">{words.of("taxi-statistics-lead")}</p>
                <Link to=ModeAddress::Statistics.route() class="button statistics-link">
                    {words.of("taxi-statistics-go")}
                </Link>
            </section>
            <Results/>
        </main>
    }
}

/// Where whoever is new begins.
#[component]
fn SchoolCard() -> impl IntoView {
    let words = Words::here();
    let n_solved = Diary::load().n_solved();
    let args = move || [("n", n_solved.into()), ("of", N_PUZZLES.into())];
    view! {
        <section class="panel">
            <h2><Symbol id="tt-taxi" class="sym--24"/>{words.of("taxi-school")}</h2>
            <p class="quiet">{words.of("taxi-school-lead")}</p>
            <p class="small quiet num">{live(move || words.say("taxi-school-solved", &args()))}</p>
            <Link to=ModeAddress::School.route() class="button school-link">
                {words.of("taxi-school-go")}
            </Link>
        </section>
    }
}

#[component]
fn DailyCard() -> impl IntoView {
    let words = Words::here();
    let date = today();
    let diary = Diary::load();
    let streak = diary.streak(date);
    let state = live(move || match diary.day(date) {
        Some(Today { end: Some(DailyEnd::Solved(entry)), .. }) => {
            words.say("taxi-daily-done", &[("time", exact(entry.ms).into())])
        }
        Some(Today { end: Some(DailyEnd::Lost), .. }) => words.say("taxi-daily-lost", &[]),
        Some(Today { end: None, .. }) => words.say("taxi-daily-open", &[]),
        None => words.say("taxi-daily-new", &[]),
    });
    view! {
        <section class="panel daily-card">
            <h2><Symbol id="calendar" class="sym--24"/>{words.of("taxi-daily")}</h2>
            <p class="quiet">{state}</p>
            <p class="daily-card__streak">
                <b class="num">{streak}</b>
                {live(move || words.say("taxi-streak", &[("n", streak.into())]))}
            </p>
            <Link to=ModeAddress::Daily { date: None }.route() class="button button--primary">
                {words.of("taxi-daily-go")}
            </Link>
        </section>
    }
}

fn attack_row(attack: Attack) -> impl IntoView {
    let words = Words::here();
    let key = attack_key(attack);
    let name = live(move || words.say(&format!("taxi-discipline-{key}"), &[]));
    let lead = live(move || words.say(&format!("taxi-lead-{key}"), &[]));
    view! {
        <li>
            <div>
                <b>{name}</b>
                <p class="small quiet">{lead}</p>
            </div>
            <Link to=ModeAddress::Attack(attack).route() class="button">
                {words.of("taxi-start")}
            </Link>
        </li>
    }
}

/// Everything that was ever ranked here.
#[component]
fn Results() -> impl IntoView {
    let words = Words::here();
    let diary = Diary::load();
    let played = Discipline::ALL.into_iter().filter(move |it| !diary.all(*it).is_empty());
    let block = move |discipline: Discipline| {
        let name = live(move || words.say(&format!("taxi-discipline-{}", discipline.key()), &[]));
        view! {
            <div class="results__block">
                <h3>{name}</h3>
                <Chart discipline/>
                <BestList discipline/>
            </div>
        }
    };
    let blocks: Vec<_> = played.map(block).collect();
    (!blocks.is_empty()).then(|| {
        view! {
            <section class="panel">
                <h2><Symbol id="trophy" class="sym--24"/>{words.of("taxi-results")}</h2>
                <div class="results">{blocks}</div>
            </section>
        }
    })
}
