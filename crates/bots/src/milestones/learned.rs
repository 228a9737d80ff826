//! The judgement of the strongest level: a network that was taught by play against itself.

use std::sync::{Arc, LazyLock};

use engine::{Outcome, Seat};

use super::features::N_INPUTS;
use crate::net::{Net, Shape};

/// Outputs: the chance to win, and the final lead in units of [`LEAD_UNIT`].
pub const SHAPE: Shape = Shape { n_inputs: N_INPUTS, n_hidden: [N_SUMS, 16], n_outputs: 2 };
const N_SUMS: usize = 48;
pub const LEAD_UNIT: f32 = 20.0;
/// Leads beyond this teach nothing more.
const LEAD_MAX: f32 = 30.0;
/// How much a unit of lead counts beside the chance to win.
const LEAD_WEIGHT: f32 = 0.15;

/// Made by `cargo xtask train milestones`; the same command writes the same bytes.
static WEIGHTS: &[u8] = include_bytes!("../../weights/milestones.bin");

static STORED: LazyLock<Learned> = LazyLock::new(|| {
    Learned::new(Net::from_bytes(SHAPE, WEIGHTS).expect("the weights fit the shape"))
});

#[derive(Clone)]
pub struct Learned {
    net: Arc<Net>,
}

impl Learned {
    pub fn new(net: Net) -> Learned {
        Learned { net: net.into() }
    }

    pub fn stored() -> Learned {
        STORED.clone()
    }

    pub fn outputs(&self, inputs: &[f32; N_INPUTS]) -> [f32; 2] {
        let mut sums = [0.0; N_SUMS];
        sums.copy_from_slice(&self.net.start());
        self.net.add_inputs(&mut sums, 0, inputs);
        let mut outputs = [0.0; 2];
        self.net.finish(&mut sums, &mut outputs);
        outputs
    }

    pub fn utility(&self, inputs: &[f32; N_INPUTS]) -> f32 {
        utility(self.outputs(inputs))
    }
}

/// One number for what a seat strives for.
pub fn utility([win, lead]: [f32; 2]) -> f32 {
    win + LEAD_WEIGHT * lead
}

/// The targets of the outputs when the game is over.
pub fn final_outputs(outcome: &Outcome, seat: Seat) -> [f32; 2] {
    let rivals = outcome.standings.iter().map(|standing| standing.score);
    let others = rivals.enumerate().filter(|(other, _)| *other != seat.idx());
    let best = others.map(|(_, score)| score).max().unwrap_or(0);
    let lead = (outcome.of(seat).score - best) as f32;
    [outcome.win_share(seat) as f32, lead.clamp(-LEAD_MAX, LEAD_MAX) / LEAD_UNIT]
}
