//! Corners and plots as something to press: those on offer show what they would bring, all others
//! say why not.

use leptos::prelude::*;
use leptos::web_sys::{KeyboardEvent, MouseEvent, PointerEvent};
use milestones::{Action, Build, Corner, Phase, Plot};

use super::desk::Desk;
use super::gain_words::gain_in_words;
use super::land::put_symbol;
use super::scene::{Pick, Spot, Target, Top, tops, triangle};
use crate::browser;
use crate::table::keys::Direction;
use crate::words::Texts;

/// Discs grow with their numbers: radius, line, size of type.
fn disc(number: u8) -> (f64, f64, f64) {
    match number {
        0 | 1 => (14.5, 1.4, 21.0),
        2 => (17.0, 1.8, 24.0),
        3 => (20.0, 2.3, 27.0),
        4 => (24.0, 3.2, 32.0),
        _ => (28.0, 4.2, 38.0),
    }
}

#[component]
pub fn CornerButton(desk: Desk, corner: Corner, idx: usize) -> impl IntoView {
    let (x, y) = desk.edition.with_value(|edition| edition.point(corner)).unwrap_or_default();
    let spot = Spot::Corner(corner);
    let top = Memo::new(move |_| desk.game.with(|game| tops(game)[idx]));
    let target = Memo::new(move |_| desk.target_at(spot));
    let counts = Memo::new(move |_| {
        desk.looked_at().is_some_and(|it| it.gain.counts.iter().any(|(at, _)| *at == corner))
    });
    let label = move || corner_label(desk, corner, top.get(), target.get().as_ref());
    let on_top = move || match top.get() {
        Top::Number(number) => number.to_string(),
        Top::Milestone => "milestone".to_owned(),
        Top::Market { .. } => "market".to_owned(),
    };
    let ring = move || target.get().map(|target| corner_ring(x, y, &target));
    view! {
        <g
            class="corner"
            class:can=move || target.with(Option::is_some)
            class:is-selected=move || is_selected(desk, target)
            role="button"
            tabindex=move || tabindex(target)
            aria-label=label
            aria-disabled=move || target.with(Option::is_none).then_some("true")
            data-corner=corner.to_string()
            data-top=on_top
            on:click=move |click: MouseEvent| press(desk, spot, &click)
            on:keydown=move |key: KeyboardEvent| by_key(desk, spot, &key)
            on:pointerenter=move |event: PointerEvent| desk.hover(&event, pick_at(desk, spot))
            on:pointerleave=move |event: PointerEvent| desk.hover(&event, None)
            on:focus=move |_| desk.preview.set(pick_at(desk, spot))
        >
            <title>{label}</title>
            <circle class="hit" cx=x cy=y r="35"/>
            {ring}
            {move || on_corner(x, y, top.get())}
            {move || {
                let is_shown = counts.get();
                is_shown.then(|| view! { <circle class="pays" cx=x cy=y r=pay_radius(top.get())/> })
            }}
            {move || target.get().map(|target| corner_gain(x, y, &target))}
            <text class="name" x=x y=y + 46.0>{corner.to_string()}</text>
        </g>
    }
}

fn pay_radius(top: Top) -> f64 {
    match top {
        Top::Number(number) => disc(number).0 + 6.0,
        Top::Milestone | Top::Market { .. } => 32.0,
    }
}

fn on_corner(x: f64, y: f64, top: Top) -> AnyView {
    match top {
        Top::Number(number) => {
            let (radius, line, size) = disc(number);
            view! {
                <circle class="disc" cx=x cy=y r=radius stroke-width=line/>
                <text x=x y=y + 0.345 * size font-size=size>{number}</text>
            }
            .into_any()
        }
        Top::Milestone => {
            view! { <g class="put">{put_symbol("ms-milestone", x - 25.0, y - 33.0, 50.0)}</g> }
                .into_any()
        }
        Top::Market { has_sack } => {
            let sack = has_sack.then(|| {
                view! { <g class="put">{put_symbol("ms-flour-sack", x - 32.0, y - 5.0, 33.0)}</g> }
            });
            view! {
                <g class="put">{put_symbol("ms-market", x - 27.0, y - 31.0, 54.0)}</g>
                {sack}
            }
            .into_any()
        }
    }
}

fn corner_ring(x: f64, y: f64, _target: &Target) -> impl IntoView + use<> {
    view! { <circle class="ring" cx=x cy=y r="37"/> }
}

/// Beside the corner, where it hides neither number nor piece.
fn corner_gain(x: f64, y: f64, target: &Target) -> impl IntoView + use<> {
    let points = target.gain.total();
    let bonus = target.gain.bonus.map(|_| put_symbol("ms-bonus", x + 28.0, y - 2.0, 26.0));
    (0 < points).then(|| {
        view! {
            <g class="corner-gain">
                <rect class="flag" x=x + 15.0 y=y - 44.0 width="40" height="28" rx="14"/>
                <text class="gain" x=x + 35.0 y=y - 23.0>{format!("+{points}")}</text>
                {bonus}
            </g>
        }
    })
}

#[component]
pub fn PlotButton(desk: Desk, plot: Plot) -> impl IntoView {
    let spot = Spot::Plot(plot);
    let target = Memo::new(move |_| desk.target_at(spot));
    let points =
        desk.edition.with_value(|edition| [0.8, 0.97].map(|scale| triangle(edition, plot, scale)));
    let [small, large] = points;
    let hit = large.clone();
    let shape = move || if is_selected(desk, target) { large.clone() } else { small.clone() };
    let (x, y) = desk.edition.with_value(|edition| edition.middle(plot)).unwrap_or_default();
    let label = move || plot_label(desk, plot, target.get().as_ref());
    let inside = move || {
        target.get().map(|_| {
            let shape = shape.clone();
            view! {
                <polygon class="ring" points=shape/>
                {move || {
                    is_selected(desk, target).then(|| {
                        let house = put_symbol("ms-house", x - 24.0, y - 35.0, 48.0);
                        view! { <g class="is-preview">{house}</g> }
                    })
                }}
            }
        })
    };
    view! {
        <g
            class="plot"
            class:can=move || target.with(Option::is_some)
            class:is-selected=move || is_selected(desk, target)
            role="button"
            tabindex=move || tabindex(target)
            aria-label=label
            aria-disabled=move || target.with(Option::is_none).then_some("true")
            data-plot=plot.to_string()
            on:click=move |click: MouseEvent| press(desk, spot, &click)
            on:keydown=move |key: KeyboardEvent| by_key(desk, spot, &key)
            on:pointerenter=move |event: PointerEvent| desk.hover(&event, pick_at(desk, spot))
            on:pointerleave=move |event: PointerEvent| desk.hover(&event, None)
            on:focus=move |_| desk.preview.set(pick_at(desk, spot))
        >
            <polygon class="hit" points=hit/>
            {inside}
        </g>
    }
}

/// The points of a plot on offer; a dot where there are none.
pub fn plot_gain(desk: Desk, plot: Plot) -> impl IntoView {
    let target = Memo::new(move |_| desk.target_at(Spot::Plot(plot)));
    let (x, y) = desk.edition.with_value(|edition| edition.middle(plot)).unwrap_or_default();
    let points_up = plot.0[0].row != plot.0[1].row;
    move || {
        let points = target.get()?.gain.total();
        let is_bush = desk.edition.with_value(|edition| edition.bushes().contains(&plot));
        let y = y + if points_up { 8.0 } else { 5.0 } + if is_bush { 16.0 } else { 0.0 };
        Some(match points {
            0 => view! { <circle class="nil" cx=x cy=y - 5.0 r="5"/> }.into_any(),
            _ => view! { <text class="gain" x=x y=y>{format!("+{points}")}</text> }.into_any(),
        })
    }
}

fn is_selected(desk: Desk, target: Memo<Option<Target>>) -> bool {
    let preview = desk.preview.get();
    preview.is_some() && target.with(|it| it.as_ref().map(|it| it.pick)) == preview
}

fn tabindex(target: Memo<Option<Target>>) -> &'static str {
    if target.with(Option::is_some) { "0" } else { "-1" }
}

fn pick_at(desk: Desk, spot: Spot) -> Option<Pick> {
    untrack(|| desk.target_at(spot)).map(|target| target.pick)
}

fn press(desk: Desk, spot: Spot, event: &leptos::web_sys::Event) {
    match (pick_at(desk, spot), wanted(desk, spot)) {
        (Some(pick), _) => desk.choose(pick, event),
        (None, Some(action)) => desk.refuse(action, event),
        (None, None) => {}
    }
}

/// What somebody who presses here has in mind.
fn wanted(desk: Desk, spot: Spot) -> Option<Action> {
    let (phase, build, via) = untrack(|| (desk.phase(), desk.build(), desk.via.get()));
    match (phase, spot) {
        (Phase::Deliver, Spot::Corner(market)) => Some(Action::Deliver { market }),
        (Phase::LayRoad { .. }, Spot::Corner(corner)) => {
            Some(Action::LayRoad { via: via.unwrap_or(corner), to: corner })
        }
        (Phase::Build, Spot::Corner(corner)) if build == Some(Build::Market) => {
            Some(Action::BuildMarket { corner })
        }
        (Phase::Build, Spot::Corner(from)) if build != Some(Build::House) => {
            Some(Action::StartRoad { from })
        }
        (Phase::Build, Spot::Plot(plot)) if build == Some(Build::House) => {
            Some(Action::BuildHouse { plot })
        }
        _ => None,
    }
}

fn by_key(desk: Desk, spot: Spot, event: &KeyboardEvent) {
    let key = event.key();
    if key == "Enter" || key == " " {
        event.prevent_default();
        return press(desk, spot, event);
    }
    let (Some(direction), Spot::Corner(corner)) = (Direction::of_key(&key), spot) else { return };
    event.prevent_default();
    walk(desk, corner, direction);
}

/// Arrows go to the next corner of the row, or to the nearest one of the row above or below.
fn walk(desk: Desk, from: Corner, direction: Direction) {
    let next = desk.edition.with_value(|edition| {
        let (x, y) = edition.point(from)?;
        let is_there = |to: &(Corner, f64, f64)| match direction {
            Direction::Left => to.0.row == from.row && to.1 < x,
            Direction::Right => to.0.row == from.row && x < to.1,
            Direction::Up => to.0.row + 1 == from.row,
            Direction::Down => to.0.row == from.row + 1,
        };
        let all = edition.sites().iter().filter_map(|site| {
            let (x, y) = edition.point(site.corner)?;
            Some((site.corner, x, y))
        });
        let away = |to: &(Corner, f64, f64)| (to.1 - x).abs() + (to.2 - y).abs();
        all.filter(is_there).min_by(|one, other| away(one).total_cmp(&away(other)))
    });
    if let Some((corner, ..)) = next {
        browser::focus(&format!(".landmap [data-corner='{corner}']"));
    }
}

/// "C3, number 2, road end, market: 2 points".
fn corner_label(desk: Desk, corner: Corner, top: Top, target: Option<&Target>) -> String {
    let texts = desk.cx.words.texts();
    let what = match top {
        Top::Number(n) => texts.say("milestones-corner-number", &[("n", n.into())]),
        Top::Milestone => texts.say("milestones-corner-milestone", &[]),
        Top::Market { has_sack: true } => texts.say("milestones-corner-market-sack", &[]),
        Top::Market { has_sack: false } => texts.say("milestones-corner-market", &[]),
    };
    let is_road_end =
        desk.game.with(|game| game.map().road_ends(game.edition()).any(|end| end == corner));
    let mut parts = vec![corner.to_string(), what];
    if is_road_end {
        parts.push(texts.say("milestones-corner-road-end", &[]));
    }
    parts.extend(target.map(|target| target_words(target, &texts)));
    parts.join(", ")
}

fn plot_label(desk: Desk, plot: Plot, target: Option<&Target>) -> String {
    let texts = desk.cx.words.texts();
    let name = texts.say("milestones-plot", &[("plot", plot.to_string().into())]);
    match target {
        Some(target) => format!("{name}, {}", target_words(target, &texts)),
        None => name,
    }
}

fn target_words(target: &Target, texts: &Texts) -> String {
    let key = match target.pick {
        Pick::Via(_) => "milestones-target-via",
        Pick::Act(Action::StartRoad { .. }) => "milestones-target-start",
        Pick::Act(Action::LayRoad { .. }) => "milestones-target-end",
        Pick::Act(Action::BuildHouse { .. }) => "milestones-target-house",
        Pick::Act(Action::BuildMarket { .. }) => "milestones-target-market",
        Pick::Act(_) => "milestones-target-sack",
    };
    texts.say(key, &[("gain", gain_in_words(&target.gain, texts).into())])
}
