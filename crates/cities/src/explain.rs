//! Scoring that explains itself: what each card, goal and area counts, what it is worth now, and
//! what an action would change (CI-77, CI-98, CI-100).

use engine::{Cx, Game, Scripted, Seat};

use crate::apply;
use crate::catalogue::N_GOALS;
use crate::mode::AREA_POINTS;
use crate::offer::LAST_COLUMN;
use crate::{
    Action, CardIdx, Cities, Nature, Neighbourhood, Owner, Phase, Position, Score, Space, Survey,
};

/// Every point of a seat, with the spaces it comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    pub score: Score,
    pub goals: [GoalProgress; N_GOALS],
    /// Water first, in reading order; those without a feature too.
    pub areas: Vec<AreaWorth>,
    pub monuments: Vec<Space>,
    /// In the order in which they were taken.
    pub cards: Vec<CardWorth>,
}

/// What a card counts and scores.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardWorth {
    pub card: CardIdx,
    pub n: u32,
    pub points: i32,
    pub spaces: Vec<Space>,
}

/// How far a seat is with a goal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GoalProgress {
    pub n: u32,
    pub at_least: u32,
    pub spaces: Vec<Space>,
    /// The number under the seat's ring.
    pub claimed: Option<i32>,
    /// The highest vacant number.
    pub vacant: Option<i32>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AreaWorth {
    pub nature: Nature,
    pub spaces: Vec<Space>,
    pub n_kinds: u32,
    pub points: i32,
}

/// What an action would change for the seat that does it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    pub before: Explanation,
    pub after: Explanation,
}

impl GoalProgress {
    pub fn is_fulfilled(&self) -> bool {
        self.at_least <= self.n
    }
}

impl Change {
    /// The difference of the live score.
    pub fn points(&self) -> i32 {
        self.after.score.total() - self.before.score.total()
    }

    /// Cards whose points change, with the difference; a card that is taken counts from nothing.
    pub fn cards(&self) -> Vec<(CardIdx, i32)> {
        let mut changes = Vec::new();
        for (i, after) in self.after.cards.iter().enumerate() {
            let before = self.before.cards.get(i).map_or(0, |card| card.points);
            if before != after.points {
                changes.push((after.card, after.points - before));
            }
        }
        changes
    }

    /// Goals whose count changes, with the count before and after.
    pub fn goals(&self) -> Vec<(u8, u32, u32)> {
        let pairs = self.before.goals.iter().zip(&self.after.goals);
        let changes = (0..).zip(pairs).map(|(goal, (before, after))| (goal, before.n, after.n));
        changes.filter(|(_, before, after)| before != after).collect()
    }

    /// Goals that would be claimed, with the number.
    pub fn claims(&self) -> Vec<(u8, i32)> {
        let pairs = self.before.goals.iter().zip(&self.after.goals);
        let claim = |(goal, (before, after)): (u8, (&GoalProgress, &GoalProgress))| {
            let is_new = before.claimed.is_none();
            after.claimed.filter(|_| is_new).map(|points| (goal, points))
        };
        (0..).zip(pairs).filter_map(claim).collect()
    }
}

impl Cities {
    pub fn explain(&self, seat: Seat) -> Explanation {
        let city = self.neighbourhood(seat);
        Explanation {
            score: self.score(seat),
            goals: std::array::from_fn(|goal| self.progress(seat, goal as u8)),
            areas: Nature::ALL.into_iter().flat_map(|nature| areas(city, nature)).collect(),
            monuments: city.spaces(city.monuments()).collect(),
            cards: self.cards(seat).iter().map(|card| self.worth(seat, *card)).collect(),
        }
    }

    /// What a card scores, or would score, in front of a seat.
    pub fn worth(&self, seat: Seat, card: CardIdx) -> CardWorth {
        let city = self.neighbourhood(seat);
        let printed = self.catalogue().card(card);
        let count = Survey::of(city).count(&printed.measure);
        CardWorth {
            card,
            n: count.n,
            points: printed.vp * (count.n / printed.per) as i32,
            spaces: city.spaces(count.spaces).collect(),
        }
    }

    pub fn progress(&self, seat: Seat, goal: u8) -> GoalProgress {
        let city = self.neighbourhood(seat);
        let wanted = self.goal(goal);
        let count = Survey::of(city).count(&wanted.measure);
        let rings = &self.rings[usize::from(goal)];
        let own = rings.iter().position(|owner| *owner == Some(Owner::Seat(seat)));
        GoalProgress {
            n: count.n,
            at_least: wanted.at_least,
            spaces: city.spaces(count.spaces).collect(),
            claimed: own.map(|step| wanted.ladder[step]),
            vacant: self.vacant_step(goal).map(|step| wanted.ladder[step]),
        }
    }

    /// What an action would change. None if it is not offered, or if chance has a say in it.
    pub fn foresee(&self, seat: Seat, action: &Action) -> Option<Change> {
        if !self.is_legal(seat, action) {
            return None;
        }
        let after = self.after(seat, action)?;
        Some(Change { before: self.explain(seat), after: after.explain(seat) })
    }

    /// The seat's own side of the table after an action. What comes after a turn is left out: it
    /// may need a draw.
    fn after(&self, seat: Seat, action: &Action) -> Option<Cities> {
        let mut after = self.clone();
        match *action {
            Action::Take { column: LAST_COLUMN, .. } => return None,
            Action::ChooseStartTile { tile } => {
                let face = self.catalogue().start_tiles[usize::from(tile)].face;
                let corner = Position { row: 0, column: 0 };
                after.holdings[seat.idx()].neighbourhood.lay(corner, face);
            }
            Action::Done => {
                for (rings, step) in after.rings.iter_mut().zip(apply::claims(self, seat)) {
                    if let Some(step) = step {
                        rings[step] = Some(Owner::Seat(seat));
                    }
                }
                after.phase = Phase::Take;
            }
            Action::Take { .. }
            | Action::PlaceTile { .. }
            | Action::PlaceFeature { .. }
            | Action::DiscardFeature { .. }
            | Action::PlacePiece { .. }
            | Action::DiscardPiece { .. } => {
                let mut no_draws = Scripted::new([]);
                apply::apply(&mut after, action, &mut Cx::silent(0, &mut no_draws));
            }
        }
        Some(after)
    }
}

fn areas(city: &Neighbourhood, nature: Nature) -> Vec<AreaWorth> {
    let survey = Survey::of(city);
    let worth = |area| {
        let n_kinds = survey.n_kinds(area);
        let points = AREA_POINTS[n_kinds as usize];
        AreaWorth { nature, spaces: city.spaces(area).collect(), n_kinds, points }
    };
    city.nature(nature).areas().map(worth).collect()
}
