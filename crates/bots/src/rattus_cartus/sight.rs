//! What a seat thinks of its chances at the moment of a decision: what a point more and a rat more
//! would change.

use engine::{Game, Seat};
use rattus_cartus::RattusCartus;

use super::outlook::{ByNuns, Outlook};
use super::tracks::SEATS_MAX;
use super::worth::Worth;

pub struct Sight<'a> {
    pub game: &'a RattusCartus,
    pub seat: Seat,
    pub worth: Worth,
    /// The chance to win with from five rats fewer to twelve more.
    by_rats: [f64; N_RATS],
    /// What one point more of each seat changes, as a share of the chance to win.
    by_points: [f64; SEATS_MAX],
}

const RATS_FEWER: usize = 5;
const N_RATS: usize = RATS_FEWER + 13;

impl<'a> Sight<'a> {
    pub fn new(game: &'a RattusCartus, seat: Seat, nuns: &ByNuns) -> Sight<'a> {
        let worth = Worth::new(game);
        let outlook = Outlook::new(game, seat, nuns, &worth);
        let even = [0.0; SEATS_MAX];
        let unbeaten = outlook.unbeaten(&even);
        let by_rats = std::array::from_fn(|i| {
            outlook.win_chance_with(i as f64 - RATS_FEWER as f64, &unbeaten)
        });
        let now: f64 = by_rats[RATS_FEWER];
        let mut by_points = even;
        for (other, share) in by_points.iter_mut().enumerate().take(game.n_seats().into()) {
            let mut points = even;
            points[other] = 1.0;
            let then = outlook.win_chance_with(0.0, &outlook.unbeaten(&points));
            *share = (then - now) / now.max(1e-9);
        }
        Sight { game, seat, worth, by_rats, by_points }
    }

    /// The chance to win with so many rats more, and everybody with so many points more.
    pub fn chance(&self, rats: i32, points: &[f64; SEATS_MAX]) -> f64 {
        let gain: f64 = self.by_points.iter().zip(points).map(|(share, more)| share * more).sum();
        self.by_rats(rats) * (1.0 + gain)
    }

    /// The same if only this seat has more points.
    pub fn own_chance(&self, rats: i32, points: f64) -> f64 {
        self.by_rats(rats) * (1.0 + self.by_points[self.seat.idx()] * points)
    }

    /// What a rat more costs, in points.
    pub fn rat_cost(&self) -> f64 {
        let now = self.by_rats(0);
        let lost = (now - self.by_rats(1)) / now.max(1e-9);
        (lost / self.by_points[self.seat.idx()].max(1e-4)).max(0.0)
    }

    /// How much a point of a rival costs, compared with an own one.
    pub fn weight_of(&self, rival: Seat) -> f64 {
        -self.by_points[rival.idx()] / self.by_points[self.seat.idx()].max(1e-9)
    }

    fn by_rats(&self, more: i32) -> f64 {
        let has = i32::from(self.game.rats(self.seat));
        let idx = more.max(-has) + RATS_FEWER as i32;
        self.by_rats[idx.clamp(0, N_RATS as i32 - 1) as usize]
    }
}
