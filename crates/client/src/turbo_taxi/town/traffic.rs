//! The check of a right plan, replayed: both taxis drive their shortest ways. Without movement
//! they stand before their houses at once.

use leptos::prelude::*;
use turbo_taxi::{Colour, Components, Plan, Task, route};

use super::figures::class_of;
use crate::browser;
use crate::kit::effect::effect;
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::kit::symbol::href;
use crate::turbo_taxi::geometry::Point;
use crate::turbo_taxi::road::{Curve, along, way};

/// For one card.
const PIECE_MS: f64 = 230.0;

/// How long the longer of both ways takes, at most.
pub const DRIVE_MS_MAX: f64 = 11.0 * PIECE_MS;

#[component]
pub fn Traffic(
    task: Memo<Option<Task>>,
    plan: Signal<Plan>,
    components: Signal<Components>,
    is_driving: Signal<bool>,
) -> impl IntoView {
    let ways = Memo::new(move |_| {
        let task = task.get().filter(|_| is_driving.get())?;
        let plan = plan.get();
        Some(Colour::ALL.map(|colour| {
            let legs = route(&task, &plan, components.get(), colour).unwrap_or_default();
            let [taxi, house] = task.pair(colour);
            way(taxi, house, &legs, |cell| plan[cell].unwrap_or(task.centre))
        }))
    });
    let n_pieces = RwSignal::new(0.0);
    effect(move || {
        if ways.with(Option::is_some) {
            n_pieces.set(if browser::may_move() { 0.0 } else { f64::MAX });
            drive(n_pieces, browser::now_ms(), ways);
        }
    });
    let taxis = live(move || {
        let ways = ways.get()?;
        let taxis = Colour::ALL.into_iter().zip(ways);
        Some(taxis.map(|(colour, way)| taxi(colour, way, n_pieces)).collect_view())
    });
    view! { <g class="traffic" aria-hidden="true">{taxis}</g> }
}

/// One step for every picture that the browser shows, until both are there.
fn drive(n_pieces: RwSignal<f64>, begun_ms: f64, ways: Memo<Option<[Vec<Curve>; 2]>>) {
    request_animation_frame(move || {
        let longest = ways.try_with_untracked(|ways| {
            ways.as_ref().map(|ways| ways.iter().map(Vec::len).max().unwrap_or(0))
        });
        let Some(Some(longest)) = longest else { return };
        let driven = (browser::now_ms() - begun_ms) / PIECE_MS;
        if n_pieces.try_get_untracked().is_some_and(|n| n < longest as f64) {
            n_pieces.set(driven);
            drive(n_pieces, begun_ms, ways);
        }
    });
}

fn taxi(colour: Colour, way: Vec<Curve>, n_pieces: RwSignal<f64>) -> impl IntoView {
    let place = move || {
        let (at, angle) = along(&way, n_pieces.get()).unwrap_or((Point::new(0.0, 0.0), 0.0));
        // The taxi is drawn from its side: it must not stand on its head.
        let mirror = if angle < 0.0 { -1 } else { 1 };
        format!("translate({} {}) scale({mirror} 1)", at.x, at.y)
    };
    view! {
        <g class=class_of(colour.taxi()) transform=follows(place)>
            <use_ href=href("tt-taxi") x="-19" y="-19" width="38" height="38"/>
        </g>
    }
}
