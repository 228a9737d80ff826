//! The map: land, roads, pieces, and what can be pressed.

use leptos::prelude::*;
use milestones::{Corner, Milestones, Plot, Section};

use super::camera::{Camera, MiniMap};
use super::contents::line;
use super::corners::CornerSpot;
use super::land::{bush, land};
use super::places::build_word;
use super::plots::PlotSpot;
use super::race::last_round;
use super::rising::Rising;
use super::road::{Road, wanted_build};
use crate::kit::each::Each;
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::kit::symbol::symbol_at;
use crate::table::Table;

pub fn board(table: Table<Milestones>) -> AnyView {
    let cx = table.cx;
    let camera = Camera::new(table);
    let (land, bushes, plots, corners) = table.game.with_untracked(|game| {
        let edition = game.edition();
        let plots: Vec<Plot> = edition.plots().collect();
        let corners: Vec<Corner> = edition.sites().iter().map(|site| site.corner).collect();
        (land(edition).into_any(), edition.bushes().to_vec(), plots, corners)
    });
    let n_corners = corners.len();
    let label = move || cx.words.say("milestones-map", &[("n", n_corners.into())]);
    // What is wanted decides what a finger is likely to mean.
    let wanted = move || table.scene(|scene| wanted_build(scene).map(build_word));
    view! {
        <div class="neatline">
            <svg
                class="landmap"
                viewBox=follows(move || camera.view_box())
                preserveAspectRatio=follows(move || camera.aspect())
                role="group"
                aria-label=follows(label)
                data-build=follows(wanted)
                on:pointerdown=move |event| camera.down(&event)
                on:pointermove=move |event| camera.moved(&event)
                on:pointerup=move |event| camera.up(&event)
                on:pointercancel=move |event| camera.up(&event)
                on:dblclick=move |_| camera.fit_or_near()
            >
                {land}
                {bushes.into_iter().map(|plot| bush(table, plot)).collect_view()}
                {plots.into_iter().map(|plot| view! { <PlotSpot table plot/> }).collect_view()}
                <Roads table/>
                <Houses table/>
                {live(move || picks(table))}
                {corners
                    .into_iter()
                    .map(|corner| view! { <CornerSpot table corner/> })
                    .collect_view()}
                <Rising table/>
            </svg>
            <MiniMap table camera/>
        </div>
        {live(move || last_round(table))}
    }
    .into_any()
}

/// Sections grow when they are laid.
#[component]
fn Roads(table: Table<Milestones>) -> impl IntoView {
    let sections = Memo::new(move |_| table.cx.moment.with(|it| it.view.map.sections.clone()));
    view! {
        <Each
            each=move || sections.get()
            key=|section| section.to_string()
            children=move |section: Section| {
                let corners = [section.from, section.via, section.to];
                let d = table.game.with_untracked(|game| line(game.edition(), &corners));
                view! { <path class="road" pathLength="1" d=d/> }
            }
        />
    }
}

#[component]
fn Houses(table: Table<Milestones>) -> impl IntoView {
    let houses = Memo::new(move |_| table.cx.moment.with(|it| it.view.map.houses.clone()));
    view! {
        <Each
            each=move || houses.get()
            key=|plot| plot.to_string()
            children=move |plot: Plot| {
                let (x, y) = middle(table, plot);
                let house = symbol_at("ms-house", x - 25.0, y - 32.0, 50.0);
                view! { <g class="put house">{house}</g> }
            }
        />
    }
}

/// The section that is being laid, as far as it is chosen or looked at.
fn picks(table: Table<Milestones>) -> impl IntoView {
    let seen = looked_corner(table);
    let road = table.scene(Road::planned)?;
    let from = road.from?;
    let (via, to) = match road.via {
        Some(via) => (Some(via), seen.filter(|seen| *seen != via)),
        None => (seen, None),
    };
    let corners: Vec<Corner> = [Some(from), via, to].into_iter().flatten().collect();
    let d = table.game.with(|game| line(game.edition(), &corners));
    let post = via.map(|via| {
        let (x, y) = point(table, via);
        symbol_at("ms-milestone", x - 25.0, y - 33.0, 50.0)
    });
    Some(view! { <g class="picks"><path class="road" d=d/>{post}</g> })
}

/// The corner that is being looked at, if it is a step of the road.
fn looked_corner(table: Table<Milestones>) -> Option<Corner> {
    let target = table.looked_at()?;
    target.place.which("corner")?.parse().ok()
}

pub fn point(table: Table<Milestones>, corner: Corner) -> (f64, f64) {
    table.game.with_untracked(|game| game.edition().point(corner)).unwrap_or_default()
}

pub fn middle(table: Table<Milestones>, plot: Plot) -> (f64, f64) {
    table.game.with_untracked(|game| game.edition().middle(plot)).unwrap_or_default()
}
