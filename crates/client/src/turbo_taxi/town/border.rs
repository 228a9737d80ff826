//! The twelve border fields: green ones with leaves, the others paved, and where a figure stands a
//! stub of road that must go on.

use leptos::prelude::*;
use turbo_taxi::{Components, Field, Figures, Side};

use crate::kit::live::live;
use crate::turbo_taxi::geometry::{SIZE, angle, place_along};
use crate::turbo_taxi::places;
use crate::turbo_taxi::placing::{FieldButton, Placing};

#[component]
pub fn Border(
    figures: Signal<Figures>,
    components: Signal<Components>,
    placing: Option<Placing>,
) -> impl IntoView {
    let grounds = live(move || {
        let (figures, components) = (figures.get(), components.get());
        let ground = |field: Field| {
            let has_figure = figures.fields().contains(field);
            ground(field, components.is_green(field), has_figure, placing.is_some())
        };
        Field::all().map(ground).collect_view()
    });
    let buttons = placing.map(|placing| {
        Field::all()
            .map(|field| view! { <FieldButton field figures components placing/> })
            .collect_view()
    });
    view! {
        <g class="border">{grounds}</g>
        {buttons}
    }
}

/// Drawn at the top and turned to its side.
fn ground(field: Field, is_green: bool, has_figure: bool, is_button: bool) -> impl IntoView {
    // Where figures are put, the button that lies over the ground has the name.
    let place = (!is_button).then(|| places::field(field).to_string());
    let x = place_along(field) + 3.0;
    let (class, pattern) =
        if is_green { ("bf gr", "url(#taxi-leaf)") } else { ("bf mid", "url(#taxi-pave)") };
    let middle = place_along(field) + 50.0;
    let road = has_figure.then(|| {
        let d = |to| format!("M{middle} 22V{to}");
        view! {
            <path class="fr1" d=d(58)/>
            <path class="fr2" d=d(59)/>
            <path class="ar" d=format!("M{} 48l5.5 6 5.5-6", middle - 5.5)/>
        }
    });
    view! {
        <g transform=turn(field.side()) data-place=place>
            <rect class=class x=x y="5" width="94" height="50" rx="4"/>
            <rect fill=pattern x=x y="5" width="94" height="50" rx="4"/>
            {road}
        </g>
    }
}

pub fn turn(side: Side) -> String {
    format!("rotate({} {} {})", angle(side), SIZE / 2.0, SIZE / 2.0)
}
