//! The one name of a spot on the table: a field, a card, a die, a button. What can be pressed, what
//! happened, what the log speaks of and what a test presses all use the same names.

use std::borrow::Cow;
use std::fmt::{self, Display};

use engine::Seat;

/// A sort and which of them: `field-0-c3`, `die-2`. It stands in the page as `data-place`.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Place(Cow<'static, str>);

impl Place {
    /// The large button that says what follows.
    pub const MAIN: Place = Place::named("main");

    /// The picture of the game.
    pub const BOARD: Place = Place::named("board");

    /// The plate of whoever sits there.
    pub fn seat(seat: Seat) -> Place {
        Place::of("seat", seat)
    }

    pub const fn named(name: &'static str) -> Place {
        Place(Cow::Borrowed(name))
    }

    /// As it stands in the page.
    pub fn written(name: String) -> Place {
        Place(Cow::Owned(name))
    }

    pub fn of(sort: &str, which: impl Display) -> Place {
        Place(Cow::Owned(format!("{sort}-{which}")))
    }

    /// Which one it is, if it is of this sort.
    pub fn which(&self, sort: &str) -> Option<&str> {
        self.0.strip_prefix(sort)?.strip_prefix('-')
    }

    /// How the page finds it.
    pub fn selector(&self) -> String {
        format!("[data-place='{self}']")
    }
}

impl Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_knows_its_sort() {
        let place = Place::of("field", "c3");
        assert_eq!(place.to_string(), "field-c3");
        assert_eq!(place.which("field"), Some("c3"));
        assert_eq!(place.which("fie"), None);
        assert_eq!(Place::MAIN.which("main"), None);
    }
}
