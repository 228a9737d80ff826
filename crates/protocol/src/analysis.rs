//! What a finished match is told of: chances, luck and mistakes. All chances are from 0 to 1.

use engine::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A match, understood afterwards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Analysis {
    pub seats: Vec<SeatAccount>,
    /// Everything that has changed chances, in its order. None in a race.
    pub swings: Vec<Swing>,
    /// In a race there is time instead of chances: what was to be solved, and who was close.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tasks: Vec<TaskAccount>,
}

/// Where the result of a seat came from: `start`, `luck` and `errors` make `result`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SeatAccount {
    pub seat: Seat,
    /// The chance to win when the match began.
    pub start: f64,
    /// What draws changed, and what nobody could know before.
    pub luck: f64,
    /// The part of it that draws changed. Over many matches it adds up to nothing.
    pub drawn: f64,
    /// What the decisions of all seats changed for this one.
    pub errors: f64,
    /// What its own decisions cost it: 0 or less.
    pub own_errors: f64,
    /// How often it had a choice.
    pub decisions: u32,
    /// The share of the victory.
    pub result: f64,
}

/// Something that changed chances.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Swing {
    /// The first step of the match that belongs to it, from 0, and how many do.
    pub entry: usize,
    pub entries: usize,
    /// Who has acted; nobody where time has passed.
    pub seat: Option<Seat>,
    /// Everybody's chances before and after it.
    pub before: Vec<f64>,
    pub after: Vec<f64>,
    #[serde(flatten)]
    pub what: What,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum What {
    /// A choice: the chances before it are those of the best way, the chances after it those of
    /// what was played.
    Decision {
        played: Prospect,
        best: Prospect,
        /// What the seat has lost: 0 or more.
        cost: f64,
        /// How far off that may be (one standard error); 0 where all was counted.
        error: f64,
        /// Whether something was hidden from the seat: it is judged by what it could know.
        is_blind: bool,
    },
    /// Something was drawn or came to light. The chances before it are the mean over all that could
    /// have been.
    Draw {
        cause: Luck,
        /// How far off the mean may be for the seat that has acted.
        error: f64,
        /// What the seat that acts was told of it, as events of the game.
        told: Vec<Value>,
    },
}

/// Why something happened that nobody has decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Luck {
    /// Dice, or whatever else the match has drawn then.
    Drawn,
    /// What lay hidden, and could have been something else for all that the seat knew.
    Revealed,
    /// Nothing has happened: somebody else looks, who knows other things or sees further.
    Insight,
}

/// A way to go on, and what it is good for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Prospect {
    pub actions: Vec<Value>,
    /// The points that the seat may expect at the end.
    pub points: f64,
    /// What changes at once in the sources of the score.
    pub gains: Vec<Gain>,
    /// What it may lose before it acts again, if that is much. Told of mistakes and of hints.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub risk: Option<Risk>,
}

/// One of the best things that a seat can do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Hint {
    #[serde(flatten)]
    pub way: Prospect,
    /// The chance of the seat to win then, and how far that is behind the best hint. Alone at the
    /// table hints go by points.
    pub win: f64,
    pub behind: f64,
    /// How far off the chance may be.
    pub error: f64,
    /// The points to be expected, less those of passing, or of the worst way where nobody may pass.
    pub worth: f64,
}

/// What a seat is about to lose by what it has chosen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Mistake {
    /// In chances to win, and how far off that may be.
    pub cost: f64,
    pub error: f64,
    /// In points to be expected; it can be less than nothing where the chance goes another way.
    pub points: f64,
    pub best: Hint,
}

/// A source of points, by the key of its text, and what it brings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Gain {
    pub source: String,
    pub points: i32,
}

/// The source of points that is in the greatest danger.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Risk {
    pub source: String,
    /// What is lost if it comes to it: less than 0.
    pub points: f64,
    /// How likely that is.
    pub chance: f64,
}

/// A task of a race.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TaskAccount {
    /// The step of the match that has ended it: everybody sees all boards then.
    pub entry: usize,
    pub task: String,
    /// How many right plans there are, and how many of the free cells can be settled without
    /// guessing: by what is seen, and with one thought more.
    pub n_right: u32,
    pub n_forced: u8,
    pub n_forced_by_trial: u8,
    /// When each level would have called in half of all races, the slowest level first.
    pub levels: Vec<LevelTime>,
    pub seats: Vec<TaskSeat>,
    /// Who has won it, and when it was over, on the clock of the round.
    pub winner: Option<Seat>,
    pub ended_ms: u64,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LevelTime {
    pub level: String,
    pub ms: u64,
}

/// How close somebody was.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TaskSeat {
    pub seat: Seat,
    /// On the clock of the round.
    pub called_ms: Option<u64>,
    pub is_right: bool,
    /// When the last right plan was out of reach without taking a card back. None: never.
    pub lost_ms: Option<u64>,
    /// The right plan that its last board is nearest to, and how many cells are still different.
    pub nearest: Option<String>,
    pub n_missing: u8,
}

/// Of the best, what is left after losing chances, by the second number.
const LOSS_WEIGHT: f64 = 1.8;
/// So much at once is a big mistake: in chances to win, and in points.
const BIG_COST: f64 = 0.06;
const BIG_LOSS: f64 = 5.0;

impl SeatAccount {
    /// How well the seat has played, in percent: 100 if nothing could have been done better. Every
    /// chance that was thrown away takes the same part of what is left.
    pub fn played(&self) -> f64 {
        100.0 * (LOSS_WEIGHT * self.own_errors.min(0.0)).exp()
    }
}

impl Mistake {
    /// Whether a learner should think again: it is not among what the judge is unsure of.
    pub fn is_big(&self) -> bool {
        BIG_COST <= self.cost && 2.0 * self.error < self.cost || BIG_LOSS <= self.points
    }
}

impl Analysis {
    /// The swings that have changed most for those who acted, in the order of the match.
    pub fn decisive(&self, n: usize) -> Vec<&Swing> {
        decisive(&self.swings, n)
    }
}

/// The same among some of the swings.
pub fn decisive<'a>(swings: impl IntoIterator<Item = &'a Swing>, n: usize) -> Vec<&'a Swing> {
    let size = |swing: &Swing| swing.own_change().map_or(0.0, f64::abs);
    let mut decisive: Vec<&Swing> =
        swings.into_iter().filter(|swing| 0.0 < size(swing) && !swing.is_insight()).collect();
    decisive.sort_by(|a, b| size(b).total_cmp(&size(a)));
    decisive.truncate(n);
    decisive.sort_by_key(|swing| swing.entry);
    decisive
}

impl Swing {
    /// What has changed for a seat.
    pub fn change(&self, seat: Seat) -> f64 {
        self.after[seat.idx()] - self.before[seat.idx()]
    }

    /// What has changed for whoever acted.
    pub fn own_change(&self) -> Option<f64> {
        Some(self.change(self.seat?))
    }

    /// Whether something came to light that was hidden. What it was is among what was told.
    pub fn is_reveal(&self) -> bool {
        self.is_luck(Luck::Revealed)
    }

    pub fn is_insight(&self) -> bool {
        self.is_luck(Luck::Insight)
    }

    fn is_luck(&self, luck: Luck) -> bool {
        matches!(self.what, What::Draw { cause, .. } if cause == luck)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn account(own_errors: f64) -> SeatAccount {
        SeatAccount {
            seat: Seat(0),
            start: 0.5,
            luck: 0.0,
            drawn: 0.0,
            errors: own_errors,
            own_errors,
            decisions: 1,
            result: 0.5 + own_errors,
        }
    }

    #[test]
    fn who_loses_nothing_plays_a_hundred_percent() {
        let played = |lost: f64| account(-lost).played().round();
        assert_eq!([0.0, 0.11, 0.19, 1.0].map(played), [100.0, 82.0, 71.0, 17.0]);
        assert_eq!(account(1e-15).played(), 100.0, "rounding is no praise");
    }

    fn swing(entry: usize, seat: Option<Seat>, change: f64, cause: Luck) -> Swing {
        let what = What::Draw { cause, error: 0.0, told: Vec::new() };
        let after = vec![0.5 + change, 0.5 - change];
        Swing { entry, entries: 1, seat, before: vec![0.5; 2], after, what }
    }

    #[test]
    fn the_greatest_changes_for_those_who_acted_decide() {
        let swings = vec![
            swing(1, Some(Seat(0)), 0.1, Luck::Drawn),
            swing(2, Some(Seat(1)), 0.3, Luck::Revealed),
            swing(3, Some(Seat(0)), -0.2, Luck::Drawn),
            swing(4, Some(Seat(0)), 0.4, Luck::Insight),
            swing(5, None, 0.4, Luck::Drawn),
        ];
        let analysis = Analysis { seats: Vec::new(), swings, tasks: Vec::new() };
        let entries = |n: usize| -> Vec<usize> {
            analysis.decisive(n).iter().map(|swing| swing.entry).collect()
        };
        assert_eq!(entries(2), [2, 3]);
        assert_eq!(entries(9), [1, 2, 3]);
        assert!(analysis.swings[1].is_reveal() && !analysis.swings[0].is_reveal());
    }
}
