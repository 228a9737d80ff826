//! An influence track (RC-6, RC-54).

use engine::Seat;

use crate::components::SEATS_MAX;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Track {
    /// By seat.
    pub influence: [u16; SEATS_MAX],
    /// The seats in the order in which their discs came to where they lie: on one space the earlier
    /// lies below.
    pub arrivals: [Seat; SEATS_MAX],
}

impl Track {
    pub fn at_start() -> Track {
        let arrivals = [Seat(0), Seat(1), Seat(2), Seat(3), Seat(4)];
        Track { influence: [0; SEATS_MAX], arrivals }
    }

    /// RC-54: one move, onto what lies there.
    pub fn advance(&mut self, seat: Seat, by: u8) {
        if by == 0 {
            return;
        }
        self.influence[seat.idx()] += u16::from(by);
        let from = self.arrivals.iter().position(|other| *other == seat);
        let from = from.expect("every seat has a disc on every track");
        self.arrivals[from..].rotate_left(1);
    }

    /// RC-87, RC-88: the seats with influence, the best first.
    pub fn ranking(&self, n_seats: u8) -> impl Iterator<Item = Seat> {
        let mut seats: Vec<Seat> = self.arrivals.to_vec();
        seats.retain(|seat| seat.0 < n_seats && 0 < self.influence[seat.idx()]);
        // The sort is stable, so that among equals the earlier stays in front.
        engine::sort_short(&mut seats, |seat| std::cmp::Reverse(self.influence[seat.idx()]));
        seats.into_iter()
    }
}
