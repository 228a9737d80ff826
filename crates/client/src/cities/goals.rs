//! The goals of the city: what they ask for, who has claimed them, and how far one is.

use cities::{Goal, N_GOALS, N_STEPS, Owner};
use engine::Seat;
use leptos::prelude::*;

use super::card_sign::sign_row;
use super::counts::goal_text;
use super::desk::{Desk, Lit, Tab};
use super::names::worded;
use crate::kit::symbol::Symbol;
use crate::table::seat_mark::symbol_of;

#[component]
pub fn Goals(desk: Desk) -> impl IntoView {
    let title = move || {
        let texts = desk.cx.words.texts();
        let city = desk.game.with(|game| worded(&game.city_plan().name, texts.lang()));
        texts.say("cities-goals-of", &[("city", city.into())])
    };
    let goals = (0..N_GOALS as u8).map(|goal| view! { <GoalRow desk goal/> });
    view! {
        <section class="panel goals-panel">
            <h2 class="panel__head"><Symbol id="ct-ring" class="sym--24"/>{title}</h2>
            <ul class="panel__body goals">{goals.collect_view()}</ul>
        </section>
    }
}

#[component]
fn GoalRow(desk: Desk, goal: u8) -> impl IntoView {
    let lit = Lit::Goal(goal);
    let progress = Memo::new(move |_| {
        let seat = desk.shown.get();
        desk.game.with(|game| game.progress(seat, goal))
    });
    let printed = move || desk.game.with(|game| game.goal(goal).clone());
    let is_done = move || progress.with(|it| it.is_fulfilled() || it.claimed.is_some());
    let width = move || {
        let share = progress.with(|it| f64::from(it.n) / f64::from(it.at_least.max(1)));
        format!("{:.0}%", 100.0 * share.min(1.0))
    };
    let name = move || worded(&printed().name, desk.cx.words.texts().lang());
    let text = move || goal_text(&printed(), &desk.cx.words.texts());
    let n_of = move || {
        let args = progress.with(|it| [("n", it.n.into()), ("of", it.at_least.into())]);
        desk.cx.words.say("cities-n-of", &args)
    };
    view! {
        <li
            class="goal"
            class:is-done=is_done
            class:is-lit=move || desk.lit.get() == Some(lit)
            data-goal=goal
            on:pointerenter=move |_| desk.light(Some(lit))
            on:pointerleave=move |_| desk.light(None)
        >
            {move || sign_row(&printed().measure)}
            <div>
                <b>{name}</b>
                <span class="small quiet">{text}</span>
                <span class="goal__bar">
                    <span class="meter"><i style:width=width></i></span>
                    <span class="num">{n_of}</span>
                </span>
            </div>
            {move || ladder(desk, goal, &printed())}
        </li>
    }
}

/// The numbers with the rings on them; with two seats the middle one is covered (CI-21).
fn ladder(desk: Desk, goal: u8, printed: &Goal) -> impl IntoView + use<> {
    let texts = desk.cx.words.texts();
    let names = desk.cx.names.get();
    let steps = desk.game.with(|game| {
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
        match owner {
            None => view! { <i class="num">{number}</i> }.into_any(),
            Some(owner) => {
                let label = match owner {
                    Owner::Seat(seat) => {
                        let name = names.label(seat, &texts);
                        let args = [("name", name.into()), ("n", number.into())];
                        texts.say("cities-ring-on", &args)
                    }
                    Owner::Neutral => texts.say("cities-neutral-ring-on", &[("n", number.into())]),
                };
                let title = label.clone();
                view! {
                    <i class="num ringed" title=title>
                        {ring(owner)}
                        <span class="ringed__n" aria-hidden="true">{number}</span>
                        <span class="sr">{label}</span>
                    </i>
                }
                .into_any()
            }
        }
    };
    let steps = steps.into_iter().map(step).collect_view();
    view! { <span class="ladder">{steps}</span> }
}

fn ring(owner: Owner) -> impl IntoView {
    match owner {
        Owner::Seat(seat) => view! { <Symbol id=symbol_of(seat) class="sym--24"/> }.into_any(),
        Owner::Neutral => view! { <Symbol id="ct-ring" class="sym--24 mono"/> }.into_any(),
    }
}

/// On a phone: the three goals in a line; a tap shows what counts.
#[component]
pub fn GoalStrip(desk: Desk) -> impl IntoView {
    let goal = move |goal: u8| {
        let shown = move || desk.shown.get();
        let progress = move || {
            let seat: Seat = shown();
            desk.game.with(|game| game.progress(seat, goal))
        };
        let label = move || {
            let texts = desk.cx.words.texts();
            desk.game.with(|game| {
                let printed = game.goal(goal);
                format!("{}: {}", worded(&printed.name, texts.lang()), goal_text(printed, &texts))
            })
        };
        let is_done = move || {
            let it = progress();
            it.is_fulfilled() || it.claimed.is_some()
        };
        let next = move || {
            let it = progress();
            match it.claimed {
                Some(points) => view! { <i class="num mine">{points}</i> }.into_any(),
                None => match it.vacant {
                    Some(points) => view! { <i class="num">{points}</i> }.into_any(),
                    None => view! { <i class="num none">"–"</i> }.into_any(),
                },
            }
        };
        let sign = move || desk.game.with(|game| sign_row(&game.goal(goal).measure));
        let show = move |_| {
            desk.toggle_light(Lit::Goal(goal));
            desk.tab.set(Tab::City);
        };
        view! {
            <li class:is-done=is_done class:is-lit=move || desk.lit.get() == Some(Lit::Goal(goal))>
                <button aria-label=label title=label on:click=show>
                    {sign}
                    <b>{move || {
                        let it = progress();
                        format!("{}/{}", it.n, it.at_least)
                    }}</b>
                    {next}
                </button>
            </li>
        }
    };
    view! { <ul class="goalstrip">{(0..N_GOALS as u8).map(goal).collect_view()}</ul> }
}
