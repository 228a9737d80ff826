//! The map: land, roads, pieces, and what can be pressed.

use leptos::prelude::*;
use milestones::{Corner, Edition, Plot, Section};

use super::bubble::Bubble;
use super::camera::{Camera, MiniMap};
use super::desk::Desk;
use super::land::{bush, land, put_symbol};
use super::rising::Rising;
use super::scene::{Spot, line};
use super::spots::{CornerButton, PlotButton, plot_gain};

#[component]
pub fn Board(desk: Desk) -> impl IntoView {
    let cx = desk.cx;
    let camera = Camera::new(desk);
    let label = move || {
        let n = desk.edition.with_value(|edition| edition.sites().len());
        cx.words.say("milestones-map", &[("n", n.into())])
    };
    let parts = desk.edition.with_value(|edition| {
        let plots: Vec<Plot> = edition.plots().collect();
        let corners: Vec<Corner> = edition.sites().iter().map(|site| site.corner).collect();
        (land(edition).into_any(), edition.bushes().to_vec(), plots, corners)
    });
    let (land, bushes, plots, corners) = parts;
    let gains = plots.clone();
    view! {
        <div class="map" class:is-naming=move || desk.shows_names.get()>
            <div class="neatline">
                <svg
                    class="landmap"
                    viewBox=move || camera.view_box()
                    preserveAspectRatio=move || camera.aspect()
                    role="group"
                    aria-label=label
                    on:pointerdown=move |event| camera.down(&event)
                    on:pointermove=move |event| camera.moved(&event)
                    on:pointerup=move |event| camera.up(&event)
                    on:pointercancel=move |event| camera.up(&event)
                    on:dblclick=move |_| camera.fit_or_near()
                >
                    {land}
                    {bushes.into_iter().map(|plot| bush(desk, plot)).collect_view()}
                    {plots.into_iter().map(|plot| view! { <PlotButton desk plot/> }).collect_view()}
                    {move || last_roads(desk)}
                    <Roads desk/>
                    <Houses desk/>
                    {move || marks(desk)}
                    {corners
                        .into_iter()
                        .enumerate()
                        .map(|(idx, corner)| view! { <CornerButton desk corner idx/> })
                        .collect_view()}
                    <g class="gains">
                        {gains.into_iter().map(|plot| plot_gain(desk, plot)).collect_view()}
                    </g>
                    {move || plan(desk)}
                    <Rising desk/>
                </svg>
                <Bubble desk/>
                <button
                    class="names"
                    aria-pressed=move || desk.shows_names.get().to_string()
                    aria-label=cx.words.of("milestones-show-names")
                    title=cx.words.of("milestones-show-names")
                    on:click=move |_| desk.shows_names.update(|shown| *shown = !*shown)
                >
                    "A1"
                </button>
                <MiniMap desk camera/>
            </div>
        </div>
    }
}

/// Sections grow when they are laid.
#[component]
fn Roads(desk: Desk) -> impl IntoView {
    let sections = Memo::new(move |_| desk.cx.moment.with(|it| it.view.map.sections.clone()));
    view! {
        <For
            each=move || sections.get()
            key=|section| section.to_string()
            children=move |section: Section| {
                let d = desk.edition.with_value(|edition| road(edition, section));
                view! { <path class="road" pathLength="1" d=d/> }
            }
        />
    }
}

fn road(edition: &Edition, section: Section) -> String {
    line(edition, &[section.from, section.via, section.to])
}

#[component]
fn Houses(desk: Desk) -> impl IntoView {
    let houses = Memo::new(move |_| desk.cx.moment.with(|it| it.view.map.houses.clone()));
    view! {
        <For
            each=move || houses.get()
            key=|plot| plot.to_string()
            children=move |plot: Plot| {
                let (x, y) = desk.edition.with_value(|it| it.middle(plot)).unwrap_or_default();
                let house = put_symbol("ms-house", x - 25.0, y - 32.0, 50.0);
                view! { <g class="put house">{house}</g> }
            }
        />
    }
}

/// The section that is being laid, as far as it is chosen.
fn plan(desk: Desk) -> impl IntoView {
    use milestones::{Action, Phase};

    use super::scene::Pick;
    let Phase::LayRoad { from } = desk.phase() else { return None };
    let (via, to) = match desk.preview.get() {
        Some(Pick::Act(Action::LayRoad { via, to })) => (Some(via), Some(to)),
        Some(Pick::Via(via)) => (Some(via), None),
        _ => (desk.via.get(), None),
    };
    let corners: Vec<Corner> = [Some(from), via, to].into_iter().flatten().collect();
    let (d, post) = desk
        .edition
        .with_value(|edition| (line(edition, &corners), via.and_then(|via| edition.point(via))));
    let post = post.map(|(x, y)| put_symbol("ms-milestone", x - 25.0, y - 33.0, 50.0));
    Some(view! { <g class="is-preview plan"><path class="road" d=d/>{post}</g> })
}

/// What the log speaks of in its newest lines, and what the mouse points at in it.
fn fields(desk: Desk) -> (Vec<String>, Vec<String>) {
    let new: Vec<String> = desk.cx.log.with(|lines| {
        let new = lines.iter().rev().take_while(|line| line.is_new);
        new.flat_map(|line| line.sentence.fields.clone()).collect()
    });
    (new, desk.cx.pointed.get())
}

/// A golden shadow below the newest section.
fn last_roads(desk: Desk) -> impl IntoView {
    let (new, pointed) = fields(desk);
    let sections = new.iter().chain(&pointed).filter_map(|name| name.parse::<Section>().ok());
    // A plot is named like a section; only sections that lie there count.
    let laid = desk.cx.moment.with(|moment| moment.view.map.sections.clone());
    let road = |section: Section| {
        let d = desk.edition.with_value(|edition| road(edition, section));
        view! { <path class="roadlast" d=d/> }
    };
    sections.filter(|section| laid.contains(section)).map(road).collect_view()
}

/// Gold brackets where something has just been placed, gold rings where the log points.
fn marks(desk: Desk) -> impl IntoView {
    let (new, pointed) = fields(desk);
    let trace = |name: &String| {
        let (x, y) = place(desk, name)?;
        let d = format!(
            "M{:.1} {:.1}v-11h11M{:.1} {:.1}v-11h-11M{:.1} {:.1}v11h11M{:.1} {:.1}v11h-11",
            x - 27.0,
            y - 16.0,
            x + 27.0,
            y - 16.0,
            x - 27.0,
            y + 16.0,
            x + 27.0,
            y + 16.0,
        );
        Some(view! { <g class="is-last"><path class="trace" d=d/></g> })
    };
    let ring = |name: &String| {
        let (x, y) = place(desk, name)?;
        Some(view! { <circle class="pays" cx=x cy=y r="32"/> })
    };
    view! {
        {new.iter().filter_map(trace).collect_view()}
        {pointed.iter().filter_map(ring).collect_view()}
    }
}

/// Where something with a name is: a corner, the milestone of a section, the middle of a plot.
pub fn place(desk: Desk, name: &str) -> Option<(f64, f64)> {
    let laid = desk.cx.moment.with(|moment| moment.view.map.sections.clone());
    desk.edition.with_value(|edition| {
        if let Ok(corner) = name.parse::<Corner>() {
            return edition.point(corner);
        }
        match name.parse::<Section>() {
            Ok(section) if laid.contains(&section) => edition.point(section.via),
            _ => name.parse::<Plot>().ok().and_then(|plot| edition.middle(plot)),
        }
    })
}

/// Where a spot is.
pub fn point_of(edition: &Edition, spot: Spot) -> (f64, f64) {
    match spot {
        Spot::Corner(corner) => edition.point(corner),
        Spot::Plot(plot) => edition.middle(plot),
    }
    .unwrap_or_default()
}
