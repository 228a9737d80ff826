//! Points that rise from where they were scored.

use leptos::prelude::*;
use milestones::Event;

use super::board::place;
use super::desk::Desk;

#[component]
pub fn Rising(desk: Desk) -> impl IntoView {
    let risen = Memo::new(move |before: Option<&(u32, Vec<(String, u16)>)>| {
        let scored = desk.cx.news.with(|news| news.iter().filter_map(scored).collect::<Vec<_>>());
        (before.map_or(0, |(n, _)| n + 1), scored)
    });
    let rise = move |(at, points): (String, u16)| {
        let (x, y) = place(desk, &at)?;
        Some(view! { <text class="rises" x=x y=y - 30.0>{format!("+{points}")}</text> })
    };
    view! {
        <g class="rising" aria-hidden="true">
            <For
                each=move || Some(risen.get())
                key=|(n, _)| *n
                children=move |(_, scored)| scored.into_iter().filter_map(rise).collect_view()
            />
        </g>
    }
}

/// The place and the points.
fn scored(event: &Event) -> Option<(String, u16)> {
    let (at, points) = match event {
        Event::SectionBuilt { section, points } => (section.via.to_string(), *points),
        Event::HouseBuilt { plot, points } => (plot.to_string(), *points),
        Event::MarketBuilt { corner, points } => (corner.to_string(), *points),
        Event::BonusTaken { plot, points, .. } => (plot.to_string(), *points),
        Event::Delivered { market, points, .. } => (market.to_string(), *points),
        _ => return None,
    };
    (0 < points).then_some((at, points))
}
