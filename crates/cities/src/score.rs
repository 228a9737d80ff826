//! What a neighbourhood is worth now (CI-93 to CI-100), and how seats are ranked.

use engine::{JsonSchema, Line, Outcome, schemars};
use serde::{Deserialize, Serialize};

use crate::mode::{AREA_POINTS, MONUMENT_POINTS, PRACTICE_GOAL};
use crate::{Card, Cards, Catalogue, Nature, Neighbourhood, Survey};

/// The five parts of a score (CI-98).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Score {
    pub goals: i32,
    pub water: i32,
    pub parks: i32,
    pub monuments: i32,
    pub cards: i32,
}

impl Score {
    /// CI-100: the score on the present position. The points of rings are the table's to know.
    pub fn of(catalogue: &Catalogue, city: &Neighbourhood, cards: &Cards, goals: i32) -> Score {
        let survey = Survey::of(city);
        let of_card = |card| card_points(catalogue.card(card), &survey);
        Score {
            goals,
            water: nature_points(&survey, city, Nature::Water),
            parks: nature_points(&survey, city, Nature::Park),
            monuments: monument_points(city),
            cards: cards.iter().map(|card| of_card(*card)).sum(),
        }
    }

    pub fn total(&self) -> i32 {
        self.goals + self.water + self.parks + self.monuments + self.cards
    }

    /// One line per part, in the order of the final table.
    pub fn lines(&self) -> Vec<Line> {
        vec![
            Line::new("goals", self.goals),
            Line::new("water", self.water),
            Line::new("parks", self.parks),
            Line::new("monuments", self.monuments),
            Line::new("cards", self.cards),
        ]
    }
}

/// CI-77, CI-97.
#[inline]
pub fn card_points(card: &Card, survey: &Survey<'_>) -> i32 {
    card.vp * (survey.count(&card.measure).n / card.per) as i32
}

/// CI-94, CI-95.
fn nature_points(survey: &Survey<'_>, city: &Neighbourhood, nature: Nature) -> i32 {
    if !city.nature_features().has_any(city.nature(nature)) {
        return 0;
    }
    city.nature(nature).areas().map(|area| AREA_POINTS[survey.n_kinds(area) as usize]).sum()
}

/// CI-96.
pub(crate) fn monument_points(city: &Neighbourhood) -> i32 {
    city.monuments().len() as i32 * MONUMENT_POINTS
}

/// CI-99: by score, then by the points from goals.
pub(crate) fn ranked(scores: impl Iterator<Item = Score>) -> Outcome {
    let scored = |score: Score| ((score.total(), score.goals), score.total(), score.lines());
    Outcome::ranked(scores.map(scored).collect())
}

/// CI-110: alone, a score that reaches the goal wins.
pub(crate) fn practised(score: Score) -> Outcome {
    let mut outcome = ranked(std::iter::once(score));
    for standing in &mut outcome.standings {
        standing.has_won = PRACTICE_GOAL <= standing.score;
    }
    outcome
}
