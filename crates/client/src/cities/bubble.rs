//! Beside the place that is being looked at: what would happen there, split by where it comes from.

use cities::{Action, Cities, Nature, Space};
use leptos::prelude::*;

use super::board::Plan;
use super::desk::Desk;
use super::gain::{Gain, Line};
use super::names::{feature_name, nature_name, signed, worded};
use super::scene::{SIDE, TILE, spaces_of};
use crate::kit::symbol::Symbol;
use crate::words::Texts;

/// More would hide the plan.
const LINES_MAX: usize = 4;

#[component]
pub fn PreviewBubble(plan: Plan) -> impl IntoView {
    let Plan { desk, frame, is_own_turn, .. } = plan;
    move || {
        let action = desk.laying.action().or(desk.preview.get())?;
        if !is_own_turn.get() {
            return None;
        }
        let frame = frame.get();
        // The middle of the upper edge, and of the lower one.
        let (x, top, bottom) = match action {
            Action::PlaceTile { at, .. } => {
                let (x, y) = frame.tile_corner(at);
                (x + 0.5 * TILE, y, y + TILE)
            }
            Action::PlaceFeature { at, .. } | Action::PlacePiece { at, .. } => {
                let (x, y) = frame.corner(at);
                (x + 0.5 * SIDE, y - 0.3 * SIDE, y + SIDE)
            }
            _ => return None,
        };
        let texts = desk.cx.words.texts();
        let gain = desk.gain.get()?;
        let title = desk.game.with(|game| title(plan, game, action, &texts));
        let (width, height) = frame.size();
        let is_below = top < 0.4 * height;
        let percent = |part: f64, whole: f64| format!("{:.1}%", 100.0 * part / whole);
        let from_edge = if is_below { bottom } else { height - top };
        // It leans towards the middle, so that it stays on the plan.
        let lean = 0.15 + 0.7 * x / width;
        Some(view! {
            <div
                class="bubble hover"
                class:is-below=is_below
                role="status"
                style:left=percent(x, width)
                style:top=is_below.then(|| percent(from_edge, height))
                style:bottom=(!is_below).then(|| percent(from_edge, height))
                style=("--tip", percent(lean, 1.0))
                style=("--lean", percent(-lean, 1.0))
            >
                <p class="bubble__title">{title}</p>
                <ul>{gain_lines(desk, &gain)}</ul>
            </div>
        })
    }
}

fn title(plan: Plan, game: &Cities, action: Action, texts: &Texts) -> String {
    match action {
        Action::PlaceTile { at, .. } => {
            let after = plan
                .desk
                .cx
                .moment
                .with(|it| it.my_turn())
                .and_then(|me| game.foresee(me, &action).map(|change| change.after));
            let touches = |spaces: &[Space]| spaces_of(at).iter().any(|it| spaces.contains(it));
            let areas = after.map(|after| after.areas).unwrap_or_default();
            let largest = areas
                .iter()
                .filter(|area| touches(&area.spaces))
                .max_by_key(|area| area.spaces.len());
            match largest {
                Some(area) => {
                    let args =
                        [("of", nature_name(area.nature).into()), ("n", area.spaces.len().into())];
                    texts.say("cities-area-of", &args)
                }
                None => texts.say("cities-lots-only", &[]),
            }
        }
        Action::PlaceFeature { kind, .. } => feature_name(game.catalogue(), kind, texts.lang()),
        Action::PlacePiece { colour, at } => {
            let below = plan.city.with(|city| city.building_at(at));
            let n = below.map_or(1, |below| below.height + 1);
            let colour = super::names::colour_name(colour);
            texts.say("cities-building", &[("colour", colour.into()), ("n", n.into())])
        }
        _ => String::new(),
    }
}

pub fn gain_lines(desk: Desk, gain: &Gain) -> AnyView {
    if gain.lines.is_empty() {
        let words = desk.cx.words.of("cities-no-gain");
        return view! { <li class="quiet">{words}</li> }.into_any();
    }
    let texts = desk.cx.words.texts();
    let line = |line: &Line| {
        let words = desk.game.with(|game| line_words(game, *line, &texts));
        let points = line.points();
        let number = (points != 0).then(|| view! { <b class="num">{signed(points)}</b> " " });
        view! {
            <li class:loss=points < 0>
                <Symbol id=line_symbol(*line) class="sym--20"/>
                <span>{number}{words}</span>
            </li>
        }
    };
    gain.lines.iter().take(LINES_MAX).map(line).collect_view().into_any()
}

fn line_symbol(line: Line) -> &'static str {
    match line {
        Line::Card { .. } => "ct-card",
        Line::Water(_) => "ct-water",
        Line::Parks(_) => "ct-park",
        Line::Monuments(_) => "ct-monument",
        Line::Ring { .. } | Line::Goal { .. } => "ct-ring",
    }
}

pub fn line_words(game: &Cities, line: Line, texts: &Texts) -> String {
    let goal = |goal: u8| worded(&game.goal(goal).name, texts.lang());
    match line {
        Line::Card { card, .. } => worded(&game.catalogue().card(card).name, texts.lang()),
        Line::Water(_) => texts.say("cities-part-water", &[]),
        Line::Parks(_) => texts.say("cities-part-parks", &[]),
        Line::Monuments(_) => texts.say("cities-part-monuments", &[]),
        Line::Ring { goal: which, .. } => goal(which),
        Line::Goal { goal: which, n, at_least, is_nearer } => {
            let args = [
                ("goal", goal(which).into()),
                ("n", n.into()),
                ("of", at_least.into()),
                ("nearer", if is_nearer { "yes" } else { "no" }.into()),
            ];
            texts.say("cities-goal-step", &args)
        }
    }
}

/// The gain in one sentence: "+3 Great Lake, +2 water, The Bay 6 of 7".
pub fn gain_words(desk: Desk, gain: &Gain, texts: &Texts) -> String {
    if gain.lines.is_empty() {
        return texts.say("cities-no-gain", &[]);
    }
    let line = |line: &Line| {
        let words = desk.game.with(|game| line_words(game, *line, texts));
        match line.points() {
            0 => words,
            points => format!("{} {words}", signed(points)),
        }
    };
    gain.lines.iter().map(line).collect::<Vec<_>>().join(", ")
}

/// What a nature is called where it is counted.
pub fn nature_part(nature: Nature) -> &'static str {
    match nature {
        Nature::Water => "water",
        Nature::Park => "parks",
    }
}
