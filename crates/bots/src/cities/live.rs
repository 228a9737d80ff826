//! The live score, and the goals that are reached: what a greedy player looks at.

use ::cities::{CardIdx, Cards, Cities, Neighbourhood, Row, Score, Survey};
use engine::Seat;

use super::placing::{Prospect, Valuer};

#[derive(Clone)]
pub struct Live<'g> {
    game: &'g Cities,
    rings: i32,
    cards: Cards,
    /// Goals that can still be claimed; none if they are overlooked.
    goals: Vec<u8>,
}

impl<'g> Live<'g> {
    pub fn new(game: &'g Cities, seat: Seat) -> Live<'g> {
        let is_open =
            |goal: &u8| !game.has_claimed(seat, *goal) && game.vacant_step(*goal).is_some();
        let goals = (0..3).filter(is_open).collect();
        Live { goals, ..Live::overlooking_goals(game, seat) }
    }

    pub fn overlooking_goals(game: &'g Cities, seat: Seat) -> Live<'g> {
        let cards = game.cards(seat).iter().copied().collect();
        Live { game, rings: game.ring_points(seat), cards, goals: Vec::new() }
    }
}

impl Valuer for Live<'_> {
    fn value(&self, city: &Neighbourhood) -> f64 {
        let score = Score::of(self.game.catalogue(), city, &self.cards, self.rings).total();
        let survey = Survey::of(city);
        let claimed = self.goals.iter().filter_map(|goal| {
            let wanted = self.game.goal(*goal);
            let is_reached = wanted.at_least <= survey.count(&wanted.measure).n;
            let step = self.game.vacant_step(*goal)?;
            is_reached.then(|| wanted.ladder[step])
        });
        f64::from(score + claimed.sum::<i32>())
    }
}

impl<'g> Prospect<'g> for Live<'g> {
    fn after(&self, _row: Row) -> Live<'g> {
        self.clone()
    }

    fn with_card(&self, _game: &'g Cities, card: CardIdx) -> Live<'g> {
        let mut live = self.clone();
        live.cards.push(card);
        live
    }
}
