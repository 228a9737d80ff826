//! The Nun-row, the street of the day, and below or beside it the influence of all.

use leptos::prelude::*;
use rattus_cartus::RattusCartus;

use super::foresee::forecast;
use super::ledger::Ledger;
use super::numbers::Numbers;
use super::nuns::NunRow;
use super::street::Street;
use crate::kit::live::live;
use crate::kit::memo::Memo;
use crate::table::Table;

pub fn board(table: Table<RattusCartus>) -> AnyView {
    let foreseen = Memo::new(move |_| {
        table.scene(|scene| {
            scene.my_turn()?;
            forecast(scene.moment, scene.local)
        })
    });
    let is_small = Memo::new(move |_| table.screen.get().is_small());
    let influence = live(move || match is_small.get() {
        true => view! { <Numbers table foreseen/> }.into_any(),
        false => view! { <Ledger table foreseen/> }.into_any(),
    });
    view! {
        <div class="rc">
            <NunRow table/>
            <Street table/>
            {influence}
        </div>
    }
    .into_any()
}
