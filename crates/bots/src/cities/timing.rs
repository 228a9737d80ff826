//! How long it takes to score a full neighbourhood with eight cards.

use std::sync::LazyLock;

use ::cities::{Catalogue, Cities, Holding, Options, Score};
use engine::{Chance, Cx, Fast, Game};

const N_GAMES: u64 = 16;

/// The ends of random games of four.
static FULL: LazyLock<Vec<Holding>> = LazyLock::new(|| (0..N_GAMES).flat_map(played_out).collect());

pub fn score_once(seed: u64) -> f64 {
    let full = &*FULL;
    let Holding { neighbourhood, cards } = &full[seed as usize % full.len()];
    Score::of(Catalogue::built_in(), neighbourhood, cards, 0).total().into()
}

fn played_out(seed: u64) -> Vec<Holding> {
    let mut chance = Fast::new(seed);
    let mut game = Cities::setup(&Options::default(), 4, &mut Cx::silent(0, &mut chance))
        .expect("the default options are good for every number of seats");
    let mut actions = Vec::new();
    while game.outcome().is_none() {
        actions.clear();
        game.legal_actions(game.turn(), &mut actions);
        let action = actions[chance.below(actions.len() as u32) as usize];
        game.apply(game.turn(), &action, &mut Cx::silent(0, &mut chance));
    }
    game.holdings().to_vec()
}
