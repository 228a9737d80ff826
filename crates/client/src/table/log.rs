//! The log: newest at the bottom, grouped by turn.

use engine::Seat;
use leptos::html;
use leptos::prelude::*;

use super::seat_mark::SeatMark;
use super::{AnyTable, LogLine, Sentence};
use crate::kit::each::Each;
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::words::Words;

/// What happened before the first line, where a match is so long that it was not read at once.
#[derive(Clone, Copy)]
pub struct Earlier {
    pub is_there: Signal<bool>,
    /// Whether it is on its way.
    pub reads: Signal<bool>,
    pub read_on: Callback<()>,
}

/// Where a match is shown again, a line leads to its step.
#[derive(Clone, Copy)]
pub struct LogJump(pub Callback<u64>);

/// A line shows the places that it tells of.
#[component]
pub fn Log(table: AnyTable) -> impl IntoView {
    let (words, lines) = (Words::here(), table.cx.log);
    let list = NodeRef::<html::Ol>::new();
    // After the new lines are drawn. Who has asked for what was before is left alone with it.
    let reads_on = StoredValue::new(false);
    Effect::new(move |before| {
        let newest = lines.with(|lines| lines.last().map(|line| line.key));
        if reads_on.get_value() && before == Some(newest) {
            return newest;
        }
        request_animation_frame(move || {
            // Somebody may have opened another tab by then.
            if let Some(Some(list)) = list.try_get_untracked() {
                list.set_scroll_top(list.scroll_height());
            }
        });
        newest
    });
    let earlier = use_context::<Earlier>();
    let is_busy = move || earlier.is_some_and(|earlier| earlier.reads.get());
    // It keeps the focus of whoever asks for page after page.
    let is_offered = Memo::new(move |_| {
        earlier.is_some_and(|it| it.is_there.get() && (!it.reads.get() || reads_on.get_value()))
    });
    let earlier = live(move || {
        earlier.filter(|_| is_offered.get()).map(|earlier| {
            let read_on = move |_| {
                reads_on.set_value(true);
                earlier.read_on.run(());
            };
            view! {
                <li class="log__earlier">
                    <button class="button button--quiet" on:click=read_on>
                        {words.of("table-log-earlier")}
                    </button>
                </li>
            }
        })
    });
    view! {
        <ol
            class="log"
            node_ref=list
            role="log"
            aria-label=words.of("table-log")
            aria-busy=follows(move || is_busy().to_string())
            tabindex="0"
        >
            {earlier}
            <Each
                each=move || lines.get()
                key=|line| (line.key, line.is_new)
                children=move |line| log_item(line, table)
            />
        </ol>
    }
}

fn log_item(line: LogLine, table: AnyTable) -> AnyView {
    let LogLine { sentence, is_new, key } = line;
    let text = bold_pieces(&sentence);
    let text = match use_context::<LogJump>() {
        Some(LogJump(jump)) => {
            let go = move |_| jump.run(key.1);
            view! { <button class="log__jump" on:click=go>{text}</button> }.into_any()
        }
        None => text.into_any(),
    };
    if sentence.is_heading {
        return view! { <li class="log__turn caps">{text}</li> }.into_any();
    }
    let mark = sentence.seat.map(|seat| view! { <SeatMark seat class="sym--16"/> });
    let (tells_of_places, places) =
        (!sentence.places.is_empty(), StoredValue::new(sentence.places));
    let item = view! {
        <li class:is-new=is_new>
            <span class="log__mark">{mark}</span>
            <span>{text}</span>
        </li>
    };
    match tells_of_places {
        true => item.add_any_attr(table.pointing(move || places.get_value())).into_any(),
        false => item.into_any(),
    }
}

/// Who the newest line of somebody tells of.
pub fn newest_seat(lines: &[LogLine]) -> Option<Seat> {
    lines.iter().rev().find_map(|line| line.sentence.seat)
}

/// The text of a sentence, with its gains in bold.
pub fn bold_pieces(sentence: &Sentence) -> Vec<AnyView> {
    let piece = |(piece, is_bold): (&str, bool)| {
        let piece = piece.to_owned();
        if is_bold { view! { <b>{piece}</b> }.into_any() } else { piece.into_any() }
    };
    sentence.pieces().map(piece).collect()
}
