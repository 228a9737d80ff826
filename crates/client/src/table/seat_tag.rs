//! Beside the name of whoever sits there: that it is your turn, that somebody is away, or which bot
//! it is.

use engine::Seat;
use leptos::prelude::*;

use super::AnyCx;
use super::names::Sitter;
use crate::kit::live::{follows, live};
use crate::kit::symbol::Symbol;
use crate::words::Words;

/// Levels that have a symbol of their own.
const DRAWN_LEVELS: [&str; 3] = ["easy", "medium", "hard"];

pub fn turn_tag(cx: AnyCx, seat: Seat) -> Option<AnyView> {
    let is_in_turn = is_in_turn(cx, seat);
    let is_you = cx.names.with(|names| names.you() == Some(seat));
    match is_you && is_in_turn {
        true => Some(tag("tag tag--accent", cx.words.of("seat-your-turn"))),
        false => sitter_tag(cx, seat),
    }
}

/// Whether it is the turn of this seat, and not of everybody at once.
pub fn is_in_turn(cx: AnyCx, seat: Seat) -> bool {
    let to_act = cx.moment.with(|moment| moment.to_act);
    to_act.contains(seat) && !(cx.ui.basics().is_race && 1 < to_act.len())
}

pub fn sitter_tag(cx: AnyCx, seat: Seat) -> Option<AnyView> {
    let is_away = cx.names.with(|names| names.of(seat).is_away());
    match is_away {
        true => Some(tag("tag tag--careful", cx.words.of("seat-away"))),
        false => bot_sign(cx, seat),
    }
}

pub fn bot_sign(cx: AnyCx, seat: Seat) -> Option<AnyView> {
    let sitter = cx.names.with(|names| names.of(seat).sitter.clone());
    let Sitter::Bot { level } = sitter else { return None };
    let drawn = DRAWN_LEVELS.into_iter().find(|drawn| *drawn == level).unwrap_or("medium");
    let words: Words = cx.words;
    let level = Signal::derive(move || words.say(&format!("level-{level}"), &[]));
    let label =
        Signal::derive(move || Some(words.say("room-bot", &[("level", level.get().into())])));
    let id = format!("robot-{drawn}");
    let title = move || label.get();
    Some(
        view! {
            <span class="bot" title=follows(title)>
                <Symbol id class="sym--20" label/>
                <small aria-hidden="true">{live(move || level.get())}</small>
            </span>
        }
        .into_any(),
    )
}

fn tag(class: &'static str, words: impl IntoView + 'static) -> AnyView {
    view! { <span class=class>{words}</span> }.into_any()
}
