//! The table of every game: who plays, what just happened, the board, what is asked and by which
//! means, and what stands beside it. A game contributes values and one picture; where everything
//! lies is decided here and in `shell.css`.

mod ask;
mod back;
mod banner;
mod board;
mod look;
mod marks;
mod panels;
mod plain;
mod plates;
mod standing;

use leptos::prelude::*;

use self::ask::Ask;
use self::banner::Banner;
pub use self::banner::{PaceChoice, ReelControls};
use self::board::Board;
use self::panels::{Me, Panels, TabBar};
pub use self::plain::plain_board;
use self::plates::Plates;
use super::AnyTable;

/// What stands behind the last tab: what belongs to the table and not to its game.
#[derive(Clone)]
pub struct About {
    pub view: ViewFn,
    /// Whether there is anything to be seen yet.
    pub is_there: Signal<bool>,
}

/// What can be done about players who are not there, shown while the match waits for them.
#[derive(Clone)]
pub struct Absence(pub ViewFn);

#[component]
pub fn Shell(table: AnyTable) -> impl IntoView {
    let cx = table.cx;
    cx.ui.open(table);
    let frame = move || table.screen.get().name();
    let n_seats = move || cx.names.with(|names| names.n_seats());
    let phase = move || cx.ui.phase(table.parts());
    view! {
        <main
            class="table"
            class:is-played=move || table.is_played()
            data-screen=frame
            data-tab=move || table.tab.get()
            data-seats=n_seats
            data-phase=phase
        >
            <Plates table/>
            <Banner table/>
            <Board table/>
            <Me table/>
            <Ask table/>
            <Panels table/>
            <TabBar table/>
        </main>
    }
}
