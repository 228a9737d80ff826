//! Points that rise from where they were scored.

use leptos::prelude::*;
use milestones::{Corner, Event, Milestones, Plot};

use super::board::{middle, point};
use crate::kit::each::Each;
use crate::kit::memo::Memo;
use crate::table::Table;

#[component]
pub fn Rising(table: Table<Milestones>) -> impl IntoView {
    let risen = Memo::new(move |before: Option<&(u32, Vec<(At, u16)>)>| {
        let scored =
            table.cx.happened.with(|news| news.iter().filter_map(scored).collect::<Vec<_>>());
        (before.map_or(0, |(n, _)| n + 1), scored)
    });
    let rise = move |(at, points): (At, u16)| {
        let (x, y) = match at {
            At::Corner(corner) => point(table, corner),
            At::Plot(plot) => middle(table, plot),
        };
        view! { <text class="rises" x=x y=y - 30.0>{format!("+{points}")}</text> }
    };
    view! {
        <g class="rising" aria-hidden="true">
            <Each
                each=move || Some(risen.get())
                key=|(n, _)| *n
                children=move |(_, scored)| scored.into_iter().map(rise).collect_view()
            />
        </g>
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum At {
    Corner(Corner),
    Plot(Plot),
}

/// The place and the points.
fn scored(event: &Event) -> Option<(At, u16)> {
    let (at, points) = match event {
        Event::SectionBuilt { section, points } => (At::Corner(section.via), *points),
        Event::HouseBuilt { plot, points } => (At::Plot(*plot), *points),
        Event::MarketBuilt { corner, points } => (At::Corner(*corner), *points),
        Event::BonusTaken { plot, points, .. } => (At::Plot(*plot), *points),
        Event::Delivered { market, points, .. } => (At::Corner(*market), *points),
        _ => return None,
    };
    (0 < points).then_some((at, points))
}
