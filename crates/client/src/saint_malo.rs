//! The page of Saint Malo: `plate`, `question`, `targets`, `panels`, `board` and `say`, and what
//! these are made of.

mod attack;
mod between;
mod board;
mod contents;
mod dangers;
mod dice_tray;
mod drawing;
mod foresee;
mod gain_words;
mod help;
mod keys;
mod lesson;
mod mini;
mod names;
mod panels;
mod persons;
mod pirates;
pub mod places;
mod plate;
mod question;
mod say;
mod targets;
mod tray;
mod uses;

use std::time::Duration;

use engine::Seat;
use leptos::prelude::*;
use saint_malo::{Action, Event, Phase, SaintMalo, Symbol as Face, View};

use self::names::piece_symbol;
use self::tray::Tray;
use crate::help::{Explained, SummaryLine};
use crate::lesson::Lesson;
use crate::sound::Sound;
use crate::table::flight::Flight;
use crate::table::keys::Shortcut;
use crate::table::{
    GameUi, Moment, Panel, Place, Plate, Question, Scene, Sentence, Table, Target, Teller,
};
use crate::words::Texts;

impl GameUi for SaintMalo {
    /// The dice in their places, and which of them are to be thrown again.
    type Local = Tray;

    fn settle(tray: &Tray, moment: &Moment<SaintMalo>) -> Tray {
        tray.showing(&moment.view)
    }

    fn open(_: Table<SaintMalo>) {
        keys::press_by_key();
    }

    const PHASES: &'static [&'static str] =
        &["over", "wait", "roll", "reroll", "use", "bonus", "place", "finish"];

    fn phase(scene: &Scene<'_, SaintMalo>) -> &'static str {
        match scene.view().phase {
            Phase::Over => "over",
            _ if scene.my_turn().is_none() => "wait",
            Phase::Roll => "roll",
            Phase::Reroll { .. } => "reroll",
            Phase::Use => "use",
            Phase::BonusPerson => "bonus",
            Phase::PlaceCrates { .. }
            | Phase::PlaceWalls { .. }
            | Phase::PlaceChurch { .. }
            | Phase::PlacePerson { .. }
            | Phase::PlaceHouses { .. } => "place",
            Phase::Finish => "finish",
        }
    }

    fn plate(scene: &Scene<'_, SaintMalo>, seat: Seat) -> Plate {
        plate::plate(scene, seat)
    }

    fn mini(table: Table<SaintMalo>, seat: Seat) -> Option<AnyView> {
        let texts = table.cx.words.texts();
        table.cx.moment.with(|moment| {
            let city = moment.view.cities.get(seat.idx())?;
            Some(mini::mini(seat, &city.plan, &texts).into_any())
        })
    }

    fn lesson() -> Lesson<SaintMalo> {
        lesson::lesson()
    }

    fn question(scene: &Scene<'_, SaintMalo>) -> Question {
        question::question(scene)
    }

    fn targets(scene: &Scene<'_, SaintMalo>) -> Vec<Target<SaintMalo>> {
        targets::targets(scene)
    }

    fn places_of(scene: &Scene<'_, SaintMalo>, action: &Action) -> Vec<Place> {
        places::of(scene, action)
    }

    fn panels() -> Vec<Panel<SaintMalo>> {
        panels::panels()
    }

    fn board(table: Table<SaintMalo>) -> AnyView {
        board::board(table)
    }

    fn between(before: &View, news: &[Event]) -> Vec<(usize, View)> {
        between::between(before, news)
    }

    fn interlude(event: &Event) -> Option<Duration> {
        matches!(event, Event::Attacked { .. }).then_some(attack::LENGTH)
    }

    /// A piece comes from the dice.
    fn flights(event: &Event, _: &SaintMalo, by: Seat) -> Vec<Flight> {
        let Event::Placed { field, piece, .. } = event else { return Vec::new() };
        vec![Flight::of(&piece_symbol(*piece), places::DICE, places::field(by, *field))]
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. })
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

    const SUMMARY: &'static [SummaryLine] = help::SUMMARY;
    const EXPLAINED: &'static [Explained] = help::EXPLAINED;

    const TURN_RULE: &'static str = "SM-9";
    const UNDO_RULE: &'static str = "SM-10";

    fn shortcuts(_: &Texts) -> Vec<Shortcut> {
        keys::SHORTCUTS.to_vec()
    }

    fn progress(moment: &Moment<SaintMalo>, texts: &Texts) -> String {
        let view = &moment.view;
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
