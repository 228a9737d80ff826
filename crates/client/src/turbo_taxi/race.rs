//! The race: everybody builds at once on a board of one's own, and looks together at what was
//! called. `plate`, `question`, `targets`, `panels`, `board` and `say`, and what these are made of.

mod board;
mod built;
mod corners;
mod desk;
mod film;
mod help;
mod mini;
pub mod panels;
mod plate;
mod question;
mod racing;
mod reach_chart;
mod reach_line;
mod rounds;
mod say;
mod stack;
mod targets;
mod told;
mod trial;

use engine::Seat;
use leptos::prelude::*;
use turbo_taxi::{Action, Event, Phase, TurboTaxi, View};

use self::desk::{Desk, sets_task};
use self::racing::Race;
use super::key_map::KeyMap;
use super::keys::race_shortcuts;
use super::solo::school;
use super::{lesson, places};
use crate::help::{Explained, SummaryLine, Told};
use crate::lesson::{Further, Lesson};
use crate::sound::Sound;
use crate::table::final_scoring::Epilogue;
use crate::table::keys::Shortcut;
use crate::table::{
    GameUi, Moment, Panel, Place, Plate, Question, Scene, Sentence, Table, TableCx, Target, Teller,
};
use crate::words::Texts;

impl GameUi for TurboTaxi {
    /// What is on its way, and what is held.
    type Local = Desk;

    fn settle(desk: &Desk, _: &Moment<TurboTaxi>) -> Desk {
        desk.clone()
    }

    const PHASES: &'static [&'static str] =
        &["paused", "place", "wait", "build", "check", "watch", "ended", "over"];

    fn phase(scene: &Scene<'_, TurboTaxi>) -> &'static str {
        phase(scene)
    }

    fn plate(scene: &Scene<'_, TurboTaxi>, seat: Seat) -> Plate {
        plate::plate(scene, seat)
    }

    fn mini(table: Table<TurboTaxi>, seat: Seat) -> Option<AnyView> {
        mini::mini(table, seat)
    }

    /// Boards are covered until they lie open to the viewer (TT-82).
    fn can_show(scene: &Scene<'_, TurboTaxi>, seat: Seat) -> bool {
        scene.view().seats.get(seat.idx()).is_some_and(|it| it.board.is_some())
    }

    fn open(table: Table<TurboTaxi>) {
        Race::open(table);
    }

    fn lesson() -> Lesson<TurboTaxi> {
        lesson::lesson()
    }

    fn question(scene: &Scene<'_, TurboTaxi>) -> Question {
        question::question(scene)
    }

    fn targets(scene: &Scene<'_, TurboTaxi>) -> Vec<Target<TurboTaxi>> {
        targets::targets(scene)
    }

    fn places_of(scene: &Scene<'_, TurboTaxi>, action: &Action) -> Vec<Place> {
        places::of(scene.moment.viewer.seat(), action)
    }

    fn panels() -> Vec<Panel<TurboTaxi>> {
        panels::panels()
    }

    fn board(_: Table<TurboTaxi>) -> AnyView {
        board::board(Race::here()).into_any()
    }

    /// A deal is as long as a turn elsewhere.
    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::DealBegan { .. })
    }

    fn say(event: &Event, teller: &Teller<'_>) -> Option<Sentence> {
        say::sentence(event, teller)
    }

    const SUMMARY: &'static [SummaryLine] = help::SUMMARY;
    const FURTHER: Option<Further> = Some(school::FURTHER);

    const EXPLAINED: &'static [Explained] = help::EXPLAINED;

    const TURN_RULE: &'static str = "TT-32";
    const UNDO_RULE: &'static str = "TT-36";
    /// Letters are cells of the board, as they lie on the keyboard.
    fn own_letters(_: &Scene<'_, TurboTaxi>) -> &'static str {
        "QWEASDZXC"
    }

    fn shortcuts(texts: &Texts) -> Vec<Shortcut> {
        race_shortcuts(&KeyMap::load(), texts)
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::CardTurned { .. } | Event::FigurePlaced { .. } => Some(Sound::Card),
            Event::CallReceived { .. } => Some(Sound::Halt),
            Event::Checked { findings, .. } if findings.is_empty() => Some(Sound::Right),
            Event::Checked { .. } => Some(Sound::Wrong),
            _ => None,
        }
    }

    /// Nothing here ends by itself: the clock sees to it.
    fn by_itself(_: &Moment<TurboTaxi>) -> Option<Action> {
        None
    }

    fn progress(moment: &Moment<TurboTaxi>, texts: &Texts) -> String {
        let view = &moment.view;
        let args =
            [("n", view.round.into()), ("max", view.options.rounds.number().unwrap_or(0).into())];
        match view.tied {
            Some(_) => texts.say("taxi-extra-round", &[]),
            None => texts.say("taxi-round", &args),
        }
    }

    fn told(view: &View, me: Seat, texts: &Texts) -> Told {
        told::told(&view.medals, me, texts)
    }

    fn epilogue(cx: TableCx<TurboTaxi>) -> Option<Epilogue> {
        Some(rounds::epilogue(cx))
    }
}

/// What the viewer does: sets the task, builds, looks, or waits.
fn phase(scene: &Scene<'_, TurboTaxi>) -> &'static str {
    let is_seated = scene.moment.viewer.seat().is_some() && !scene.moment.is_replay;
    match scene.view().phase {
        _ if scene.view().paused_at.is_some() => "paused",
        Phase::Place { .. } if sets_task(scene.moment) => "place",
        Phase::Place { .. } | Phase::Countdown { .. } => "wait",
        Phase::Build | Phase::Calling { .. } if is_seated => "build",
        Phase::Check { .. } if is_seated => "check",
        Phase::Build | Phase::Calling { .. } | Phase::Check { .. } => "watch",
        Phase::Void { .. } | Phase::RoundEnd { .. } => "ended",
        Phase::Over => "over",
    }
}
