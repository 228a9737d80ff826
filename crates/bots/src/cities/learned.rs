//! The valuer of the strongest level: the outlook, and what a network that was taught by play
//! against itself adds to it.

use std::sync::LazyLock;

use ::cities::{CardIdx, Cities, Neighbourhood, Row};
use engine::Seat;

use super::features::{self, N_CITY, N_TABLE};
use super::outlook::Outlook;
use super::placing::{Prospect, Valuer};
use crate::net::{Net, Shape};

/// The output is the final score, less the outlook, in units of [`SCORE_UNIT`].
pub const SHAPE: Shape = Shape { n_inputs: N_TABLE + N_CITY, n_hidden: [N_SUMS, 16], n_outputs: 1 };
pub const SCORE_UNIT: f64 = 10.0;
const N_SUMS: usize = 32;

/// Made by `cargo xtask train cities`; the same command writes the same bytes.
static WEIGHTS: &[u8] = include_bytes!("../../weights/cities.bin");

static STORED: LazyLock<Net> =
    LazyLock::new(|| Net::from_bytes(SHAPE, WEIGHTS).expect("the weights fit the shape"));

pub fn stored() -> &'static Net {
    &STORED
}

#[derive(Clone)]
pub struct Learned<'g> {
    game: &'g Cities,
    seat: Seat,
    net: &'g Net,
    outlook: Outlook<'g>,
    /// The table's part of the first layer.
    sums: [f32; N_SUMS],
}

impl<'g> Learned<'g> {
    pub fn new(game: &'g Cities, seat: Seat, net: &'g Net) -> Learned<'g> {
        Learned::of(game, seat, net, Outlook::new(game, seat))
    }

    fn of(game: &'g Cities, seat: Seat, net: &'g Net, outlook: Outlook<'g>) -> Learned<'g> {
        let mut sums = [0.0; N_SUMS];
        sums.copy_from_slice(&net.start());
        net.add_inputs(&mut sums, 0, &features::table(game, seat, &outlook));
        Learned { game, seat, net, outlook, sums }
    }
}

impl Valuer for Learned<'_> {
    fn value(&self, city: &Neighbourhood) -> f64 {
        let parts = self.outlook.parts(city);
        let total = parts.total();
        if self.outlook.left.is_over() {
            return total;
        }
        let mut sums = self.sums;
        let inputs = features::city(&self.outlook, &parts, city);
        self.net.add_inputs(&mut sums, N_TABLE, &inputs);
        let mut outputs = [0.0];
        self.net.finish(&mut sums, &mut outputs);
        total + SCORE_UNIT * f64::from(outputs[0])
    }
}

impl<'g> Prospect<'g> for Learned<'g> {
    fn after(&self, row: Row) -> Learned<'g> {
        Learned::of(self.game, self.seat, self.net, self.outlook.after(row))
    }

    fn with_card(&self, game: &'g Cities, card: CardIdx) -> Learned<'g> {
        Learned::of(game, self.seat, self.net, self.outlook.with_card(game, card))
    }
}

/// All inputs of the network, for its lessons.
pub fn inputs(game: &Cities, seat: Seat, outlook: &Outlook<'_>) -> Vec<f32> {
    let own = game.neighbourhood(seat);
    let table = features::table(game, seat, outlook);
    let city = features::city(outlook, &outlook.parts(own), own);
    table.into_iter().chain(city).collect()
}
