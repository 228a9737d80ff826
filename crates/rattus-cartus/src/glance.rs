//! What can be read off a table at a glance, without building a view: for simulations, in which
//! a seat asks a thousand times. Whoever asks for a seat reads only what that seat may know.

use engine::{Game, Seat};

use crate::components::{N_KINDS, N_MARKER_VALUES};
use crate::{Class, Kind, Pile, RattusCartus, Slot, Supply};

impl RattusCartus {
    /// Seats still to enter, the next one in front (RC-42).
    pub fn queue(&self) -> &[Seat] {
        self.queue.as_slice()
    }

    /// The number of cards that a seat has announced, of all kinds (RC-48).
    pub fn n_announced(&self, seat: Seat) -> u8 {
        self.laid[seat.idx()].len()
    }

    pub fn supply(&self, slot: Slot) -> Supply {
        self.terms.table.supply_of(self.row[slot.idx()].card)
    }

    /// The building of an unfinished walk (RC-31).
    pub fn walk_slot(&self, seat: Seat) -> Option<Slot> {
        self.card_choices[seat.idx()].slot
    }

    /// The cards of an unfinished walk, by kind.
    pub fn walk(&self, seat: Seat) -> [u8; N_KINDS] {
        Kind::ALL.map(|kind| self.card_choices[seat.idx()].kinds.n_of(kind))
    }

    /// Hand cards by kind, those of an unfinished walk included.
    pub fn hand(&self, seat: Seat) -> [u8; N_KINDS] {
        Kind::ALL.map(|kind| self.n_of(seat, kind))
    }

    /// What is left in a pile.
    pub fn n_left(&self, pile: Pile) -> u8 {
        match pile.kind() {
            Some(_) => self.piles[pile as usize],
            None => self.markers.iter().sum(),
        }
    }

    /// The mean value of the markers that are left.
    pub fn marker_worth(&self) -> f64 {
        let n_left: u8 = self.markers.iter().sum();
        points(&self.markers) as f64 / f64::from(n_left.max(1))
    }

    /// RC-93.
    pub fn marker_points(&self, seat: Seat) -> i32 {
        points(&self.markers_of[seat.idx()])
    }

    /// The place of a seat among the discs of a track in the order of their last moves: of two on
    /// one space the lower number is ahead (RC-87).
    pub fn arrival(&self, class: Class, seat: Seat) -> u8 {
        let arrivals = &self.tracks[class as usize].arrivals;
        let place = arrivals.iter().position(|other| *other == seat);
        place.expect("every seat has a disc on every track") as u8
    }

    /// How many buildings of a class are to be expected in the rows to come.
    pub fn n_expected(&self, class: Class) -> f64 {
        let of_class = self.unlaid.of_class(class);
        f64::from(of_class) * f64::from(self.n_main) / f64::from(self.unlaid.len().max(1))
    }

    /// The seats behind this one clockwise, without it.
    pub fn rivals(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let n_seats = self.n_seats();
        (1..n_seats).map(move |i| Seat((seat.0 + i) % n_seats))
    }
}

fn points(markers: &[u8; N_MARKER_VALUES]) -> i32 {
    (0..).zip(markers).map(|(value, n)| value * i32::from(*n)).sum()
}
