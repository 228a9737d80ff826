//! The player who searches: deals the hidden cards anew, tries the choices that look best in each
//! of the deals, and lets everybody play on sensibly.

use engine::{Cx, Game, Imagine, Seat};
use rattus_cartus::{Action, Kind, RattusCartus, Stage, View};

use super::halving::{Trial, halve};
use super::laying::{Lay, each_lay};
use super::mind::Mind;
use super::policy::{Choice, choose, first_step};
use super::sight::Sight;
use super::weights::SKILLED;
use crate::{Bot, Budget, Seeded};

/// Lays that are tried, those with other weapons not counted.
const N_LAYS: usize = 12;
/// The best lays are tried with a Sword or a Flute more or less, too.
const N_ARMED: usize = 2;

/// A lay is thought over for so many decisions: once at its beginning, for all of its steps.
const LAY_BUDGETS: u32 = 4;

pub struct Hard {
    seeded: Seeded,
    /// What it saw before it began to lay cards, and what it then chose.
    plan: Option<(View, Choice)>,
}

impl Hard {
    pub fn new(seeded: Seeded) -> Hard {
        Hard { seeded, plan: None }
    }

    /// The choice in the position before a walk began. It is always the same, remembered or not:
    /// thinking anew at every step would find a reason for one more card sooner or later.
    fn plan(&mut self, mut view: View, seat: Seat, budget: Budget) -> Choice {
        if let Some(own) = &mut view.own {
            own.walk_slot = None;
            own.walk.clear();
        }
        match &self.plan {
            Some((seen, choice)) if *seen == view => *choice,
            _ => {
                let budget = Budget { ms: budget.ms * LAY_BUDGETS };
                let choice = self.think(&view, seat, budget);
                self.plan = Some((view, choice));
                choice
            }
        }
    }

    fn think(&mut self, view: &View, seat: Seat, budget: Budget) -> Choice {
        let mut chance = self.seeded.lasting(view.round.into());
        let game = RattusCartus::imagine(view, seat, &mut chance);
        let mut trials = trials(&game, seat);
        if 1 < trials.len() {
            halve(&mut trials, view, seat, budget, &mut chance);
        }
        trials[0].choice
    }
}

impl Bot<RattusCartus> for Hard {
    fn choose(&mut self, view: &View, seat: Seat, budget: Budget) -> Action {
        let game = RattusCartus::imagine(view, seat, &mut self.seeded.chance());
        let mut choice = match view.stage {
            Stage::Enter { .. } => self.plan(view.clone(), seat, budget),
            _ => self.think(view, seat, budget),
        };
        if !choice.goes_on(&game, seat) {
            choice = self.think(view, seat, budget);
        }
        first_step(&game, seat, &choice)
    }

    /// A lay is thought over once, at its beginning.
    fn goes_on(&mut self, view: &View, seat: Seat, action: &Action) -> Vec<Action> {
        let Some((_, choice @ Choice::Lay(_))) = &self.plan else { return Vec::new() };
        let mut chance = self.seeded.lasting(view.round.into());
        let mut game = RattusCartus::imagine(view, seat, &mut chance);
        let is_planned = choice.goes_on(&game, seat) && first_step(&game, seat, choice) == *action;
        let (mut steps, mut last) = (Vec::new(), *action);
        while is_planned && last != Action::Done {
            game.apply(seat, &last, &mut Cx::silent(0, &mut chance));
            last = first_step(&game, seat, choice);
            steps.push(last);
        }
        steps
    }
}

/// What is worth trying, the best by the look of it first.
pub fn trials(game: &RattusCartus, seat: Seat) -> Vec<Trial> {
    let mut mind = Mind::new(&SKILLED);
    let mut trials = match game.stage() {
        Stage::Enter { .. } => lays(&Sight::new(game, seat, &mut mind)),
        // All positions are alike.
        Stage::SupplyLooks { .. } | Stage::LooksTogether | Stage::TentLooks { .. } => Vec::new(),
        _ => {
            let mut actions = Vec::new();
            game.legal_actions(seat, &mut actions);
            actions.into_iter().map(|action| Trial::new(Choice::Act(action), 0.0)).collect()
        }
    };
    if trials.is_empty() {
        trials.push(Trial::new(choose(game, seat, &mut mind), 0.0));
    }
    trials
}

/// The best lays that go on with what the walk has begun, and to pass.
fn lays(sight: &Sight<'_>) -> Vec<Trial> {
    let (game, seat) = (sight.game, sight.seat);
    let (slot, walk) = (game.walk_slot(seat), game.walk(seat));
    let mut lays: Vec<(Lay, f64)> = Vec::new();
    each_lay(sight, slot, |lay, value| lays.push((lay, value)));
    lays.sort_by(|(_, a), (_, b)| b.total_cmp(a));
    let armed: Vec<(Lay, f64)> = lays
        .iter()
        .take(N_ARMED)
        .flat_map(|(lay, value)| otherwise_armed(game, seat, lay).map(|lay| (lay, *value)))
        .collect();
    lays.retain(|(lay, _)| lay.missing(&walk).is_some());
    lays.truncate(N_LAYS);
    lays.extend(armed.into_iter().filter(|(lay, _)| lay.missing(&walk).is_some()));
    let most = lays.first().map_or(0.0, |(_, value)| *value);
    let mut trials: Vec<Trial> =
        lays.into_iter().map(|(lay, value)| Trial::new(Choice::Lay(lay), value)).collect();
    let can_pass = 0 < game.n_of(seat, Kind::Pass) && 1 < game.queue().len();
    if slot.is_none() && can_pass {
        trials.push(Trial::new(Choice::Act(Action::PlayPass), most));
    }
    trials
}

/// The same lay with one Sword or Flute more, and without any.
fn otherwise_armed(game: &RattusCartus, seat: Seat, lay: &Lay) -> impl Iterator<Item = Lay> {
    let hand = game.hand(seat);
    let lay = *lay;
    [Kind::Sword, Kind::Flute].into_iter().flat_map(move |kind| {
        let idx = kind.idx();
        let with = |n: u8| {
            let mut other = lay;
            other.cards[idx] = n;
            other
        };
        let more = (lay.cards[idx] < hand[idx]).then(|| with(lay.cards[idx] + 1));
        let none = (0 < lay.cards[idx]).then(|| with(0));
        more.into_iter().chain(none)
    })
}
