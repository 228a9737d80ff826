//! The table after the turn, for every number of sabres: what a turn leaves behind apart from the
//! city that is being built.

use engine::{Chance, Cx, Game, Outcome, Seat};
use saint_malo::{City, Dice, N_DICE, N_SYMBOLS, Phase, Pirates, SaintMalo, Symbol};

/// What follows once the turn is done.
pub struct Outlook {
    /// The table when the next turn begins. The own city in it is the one before the turn.
    pub next: SaintMalo,
    pub seat: Seat,
    /// The strengths of the attacks that the sabres bring.
    attacks: Vec<u8>,
    ends: Ends,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Ends {
    No,
    IfFull,
    InAnyCase,
}

impl Outlook {
    /// The outlook of the seat in turn, if its dice show `n_sabres`. Numbers above five stand for
    /// the extra dice of practice.
    pub fn new(game: &SaintMalo, n_sabres: u8) -> Outlook {
        let n_own = n_sabres.min(N_DICE);
        let dice = (0..n_own).map(|_| Symbol::Sabres).collect::<Dice>();
        let mut next = game.supposing(dice, Phase::Finish);
        let seat = game.turn();
        let mut extra = SabresFirst { left: n_sabres - n_own };
        next.apply(seat, &saint_malo::Action::Done, &mut Cx::silent(0, &mut extra));
        let ends = if next.outcome().is_some() {
            Ends::InAnyCase
        } else if game.is_last_of_round() {
            Ends::IfFull
        } else {
            Ends::No
        };
        Outlook { attacks: attacks_between(game.pirates(), next.pirates()), next, seat, ends }
    }

    /// The city after the attacks.
    pub fn attacked(&self, city: &City) -> City {
        let mut city = *city;
        let defence = city.defence();
        let n_lost = self.attacks.iter().filter(|strength| defence < **strength).count();
        city.n_cannons_lost += n_lost as u8;
        city
    }

    /// How the game ends, if the turn that leaves this city ends it. The city is given as it is
    /// after the attacks.
    pub fn outcome(&self, city: &City) -> Option<Outcome> {
        let is_over = match self.ends {
            Ends::No => false,
            Ends::IfFull => city.is_full(),
            Ends::InAnyCase => true,
        };
        is_over.then(|| {
            let over = self.next.supposing(Dice::NONE, Phase::Over);
            over.supposing_city(self.seat, *city).outcome().expect("the phase is over")
        })
    }
}

/// The strengths of the rows that became full in between.
fn attacks_between(before: Pirates, after: Pirates) -> Vec<u8> {
    (before.row..after.row).map(|row| saint_malo::STRENGTHS[usize::from(row)]).collect()
}

/// Extra dice of which the first `left` show sabres.
struct SabresFirst {
    left: u8,
}

impl Chance for SabresFirst {
    fn below(&mut self, n: u32) -> u32 {
        debug_assert_eq!(n as usize, N_SYMBOLS, "only dice are thrown at the end of a turn");
        if self.left == 0 {
            return Symbol::Log as u32;
        }
        self.left -= 1;
        Symbol::Sabres as u32
    }
}
