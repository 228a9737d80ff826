//! The table of Rattus Cartus.

mod actions;
mod bubble;
mod choices;
mod decide;
mod desk;
mod facts;
mod film;
mod flight;
mod foresee;
mod hand;
mod house;
mod keys;
mod ledger;
mod me;
mod mini_table;
mod names;
mod nuns;
mod plague;
mod question;
mod remarks;
mod reveal;
mod risk;
mod roofs;
mod say;
mod scurry;
mod seats;
mod street;
mod to_come;
mod tracks;
mod walk;
mod why;

use leptos::prelude::*;
use rattus_cartus::{Action, BUILT_IN, Event, Options, RattusCartus, Stage, View};

use self::decide::Decide;
use self::desk::Desk;
use self::flight::Flights;
use self::ledger::Ledger;
use self::me::Me;
use self::mini_table::MiniTable;
use self::nuns::{NunLine, NunPanel};
use self::plague::Plague;
use self::seats::Seats;
use self::street::Street;
use self::tracks::points_now;
use crate::kit::symbol::Symbol;
use crate::sound::Sound;
use crate::table::bars::IfItEndedNow;
use crate::table::final_scoring::Epilogue;
use crate::table::keys::Shortcut;
use crate::table::log::Log;
use crate::table::story_sheet::StorySheet;
use crate::table::{GameUi, Moment, Sentence, TableCx, Teller};
use crate::words::Texts;

impl GameUi for RattusCartus {
    fn table(cx: TableCx<RattusCartus>) -> AnyView {
        view! { <RattusTable cx/> }.into_any()
    }

    fn say(event: &Event, teller: &Teller<'_>) -> Option<Sentence> {
        say::sentence(event, teller)
    }

    const TURN_RULE: &'static str = "RC-32";
    const UNDO_RULE: &'static str = "RC-31";
    const SHORTCUTS: &'static [Shortcut] = &keys::SHORTCUTS;
    const BUILT_IN: &'static [&'static str] = &BUILT_IN;

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::RowLaid { .. } | Event::Drew { .. } | Event::Entered { .. } => Some(Sound::Card),
            Event::Revealed { .. } | Event::Gave { .. } => Some(Sound::Card),
            Event::RatsGained { .. } | Event::RatsLost { .. } => Some(Sound::Rat),
            Event::Took { .. } | Event::TookMarkers { .. } => Some(Sound::Coin),
            Event::SwordWon { .. } => Some(Sound::Wrong),
            Event::FluteWon { .. } => Some(Sound::Right),
            _ => None,
        }
    }

    /// Where there is no choice left: cards to give that are all of one kind.
    fn by_itself(moment: &Moment<RattusCartus>) -> Option<Action> {
        let is_gift =
            matches!(moment.view.stage, Stage::HalfOfHand { .. } | Stage::Tribute { .. });
        let hand = &moment.view.own.as_ref()?.hand;
        let is_one_kind = hand.windows(2).all(|pair| pair[0].kind() == pair[1].kind());
        let [only] = moment.actions[..] else { return None };
        (is_gift && is_one_kind).then_some(only)
    }

    fn progress(view: &View, texts: &Texts) -> String {
        let args = [("n", view.round.into()), ("max", view.n_rounds.into())];
        texts.say(if view.is_last { "rattus-last-round" } else { "rattus-round" }, &args)
    }

    fn remarks(options: &Options, n_seats: u8, texts: &Texts) -> Vec<String> {
        remarks::remarks(options, n_seats, texts)
    }

    fn epilogue(cx: TableCx<RattusCartus>) -> Option<Epilogue> {
        Some(plague::epilogue(cx))
    }
}

#[component]
fn RattusTable(cx: TableCx<RattusCartus>) -> impl IntoView {
    let desk = Desk::new(cx);
    let is_story_open = RwSignal::new(false);
    let is_last = move || cx.moment.with(|moment| moment.view.is_last);
    view! {
        <main class="table rattus" class:is-last-round=is_last>
            <Seats desk/>
            <NunLine desk is_open=is_story_open/>
            <section class="r-board" aria-label=cx.words.of("rattus-board")>
                <Me desk/>
                <div class="frame">
                    <div class="neatline">
                        <Street desk/>
                        <Ledger desk/>
                        <MiniTable desk/>
                    </div>
                </div>
            </section>
            <StorySheet lines=cx.log pointed=cx.pointed is_open=is_story_open>
                <NunPanel desk/>
                <Plague desk/>
                <Scores desk/>
            </StorySheet>
            <Decide desk/>
            <aside class="r-side">
                {move || last_round(cx)}
                <NunPanel desk/>
                <Plague desk/>
                <Scores desk/>
                <section class="panel r-log"><Log lines=cx.log pointed=cx.pointed/></section>
            </aside>
            <Flights cx/>
        </main>
    }
}

fn last_round(cx: TableCx<RattusCartus>) -> Option<impl IntoView> {
    let is_last = cx.moment.with(|moment| moment.view.is_last && moment.outcome.is_none());
    is_last.then(|| {
        view! { <p class="last-round" role="status">{cx.words.of("rattus-last-round-more")}</p> }
    })
}

#[component]
fn Scores(desk: Desk) -> impl IntoView {
    let cx = desk.cx;
    let scores = Signal::derive(move || {
        cx.moment.with(|moment| match &moment.view.finish {
            Some(finish) => finish.seats.iter().map(|seat| seat.score.total()).collect(),
            None => points_now(&moment.view),
        })
    });
    let key = move || {
        let is_over = cx.moment.with(|moment| moment.outcome.is_some());
        cx.words.say(if is_over { "rattus-final" } else { "rattus-if-ended" }, &[])
    };
    view! {
        <section class="panel">
            <h2 class="panel__head"><Symbol id="trophy" class="sym--24"/>{key}</h2>
            <div class="panel__body">
                <IfItEndedNow names=cx.names scores/>
                <p class="small quiet">{cx.words.of("rattus-if-ended-more")}</p>
            </div>
        </section>
    }
}
