//! The goals of the city: what they ask for, who has claimed them, and how far one is.

use cities::{Cities, Goal, N_GOALS, N_STEPS, Owner};
use leptos::prelude::*;

use super::card_sign::sign_row;
use super::counts::goal_text;
use super::names::worded;
use super::places;
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::kit::symbol::Symbol;
use crate::table::Table;
use crate::table::seat_mark::symbol_of;

#[component]
pub fn Goals(table: Table<Cities>) -> impl IntoView {
    let goals = (0..N_GOALS as u8).map(|goal| view! { <GoalRow table goal/> });
    view! {
        <ul class="goals" aria-label=follows(move || title(table))>{goals.collect_view()}</ul>
    }
}

/// "Buenos Aires: goals".
pub fn title(table: Table<Cities>) -> String {
    let texts = table.cx.words.texts();
    let city = table.game.with(|game| worded(&game.city_plan().name, texts.lang()));
    texts.say("cities-goals-of", &[("city", city.into())])
}

#[component]
fn GoalRow(table: Table<Cities>, goal: u8) -> impl IntoView {
    let words = table.cx.words;
    let progress = Memo::new(move |_| {
        let seat = table.shown.get();
        table.game.with(|game| game.progress(seat, goal))
    });
    let printed = move || table.game.with(|game| game.goal(goal).clone());
    let is_done = move || progress.with(|it| it.is_fulfilled() || it.claimed.is_some());
    let width = move || {
        let share = progress.with(|it| f64::from(it.n) / f64::from(it.at_least.max(1)));
        format!("{:.0}%", 100.0 * share.min(1.0))
    };
    let name = live(move || worded(&printed().name, words.texts().lang()));
    let text = move || goal_text(&printed(), &words.texts());
    let n_of = live(move || progress.with(|it| format!("{}/{}", it.n, it.at_least)));
    let counted =
        move || places::spaces(table.shown.get_untracked(), progress.get_untracked().spaces);
    view! {
        <li
            {..table.pointing(counted)}
            class="goal"
            class:is-done=follows(is_done)
            data-place=places::goal(goal).to_string()
            title=follows(text)
        >
            {live(move || sign_row(&printed().measure))}
            <b class="goal__name">{name}</b>
            <b class="num goal__n">{n_of}</b>
            <span class="goal__text">{text}</span>
            <span class="meter"><i style:width=follows(width)></i></span>
            {live(move || ladder(table, goal, &printed()))}
        </li>
    }
}

/// The numbers with the rings on them; with two seats the middle one is covered (CI-21).
fn ladder(table: Table<Cities>, goal: u8, printed: &Goal) -> impl IntoView + use<> {
    let texts = table.cx.words.texts();
    let names = table.cx.names.get();
    let steps = table.game.with(|game| {
        let rings = game.rings()[usize::from(goal)];
        let used = game.mode().ladder_steps;
        (0..N_STEPS).map(move |step| (step, rings[step], used.contains(&step))).collect::<Vec<_>>()
    });
    let ladder = printed.ladder;
    let step = |(step, owner, is_used): (usize, Option<Owner>, bool)| {
        let number = ladder[step];
        if !is_used {
            let words = texts.say("cities-covered", &[]);
            let title = words.clone();
            return view! {
                <i class="num covered" title=title><span class="sr">{words}</span></i>
            }
            .into_any();
        }
        let Some(owner) = owner else {
            return view! { <i class="num">{number}</i> }.into_any();
        };
        let label = match owner {
            Owner::Seat(seat) => {
                let args = [("name", names.label(seat, &texts).into()), ("n", number.into())];
                texts.say("cities-ring-on", &args)
            }
            Owner::Neutral => texts.say("cities-neutral-ring-on", &[("n", number.into())]),
        };
        let title = label.clone();
        view! {
            <i class="num has-ring" title=title>
                {ring(owner)}
                <span aria-hidden="true">{number}</span>
                <span class="sr">{label}</span>
            </i>
        }
        .into_any()
    };
    let steps = steps.into_iter().map(step).collect_view();
    view! { <span class="ladder">{steps}</span> }
}

fn ring(owner: Owner) -> impl IntoView {
    match owner {
        Owner::Seat(seat) => view! { <Symbol id=symbol_of(seat) class="sym--16"/> }.into_any(),
        Owner::Neutral => view! { <Symbol id="ct-ring" class="sym--16 mono"/> }.into_any(),
    }
}
