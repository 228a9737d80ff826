//! The table of Saint Malo.

mod attack;
mod board;
mod chips;
mod decide;
mod dice_tray;
mod foresee;
mod ink;
mod me;
mod mini;
mod persons;
mod pirates;
mod question;
mod say;
mod scene;
mod seats;
mod sources;
mod target;
mod tray;
mod why;

use engine::Seat;
use leptos::prelude::*;
use saint_malo::{Action, Event, SaintMalo, Symbol as Face, View};

use self::attack::AttackScene;
use self::board::Board;
use self::decide::Decide;
use self::me::Me;
use self::pirates::{PirateBoard, PirateLine};
use self::seats::Seats;
use self::sources::Sources;
use self::target::Targets;
use crate::kit::symbol::Symbol;
use crate::sound::Sound;
use crate::table::bars::IfItEndedNow;
use crate::table::keys::Shortcut;
use crate::table::log::Log;
use crate::table::story_sheet::StorySheet;
use crate::table::{GameUi, Moment, Sentence, TableCx, Teller};
use crate::words::Texts;

impl GameUi for SaintMalo {
    fn table(cx: TableCx<SaintMalo>) -> AnyView {
        view! { <SaintMaloTable cx/> }.into_any()
    }

    fn say(event: &Event, teller: &Teller<'_>) -> Option<Sentence> {
        say::sentence(event, teller)
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Rolled { faces, .. } | Event::PirateDice { faces } => {
                Some(Sound::Dice(faces.len() as u8))
            }
            Event::Placed { coins: 1.., .. } | Event::Used { n_coins_paid: 1.., .. } => {
                Some(Sound::Coin)
            }
            Event::Placed { .. } => Some(Sound::Pen),
            Event::Attacked { .. } => Some(Sound::Attack),
            _ => None,
        }
    }

    /// Sabres are looked at before they are marked.
    fn by_itself(moment: &Moment<SaintMalo>) -> Option<Action> {
        let has_sabres = 0 < moment.view.dice.count(Face::Sabres);
        let is_done = moment.actions == [Action::Done];
        (is_done && !has_sabres).then_some(Action::Done)
    }

    const TURN_RULE: &'static str = "SM-9";
    const UNDO_RULE: &'static str = "SM-10";
    const SHORTCUTS: &'static [Shortcut] =
        &[Shortcut { keys: "1 … 5", words: "saint-malo-keys-dice" }];

    fn progress(view: &View, texts: &Texts) -> String {
        if view.cities.len() == 1 {
            let options = &view.options;
            let args = [
                ("n", view.round.into()),
                ("max", options.practice_turns.into()),
                ("goal", options.practice_goal.into()),
            ];
            return texts.say("saint-malo-practice-turn", &args);
        }
        texts.say("table-round", &[("n", view.round.into())])
    }
}

#[component]
fn SaintMaloTable(cx: TableCx<SaintMalo>) -> impl IntoView {
    // A city that was asked for; else the own one, and for a spectator that of the seat in turn.
    let wanted = RwSignal::new(None::<Seat>);
    let own = Memo::new(move |_| {
        cx.moment.with(|moment| moment.viewer.seat().unwrap_or(moment.view.turn))
    });
    let shown = Memo::new(move |_| wanted.get().unwrap_or(own.get()));
    let targets = Targets::new(cx.act);
    Effect::new(move || {
        // Whoever has to place something must see the own city.
        let must_place = cx.moment.with(|moment| target::piece_of(moment.view.phase).is_some());
        if must_place && cx.moment.with(|moment| moment.my_turn().is_some()) {
            wanted.set(None);
        }
    });
    let is_story_open = RwSignal::new(false);
    view! {
        <main class="table saint-malo">
            <Seats cx shown=wanted/>
            <PirateLine cx seat=own is_open=is_story_open/>
            <section class="r-board">
                <Me cx seat=shown/>
                <div class="sheetmap">
                    <div class="neatline"><Board cx shown targets/></div>
                    <AttackScene cx/>
                    {move || whose_city(cx, wanted, own.get())}
                    {move || last_round(cx)}
                </div>
            </section>
            <StorySheet lines=cx.log pointed=cx.pointed is_open=is_story_open>
                <PirateBoard cx/>
                <Scores cx seat=shown/>
            </StorySheet>
            <Decide cx targets/>
            <aside class="r-side">
                <PirateBoard cx/>
                <Scores cx seat=shown/>
                <section class="panel r-log"><Log lines=cx.log pointed=cx.pointed/></section>
            </aside>
        </main>
    }
}

/// Over the map of somebody else: whose it is, and the way back.
fn whose_city(
    cx: TableCx<SaintMalo>,
    wanted: RwSignal<Option<Seat>>,
    own: Seat,
) -> Option<impl IntoView> {
    let seat = wanted.get().filter(|seat| *seat != own)?;
    let name = cx.names.with(|names| names.label(seat, &cx.words.texts()));
    let title = cx.words.say("saint-malo-city-of", &[("name", name.into())]);
    Some(view! {
        <p class="whose">
            <b>{title}</b>
            <button class="button" on:click=move |_| wanted.set(None)>
                {cx.words.of("saint-malo-back")}
            </button>
        </p>
    })
}

fn last_round(cx: TableCx<SaintMalo>) -> Option<impl IntoView> {
    let full = cx.moment.with(|moment| {
        let is_over = moment.outcome.is_some();
        let full = moment.view.cities.iter().position(|city| city.n_free == 0);
        full.filter(|_| !is_over && 1 < moment.view.cities.len())
    })?;
    let name = cx.names.with(|names| names.label(Seat(full as u8), &cx.words.texts()));
    let text = cx.words.say("saint-malo-last-round", &[("name", name.into())]);
    Some(view! { <p class="last-round" role="status">{text}</p> })
}

#[component]
fn Scores(cx: TableCx<SaintMalo>, #[prop(into)] seat: Signal<Seat>) -> impl IntoView {
    let scores = Signal::derive(move || {
        cx.moment.with(|moment| {
            moment.view.cities.iter().map(|city| city.score.total()).collect::<Vec<_>>()
        })
    });
    view! {
        <section class="panel">
            <h2 class="panel__head">
                <Symbol id="trophy" class="sym--24"/>
                {cx.words.of("saint-malo-if-ended")}
            </h2>
            <div class="panel__body">
                <IfItEndedNow names=cx.names scores/>
                <Sources cx seat/>
            </div>
        </section>
    }
}
