//! What influence on a track is worth before the game is over.

use engine::{Game, Seat};
use rattus_cartus::{Class, RattusCartus, TRACK_VP};

/// As many seats as a table can have.
pub const SEATS_MAX: usize = 5;

/// The discs of one class, and how likely each of them ends ahead of each other.
#[derive(Clone, Copy, Debug)]
pub struct Track {
    n_seats: usize,
    /// By seat; a part of a step is a step that is likely.
    influence: [f64; SEATS_MAX],
    /// By seat: of two on one space the lower number is ahead (RC-87).
    arrival: [u8; SEATS_MAX],
    /// How much a step counts; the less, the more buildings of the class are still to come.
    scale: f64,
    /// How likely a disc that has not moved still does.
    foot: f64,
    ahead: [[f64; SEATS_MAX]; SEATS_MAX],
}

/// How far two discs drift apart by one more building of their class.
const DRIFT: f64 = 1.5;
/// What is left of doubt when no more building comes.
const DOUBT: f64 = 0.12;
/// How likely a seat without influence gets a foot in at one more building.
const FOOT: f64 = 0.7;

impl Track {
    /// As it is, with more buildings of the class to come than the decks let expect.
    pub fn new(game: &RattusCartus, class: Class, n_more: f64) -> Track {
        let n_expected = game.n_expected(class) + n_more;
        let mut track = Track {
            n_seats: game.n_seats().into(),
            influence: [0.0; SEATS_MAX],
            arrival: [0; SEATS_MAX],
            scale: 1.0 / (DOUBT + DRIFT * n_expected.sqrt()),
            foot: 1.0 - (-FOOT * n_expected).exp(),
            ahead: [[0.0; SEATS_MAX]; SEATS_MAX],
        };
        for seat in Seat::all(game.n_seats()) {
            track.influence[seat.idx()] = f64::from(game.influence(class, seat));
            track.arrival[seat.idx()] = game.arrival(class, seat);
        }
        for seat in 0..track.n_seats {
            track.compare(seat, seat);
        }
        track
    }

    /// RC-54: whoever moves lies above those who are there.
    pub fn advance(&mut self, seat: Seat, by: f64) {
        if 0.0 < by {
            self.influence[seat.idx()] += by;
            self.arrival[seat.idx()] = SEATS_MAX as u8;
            self.compare(seat.idx(), self.n_seats);
        }
    }

    /// Compares a seat with the first `n` others.
    fn compare(&mut self, seat: usize, n: usize) {
        for other in (0..n).filter(|other| *other != seat) {
            let lead = self.influence[seat] - self.influence[other];
            let tie = if self.arrival[seat] < self.arrival[other] { 0.5 } else { -0.5 };
            let ahead = soft_step((lead + tie) * self.scale);
            self.ahead[seat][other] = ahead;
            self.ahead[other][seat] = 1.0 - ahead;
        }
    }

    /// The points to be expected for each seat.
    pub fn points(&self) -> [f64; SEATS_MAX] {
        let mut points = [0.0; SEATS_MAX];
        for (seat, points) in points[..self.n_seats].iter_mut().enumerate() {
            *points = self.points_of(seat);
        }
        points
    }

    fn points_of(&self, seat: usize) -> f64 {
        // How likely nobody, one or two others are ahead.
        let [mut first, mut second, mut third] = [1.0, 0.0, 0.0];
        for other in (0..self.n_seats).filter(|other| *other != seat) {
            let ahead = self.ahead[seat][other];
            let behind = 1.0 - ahead;
            third = third * ahead + second * behind;
            second = second * ahead + first * behind;
            first *= ahead;
        }
        let [vp_1, vp_2, vp_3] = TRACK_VP.map(f64::from);
        // RC-88: nothing is paid for a disc that has not moved.
        let moves = self.influence[seat].min(1.0);
        (first * vp_1 + second * vp_2 + third * vp_3) * (moves + (1.0 - moves) * self.foot)
    }
}

/// From 0 to 1, and a half at 0.
#[inline]
pub fn soft_step(x: f64) -> f64 {
    0.5 + 0.5 * x / (1.0 + x * x).sqrt()
}
