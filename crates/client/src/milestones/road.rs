//! A road as far as it is chosen, and what the office is asked to build.

use engine::{Game, Seat};
use milestones::{Action, Build, Corner, Milestones, Phase};

use super::foresee::{after, gain};
use crate::table::Scene;

/// The section that is being planned: its start and its milestone, as far as they are known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Road {
    pub from: Option<Corner>,
    pub via: Option<Corner>,
}

impl Road {
    /// None where no road is wanted. A start that is the only one need not be chosen.
    pub fn planned(scene: &Scene<'_, Milestones>) -> Option<Road> {
        scene.my_turn()?;
        let via = scene.local.via;
        match scene.game.phase() {
            Phase::LayRoad { from } => Some(Road { from: Some(from), via }),
            Phase::Build if wanted_build(scene) == Some(Build::Section) => {
                let start = |action: &Action| match action {
                    Action::StartRoad { from } => Some(*from),
                    _ => None,
                };
                let starts: Vec<Corner> = scene.moment.actions.iter().filter_map(start).collect();
                let only = if starts.len() == 1 { starts.first().copied() } else { None };
                Some(Road { from: scene.local.from.or(only), via })
            }
            _ => None,
        }
    }

    /// The game in which the road has begun, and the ways that it can take.
    pub fn begun(self, scene: &Scene<'_, Milestones>, seat: Seat) -> Option<Begun> {
        let from = self.from?;
        let is_begun = matches!(scene.game.phase(), Phase::LayRoad { .. });
        let start = Action::StartRoad { from };
        let game = match is_begun {
            true => scene.game.clone(),
            false if scene.offers(&start) => after(scene.game, start).0,
            false => return None,
        };
        let mut ways = Vec::new();
        game.legal_actions(seat, &mut ways);
        Some(Begun { game, ways, steps: if is_begun { Vec::new() } else { vec![start] } })
    }
}

pub struct Begun {
    pub game: Milestones,
    pub ways: Vec<Action>,
    /// What has to be told before the way.
    pub steps: Vec<Action>,
}

/// What was wished for at the office, if it is offered, else what brings most.
pub fn wanted_build(scene: &Scene<'_, Milestones>) -> Option<Build> {
    let seat = scene.my_turn()?;
    match scene.game.phase() {
        Phase::LayRoad { .. } => return Some(Build::Section),
        Phase::Build => {}
        _ => return None,
    }
    let actions = &scene.moment.actions;
    let is_offered = |build: &Build| actions.iter().any(|action| build_of(*action) == Some(*build));
    scene.local.build.filter(is_offered).or_else(|| best_of_all(scene.game, seat, actions))
}

/// What an action at the office begins.
pub fn build_of(action: Action) -> Option<Build> {
    match action {
        Action::StartRoad { .. } => Some(Build::Section),
        Action::BuildHouse { .. } => Some(Build::House),
        Action::BuildMarket { .. } => Some(Build::Market),
        _ => None,
    }
}

/// The most points that a kind of build brings.
pub fn best_of(game: &Milestones, seat: Seat, actions: &[Action], build: Build) -> Option<u16> {
    let of_it = actions.iter().filter(|action| build_of(**action) == Some(build));
    of_it.map(|action| gain(game, seat, *action).total()).max()
}

/// What brings most. Of equals the first: a road opens more than it scores.
pub fn best_of_all(game: &Milestones, seat: Seat, actions: &[Action]) -> Option<Build> {
    let best = |build: Build| Some((best_of(game, seat, actions, build)?, build));
    let offered = Build::ALL.into_iter().rev().filter_map(best);
    offered.max_by_key(|(points, _)| *points).map(|(_, build)| build)
}
