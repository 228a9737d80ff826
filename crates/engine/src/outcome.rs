//! How a game ended, and where each point came from.

use std::borrow::Cow;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Seat;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// One per seat, in the order of the seats.
    pub standings: Vec<Standing>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    pub score: i32,
    /// From 1; equal seats share a rank and the next rank is skipped.
    pub rank: u8,
    /// Alone at the table: whether the goal was reached.
    pub has_won: bool,
    /// They add up to the score.
    pub lines: Vec<Line>,
}

/// A source of points, by the key of its text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Line {
    pub source: Cow<'static, str>,
    pub points: i32,
}

impl Line {
    pub fn new(source: &'static str, points: i32) -> Line {
        Line { source: Cow::Borrowed(source), points }
    }
}

impl Outcome {
    /// Ranks seats by a key of which more is better; rank 1 has won.
    pub fn ranked<K: Ord>(scored: Vec<(K, i32, Vec<Line>)>) -> Outcome {
        let rank = |key: &K| 1 + scored.iter().filter(|(other, ..)| key < other).count() as u8;
        let ranks: Vec<u8> = scored.iter().map(|(key, ..)| rank(key)).collect();
        let standings = scored
            .into_iter()
            .zip(ranks)
            .map(|((_, score, lines), rank)| Standing { score, rank, has_won: rank == 1, lines })
            .collect();
        Outcome { standings }
    }

    pub fn of(&self, seat: Seat) -> &Standing {
        &self.standings[seat.idx()]
    }

    /// 1 for a sole winner, a fair part of it for a shared victory, 0 for a loser.
    pub fn win_share(&self, seat: Seat) -> f64 {
        let n_winners = self.standings.iter().filter(|standing| standing.has_won).count();
        if self.of(seat).has_won { 1.0 / n_winners as f64 } else { 0.0 }
    }
}
