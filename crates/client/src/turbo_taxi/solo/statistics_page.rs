//! How one gets on alone, by the card in the centre, and whether one gets faster.

use leptos::prelude::*;
use turbo_taxi::CardKind;

use super::diary::{Diary, Tried};
use super::puzzle::ToMenu;
use super::puzzle_form::Choice;
use super::statistics::{OfKind, of_kind, times, trend};
use crate::kit::live::live;
use crate::kit::symbol::Symbol;
use crate::kit::trouble::Empty;
use crate::top_bar::Heading;
use crate::turbo_taxi::names::kind_name;
use crate::turbo_taxi::time::{exact, minutes};
use crate::words::Words;

const WIDTH: f64 = 320.0;
const HEIGHT: f64 = 110.0;
/// As many of the last ones as can be told apart.
const TIMES_MAX: usize = 80;

#[component]
pub fn StatisticsPage() -> impl IntoView {
    let words = Words::here();
    Heading::follow(crate::turbo_taxi::GAME, move || words.say("taxi-statistics", &[]));
    let tasks = Diary::load().tasks().to_vec();
    if tasks.is_empty() {
        return view! {
            <Empty symbol="tt-clock" key="taxi-no-statistics"><ToMenu/></Empty>
        }
        .into_any();
    }
    let tasks = StoredValue::new(tasks);
    let chosen = RwSignal::new(None::<CardKind>);
    let kinds = [None].into_iter().chain(CardKind::ALL.map(Some));
    let row = move |kind: Option<CardKind>| view! { <KindRow kind tasks chosen/> };
    let head = [
        "taxi-stat-kind",
        "taxi-stat-tasks",
        "taxi-stat-solved",
        "taxi-stat-median",
        "taxi-stat-wrong",
    ]
    .map(|key| view! { <th scope="col">{words.of(key)}</th> });
    view! {
        <main class="wrap page solo-menu statistics">
            <h1>{words.of("taxi-statistics")}</h1>
            <p class="quiet">{words.of("taxi-statistics-lead")}</p>
            <section class="panel">
                <table>
                    <thead><tr>{head.collect_view()}</tr></thead>
                    <tbody>{kinds.map(row).collect_view()}</tbody>
                </table>
            </section>
            <section class="panel">
                <h2><Symbol id="tt-clock" class="sym--24"/>{words.of("taxi-stat-curve")}</h2>
                {live(move || tasks.with_value(|tasks| curve(words, tasks, chosen.get())))}
            </section>
            <p><ToMenu/></p>
        </main>
    }
    .into_any()
}

/// A kind of centre, or all; pressed, its curve is shown.
#[component]
fn KindRow(
    kind: Option<CardKind>,
    tasks: StoredValue<Vec<Tried>>,
    chosen: RwSignal<Option<CardKind>>,
) -> impl IntoView {
    let words = Words::here();
    let OfKind { n_tasks, n_solved, median_ms, n_wrong } =
        tasks.with_value(|tasks| of_kind(tasks, kind));
    let label = move || match kind {
        Some(kind) => kind_name(&words.texts(), kind),
        None => words.say("taxi-stat-all", &[]),
    };
    view! {
        <tr data-centre=kind.map_or("all", CardKind::label)>
            <th scope="row">
                <Choice
                    is_chosen=Signal::derive(move || chosen.get() == kind)
                    is_possible=Signal::derive(move || 0 < n_solved)
                    choose=Callback::new(move |()| chosen.set(kind))
                    label=Signal::derive(label)
                    data=kind.map_or("all", CardKind::label)
                />
            </th>
            <td class="num">{n_tasks}</td>
            <td class="num">{n_solved}</td>
            <td class="num">{median_ms.map_or_else(|| "–".to_owned(), exact)}</td>
            <td class="num">{n_wrong}</td>
        </tr>
    }
}

/// Every time as a dot, and the median of the last few as a line.
fn curve(words: Words, tasks: &[Tried], kind: Option<CardKind>) -> AnyView {
    let all = times(tasks, kind);
    let skipped = all.len().saturating_sub(TIMES_MAX);
    let (times, trend) = (&all[skipped..], &trend(&all)[skipped..]);
    let Some(highest) = times.iter().max().copied() else {
        return view! { <p class="quiet">{words.of("taxi-no-results")}</p> }.into_any();
    };
    let x = |i: usize| WIDTH * (i as f64 + 0.5) / times.len() as f64;
    let y = |ms: u64| HEIGHT - HEIGHT * ms as f64 / highest.max(1) as f64;
    let dot = |(i, ms): (usize, &u64)| {
        let (x, y) = (format!("{:.1}", x(i)), format!("{:.1}", y(*ms)));
        view! { <circle class="times__dot" cx=x cy=y r="2.6"/> }
    };
    let dots = times.iter().enumerate().map(dot).collect_view();
    let point = |(i, ms): (usize, &u64)| {
        format!("{}{:.1} {:.1}", if i == 0 { "M" } else { "L" }, x(i), y(*ms))
    };
    let line: String = trend.iter().enumerate().map(point).collect();
    let (n, last) = (times.len(), exact(trend[trend.len() - 1]));
    let caption = live(move || {
        words.say("taxi-stat-caption", &[("n", n.into()), ("time", last.clone().into())])
    });
    view! {
        <figure class="times">
            <p class="times__scale num small" aria-hidden="true">{minutes(highest)}</p>
            <svg viewBox=format!("-4 -6 {} {}", WIDTH + 8.0, HEIGHT + 10.0) aria-hidden="true">
                <path class="chart__floor" d=format!("M0 {HEIGHT}H{WIDTH}")/>
                {dots}
                <path class="times__trend" d=line/>
            </svg>
            <figcaption class="small quiet">{caption}</figcaption>
        </figure>
    }
    .into_any()
}
