//! The table of every game: who plays, what just happened, the board, what is asked and by which
//! means, and what stands beside it. A game contributes values and one picture; where everything
//! lies is decided here and in `shell.css`.

mod ask;
mod back;
mod banner;
mod board;
mod hints;
mod look;
mod marks;
mod panels;
mod plain;
mod plates;
mod standing;

use leptos::prelude::*;
use web_sys::{Event, MouseEvent, PointerEvent};

use crate::kit::live::follows;

use self::ask::Ask;
pub use self::ask::brought;
use self::banner::Banner;
pub use self::banner::{PaceChoice, ReelControls};
use self::board::Board;
use self::panels::{Me, Panels, TabBar};
pub use self::plain::plain_board;
use self::plates::Plates;
use super::AnyTable;
use crate::help::{Dangers, ExplainedPlace, HelpCard, Offer, count_matches};

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
    let screen = move || table.screen.get().name();
    let n_seats = move || cx.names.with(|names| names.n_seats());
    let phase = move || cx.ui.phase(table.parts());
    let explaining = table.explaining;
    count_matches(table);
    view! {
        <Offer table/>
        <main
            class="table"
            class:is-played=follows(move || table.is_played())
            data-screen=follows(screen)
            data-tab=follows(move || table.tab.get())
            data-seats=follows(n_seats)
            data-phase=follows(phase)
            class:is-asked-what=follows(move || explaining.is_asked.get())
            on:click:capture=move |event: MouseEvent| explaining.click(&event)
            on:pointerdown=move |event: PointerEvent| explaining.press(&event)
            on:contextmenu=move |event: MouseEvent| explaining.keep_menu_away(&event)
            on:pointermove=move |event: PointerEvent| explaining.move_finger(&event)
            on:pointerup=move |_: PointerEvent| explaining.lift()
            on:pointercancel=move |_: PointerEvent| explaining.lift()
            on:scroll:capture=move |_: Event| table.moved.notify()
        >
            <Plates table/>
            <Banner table/>
            <Board table/>
            <Me table/>
            <Ask table/>
            <Panels table/>
            <TabBar table/>
        </main>
        <HelpCard table/>
        <ExplainedPlace table/>
        <Dangers table/>
    }
}
