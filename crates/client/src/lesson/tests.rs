//! Every lesson is played on its rules, and its words are held to their measures.

use texts::{Lang, Texts};

use super::course::names;
use super::rehearsal::{Fault, Rehearsal};
use super::{Lesson, ME, message_of};
use crate::games::{Visitor, visit_all};
use crate::saint_malo;
use crate::table::{GameUi, Place};
use crate::words::Value;

const STEPS_MAX: usize = 15;
const LETTERS_MAX: usize = 120;
const WORDS_BEFORE_PLAY_MAX: usize = 45;

/// Plays a lesson to its end; where it fails, at which step.
fn rehearse<G: GameUi>(lesson: &Lesson<G>, texts: &Texts) -> Result<(), (&'static str, Fault)> {
    let names = names(texts);
    let begun = Rehearsal::begin(lesson, &names, texts);
    let mut rehearsal = begun.map_err(|fault| ("begin", fault))?;
    for step in &lesson.steps {
        rehearsal.take(step).map_err(|fault| (step.key, fault))?;
    }
    assert!(rehearsal.played.game().outcome().is_none(), "the match can go on");
    Ok(())
}

fn said<G: GameUi>(lesson: &Lesson<G>, texts: &Texts) -> Vec<String> {
    let say = |step: &super::Step<G>| {
        let numbers: Vec<(&str, Value<'_>)> =
            step.numbers.iter().map(|it| (it.name, it.n.into())).collect();
        let key = message_of(G::ID, step.key);
        let text = texts.find(&key, &numbers).unwrap_or_else(|| panic!("{key} has no words"));
        for it in &step.numbers {
            let digits = it.n.unsigned_abs().to_string();
            assert!(text.contains(&digits), "{key} does not say {}: {text}", it.name);
        }
        let n_digits = |text: &str| text.chars().filter(char::is_ascii_digit).count();
        let n_said: usize =
            step.numbers.iter().map(|it| n_digits(&it.n.unsigned_abs().to_string())).sum();
        assert_eq!(n_digits(&text), n_said, "{key} says a number that nobody checks: {text}");
        text
    };
    lesson.steps.iter().map(say).collect()
}

#[derive(Clone, Copy)]
struct Check;

impl Visitor for Check {
    type Output = ();
    fn visit<G: GameUi>(self) {
        let lesson = G::lesson();
        let n_steps = lesson.steps.len();
        assert!((1..=STEPS_MAX).contains(&n_steps), "{}: {n_steps} steps", G::ID);
        for texts in Lang::ALL.map(Texts::new) {
            if let Err((step, fault)) = rehearse(&lesson, &texts) {
                panic!("{}, step {step}: {fault:?}", G::ID);
            }
            let said = said(&lesson, &texts);
            for text in &said {
                assert!(text.chars().count() <= LETTERS_MAX, "too long: {text}");
            }
            let first = lesson.steps.iter().position(|step| step.is_press);
            let first = first.unwrap_or_else(|| panic!("{}: nothing to do", G::ID));
            let n_words: usize =
                said[..=first].iter().map(|text| text.split_whitespace().count()).sum();
            assert!(n_words <= WORDS_BEFORE_PLAY_MAX, "{}: {n_words} words first", G::ID);
        }
    }
}

#[test]
fn every_lesson_can_be_played_to_its_end() {
    visit_all(Check);
}

type Sm = ::saint_malo::SaintMalo;

fn fault(lesson: &Lesson<Sm>) -> Option<(&'static str, Fault)> {
    rehearse(lesson, &Texts::new(Lang::En)).err()
}

#[test]
fn a_wrong_number_is_found() {
    let mut lesson = Sm::lesson();
    let step = lesson.steps.iter_mut().find(|step| step.key == "place").expect("it has coins");
    step.numbers[0].n += 1;
    let wrong = Fault::WrongNumber { name: "coins", said: 5, truth: 4 };
    assert_eq!(fault(&lesson), Some(("place", wrong)));
}

#[test]
fn an_illegal_step_is_found() {
    let taken = saint_malo::places::field(ME, "b2".parse().expect("a field"));
    let mut lesson = Sm::lesson();
    let step = lesson.steps.iter_mut().find(|step| step.key == "place").expect("it is pressed");
    step.at = vec![taken.clone()];
    assert!(matches!(fault(&lesson), Some(("place", Fault::Off(place, _))) if place == taken));
    let mut lesson = Sm::lesson();
    lesson.steps[1].at = vec![Place::named("nowhere")];
    let nowhere = Fault::NoTarget(Place::named("nowhere"));
    assert_eq!(fault(&lesson), Some(("roll", nowhere)));
    let mut lesson = Sm::lesson();
    lesson.steps[1].draws.push(0);
    assert_eq!(fault(&lesson), Some(("roll", Fault::DrawsLeft)));
    let mut lesson = Sm::lesson();
    let too_early = lesson.steps[6].then.remove(0);
    lesson.steps[0].then.push(too_early);
    assert!(matches!(fault(&lesson), Some(("goal", Fault::Illegal(_)))));
}
