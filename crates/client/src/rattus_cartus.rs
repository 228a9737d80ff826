//! The page of Rattus Cartus: `plate`, `question`, `targets`, `panels`, `board` and `say`, and what
//! these are made of.

mod actions;
mod between;
mod board;
mod choices;
mod dangers;
mod doors;
mod foresee;
mod hand;
mod help;
mod house;
mod keys;
mod ledger;
mod lesson;
mod mini;
mod names;
mod numbers;
mod nuns;
mod panels;
mod picks;
mod places;
mod plague;
mod plate;
mod question;
mod remarks;
mod reveal;
mod risk;
mod roofs;
mod say;
mod scurry;
mod street;
mod supply;
mod targets;
mod to_come;
mod tracks;

use engine::Seat;
use leptos::prelude::*;
use rattus_cartus::{Action, Event, Fate, Options, RattusCartus, Stage, View};

use self::picks::Picks;
use crate::help::{Explained, SummaryLine, Told};
use crate::lesson::Lesson;
use crate::sound::Sound;
use crate::table::final_scoring::Epilogue;
use crate::table::flight::Flight;
use crate::table::keys::Shortcut;
use crate::table::{
    GameUi, Moment, Panel, Place, Plate, Question, Scene, Sentence, Table, TableCx, Target, Teller,
};
use crate::words::Texts;

/// More cards of one gift are not seen to fly.
const BACKS_MAX: u8 = 4;

impl GameUi for RattusCartus {
    /// The building and the cards that are being chosen.
    type Local = Picks;

    fn settle(picks: &Picks, moment: &Moment<RattusCartus>) -> Picks {
        picks.settled(moment)
    }

    fn open(table: Table<RattusCartus>) {
        keys::press_by_key(table);
    }

    const PHASES: &'static [&'static str] =
        &["over", "wait", "supply", "look", "enter", "target", "give", "use", "trade"];

    fn phase(scene: &Scene<'_, RattusCartus>) -> &'static str {
        match scene.view().stage {
            Stage::Over => "over",
            _ if scene.my_turn().is_none() => "wait",
            Stage::ChooseSupply { .. } | Stage::ChooseTogether => "supply",
            Stage::SupplyLooks { .. } | Stage::LooksTogether | Stage::TentLooks { .. } => "look",
            Stage::Enter { .. } => "enter",
            Stage::SwordTarget { .. } | Stage::FluteTarget { .. } => "target",
            Stage::HalfOfHand { .. } | Stage::Tribute { .. } => "give",
            Stage::UseOrDecline { .. } => "use",
            Stage::Trade { .. } => "trade",
        }
    }

    fn plate(scene: &Scene<'_, RattusCartus>, seat: Seat) -> Plate {
        plate::plate(scene, seat)
    }

    fn mini(table: Table<RattusCartus>, seat: Seat) -> Option<AnyView> {
        table.cx.moment.with(|moment| {
            moment.view.seats.get(seat.idx())?;
            Some(mini::mini(&moment.view, seat).into_any())
        })
    }

    /// Nobody has a board of their own.
    const SHOWS_SEATS: bool = false;

    fn lesson() -> Lesson<RattusCartus> {
        lesson::lesson()
    }

    fn question(scene: &Scene<'_, RattusCartus>) -> Question {
        question::question(scene)
    }

    fn targets(scene: &Scene<'_, RattusCartus>) -> Vec<Target<RattusCartus>> {
        targets::targets(scene)
    }

    fn places_of(scene: &Scene<'_, RattusCartus>, action: &Action) -> Vec<Place> {
        places::of(scene, action)
    }

    fn panels() -> Vec<Panel<RattusCartus>> {
        panels::panels()
    }

    fn board(table: Table<RattusCartus>) -> AnyView {
        board::board(table)
    }

    fn between(before: &View, news: &[Event]) -> Vec<(usize, View)> {
        between::between(before, news)
    }

    /// Cards that change hands, face down (RC-117), and rats that follow a flute.
    fn flights(event: &Event, _: &RattusCartus, _: Seat) -> Vec<Flight> {
        match event {
            Event::Gave { seat, to, n } => {
                let back = |_| Flight::of("rc-back", Place::seat(*seat), Place::seat(*to));
                (0..(*n).min(BACKS_MAX)).map(back).collect()
            }
            Event::Entered { seat, slot, n, .. } => {
                let back = |_| Flight::of("rc-back", Place::seat(*seat), places::slot(*slot));
                (0..(*n).min(BACKS_MAX)).map(back).collect()
            }
            Event::FluteWon { seat, target } => {
                vec![Flight::of("rc-rat", Place::seat(*seat), Place::seat(*target))]
            }
            _ => Vec::new(),
        }
    }

    fn say(event: &Event, teller: &Teller<'_>) -> Option<Sentence> {
        say::sentence(event, teller)
    }

    const SUMMARY: &'static [SummaryLine] = help::SUMMARY;
    const EXPLAINED: &'static [Explained] = help::EXPLAINED;

    const TURN_RULE: &'static str = "RC-32";
    const UNDO_RULE: &'static str = "RC-31";
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
        let is_gift = matches!(moment.view.stage, Stage::HalfOfHand { .. } | Stage::Tribute { .. });
        let hand = &moment.view.own.as_ref()?.hand;
        let is_one_kind = hand.windows(2).all(|pair| pair[0].kind() == pair[1].kind());
        let [only] = moment.actions[..] else { return None };
        (is_gift && is_one_kind).then_some(only)
    }

    fn shortcuts(_: &Texts) -> Vec<Shortcut> {
        keys::SHORTCUTS.to_vec()
    }

    fn progress(moment: &Moment<RattusCartus>, texts: &Texts) -> String {
        let view = &moment.view;
        let args = [("n", view.round.into()), ("max", view.n_rounds.into())];
        texts.say(if view.is_last { "rattus-last-round" } else { "rattus-round" }, &args)
    }

    fn remarks(options: &Options, n_seats: u8, texts: &Texts) -> Vec<String> {
        remarks::remarks(options, n_seats, texts)
    }

    /// Whoever is dead has lost by that, whatever the points.
    fn told(view: &View, me: Seat, texts: &Texts) -> Told {
        let finish = view.finish.as_ref();
        let cost = finish.filter(|it| it.seats[me.idx()].fate == Fate::Dead).map(|it| {
            let args = [("rats", it.seats[me.idx()].rats.into()), ("nuns", it.nuns.into())];
            texts.say("rattus-told-dead", &args)
        });
        Told { cost, ..Told::default() }
    }

    fn epilogue(cx: TableCx<RattusCartus>) -> Option<Epilogue> {
        Some(plague::epilogue(cx))
    }
}
