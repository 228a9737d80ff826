//! What a seat may expect of the Nun-row (RC-94, RC-95), from what it knows and nothing else: the
//! cards it has seen there, and those that its memory lets be there (RC-106).
//!
//! Each of the latter is taken to be as likely there as the others. Before the first reshuffle that
//! is exact; later on it may overlook that a card could also be in more hands than another.

use engine::Seat;

use crate::components::{NUN_ROW, NUNS};
use crate::memory::CardSpot;
use crate::{Card, RattusCartus, View};

/// The most nuns that a card shows.
const NUNS_MAX: usize = NUNS[NUNS.len() - 1] as usize;
/// The most nuns that a Nun-row can have.
const SUM_MAX: usize = NUN_ROW * NUNS_MAX;

/// How likely each number of nuns in the Nun-row is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct NunOdds {
    chances: [f64; SUM_MAX + 1],
}

impl NunOdds {
    /// Cards with `seen` nuns in all are known to be there, and `n_unseen` more come from
    /// candidates, which are counted by their nuns.
    pub fn new(seen: u16, n_unseen: usize, candidates: [u8; NUNS_MAX + 1]) -> NunOdds {
        // By number of cards and number of nuns: in how many ways they can be taken.
        let mut ways = [[0.0; SUM_MAX + 1]; NUN_ROW + 1];
        ways[0][0] = 1.0;
        for (nuns, n) in candidates.into_iter().enumerate() {
            add_alike(&mut ways, n_unseen, nuns, n.into());
        }
        let ways = ways[n_unseen];
        let all: f64 = ways.iter().sum();
        let seen = usize::from(seen);
        let mut chances = [0.0; SUM_MAX + 1];
        for (sum, chance) in chances.iter_mut().enumerate().skip(seen) {
            *chance = ways[sum - seen] / all;
        }
        NunOdds { chances }
    }

    /// How likely the Nun-row has just so many nuns.
    pub fn chance(&self, nuns: u16) -> f64 {
        self.chances.get(usize::from(nuns)).copied().unwrap_or(0.0)
    }

    /// RC-95: how likely a seat with so many rats lives.
    pub fn survival(&self, rats: u16) -> f64 {
        let enough = self.chances.get(usize::from(rats)..);
        enough.map_or(0.0, |chances| chances.iter().sum())
    }

    /// The number of nuns to be expected.
    pub fn mean(&self) -> f64 {
        let terms = self.chances.iter().enumerate();
        terms.map(|(nuns, chance)| nuns as f64 * chance).sum()
    }
}

/// Takes any number of `n` cards with as many nuns to what was taken before, from many to few, so
/// that nothing is counted twice.
fn add_alike(ways: &mut [[f64; SUM_MAX + 1]], n_cards: usize, nuns: usize, n: usize) {
    for total in (1..=n_cards).rev() {
        let mut choices = 1.0;
        for more in 1..=total.min(n) {
            choices *= (n + 1 - more) as f64 / more as f64;
            let (fewer, rest) = ways.split_at_mut(total);
            let shifted = rest[0].iter_mut().skip(more * nuns);
            for (sum, before) in shifted.zip(fewer[total - more]) {
                *sum += choices * before;
            }
        }
    }
}

impl View {
    /// What this viewer may expect of the Nun-row. A spectator has no memory and expects nothing.
    pub fn nun_odds(&self) -> Option<NunOdds> {
        let own = self.own.as_ref()?;
        let known = self.nun_row.iter().filter_map(|nun_card| nun_card.card);
        let n_unseen = NUN_ROW - known.clone().count();
        let seen = known.map(|person| u16::from(person.nuns)).sum();
        let mut candidates = [0; NUNS_MAX + 1];
        for unseen in own.memory.unseen.iter().filter(|it| it.places.contains(CardSpot::NunRow)) {
            if let Card::Person(person) = unseen.card {
                candidates[usize::from(person.nuns)] += unseen.n;
            }
        }
        Some(NunOdds::new(seen, n_unseen, candidates))
    }
}

impl RattusCartus {
    /// What a seat may expect of the Nun-row: the same as its view says.
    pub fn nun_odds(&self, seat: Seat) -> NunOdds {
        let print = self.terms.print;
        let has_seen = |idx: &usize| self.seen[seat.idx()] & 1 << idx != 0;
        let known = (0..NUN_ROW).filter(has_seen).map(|idx| print.person(self.nun_row[idx]));
        let seen = known.map(|person| u16::from(person.nuns)).sum();
        let mut candidates = [0; NUNS_MAX + 1];
        for (no, places) in (0..).zip(&self.memories[seat.idx()].persons) {
            if places.contains(CardSpot::NunRow) {
                candidates[usize::from(print.person(no).nuns)] += 1;
            }
        }
        NunOdds::new(seen, self.n_unseen(seat).into(), candidates)
    }
}
