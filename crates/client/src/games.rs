//! The games that the client knows: the one place where it names them.

use cities::Cities;
use engine::Game;
use leptos::prelude::AnyView;
use milestones::Milestones;
use rattus_cartus::RattusCartus;
use saint_malo::SaintMalo;
use turbo_taxi::TurboTaxi;

use crate::table::GameUi;

/// Something that can be done with any game.
pub trait Visitor {
    type Output;
    fn visit<G: GameUi>(self) -> Self::Output;
}

/// Does it with the game of this id; None for a game that cannot be played here.
pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Output> {
    match id {
        SaintMalo::ID => Some(visitor.visit::<SaintMalo>()),
        TurboTaxi::ID => Some(visitor.visit::<TurboTaxi>()),
        RattusCartus::ID => Some(visitor.visit::<RattusCartus>()),
        Cities::ID => Some(visitor.visit::<Cities>()),
        Milestones::ID => Some(visitor.visit::<Milestones>()),
        _ => None,
    }
}

/// What the start page says about a game. Its words are the messages `ID-name`, `ID-blurb` and
/// `ID-mood`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Card {
    pub id: &'static str,
    pub seats: &'static str,
    pub minutes: u8,
    /// Its symbol in lists.
    pub symbol: &'static str,
}

pub const CARDS: [Card; 5] = [
    Card { id: "saint-malo", seats: "1–5", minutes: 45, symbol: "sm-tower" },
    Card { id: "turbo-taxi", seats: "2–4", minutes: 30, symbol: "tt-taxi" },
    Card { id: "rattus-cartus", seats: "2–5", minutes: 45, symbol: "rc-rat" },
    Card { id: "cities", seats: "1–4", minutes: 40, symbol: "ct-star" },
    Card { id: "milestones", seats: "2–4", minutes: 75, symbol: "ms-milestone" },
];

/// Whether a game has modes for one that need no server.
pub fn has_solo(id: &str) -> bool {
    id == TurboTaxi::ID
}

/// The page of such a mode; None if the game has none.
pub fn solo(id: &str, at: &[String], query: &str) -> Option<AnyView> {
    has_solo(id).then(|| crate::turbo_taxi::solo::page(at, query))
}

/// The game of the big button.
pub fn first() -> &'static str {
    CARDS[0].id
}

pub fn symbol(id: &str) -> &'static str {
    CARDS.iter().find(|card| card.id == id).map_or("rathaus", |card| card.symbol)
}

pub fn can_play(id: &str) -> bool {
    struct Known;
    impl Visitor for Known {
        type Output = ();
        fn visit<G: GameUi>(self) {}
    }
    visit(id, Known).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_game_can_be_played() {
        assert!(can_play(first()));
        assert!(!can_play("chess"));
    }
}
