//! Tables in a list, one row each.

use engine::Seat;
use leptos::prelude::*;
use protocol::{SeatInfo, Stage, TableInfo};

use crate::games;
use crate::kit::link::Link;
use crate::kit::symbol::Symbol;
use crate::route::Route;
use crate::table::Names;
use crate::table::seat_mark::{OpenMark, SeatMark};
use crate::words::{Texts, Words};

#[component]
pub fn TableRows(tables: Vec<TableInfo>) -> impl IntoView {
    let rows = tables.into_iter().map(|table| view! { <TableRow table/> }).collect_view();
    view! { <ul class="rows">{rows}</ul> }
}

#[component]
fn TableRow(table: TableInfo) -> impl IntoView {
    let words = Words::here();
    let marks = (0..).map(Seat).zip(&table.seats).map(|(seat, info)| match info {
        SeatInfo::Open | SeatInfo::Kept { .. } => view! { <OpenMark/> }.into_any(),
        SeatInfo::Person { .. } | SeatInfo::Bot { .. } => {
            view! { <SeatMark seat class="sym--24"/> }.into_any()
        }
    });
    let marks = marks.collect_view();
    let symbol = games::symbol(&table.game);
    let verb = words.of(verb(&table));
    let to = Route::Table { id: table.id.clone() };
    let game = table.game.clone();
    let about = {
        let table = table.clone();
        move || about(&table, &words.texts())
    };
    let name = {
        let table = table.clone();
        move || words.say(&format!("{}-name", table.game), &[])
    };
    view! {
        <li data-game=game>
            <Symbol id=symbol class="sym--32"/>
            <div class="rows__text">
                <b>{name}</b>
                <span class="small quiet">{about}</span>
            </div>
            <span class="marks">{marks}</span>
            <Link to class="button">{verb}</Link>
        </li>
    }
}

fn verb(table: &TableInfo) -> &'static str {
    let is_mine = table.seats.iter().any(is_me);
    match table.stage {
        Stage::Waiting if is_mine => "rows-go-on",
        Stage::Waiting => "rows-join",
        Stage::Playing if is_mine => "rows-go-on",
        Stage::Playing => "rows-watch",
        Stage::Finished => "rows-look",
    }
}

fn is_me(seat: &SeatInfo) -> bool {
    matches!(seat, SeatInfo::Person { is_me: true, .. })
}

/// Who sits there and how far it is: "Amélie, Jonas · 2 seats free".
fn about(table: &TableInfo, texts: &Texts) -> String {
    let names = Names::of_table(&table.seats, table.away, texts);
    let taken = names.seats().filter(|seat| !table.seats[seat.idx()].is_vacant());
    let labels: Vec<String> = taken.map(|seat| names.label(seat, texts)).collect();
    let n_open = table.seats.len() - labels.len();
    let stage = match table.stage {
        Stage::Waiting => texts.say("rows-places", &[("n", n_open.into())]),
        Stage::Playing => texts.say("rows-playing", &[]),
        Stage::Finished => texts.say("rows-finished", &[]),
    };
    format!("{} · {stage}", texts.list(&labels))
}
