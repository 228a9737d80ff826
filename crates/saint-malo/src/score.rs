//! What a city is worth if the game ends now (SM-72), and how seats are ranked.

use engine::{JsonSchema, Line, Outcome, schemars};
use serde::{Deserialize, Serialize};

use crate::components::{
    COINS_PER_VP, N_CHURCH_SIZES, SERIES_VP, VP_PER_FULL_CITY, VP_PER_LOG, VP_PER_LOST_CANNON,
};
use crate::{City, Earned};

/// The lines of a final score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Score {
    pub earned: Earned,
    pub full_city: i32,
    pub coins: i32,
    pub logs: i32,
    pub churches: i32,
    pub cannons: i32,
}

/// SM-74: churches by size. A series begins with a one and has no gap; each church is in one.
pub fn church_points(n_churches: [u32; N_CHURCH_SIZES]) -> i32 {
    let mut n_series = u32::MAX;
    let mut vp_before = 0;
    let mut points = 0;
    for (n, vp) in n_churches.into_iter().zip(SERIES_VP) {
        n_series = n_series.min(n);
        points += n_series as i32 * (vp - vp_before);
        vp_before = vp;
    }
    points
}

impl Score {
    pub fn of(city: &City) -> Score {
        let n_churches = std::array::from_fn(|i| city.churches_of(i as u8 + 1).len());
        Score {
            earned: city.earned,
            full_city: if city.is_full() { VP_PER_FULL_CITY } else { 0 },
            coins: i32::from(city.n_coins / COINS_PER_VP),
            logs: i32::from(city.n_logs) * VP_PER_LOG,
            churches: church_points(n_churches),
            cannons: i32::from(city.n_cannons_lost) * VP_PER_LOST_CANNON,
        }
    }

    pub fn total(&self) -> i32 {
        let at_the_end = self.full_city + self.coins + self.logs + self.churches + self.cannons;
        i32::from(self.earned.total()) + at_the_end
    }

    /// One line per source, in the order of the final table.
    pub fn lines(&self) -> Vec<Line> {
        let earned = self.earned;
        vec![
            Line::new("citizens", earned.citizens.into()),
            Line::new("priests", earned.priests.into()),
            Line::new("houses", earned.houses.into()),
            Line::new("jugglers", earned.jugglers.into()),
            Line::new("nobles", earned.nobles.into()),
            Line::new("walls", earned.walls.into()),
            Line::new("full_city", self.full_city),
            Line::new("coins", self.coins),
            Line::new("logs", self.logs),
            Line::new("churches", self.churches),
            Line::new("cannons", self.cannons),
        ]
    }
}

/// SM-76, SM-77: by score, then by free fields.
pub(crate) fn ranked(cities: &[City]) -> Outcome {
    let scored = |city: &City| {
        let score = Score::of(city);
        ((score.total(), city.free().len()), score.total(), score.lines())
    };
    Outcome::ranked(cities.iter().map(scored).collect())
}

/// SM-85: alone, a score that reaches the goal wins.
pub(crate) fn practised(city: &City, goal: u8) -> Outcome {
    let mut outcome = ranked(std::slice::from_ref(city));
    for standing in &mut outcome.standings {
        standing.has_won = i32::from(goal) <= standing.score;
    }
    outcome
}
