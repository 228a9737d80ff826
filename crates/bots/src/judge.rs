//! What a judgement is: how likely each seat wins, and with how many points it may reckon.

mod fit;
mod follow;
mod raced;
mod scale;

use engine::{Game, Line, Outcome, Seat};

pub use fit::{Known, fit};
pub use follow::{Mean, follow, is_all_known, most_promising, offered, play_unseen, weigh};
pub use raced::{Raced, RacedSeat};
pub use scale::{Evidence, N_SIGNS, POINTS_UNIT, Scale, Signs, logit};

/// How a match stands, as far as one seat can know.
#[derive(Clone, PartialEq, Debug)]
pub struct Judgement {
    /// One chance per seat, in the order of the seats; a shared victory is split. They add up to 1
    /// where somebody always wins.
    pub win: Vec<f64>,
    /// The score that each seat may expect at the end.
    pub points: Vec<f64>,
}

/// What a seat can do until something is drawn or somebody else is to act, and how the match then
/// stands: the mean over all that may be drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct Way<A> {
    pub actions: Vec<A>,
    pub judgement: Judgement,
    /// How far off the chance of the seat itself may be (one standard error), because only some of
    /// what may be drawn was tried; 0 where all was counted.
    pub error: f64,
}

/// Says how a match stands. It has no clock and no generator: the same view is always judged alike,
/// whatever it remembers of others.
pub trait Judge<G: Game>: Send {
    /// What the judgement rests on.
    fn evidence(&mut self, view: &G::View, seat: Seat) -> Evidence;

    /// As `seat` sees it.
    fn value(&mut self, view: &G::View, seat: Seat) -> Judgement;

    /// What `seat`, who is to act, can do: the best way first. What it has `played` is judged by
    /// the same measure.
    fn ways(&mut self, view: &G::View, seat: Seat, played: &[G::Action]) -> Ways<G::Action>;

    /// The score of a seat if the game ended now, by its sources.
    fn sources(&self, game: &G, seat: Seat) -> Vec<Line>;

    /// What `seat` does that makes nothing of its choice, where it may. Hints are measured by it.
    fn pass(&self, _game: &G, _seat: Seat) -> Vec<G::Action> {
        Vec::new()
    }
}

/// The ways that are worth a thought, the best first, and the one that was asked about.
#[derive(Clone, PartialEq, Debug)]
pub struct Ways<A> {
    pub best: Vec<Way<A>>,
    pub played: Option<Way<A>>,
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

    /// What `seat` plays for: to win, or for points where nobody else is at the table.
    pub fn aim(&self, seat: Seat) -> f64 {
        if self.win.len() == 1 { self.points[seat.idx()] } else { self.win[seat.idx()] }
    }

    /// Nothing yet, to be added to.
    pub fn nothing(n_seats: u8) -> Judgement {
        let zeros = vec![0.0; n_seats.into()];
        Judgement { win: zeros.clone(), points: zeros }
    }

    /// Adds a part of another one.
    pub fn add(&mut self, other: &Judgement, part: f64) {
        let sums = self.win.iter_mut().chain(&mut self.points);
        for (sum, more) in sums.zip(other.win.iter().chain(&other.points)) {
            *sum += part * more;
        }
    }
}

impl<A: Copy + PartialEq> Ways<A> {
    /// Sorts the ways by what `seat` plays for; what was played is among them.
    pub fn ranked(mut ways: Vec<Way<A>>, played: Option<Way<A>>, seat: Seat) -> Ways<A> {
        if let Some(played) = &played
            && ways.iter().all(|way| way.actions != played.actions)
        {
            ways.push(played.clone());
        }
        let aim = |way: &Way<A>| way.judgement.aim(seat);
        ways.sort_by(|a, b| aim(b).total_cmp(&aim(a)));
        Ways { best: ways, played }
    }
}
