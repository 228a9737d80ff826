//! The table of Cities.

mod about;
mod board;
mod bubble;
mod card_sign;
mod cards;
mod city_choice;
mod counts;
mod decide;
mod desk;
mod drag;
mod flight;
mod gain;
mod goals;
mod hand;
mod ink;
mod keys;
mod laying;
mod mini;
mod names;
mod offer;
mod question;
mod reckoning;
mod remarks;
mod say;
mod scene;
mod scores;
mod seats;
mod slot;
mod start_tiles;
mod targets;
mod unseen;
mod walk;
mod why;
mod words;

use cities::{Action, Cities, Event, Options, Phase, View};
use engine::{Imagine, Seat};
use leptos::prelude::*;

use self::board::Board;
use self::cards::CardsPanel;
use self::decide::Decide;
use self::desk::{Desk, Tab};
use self::drag::{Carried, Drag};
use self::flight::Flights;
use self::goals::{GoalStrip, Goals};
use self::ink::Patterns;
use self::names::worded;
use self::offer::OfferBoard;
use self::reckoning::Reckoning;
use self::scores::{Parts, Scores};
use self::seats::{Others, Seats};
use self::unseen::Unseen;
use self::words::whose;
use crate::sound::Sound;
use crate::table::final_scoring::Epilogue;
use crate::table::keys::Shortcut;
use crate::table::log::Log;
use crate::table::story_sheet::StorySheet;
use crate::table::{GameUi, Moment, Sentence, TableCx, Teller, Things};
use crate::words::Texts;

impl GameUi for Cities {
    fn table(cx: TableCx<Cities>) -> AnyView {
        view! { <CitiesTable cx/> }.into_any()
    }

    fn say(event: &Event, teller: &Teller<'_>) -> Option<Sentence> {
        say::sentence(event, teller)
    }

    const TURN_RULE: &'static str = "CI-32";
    const UNDO_RULE: &'static str = "CI-39";
    const SHORTCUTS: &'static [Shortcut] = &keys::SHORTCUTS;

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::RoundLaidOut { .. } | Event::CardKept { .. } => Some(Sound::Card),
            Event::TurnedUp { .. } | Event::TilePlaced { .. } => Some(Sound::Card),
            Event::StartTileChosen { .. } => Some(Sound::Card),
            Event::FeaturePlaced { .. } => Some(Sound::Pen),
            Event::PiecePlaced { .. } => Some(Sound::Dice(1)),
            Event::Drew { colours } => Some(Sound::Dice(colours.len() as u8)),
            Event::GoalClaimed { .. } => Some(Sound::Right),
            _ => None,
        }
    }

    /// Nothing waits any more, and no ring is to be looked at.
    fn by_itself(moment: &Moment<Cities>) -> Option<Action> {
        (moment.actions == [Action::Done]).then_some(Action::Done)
    }

    fn progress(view: &View, texts: &Texts) -> String {
        let game = Cities::seen(view, Seat(0));
        if view.phase == Phase::ChooseStartTile {
            let city = worded(&game.city_plan().name, texts.lang());
            return texts.say("cities-progress-start", &[("city", city.into())]);
        }
        let args = [("n", view.round.into()), ("max", game.mode().n_rounds.into())];
        texts.say("cities-progress", &args)
    }

    fn choices(options: &Options, key: &str, texts: &Texts) -> Option<Vec<(String, String)>> {
        (key == "city").then(|| city_choice::cities(options, texts))
    }

    fn remarks(options: &Options, n_seats: u8, texts: &Texts) -> Vec<String> {
        remarks::remarks(options, n_seats, texts)
    }

    fn epilogue(cx: TableCx<Cities>) -> Option<Epilogue> {
        Some(reckoning::epilogue(cx))
    }

    /// The names that the components give.
    fn things(view: &View, texts: &Texts) -> Things {
        let game = Cities::seen(view, Seat(0));
        let (catalogue, lang) = (game.catalogue(), texts.lang());
        let name = |wording| worded(wording, lang);
        Things::default()
            .with("city", catalogue.cities.iter().map(|city| name(&city.name)))
            .with("goal", game.city_plan().goals.iter().map(|goal| name(&goal.name)))
            .with("card", catalogue.cards.iter().map(|card| name(&card.name)))
            .with("feature", catalogue.features.iter().map(|feature| name(&feature.name)))
    }
}

#[component]
fn CitiesTable(cx: TableCx<Cities>) -> impl IntoView {
    let desk = Desk::new(cx);
    let drag = Drag::new(desk);
    keys::press_by_key(desk);
    let is_story_open = RwSignal::new(false);
    // Letters choose rows while one takes something.
    let keys = move || {
        let is_taking =
            cx.moment.with(|moment| moment.my_turn().is_some() && moment.view.phase == Phase::Take);
        is_taking.then_some("rows")
    };
    let n_seats = move || cx.moment.with(|moment| moment.view.seats.len());
    view! {
        <main class="table cities" data-keys=keys data-seats=n_seats>
            <Patterns/>
            <Seats desk/>
            <GoalStrip desk/>
            <Tabs desk/>
            <OfferBoard desk/>
            <Others desk/>
            <section
                class="r-board panel"
                class:is-tab=move || desk.tab.get() == Tab::City
                aria-label=cx.words.of("cities-neighbourhood")
            >
                <Whose desk/>
                <Board desk/>
                <Parts desk/>
                {move || counted_again(cx)}
            </section>
            <Decide desk drag/>
            <StorySheet lines=cx.log pointed=cx.pointed is_open=is_story_open>
                <Goals desk/>
                <CardsPanel desk/>
                <Scores desk/>
                <Unseen desk/>
            </StorySheet>
            <aside class="r-side">
                <Goals desk/>
                <CardsPanel desk/>
                <Scores desk/>
                <Unseen desk/>
                <section class="panel r-log"><Log lines=cx.log pointed=cx.pointed/></section>
            </aside>
            <Carried drag/>
            <Flights cx/>
        </main>
    }
}

/// At the end of a recording the scoring can be followed as it could at the table.
fn counted_again(cx: TableCx<Cities>) -> Option<impl IntoView> {
    let is_wanted = cx.moment.with(|moment| moment.is_replay && moment.view.phase == Phase::Over);
    is_wanted.then(|| view! { <Reckoning cx/> })
}

/// On a phone one thing is shown at a time.
#[component]
fn Tabs(desk: Desk) -> impl IntoView {
    let words = desk.cx.words;
    let tab = move |tab: Tab, key: &'static str| {
        let is_on = move || desk.tab.get() == tab;
        view! {
            <button
                class:on=is_on
                role="tab"
                aria-selected=move || is_on().to_string()
                on:click=move |_| desk.tab.set(tab)
            >
                {words.of(key)}
            </button>
        }
    };
    view! {
        <div class="tabsbar" role="tablist">
            {tab(Tab::Offer, "cities-tab-offer")}
            {tab(Tab::City, "cities-tab-city")}
            {tab(Tab::Others, "cities-tab-others")}
        </div>
    }
}

/// Whose neighbourhood is shown, how far it is, and the way back to the own one.
#[component]
fn Whose(desk: Desk) -> impl IntoView {
    let cx = desk.cx;
    let own = move || cx.moment.with(|moment| moment.viewer.seat().unwrap_or(moment.view.turn));
    let is_other = move || desk.shown.get() != own();
    let title = move || {
        let (seat, texts) = (desk.shown.get(), cx.words.texts());
        cx.names.with(|names| whose(seat, names, &texts))
    };
    let n_tiles = move || {
        let seat = desk.shown.get();
        let (n, all) = desk.game.with(|game| {
            let [short, long] = game.mode().bounds;
            (game.neighbourhood(seat).n_tiles(), short * long)
        });
        cx.words.say("cities-n-tiles", &[("n", n.into()), ("of", all.into())])
    };
    let back = move || {
        is_other().then(|| {
            view! {
                <button class="button back-button" on:click=move |_| desk.wanted.set(None)>
                    {cx.words.of("cities-back")}
                </button>
            }
        })
    };
    view! {
        <h2 class="whose" class:is-other=is_other>
            {title}
            {back}
            <small>{n_tiles}</small>
        </h2>
    }
}
