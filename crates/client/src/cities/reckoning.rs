//! The end as a scoring that can be followed: goals, water, parks, monuments, then card by card,
//! each with the spaces that it counts.

use std::time::Duration;

use cities::{AreaWorth, Cities, Explanation, Nature, Space};
use engine::{Imagine, Seat};
use leptos::prelude::*;

use super::board::outline;
use super::bubble::nature_part;
use super::counts::card_text;
use super::ink::{ground, top};
use super::names::{part_symbol, worded};
use super::scene::{Cell, Frame, SIDE, TILE, cells, tiles};
use crate::browser;
use crate::kit::symbol::Symbol;
use crate::table::TableCx;
use crate::table::final_scoring::Epilogue;
use crate::table::seat_mark::SeatMark;
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

pub fn epilogue(cx: TableCx<Cities>) -> Epilogue {
    Epilogue {
        view: ViewFn::from(move || view! { <Reckoning cx/> }),
        is_settled: Signal::stored(true),
    }
}

/// How long one entry is looked at while it counts by itself.
const STEP_MS: u64 = 1_400;

#[component]
pub fn Reckoning(cx: TableCx<Cities>) -> impl IntoView {
    let own = cx.moment.with_untracked(|moment| moment.viewer.seat().unwrap_or(Seat(0)));
    let seat = RwSignal::new(own);
    let game = Memo::new(move |_| cx.moment.with(|moment| Cities::seen(&moment.view, Seat(0))));
    let all = Memo::new(move |_| {
        let (seat, texts) = (seat.get(), cx.words.texts());
        game.with(|game| entries(game, seat, &texts))
    });
    let at = RwSignal::new(0usize);
    let is_running = RwSignal::new(browser::may_move());
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
        is_running.set(false);
        at.set(to);
    };
    let medal = move || medal(&game.get(), &cx.words.texts());
    view! {
        <div class="cities reckoning">
            <Chooser cx seat at/>
            {medal}
            <div class="reckoning__body">
                {move || {
                    let spaces = all.with(|all| all.get(at.get()).map(|it| it.spaces.clone()));
                    plan(&game.get(), seat.get(), &spaces.unwrap_or_default())
                }}
                <ol class="reckoning__list">
                    {move || all.get().into_iter().enumerate().map(|(i, entry)| {
                        row(i, entry, at, Callback::new(go))
                    }).collect_view()}
                </ol>
            </div>
        </div>
    }
}

/// Whose points are counted.
#[component]
fn Chooser(cx: TableCx<Cities>, seat: RwSignal<Seat>, at: RwSignal<usize>) -> impl IntoView {
    let button = move |other: Seat| {
        let name = move || cx.names.with(|names| names.label(other, &cx.words.texts()));
        let points = move || cx.moment.with(|moment| moment.view.seats[other.idx()].score.total());
        let choose = move |_| {
            seat.set(other);
            at.set(0);
        };
        view! {
            <button
                class="chip"
                class:is-selected=move || seat.get() == other
                aria-pressed=move || (seat.get() == other).to_string()
                on:click=choose
            >
                <SeatMark seat=other class="sym--20"/>
                {name}
                <b class="num">{points}</b>
            </button>
        }
    };
    let seats = move || cx.names.with(|names| names.seats().map(button).collect_view());
    view! { <div class="reckoning__seats">{seats}</div> }
}

fn row(i: usize, entry: Entry, at: RwSignal<usize>, go: Callback<usize>) -> impl IntoView {
    let is_now = move || at.get() == i;
    let is_to_come = move || at.get() < i;
    view! {
        <li class:is-now=is_now class:is-to-come=is_to_come data-part=entry.part>
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
    let frame = Frame::of(city, game.mode(), false, false);
    let mut all: Vec<(Cell, (f64, f64))> =
        cells(city).into_iter().map(|cell| (cell, frame.corner(cell.space))).collect();
    let grounds: Vec<_> =
        all.iter().map(|(cell, (x, y))| ground(cell.ground, *x, *y, SIDE)).collect();
    all.sort_by(|one, two| one.1.1.total_cmp(&two.1.1));
    let tops: Vec<_> = all.iter().filter_map(|(cell, (x, y))| top(cell, *x, *y)).collect();
    let frames = tiles(city).into_iter().map(|at| {
        let (x, y) = frame.tile_corner(at);
        view! { <rect class="tframe" x=x y=y width=TILE height=TILE rx="5"></rect> }
    });
    let (width, height) = frame.size();
    view! {
        <svg class="hood" viewBox=frame.view_box() aria-hidden="true">
            <rect class="ground" width=width height=height></rect>
            {grounds}
            {frames.collect_view()}
            {tops}
            <path class="area" d=outline(spaces, &frame)></path>
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
    use cities::Options;
    use engine::{Cx, Fast, Game, Match, act};

    use super::super::names::PARTS;
    use super::*;
    use crate::words::Lang;

    /// Whatever happens in a game, the entries make the score.
    #[test]
    fn the_entries_add_up() {
        let mut chance = Fast::new(5);
        let (start, _) = Match::<Cities>::new(&Options::default(), 3, &mut chance).unwrap();
        let mut game = start.game().clone();
        let texts = Texts::new(Lang::En);
        for i in 0.. {
            let Some(seat) = game.to_act().iter().next() else { break };
            let mut actions = Vec::new();
            game.legal_actions(seat, &mut actions);
            let action = actions[i * 5 % actions.len()];
            act(&mut game, seat, &action, &mut Cx::silent(0, &mut chance)).unwrap();
            if i % 20 == 0 {
                let sum: i32 = entries(&game, seat, &texts).iter().map(|entry| entry.points).sum();
                assert_eq!(sum, game.score(seat).total());
            }
        }
        let entries = entries(&game, Seat(0), &texts);
        assert_eq!(entries.iter().filter(|entry| entry.part == "cards").count(), 8);
        assert!(entries.iter().all(|entry| PARTS.contains(&entry.part)));
    }
}
