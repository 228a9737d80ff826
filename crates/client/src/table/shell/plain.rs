//! A board for a game that has none yet: everything that can be pressed, as a list of buttons.

use leptos::prelude::*;

use crate::kit::each::Each;
use crate::kit::memo::Memo;
use crate::table::target::AnyTarget;
use crate::table::{AnyTable, Place};

pub fn plain_board(table: AnyTable) -> AnyView {
    let places = Memo::new(move |_| {
        let listed = |targets: &Vec<AnyTarget>| -> Vec<Place> {
            targets.iter().map(|it| it.place.clone()).filter(|it| *it != Place::MAIN).collect()
        };
        table.targets.with(listed)
    });
    let button = move |place: Place| {
        let words = table.target(&place).map(|target| target.label());
        view! { <li><button class="pick" {..table.spot(place)}>{words}</button></li> }
    };
    view! {
        <ul class="plain-board">
            <Each each=move || places.get() key=Place::to_string children=button/>
        </ul>
    }
    .into_any()
}
