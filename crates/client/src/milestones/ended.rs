//! The end: the five majorities one after the other, and what else decides (MS-122 to MS-125).

use engine::Seat;
use leptos::prelude::*;
use milestones::{Kind, Milestones};

use super::names::{kind_name, kind_symbol};
use crate::kit::live::{follows, live};
use crate::kit::symbol::Symbol;
use crate::table::TableCx;
use crate::table::final_scoring::Epilogue;
use crate::table::one_by_one::OneByOne;
use crate::table::seat_mark::SeatMark;

/// So long the points of the game are counted before, and so long each kind takes.
const POINTS_MS: u64 = 1_800;
const KIND_MS: u64 = 900;

pub fn epilogue(cx: TableCx<Milestones>) -> Epilogue {
    let counting = OneByOne::new(cx.is_counted, Kind::ALL.len(), POINTS_MS, KIND_MS);
    Epilogue {
        view: ViewFn::from(move || contests(cx, counting)),
        is_settled: Signal::derive(move || counting.is_settled()),
        counts: Some("majorities"),
    }
}

fn contests(cx: TableCx<Milestones>, counting: OneByOne) -> AnyView {
    let words = cx.words;
    let rows = live(move || {
        let totals = cx.moment.with(|moment| {
            let value = |kind: Kind| -> Vec<u8> {
                moment.view.tableaus.iter().map(|tableau| tableau.path.value(kind)).collect()
            };
            Kind::ALL.map(value)
        });
        let row = |(i, totals): (usize, Vec<u8>)| contest(cx, i, &totals, counting).into_any();
        totals.into_iter().enumerate().map(row).collect_view()
    });
    let heads = live(move || {
        let n = cx.moment.with(|moment| moment.view.tableaus.len()) as u8;
        let head = |seat| view! { <th scope="col"><SeatMark seat class="sym--24"/></th> };
        Seat::all(n).map(head).collect_view()
    });
    let goods = move || {
        cx.moment.with(|moment| {
            let n = moment.view.tableaus.iter().map(|tableau| tableau.goods.n_goods());
            n.map(|n| view! { <td>{n}</td> }).collect_view()
        })
    };
    let turns = live(move || {
        let n = cx.moment.with(|moment| moment.view.n_turns);
        words.say("milestones-turns-played", &[("n", n.into())])
    });
    view! {
        <section class="contests" on:click=move |_| counting.skip()>
            <h3>{words.of("milestones-majorities")}</h3>
            <div class="scoring__scroll">
                <table class="maj">
                    <thead><tr><td></td>{heads}</tr></thead>
                    <tbody>{rows}</tbody>
                    <tfoot>
                        <tr>
                            <th scope="row">{words.of("milestones-goods-left")}</th>
                            {goods}
                        </tr>
                    </tfoot>
                </table>
            </div>
            <p class="small quiet">{turns}" "{words.of("milestones-tie-goods")}</p>
        </section>
    }
    .into_any()
}

/// One kind: who had how many, and what it has paid.
fn contest(
    cx: TableCx<Milestones>,
    i: usize,
    totals: &[u8],
    counting: OneByOne,
) -> impl IntoView + use<> {
    let kind = Kind::ALL[i];
    let mut padded = [0; milestones::SEATS_MAX];
    padded[..totals.len()].copy_from_slice(totals);
    let points = milestones::majority_points(padded, totals.len());
    let is_counted = move || counting.shows(i);
    let cell = |(total, points): (&u8, u16)| {
        let total = *total;
        let paid = live(move || {
            let is_paid = is_counted() && 0 < points;
            is_paid.then(|| view! { <em>{format!("+{points}")}</em> })
        });
        view! {
            <td class:win=follows(move || is_counted() && 0 < points)>
                <b class="num">{total}</b>
                {paid}
            </td>
        }
    };
    let cells = totals.iter().zip(points).map(cell).collect_view();
    let name = live(move || kind_name(&cx.words.texts(), kind));
    view! {
        <tr class:is-waiting=follows(move || !is_counted())>
            <th scope="row">
                <Symbol id=kind_symbol(kind) class="sym--24"/>
                <span>{name}</span>
            </th>
            {cells}
        </tr>
    }
}
