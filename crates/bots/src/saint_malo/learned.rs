//! The valuer of the strongest level: a network that was taught by play against itself.

use std::sync::LazyLock;

use engine::{Outcome, Seat};
use saint_malo::{City, SaintMalo};

use super::features::{self, N_CITY, N_TABLE};
use super::outlook::Outlook;
use super::valuer::Valuer;
use crate::net::{Net, Shape};

/// Outputs: the chance to win, and the final score in units of [`SCORE_UNIT`].
pub const SHAPE: Shape = Shape { n_inputs: N_TABLE + N_CITY, n_hidden: [N_SUMS, 32], n_outputs: 2 };
pub const SCORE_UNIT: f32 = 50.0;
const N_SUMS: usize = 64;

/// How much a unit of score counts beside the chance to win: it decides where winning does not.
const SCORE_WEIGHT: f64 = 0.2;

/// Made by `cargo xtask train saint-malo`; the same command writes the same bytes.
static WEIGHTS: &[u8] = include_bytes!("../../weights/saint-malo.bin");

static STORED: LazyLock<Net> =
    LazyLock::new(|| Net::from_bytes(SHAPE, WEIGHTS).expect("the weights fit the shape"));

#[derive(Clone)]
pub struct Learned {
    net: std::sync::Arc<Net>,
}

/// The table's part of the first layer.
pub struct TableSums {
    sums: [f32; N_SUMS],
    best_rival: i32,
}

impl Learned {
    pub fn new(net: Net) -> Learned {
        Learned { net: net.into() }
    }

    pub fn stored() -> Learned {
        Learned::new(STORED.clone())
    }

    /// What the network says of a seat when a turn begins: chance to win, final score.
    pub fn outputs(&self, game: &SaintMalo, seat: Seat) -> [f32; 2] {
        let sums = self.table_sums(game, seat);
        self.city_outputs(&sums, game, game.city(seat))
    }

    fn table_sums(&self, game: &SaintMalo, seat: Seat) -> TableSums {
        let mut sums = [0.0; N_SUMS];
        sums.copy_from_slice(&self.net.start());
        self.net.add_inputs(&mut sums, 0, &features::table(game, seat));
        TableSums { sums, best_rival: features::best_rival(game, seat) }
    }

    fn city_outputs(&self, table: &TableSums, game: &SaintMalo, city: &City) -> [f32; 2] {
        let mut sums = table.sums;
        let inputs = features::city(city, game.pirates(), table.best_rival);
        self.net.add_inputs(&mut sums, N_TABLE, &inputs);
        let mut outputs = [0.0; 2];
        self.net.finish(&mut sums, &mut outputs);
        outputs
    }
}

/// One number for what a seat strives for: winning, and points where there is nobody to beat.
pub fn utility(win: f64, score: f64, is_practice: bool) -> f64 {
    if is_practice { score } else { win + SCORE_WEIGHT * score }
}

/// The targets of the outputs when the game is over.
pub fn final_outputs(outcome: &Outcome, seat: Seat) -> [f32; 2] {
    [outcome.win_share(seat) as f32, outcome.of(seat).score as f32 / SCORE_UNIT]
}

impl Valuer for Learned {
    type Context = TableSums;

    fn context(&self, outlook: &Outlook) -> TableSums {
        self.table_sums(&outlook.next, outlook.seat)
    }

    fn value(&self, outlook: &Outlook, table: &TableSums, city: &City) -> f64 {
        let [win, score] = match outlook.outcome(city) {
            Some(outcome) => final_outputs(&outcome, outlook.seat),
            None => self.city_outputs(table, &outlook.next, city),
        };
        utility(win.into(), score.into(), outlook.next.is_practice())
    }
}
