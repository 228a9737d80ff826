//! Beside the place that is being looked at: what a piece there would bring.

use leptos::prelude::*;
use milestones::Action;

use super::board::point_of;
use super::desk::Desk;
use super::gain_words::gain_lines;
use super::scene::{Pick, Spot, Target, frame};
use crate::kit::symbol::Symbol;
use crate::words::Texts;

#[component]
pub fn Bubble(desk: Desk) -> impl IntoView {
    move || {
        let target = desk.looked_at()?;
        let texts = desk.cx.words.texts();
        let (right, down) = desk.edition.with_value(|edition| {
            let (x, y) = point_of(edition, target.spot);
            let (left, top, width, height) = frame(edition);
            ((x - left) / width, (y - top) / height)
        });
        let (title, symbol) = title(&target, &texts);
        let line = |line: super::gain_words::GainLine| {
            view! {
                <li>
                    <Symbol id=line.symbol class="sym--20"/>
                    <span><b class="num">{line.number}</b>{format!(" {}", line.words)}</span>
                </li>
            }
        };
        let lines = gain_lines(&target.gain, symbol, &texts);
        Some(view! {
            <div
                class="bubble hover"
                class:is-left=0.5 < right
                class:is-up=0.72 < down
                role="status"
                style:left=format!("{:.2}%", 100.0 * right)
                style:top=format!("{:.2}%", 100.0 * down)
            >
                <p class="bubble__title">{title}</p>
                <ul>{lines.into_iter().map(line).collect_view()}</ul>
            </div>
        })
    }
}

/// What it would be, with its symbol.
pub fn title(target: &Target, texts: &Texts) -> (String, &'static str) {
    let at = match target.spot {
        Spot::Corner(corner) => corner.to_string(),
        Spot::Plot(plot) => plot.to_string(),
    };
    let (key, symbol) = match target.pick {
        Pick::Via(_) => ("milestones-title-via", "ms-milestone"),
        Pick::Act(Action::StartRoad { .. }) => ("milestones-title-start", "ms-road"),
        Pick::Act(Action::LayRoad { .. }) => ("milestones-title-end", "ms-milestone"),
        Pick::Act(Action::BuildHouse { .. }) => ("milestones-title-house", "ms-house"),
        Pick::Act(Action::BuildMarket { .. }) => ("milestones-title-market", "ms-market"),
        Pick::Act(_) => ("milestones-title-sack", "ms-flour-sack"),
    };
    (texts.say(key, &[("at", at.into())]), symbol)
}
