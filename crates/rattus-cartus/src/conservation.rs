//! What must hold in every state (RC-83), for tests that look at each step of many games.

use engine::Seat;

use crate::cards::Cards;
use crate::components::{BUILDING_CARDS_IN_GAME, N_MARKERS, N_PERSONS, PILE_SIZES};
use crate::{Class, Kind, Pile, RattusCartus, Stage};

impl RattusCartus {
    /// Panics if a card or a marker is lost or doubled, or if a seat's memory has lost count.
    pub fn check_conserved(&self) {
        self.check_population();
        self.check_piles();
        self.check_buildings();
        for seat in Seat::all(self.n_seats) {
            self.check_counts(seat);
            self.check_memory(seat);
        }
    }

    fn check_population(&self) {
        let seats = 0..usize::from(self.n_seats);
        let nun_row: Cards = self.nun_row.into_iter().collect();
        let held = seats.clone().map(|i| self.hands[i].persons());
        let laid = seats.map(|i| self.laid[i].persons());
        let places = [nun_row, self.deck, self.discard_pile].into_iter().chain(held).chain(laid);
        let (all, n) = places
            .fold((Cards::NONE, 0), |(all, n), cards| (all.and(cards), n + cards.len() as usize));
        assert_eq!((all, n), (Cards::all(), N_PERSONS));
    }

    fn check_piles(&self) {
        let seats = 0..usize::from(self.n_seats);
        for (idx, size) in PILE_SIZES.into_iter().enumerate() {
            let held = |i: usize| self.hands[i].others()[idx] + self.laid[i].others()[idx];
            let n = self.piles[idx] + seats.clone().map(held).sum::<u8>();
            assert_eq!(n, if self.is_in_play(Pile::ALL[idx]) { size } else { 0 });
        }
        let markers = seats.flat_map(|i| self.markers_of[i]).chain(self.markers);
        let n_markers: usize = markers.map(usize::from).sum();
        assert_eq!(n_markers, if self.is_in_play(Pile::VpMarker) { N_MARKERS } else { 0 });
    }

    fn check_buildings(&self) {
        let n_row = if self.stage == Stage::Over { 0 } else { self.n_row() };
        let n_known = self.discarded.len() as u8 + self.put_under.len() + n_row;
        let n_unlaid = self.unlaid.len() as u8;
        assert_eq!(n_known + n_unlaid, BUILDING_CARDS_IN_GAME);
        assert_eq!(n_unlaid, self.n_main + self.n_replacement() - self.put_under.len());
    }

    /// What a hand counts is what it holds.
    fn check_counts(&self, seat: Seat) {
        let hand = &self.hands[seat.idx()];
        for class in Class::ALL {
            let n_held = hand.persons().of_class(class).count();
            assert_eq!(usize::from(hand.n_of(Kind::Of(class))), n_held);
        }
    }

    /// A seat remembers as many cards as it does not see.
    fn check_memory(&self, seat: Seat) {
        let open = Seat::all(self.n_seats)
            .filter(|other| *other == seat || self.revealed.contains(*other))
            .fold(self.discard_pile, |open, other| open.and(self.laid[other.idx()].persons()));
        let in_sight = open.and(self.hands[seat.idx()].persons());
        let n_seen = in_sight.len() + self.seen[seat.idx()].count_ones();
        let remembered = &self.memories[seat.idx()].persons;
        let n_unseen = remembered.iter().filter(|places| !places.is_empty()).count();
        assert_eq!(n_unseen + n_seen as usize, N_PERSONS);
    }
}
