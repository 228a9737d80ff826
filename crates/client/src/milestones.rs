//! The page of Milestones: `plate`, `question`, `targets`, `panels`, `board` and `say`, and what
//! these are made of.

mod board;
mod camera;
mod castle;
mod contents;
mod corners;
mod dangers;
mod ended;
mod flights;
mod foresee;
mod gain_words;
mod help;
mod keys;
mod land;
mod lesson;
mod loop_targets;
mod majorities;
mod map_targets;
mod means;
mod mini;
mod names;
mod office;
mod panels;
mod picks;
mod places;
mod plate;
mod plots;
mod question;
mod race;
mod remarks;
mod ring_road;
mod rising;
mod road;
mod say;
mod station;
mod stop;
mod targets;
mod tiles;
mod trade;

use engine::Seat;
use leptos::prelude::*;
use milestones::{Action, Event, Kind, Milestones, Options, Phase, WorkerTile};

use self::names::worker_name;
use self::picks::Picks;
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

impl GameUi for Milestones {
    /// A road without its end, a tile in hand, goods to sell or to keep.
    type Local = Picks;

    fn settle(picks: &Picks, moment: &Moment<Milestones>) -> Picks {
        picks.at(moment)
    }

    fn open(table: Table<Milestones>) {
        keys::press_by_key(table);
    }

    const PHASES: &'static [&'static str] = &[
        "over",
        "wait",
        "draft",
        "place-start",
        "move",
        "trade",
        "place-recruit",
        "build",
        "lay-road",
        "bonus",
        "deliver",
        "keep",
        "cover",
        "end-turn",
    ];

    fn phase(scene: &Scene<'_, Milestones>) -> &'static str {
        match scene.view().phase {
            Phase::Over => "over",
            _ if scene.my_turn().is_none() => "wait",
            Phase::Draft => "draft",
            Phase::PlaceStart => "place-start",
            Phase::Move => "move",
            Phase::Trade { .. } => "trade",
            Phase::PlaceRecruit { .. } => "place-recruit",
            Phase::Build => "build",
            Phase::LayRoad { .. } => "lay-road",
            Phase::Bonus { .. } => "bonus",
            Phase::Deliver => "deliver",
            Phase::Keep => "keep",
            Phase::Cover => "cover",
            Phase::EndTurn => "end-turn",
        }
    }

    fn plate(scene: &Scene<'_, Milestones>, seat: Seat) -> Plate {
        plate::plate(scene, seat)
    }

    fn mini(table: Table<Milestones>, seat: Seat) -> Option<AnyView> {
        Some(table.game.with(|game| mini::mini(game, seat)).into_any())
    }

    fn lesson() -> crate::lesson::Lesson<Milestones> {
        lesson::lesson()
    }

    fn question(scene: &Scene<'_, Milestones>) -> Question {
        question::question(scene)
    }

    fn targets(scene: &Scene<'_, Milestones>) -> Vec<Target<Milestones>> {
        targets::targets(scene)
    }

    fn places_of(scene: &Scene<'_, Milestones>, action: &Action) -> Vec<Place> {
        places::of(scene, action)
    }

    fn panels() -> Vec<Panel<Milestones>> {
        panels::panels()
    }

    fn board(table: Table<Milestones>) -> AnyView {
        board::board(table)
    }

    fn things(moment: &Moment<Milestones>, texts: &Texts) -> Things {
        let edition = moment.view.options.read_edition().expect("a match has a good edition");
        let name = |tile| {
            let WorkerTile { left, right } = edition.tile(tile);
            format!("{} + {}", worker_name(texts, left), worker_name(texts, right))
        };
        Things::default().with("tile", edition.tiles().map(name))
    }

    fn flights(event: &Event, game: &Milestones, by: Seat) -> Vec<Flight> {
        flights::flights(event, game, by)
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }

    fn say(event: &Event, teller: &Teller<'_>) -> Option<Sentence> {
        say::sentence(event, teller)
    }

    const SUMMARY: &'static [SummaryLine] = help::SUMMARY;
    const EXPLAINED: &'static [Explained] = help::EXPLAINED;

    const TURN_RULE: &'static str = "MS-35";
    const UNDO_RULE: &'static str = "MS-39";

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

    fn shortcuts(_: &Texts) -> Vec<Shortcut> {
        keys::SHORTCUTS.to_vec()
    }

    fn progress(moment: &Moment<Milestones>, texts: &Texts) -> String {
        let view = &moment.view;
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
