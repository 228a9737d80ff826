//! The cards of one seat, in the order in which they were taken (CI-40).

use std::ops::Deref;

use engine::{JsonSchema, schemars};
use serde::{Deserialize, Serialize};

use crate::CardIdx;

/// CI-92: the long duel gives 14.
const MAX: usize = 14;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "Vec<CardIdx>", into = "Vec<CardIdx>")]
pub struct Cards {
    cards: [CardIdx; MAX],
    n: u8,
}

impl Cards {
    pub const NONE: Cards = Cards { cards: [CardIdx(0); MAX], n: 0 };

    pub fn push(&mut self, card: CardIdx) {
        self.cards[usize::from(self.n)] = card;
        self.n += 1;
    }
}

impl Deref for Cards {
    type Target = [CardIdx];
    fn deref(&self) -> &[CardIdx] {
        &self.cards[..usize::from(self.n)]
    }
}

impl FromIterator<CardIdx> for Cards {
    /// At most as many as a game gives.
    fn from_iter<I: IntoIterator<Item = CardIdx>>(all: I) -> Cards {
        let mut cards = Cards::NONE;
        all.into_iter().for_each(|card| cards.push(card));
        cards
    }
}

impl TryFrom<Vec<CardIdx>> for Cards {
    type Error = String;
    fn try_from(cards: Vec<CardIdx>) -> Result<Cards, String> {
        if MAX < cards.len() {
            return Err(format!("{} cards, but nobody has more than {MAX}", cards.len()));
        }
        Ok(cards.into_iter().collect())
    }
}

impl From<Cards> for Vec<CardIdx> {
    fn from(cards: Cards) -> Vec<CardIdx> {
        cards.to_vec()
    }
}
