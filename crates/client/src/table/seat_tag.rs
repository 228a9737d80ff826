//! Beside the name of whoever sits there: that it is your turn, that somebody is away, or which bot
//! it is.

use engine::{Game, Seat};
use leptos::prelude::*;

use super::TableCx;
use super::names::Sitter;
use crate::kit::symbol::Symbol;
use crate::words::Words;

/// Levels that have a symbol of their own.
const DRAWN_LEVELS: [&str; 3] = ["easy", "medium", "hard"];

pub fn turn_tag<G: Game>(cx: TableCx<G>, seat: Seat) -> Option<AnyView> {
    let is_in_turn = cx.moment.with(|moment| moment.to_act.contains(seat));
    let is_you = cx.names.with(|names| names.you() == Some(seat));
    match is_you && is_in_turn {
        true => Some(tag("tag tag--accent", cx.words.of("seat-your-turn"))),
        false => sitter_tag(cx, seat),
    }
}

pub fn sitter_tag<G: Game>(cx: TableCx<G>, seat: Seat) -> Option<AnyView> {
    let is_away = cx.names.with(|names| names.of(seat).is_away());
    match is_away {
        true => Some(tag("tag tag--careful", cx.words.of("seat-away"))),
        false => bot_sign(cx, seat),
    }
}

pub fn bot_sign<G: Game>(cx: TableCx<G>, seat: Seat) -> Option<AnyView> {
    let sitter = cx.names.with(|names| names.of(seat).sitter.clone());
    let Sitter::Bot { level } = sitter else { return None };
    let drawn = DRAWN_LEVELS.into_iter().find(|drawn| *drawn == level).unwrap_or("medium");
    let words: Words = cx.words;
    let label = Signal::derive(move || {
        let level = words.say(&format!("level-{level}"), &[]);
        Some(words.say("room-bot", &[("level", level.into())]))
    });
    let id = format!("robot-{drawn}");
    Some(view! { <Symbol id class="sym--20" label/> }.into_any())
}

fn tag(class: &'static str, words: impl IntoView + 'static) -> AnyView {
    view! { <span class=class>{words}</span> }.into_any()
}
