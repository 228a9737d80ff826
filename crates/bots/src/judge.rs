//! What a judgement is: how likely each seat wins, and with how many points it may reckon.

use engine::{Game, Outcome, Seat};

/// How a match stands, as far as one seat can know.
#[derive(Clone, PartialEq, Debug)]
pub struct Judgement {
    /// One chance per seat, in the order of the seats. They add up to 1; a shared victory is split.
    pub win: Vec<f64>,
    /// The score that each seat may expect at the end.
    pub points: Vec<f64>,
}

/// Says how a match stands. It has no clock and no generator: the same view is always judged alike.
pub trait Judge<G: Game>: Send {
    /// As `seat` sees it.
    fn value(&self, view: &G::View, seat: Seat) -> Judgement;
}

impl Judgement {
    /// There is nothing left to be expected.
    pub fn of_outcome(outcome: &Outcome) -> Judgement {
        let seats = || Seat::all(outcome.standings.len() as u8);
        Judgement {
            win: seats().map(|seat| outcome.win_share(seat)).collect(),
            points: seats().map(|seat| f64::from(outcome.of(seat).score)).collect(),
        }
    }
}
