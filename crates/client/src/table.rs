//! The interface between the table and a game: a game says what stands on its table as values
//! (plates, question, targets, panels) and draws one picture; the shell does the rest. Live matches
//! and replays feed the same signals.

mod any_table;
mod back;
pub mod bubble;
pub mod changing;
mod chronicle;
pub mod clock;
mod context;
mod effects;
mod end_actions;
pub mod final_scoring;
pub mod flight;
mod hints;
pub mod keyboard_help;
pub mod keys;
mod live;
pub mod log;
pub mod mark;
mod measuring;
mod moment;
mod names;
pub mod numbers;
pub mod one_by_one;
pub mod pace;
pub mod panel;
mod place;
pub mod plate;
pub mod played;
mod podium;
mod pointing;
mod question;
mod reel;
mod scene;
pub mod screen;
pub mod seat_mark;
pub mod seat_tag;
mod sentence;
pub mod shell;
mod shot;
mod spot;
mod steps;
mod table_ui;
pub mod tabs;
mod target;
mod teller;
#[cfg(test)]
mod tests;
mod things;
mod typed_table;
pub mod way;
pub mod why;
pub mod worth;

use std::time::Duration;

use engine::{Game, Imagine, Seat};
use leptos::prelude::*;

pub use self::any_table::AnyTable;
pub use self::back::Back;
pub use self::chronicle::Chronicle;
pub use self::context::{AnyCx, TableCx};
use self::final_scoring::Epilogue;
use self::flight::Flight;
use self::keys::Shortcut;
use self::live::since;
pub use self::live::{LiveTable, has_begun};
pub use self::moment::{AnyMoment, Moment};
pub use self::names::{Name, Names, Sitter};
pub use self::panel::{Panel, Region};
pub use self::place::Place;
pub use self::plate::Plate;
pub use self::question::Question;
pub use self::reel::Reel;
pub use self::scene::Scene;
pub use self::sentence::{LogLine, Sentence};
pub use self::shell::brought;
use self::shell::plain_board;
pub use self::shot::{Shot, Shown, shots};
pub use self::table_ui::{TableUi, table_ui};
pub use self::target::{Brings, Danger, Does, Target};
pub use self::teller::Teller;
pub use self::things::Things;
pub use self::typed_table::Table;
use crate::help::{Explained, SummaryLine, Told};
use crate::lesson::{Further, Lesson};
pub use crate::sound::Sound;
use crate::words::Texts;

/// What a game adds to the client. Everything else about a table is the same for all games.
pub trait GameUi:
    Game<Options: Sync, Action: Sync, Event: Sync, View: Sync> + Imagine + Sync
{
    /// What the page keeps beside a moment until something is decided: marked dice, a tile that is
    /// being turned. Every step of it can be taken back.
    type Local: Clone + PartialEq + std::fmt::Debug + Default + Send + Sync + 'static;

    /// What becomes of it with a new moment; as a rule it is forgotten.
    fn settle(_local: &Self::Local, _moment: &Moment<Self>) -> Self::Local {
        Self::Local::default()
    }

    /// Every phase, in a word.
    const PHASES: &'static [&'static str] = &["play"];

    /// The phase, for the style sheet and for whoever drives the page from outside.
    fn phase(_scene: &Scene<'_, Self>) -> &'static str {
        "play"
    }

    /// What stands on a seat's plate.
    fn plate(_scene: &Scene<'_, Self>, _seat: Seat) -> Plate {
        Plate::default()
    }

    /// A seat's things in small.
    fn mini(_table: Table<Self>, _seat: Seat) -> Option<AnyView> {
        None
    }

    /// Whether everybody has things that can be shown in large.
    const SHOWS_SEATS: bool = true;

    /// Whether those of this seat can be shown now.
    fn can_show(_scene: &Scene<'_, Self>, _seat: Seat) -> bool {
        Self::SHOWS_SEATS
    }

    /// What else the page of a table needs, before anything is drawn: keys, contexts.
    fn open(_table: Table<Self>) {}

    /// What is asked now.
    fn question(scene: &Scene<'_, Self>) -> Question {
        let to_act = scene.moment.to_act.first();
        Question::titled(match (scene.my_turn(), to_act) {
            (Some(_), _) => scene.say("table-your-turn"),
            (None, Some(seat)) => {
                scene.texts.say("table-turn-of", &[("name", scene.name(seat).into())])
            }
            (None, None) => scene.say("table-over"),
        })
    }

    /// Everything that can be pressed now, and what is off but says why.
    fn targets(scene: &Scene<'_, Self>) -> Vec<Target<Self>> {
        let target = |(i, action): (usize, &Self::Action)| {
            Target::act(Place::of("action", i), *action, format!("{action:?}"))
        };
        scene.moment.actions.iter().enumerate().map(target).collect()
    }

    /// What is to be chosen for an action, one after the other: the card, the field, the dice that
    /// it is about. Nothing where the main button does it.
    fn places_of(scene: &Scene<'_, Self>, action: &Self::Action) -> Vec<Place> {
        let targets = Self::targets(scene).into_iter();
        targets.filter(|it| it.first() == Some(action)).map(|it| it.place.clone()).collect()
    }

    /// What stands beside the board.
    fn panels() -> Vec<Panel<Self>> {
        Vec::new()
    }

    /// The one picture. It asks the table which places are lit.
    fn board(table: Table<Self>) -> AnyView {
        plain_board(*table)
    }

    /// Where one step is several things to be seen: the views in between, each with how many of the
    /// events were told until then. The step itself is shown after them.
    fn between(_before: &Self::View, _news: &[Self::Event]) -> Vec<(usize, Self::View)> {
        Vec::new()
    }

    /// Whether a turn begins with this event; where none of a match says so, it begins when
    /// somebody else acts.
    fn begins_turn(_event: &Self::Event) -> bool {
        false
    }

    /// How long the table waits while the board plays an interlude for this event: the news come
    /// first, what they change follows.
    fn interlude(_event: &Self::Event) -> Option<Duration> {
        None
    }

    /// What is seen to travel when something happens; `by` has done it.
    fn flights(_event: &Self::Event, _game: &Self, _by: Seat) -> Vec<Flight> {
        Vec::new()
    }

    /// An event as a log sentence in the user's language; None for events that need no line.
    /// Events come in their order, so that [`Teller::turn`] can remember who is in turn.
    fn say(event: &Self::Event, teller: &Teller<'_>) -> Option<Sentence>;

    /// The rule that says whose turn it is, for whoever presses something too early.
    const TURN_RULE: &'static str;
    /// The rule that says what can be taken back.
    const UNDO_RULE: &'static str;
    /// Letters that mean something else here and now than at every table.
    fn own_letters(_scene: &Scene<'_, Self>) -> &'static str {
        ""
    }

    /// The keys that only this game has; [`GameUi::open`] binds them.
    fn shortcuts(_texts: &Texts) -> Vec<Shortcut> {
        Vec::new()
    }

    /// What an event sounds like; most make no sound.
    fn sound(event: &Self::Event) -> Option<Sound>;

    /// The action that may end a turn by itself, where the player wants that and nothing is left
    /// to decide.
    fn by_itself(moment: &Moment<Self>) -> Option<Self::Action>;

    /// How far the match is, for the top bar: "Round 14".
    fn progress(moment: &Moment<Self>, texts: &Texts) -> String;

    /// What can be chosen for an option, with its words, where that depends on the other options;
    /// the default comes first.
    fn choices(
        _options: &Self::Options,
        _key: &str,
        _texts: &Texts,
    ) -> Option<Vec<(String, String)>> {
        None
    }

    /// What whoever opens a table should know of these options.
    fn remarks(_options: &Self::Options, _n_seats: u8, _texts: &Texts) -> Vec<String> {
        Vec::new()
    }

    /// Names of things that the match itself brings along, for sentences.
    fn things(_moment: &Moment<Self>, _texts: &Texts) -> Things {
        Things::default()
    }

    /// The guided first game.
    fn lesson() -> Lesson<Self>;

    /// What its last words lead to, beside the match itself.
    const FURTHER: Option<Further> = None;

    /// The card behind "?".
    const SUMMARY: &'static [SummaryLine];
    /// What the places of the table are, for whoever points at them.
    const EXPLAINED: &'static [Explained];

    /// What brought points and what cost some, where the lines of the score do not tell it.
    fn told(_view: &Self::View, _me: Seat, _texts: &Texts) -> Told {
        Told::default()
    }

    /// What still has to happen before everybody knows who has won.
    fn epilogue(_cx: TableCx<Self>) -> Option<Epilogue> {
        None
    }
}
