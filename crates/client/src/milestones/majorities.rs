//! Five little contests: who has most of each kind of worker now, and what that would pay.

use engine::Seat;
use leptos::prelude::*;
use milestones::{Majority, Milestones};

use super::names::{kind_name, kind_symbol};
use crate::kit::live::live;
use crate::kit::symbol::Symbol;
use crate::table::Table;
use crate::table::seat_mark::SeatMark;

#[component]
pub fn Majorities(table: Table<Milestones>) -> impl IntoView {
    let words = table.cx.words;
    let pays = live(move || {
        let n_seats = table.cx.moment.with(|moment| moment.view.tableaus.len());
        let key = if n_seats == 2 { "milestones-pays-two" } else { "milestones-pays" };
        words.say(key, &[])
    });
    view! {
        <h3 class="caps">{pays}</h3>
        {live(move || table.game.with(|game| contests(table, game)))}
    }
}

fn contests(table: Table<Milestones>, game: &Milestones) -> impl IntoView + use<> {
    let n_seats = game.tableaus().len();
    let head = |seat: usize| {
        view! { <th scope="col"><SeatMark seat=Seat(seat as u8) class="sym--20"/></th> }
    };
    let row = |now: Majority| row(table, now, n_seats).into_any();
    view! {
        <table class="maj">
            <thead>
                <tr>
                    <td></td>
                    {(0..n_seats).map(head).collect_view()}
                    <th scope="col" class="lead">{table.cx.words.say("milestones-now", &[])}</th>
                </tr>
            </thead>
            <tbody>{game.majorities().map(row).collect_view()}</tbody>
        </table>
    }
}

fn row(table: Table<Milestones>, now: Majority, n_seats: usize) -> impl IntoView {
    let name = kind_name(&table.cx.words.texts(), now.kind);
    let cell = |seat: usize| {
        let total = now.totals[seat];
        let shown = if total == 0 { "–".to_owned() } else { total.to_string() };
        view! { <td class:win=0 < now.points[seat]><b class="num">{shown}</b></td> }
    };
    let pays = now.points.iter().copied().max().unwrap_or(0);
    let pays = if pays == 0 { "–".to_owned() } else { format!("+{pays}") };
    view! {
        <tr>
            <th scope="row">
                <Symbol id=kind_symbol(now.kind) class="sym--20"/>
                <span>{name}</span>
            </th>
            {(0..n_seats).map(cell).collect_view()}
            <td class="lead"><b class="num">{pays}</b></td>
        </tr>
    }
}
