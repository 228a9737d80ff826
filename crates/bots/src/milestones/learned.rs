//! The judgement of the strongest level: a network that was taught by play against itself.

use std::sync::{Arc, LazyLock};

use engine::{Outcome, Seat};
use milestones::{EndCause, Milestones};

use super::features::N_INPUTS;
use crate::net::{Net, Shape};

/// Outputs: the chance to win, and the final score in units of [`SCORE_UNIT`].
pub const SHAPE: Shape = Shape { n_inputs: N_INPUTS, n_hidden: [N_SUMS, 16], n_outputs: 2 };
const N_SUMS: usize = 48;
pub const SCORE_UNIT: f32 = 50.0;
/// How much a unit of score counts beside the chance to win.
const SCORE_WEIGHT: f32 = 0.4;

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
pub fn utility([win, score]: [f32; 2]) -> f32 {
    win + SCORE_WEIGHT * score
}

/// The targets of the outputs when the game is over. A game that was broken off is won by nobody:
/// otherwise waiting for each other would look like a way to play.
pub fn final_outputs(game: &Milestones, outcome: &Outcome, seat: Seat) -> [f32; 2] {
    let is_stalled = game.end().is_some_and(|end| end.why == EndCause::Stall);
    let win = if is_stalled { 0.0 } else { outcome.win_share(seat) as f32 };
    [win, outcome.of(seat).score as f32 / SCORE_UNIT]
}
