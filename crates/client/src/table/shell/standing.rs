//! How everybody would stand if it ended now, and what happened since one's own last turn.

use engine::Seat;
use leptos::prelude::*;

use super::plates::facts;
use crate::kit::live::live;
use crate::kit::memo::Memo;
use crate::table::log::bold_pieces;
use crate::table::names::level_key;
use crate::table::numbers::minus;
use crate::table::seat_mark::SeatMark;
use crate::table::{AnyTable, Plate, Sentence};

/// Sources down, seats across: the best one first.
#[component]
pub fn Standing(table: AnyTable) -> impl IntoView {
    let cx = table.cx;
    let plates = Memo::new(move |_| {
        let mut plates: Vec<(Seat, Plate)> = (0..).map(Seat).zip(table.plates.get()).collect();
        engine::sort_short(&mut plates, |(_, plate)| -plate.now);
        plates
    });
    let standing = live(move || {
        let heard = cx.words.say("table-standing-now", &[]);
        let (names, texts) = (cx.names.get(), cx.words.texts());
        let label = |seat: Seat| names.label(seat, &texts);
        // A plate has no room for the level of a robot but on a desk.
        let level = |seat: Seat| names.of(seat).level().map(|it| texts.say(&level_key(it), &[]));
        plates.with(|plates| standing_table(plates, &heard, label, level))
    });
    view! {
        {standing}
        <Since table/>
    }
}

fn standing_table(
    plates: &[(Seat, Plate)],
    now: &str,
    label: impl Fn(Seat) -> String,
    level: impl Fn(Seat) -> Option<String>,
) -> AnyView {
    let heads = plates.iter().map(|(seat, plate)| {
        view! {
            <th scope="col">
                <SeatMark seat=*seat class="sym--20"/>
                <span class="stand__name">{label(*seat)}</span>
                {level(*seat).map(|level| view! { <small class="stand__level">{level}</small> })}
                <ul class="stand__facts">{facts(plate)}</ul>
            </th>
        }
    });
    let totals = plates.iter().map(|(_, plate)| view! { <td class="num">{minus(plate.now)}</td> });
    let parts = plates.first().map(|(_, plate)| &plate.parts[..]).unwrap_or_default();
    let points = |plate: &Plate, i: usize| plate.parts.get(i).map_or(0, |part| part.points);
    // Sources that nobody has points from are left out.
    let paying = |i: &usize| plates.iter().any(|(_, plate)| points(plate, *i) != 0);
    let rows = (0..parts.len()).filter(paying).map(|i| {
        let cells = plates.iter().map(|(_, plate)| {
            let points = points(plate, i);
            view! { <td class:bad=points < 0>{minus(points)}</td> }
        });
        view! { <tr><th scope="row">{parts[i].words.clone()}</th>{cells.collect_view()}</tr> }
    });
    view! {
        <table class="stand">
            <thead><tr><td></td>{heads.collect_view()}</tr></thead>
            <tbody>
                <tr><th scope="row">{now.to_owned()}</th>{totals.collect_view()}</tr>
                {rows.collect_view()}
            </tbody>
        </table>
    }
    .into_any()
}

/// What the others did since one's own last step.
#[component]
fn Since(table: AnyTable) -> impl IntoView {
    let line = |sentence: Sentence| {
        let mark = sentence.seat.map(|seat| view! { <SeatMark seat class="sym--20"/> });
        view! { <li><span>{mark}</span><span>{bold_pieces(&sentence)}</span></li> }
    };
    live(move || {
        let since = table.cx.since.get();
        (!since.is_empty()).then(|| {
            view! {
                <section class="since">
                    <h3 class="caps">{table.cx.words.of("table-since")}</h3>
                    <ul>{since.into_iter().map(line).collect_view()}</ul>
                </section>
            }
        })
    })
}
