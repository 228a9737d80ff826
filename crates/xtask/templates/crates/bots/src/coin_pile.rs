//! Opponents for Coin Pile.
//!
//! For now it is the search that plays any game; a judgement of its own is stronger.

pub use coin_pile::CoinPile;
use coin_pile::{Action, View};
use engine::Seat;

use crate::search::{RandomPlay, Search};
use crate::{Bot, Botted, Budget, Level, Random, Seeded};

impl Botted for CoinPile {
    fn levels() -> Vec<Level<CoinPile>> {
        vec![
            Level::yardstick("random", |seeded| Box::new(Random::new(seeded))),
            Level::for_players("easy", |seeded| Box::new(Easy::new(seeded))),
            Level::for_players("medium", |seeded| Box::new(Search::new(RandomPlay, seeded))),
        ]
    }
}

/// Looks at what it can do, but not for long.
struct Easy {
    search: Search<RandomPlay>,
}

impl Easy {
    fn new(seeded: Seeded) -> Easy {
        Easy { search: Search::new(RandomPlay, seeded) }
    }
}

impl Bot<CoinPile> for Easy {
    fn choose(&mut self, view: &View, seat: Seat, _budget: Budget) -> Action {
        Bot::<CoinPile>::choose(&mut self.search, view, seat, Budget { ms: 0 })
    }
}

#[cfg(test)]
mod tests {
    use coin_pile::Options;
    use engine::{Cx, Fast, Game, Outcome, Viewer, act};

    use super::*;

    /// A whole match between these levels.
    fn match_of(levels: [&str; 2], seed: u64) -> Outcome {
        let mut chance = Fast::new(seed);
        let options = Options::default();
        let mut game = CoinPile::setup(&options, 2, &mut Cx::silent(0, &mut chance)).unwrap();
        let mut bots = levels.map(|name| (CoinPile::level(name).unwrap().bot)(Seeded::new(seed)));
        while let Some(seat) = game.to_act().first() {
            let view = game.view(Viewer::Seat(seat));
            let action = bots[seat].choose(&view, seat, Budget { ms: 1 });
            act(&mut game, seat, &action, &mut Cx::silent(0, &mut chance)).expect("it is legal");
        }
        game.outcome().expect("nobody is to act")
    }

    #[test]
    fn every_level_plays_to_the_end() {
        for level in CoinPile::levels() {
            match_of([level.name, "random"], 1);
        }
    }

    #[test]
    fn medium_is_better_than_chance() {
        let share = |seed| match_of(["medium", "random"], seed).win_share(Seat(0));
        let won: f64 = (0..40).map(share).sum();
        assert!(25.0 < won, "{won} of 40");
    }
}
