//! What feeds a table, live or in a replay: signals that are read where they are shown, and what
//! can be ordered.

use std::ops::Deref;

use engine::{Seat, read_value, to_value};
use leptos::prelude::*;
use protocol::Order;

use super::mark::Mark;
use super::shell::ReelControls;
use super::{AnyMoment, GameUi, LogLine, Moment, Names, Reel, Sentence, TableUi, since};
use crate::kit::memo::{AnyValue, Memo, known};
use crate::words::Words;

/// All that the shell is given, whatever the game.
#[derive(Clone, Copy)]
pub struct AnyCx {
    /// The game, asked without its type.
    pub ui: &'static dyn TableUi,
    pub moment: Memo<AnyMoment>,
    pub names: Signal<Names>,
    /// Looks through the eyes of another own seat.
    pub look_through: Callback<Seat>,
    /// Does what the viewer wants.
    pub order: Callback<Order>,
    /// The same where everybody acts at once: sent without waiting for what was sent before.
    pub rush_order: Callback<Order>,
    /// What was rushed and is not part of the moment yet, in its order.
    pub rushed_orders: Signal<Vec<Order>>,
    /// The story so far, for [`super::log::Log`].
    pub log: Signal<Vec<LogLine>>,
    /// Language-dependent words.
    pub words: Words,
    /// An order is on its way, the steps of the others are still being shown, or the connection is
    /// lost: nothing can be done just now.
    pub busy: Signal<bool>,
    /// What the log or a panel points at ([`super::AnyTable::pointing`]); the shell rings it.
    pub pointed: RwSignal<Vec<Mark>>,
    /// What the worker is shown of the newest moment when somebody asks for a hint. None where
    /// nobody can.
    pub sight: Option<Callback<(), Option<protocol::Seen>>>,
    /// What whoever feeds the table rings on it.
    pub shown: Signal<Vec<Mark>>,
    /// What the others did since one's own last step.
    pub since: Signal<Vec<Sentence>>,
    /// Who has just acted, where a match is watched: the board follows.
    pub acted: Signal<Option<Seat>>,
    /// Ends the interlude that the board plays.
    pub end_interlude: Callback<()>,
    /// False while the end is being counted, for whoever has watched it come: until then nobody
    /// knows how it ended.
    pub is_counted: RwSignal<bool>,
    /// Who shows the steps of the others, where that can be asked for.
    pub reel: Option<ReelControls>,
    /// The moment with all that its game knows of it.
    pub seen: Signal<AnyValue>,
    /// The game's events since the moment before this one.
    pub happened: Signal<AnyValue>,
    /// The event whose interlude the board plays now.
    pub staged: Signal<Option<AnyValue>>,
}

impl AnyCx {
    /// A table that shows what its reel is given, and does nothing; whoever feeds it says what can
    /// be ordered and when.
    pub fn showing(
        ui: &'static dyn TableUi,
        reel: Reel,
        names: impl Into<Signal<Names>>,
        words: Words,
    ) -> AnyCx {
        let names = names.into();
        AnyCx {
            ui,
            moment: reel.moment(),
            names,
            look_through: Callback::new(|_| {}),
            order: Callback::new(|_| {}),
            rush_order: Callback::new(|_| {}),
            rushed_orders: Signal::stored(Vec::new()),
            log: reel.log.into(),
            words,
            busy: Signal::derive(move || reel.is_running()),
            pointed: RwSignal::new(Vec::new()),
            sight: None,
            shown: Signal::stored(Vec::new()),
            since: since(reel.log.into(), names),
            acted: Signal::stored(None),
            end_interlude: Callback::new(move |()| reel.end_interlude()),
            is_counted: reel.is_counted,
            reel: (!ui.basics().is_race).then(|| reel.controls()),
            seen: reel.seen(),
            happened: reel.happened.into(),
            staged: reel.staged_event(),
        }
    }

    /// How far the match is.
    pub fn progress(self) -> String {
        self.ui.progress(&self.seen.get(), &self.words.texts())
    }

    /// The same for whoever knows the game.
    pub fn of<G: GameUi>(self) -> TableCx<G> {
        TableCx { any: self, moment: Memo::of(self.seen), happened: Memo::of(self.happened) }
    }
}

/// All that a game's module is given: the same, and what only its game knows.
pub struct TableCx<G: GameUi> {
    any: AnyCx,
    pub moment: Memo<Moment<G>>,
    /// What happened since the moment before this one, for animations and traces: the events of
    /// the newest steps, oldest first. Empty after a reload and after an undo.
    pub happened: Memo<Vec<G::Event>>,
}

impl<G: GameUi> Clone for TableCx<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameUi> Copy for TableCx<G> {}

impl<G: GameUi> Deref for TableCx<G> {
    type Target = AnyCx;
    fn deref(&self) -> &AnyCx {
        &self.any
    }
}

impl<G: GameUi> TableCx<G> {
    /// An action where everybody acts at once: sent without waiting for what was sent before.
    pub fn rush(self, action: &G::Action) {
        self.rush_order.run(order_of::<G>(action));
    }

    /// What was rushed and is not part of the moment yet, in its order.
    pub fn rushed(self) -> Vec<G::Action> {
        let action = |order: &Order| match order {
            Order::Act { action } => read_value(action).ok(),
            Order::Undo | Order::RestartTurn => None,
        };
        self.rushed_orders.with(|orders| orders.iter().filter_map(action).collect())
    }

    /// The event whose interlude the board plays now.
    pub fn interlude(self) -> Option<G::Event> {
        self.staged.with(|event| event.as_ref().map(|it| known::<G::Event>(it).clone()))
    }
}

pub fn order_of<G: GameUi>(action: &G::Action) -> Order {
    Order::Act { action: to_value(action) }
}
