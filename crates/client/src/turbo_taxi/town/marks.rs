//! What is wrong, drawn where it is wrong; and what a hint points at.

use leptos::prelude::*;
use turbo_taxi::{CENTRE, Cell, Components, Figures, Finding};

use super::Advice;
use crate::kit::live::live;
use crate::kit::memo::Memo;
use crate::turbo_taxi::card::CardPicture;
use crate::turbo_taxi::geometry::{Point, angle, corner, figure_at, middle, side_of, towards};
use crate::turbo_taxi::names::{finding_text, finding_title};
use crate::words::Words;

#[component]
pub fn Marks(figures: Signal<Figures>, findings: Signal<Vec<Finding>>) -> impl IntoView {
    let words = Words::here();
    let marks = move || {
        let texts = words.texts();
        let figures = figures.get();
        let mark = |finding: &Finding| {
            let label = format!("{}: {}", finding_title(&texts, finding), finding.rule());
            let text = finding_text(&texts, finding);
            view! {
                <g class="mark" role="img" aria-label=label data-finding=finding.to_string()>
                    <title>{text}</title>
                    {mark(&figures, finding)}
                </g>
            }
        };
        findings.with(|findings| findings.iter().map(mark).collect_view())
    };
    view! { <g class="marks">{marks}</g> }
}

fn mark(figures: &Figures, finding: &Finding) -> AnyView {
    match *finding {
        Finding::Incomplete(cell) => query(middle(cell)).into_any(),
        Finding::WrongCentre => query(middle(CENTRE)).into_any(),
        // Which card is one too many cannot be said: the list says it.
        Finding::TooMany(_) => ().into_any(),
        Finding::Broken(one, other) => barrier(one, other).into_any(),
        Finding::StrayExit(field) => {
            let at = side_of(field.cell(), field.side()).plus(towards(field.side()).times(8.0));
            let turn = format!("translate({} {}) rotate({})", at.x, at.y, angle(field.side()));
            view! {
                <path class="stray" transform=turn d="M-6 14V-8H-14L0 -26L14 -8H6V14z"/>
            }
            .into_any()
        }
        Finding::MissingExit(field) => {
            let at = figure_at(field).plus(towards(field.side()).times(-24.0));
            query(at).into_any()
        }
        Finding::NotJoined(colour) => {
            let ends = [figures[colour.taxi()], figures[colour.house()]];
            let [Some(from), Some(to)] = ends.map(|field| field.map(figure_at)) else {
                return ().into_any();
            };
            let d = format!("M{} {}L{} {}", from.x, from.y, to.x, to.y);
            view! { <path class="apart apart--under" d=d.clone()/><path class="apart" d=d/> }
                .into_any()
        }
    }
}

fn query(at: Point) -> impl IntoView {
    view! {
        <g transform=format!("translate({} {})", at.x, at.y)>
            <circle class="query" r="11"/>
            <text class="query__sign" y="6">"?"</text>
        </g>
    }
}

/// Across the edge between two cells.
fn barrier(one: Cell, other: Cell) -> impl IntoView {
    let between = middle(one).plus(middle(other)).times(0.5);
    let turn = if one.row() == other.row() { 90 } else { 0 };
    view! {
        <g transform=format!("translate({} {}) rotate({turn})", between.x, between.y)>
            <rect class="bk0" x="-27" y="-8" width="54" height="16" rx="3.5"/>
            <rect fill="url(#taxi-bar)" x="-25" y="-6" width="50" height="12" rx="2"/>
            <rect class="bk1" x="-25" y="-6" width="50" height="12" rx="2"/>
        </g>
    }
}

/// Cards that a hint calls wrong, and the card that belongs somewhere.
#[component]
pub fn Rings(advice: Signal<Advice>, components: Signal<Components>) -> impl IntoView {
    let crossing = Memo::new(move |_| components.get().crossing);
    let ring = |cell: &Cell| {
        let at = corner(*cell);
        view! {
            <g class="ring-wrong">
                <rect x=at.x + 5.0 y=at.y + 5.0 width="90" height="90" rx="6"/>
                <path d=format!("M{} {}l14 14m0 -14l-14 14", at.x + 78.0, at.y + 8.0)/>
            </g>
        }
    };
    let next = live(move || {
        let (cell, card) = advice.with(|advice| advice.next)?;
        let at = corner(cell);
        Some(view! {
            <g class="ring-next" transform=format!("translate({} {})", at.x, at.y)>
                <g class="is-preview"><CardPicture card=Some(card) crossing/></g>
                <rect x="5" y="5" width="90" height="90" rx="6"/>
            </g>
        })
    });
    view! {
        <g class="rings">
            {live(move || advice.with(|advice| advice.wrong.iter().map(ring).collect_view()))}
            {next}
        </g>
    }
}
