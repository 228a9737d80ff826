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
const SENTENCES_MAX: usize = 2;
const WORDS_BEFORE_PLAY_MAX: usize = 45;

/// From two on.
const NUMBER_WORDS: [&[&str]; 11] = [
    &["two", "twice", "both", "zwei", "zweien", "zweimal", "beide", "beiden", "beides"],
    &["three", "drei", "dreien", "dreimal"],
    &["four", "vier"],
    &["five", "fünf"],
    &["six", "sechs"],
    &["seven", "sieben"],
    &["eight", "acht"],
    &["nine", "neun"],
    &["ten", "zehn"],
    &["eleven", "elf"],
    &["twelve", "zwölf"],
];

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
        let mut checked: Vec<u32> = step.numbers.iter().map(|it| it.n.unsigned_abs()).collect();
        let mut said = numbers_in(&text);
        checked.sort_unstable();
        said.sort_unstable();
        assert_eq!(said, checked, "{key} says what nobody checks, or the other way round: {text}");
        text
    };
    lesson.steps.iter().map(say).collect()
}

/// In digits or as words, but for "one", which is hardly ever meant as a number.
fn numbers_in(text: &str) -> Vec<u32> {
    let parts = text.split(|letter: char| !letter.is_alphanumeric());
    let number = |part: &str| {
        let part = part.to_lowercase();
        let is_word = |words: &&[&str]| words.contains(&part.as_str());
        let word = NUMBER_WORDS.iter().position(is_word).map(|nth| nth as u32 + 2);
        word.or_else(|| part.parse().ok())
    };
    parts.filter_map(number).collect()
}

fn n_sentences(text: &str) -> usize {
    let words = text.split_whitespace();
    words.filter(|word| word.ends_with(['.', '!', '?'])).count()
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
                assert!(n_sentences(text) <= SENTENCES_MAX, "too many sentences: {text}");
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
fn numbers_are_found_in_digits_and_in_words() {
    assert_eq!(numbers_in("Five dice, up to 3 rolls; one is “twice”."), [5, 3, 2]);
    assert_eq!(numbers_in("Zweimal je Zug: 12 Münzen, acht Güter."), [2, 12, 8]);
    assert_eq!(numbers_in("Both roads meet; nimm beide."), [2, 2]);
    assert_eq!(n_sentences("Ruf „Halt!“, bevor er es tut. Schnell!"), 2);
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
