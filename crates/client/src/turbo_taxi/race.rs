//! The race: everybody builds at once on a board of one's own, and looks together at what was
//! called.

mod ask;
mod corners;
mod decide;
mod ended;
mod film;
mod say;
mod scene;
mod seats;
mod side;
mod town;

use leptos::prelude::*;
use turbo_taxi::{Action, Event, TurboTaxi, View};

use self::decide::Decide;
use self::scene::Scene;
use self::seats::Seats;
use self::side::{CheckedFindings, StackPanel};
use self::town::RaceTown;
use super::keys::{self, RACE_SHORTCUTS};
use super::task_panel::TaskPanel;
use crate::sound::Sound;
use crate::table::keys::Shortcut;
use crate::table::log::Log;
use crate::table::story_sheet::StorySheet;
use crate::table::{GameUi, Moment, Sentence, TableCx, Teller};
use crate::words::Texts;

impl GameUi for TurboTaxi {
    fn table(cx: TableCx<TurboTaxi>) -> AnyView {
        view! { <RaceTable cx/> }.into_any()
    }

    fn say(event: &Event, teller: &Teller<'_>) -> Option<Sentence> {
        say::sentence(event, teller)
    }

    const TURN_RULE: &'static str = "TT-32";
    const UNDO_RULE: &'static str = "TT-36";
    const SHORTCUTS: &'static [Shortcut] = &RACE_SHORTCUTS;

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

    fn progress(view: &View, texts: &Texts) -> String {
        let args =
            [("n", view.round.into()), ("max", view.options.rounds.number().unwrap_or(0).into())];
        match view.tied {
            Some(_) => texts.say("taxi-extra-round", &[]),
            None => texts.say("taxi-round", &args),
        }
    }
}

#[component]
fn RaceTable(cx: TableCx<TurboTaxi>) -> impl IntoView {
    let scene = Scene::new(cx);
    keys::listen(scene.builder, scene.halt(), Some(scene.vote()));
    let is_story_open = RwSignal::new(false);
    let is_assisted = Signal::derive(move || scene.is_assisted());
    view! {
        <main class="table taxi taxi-race" data-task=move || scene.task().map(|it| it.to_string())>
            <super::board::CardDrawings/>
            <Seats scene/>
            <section class="r-board">
                <div class="sheetmap"><div class="neatline"><RaceTown scene/></div></div>
            </section>
            <StorySheet lines=cx.log pointed=cx.pointed is_open=is_story_open>
                <CheckedFindings scene/>
                <TaskPanel components=scene.components is_assisted/>
                <StackPanel scene/>
            </StorySheet>
            <Decide scene/>
            <aside class="r-side">
                <CheckedFindings scene/>
                <TaskPanel components=scene.components is_assisted/>
                <StackPanel scene/>
                <section class="panel r-log"><Log lines=cx.log pointed=cx.pointed/></section>
            </aside>
        </main>
    }
}
