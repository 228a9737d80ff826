//! The end as a scoring that can be followed: goals, water, parks, monuments, then card by card,
//! each with the spaces that it counts.

use std::time::Duration;

use cities::{AreaWorth, Cities, Explanation, Nature, Space};
use engine::Seat;
use leptos::prelude::*;

use super::contents::{Cell, SIDE, TILE, Viewport, cells, tiles};
use super::counts::card_text;
use super::drawing::{ground, top};
use super::names::{part_symbol, worded};
use super::outline::outline;
use super::words::nature_part;
use crate::browser;
use crate::kit::effect::effect;
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::kit::symbol::Symbol;
use crate::table::final_scoring::Epilogue;
use crate::table::one_by_one::OneByOne;
use crate::table::seat_mark::SeatMark;
use crate::table::{Moment, TableCx};
use crate::words::Texts;

/// One thing that is counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    pub part: &'static str,
    pub name: String,
    /// What it counts, in words.
    pub more: String,
    pub points: i32,
    pub spaces: Vec<Space>,
}

/// In the order in which it is counted (CI-93 to CI-97).
pub fn entries(game: &Cities, seat: Seat, texts: &Texts) -> Vec<Entry> {
    let explained = game.explain(seat);
    let goals = (0u8..).zip(&explained.goals).map(|(goal, progress)| Entry {
        part: "goals",
        name: worded(&game.goal(goal).name, texts.lang()),
        more: match progress.claimed {
            Some(points) => texts.say("cities-count-ring", &[("n", points.into())]),
            None => texts.say("cities-count-no-ring", &[]),
        },
        points: progress.claimed.unwrap_or(0),
        spaces: progress.spaces.clone(),
    });
    let cards = explained.cards.iter().map(|worth| {
        let card = game.catalogue().card(worth.card);
        Entry {
            part: "cards",
            name: worded(&card.name, texts.lang()),
            more: card_text(card, texts),
            points: worth.points,
            spaces: worth.spaces.clone(),
        }
    });
    let nature = Nature::ALL.into_iter().flat_map(|nature| areas(&explained, nature, texts));
    goals.chain(nature).chain(monuments(&explained, texts)).chain(cards).collect()
}

/// Areas without a feature give nothing and are left out.
fn areas(explained: &Explanation, nature: Nature, texts: &Texts) -> Vec<Entry> {
    let entry = |area: &AreaWorth| {
        let args =
            [("of", super::names::nature_name(nature).into()), ("n", area.spaces.len().into())];
        Entry {
            part: nature_part(nature),
            name: texts.say("cities-area-of", &args),
            more: texts.say("cities-count-kinds", &[("n", area.n_kinds.into())]),
            points: area.points,
            spaces: area.spaces.clone(),
        }
    };
    let counted = explained.areas.iter().filter(|it| it.nature == nature && 0 < it.points);
    counted.map(entry).collect()
}

fn monuments(explained: &Explanation, texts: &Texts) -> Option<Entry> {
    let n = explained.monuments.len();
    (0 < n).then(|| Entry {
        part: "monuments",
        name: texts.say("cities-count-monuments", &[("n", n.into())]),
        more: texts.say("cities-count-each", &[("n", cities::MONUMENT_POINTS.into())]),
        points: explained.score.monuments,
        spaces: explained.monuments.clone(),
    })
}

/// So long the points are counted before, and so long each entry of the viewer takes.
const POINTS_MS: u64 = 1_600;
const ENTRY_MS: u64 = 450;

pub fn epilogue(cx: TableCx<Cities>) -> Epilogue {
    let counting = counting(cx);
    Epilogue {
        view: ViewFn::from(move || view! { <Reckoning cx counting/> }),
        is_settled: Signal::derive(move || counting.is_settled()),
        counts: None,
    }
}

/// How many entries of the viewer are counted.
pub fn counting(cx: TableCx<Cities>) -> OneByOne {
    let n_entries = Memo::new(move |_| {
        let texts = cx.words.texts();
        cx.moment.with(|moment| {
            if moment.outcome.is_none() {
                return 0;
            }
            entries(&moment.game(), own_seat(moment), &texts).len()
        })
    });
    OneByOne::new(cx.is_counted, n_entries, POINTS_MS, ENTRY_MS)
}

fn own_seat(moment: &Moment<Cities>) -> Seat {
    moment.viewer.seat().unwrap_or(Seat(0))
}

/// How long one entry is looked at where somebody looks through another city.
const STEP_MS: u64 = 1_400;

#[component]
pub fn Reckoning(cx: TableCx<Cities>, counting: OneByOne) -> impl IntoView {
    let seat = RwSignal::new(cx.moment.with_untracked(own_seat));
    let game = Memo::new(move |_| cx.moment.with(Moment::game));
    let all = Memo::new(move |_| {
        let (seat, texts) = (seat.get(), cx.words.texts());
        game.with(|game| entries(game, seat, &texts))
    });
    let at = RwSignal::new(0usize);
    effect(move || at.set(counting.n().saturating_sub(1)));
    let is_running = RwSignal::new(false);
    let tick = move || {
        let is_last = all.with_untracked(|all| all.len() <= at.get_untracked() + 1);
        if is_running.get_untracked() && !is_last {
            at.update(|at| *at += 1);
        }
    };
    if let Ok(handle) = set_interval_with_handle(tick, Duration::from_millis(STEP_MS)) {
        on_cleanup(move || handle.clear());
    }
    let go = move |to: usize| {
        if cx.is_counted.get_untracked() {
            is_running.set(false);
            at.set(to);
        }
    };
    let choose = move |other: Seat| {
        counting.skip();
        seat.set(other);
        at.set(0);
        is_running.set(browser::may_move());
    };
    let so_far = Signal::derive(move || {
        all.with(|all| all.iter().take(counting.n()).map(|entry| entry.points).sum::<i32>())
    });
    let medal = live(move || {
        let is_counted = cx.is_counted.get();
        is_counted.then(|| medal(&game.get(), &cx.words.texts())).flatten()
    });
    view! {
        <div class="reckoning" on:click=move |_| counting.skip()>
            <Chooser cx seat choose so_far/>
            {medal}
            <div class="reckoning__body">
                {live(move || {
                    let spaces = all.with(|all| all.get(at.get()).map(|it| it.spaces.clone()));
                    plan(&game.get(), seat.get(), &spaces.unwrap_or_default())
                })}
                <ol class="reckoning__list">
                    {live(move || all.get().into_iter().enumerate().map(|(i, entry)| {
                        row(i, entry, at, Callback::new(go))
                    }).collect_view())}
                </ol>
            </div>
        </div>
    }
}

/// Whose points are counted; until they all are, only how far that is.
#[component]
fn Chooser(
    cx: TableCx<Cities>,
    seat: RwSignal<Seat>,
    #[prop(into)] choose: Callback<Seat>,
    so_far: Signal<i32>,
) -> impl IntoView {
    let button = move |other: Seat| {
        let name = live(move || cx.names.with(|names| names.label(other, &cx.words.texts())));
        let total = move || cx.moment.with(|it| it.view.seats[other.idx()].score.total());
        let points = live(move || match cx.is_counted.get() {
            true => Some(total()),
            false => (seat.get() == other).then(|| so_far.get()),
        });
        view! {
            <button
                class="chip"
                class:is-selected=follows(move || seat.get() == other)
                aria-pressed=follows(move || (seat.get() == other).to_string())
                on:click=move |_| choose.run(other)
            >
                <SeatMark seat=other class="sym--20"/>
                {name}
                <b class="num">{points}</b>
            </button>
        }
    };
    let seats = live(move || cx.names.with(|names| names.seats().map(button).collect_view()));
    view! { <div class="reckoning__seats">{seats}</div> }
}

fn row(i: usize, entry: Entry, at: RwSignal<usize>, go: Callback<usize>) -> impl IntoView {
    let is_now = move || at.get() == i;
    let is_to_come = move || at.get() < i;
    view! {
        <li class:is-now=follows(is_now) class:is-to-come=follows(is_to_come) data-part=entry.part>
            <button on:click=move |_| go.run(i) on:pointerenter=move |_| go.run(i)>
                <Symbol id=part_symbol(entry.part) class="sym--20"/>
                <span>
                    <b>{entry.name}</b>
                    <span class="small quiet">{entry.more}</span>
                </span>
                <b class="num">{entry.points}</b>
            </button>
        </li>
    }
}

/// The finished neighbourhood with the spaces that are being counted.
fn plan(game: &Cities, seat: Seat, spaces: &[Space]) -> impl IntoView + use<> {
    let city = game.neighbourhood(seat);
    let viewport = Viewport::of(city, game.mode(), false, false);
    let mut all: Vec<(Cell, (f64, f64))> =
        cells(city).into_iter().map(|cell| (cell, viewport.corner(cell.space))).collect();
    let grounds: Vec<_> =
        all.iter().map(|(cell, (x, y))| ground(cell.ground, *x, *y, SIDE)).collect();
    engine::sort_short(&mut all, |(_, (_, y))| *y as i32);
    let tops: Vec<_> = all.iter().filter_map(|(cell, (x, y))| top(cell, *x, *y)).collect();
    let frames = tiles(city).into_iter().map(|at| {
        let (x, y) = viewport.tile_corner(at);
        view! { <rect class="tframe" x=x y=y width=TILE height=TILE rx="5"></rect> }
    });
    let (width, height) = viewport.size();
    view! {
        <svg class="hood" viewBox=viewport.view_box() aria-hidden="true">
            <rect class="ground" width=width height=height></rect>
            {grounds}
            {frames.collect_view()}
            {tops}
            <path class="area" d=outline(spaces, &viewport)></path>
        </svg>
    }
}

/// CI-110.
fn medal(game: &Cities, texts: &Texts) -> Option<impl IntoView + use<>> {
    if !game.is_practice() {
        return None;
    }
    let points = game.score(Seat(0)).total();
    let n = cities::MEDALS.iter().filter(|medal| **medal <= points).count();
    let key = ["none", "bronze", "silver", "gold", "platinum"][n];
    let text = texts.say("cities-medal", &[("medal", key.into()), ("points", points.into())]);
    Some(view! {
        <p class="medal"><Symbol id="tt-medal" class="sym--24"/>{text}</p>
    })
}

#[cfg(test)]
mod tests {
    use super::super::names::PARTS;
    use super::*;
    use crate::local::random_walk::RandomWalk;
    use crate::words::Lang;

    /// Whatever happens in a game, the entries make the score.
    #[test]
    fn the_entries_add_up() {
        let mut walk = RandomWalk::<Cities>::new(3, 5);
        let texts = Texts::new(Lang::En);
        let sum = |game: &Cities, seat| -> i32 {
            entries(game, seat, &texts).iter().map(|entry| entry.points).sum()
        };
        while let Some((seat, action)) = walk.choose() {
            walk.act(seat, action);
            if walk.played.version().is_multiple_of(20) {
                assert_eq!(sum(walk.game(), seat), walk.game().score(seat).total());
            }
        }
        let entries = entries(walk.game(), Seat(0), &texts);
        assert_eq!(entries.iter().filter(|entry| entry.part == "cards").count(), 8);
        assert!(entries.iter().all(|entry| PARTS.contains(&entry.part)));
    }
}
