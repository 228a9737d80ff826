//! A lesson in progress: its steps, its match and what was told of it. The page knows it by
//! [`Course`], without the type of its game.

use std::sync::Arc;

use engine::{Millis, Seats, Viewer, read_value};
use protocol::{Order, RobotAnswer, RobotQuestion, SeatInfo};

use super::guide::Asked;
use super::rehearsal::{Rehearsal, carry_out};
use super::{Lesson, ME, ROBOT, message_of};
use crate::kit::memo::{AnyValue, known};
use crate::local::{Dice, LocalMatch, Telling};
use crate::table::{GameUi, Moment, Names, Place, Shot, Shown};
use crate::words::Texts;

/// How strong the robot is, and how long it thinks at most.
pub const LEVEL: &str = "easy";
const BUDGET_MS: u32 = 50;

/// What the page of a lesson does with it.
pub trait Course {
    fn n_steps(&self) -> usize;
    fn asked(&self, step: usize, n_pressed: usize) -> Asked;
    fn n_places(&self, step: usize) -> usize;
    /// Whether this is what the step wants to be pressed next.
    fn is_meant(&self, step: usize, n_pressed: usize, place: &Place) -> bool;
    /// The next draws are those of the step.
    fn prepare(&mut self, step: usize);
    /// What happens after a step, one after the other.
    fn n_moves(&self, step: usize) -> usize;
    fn make_move(&mut self, step: usize, nth: usize);

    /// What the learner does.
    fn order(&mut self, order: &Order);
    fn shown(&self) -> Shown;
    /// What has happened since, with what is to be seen before it.
    fn shots(&mut self, before: &AnyValue, names: &Names, texts: &Texts) -> (Vec<Shot>, Shot);

    /// From now on nobody knows what is drawn.
    fn shuffle(&mut self, seed: u64);
    /// Whether time matters.
    fn is_race(&self) -> bool;
    /// In a race time passes from here on.
    fn start_clock(&mut self);
    fn now(&self) -> Millis;
    /// It is so late now. True if something was due.
    fn wait_until(&mut self, now: Millis) -> bool;

    fn is_over(&self) -> bool;
    fn is_robot_to_act(&self) -> bool;
    /// What the robot is asked if it sees something that it was not asked about; it has played
    /// since then.
    fn question(&mut self, seed: u64, since: Millis) -> Option<RobotQuestion>;
    /// What it was asked about is forgotten, so that it can be asked again.
    fn forget_question(&mut self);
    /// False if the answer does not fit the match.
    fn robot_acts(&mut self, answer: &RobotAnswer) -> bool;
    /// The match, to be kept.
    fn to_text(&self) -> String;
}

/// A lesson where it was left.
pub struct Resumed {
    pub course: Box<dyn Course>,
    /// What the page keeps beside the match.
    pub local: AnyValue,
    /// The step that comes next, or behind the last one its last words; None after the lesson.
    pub step: Option<usize>,
}

/// Who sits at the table of a lesson.
pub fn names(texts: &Texts) -> Names {
    let me = SeatInfo::Person { name: texts.say("seat-you", &[]), is_me: true, is_here: true };
    let robot = SeatInfo::Bot { level: LEVEL.to_owned() };
    Names::of_table(&[me, robot], Seats::none(), texts)
}

/// Goes on with the match that was played on, if there is one, else with the lesson.
pub fn resume<G: GameUi>(step: usize, played_on: Option<&str>, texts: &Texts) -> Resumed {
    let (lesson, names) = (G::lesson(), names(texts));
    let read = |text| LocalMatch::<G>::read(text, Dice::new([], 0));
    let played_on = played_on.and_then(read).filter(|it| it.game().outcome().is_none());
    if let Some(played) = played_on {
        let local = G::settle(&G::Local::default(), &played.moment(ME));
        return Resumed {
            course: CourseOf::boxed(lesson, played),
            local: Arc::new(local),
            step: None,
        };
    }
    let begin = || Rehearsal::begin(&lesson, &names, texts).expect("lessons are rehearsed");
    let mut rehearsed = begin();
    let mut n_taken = 0;
    for it in lesson.steps.iter().take(step) {
        // What was kept may be of another version of the lesson.
        if rehearsed.take(it).is_err() {
            (rehearsed, n_taken) = (begin(), 0);
            break;
        }
        n_taken += 1;
    }
    let Rehearsal { played, local, .. } = rehearsed;
    let course = CourseOf::boxed(lesson, played);
    Resumed { course, local: Arc::new(local), step: Some(n_taken) }
}

struct CourseOf<G: GameUi> {
    lesson: Lesson<G>,
    played: LocalMatch<G>,
    telling: Telling<G>,
    /// What the robot saw when it was asked last.
    seen_by_robot: Option<G::View>,
}

impl<G: GameUi> CourseOf<G> {
    fn boxed(lesson: Lesson<G>, played: LocalMatch<G>) -> Box<dyn Course> {
        Box::new(CourseOf { lesson, played, telling: Telling::default(), seen_by_robot: None })
    }
}

impl<G: GameUi> Course for CourseOf<G> {
    fn n_steps(&self) -> usize {
        self.lesson.steps.len()
    }

    fn asked(&self, step: usize, n_pressed: usize) -> Asked {
        let it = &self.lesson.steps[step];
        Asked {
            step,
            n_steps: self.n_steps(),
            message: message_of(G::ID, it.key),
            numbers: it.numbers.iter().map(|number| (number.name, number.n)).collect(),
            at: it.at[n_pressed.min(it.at.len() - 1)].clone(),
            is_press: it.is_press,
            tab: it.tab,
        }
    }

    fn n_places(&self, step: usize) -> usize {
        self.lesson.steps[step].at.len()
    }

    fn is_meant(&self, step: usize, n_pressed: usize, place: &Place) -> bool {
        let it = &self.lesson.steps[step];
        it.is_press && it.at.get(n_pressed) == Some(place)
    }

    fn prepare(&mut self, step: usize) {
        self.played.dice.prepare(&self.lesson.steps[step].draws);
    }

    fn n_moves(&self, step: usize) -> usize {
        self.lesson.steps[step].then.len()
    }

    fn make_move(&mut self, step: usize, nth: usize) {
        carry_out(&mut self.played, &self.lesson.steps[step].then[nth])
            .expect("lessons are rehearsed");
    }

    fn order(&mut self, order: &Order) {
        // What is refused has not happened, and the page shows what has.
        let _ = self.played.carry_out(ME, order);
    }

    fn shown(&self) -> Shown {
        Shown::of(self.played.moment(ME))
    }

    fn shots(&mut self, before: &AnyValue, names: &Names, texts: &Texts) -> (Vec<Shot>, Shot) {
        let before = &known::<Moment<G>>(before).view;
        self.telling.shots(&self.played, ME, before, names, texts)
    }

    fn shuffle(&mut self, seed: u64) {
        self.played.dice.shuffle(seed);
    }

    fn is_race(&self) -> bool {
        G::IS_RACE
    }

    fn start_clock(&mut self) {
        self.played.is_timed = G::IS_RACE;
    }

    fn now(&self) -> Millis {
        self.played.now()
    }

    fn wait_until(&mut self, now: Millis) -> bool {
        let before = self.played.version();
        if self.played.is_timed {
            self.played.wait_until(now);
        }
        self.played.version() != before
    }

    fn is_over(&self) -> bool {
        self.played.game().outcome().is_some()
    }

    fn is_robot_to_act(&self) -> bool {
        self.played.game().to_act().contains(ROBOT)
    }

    fn question(&mut self, seed: u64, since: Millis) -> Option<RobotQuestion> {
        let view = self.played.game().view(Viewer::Seat(ROBOT));
        if self.seen_by_robot.as_ref() == Some(&view) {
            return None;
        }
        self.seen_by_robot = Some(view);
        Some(RobotQuestion {
            game: G::ID.to_owned(),
            record: self.to_text(),
            level: LEVEL.to_owned(),
            seed,
            seat: ROBOT,
            now: self.played.now(),
            since,
            people: Seats::only(ME),
            budget_ms: BUDGET_MS,
        })
    }

    fn forget_question(&mut self) {
        self.seen_by_robot = None;
    }

    fn robot_acts(&mut self, answer: &RobotAnswer) -> bool {
        let action = answer.action.as_ref().and_then(|action| read_value(action).ok());
        action.is_some_and(|action| self.played.act(ROBOT, action).is_ok())
    }

    fn to_text(&self) -> String {
        self.played.to_text()
    }
}
