//! The one picture of a game, as large as the window lets it be, and what the shell lays over it.

use leptos::prelude::*;

use super::look::Whose;
use super::marks::Marks;
use crate::kit::live::follows;
use crate::table::flight::Flights;
use crate::table::{AnyTable, Place};

#[component]
pub fn Board(table: AnyTable) -> impl IntoView {
    let is_other = move || table.wanted.get().is_some();
    view! {
        <section
            class="r-board"
            class:is-other=follows(is_other)
            data-place=Place::BOARD.to_string()
            aria-label=table.cx.words.of("table-board")
        >
            <div class="fit">
                {table.cx.ui.board(table)}
                <Whose table/>
            </div>
        </section>
        <Marks table/>
        <Flights table/>
    }
}
