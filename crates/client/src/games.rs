//! The games that the client knows: the one place where it names them.

mod code;
mod fetching;

use engine::Game;
use leptos::wasm_split::wasm_split;
use texts::{Subject, subject};

pub use self::code::{AnyGameUi, GameCode, NoCode};
pub use self::fetching::{
    CodeMissing, analysis_with_code, fetch, follow_language, page_with_code, part_with_code,
    preload, preload_analysis,
};
use crate::analysis;
use crate::table::GameUi;

/// The page of an analysis, in a file of its own: whoever only plays does without it.
#[wasm_split(analysis, wasm_split_path = leptos::wasm_split, fallible)]
fn analysis() -> Result<analysis::Shown, NoCode> {
    Ok(analysis::shown)
}

/// Something that can be done with any game.
pub trait Visitor {
    type Output;
    fn visit<G: GameUi>(self) -> Self::Output;
}

/// What the start page says about a game. Its words are the messages `ID-name`, `ID-blurb` and
/// `ID-mood`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Card {
    pub id: &'static str,
    seats_min: u8,
    seats_max: u8,
    pub minutes: u8,
    /// Its symbol in lists.
    pub symbol: &'static str,
    /// Whether it has modes for one that need no server.
    pub has_solo: bool,
}

impl Card {
    const fn of<G: Game>(minutes: u8, symbol: &'static str, solo: &[&str]) -> Card {
        let (seats_min, seats_max) = (*G::SEATS.start(), *G::SEATS.end());
        Card { id: G::ID, seats_min, seats_max, minutes, symbol, has_solo: !solo.is_empty() }
    }

    /// "2–4".
    pub fn seats(&self) -> String {
        format!("{}–{}", self.seats_min, self.seats_max)
    }
}

/// Each game is a file of its own, named as the function that leads into it.
macro_rules! games {
    ($(
        $file:ident::$game:ident {
            messages: $messages:ident, minutes: $minutes:literal, symbol: $symbol:literal
            $(, solo: $solo:path)?
        }
    )*) => {
        $(
            #[wasm_split($file, wasm_split_path = leptos::wasm_split, fallible)]
            fn $file() -> Result<GameCode, NoCode> {
                let code = GameCode::of::<::$file::$game>();
                $(let code = code.with_solo($solo);)?
                Ok(code)
            }
        )*

        /// The code of the game of this id, from the server if it is not here yet.
        async fn code(id: &str) -> Result<GameCode, NoCode> {
            match id {
                $(<::$file::$game as Game>::ID => $file().await,)*
                _ => Err(NoCode::UnknownGame),
            }
        }

        /// What is said where the game of this id is played.
        fn messages(id: &str) -> Option<&'static Subject> {
            match id {
                $(<::$file::$game as Game>::ID => Some(&subject::$messages),)*
                _ => None,
            }
        }

        /// Does it with the game of this id.
        #[cfg(test)]
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Output> {
            match id {
                $(<::$file::$game as Game>::ID => Some(visitor.visit::<::$file::$game>()),)*
                _ => None,
            }
        }

        /// In the order of the start page.
        pub const CARDS: &[Card] =
            &[$(Card::of::<::$file::$game>($minutes, $symbol, &[$(stringify!($solo))?])),*];
    };
}

games! {
    saint_malo::SaintMalo { messages: SAINT_MALO, minutes: 45, symbol: "sm-tower" }
    turbo_taxi::TurboTaxi {
        messages: TURBO_TAXI, minutes: 30, symbol: "tt-taxi", solo: crate::turbo_taxi::solo::page
    }
    rattus_cartus::RattusCartus { messages: RATTUS_CARTUS, minutes: 45, symbol: "rc-rat" }
    cities::Cities { messages: CITIES, minutes: 40, symbol: "ct-star" }
    milestones::Milestones { messages: MILESTONES, minutes: 75, symbol: "ms-milestone" }
}

/// Does it with every game.
#[cfg(test)]
pub fn visit_all<V: Visitor + Copy>(visitor: V) {
    for card in CARDS {
        visit(card.id, visitor).expect("it is in the list");
    }
}

/// Whether a game has modes for one that need no server.
pub fn has_solo(id: &str) -> bool {
    CARDS.iter().any(|card| card.id == id && card.has_solo)
}

/// The game of the big button.
pub fn first() -> &'static str {
    CARDS[0].id
}

pub fn symbol(id: &str) -> &'static str {
    CARDS.iter().find(|card| card.id == id).map_or("rathaus", |card| card.symbol)
}

pub fn can_play(id: &str) -> bool {
    CARDS.iter().any(|card| card.id == id)
}

#[cfg(test)]
mod tests {
    use std::pin::pin;
    use std::task::{Context, Poll, Waker};

    use super::*;

    #[test]
    fn the_first_game_can_be_played() {
        assert!(can_play(first()));
        assert!(!can_play("chess"));
    }

    /// Without files of their own the games are always at hand.
    fn code_now(id: &str) -> Result<GameCode, NoCode> {
        match pin!(code(id)).poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(code) => code,
            Poll::Pending => unreachable!("nothing is fetched on the host"),
        }
    }

    #[test]
    fn every_card_has_code() {
        for card in CARDS {
            let code = code_now(card.id).expect("it is in the list");
            assert_eq!(code.solo.is_some(), has_solo(card.id), "{}", card.id);
            assert!(!code.ui.fields().is_empty(), "{}", card.id);
            assert!(messages(card.id).is_some(), "{}", card.id);
        }
        assert_eq!(code_now("chess").err(), Some(NoCode::UnknownGame));
    }
}
