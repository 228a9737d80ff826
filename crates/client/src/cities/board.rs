//! The plan of a neighbourhood; where there is little room, with the offer and the goals beside it,
//! so that nothing must be chosen blindly.

use cities::Cities;
use leptos::prelude::*;

use super::drag::{Carried, Drag};
use super::drawing::Patterns;
use super::goals::Goals;
use super::offer::{Choice, Means, is_on_board};
use super::plan::Plan;
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::table::Table;

pub fn board(table: Table<Cities>) -> AnyView {
    let drag = Drag::new(table);
    let is_shared = Memo::new(move |_| is_on_board(table));
    let means = Memo::new(move |_| Means::of(table));
    let class = move || match means.get() {
        Means::StartTiles => "ct ct--start",
        Means::Offer => "ct ct--take",
        Means::Hand | Means::Nothing => "ct",
    };
    let beside = live(move || {
        is_shared.get().then(|| {
            view! {
                <div class="ct__goals"><Goals table/></div>
                <div class="ct__choice"><Choice table/></div>
            }
        })
    });
    view! {
        <Patterns/>
        <div class=follows(class)>
            <div class="ct__plan"><Plan table/></div>
            {beside}
        </div>
        <Carried drag/>
    }
    .into_any()
}
