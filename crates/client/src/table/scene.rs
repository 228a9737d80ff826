//! All that a game needs to say what stands on the table: one moment, what the page keeps beside
//! it, and the words. Pure, so that it can be tested without a page.

use engine::{Game, Seat};
use leptos::prelude::*;

use super::{AnyCx, GameUi, Moment, Names, Place};
use crate::kit::memo::{AnyMemo, AnyValue, known};
use crate::words::Texts;

pub struct Scene<'a, G: GameUi> {
    pub moment: &'a Moment<G>,
    /// The moment as a game that can be asked.
    pub game: &'a G,
    pub local: &'a G::Local,
    /// What was pressed once and waits for the main button.
    pub chosen: Option<&'a Place>,
    pub names: &'a Names,
    pub texts: &'a Texts,
}

impl<G: GameUi> Scene<'_, G> {
    pub fn view(&self) -> &<G as Game>::View {
        &self.moment.view
    }

    /// The viewer's seat, if it is this seat's turn to decide.
    pub fn my_turn(&self) -> Option<Seat> {
        self.moment.my_turn()
    }

    pub fn offers(&self, action: &G::Action) -> bool {
        self.moment.actions.contains(action)
    }

    pub fn say(&self, key: &str) -> String {
        self.texts.say(key, &[])
    }

    /// "You" or the name.
    pub fn name(&self, seat: Seat) -> String {
        self.names.label(seat, self.texts)
    }
}

/// What a table makes its scenes of.
#[derive(Clone, Copy)]
pub struct SceneParts {
    pub cx: AnyCx,
    /// The moment as a game that can be asked.
    pub game: AnyMemo,
    /// What the page keeps beside the moment.
    pub local: RwSignal<AnyValue>,
    /// What was pressed once.
    pub chosen: RwSignal<Option<Place>>,
}

impl SceneParts {
    /// Asks something of the moment as it is shown.
    pub fn scene<G: GameUi, T>(
        self,
        chosen: Option<Place>,
        ask: impl FnOnce(&Scene<'_, G>) -> T,
    ) -> T {
        let (names, texts) = (self.cx.names.get(), self.cx.words.texts());
        let (moment, game, local) = (self.cx.seen.get(), self.game.get(), self.local.get());
        ask(&Scene {
            moment: known(&moment),
            game: known(&game),
            local: known(&local),
            chosen: chosen.as_ref(),
            names: &names,
            texts: &texts,
        })
    }
}
