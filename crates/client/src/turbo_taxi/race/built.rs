//! The end of a deal: all boards, when their builders called, how they were built, and the right
//! plans.

use engine::Seat;
use leptos::prelude::*;
use turbo_taxi::Shot;

use super::film::{Film, called_at, film};
use super::racing::Race;
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::kit::symbol::Symbol;
use crate::table::seat_mark::SeatMark;
use crate::turbo_taxi::places;
use crate::turbo_taxi::time::exact;

#[component]
pub fn Built(race: Race) -> impl IntoView {
    view! {
        <div class="built" role="group" aria-label=race.cx.words.of("taxi-boards")>
            {live(move || boards(race))}
            <Solutions race/>
        </div>
        <FilmStrip race/>
    }
}

/// A button for each board, with the time of the call; else with how far it came.
fn boards(race: Race) -> impl IntoView {
    let n_seats = race.cx.moment.with(|moment| moment.view.n_seats());
    let board = move |seat: Seat| {
        let is_shown =
            move || matches!(race.film.get(), Film::Board { .. }) && race.shown() == Some(seat);
        let name = move || race.cx.names.with(|names| names.label(seat, &race.cx.words.texts()));
        let result = live(move || {
            race.cx.moment.with(|moment| match called_at(&moment.view, seat) {
                Some(at) => exact(at),
                None => {
                    let n = moment.view.seats[seat.idx()].n_laid.unwrap_or(0);
                    format!("{n}/8")
                }
            })
        });
        let look = move |_| {
            race.table.wanted.set(None);
            race.look(Some(seat));
        };
        view! {
            <button
                type="button"
                class="pick chosen-board"
                class:is-on=is_shown
                aria-pressed=follows(move || is_shown().to_string())
                data-place=places::built(seat).to_string()
                on:click=look
            >
                <SeatMark seat class="sym--20"/>
                <span class="seat-name">{name}</span>
                <b class="num">{result}</b>
            </button>
        }
    };
    Seat::all(n_seats).map(board).collect_view()
}

/// One right plan after the other.
#[component]
fn Solutions(race: Race) -> impl IntoView {
    let n = Memo::new(move |_| race.solutions.with(Vec::len));
    let shown = move || match race.film.get() {
        Film::Solution(idx) => Some(idx),
        Film::Board { .. } => None,
    };
    let label = move || {
        let nth = shown().map_or(0, |idx| idx + 1);
        race.cx.words.say("taxi-solution", &[("nth", nth.into()), ("n", n.get().into())])
    };
    let next = move |_| {
        let idx = untrack(shown).map_or(0, |idx| (idx + 1) % n.get_untracked().max(1));
        race.film.set(Film::Solution(idx));
    };
    live(move || {
        (0 < n.get()).then(|| {
            view! {
                <button
                    type="button"
                    class="pick chosen-board"
                    class:is-on=follows(move || shown().is_some())
                    data-place=places::SOLUTION.to_string()
                    on:click=next
                >
                    <Symbol id="eye" class="sym--20 mono"/>
                    <span>{live(label)}</span>
                    <Symbol id="next" class="sym--16 mono"/>
                </button>
            }
        })
    })
}

/// The film of the board that is shown: pull the slider.
#[component]
fn FilmStrip(race: Race) -> impl IntoView {
    let shown = Memo::new(move |_| match (race.film.get(), race.shown()) {
        (Film::Board { .. }, Some(seat)) => {
            race.cx.moment.with(|moment| film(&moment.view, seat).to_vec())
        }
        _ => Vec::new(),
    });
    live(move || {
        let film: Vec<Shot> = shown.get();
        let n = film.len();
        let now = Memo::new(move |_| match race.film.get() {
            Film::Board { n_shots } => n_shots.unwrap_or(n),
            Film::Solution(_) => 0,
        });
        let time =
            move || now.get().checked_sub(1).and_then(|idx| film.get(idx)).map_or(0, |it| it.at);
        let pull = move |event| {
            let n_shots = event_target_value(&event).parse::<usize>().ok();
            race.film.set(Film::Board { n_shots });
        };
        (0 < n).then(|| {
            view! {
                <label class="film">
                    <span>{race.cx.words.of("taxi-film")}</span>
                    <input
                        type="range"
                        min="0"
                        max=n
                        data-place=places::FILM.to_string()
                        prop:value=follows(move || now.get())
                        on:input=pull
                    />
                    <span class="num">{live(move || exact(time()))}</span>
                </label>
            }
        })
    })
}
