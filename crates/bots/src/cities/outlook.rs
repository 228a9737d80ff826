//! What a neighbourhood will probably be worth at the end of the game: the live score, and what the
//! takes that are left can still add. It knows measures, terrain and roles only, so it judges any
//! components (CI-2).

pub mod building;
mod nature;

use ::cities::{
    CardIdx, Cities, Filter, MONUMENT_POINTS, Measure, N_GOALS, Nature, Neighbourhood, Row,
    STOREYS_MAX, Survey,
};
use engine::Seat;

use super::left::Left;
use super::placing::{Prospect, Valuer};
use super::weights;
use building::Worth;
pub use nature::{NatureParts, OpenArea};

/// The prospects of one seat, with the cards that it has.
#[derive(Clone)]
pub struct Outlook<'g> {
    pub left: Left,
    rings: f64,
    goals: Vec<Hope<'g>>,
    cards: Vec<Held<'g>>,
    /// By the cards that count buildings.
    worth: Worth,
}

/// The outlook by where it comes from.
#[derive(Clone, Copy, Default, Debug)]
pub struct Parts {
    pub rings: f64,
    /// What each goal is worth, and how much of it is missing; nothing where it is claimed.
    pub goals: [(f64, f64); N_GOALS],
    pub water: NatureParts,
    pub park: NatureParts,
    pub monuments: f64,
    /// By family.
    pub cards: [f64; N_FAMILIES],
    pub building: f64,
}

/// A goal that can still be claimed.
#[derive(Clone, Copy)]
struct Hope<'g> {
    goal: usize,
    measure: &'g Measure,
    at_least: f64,
    /// The number for the next ring, and the one after it.
    points: f64,
    later: f64,
}

#[derive(Clone, Copy)]
struct Held<'g> {
    family: usize,
    measure: &'g Measure,
    vp: f64,
    per: u32,
}

impl<'g> Outlook<'g> {
    pub fn new(game: &'g Cities, seat: Seat) -> Outlook<'g> {
        let mut outlook = Outlook {
            left: Left::of(game, seat),
            rings: f64::from(game.ring_points(seat)),
            goals: (0..3).filter_map(|goal| hope(game, seat, goal)).collect(),
            cards: Vec::with_capacity(16),
            worth: Worth::NOTHING,
        };
        for card in game.cards(seat) {
            outlook.add(game, *card);
        }
        outlook
    }

    fn add(&mut self, game: &'g Cities, card: CardIdx) {
        let card = game.catalogue().card(card);
        let vp = f64::from(card.vp);
        self.cards.push(Held {
            family: family(&card.measure),
            measure: &card.measure,
            vp,
            per: card.per,
        });
        if let Measure::Buildings { filter } = &card.measure {
            self.worth.add(filter, vp / f64::from(card.per));
        }
    }

    /// What the pieces that are still to come can add.
    fn building(&self, city: &Neighbourhood, survey: &Survey<'_>) -> f64 {
        if self.left.of_row(Row::Pieces) == 0.0 {
            return 0.0;
        }
        let mut worth = self.worth;
        self.add_sets(&mut worth, survey);
        building::hoped(city, &worth, &self.left)
    }

    /// Sets are worth something for the members that are short.
    fn add_sets(&self, worth: &mut Worth, survey: &Survey<'_>) {
        for card in &self.cards {
            let Measure::Sets { members } = card.measure else { continue };
            let n_of = |member: &Filter| {
                let measure = Measure::Buildings { filter: *member };
                f64::from(survey.count(&measure).n)
            };
            let counts: Vec<f64> = members.iter().map(n_of).collect();
            let fewest = counts.iter().copied().fold(f64::MAX, f64::min);
            let target = fewest + weights::SETS_AHEAD;
            let missing: f64 = counts.iter().map(|n| (target - n).max(0.0)).sum();
            let value = card.vp / f64::from(card.per) * weights::SETS_AHEAD / missing;
            for (member, n) in members.iter().zip(&counts) {
                let is_short = *n < target;
                if is_short {
                    worth.add(member, value);
                }
            }
        }
    }

    fn card(&self, card: &Held<'_>, survey: &Survey<'_>) -> f64 {
        let n = survey.count(card.measure).n;
        let is_last = self.left.of_row(Row::Pieces) == 0.0;
        if is_last && self.left.of_row(Row::Tiles) == 0.0 {
            return card.vp * f64::from(n / card.per);
        }
        let more = weights::growth(card.measure, &self.left);
        card.vp * (f64::from(n) + more) / f64::from(card.per)
    }

    /// What a goal is worth, and how much of it is missing.
    fn goal(&self, goal: &Hope<'_>, survey: &Survey<'_>) -> (f64, f64) {
        let n = f64::from(survey.count(goal.measure).n);
        if goal.at_least <= n {
            return (goal.points, 0.0);
        }
        let part = (self.left.part(Row::Tiles) + self.left.part(Row::Pieces)) / 2.0;
        let missing = (goal.at_least - n) / goal.at_least;
        if part == 0.0 {
            return (0.0, missing);
        }
        let chance =
            1.0 / (1.0 + (-(weights::GOAL_PACE * part - missing) / weights::GOAL_SPREAD).exp());
        let points = goal.points + weights::GOAL_LATE * (goal.later - goal.points);
        (weights::GOAL_HOPE * chance * points, missing)
    }

    /// Measures of the cards, with what one unit brings.
    pub fn held(&self) -> impl Iterator<Item = (&Measure, f64)> {
        self.cards.iter().map(|card| (card.measure, card.vp / f64::from(card.per)))
    }

    pub fn parts(&self, city: &Neighbourhood) -> Parts {
        let survey = Survey::of(city);
        let mut parts = Parts {
            rings: self.rings,
            water: NatureParts::of(city, Nature::Water, &self.left),
            park: NatureParts::of(city, Nature::Park, &self.left),
            monuments: f64::from(city.monuments().len() as i32 * MONUMENT_POINTS),
            building: self.building(city, &survey),
            ..Parts::default()
        };
        for card in &self.cards {
            parts.cards[card.family] += self.card(card, &survey);
        }
        for goal in &self.goals {
            parts.goals[goal.goal] = self.goal(goal, &survey);
        }
        parts
    }
}

impl Parts {
    pub fn total(&self) -> f64 {
        let nature = |nature: &NatureParts| nature.points + nature.hoped;
        let goals: f64 = self.goals.iter().map(|(value, _)| value).sum();
        let cards: f64 = self.cards.iter().sum();
        let nature = nature(&self.water) + nature(&self.park);
        self.rings + goals + nature + self.monuments + cards + self.building
    }
}

impl Valuer for Outlook<'_> {
    fn value(&self, city: &Neighbourhood) -> f64 {
        self.parts(city).total()
    }
}

impl<'g> Prospect<'g> for Outlook<'g> {
    fn after(&self, row: Row) -> Outlook<'g> {
        Outlook { left: self.left.after(row), ..self.clone() }
    }

    fn with_card(&self, game: &'g Cities, card: CardIdx) -> Outlook<'g> {
        let mut outlook = self.clone();
        outlook.add(game, card);
        outlook
    }
}

/// Cards of a family are played for in much the same way.
pub const N_FAMILIES: usize = 10;

pub fn family(measure: &Measure) -> usize {
    match measure {
        Measure::Buildings { filter } => {
            let has_height = filter.min_height != 1 || filter.max_height != STOREYS_MAX;
            match (filter.is_at_water || filter.is_at_park, filter.colour, has_height) {
                (true, ..) => 0,
                (false, Some(_), false) => 1,
                (false, None, _) => 2,
                (false, Some(_), true) => 3,
            }
        }
        Measure::Sets { .. } => 4,
        Measure::AdjacentPairs { .. } => 5,
        Measure::LargestArea { .. } | Measure::AreaSpan { .. } => 6,
        Measure::Areas { .. } | Measure::MostKinds { .. } => 7,
        Measure::Lines { .. } | Measure::LongestRun { .. } | Measure::FullestSquare { .. } => 8,
        Measure::Distinct { .. }
        | Measure::Spaces { .. }
        | Measure::MostAround { .. }
        | Measure::Climb => 9,
    }
}

fn hope(game: &Cities, seat: Seat, goal: u8) -> Option<Hope<'_>> {
    if game.has_claimed(seat, goal) {
        return None;
    }
    let step = game.vacant_step(goal)?;
    let wanted = game.goal(goal);
    let later = game.mode().ladder_steps.iter().find(|other| step < **other);
    Some(Hope {
        goal: usize::from(goal),
        measure: &wanted.measure,
        at_least: f64::from(wanted.at_least),
        points: f64::from(wanted.ladder[step]),
        later: later.map_or(0.0, |later| f64::from(wanted.ladder[*later])),
    })
}
