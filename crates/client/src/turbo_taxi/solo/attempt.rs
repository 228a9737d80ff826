//! One person at one task after the other: the board, the clock, wrong calls and hints.

use leptos::prelude::*;
use turbo_taxi::{
    Board, Components, Figures, Finding, Hint, HintStep, Plan, Step, Task, WRONG_CALL_MS, findings,
    hint,
};

use super::diary::Tried;
use crate::browser;
use crate::sound::{Sound, Sounds};
use crate::turbo_taxi::builder::Builder;
use crate::turbo_taxi::gesture::Gestures;
use crate::turbo_taxi::time::Watch;
use crate::turbo_taxi::town::Advice;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// No task yet.
    Waiting,
    Building,
    Paused,
    Solved,
    /// Given up, or ended by a wrong call.
    Lost,
}

/// What a wrong call means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WrongCall {
    Free,
    Costs,
    EndsTask,
}

/// What a mode makes of wrong calls and hints.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    pub wrong_call: WrongCall,
    pub do_hints_cost: bool,
}

impl Terms {
    pub const RANKED: Terms = Terms { wrong_call: WrongCall::Costs, do_hints_cost: true };
    pub const STACK: Terms = Terms { wrong_call: WrongCall::EndsTask, do_hints_cost: true };
    pub const FREE: Terms = Terms { wrong_call: WrongCall::Free, do_hints_cost: false };
}

#[derive(Clone, Copy)]
pub struct Attempt {
    pub task: RwSignal<Option<Task>>,
    pub components: RwSignal<Components>,
    pub board: RwSignal<Board>,
    pub stage: RwSignal<Stage>,
    pub watch: Watch,
    /// What the last call was wrong about, until the next step.
    pub faults: RwSignal<Vec<Finding>>,
    /// Whether faults are marked while building (TT-51).
    pub is_assisted: RwSignal<bool>,
    pub hint: RwSignal<Option<Hint>>,
    /// How many kinds of hint were asked for this task.
    pub n_hint_steps: RwSignal<usize>,
    /// Over all tasks.
    pub n_wrong: RwSignal<u32>,
    pub n_hints: RwSignal<u32>,
    pub builder: Builder,
    pub gestures: Gestures,
    pub terms: Terms,
    /// What lay there when the task was laid open.
    given: StoredValue<Plan>,
    begun_ms: StoredValue<u64>,
    /// Wrong calls before this task.
    wrong_before: StoredValue<u32>,
    /// Told of every task that ends, and of everything that costs time.
    ended: Callback<Stage>,
    cost: Callback<u64>,
    sounds: Sounds,
}

impl Attempt {
    pub fn new(terms: Terms, ended: Callback<Stage>, cost: Callback<u64>) -> Attempt {
        let components = RwSignal::new(Components::default());
        let set = move || components.with_untracked(|components| components.set);
        let board = RwSignal::new(Board::of(Plan::EMPTY, set()));
        let stage = RwSignal::new(Stage::Waiting);
        let faults = RwSignal::new(Vec::new());
        let hint = RwSignal::new(None);
        let sounds = Sounds::here();
        let given = StoredValue::new(Plan::EMPTY);
        let step = Callback::new(move |step: Step| {
            match step {
                Step::Clear => board.set(Board::of(given.get_value(), set())),
                _ => board.update(|board| board.build(step)),
            }
            faults.set(Vec::new());
            hint.set(None);
            sounds.play(Sound::Card);
        });
        let is_open = Signal::derive(move || stage.get() == Stage::Building);
        let builder = Builder::new(board, is_open, step);
        Attempt {
            task: RwSignal::new(None),
            components,
            board,
            stage,
            watch: Watch::new(),
            faults,
            is_assisted: RwSignal::new(false),
            hint,
            n_hint_steps: RwSignal::new(0),
            n_wrong: RwSignal::new(0),
            n_hints: RwSignal::new(0),
            builder,
            gestures: Gestures::new(builder),
            terms,
            given,
            begun_ms: StoredValue::new(0),
            wrong_before: StoredValue::new(0),
            ended,
            cost,
            sounds,
        }
    }

    /// A new run: nothing has happened yet.
    pub fn reset(self) {
        self.watch.set(0);
        self.n_wrong.set(0);
        self.n_hints.set(0);
        self.stage.set(Stage::Waiting);
    }

    /// Lays the task open and lets the clock run.
    pub fn begin(self, task: Task) {
        self.begin_with(task, Plan::with_centre(task.centre));
    }

    /// The same with some cards that lie there already.
    pub fn begin_with(self, task: Task, given: Plan) {
        let set = self.components.with_untracked(|components| components.set);
        self.given.set_value(given);
        self.board.set(Board::of(given, set));
        self.task.set(Some(task));
        self.faults.set(Vec::new());
        self.hint.set(None);
        self.n_hint_steps.set(0);
        self.builder.begin_anew();
        self.stage.set(Stage::Building);
        self.watch.run();
        self.begun_ms.set_value(self.watch.elapsed_once());
        self.wrong_before.set_value(self.n_wrong.get_untracked());
    }

    /// The task that has just ended so, for the statistics.
    pub fn tried(self, stage: Stage) -> Option<Tried> {
        let task = self.task.get_untracked()?;
        Some(Tried {
            at: browser::unix_ms(),
            ms: self.task_ms(),
            centre: task.centre.kind(),
            n_wrong: self.n_wrong.get_untracked() - self.wrong_before.get_value(),
            is_solved: stage == Stage::Solved,
        })
    }

    /// Since the task was laid open, with what hints have cost.
    pub fn task_ms(self) -> u64 {
        self.watch.elapsed_once().saturating_sub(self.begun_ms.get_value())
    }

    /// Whether nothing has been built.
    pub fn is_untouched(self) -> bool {
        self.board.with(|board| board.plan == self.given.get_value())
    }

    pub fn figures(self) -> Figures {
        self.task.get().map_or(Figures::NONE, |task| Figures::from(task.figures))
    }

    /// What is marked on the board.
    pub fn marks(self) -> Vec<Finding> {
        let faults = self.faults.get();
        match (faults.is_empty() && self.is_assisted.get(), self.task.get()) {
            (true, Some(task)) => {
                let plan = self.board.with(|board| board.plan);
                let mut marks = findings(&task, &plan, self.components.get());
                marks.retain(Finding::shows_while_building);
                marks
            }
            _ => faults,
        }
    }

    pub fn advice(self) -> Advice {
        match self.hint.get() {
            Some(Hint::Differing(wrong)) => Advice { wrong, next: None },
            Some(Hint::NextCard { cell, card }) => {
                Advice { wrong: Vec::new(), next: Some((cell, card)) }
            }
            _ => Advice::default(),
        }
    }

    /// "Halt!"
    pub fn call(self) {
        let is_building = self.stage.get_untracked() == Stage::Building;
        let plan = self.board.with_untracked(|board| board.plan);
        let Some(task) = self.task.get_untracked().filter(|_| is_building && plan.is_full()) else {
            return;
        };
        let faults = findings(&task, &plan, self.components.get_untracked());
        if faults.is_empty() {
            self.sounds.play(Sound::Right);
            return self.end(Stage::Solved);
        }
        self.sounds.play(Sound::Wrong);
        self.faults.set(faults);
        self.n_wrong.update(|n| *n += 1);
        match self.terms.wrong_call {
            WrongCall::Free => {}
            WrongCall::Costs => self.pay(WRONG_CALL_MS),
            WrongCall::EndsTask => self.end(Stage::Lost),
        }
    }

    pub fn ask(self, step: HintStep) {
        let is_building = self.stage.get_untracked() == Stage::Building;
        let Some(task) = self.task.get_untracked().filter(|_| is_building) else { return };
        let plan = self.board.with_untracked(|board| board.plan);
        let components = self.components.get_untracked();
        let hint = hint(&task, &plan, components, step);
        self.n_hints.update(|n| *n += 1);
        self.n_hint_steps.update(|n| *n = (*n).max(step as usize + 1));
        if let Hint::WholePlan(plan) = hint {
            self.board.set(Board::of(plan, components.set));
            self.builder.begin_anew();
        }
        self.hint.set(Some(hint));
        match step.cost_ms() {
            _ if !self.terms.do_hints_cost => {}
            Some(ms) => self.pay(ms),
            None => self.end(Stage::Lost),
        }
    }

    pub fn pause(self) {
        if self.stage.get_untracked() == Stage::Building {
            self.watch.stop();
            self.stage.set(Stage::Paused);
        }
    }

    pub fn resume(self) {
        if self.stage.get_untracked() == Stage::Paused {
            self.stage.set(Stage::Building);
            self.watch.run();
        }
    }

    /// The same task from the beginning.
    pub fn repeat(self) {
        if let Some(task) = self.task.get_untracked() {
            self.reset();
            self.begin_with(task, self.given.get_value());
        }
    }

    pub fn end(self, stage: Stage) {
        self.watch.stop();
        self.stage.set(stage);
        self.ended.run(stage);
    }

    fn pay(self, ms: u64) {
        self.watch.add(ms);
        self.cost.run(ms);
    }
}
