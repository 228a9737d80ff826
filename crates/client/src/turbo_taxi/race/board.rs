//! The large picture: where the figures are put, where one builds, and what all look at together.

use leptos::prelude::*;
use turbo_taxi::{Finding, Phase, Plan};

use super::corners::Corners;
use super::film::plan_of;
use super::racing::Race;
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::turbo_taxi::solo::attempt::Stage;
use crate::turbo_taxi::town::{CardDrawings, Town};

/// What the picture is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Use {
    Placing,
    Building,
    /// Beside the race, where nobody hears of it.
    Trying,
    Looking,
}

pub fn board(race: Race) -> impl IntoView {
    let task = move || race.task().map(|task| task.to_string());
    view! {
        <CardDrawings/>
        <div class="neatline" data-task=follows(task)><RaceTown race/></div>
    }
}

#[component]
fn RaceTown(race: Race) -> impl IntoView {
    let purpose = Memo::new(move |_| {
        let is_replay = race.cx.moment.with(|moment| moment.is_replay);
        let looks_away = race.table.wanted.get().is_some();
        match race.phase.get() {
            Phase::Place { .. } if race.placing.is_open.get() => Use::Placing,
            Phase::Build if race.trial.is_on.get() && !looks_away => Use::Trying,
            Phase::Build if race.me.get().is_some() && !is_replay && !looks_away => Use::Building,
            _ => Use::Looking,
        }
    });
    let components = race.components;
    live(move || match purpose.get() {
        Use::Placing => view! {
            <Town figures=race.figures plan=Signal::stored(Plan::EMPTY) components
                placing=race.placing>
                <Corners race/>
            </Town>
        }
        .into_any(),
        Use::Building => view! {
            <Town
                figures=race.figures
                plan=Signal::derive(move || race.board.with(|board| board.plan))
                components
                seat=race.me
                findings=Signal::derive(move || race.marks())
                builder=race.builder
                gestures=race.gestures
                assist=Signal::derive(move || race.is_assisted())
            >
                <Corners race/>
            </Town>
        }
        .into_any(),
        Use::Trying => trial_town(race).into_any(),
        Use::Looking => view! {
            <Town
                figures=race.figures
                plan=Signal::derive(move || plan_of(race, race.shown()))
                components
                seat=Signal::derive(move || race.shown())
                findings=Signal::derive(move || shown_findings(race))
                is_driving=Signal::derive(move || is_driving(race))
            >
                <Corners race/>
                {live(move || countdown(race))}
            </Town>
        }
        .into_any(),
    })
}

fn trial_town(race: Race) -> impl IntoView {
    let attempt = race.trial.attempt;
    // While the race is paused its task is covered here as well.
    let plan = move || match race.is_paused() {
        true => Plan::EMPTY,
        false => attempt.board.with(|board| board.plan),
    };
    view! {
        <Town
            figures=race.figures
            plan=Signal::derive(plan)
            components=race.components
            findings=Signal::derive(move || attempt.marks())
            builder=attempt.builder
            gestures=attempt.gestures
            is_driving=Signal::derive(move || attempt.stage.get() == Stage::Solved)
        >
            <Corners race/>
        </Town>
    }
}

/// Of the plan under check, while it is the one that is shown.
fn shown_findings(race: Race) -> Vec<Finding> {
    let is_shown =
        matches!(race.phase.get(), Phase::Check { seat, .. } if race.shown() == Some(seat));
    if is_shown { race.findings() } else { Vec::new() }
}

/// TT-63: a right plan is driven through.
fn is_driving(race: Race) -> bool {
    let is_right = race.cx.moment.with(|moment| moment.view.findings.as_deref() == Some(&[]));
    matches!(race.phase.get(), Phase::Check { .. }) && is_right
}

/// 3, 2, 1 before the card is turned up (TT-40).
fn countdown(race: Race) -> Option<impl IntoView> {
    let Phase::Countdown { until } = race.phase.get() else { return None };
    let left = live(move || race.clock.seconds_until(until).max(1));
    Some(view! {
        <g class="countdown" role="timer">
            <circle class="dial" cx="208" cy="208" r="62"/>
            <text class="countdown__n" x="208" y="238">{left}</text>
        </g>
    })
}
