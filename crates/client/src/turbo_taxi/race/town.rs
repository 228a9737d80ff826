//! The large picture: where the figures are put, where one builds, and what all look at together.

use leptos::prelude::*;
use turbo_taxi::{Finding, Phase, Plan};

use super::corners::Corners;
use super::scene::Scene;
use crate::turbo_taxi::board::Town;

/// What the picture is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Use {
    Placing,
    Building,
    Looking,
}

#[component]
pub fn RaceTown(scene: Scene) -> impl IntoView {
    let purpose = Memo::new(move |_| match scene.phase.get() {
        Phase::Place { .. } if scene.placing.is_open.get() => Use::Placing,
        Phase::Build if scene.me.get().is_some() => Use::Building,
        _ => Use::Looking,
    });
    let components = scene.components;
    move || match purpose.get() {
        Use::Placing => view! {
            <Town figures=scene.figures plan=Signal::stored(Plan::EMPTY) components
                placing=scene.placing>
                <Corners scene/>
            </Town>
        }
        .into_any(),
        Use::Building => view! {
            <Town
                figures=scene.figures
                plan=Signal::derive(move || scene.board.with(|board| board.plan))
                components
                findings=Signal::derive(move || scene.marks())
                builder=scene.builder
                gestures=scene.gestures
                assist=Signal::derive(move || scene.is_assisted())
            >
                <Corners scene/>
            </Town>
        }
        .into_any(),
        Use::Looking => view! {
            <Town
                figures=scene.figures
                plan=Signal::derive(move || shown_plan(scene))
                components
                findings=Signal::derive(move || shown_findings(scene))
                is_driving=Signal::derive(move || is_driving(scene))
            >
                <Corners scene/>
                {move || countdown(scene)}
            </Town>
        }
        .into_any(),
    }
}

/// The plan under check; after a deal the one that was asked for; else what lies open.
fn shown_plan(scene: Scene) -> Plan {
    let phase = scene.phase.get();
    if phase.shows_boards() {
        return scene.reel.get().plan(scene);
    }
    scene.cx.moment.with(|moment| {
        let view = &moment.view;
        let seat = match phase {
            Phase::Check { seat, .. } => Some(seat),
            _ => scene.me.get(),
        };
        let board = seat.and_then(|seat| view.seats[seat.idx()].board);
        board.unwrap_or_else(|| view.centre.map_or(Plan::EMPTY, Plan::with_centre))
    })
}

fn shown_findings(scene: Scene) -> Vec<Finding> {
    let findings = scene.cx.moment.with(|moment| moment.view.findings.clone());
    findings.filter(|_| matches!(scene.phase.get(), Phase::Check { .. })).unwrap_or_default()
}

/// TT-63: a right plan is driven through.
fn is_driving(scene: Scene) -> bool {
    let is_right = scene.cx.moment.with(|moment| moment.view.findings.as_deref() == Some(&[]));
    matches!(scene.phase.get(), Phase::Check { .. }) && is_right
}

/// 3, 2, 1 before the card is turned up (TT-40).
fn countdown(scene: Scene) -> Option<impl IntoView> {
    let Phase::Countdown { until } = scene.phase.get() else { return None };
    let left = move || scene.clock.seconds_until(until).max(1);
    Some(view! {
        <g class="countdown" role="timer">
            <circle class="dial" cx="208" cy="208" r="62"/>
            <text class="countdown__n" x="208" y="238">{left}</text>
        </g>
    })
}
