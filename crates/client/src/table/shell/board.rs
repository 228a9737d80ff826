//! The one picture of a game, as large as the window lets it be, and what the shell lays over it.

use leptos::prelude::*;

use super::look::Whose;
use super::marks::Marks;
use crate::table::AnyTable;
use crate::table::flight::Flights;

#[component]
pub fn Board(table: AnyTable) -> impl IntoView {
    let is_other = move || table.wanted.get().is_some();
    view! {
        <section
            class="r-board"
            class:is-other=is_other
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
