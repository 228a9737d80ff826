//! The page of a lesson: a match of this page at an ordinary table, with a bubble over it that
//! leads through the steps; after the last one the same match goes on against a robot.

use std::time::Duration;

use engine::Millis;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{RobotAnswer, RobotQuestion, Seen, WorkerQuestion};

use super::bubble::{LastWord, LessonBubble};
use super::course::{Course, Resumed, names, resume};
use super::guide::Guide;
use super::kept::Kept;
use crate::browser;
use crate::kit::memo::Memo;
use crate::preferences::Preferences;
use crate::table::played::Played;
use crate::table::{AnyCx, AnyTable, GameUi, Names, Place, Reel, TableUi, table_ui};
use crate::words::Words;
use crate::worker::Worker;

/// How often a race looks at the clock.
const TICK: Duration = Duration::from_millis(100);

/// Where somebody is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// At a step, with so many of its places pressed.
    Step { step: usize, n_pressed: usize },
    /// Behind the last step.
    Learned,
    /// In the same match, against the robot.
    PlayedOn,
}

pub fn lesson_page<G: GameUi>() -> AnyView {
    let kept = Kept::of(G::ID);
    let texts = Words::here().texts_once();
    let resumed = resume::<G>(kept.step, kept.played_on.as_deref(), &texts);
    taught(table_ui::<G>(), resumed)
}

/// The same, whatever the game.
fn taught(ui: &'static dyn TableUi, resumed: Resumed) -> AnyView {
    let words = Words::here();
    let Resumed { course, local, step } = resumed;
    let stage = match step {
        Some(step) if step == course.n_steps() => Stage::Learned,
        Some(step) => Stage::Step { step, n_pressed: 0 },
        None => Stage::PlayedOn,
    };
    let lesson = Teaching {
        game: ui.basics().id,
        reel: Reel::new(ui, course.shown(), Preferences::here().pace),
        course: StoredValue::new_local(course),
        names: Memo::new(move |_| names(&words.texts())),
        words,
        stage: RwSignal::new(stage),
        robot: StoredValue::new_local(None),
        seed: browser::seed(),
        is_thinking: StoredValue::new(false),
        is_missing: RwSignal::new(false),
        answer: StoredValue::new(None),
        began: StoredValue::new((0.0, 0)),
    };
    let guide = lesson.guide();
    provide_context(guide);
    let order = Callback::new(move |order| {
        lesson.tell_the_time();
        lesson.change(|course| course.order(&order));
        lesson.keep();
    });
    let shown = AnyCx::showing(ui, lesson.reel, lesson.names, words);
    let sight = Callback::new(move |()| {
        let is_played_on = lesson.stage.get_untracked() == Stage::PlayedOn;
        is_played_on.then(|| Seen::Record(lesson.course.with_value(|course| course.to_text())))
    });
    let (rush_order, sight) = (order, Some(sight));
    let table = AnyTable::new(AnyCx { order, rush_order, sight, ..shown });
    table.local.set(local);
    lesson.prepare();
    Effect::new(move || lesson.show());
    on_cleanup(move || lesson.leave());
    lesson.lead(table, guide);
    lesson.let_the_robot_play();
    if stage == Stage::PlayedOn {
        lesson.course.update_value(|course| course.shuffle(browser::seed()));
        lesson.start_the_clock();
    }
    view! { <LessonTable table guide lesson/> }.into_any()
}

/// All that the page of a lesson keeps.
#[derive(Clone, Copy)]
struct Teaching {
    game: &'static str,
    course: StoredValue<Box<dyn Course>, LocalStorage>,
    reel: Reel,
    names: Memo<Names>,
    words: Words,
    stage: RwSignal<Stage>,
    /// The robot, once it is called; it thinks about one question at a time.
    robot: StoredValue<Option<Worker>, LocalStorage>,
    seed: u64,
    is_thinking: StoredValue<bool>,
    /// Whether it owes an answer that will not come.
    is_missing: RwSignal<bool>,
    /// What it will do if it sees nothing new before that.
    answer: StoredValue<Option<RobotAnswer>>,
    /// What the clocks of the page and of the match showed when that of the match began to run.
    began: StoredValue<(f64, Millis)>,
}

impl Teaching {
    fn guide(self) -> Guide {
        let asked = Memo::new(move |_| match self.stage.get() {
            Stage::Step { step, n_pressed } => {
                Some(self.course.with_value(|course| course.asked(step, n_pressed)))
            }
            Stage::Learned | Stage::PlayedOn => None,
        });
        Guide {
            asked,
            done: Callback::new(move |place: Place| self.done(&place)),
            seen: Callback::new(move |()| self.seen()),
            again: Callback::new(move |()| self.begin_again()),
        }
    }

    /// Shows what has happened. It follows the language.
    fn show(self) {
        let (names, texts) = (self.names.get(), self.words.texts());
        let before = self.reel.newest().seen;
        let shots = self.course.try_update_value(|it| it.shots(&before, &names, &texts));
        if let Some((between, shot)) = shots {
            self.reel.take(between, shot);
        }
    }

    fn change(self, change: impl FnOnce(&mut Box<dyn Course>)) {
        self.course.update_value(change);
        untrack(|| self.show());
    }

    /// The next draws are those of the step.
    fn prepare(self) {
        if let Stage::Step { step, .. } = self.stage.get_untracked() {
            self.course.update_value(|course| course.prepare(step));
        }
    }

    /// Something was pressed; if it was meant, the step is one place further.
    fn done(self, place: &Place) {
        let Stage::Step { step, n_pressed } = self.stage.get_untracked() else { return };
        if self.course.with_value(|course| course.is_meant(step, n_pressed, place)) {
            self.stage.set(Stage::Step { step, n_pressed: n_pressed + 1 });
        }
    }

    fn seen(self) {
        let Stage::Step { step, .. } = self.stage.get_untracked() else { return };
        if !self.course.with_value(|course| course.asked(step, 0).is_press) {
            self.next();
        }
    }

    /// Leads on when all of a step is done and shown, and opens the panel that it is about.
    fn lead(self, table: AnyTable, guide: Guide) {
        Effect::new(move || {
            let (stage, is_busy) = (self.stage.get(), table.cx.busy.get());
            table.cx.moment.track();
            let Stage::Step { step, n_pressed } = stage else { return };
            let is_done = self.course.with_value(|course| course.n_places(step) == n_pressed);
            if is_done && !is_busy && table.is_at_rest() {
                self.next();
            }
        });
        Effect::new(move || {
            let tab = guide.asked.with(|asked| asked.as_ref().map(|asked| asked.tab));
            if table.cx.busy.get() {
                return;
            }
            match tab {
                Some(Some(tab)) => table.tab.set(tab),
                Some(None) => table.see_board(),
                None => {}
            }
        });
    }

    fn next(self) {
        let Stage::Step { step, .. } = self.stage.get_untracked() else { return };
        for nth in 0..self.course.with_value(|course| course.n_moves(step)) {
            self.change(|course| course.make_move(step, nth));
        }
        let is_last = self.course.with_value(|course| step + 1 == course.n_steps());
        self.stage.set(match is_last {
            true => Stage::Learned,
            false => Stage::Step { step: step + 1, n_pressed: 0 },
        });
        self.prepare();
        self.keep();
    }

    fn keep(self) {
        let Kept { is_learned, .. } = Kept::of(self.game);
        let n_steps = self.course.with_value(|course| course.n_steps());
        let kept = match self.stage.get_untracked() {
            Stage::Step { step, .. } => Kept { step, n_steps, is_learned, played_on: None },
            Stage::Learned => Kept { step: n_steps, n_steps, is_learned: true, played_on: None },
            Stage::PlayedOn => {
                let played_on =
                    self.course.with_value(|course| (!course.is_over()).then(|| course.to_text()));
                Kept { step: 0, n_steps, is_learned, played_on }
            }
        };
        kept.store(self.game);
    }

    /// Whoever goes after the last words has heard them; a page that is loaded anew has not.
    fn leave(self) {
        if self.stage.try_get_untracked() == Some(Stage::Learned) {
            Kept { step: 0, ..Kept::of(self.game) }.store(self.game);
        }
    }

    fn play_on(self) {
        self.course.update_value(|course| course.shuffle(browser::seed()));
        self.stage.set(Stage::PlayedOn);
        self.start_the_clock();
        self.keep();
    }

    /// The robot acts whenever the page has shown what came before; in a race also when the time
    /// has come.
    fn let_the_robot_play(self) {
        let moment = self.reel.moment();
        Effect::new(move || {
            let is_busy = self.reel.is_running();
            // What nobody has read tells nobody that it has changed.
            moment.with(|moment| moment.version);
            if self.stage.get() == Stage::PlayedOn && !is_busy {
                self.ask_the_robot();
            }
        });
        if !self.course.with_value(|course| course.is_race()) {
            return;
        }
        let tick = move || {
            if self.stage.try_get_untracked() != Some(Stage::PlayedOn) {
                return;
            }
            match self.tell_the_time() {
                true => self.shown_and_kept(),
                false => self.ask_the_robot(),
            }
        };
        if let Ok(interval) = set_interval_with_handle(tick, TICK) {
            on_cleanup(move || interval.clear());
        }
    }

    /// In a race time passes from here on, as long as the page is open.
    fn start_the_clock(self) {
        self.change(|course| course.start_clock());
        let now = self.course.with_value(|course| course.now());
        self.began.set_value((browser::now_ms(), now));
    }

    /// True if something was due.
    fn tell_the_time(self) -> bool {
        let (at, began) = self.began.get_value();
        let now = began + (browser::now_ms() - at) as Millis;
        self.course.try_update_value(|course| course.wait_until(now)) == Some(true)
    }

    fn shown_and_kept(self) {
        untrack(|| self.show());
        self.keep();
    }

    /// The robot is asked once about what it sees, and does what it has answered in its time.
    fn ask_the_robot(self) {
        let is_to_act = self.course.with_value(|course| course.is_robot_to_act());
        if !is_to_act || self.is_thinking.get_value() || self.is_missing.get_untracked() {
            return;
        }
        let (_, since) = self.began.get_value();
        let question = self.course.try_update_value(|course| course.question(self.seed, since));
        let Some(question) = question.flatten() else {
            let answer = self.answer.get_value();
            return answer.into_iter().for_each(|answer| self.let_it_act(&answer));
        };
        self.is_thinking.set_value(true);
        self.answer.set_value(None);
        spawn_local(async move {
            let answer = self.ask(question).await;
            if self.is_thinking.try_set_value(false).is_some() {
                return;
            }
            match &answer {
                Some(answer) => self.let_it_act(answer),
                None => self.miss_the_robot(),
            }
            self.answer.set_value(answer);
        });
    }

    /// In a race a robot may wait, for its time or for something new.
    fn let_it_act(self, answer: &RobotAnswer) {
        let (is_race, now) = self.course.with_value(|course| (course.is_race(), course.now()));
        let waits = answer.action.is_none() || answer.not_before.is_some_and(|then| now < then);
        if is_race && waits {
            return;
        }
        match self.course.try_update_value(|course| course.robot_acts(answer)) {
            Some(true) => self.shown_and_kept(),
            // In a race something may have happened while it was thinking.
            _ if is_race => {}
            _ => self.miss_the_robot(),
        }
    }

    /// The match stands; another worker is called when somebody wants it.
    fn miss_the_robot(self) {
        self.robot.set_value(None);
        self.course.update_value(|course| course.forget_question());
        self.is_missing.set(true);
    }

    fn ask_again(self) {
        self.is_missing.set(false);
        self.ask_the_robot();
    }

    async fn ask(self, question: RobotQuestion) -> Option<RobotAnswer> {
        if self.robot.try_with_value(Option::is_none)? {
            self.robot.set_value(Some(Worker::call()?));
        }
        let robot = self.robot.try_get_value()??;
        robot.ask(&WorkerQuestion::Robot(question)).await
    }

    /// From the first step, in a match of its own.
    fn begin_again(self) {
        Kept { step: 0, played_on: None, ..Kept::of(self.game) }.store(self.game);
        browser::reload();
    }
}

#[component]
fn LessonTable(table: AnyTable, guide: Guide, lesson: Teaching) -> impl IntoView {
    let (cx, words) = (table.cx, table.cx.words);
    let (again, further) = (guide.again, cx.ui.basics().further);
    let play_on = Callback::new(move |()| {
        lesson.play_on();
        table.see_board();
    });
    let last_word = move || {
        let is_there = lesson.stage.get() == Stage::Learned && !cx.busy.get();
        is_there.then(|| view! { <LastWord play_on again further/> })
    };
    let progress = move || words.say("lesson-progress", &[]);
    let missing = move || move || lesson.is_missing.get().then(|| view! { <RobotMissing lesson/> });
    let actions = ViewFn::from(move || {
        view! {
            <div class="dialog__actions">
                <button class="button button--primary" on:click=move |_| again.run(())>
                    {words.of("lesson-again")}
                </button>
            </div>
        }
    });
    view! {
        <Played table progress actions class="playing--lesson" notice=missing>
            <LessonBubble table guide/>
            {last_word}
        </Played>
    }
}

#[component]
fn RobotMissing(lesson: Teaching) -> impl IntoView {
    let words = Words::here();
    view! {
        <div class="strip notice--careful robot-missing" role="alert">
            <span>{words.of("robot-missing")}</span>
            <button class="button" on:click=move |_| lesson.ask_again()>
                {words.of("robot-again")}
            </button>
        </div>
    }
}
