//! Whoever turns events into sentences: the people at the table, the language, and what the events
//! so far have said.

use std::cell::{Cell, RefCell};

use engine::Seat;

use super::{Names, Sentence, Things};
use crate::words::{Texts, Value};

pub struct Teller<'a> {
    pub names: &'a Names,
    pub texts: &'a Texts,
    /// The seat in turn, as far as the events so far have said (those of most games do not repeat
    /// it); a game sets it when it tells of a turn that begins.
    pub turn: Cell<Option<Seat>>,
    /// What lies where on the table, by the game's own ids, as far as the events so far have said:
    /// later ones say only where.
    pub lying: RefCell<Vec<&'static str>>,
    pub things: &'a Things,
}

impl Teller<'_> {
    pub fn is_you(&self, seat: Seat) -> bool {
        self.names.you() == Some(seat)
    }

    /// Sentences come in two forms: `you` is "yes" where the reader acts, and `name` says who else.
    pub fn who(&self, seat: Seat) -> [(&'static str, Value<'static>); 2] {
        let you = if self.is_you(seat) { "yes" } else { "no" };
        [("you", you.into()), ("name", self.names.label(seat, self.texts).into())]
    }

    /// Of nobody in particular.
    pub fn of_all(&self, key: &str, args: &[(&str, Value<'_>)]) -> Sentence {
        Sentence::plain(self.texts.say(key, args))
    }

    pub fn by(&self, seat: Seat, key: &str, args: &[(&str, Value<'_>)]) -> Sentence {
        Sentence::of(seat, self.texts.say(key, &[&self.who(seat), args].concat()))
    }

    /// By whoever is in turn; None where nobody has heard yet whose turn it is.
    pub fn in_turn(&self, key: &str, args: &[(&str, Value<'_>)]) -> Option<Sentence> {
        self.turn.get().map(|seat| self.by(seat, key, args))
    }

    /// Opens a turn of somebody.
    pub fn heading(&self, seat: Seat, key: &str, args: &[(&str, Value<'_>)]) -> Sentence {
        Sentence::heading(self.texts.say(key, &[&self.who(seat), args].concat()))
    }
}
