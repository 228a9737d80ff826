//! A bubble beside a place of the table: the place is ringed, the rest is dimmed, and the bubble
//! covers nothing that it speaks of.

mod placement;

use leptos::html;
use leptos::prelude::*;

use self::placement::{Placement, Side, Size, place};
use super::measuring::measure_again;
use super::{AnyTable, Place};
use crate::browser::{self, Area};

/// Where the ring and the bubble are.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Shown {
    ring: Option<Area>,
    at: Option<Placement>,
}

#[component]
pub fn Bubble(
    table: AnyTable,
    /// None: there is no bubble.
    #[prop(into)]
    pointed: Signal<Option<Place>>,
    /// What it is for, in a word.
    class: &'static str,
    children: ChildrenFn,
) -> impl IntoView {
    let bubble = NodeRef::<html::Aside>::new();
    let shown = RwSignal::new(Shown::default());
    let is_there = Memo::new(move |_| pointed.with(Option::is_some));
    follow(table, pointed, bubble, shown);
    let children = StoredValue::new(children);
    let drawn = move || {
        is_there.get().then(|| {
            view! {
                <div class="bubble-veil" aria-hidden="true">
                    {move || shown.get().ring.map(ring)}
                </div>
                <aside
                    node_ref=bubble
                    class=format!("bubble bubble--{class}")
                    role="status"
                    data-side=move || side(shown.get().at)
                    data-at=move || pointed.get().map(|place| place.to_string())
                    style:left=move || px(shown.get().at, |at| at.left)
                    style:top=move || px(shown.get().at, |at| at.top)
                    style:--tip=move || px(shown.get().at, |at| at.tip)
                >
                    {children.with_value(|children| children())}
                </aside>
            }
        })
    };
    view! { {drawn} }
}

fn ring(area: Area) -> impl IntoView {
    let px = |length: f64| format!("{length:.0}px");
    view! {
        <span
            class="bubble-ring"
            style:left=px(area.left)
            style:top=px(area.top)
            style:width=px(area.width)
            style:height=px(area.height)
        ></span>
    }
}

fn px(at: Option<Placement>, length: fn(Placement) -> f64) -> Option<String> {
    at.map(|at| format!("{:.0}px", length(at)))
}

fn side(at: Option<Placement>) -> &'static str {
    match at.map(|at| at.side) {
        Some(Side::Above) => "above",
        Some(Side::Below) => "below",
        Some(Side::Left) => "left",
        Some(Side::Right) => "right",
        None => "alone",
    }
}

/// Where everything is.
fn follow(
    table: AnyTable,
    pointed: Signal<Option<Place>>,
    bubble: NodeRef<html::Aside>,
    shown: RwSignal<Shown>,
) {
    let measure = move || {
        let Some(Some(pointed)) = pointed.try_get_untracked() else { return };
        let Some(Some(bubble)) = bubble.try_get_untracked() else { return };
        let rect = bubble.get_bounding_client_rect();
        let size = Size { width: rect.width(), height: rect.height() };
        let window = Size { width: browser::width(), height: browser::height() };
        let ring = browser::area_of(&pointed.selector());
        let at = ring.map(|area| place(area, size, window));
        let _ = shown.try_set(Shown { ring, at });
    };
    let reveal = move || {
        bubble.track();
        if let Some(pointed) = pointed.get() {
            browser::reveal(&pointed.selector());
        }
    };
    measure_again(table, reveal, measure);
}
