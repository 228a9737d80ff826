//! The page of Cities: `plate`, `question`, `targets`, `panels`, `board` and `say`, and what these
//! are made of.

mod bag;
mod board;
mod card_sign;
mod cards;
mod city_choice;
mod contents;
mod counts;
mod dangers;
mod drag;
mod drawing;
mod foresee;
mod goals;
mod hand;
mod help;
mod keys;
mod laying;
mod layout;
mod lesson;
mod mini;
mod names;
mod offer;
mod outline;
mod panels;
mod places;
mod plan;
mod plate;
mod provenance;
mod question;
mod reckoning;
mod remarks;
mod say;
mod slot;
mod start_tiles;
mod targets;
mod words;

use cities::{Action, Cities, CityTile, Event, Options, Phase, Row};
use engine::Seat;
use leptos::prelude::*;

use self::laying::Laying;
use self::names::{a_feature, worded};
use self::slot::face_contents;
use crate::help::{Explained, SummaryLine};
use crate::sound::Sound;
use crate::table::final_scoring::Epilogue;
use crate::table::flight::Flight;
use crate::table::keys::Shortcut;
use crate::table::{
    GameUi, Moment, Panel, Place, Plate, Question, Scene, Sentence, Table, TableCx, Target, Teller,
    Things,
};
use crate::words::Texts;

impl GameUi for Cities {
    /// The tile, features and pieces that are being laid.
    type Local = Laying;

    fn settle(laying: &Laying, moment: &Moment<Cities>) -> Laying {
        laying.settle(moment)
    }

    fn open(table: Table<Cities>) {
        keys::press_by_key(table);
    }

    const PHASES: &'static [&'static str] =
        &["over", "wait", "start", "take", "tile", "features", "pieces", "confirm"];

    fn phase(scene: &Scene<'_, Cities>) -> &'static str {
        match scene.view().phase {
            Phase::Over => "over",
            _ if scene.my_turn().is_none() => "wait",
            Phase::ChooseStartTile => "start",
            Phase::Take => "take",
            Phase::PlaceTile { .. } => "tile",
            Phase::PlaceFeatures { .. } => "features",
            Phase::PlacePieces { .. } => "pieces",
            Phase::Confirm { .. } => "confirm",
        }
    }

    fn plate(scene: &Scene<'_, Cities>, seat: Seat) -> Plate {
        plate::plate(scene, seat)
    }

    fn mini(table: Table<Cities>, seat: Seat) -> Option<AnyView> {
        let n_seats = table.cx.moment.with(|moment| moment.view.seats.len());
        let draw = || table.game.with(|game| mini::mini(seat, game.neighbourhood(seat)));
        (seat.idx() < n_seats).then(|| draw().into_any())
    }

    fn lesson() -> crate::lesson::Lesson<Cities> {
        lesson::lesson()
    }

    fn question(scene: &Scene<'_, Cities>) -> Question {
        question::question(scene)
    }

    fn targets(scene: &Scene<'_, Cities>) -> Vec<Target<Cities>> {
        targets::targets(scene)
    }

    fn places_of(scene: &Scene<'_, Cities>, action: &Action) -> Vec<Place> {
        places::of(scene, action)
    }

    fn panels() -> Vec<Panel<Cities>> {
        panels::panels()
    }

    fn board(table: Table<Cities>) -> AnyView {
        board::board(table)
    }

    /// What was taken flies from the offer to whoever took it.
    fn flights(event: &Event, _: &Cities, _: Seat) -> Vec<Flight> {
        let Event::Took { seat, row, column } = event else { return Vec::new() };
        let symbol = match row {
            Row::Cards => "ct-card",
            Row::Tiles => "ct-lot",
            Row::Features => "ct-fountain",
            Row::Pieces => "ct-any",
        };
        vec![Flight::of(symbol, places::slot(*row, *column), Place::seat(*seat))]
    }

    /// Where one is done, the next one begins.
    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::TurnDone { .. })
    }

    fn say(event: &Event, teller: &Teller<'_>) -> Option<Sentence> {
        say::sentence(event, teller)
    }

    const SUMMARY: &'static [SummaryLine] = help::SUMMARY;
    const EXPLAINED: &'static [Explained] = help::EXPLAINED;

    const TURN_RULE: &'static str = "CI-32";
    const UNDO_RULE: &'static str = "CI-39";

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

    fn own_letters(scene: &Scene<'_, Cities>) -> &'static str {
        keys::own_letters(scene)
    }

    fn shortcuts(_: &Texts) -> Vec<Shortcut> {
        keys::SHORTCUTS.to_vec()
    }

    fn progress(moment: &Moment<Cities>, texts: &Texts) -> String {
        let (view, game) = (&moment.view, moment.game());
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
    fn things(moment: &Moment<Cities>, texts: &Texts) -> Things {
        let game = moment.game();
        let (catalogue, lang) = (game.catalogue(), texts.lang());
        let name = |wording| worded(wording, lang);
        let contents = |tile: &CityTile| face_contents(tile.face, texts);
        Things::default()
            .with("city", catalogue.cities.iter().map(|city| name(&city.name)))
            .with("goal", game.city_plan().goals.iter().map(|goal| name(&goal.name)))
            .with("tile", catalogue.city_tiles.iter().map(contents))
            .with("start-tile", catalogue.start_tiles.iter().map(contents))
            .with("card", catalogue.cards.iter().map(|card| name(&card.name)))
            .with("a-feature", catalogue.features.iter().map(|it| a_feature(it, texts)))
    }
}
