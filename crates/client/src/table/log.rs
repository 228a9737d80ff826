//! The log: newest at the bottom, grouped by turn.

use leptos::html;
use leptos::prelude::*;

use super::seat_mark::SeatMark;
use super::{LogLine, Sentence};
use crate::words::Words;

/// Hovering or focusing a line names its fields in `pointed`.
#[component]
pub fn Log(
    #[prop(into)] lines: Signal<Vec<LogLine>>,
    pointed: RwSignal<Vec<String>>,
) -> impl IntoView {
    let words = Words::here();
    let list = NodeRef::<html::Ol>::new();
    // After the new lines are drawn.
    Effect::new(move || {
        lines.track();
        request_animation_frame(move || {
            if let Some(list) = list.get_untracked() {
                list.set_scroll_top(list.scroll_height());
            }
        });
    });
    view! {
        <ol class="log" node_ref=list role="log" aria-label=words.of("table-log") tabindex="0">
            <For
                each=move || lines.get()
                key=|line| (line.key, line.is_new)
                children=move |line| log_item(line, pointed)
            />
        </ol>
    }
}

fn log_item(line: LogLine, pointed: RwSignal<Vec<String>>) -> AnyView {
    let LogLine { sentence, is_new, .. } = line;
    let text = bold_pieces(&sentence);
    if sentence.is_heading {
        return view! { <li class="turn caps">{text}</li> }.into_any();
    }
    let mark = sentence.seat.map(|seat| view! { <SeatMark seat class="sym--16"/> });
    let fields = sentence.fields;
    let point = move |_| pointed.set(fields.clone());
    let leave = move |_| pointed.set(Vec::new());
    view! {
        <li class:is-new=is_new on:pointerenter=point on:pointerleave=leave>
            <span class="log__mark">{mark}</span>
            <span>{text}</span>
        </li>
    }
    .into_any()
}

/// The text of a sentence, with its gains in bold.
pub fn bold_pieces(sentence: &Sentence) -> Vec<AnyView> {
    let piece = |(piece, is_bold): (&str, bool)| {
        let piece = piece.to_owned();
        if is_bold { view! { <b>{piece}</b> }.into_any() } else { piece.into_any() }
    };
    sentence.pieces().map(piece).collect()
}
