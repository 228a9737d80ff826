//! The table in the hands of its game: every board and panel is handed one of these.

use std::ops::Deref;
use std::sync::Arc;

use leptos::prelude::*;

use super::{AnyTable, GameUi, Place, Scene, TableCx, Target};
use crate::kit::memo::Memo;

/// A table of any game, and what only this game knows of it.
pub struct Table<G: GameUi> {
    any: AnyTable,
    pub cx: TableCx<G>,
    /// The moment as a game that can be asked.
    pub game: Memo<G>,
    /// What the page keeps beside the moment: marked dice, a tile that is being turned.
    pub local: Memo<G::Local>,
}

impl<G: GameUi> Clone for Table<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameUi> Copy for Table<G> {}

impl<G: GameUi> Deref for Table<G> {
    type Target = AnyTable;
    fn deref(&self) -> &AnyTable {
        &self.any
    }
}

impl AnyTable {
    /// The same for whoever knows the game.
    pub fn of<G: GameUi>(self) -> Table<G> {
        let (game, local) = (Memo::of(self.game), Memo::of(self.local));
        Table { any: self, cx: self.cx.of(), game, local }
    }
}

impl<G: GameUi> Table<G> {
    /// Asks something of the moment as it is shown.
    pub fn scene<T>(self, ask: impl FnOnce(&Scene<'_, G>) -> T) -> T {
        self.parts().scene(self.chosen.get(), ask)
    }

    pub fn target(self, place: &Place) -> Option<Target<G>> {
        let targets = Memo::<Vec<Target<G>>>::of(self.own_targets);
        targets.with(|targets| targets.iter().find(|it| it.place == *place).cloned())
    }

    /// What is under the mouse or the keyboard, else what was pressed once.
    pub fn looked_at(self) -> Option<Target<G>> {
        self.any.looked_at().and_then(|it| self.target(&it.place))
    }

    /// A step that only this page knows of.
    pub fn keep(self, then: G::Local) {
        self.keep_any(Arc::new(then));
    }

    /// Changes what the page keeps, without a step.
    pub fn set_local(self, now: G::Local) {
        self.any.local.set(Arc::new(now));
    }
}
