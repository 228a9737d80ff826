//! Rings on the page around places: dashed and numbered where something has changed since one's
//! own last step, whole where the log or a panel points, numbered where a hint does, and brackets
//! around what was played in a match that is over. The shell lays them over whatever the game has
//! drawn.

use leptos::prelude::*;

use crate::browser::{self, Area};
use crate::kit::live::live;
use crate::kit::memo::Memo;
use crate::table::mark::{Mark, ringed};
use crate::table::measuring::measure_again;
use crate::table::{AnyTable, Place};

/// A mark where the window shows it, in pixels.
#[derive(Clone, PartialEq, Debug)]
struct Ring {
    mark: Mark,
    area: Area,
}

/// Where the marks are now. A plate that stands for several places has the last of them.
fn rings(marks: Vec<Mark>) -> Vec<Ring> {
    let mut rings: Vec<Ring> = Vec::new();
    for mark in marks {
        let here = |place: Place| {
            let area = browser::area_of(&place.selector())?.in_window()?;
            Some(Ring { mark: Mark { place, ..mark.clone() }, area })
        };
        let ring = here(mark.place.clone()).or_else(|| here(Place::seat(mark.seat?)));
        let Some(ring) = ring else { continue };
        rings.retain(|other| other.mark.place != ring.mark.place);
        rings.push(ring);
    }
    rings
}

#[component]
pub fn Marks(table: AnyTable) -> impl IntoView {
    let cx = table.cx;
    let shown = RwSignal::new(Vec::<Ring>::new());
    let wanted = Memo::new(move |_| {
        let asked = [table.hints.marks.get(), cx.shown.get()].concat();
        let pointed = cx.pointed.get();
        cx.since.with(|since| ringed(&pointed, &asked, since))
    });
    let measure = move || {
        if let Some(wanted) = wanted.try_get_untracked() {
            let _ = shown.try_set(rings(wanted));
        }
    };
    measure_again(table, move || wanted.track(), measure);
    let drawn = live(move || shown.get().into_iter().map(draw).collect_view());
    view! { <div class="ring-layer" aria-hidden="true">{drawn}</div> }
}

fn draw(Ring { mark, area }: Ring) -> impl IntoView {
    let px = |length: f64| format!("{length:.0}px");
    let Area { left, top, width, height } = area;
    // It hangs over the corner of its ring, however small that is, and stays on the page.
    let label = mark.label.map(|label| {
        let at = format!("min({:.0}px, calc(100% - 20px))", left + width - 10.0);
        view! { <span class="mark" style:left=at style:top=px(top - 10.0)>{label}</span> }
    });
    view! {
        <span
            class=format!("ringed ringed--{}", mark.cause.name())
            data-at=mark.place.to_string()
            style:left=px(left)
            style:top=px(top)
            style:width=px(width)
            style:height=px(height)
        ></span>
        {label}
    }
}
