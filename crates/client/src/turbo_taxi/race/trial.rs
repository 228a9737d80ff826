//! Whoever sits out can try the same task on a board of which nobody hears. It ends with the deal,
//! and then it is said whether the plan was right.

use leptos::prelude::*;
use turbo_taxi::{SeatStatus, Task};

use super::racing::Race;
use crate::kit::effect::effect;
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::kit::symbol::Symbol;
use crate::table::AnyMoment;
use crate::turbo_taxi::hand::Hand;
use crate::turbo_taxi::places;
use crate::turbo_taxi::solo::attempt::{Attempt, Stage, Terms};

#[derive(Clone, Copy)]
pub struct Trial {
    pub attempt: Attempt,
    /// Whether it is what is built on now.
    pub is_on: RwSignal<bool>,
    /// What came of it.
    end: RwSignal<Option<End>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    Right,
    Wrong { n_mistakes: usize },
    Unfinished,
}

impl Trial {
    pub fn new() -> Trial {
        let nothing = (Callback::new(|_: Stage| ()), Callback::new(|_: u64| ()));
        Trial {
            attempt: Attempt::new(Terms::FREE, nothing.0, nothing.1),
            is_on: RwSignal::new(false),
            end: RwSignal::new(None),
        }
    }

    /// Goes to the own board and back; what was built there stays.
    pub fn turn(self, race: Race) {
        race.table.wanted.set(None);
        let is_on = !self.is_on.get_untracked();
        if let Some(task) = untrack(|| race.task()).filter(|_| is_on) {
            self.attempt.components.set(race.components.get_untracked());
            let is_new = self.attempt.stage.get_untracked() == Stage::Waiting;
            if is_new {
                self.attempt.begin(task);
            }
        }
        self.is_on.set(is_on);
    }

    /// It lasts as long as the deal, and stands still with it.
    pub fn follow(self, race: Race, deal: Memo<(u8, u8)>) {
        effect(move || {
            deal.get();
            self.is_on.set(false);
            self.end.set(None);
            self.attempt.reset();
        });
        effect(move || {
            if race.phase.get().shows_boards() {
                self.finish();
            }
        });
        effect(move || match race.is_paused() {
            true => self.attempt.pause(),
            false => self.attempt.resume(),
        });
    }

    fn finish(self) {
        self.is_on.set(false);
        let attempt = self.attempt;
        let stage = attempt.stage.get_untracked();
        let Some(task) = attempt.task.get_untracked().filter(|_| stage != Stage::Waiting) else {
            return;
        };
        if self.end.get_untracked().is_none() {
            self.end.set(Some(end_of(attempt, &task)));
        }
    }
}

fn end_of(attempt: Attempt, task: &Task) -> End {
    let plan = attempt.board.with_untracked(|board| board.plan);
    let components = attempt.components.get_untracked();
    match turbo_taxi::findings(task, &plan, components).len() {
        0 => End::Right,
        _ if !plan.is_full() => End::Unfinished,
        n_mistakes => End::Wrong { n_mistakes },
    }
}

/// Whether the viewer sits out a deal that goes on.
pub fn is_out(race: Race) -> bool {
    race.cx.moment.with(|moment| {
        let own = moment.viewer.seat().and_then(|seat| moment.view.seats.get(seat.idx()));
        let sits_out = own.is_some_and(|own| own.status == SeatStatus::Out);
        let any: &AnyMoment = moment;
        sits_out && any.is_played() && moment.view.phase.is_race()
    })
}

/// There and back, and the question whether the plan is right.
#[component]
pub fn TrialButtons(race: Race) -> impl IntoView {
    let words = race.cx.words;
    let Trial { attempt, is_on, .. } = race.trial;
    let is_full = move || attempt.board.with(|board| board.plan.is_full());
    let word = move || words.say(if is_on.get() { "taxi-try-back" } else { "taxi-try-alone" }, &[]);
    let check = live(move || {
        let is_open = is_on.get() && attempt.stage.get() == Stage::Building;
        is_open.then(|| {
            view! {
                <button
                    type="button"
                    class="pick act try-check"
                    aria-disabled=follows(move || (!is_full()).to_string())
                    data-place=places::CHECK.to_string()
                    on:click=move |_| attempt.call()
                >
                    <Symbol id="check" class="sym--20 mono"/>
                    <span>{words.of("taxi-try-check")}</span>
                </button>
            }
        })
    });
    view! {
        <button
            type="button"
            class="pick act try-button"
            class:is-on=follows(move || is_on.get())
            aria-pressed=follows(move || is_on.get().to_string())
            data-place=places::TRY.to_string()
            on:click=move |_| race.trial.turn(race)
        >
            <Symbol id="tt-taxi" class="sym--20"/>
            <span>{live(word)}</span>
        </button>
        {check}
    }
}

/// The hand of the board that is built on.
#[component]
pub fn RaceHand(race: Race) -> impl IntoView {
    live(move || {
        let (builder, gestures) = match race.trial.is_on.get() {
            true => (race.trial.attempt.builder, race.trial.attempt.gestures),
            false => (race.builder, race.gestures),
        };
        view! { <Hand builder gestures components=race.components/> }
    })
}

/// What came of it, after the deal.
#[component]
pub fn TrialEnd(race: Race) -> impl IntoView {
    let words = race.cx.words;
    live(move || {
        let end = race.trial.end.get()?;
        let said = live(move || match end {
            End::Right => words.say("taxi-try-right", &[]),
            End::Wrong { n_mistakes } => words.say("taxi-try-wrong", &[("n", n_mistakes.into())]),
            End::Unfinished => words.say("taxi-try-unfinished", &[]),
        });
        let symbol = if end == End::Right { "tt-medal" } else { "tt-barrier" };
        Some(view! {
            <p class="note try-end" role="status">
                <Symbol id=symbol class="sym--20"/>
                <span>{said}</span>
            </p>
        })
    })
}
