//! The puzzle of the day (TT-91): one ranked attempt, as many free ones as one likes, and those of
//! the days before.

use leptos::prelude::*;
use turbo_taxi::{Date, wanted_on};

use super::attempt::{Attempt, Stage, Terms};
use super::bench::Bench;
use super::best_list::slips;
use super::counted::{Counted, daily};
use super::diary::{DailyEnd, Diary, Entry, Today};
use super::discipline::Discipline;
use super::mode_address::ModeAddress;
use super::puzzle::{ToMenu, entry_of, keep_tried};
use super::result::SingleResult;
use super::share::ShareButton;
use crate::browser;
use crate::kit::link::Link;
use crate::kit::live::live;
use crate::kit::symbol::Symbol;
use crate::top_bar::Heading;
use crate::turbo_taxi::time::exact;
use crate::words::{Texts, Words};

/// So many days back.
const ARCHIVE_DAYS: usize = 28;

/// The UTC date: everybody's day is the same.
pub fn today() -> Date {
    Date::of_unix_ms(browser::unix_ms()).expect("the calendar goes on until 9999")
}

#[component]
pub fn DailyPage(date: Option<Date>) -> impl IntoView {
    let date = date.unwrap_or_else(today);
    let is_begun = RwSignal::new(false);
    Heading::follow(crate::turbo_taxi::GAME, move || date.to_string());
    let content = move || match is_begun.get() {
        true => view! { <Daily date/> }.into_any(),
        false => view! { <Cover date is_begun/> }.into_any(),
    };
    view! { <Counted crossing=Default::default()>{live(content)}</Counted> }
}

/// Whether an attempt at this day's puzzle would count.
fn is_ranked(date: Date) -> bool {
    let is_open = Diary::load().day(date).is_none_or(|day| day.end.is_none());
    date == today() && is_open
}

/// How hard a day is: its band, or that it has a single right plan.
fn hardness(texts: &Texts, date: Date) -> String {
    match wanted_on(date.weekday()).band {
        Some(band) => texts.say(&format!("taxi-discipline-{}", band.label()), &[]),
        None => texts.say("taxi-unique", &[]),
    }
}

#[component]
fn Cover(date: Date, is_begun: RwSignal<bool>) -> impl IntoView {
    let words = Words::here();
    let ranked = is_ranked(date);
    let terms = if ranked { "taxi-daily-ranked" } else { "taxi-daily-free" };
    let begin = move |_| is_begun.set(true);
    let title = live(move || words.say("taxi-daily-of", &[("date", date.to_string().into())]));
    view! {
        <main class="wrap page solo-menu">
            <h1>{title}</h1>
            <section class="panel daily-card">
                <h2>
                    <Symbol id="calendar" class="sym--24"/>
                    <span class="chip__word">{live(move || hardness(&words.texts(), date))}</span>
                </h2>
                <p class="quiet">{words.of(terms)}</p>
                <button class="button button--primary button--big daily-start" on:click=begin>
                    {words.of("taxi-start")}
                </button>
            </section>
            <Archive/>
            <p><ToMenu/></p>
        </main>
    }
}

#[component]
fn Archive() -> impl IntoView {
    let words = Words::here();
    let diary = Diary::load();
    let days = std::iter::successors(Some(today()), |date| date.previous()).take(ARCHIVE_DAYS);
    let day = move |date: Date| {
        let (symbol, time) = match diary.day(date).and_then(|day| day.end) {
            Some(DailyEnd::Solved(entry)) => ("check", exact(entry.ms)),
            Some(DailyEnd::Lost) => ("close", String::new()),
            None => ("calendar", String::new()),
        };
        let hardness = live(move || hardness(&words.texts(), date));
        view! {
            <li>
                <Link to=ModeAddress::Daily { date: Some(date) }.route() class="archive__day">
                    <Symbol id=symbol class="sym--20 mono"/>
                    <span>{date.to_string()}</span>
                    <span class="small quiet">{hardness}</span>
                    <b class="num">{time}</b>
                </Link>
            </li>
        }
    };
    view! {
        <section class="panel">
            <h2>{words.of("taxi-archive")}</h2>
            <ol class="archive">{days.map(day).collect_view()}</ol>
        </section>
    }
}

#[component]
fn Daily(date: Date) -> impl IntoView {
    let words = Words::here();
    let ranked = is_ranked(date);
    let is_best = RwSignal::new(false);
    let made = StoredValue::new(None::<Attempt>);
    let ended = Callback::new(move |stage: Stage| {
        let attempt = made.get_value().expect("tasks end after they have begun");
        let is_first = Diary::load().day(date).is_some_and(|day| day.end.is_none());
        if ranked && is_first {
            keep_tried(attempt, stage);
            is_best.set(finish(date, stage, entry_of(attempt, 1)));
        }
    });
    let cost = Callback::new(move |ms: u64| {
        Diary::change(|diary| {
            if let Some(day) = diary.day(date).copied().filter(|day| ranked && day.end.is_none()) {
                diary.set_day(date, Today { added_ms: day.added_ms + ms, ..day });
            }
        });
    });
    let attempt = Attempt::new(Terms::RANKED, ended, cost);
    made.set_value(Some(attempt));
    attempt.watch.set(if ranked { begun_before_ms(date) } else { 0 });
    attempt.begin(daily().task(date));
    let share = Callback::new(move |()| share_text(&words.texts_once(), date, attempt));
    let status = move || {
        let hardness = live(move || hardness(&words.texts(), date));
        let key = if ranked { "taxi-ranked" } else { "taxi-unranked" };
        view! {
            <div class="strip-title">
                <h1>{date.to_string()}</h1>
                <ToMenu/>
            </div>
            <div class="strip-more">
                <p><span class="tag tag--accent">{hardness}</span>" "
                <span class="tag">{words.of(key)}</span></p>
            </div>
        }
    };
    let ended = move || {
        let streak = Diary::load().streak(today());
        view! {
            <SingleResult attempt is_best>
                <ShareButton key="taxi-share" text=share/>
                <button class="button" on:click=move |_| attempt.repeat()>
                    {words.of("taxi-repeat")}
                </button>
                <span class="small quiet">
                    {live(move || words.say("taxi-streak-now", &[("n", streak.into())]))}
                </span>
            </SingleResult>
        }
    };
    view! { <Bench attempt status ended/> }
}

/// Begins the attempt that counts, or goes on with it: what has passed since counts as well.
fn begun_before_ms(date: Date) -> u64 {
    let now = browser::unix_ms();
    Diary::change(|diary| match diary.day(date) {
        Some(day) => now.saturating_sub(day.begun_at) + day.added_ms,
        None => {
            diary.set_day(date, Today { begun_at: now, added_ms: 0, end: None });
            0
        }
    })
}

fn finish(date: Date, stage: Stage, entry: Entry) -> bool {
    Diary::change(|diary| {
        let Some(day) = diary.day(date).copied() else { return false };
        let end = if stage == Stage::Solved { DailyEnd::Solved(entry) } else { DailyEnd::Lost };
        diary.set_day(date, Today { end: Some(end), ..day });
        stage == Stage::Solved && diary.record(Discipline::Daily, entry)
    })
}

/// Without the task and without the plan.
fn share_text(texts: &Texts, date: Date, attempt: Attempt) -> String {
    let time = exact(attempt.watch.elapsed_once());
    let (n_wrong, n_hints) = (attempt.n_wrong.get_untracked(), attempt.n_hints.get_untracked());
    let slips = slips(texts, n_wrong, n_hints);
    let slips = if slips.is_empty() { texts.say("taxi-clean", &[]) } else { slips };
    let args = [
        ("date", date.to_string().into()),
        ("hardness", hardness(texts, date).into()),
        ("time", time.into()),
        ("slips", slips.into()),
    ];
    let text = match attempt.stage.get_untracked() {
        Stage::Solved => texts.say("taxi-share-text", &args),
        _ => texts.say("taxi-share-lost", &args),
    };
    let link = browser::address_of(&ModeAddress::Daily { date: Some(date) }.route().path());
    format!("{text}\n{link}")
}
