//! The interface between the table and a game: a game's module is handed a [`TableCx`] full of
//! signals and draws its playing area from it. Live matches and replays feed the same signals.

pub mod bars;
pub mod buttons;
pub mod changing;
mod chronicle;
pub mod clock;
mod effects;
mod end_actions;
pub mod final_scoring;
pub mod keyboard_help;
pub mod keys;
mod live;
pub mod log;
mod names;
pub mod seat_mark;
pub mod seat_tag;
mod sentence;
pub mod story_sheet;
mod things;
pub mod why;

use std::cell::{Cell, RefCell};

use engine::{Game, Imagine, Millis, Outcome, Seat, Seats, Viewer};
use leptos::prelude::*;
use protocol::{Frame, Json};

pub use self::chronicle::Chronicle;
use self::final_scoring::Epilogue;
use self::keys::Shortcut;
pub use self::live::{LiveTable, has_begun};
pub use self::names::{Name, Names, Sitter};
pub use self::sentence::{LogLine, Sentence};
pub use self::things::Things;

use crate::sound::Sound;
use crate::words::{Texts, Words};

/// What a game adds to the client. Everything else about a table is the same for all games.
pub trait GameUi:
    Game<Options: Sync, Action: Sync, Event: Sync, View: Sync> + Imagine + Sync
{
    /// The whole playing area under the top bar: seats, board, me, side, decide.
    fn table(cx: TableCx<Self>) -> AnyView;

    /// An event as a log sentence in the user's language; None for events that need no line.
    /// Events come in their order, so that [`Teller::turn`] can remember who is in turn.
    fn say(event: &Self::Event, teller: &Teller<'_>) -> Option<Sentence>;

    /// The rule that says whose turn it is, for whoever presses something too early.
    const TURN_RULE: &'static str;
    /// The rule that says what can be taken back.
    const UNDO_RULE: &'static str;
    /// The keys that only this game has.
    const SHORTCUTS: &'static [Shortcut];

    /// What an event sounds like; most make no sound.
    fn sound(event: &Self::Event) -> Option<Sound>;

    /// The action that may end a turn by itself, where the player wants that and nothing is left
    /// to decide.
    fn by_itself(moment: &Moment<Self>) -> Option<Self::Action>;

    /// How far the match is, for the top bar: "Round 14".
    fn progress(view: &Self::View, texts: &Texts) -> String;

    /// The names of built-in components that a file can stand in for, the default first.
    const BUILT_IN: &'static [&'static str] = &[];

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
    fn things(_view: &Self::View, _texts: &Texts) -> Things {
        Things::default()
    }

    /// What still has to happen before everybody knows who has won.
    fn epilogue(_cx: TableCx<Self>) -> Option<Epilogue> {
        None
    }
}

/// Whoever turns events into sentences: the people at the table, the language, and whose step it
/// is that is being told (events of most games do not repeat the seat in turn).
pub struct Teller<'a> {
    pub names: &'a Names,
    pub texts: &'a Texts,
    /// The seat in turn, as far as the events so far have said; a game sets it when it tells of a
    /// turn that begins.
    pub turn: Cell<Option<Seat>>,
    /// What lies at the places of the table, by the game's own ids, as far as the events so far
    /// have said: later ones name the place only.
    pub places: RefCell<Vec<&'static str>>,
    pub things: &'a Things,
}

/// All that a game's module is given. Signals are read where they are shown.
pub struct TableCx<G: Game> {
    pub moment: Signal<Moment<G>>,
    pub names: Signal<Names>,
    pub act: Callback<G::Action>,
    /// An action where everybody acts at once: sent without waiting for what was sent before.
    pub rush: Callback<G::Action>,
    /// What was rushed and is not part of the moment yet, in its order.
    pub rushed: Signal<Vec<G::Action>>,
    /// Looks through the eyes of another own seat.
    pub look_through: Callback<Seat>,
    /// Takes back the last step. Only if the moment `can_undo`.
    pub undo: Callback<()>,
    /// Takes back the turn, as far as nothing was learned.
    pub restart: Callback<()>,
    /// The story so far, for [`log::Log`].
    pub log: Signal<Vec<LogLine>>,
    /// What happened since the moment before this one, for animations and traces: the events of
    /// the newest steps, oldest first. Empty after a reload and after an undo.
    pub news: Signal<Vec<G::Event>>,
    /// Language-dependent words.
    pub words: Words,
    /// An order is on its way, or the connection is lost: nothing can be done just now.
    pub busy: Signal<bool>,
    /// What the mouse points at in the log, in the names a game gave in [`Sentence::fields`]; the
    /// board rings it.
    pub pointed: RwSignal<Vec<String>>,
}

impl<G: Game> Clone for TableCx<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for TableCx<G> {}

/// One moment of a match through one pair of eyes, typed.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment<G: Game> {
    pub view: G::View,
    /// What the viewer may do now; empty in a replay.
    pub actions: Vec<G::Action>,
    pub to_act: Seats,
    pub viewer: Viewer,
    pub version: u64,
    pub deadline: Option<Millis>,
    pub now: Millis,
    pub can_undo: bool,
    pub outcome: Option<Outcome>,
    pub is_replay: bool,
}

impl<G: Game> Moment<G> {
    /// A frame as it came from the server. Fails if client and server are of different versions.
    pub fn read(
        frame: &Frame<Json, Json>,
        options: &G::Options,
    ) -> Result<Moment<G>, serde_json::Error> {
        Ok(Moment {
            view: G::with_options(frame.view.read()?, options),
            actions: frame.actions.read()?,
            to_act: frame.to_act,
            viewer: frame.viewer,
            version: frame.version,
            deadline: frame.deadline,
            now: frame.now,
            can_undo: frame.can_undo,
            outcome: frame.outcome.clone(),
            is_replay: false,
        })
    }

    /// The game as the viewer sees it, to ask the rules about. None after the end, when there is
    /// nothing to ask.
    pub fn game(&self) -> Option<G>
    where
        G: Imagine,
    {
        let seat = self.viewer.seat().unwrap_or(Seat(0));
        self.outcome.is_none().then(|| G::seen(&self.view, seat))
    }

    /// The viewer's seat, if it is this seat's turn to decide.
    pub fn my_turn(&self) -> Option<Seat> {
        self.viewer.seat().filter(|seat| self.to_act.contains(*seat) && !self.is_replay)
    }
}
