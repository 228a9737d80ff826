//! Robots that race beside somebody who practises (TT-94). None of them looks at what others do, so
//! each plays a match of its own, in which nobody else builds, to its call, and what is shown of it
//! follows the clock of the page: a pause stops the robots too.

use engine::{Game, Millis, Seat, Seats, Viewer, read_value};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{RobotAnswer, RobotQuestion, WorkerQuestion};
use turbo_taxi::{
    Action, CARD_SET, CardKind, Components, Figures, FirstCommissioner, Options, Phase,
    PlacementTime, Task, TurboTaxi, is_right,
};

use crate::browser;
use crate::local::{Dice, LocalMatch};
use crate::worker::Worker;

/// What can be chosen, from the weakest to the strongest.
pub const LEVELS: [&str; 4] = ["easy", "medium", "hard", "turbo"];
pub const ROBOTS_MAX: usize = 3;

const ME: Seat = Seat(0);
const ROBOT: Seat = Seat(1);
const BUDGET_MS: u32 = 50;
/// More steps than a robot makes in a race.
const STEPS_MAX: usize = 200;

/// What one robot does, on the round clock.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Race {
    /// How many cards lie there, from when on.
    laid: Vec<(Millis, u8)>,
    pub call: Option<Call>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Call {
    pub at: Millis,
    pub is_right: bool,
}

impl Race {
    pub fn n_laid(&self, elapsed: Millis) -> u8 {
        let before = self.laid.iter().take_while(|(at, _)| *at <= elapsed);
        before.last().map_or(0, |(_, n_laid)| *n_laid)
    }

    /// The call, once it is heard.
    pub fn call_by(&self, elapsed: Millis) -> Option<Call> {
        self.call.filter(|call| call.at <= elapsed)
    }
}

/// The robots of a page: who they are, and how they do at the task.
#[derive(Clone, Copy)]
pub struct Robots {
    pub levels: RwSignal<Vec<&'static str>>,
    /// One for each level, as soon as they are known.
    pub races: RwSignal<Vec<Race>>,
    /// Whether the worker cannot be had.
    pub is_missing: RwSignal<bool>,
    worker: StoredValue<Option<Worker>, LocalStorage>,
    /// What they are to build, and how often they have begun: what was thought about an earlier
    /// start is dropped.
    set: StoredValue<Option<(Task, Components)>>,
    start: StoredValue<u32>,
    is_thinking: StoredValue<bool>,
}

impl Robots {
    pub fn new() -> Robots {
        Robots {
            levels: RwSignal::new(Vec::new()),
            races: RwSignal::new(Vec::new()),
            is_missing: RwSignal::new(false),
            worker: StoredValue::new_local(None),
            set: StoredValue::new(None),
            start: StoredValue::new(0),
            is_thinking: StoredValue::new(false),
        }
    }

    /// They begin the task with whoever practises.
    pub fn begin(self, task: Task, components: Components) {
        self.races.set(Vec::new());
        self.start.update_value(|start| *start += 1);
        self.set.set_value(Some((task, components)));
        if !self.is_thinking.get_value() {
            spawn_local(self.think());
        }
    }

    /// One robot after the other: the worker answers one question at a time.
    async fn think(self) {
        self.is_thinking.set_value(true);
        while let Some((task, components)) = self.set.try_get_value().flatten() {
            let start = self.start.get_value();
            let is_wanted = move || self.start.try_get_value() == Some(start);
            for level in self.levels.get_untracked() {
                let race = self.race(&task, components, level, &is_wanted).await;
                if !is_wanted() {
                    break;
                }
                self.is_missing.set(race.is_none());
                self.races.update(|races| races.push(race.unwrap_or_default()));
            }
            if is_wanted() {
                self.set.set_value(None);
            }
        }
        let _ = self.is_thinking.try_set_value(false);
    }

    /// A whole race. None where the worker cannot be had.
    async fn race(
        self,
        task: &Task,
        components: Components,
        level: &str,
        is_wanted: &impl Fn() -> bool,
    ) -> Option<Race> {
        if self.worker.try_with_value(Option::is_none)? {
            self.worker.set_value(Some(Worker::call()?));
        }
        let worker = self.worker.try_get_value()??;
        let (mut alone, seed) = (Alone::new(task, components)?, browser::seed());
        for _ in 0..STEPS_MAX {
            let question = WorkerQuestion::Robot(alone.question(level, seed));
            let answer: RobotAnswer = worker.ask(&question).await?;
            let action = answer.action.as_ref().and_then(|action| read_value(action).ok());
            let Some(action) = action.filter(|_| is_wanted()) else { break };
            if !alone.act(action, answer.not_before) {
                break;
            }
        }
        Some(alone.race)
    }
}

/// The match of one robot.
struct Alone {
    played: LocalMatch<TurboTaxi>,
    task: Task,
    components: Components,
    /// When the card was turned up.
    base: Millis,
    race: Race,
}

impl Alone {
    /// The task is set by the other seat, and chance is known: the card, and how it is turned.
    fn new(task: &Task, components: Components) -> Option<Alone> {
        let options = Options {
            crossing: components.crossing,
            first_commissioner: FirstCommissioner::Seat(ME),
            placement_s: PlacementTime::Off,
            ..Options::default()
        };
        let dice = Dice::new([first_of(task.centre.kind())], 0);
        let mut played = LocalMatch::<TurboTaxi>::new(&options, 2, dice)?;
        for (figure, field) in Figures::from(task.figures).placed() {
            played.act(ME, Action::PlaceFigure { figure, field }).ok()?;
        }
        played.act(ME, Action::Done).ok()?;
        played.dice.prepare(&[u32::from(task.centre.turn())]);
        let base = played.game().deadline()?;
        played.wait_until(base);
        let is_set = played.game().phase() == Phase::Build;
        let (task, race) = (*task, Race::default());
        is_set.then_some(Alone { played, task, components, base, race })
    }

    fn question(&self, level: &str, seed: u64) -> RobotQuestion {
        RobotQuestion {
            game: TurboTaxi::ID.to_owned(),
            record: self.played.to_text(),
            level: level.to_owned(),
            seed,
            seat: ROBOT,
            now: self.played.now(),
            since: 0,
            people: Seats::only(ME),
            budget_ms: BUDGET_MS,
        }
    }

    /// The robot's next step, at its time. False if it was the last one.
    fn act(&mut self, action: Action, not_before: Option<Millis>) -> bool {
        self.played.wait_until(not_before.unwrap_or(0));
        let at = self.played.now().saturating_sub(self.base);
        let board = self.played.game().view(Viewer::Seat(ROBOT)).seats[ROBOT.idx()].board;
        if self.played.act(ROBOT, action).is_err() {
            return false;
        }
        if action == Action::Halt {
            let is_right = board.is_some_and(|it| is_right(&self.task, &it, self.components));
            self.race.call = Some(Call { at, is_right });
            return false;
        }
        let own = self.played.game().view(Viewer::Seat(ROBOT));
        self.race.laid.push((at, own.seats[ROBOT.idx()].n_laid.unwrap_or(0)));
        true
    }
}

/// The place of the first card of a kind among the neutral cards before they are shuffled.
fn first_of(kind: CardKind) -> u32 {
    let before = CardKind::ALL.into_iter().take_while(|it| *it != kind);
    before.map(|it| u32::from(CARD_SET[it])).sum()
}

#[cfg(test)]
mod tests {
    use turbo_taxi::{Card, Cell, Crossing, Step, right_plans};

    use super::*;

    /// Every card, turned in every way, comes up as it should.
    #[test]
    fn the_robots_are_set_the_same_task() {
        for card in Card::ALL {
            let figures = Task::sample(7).figures;
            let task = Task::new(card, figures);
            if right_plans(&task, Crossing::Overpass).is_empty() {
                continue;
            }
            let alone = Alone::new(&task, Components::printed(Crossing::Overpass));
            let alone = alone.expect("it can be set");
            let view = alone.played.game().view(Viewer::Seat(ROBOT));
            let figures = view.figures.complete().expect("all are placed");
            assert_eq!(Task::new(view.centre.expect("turned up"), figures), task);
            assert_eq!(view.options.crossing, Crossing::Overpass);
        }
    }

    /// What is shown follows the clock: cards as they were laid, and the call at its time.
    #[test]
    fn a_race_is_shown_by_the_clock() {
        let task: Task = "dcurve1:2,5,8,11".parse().unwrap();
        let components = Components::printed(Crossing::Junction);
        let mut alone = Alone::new(&task, components).expect("it can be set");
        let plan = right_plans(&task, components)[0];
        for (i, cell) in Cell::outer().enumerate() {
            let step = Step::Lay { card: plan[cell].unwrap(), cell };
            let at = alone.base + 2_000 * (i as u64 + 1);
            assert!(alone.act(Action::Build(step), Some(at)));
        }
        assert!(!alone.act(Action::Halt, Some(alone.base + 20_000)));
        let race = alone.race;
        assert_eq!([0, 2_000, 5_000, 30_000].map(|at| race.n_laid(at)), [0, 1, 2, 8]);
        assert_eq!(race.call_by(19_999), None);
        assert_eq!(race.call_by(20_000), Some(Call { at: 20_000, is_right: true }));
    }
}
