//! One run against the clock.

use std::time::Duration;

use engine::Fast;
use leptos::prelude::*;
use turbo_taxi::{Attack, Components, Course, Crossing, count_right, wins_medal};

use crate::browser;
use crate::sound::{Sound, Sounds};
use crate::turbo_taxi::solo::attempt::{Attempt, Stage, Terms};
use crate::turbo_taxi::solo::counted::with_census;
use crate::turbo_taxi::solo::diary::{Diary, Entry};
use crate::turbo_taxi::solo::discipline::Discipline;
use crate::turbo_taxi::solo::ghost::{Ghost, STEPS_PER_TASK};
use crate::turbo_taxi::solo::puzzle::keep_tried;
use crate::turbo_taxi::town::DRIVE_MS_MAX;

#[derive(Clone, Copy)]
pub struct Run {
    pub attack: Attack,
    pub attempt: Attempt,
    /// Tasks that were laid open.
    pub n_drawn: RwSignal<u32>,
    pub n_solved: RwSignal<u32>,
    /// Tasks that count: with a stack those that won a medal.
    pub n_won: RwSignal<u32>,
    /// Whether the last task won its medal.
    pub has_medal: RwSignal<bool>,
    pub is_over: RwSignal<bool>,
    pub is_best: RwSignal<bool>,
    course: StoredValue<Course>,
    chance: StoredValue<Fast>,
    ghost: StoredValue<Ghost>,
    last_won_ms: StoredValue<u64>,
    sounds: Sounds,
}

impl Run {
    pub fn new(attack: Attack) -> Run {
        let mut chance = Fast::new(browser::seed());
        let course = Course::new(attack, &Components::default(), &mut chance);
        let terms = match attack {
            Attack::Sprint | Attack::FiveMinutes => Terms::RANKED,
            Attack::Stack => Terms::STACK,
        };
        let made = StoredValue::new(None::<Run>);
        let ended = Callback::new(move |stage: Stage| {
            let run = made.get_value().expect("tasks end after the run has begun");
            run.task_ended(stage);
        });
        let run = Run {
            attack,
            attempt: Attempt::new(terms, ended, Callback::new(|_| ())),
            n_drawn: RwSignal::new(0),
            n_solved: RwSignal::new(0),
            n_won: RwSignal::new(0),
            has_medal: RwSignal::new(false),
            is_over: RwSignal::new(false),
            is_best: RwSignal::new(false),
            course: StoredValue::new(course),
            chance: StoredValue::new(chance),
            ghost: StoredValue::new(Ghost::default()),
            last_won_ms: StoredValue::new(0),
            sounds: Sounds::here(),
        };
        made.set_value(Some(run));
        run
    }

    /// From the first task on.
    pub fn start(self) {
        self.attempt.reset();
        self.n_drawn.set(0);
        self.n_solved.set(0);
        self.n_won.set(0);
        self.is_over.set(false);
        self.is_best.set(false);
        self.ghost.set_value(Ghost::default());
        self.last_won_ms.set_value(0);
        let mut chance = self.chance.get_value();
        self.course.set_value(Course::new(self.attack, &Components::default(), &mut chance));
        self.chance.set_value(chance);
        self.next();
    }

    /// Lays the next task open, if there is one.
    pub fn next(self) {
        if self.is_over.get_untracked() || self.attempt.stage.get_untracked() == Stage::Building {
            return;
        }
        let (mut course, mut chance) = (self.course.get_value(), self.chance.get_value());
        let task = with_census(Crossing::default(), |census| course.draw(census, &mut chance));
        self.course.set_value(course);
        self.chance.set_value(chance);
        match task {
            Some(task) => {
                self.n_drawn.update(|n| *n += 1);
                self.attempt.begin(task);
            }
            None => self.finish(),
        }
    }

    fn task_ended(self, stage: Stage) {
        keep_tried(self.attempt, stage);
        let is_solved = stage == Stage::Solved;
        self.has_medal.set(is_solved && self.is_in_time());
        if is_solved {
            self.n_solved.update(|n| *n += 1);
            self.mark();
        }
        if self.has_medal.get_untracked() {
            self.n_won.update(|n| *n += 1);
            self.last_won_ms.set_value(self.attempt.watch.elapsed_once());
        }
        if is_solved {
            // Whoever does not press the button watches the taxis first.
            let n_drawn = self.n_drawn.get_untracked();
            let wait = if browser::may_move() { DRIVE_MS_MAX as u64 } else { 800 };
            let go_on = move || {
                if self.n_drawn.try_get_untracked() == Some(n_drawn) {
                    self.next();
                }
            };
            set_timeout(go_on, Duration::from_millis(wait));
        }
    }

    fn is_in_time(self) -> bool {
        let Some(task) = self.attempt.task.get_untracked() else { return false };
        match self.attack {
            Attack::Sprint | Attack::FiveMinutes => true,
            Attack::Stack => {
                let n_right = count_right(&task, self.attempt.components.get_untracked());
                wins_medal(n_right, self.attempt.task_ms())
            }
        }
    }

    /// Every card is a step, and so is every right call.
    pub fn n_steps(self) -> u32 {
        let n_laid = self.attempt.board.with(|board| u32::from(board.plan.n_laid()));
        let is_building = self.attempt.stage.get() == Stage::Building;
        STEPS_PER_TASK * self.n_solved.get() + if is_building { n_laid } else { 0 }
    }

    /// For the ghost of a later run.
    pub fn mark(self) {
        let n_steps = untrack(|| self.n_steps());
        let elapsed = self.attempt.watch.elapsed_once();
        self.ghost.update_value(|ghost| ghost.mark(elapsed, n_steps));
    }

    /// The run is over: all tasks are through, or the time is.
    pub fn finish(self) {
        if self.is_over.get_untracked() {
            return;
        }
        self.is_over.set(true);
        self.attempt.watch.stop();
        self.attempt.stage.set(Stage::Waiting);
        self.sounds.play(Sound::End);
        let discipline = Discipline::Attack(self.attack);
        let entry = self.entry();
        if entry.n == 0 {
            return;
        }
        self.is_best.set(Diary::change(|diary| {
            let is_best = diary.record(discipline, entry);
            if is_best {
                diary.keep_ghost(discipline, self.ghost.get_value());
            }
            is_best
        }));
    }

    pub fn entry(self) -> Entry {
        let ms = match self.attack {
            // What happens after the last task that counts does not matter.
            Attack::FiveMinutes => self.last_won_ms.get_value(),
            Attack::Sprint | Attack::Stack => self.attempt.watch.elapsed_once(),
        };
        Entry {
            at: browser::unix_ms(),
            ms,
            n: self.n_won.get_untracked(),
            n_wrong: self.attempt.n_wrong.get_untracked(),
            n_hints: self.attempt.n_hints.get_untracked(),
        }
    }
}
