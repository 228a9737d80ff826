//! How likely a seat wins: with more points than whoever lives, and alive (RC-95, RC-96).

use engine::{Game, Seat};
use rattus_cartus::{AllDead, Class, NUN_ROW, NunOdds, RattusCartus};

use super::tracks::{SEATS_MAX, Track, soft_step};
use super::worth::Worth;

/// Nun-rows have 0 to 20 nuns.
pub const N_SUMS: usize = 21;

/// Something for every number of nuns, from 0.
pub type ByNuns = [f64; N_SUMS];

/// The table as one seat sees it.
#[derive(Clone, Copy, Debug)]
pub struct Outlook {
    seat: usize,
    n_seats: usize,
    nuns: ByNuns,
    /// By seat: points to be expected, and rats.
    points: [f64; SEATS_MAX],
    rats: [f64; SEATS_MAX],
    /// By rival: how likely it lives.
    lives: [ByNuns; SEATS_MAX],
    /// How likely no rival lives, where that counts (RC-97).
    all_die: Option<ByNuns>,
    /// In points: how far things still go up and down.
    spread: f64,
    /// In rats: likewise.
    blur: f64,
    /// What rats tend to, and how much of the way they still go.
    aim: f64,
    pull: f64,
}

impl Outlook {
    pub fn new(game: &RattusCartus, seat: Seat, nuns: &ByNuns, worth: &Worth) -> Outlook {
        let (rounds_left, weights) = (worth.rounds_left(), worth.weights());
        let mut outlook = Outlook {
            seat: seat.idx(),
            n_seats: game.n_seats().into(),
            nuns: *nuns,
            points: [0.0; SEATS_MAX],
            rats: [0.0; SEATS_MAX],
            lives: [[0.0; N_SUMS]; SEATS_MAX],
            all_die: None,
            spread: weights.spread_at_end + weights.spread_per_round * rounds_left.sqrt(),
            blur: 1.0 / (1.0 + weights.blur_per_round * rounds_left),
            aim: weights.rats_aim,
            pull: 1.0 - (1.0 - weights.pull_per_round).powi(rounds_left as i32),
        };
        outlook.count_points(game, seat, worth);
        for rival in game.rivals(seat) {
            let lives = outlook.lives(outlook.rats[rival.idx()]);
            outlook.lives[rival.idx()] = lives;
        }
        if game.options().all_dead == AllDead::FewestRatsSurvive {
            let mut all_die = [1.0; N_SUMS];
            for lives in &outlook.lives {
                all_die.iter_mut().zip(lives).for_each(|(dead, lives)| *dead *= 1.0 - lives);
            }
            outlook.all_die = Some(all_die);
        }
        outlook
    }

    fn count_points(&mut self, game: &RattusCartus, seat: Seat, worth: &Worth) {
        for other in Seat::all(game.n_seats()) {
            self.rats[other.idx()] = f64::from(game.rats(other));
            let n_seen = NUN_ROW as u8 - game.n_unseen(other);
            let held = if other == seat {
                worth.hand(&game.hand(seat))
            } else {
                f64::from(game.n_hand(other)) * worth.unknown_card()
            };
            let markers = f64::from(game.marker_points(other));
            self.points[other.idx()] = markers + f64::from(n_seen) * worth.look() + held;
        }
        for class in Class::ALL {
            let track = Track::new(game, class, 0.0, worth.weights()).points();
            for (points, more) in self.points.iter_mut().zip(track) {
                *points += more;
            }
        }
    }

    /// The points that somebody may expect.
    pub fn points(&self, seat: Seat) -> f64 {
        self.points[seat.idx()]
    }

    /// How likely the seat wins.
    pub fn win_chance(&self) -> f64 {
        self.win_chance_with(0.0, &self.unbeaten(&[0.0; SEATS_MAX]))
    }

    /// The same if the seat had so many rats more, and these chances to be unbeaten.
    pub fn win_chance_with(&self, more_rats: f64, unbeaten: &ByNuns) -> f64 {
        let rats = (self.rats[self.seat] + more_rats).max(0.0);
        let lives = self.lives(rats);
        let mut chance = 0.0;
        for i in 0..N_SUMS {
            chance += self.nuns[i] * lives[i] * unbeaten[i];
        }
        if let Some(all_die) = self.all_die {
            let rivals = (0..self.n_seats).filter(|rival| *rival != self.seat);
            let fewer = |rival: usize| soft_step((self.rats[rival] - rats) * 2.0);
            let is_spared: f64 = rivals.map(fewer).product();
            for i in 0..N_SUMS {
                chance += self.nuns[i] * (1.0 - lives[i]) * all_die[i] * is_spared;
            }
        }
        chance
    }

    /// How likely no rival lives and has more points, if everybody had so many points more.
    pub fn unbeaten(&self, more: &[f64; SEATS_MAX]) -> ByNuns {
        let own = self.points[self.seat] + more[self.seat];
        let mut unbeaten = [1.0; N_SUMS];
        for rival in (0..self.n_seats).filter(|rival| *rival != self.seat) {
            let lead = own - self.points[rival] - more[rival];
            let loses = 1.0 - soft_step(lead / self.spread);
            for (unbeaten, lives) in unbeaten.iter_mut().zip(&self.lives[rival]) {
                *unbeaten *= 1.0 - lives * loses;
            }
        }
        unbeaten
    }

    /// RC-95, with doubt about the rats to come.
    fn lives(&self, rats: f64) -> ByNuns {
        let rats = rats + (self.aim - rats) * self.pull;
        let alive = |nuns: usize| (nuns as f64 - rats + 0.5) * self.blur + 0.5;
        std::array::from_fn(|nuns| alive(nuns).clamp(0.0, 1.0))
    }
}

/// The chances of a Nun-row, by nuns.
pub fn by_nuns(odds: &NunOdds) -> ByNuns {
    std::array::from_fn(|nuns| odds.chance(nuns as u16))
}
