//! The mark of a seat: a shape with a letter, and a colour that only helps.

use engine::Seat;
use leptos::prelude::*;

use crate::kit::symbol::Symbol;
use crate::words::Words;

/// In the order of the seats.
const LETTERS: [&str; 5] = ["b", "r", "o", "m", "v"];

pub fn letter(seat: Seat) -> &'static str {
    LETTERS[seat.idx() % LETTERS.len()]
}

/// The id of its symbol in `symbols.svg`.
pub fn symbol_of(seat: Seat) -> String {
    format!("seat-{}", letter(seat))
}

/// Beside the name of whoever sits there.
#[component]
pub fn SeatMark(seat: Seat, #[prop(into, optional)] class: Signal<String>) -> impl IntoView {
    let words = Words::here();
    let label = Signal::derive(move || Some(words.say(&format!("seat-colour-{seat}"), &[])));
    view! { <Symbol id=symbol_of(seat) class label/> }
}

/// A place that nobody has taken.
#[component]
pub fn OpenMark() -> impl IntoView {
    let words = Words::here();
    view! { <span class="open" role="img" aria-label=words.of("seat-open")></span> }
}
