//! After a deal: until when each board could still become right. It is worked out when somebody
//! asks, and stays open when the race goes on.

use engine::{Millis, Seat};
use leptos::prelude::*;
use turbo_taxi::{Reach, View, lost_at, reachable};

use super::desk::bare;
use super::film::{called_at, film};
use super::racing::Race;
use super::reach_line::line;
use crate::kit::dialog::Dialog;
use crate::kit::live::live;
use crate::kit::symbol::Symbol;
use crate::table::seat_mark::SeatMark;
use crate::turbo_taxi::places;
use crate::turbo_taxi::time::{exact, minutes};
use crate::words::Texts;

const WIDTH: f64 = 300.0;
const HEIGHT: f64 = 44.0;

/// What is shown: the deal as it was when somebody asked.
#[derive(Clone, PartialEq, Debug)]
struct Looked {
    rows: Vec<Row>,
    end: Millis,
    n_right: u32,
}

#[derive(Clone, PartialEq, Debug)]
struct Row {
    seat: Seat,
    reached: Vec<Reach>,
    /// Whether the board was right when it was called.
    is_right: bool,
}

/// What was asked for last; it stays when the race goes on.
#[derive(Clone, Copy)]
pub struct Reaches {
    looked: RwSignal<Option<Looked>>,
    is_open: RwSignal<bool>,
}

impl Reaches {
    pub fn new() -> Reaches {
        Reaches { looked: RwSignal::new(None), is_open: RwSignal::new(false) }
    }

    fn look(self, race: Race) {
        self.looked.set(Some(untrack(|| look(race))));
        self.is_open.set(true);
    }
}

#[component]
pub fn ReachButton(race: Race, reaches: Reaches) -> impl IntoView {
    view! {
        <button
            type="button"
            class="pick act reach-button"
            data-place=places::REACH.to_string()
            on:click=move |_| reaches.look(race)
        >
            <Symbol id="tt-curve" class="sym--20"/>
            <span>{race.cx.words.of("taxi-reach")}</span>
        </button>
    }
}

#[component]
pub fn ReachDialog(race: Race, reaches: Reaches) -> impl IntoView {
    let words = race.cx.words;
    let Reaches { looked, is_open } = reaches;
    let title = Signal::derive(move || words.say("taxi-reach-title", &[]));
    view! {
        <Dialog is_open title class="reach-dialog" closing="ok">
            {live(move || looked.get().map(|looked| chart(race, looked)))}
        </Dialog>
    }
}

fn look(race: Race) -> Looked {
    let (right, set) = (race.solutions.get(), race.components.get().set);
    race.cx.moment.with(|moment| {
        let view = &moment.view;
        let row = |seat: Seat| Row {
            seat,
            reached: reachable(bare(view), film(view, seat), &right, set),
            is_right: view.seats[seat.idx()].board.is_some_and(|board| right.contains(&board)),
        };
        let is_in = |seat: &Seat| view.tied.is_none_or(|tied| tied.contains(*seat));
        let rows = Seat::all(view.n_seats()).filter(is_in).map(row).collect();
        Looked { rows, end: end_of(view, moment.now), n_right: right.len() as u32 }
    })
}

/// When the deal was over, on the round clock.
fn end_of(view: &View, now: Millis) -> Millis {
    let clock = view.clock.map_or(0, |clock| clock.elapsed(now));
    let steps = Seat::all(view.n_seats()).filter_map(|seat| Some(film(view, seat).last()?.at));
    let calls = Seat::all(view.n_seats()).filter_map(|seat| called_at(view, seat));
    steps.chain(calls).max().map_or(clock, |last| last.max(1))
}

fn chart(race: Race, looked: Looked) -> impl IntoView {
    let words = race.cx.words;
    let Looked { rows, end, n_right } = looked;
    let row = move |row: Row| {
        let seat = row.seat;
        let name = live(move || race.cx.names.with(|it| it.label(seat, &words.texts())));
        let lost = lost_at(&row.reached);
        let picture = picture(&row.reached, lost, end, n_right);
        let said = live(move || said(&words.texts(), &row, lost, n_right));
        view! {
            <li>
                <p>
                    <SeatMark seat class="sym--20"/>
                    <b>{name}</b>
                    <span class="quiet small">{said}</span>
                </p>
                {picture}
            </li>
        }
    };
    view! {
        <p class="quiet small">
            {live(move || words.say("taxi-reach-lead", &[("n", n_right.into())]))}
        </p>
        <ol class="reaches">{rows.into_iter().map(row).collect_view()}</ol>
        <p class="reaches__axis num" aria-hidden="true">
            <span>{minutes(0)}</span>
            <span>{minutes(end)}</span>
        </p>
    }
}

/// The step curve, and a cross where it fell to nothing.
fn picture(
    reached: &[Reach],
    lost: Option<Millis>,
    end: Millis,
    n_right: u32,
) -> impl IntoView + use<> {
    let d = line(reached, end, n_right, (WIDTH, HEIGHT));
    let area = format!("{d}V{HEIGHT}H0z");
    let cross = lost.map(|at| {
        let x = WIDTH * at.min(end) as f64 / end.max(1) as f64;
        let d = format!("M{:.1} {}l10 10m0 -10l-10 10", x - 5.0, HEIGHT - 5.0);
        view! { <path class="reach__lost" d=d/> }
    });
    let frame = format!("-6 -4 {} {}", WIDTH + 12.0, HEIGHT + 12.0);
    view! {
        <svg class="reach" viewBox=frame aria-hidden="true">
            <path class="reach__area" d=area/>
            <path class="reach__floor" d=format!("M0 {HEIGHT}H{WIDTH}")/>
            <path class="reach__line" d=d/>
            {cross}
        </svg>
    }
}

fn said(texts: &Texts, row: &Row, lost: Option<Millis>, n_right: u32) -> String {
    let n_left = row.reached.last().map_or(0, |last| last.n_plans);
    match lost {
        _ if n_right == 0 => String::new(),
        _ if row.is_right => texts.say("taxi-reach-right", &[]),
        Some(at) => texts.say("taxi-reach-lost", &[("time", exact(at).into())]),
        None => texts.say("taxi-reach-open", &[("n", n_left.into())]),
    }
}
