//! Roads that hang together with a figure light up: a solid line for pair A, a dotted one for B.

use leptos::prelude::*;
use turbo_taxi::{Colour, Components, Lit, Plan, Task, lit_roads};

use crate::kit::live::live;
use crate::kit::memo::Memo;
use crate::turbo_taxi::road::road;

#[component]
pub fn Lights(
    task: Memo<Option<Task>>,
    plan: Signal<Plan>,
    components: Signal<Components>,
) -> impl IntoView {
    let lines = live(move || {
        let task = task.get()?;
        let plan = plan.get();
        let lit = lit_roads(&task, &plan, components.get());
        let lines = Colour::ALL.map(|colour| {
            let d: String = lit
                .iter()
                .filter(|lit| leads_to(lit, colour))
                .filter_map(|lit| Some(road(lit.cell, plan[lit.cell]?, lit.ends)))
                .collect();
            let class = match colour {
                Colour::Yellow => "lit lit--a",
                Colour::Black => "lit lit--b",
            };
            view! { <path class=class d=d/> }
        });
        Some(lines.collect_view())
    });
    view! { <g class="lights" aria-hidden="true">{lines}</g> }
}

fn leads_to(lit: &Lit, colour: Colour) -> bool {
    lit.figures.iter().any(|figure| figure.colour() == colour)
}
