//! A judgement of time: what was to be solved in a race, and who was close.

use engine::{Millis, Seat};

/// A task of a race that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Raced {
    pub task: String,
    pub n_right: u32,
    /// Cells that can be settled without guessing: by what is seen, and with one thought more.
    pub n_forced: u8,
    pub n_forced_by_trial: u8,
    /// When each level calls in half of all races.
    pub levels: Vec<(&'static str, Millis)>,
    pub seats: Vec<RacedSeat>,
    pub winner: Option<Seat>,
    /// On the clock of the round, as all times.
    pub ended_at: Millis,
}

/// How close somebody was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RacedSeat {
    pub seat: Seat,
    pub called_at: Option<Millis>,
    pub is_right: bool,
    /// When nothing right was in reach any more without taking something back.
    pub lost_at: Option<Millis>,
    /// What is right and most like the last that was built, and how much of it was not there.
    pub nearest: Option<String>,
    pub n_missing: u8,
}
