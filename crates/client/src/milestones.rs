//! The table of Milestones.

mod board;
mod bubble;
mod camera;
mod castle;
mod decide;
mod desk;
mod draft;
mod ended;
mod foresee;
mod gain_words;
mod keys;
mod land;
mod majorities;
mod me;
mod mini;
mod names;
mod office;
mod preview_words;
mod question;
mod race;
mod remarks;
mod rising;
mod say;
mod scene;
mod seats;
mod spots;
mod station;
mod stop;
mod tiles;
mod trade;

use leptos::prelude::*;
use milestones::{Action, Event, Kind, Milestones, Options, View, WorkerTile};

use self::board::Board;
use self::decide::Decide;
use self::desk::{Desk, Tab};
use self::majorities::Majorities;
use self::me::Me;
use self::names::worker_name;
use self::race::{Race, last_round};
use self::seats::{Others, Seats};
use self::tiles::Hire;
use crate::kit::symbol::Symbol;
use crate::sound::Sound;
use crate::table::final_scoring::Epilogue;
use crate::table::keys::Shortcut;
use crate::table::log::Log;
use crate::table::story_sheet::StorySheet;
use crate::table::{GameUi, Moment, Sentence, TableCx, Teller, Things};
use crate::words::Texts;

impl GameUi for Milestones {
    fn table(cx: TableCx<Milestones>) -> AnyView {
        view! { <MilestonesTable cx/> }.into_any()
    }

    fn things(view: &View, texts: &Texts) -> Things {
        let edition = view.options.read_edition().expect("a match has a good edition");
        let name = |tile| {
            let WorkerTile { left, right } = edition.tile(tile);
            format!("({}, {})", worker_name(texts, left), worker_name(texts, right))
        };
        Things::default().with("tile", edition.tiles().map(name))
    }

    fn say(event: &Event, teller: &Teller<'_>) -> Option<Sentence> {
        say::sentence(event, teller)
    }

    const TURN_RULE: &'static str = "MS-35";
    const UNDO_RULE: &'static str = "MS-39";
    const SHORTCUTS: &'static [Shortcut] = &keys::SHORTCUTS;

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Picked { .. } | Event::StartTilePlaced { .. } => Some(Sound::Card),
            Event::TilePlaced { .. } | Event::WorkerCovered { .. } => Some(Sound::Card),
            Event::Produced { kind: Kind::Coin, .. } | Event::Sold { .. } => Some(Sound::Coin),
            Event::Income { n_coins: 1.. } | Event::Delivered { .. } => Some(Sound::Coin),
            Event::Produced { .. } | Event::Bought { .. } => Some(Sound::Dice(1)),
            Event::SectionBuilt { .. } | Event::MarketBuilt { .. } => Some(Sound::Dice(2)),
            Event::HouseBuilt { .. } => Some(Sound::Dice(2)),
            Event::BonusTaken { .. } => Some(Sound::Right),
            Event::GoodsGivenUp { .. } => Some(Sound::Wrong),
            _ => None,
        }
    }

    /// Where nothing is left to be decided, the turn can end by itself.
    fn by_itself(moment: &Moment<Milestones>) -> Option<Action> {
        (moment.actions == [Action::Done]).then_some(Action::Done)
    }

    fn progress(view: &View, texts: &Texts) -> String {
        let n_seats = view.tableaus.len().max(1) as u16;
        let round = view.n_turns / n_seats + 1;
        let key = if view.end.is_some() { "milestones-last-round" } else { "table-round" };
        texts.say(key, &[("n", round.into())])
    }

    fn remarks(options: &Options, _n_seats: u8, texts: &Texts) -> Vec<String> {
        remarks::remarks(options, texts)
    }

    fn epilogue(cx: TableCx<Milestones>) -> Option<Epilogue> {
        Some(ended::epilogue(cx))
    }
}

#[component]
fn MilestonesTable(cx: TableCx<Milestones>) -> impl IntoView {
    let desk = Desk::new(cx);
    let is_story_open = RwSignal::new(false);
    let tab = move || match desk.tab.get() {
        Tab::Map => "map",
        Tab::Loop => "loop",
        Tab::More => "more",
    };
    view! {
        <main class="table milestones" data-tab=tab>
            <Seats desk/>
            <Tabs desk/>
            <section class="r-board" aria-label=cx.words.of("milestones-map-region")>
                {move || last_round(desk)}
                <Board desk/>
            </section>
            <Me desk/>
            <Others desk/>
            <StorySheet lines=cx.log pointed=cx.pointed is_open=is_story_open/>
            <Decide desk/>
            <aside class="r-side">
                <Race desk/>
                <Majorities desk/>
                <Hire desk/>
                <section class="panel r-log"><Log lines=cx.log pointed=cx.pointed/></section>
            </aside>
        </main>
    }
}

/// On a phone: map, loop, and the race. Each keeps its place while another is shown.
#[component]
fn Tabs(desk: Desk) -> impl IntoView {
    let cx = desk.cx;
    let score = move || {
        let seat = desk.shown();
        let (n, target) = desk.game.with(|game| (game.tableau(seat).score(), game.target()));
        cx.words.say("milestones-score-of", &[("n", n.into()), ("target", target.into())])
    };
    let tab = move |tab: Tab, symbol: &'static str, label: Signal<String>| {
        view! {
            <button
                role="tab"
                aria-selected=move || (desk.tab.get() == tab).to_string()
                on:click=move |_| desk.tab.set(tab)
            >
                <Symbol id=symbol class="sym--20"/>
                {move || label.get()}
            </button>
        }
    };
    let words = |key: &'static str| Signal::derive(move || cx.words.say(key, &[]));
    view! {
        <div class="phonetabs" role="tablist" aria-label=cx.words.of("milestones-views")>
            {tab(Tab::Map, "ms-road", words("milestones-tab-map"))}
            {tab(Tab::Loop, "ms-pawn", words("milestones-tab-loop"))}
            {tab(Tab::More, "trophy", Signal::derive(score))}
        </div>
    }
}
