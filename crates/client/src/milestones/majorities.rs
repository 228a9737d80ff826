//! Five little contests: who has most of each kind of worker now, and what that would pay.

use engine::Seat;
use leptos::prelude::*;
use milestones::{Majority, Milestones};

use super::desk::Desk;
use super::names::{kind_name, kind_symbol};
use crate::kit::symbol::Symbol;
use crate::table::seat_mark::SeatMark;

#[component]
pub fn Majorities(desk: Desk) -> impl IntoView {
    let words = desk.cx.words;
    let key = move || {
        let n_seats = desk.cx.moment.with(|moment| moment.view.tableaus.len());
        words.say(if n_seats == 2 { "milestones-pays-two" } else { "milestones-pays" }, &[])
    };
    view! {
        <section class="panel">
            <h2 class="panel__head">
                <Symbol id="crown" class="sym--24"/>
                {words.of("milestones-majorities")}
                <small>{key}</small>
            </h2>
            <div class="panel__body">
                {move || desk.game.with(|game| table(desk, game))}
            </div>
        </section>
    }
}

fn table(desk: Desk, game: &Milestones) -> impl IntoView + use<> {
    let words = desk.cx.words;
    let n_seats = game.tableaus().len();
    let then = desk.then.with(|then| then.as_ref().map(Milestones::majorities));
    let is_over = desk.cx.moment.with(|moment| moment.outcome.is_some());
    let heads = (0..n_seats)
        .map(|seat| {
            view! { <th scope="col"><SeatMark seat=Seat(seat as u8) class="sym--20"/></th> }
        })
        .collect_view();
    let rows = game
        .majorities()
        .into_iter()
        .enumerate()
        .map(|(i, now)| row(desk, now, then.map(|then| then[i]), n_seats).into_any())
        .collect_view();
    let ends = (0..n_seats)
        .map(|seat| {
            let paid: u16 = game.majorities().iter().map(|it| it.points[seat]).sum();
            let score = game.tableaus()[seat].score();
            // At the end they are part of the score.
            let total = if is_over { score } else { score + paid };
            view! { <td><b class="num">{total}</b></td> }
        })
        .collect_view();
    view! {
        <table class="maj">
            <thead>
                <tr>
                    <td></td>
                    {heads}
                    <th scope="col" class="lead">{words.say("milestones-now", &[])}</th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
            <tfoot>
                <tr>
                    <th scope="row">
                        <span class="caps">{words.say("milestones-end", &[])}</span>
                    </th>
                    {ends}
                    <td class="lead small quiet">{words.say("milestones-if-now", &[])}</td>
                </tr>
            </tfoot>
        </table>
    }
}

fn row(desk: Desk, now: Majority, then: Option<Majority>, n_seats: usize) -> impl IntoView {
    let name = kind_name(&desk.cx.words.texts(), now.kind);
    let cells = (0..n_seats)
        .map(|seat| {
            let total = now.totals[seat];
            let by = then.map_or(0, |then| i16::from(then.totals[seat]) - i16::from(total));
            let change = (by != 0).then(|| {
                let by = crate::table::bars::minus(by.into());
                let sign = if by.starts_with('−') { "" } else { "+" };
                view! { <em>{format!("{sign}{by}")}</em> }
            });
            let shown = if total == 0 { "–".to_owned() } else { total.to_string() };
            let wins = 0 < now.points[seat];
            view! { <td class:win=wins><b class="num">{shown}</b>{change}</td> }
        })
        .collect_view();
    let pays = now.points.iter().copied().max().unwrap_or(0);
    let pays = if pays == 0 { "–".to_owned() } else { format!("+{pays}") };
    view! {
        <tr>
            <th scope="row">
                <Symbol id=kind_symbol(now.kind) class="sym--24"/>
                <span class="sr">{name}</span>
            </th>
            {cells}
            <td class="lead"><span class="num">{pays}</span></td>
        </tr>
    }
}
