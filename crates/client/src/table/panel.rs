//! What stands beside the board, and where: a game says it once for a desk and once for a phone,
//! and the shell puts it there.

use leptos::prelude::AnyView;

use super::screen::Screen;
use super::{GameUi, Table};

/// Something beside the board.
pub struct Panel<G: GameUi> {
    /// The name of its tab, and its class in the style sheet: `.panel-body.ID` behind a tab,
    /// `.part.ID` elsewhere.
    pub id: &'static str,
    /// The message that is the word on its tab; elsewhere it is only heard.
    pub title: &'static str,
    /// Of `page/symbols.svg`; shown on the tabs of a phone.
    pub symbol: &'static str,
    /// On a desk, and on a tablet either way up.
    pub desk: Region,
    /// On a phone, upright or on its side.
    pub phone: Region,
    pub draw: fn(Table<G>) -> AnyView,
}

impl<G: GameUi> Clone for Panel<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameUi> Copy for Panel<G> {}

/// A panel of any game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AnyPanel {
    pub id: &'static str,
    pub title: &'static str,
    pub symbol: &'static str,
    desk: Region,
    phone: Region,
}

impl<G: GameUi> Panel<G> {
    pub fn any(self) -> AnyPanel {
        let Panel { id, title, symbol, desk, phone, draw: _ } = self;
        AnyPanel { id, title, symbol, desk, phone }
    }
}

impl AnyPanel {
    pub fn region(self, screen: Screen) -> Region {
        if screen.is_small() { self.phone } else { self.desk }
    }
}

/// Where a panel stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Region {
    /// With the question: the means to answer it.
    Ask,
    /// Under the board: what is one's own.
    Me,
    /// Under the seats on a desk; a line above the board on a phone.
    Seats,
    /// Behind a tab of its own.
    Tab,
    Nowhere,
}
