//! Every game says what it is on one card, and what its places are.

use std::fs;

use engine::{Line, Outcome, Seat};
use texts::{Lang, Texts};

use super::{Explained, Part, Told, told_at_end};
use crate::games::{Visitor, visit_all};
use crate::lesson::ME;
use crate::local::random_walk::RandomWalk;
use crate::table::{GameUi, Place};

/// One screen of a phone has room for so many lines of so many letters.
const LINES_MAX: usize = 13;
const LETTERS_MAX: usize = 90;

#[derive(Clone, Copy)]
struct Card;

impl Visitor for Card {
    type Output = ();
    fn visit<G: GameUi>(self) {
        assert!((6..=LINES_MAX).contains(&G::SUMMARY.len()), "{}", G::ID);
        for part in Part::ALL {
            assert!(G::SUMMARY.iter().any(|line| line.part == part), "{}: {part:?}", G::ID);
        }
        let rules = G::SUMMARY.iter().map(|it| it.rule);
        for rule in rules.chain(G::EXPLAINED.iter().map(|it| it.rule)) {
            assert!(has_rule(G::ID, rule), "{}: there is no rule {rule}", G::ID);
        }
        for texts in Lang::ALL.map(Texts::new) {
            for line in G::SUMMARY {
                let key = format!("{}-summary-{}", G::ID, line.key);
                let text = texts.find(&key, &[]).unwrap_or_else(|| panic!("{key} has no words"));
                assert!(text.chars().count() <= LETTERS_MAX, "{key} is too long: {text}");
            }
            for it in G::EXPLAINED {
                let key = format!("{}-what-{}", G::ID, it.sort);
                assert!(texts.find(&key, &[]).is_some(), "{key} has no words");
            }
        }
    }
}

fn has_rule(game: &str, number: &str) -> bool {
    let path = format!("{}/rules/en/{game}.md", env!("CARGO_MANIFEST_DIR"));
    let page = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    page.lines().any(|line| line.split(' ').next() == Some(number))
}

/// Plays at random, and looks whether everything that can be pressed is explained.
#[derive(Clone, Copy)]
struct Pointing;

impl Visitor for Pointing {
    type Output = ();
    fn visit<G: GameUi>(self) {
        let texts = Texts::new(Lang::En);
        let mut walk = RandomWalk::<G>::new(2, 5);
        for _ in 0..400 {
            for target in walk.scene(&walk.local(), &texts, G::targets) {
                let is_explained = Explained::of(G::EXPLAINED, &target.place).is_some();
                assert!(is_explained, "{}: {}", G::ID, target.place);
            }
            let phase = walk.scene(&walk.local(), &texts, G::phase);
            assert!(G::PHASES.contains(&phase), "{}: {phase}", G::ID);
            if !walk.go() {
                break;
            }
        }
    }
}

/// One thing more is said about some phases.
#[derive(Clone, Copy)]
struct FirstWords;

impl Visitor for FirstWords {
    type Output = ();
    fn visit<G: GameUi>(self) {
        for phase in phases_spoken_of(G::ID) {
            assert!(G::PHASES.contains(&phase), "{}: {phase} is no phase", G::ID);
        }
    }
}

/// Of which there is a message `GAME-first-PHASE`.
fn phases_spoken_of(game: &str) -> Vec<&'static str> {
    spoken_of(Lang::En, &format!("{game}-first-"))
}

/// The rest of the names of all messages that begin like this.
fn spoken_of(lang: Lang, begin: &str) -> Vec<&'static str> {
    let texts = texts::subject::GAMES.iter().filter_map(|subject| subject.text(lang));
    let lines = texts.flat_map(str::lines).filter_map(|line| line.split_once(" ="));
    lines.filter_map(|(key, _)| key.strip_prefix(begin)).collect()
}

/// Every message of the card, of the places, of the lesson and of what is forbidden is said.
#[derive(Clone, Copy)]
struct Orphans;

impl Visitor for Orphans {
    type Output = ();
    fn visit<G: GameUi>(self) {
        let lesson = G::lesson();
        // All rules of a game begin alike: SM-9.
        let rules = G::FORBIDDING[0].split_inclusive('-').next().expect("it has a number");
        let said: [(String, Vec<&str>); 4] = [
            (format!("{}-summary-", G::ID), G::SUMMARY.iter().map(|line| line.key).collect()),
            (format!("{}-what-", G::ID), G::EXPLAINED.iter().map(|it| it.sort).collect()),
            (format!("{}-lesson-", G::ID), lesson.steps.iter().map(|step| step.key).collect()),
            (
                format!("why-{rules}"),
                G::FORBIDDING.iter().filter_map(|rule| rule.strip_prefix(rules)).collect(),
            ),
        ];
        for (begin, said) in &said {
            for key in Lang::ALL.into_iter().flat_map(|lang| spoken_of(lang, begin)) {
                assert!(said.contains(&key), "{begin}{key} is never said");
            }
        }
    }
}

/// Whatever a lesson speaks of can be asked about.
#[derive(Clone, Copy)]
struct Learning;

impl Visitor for Learning {
    type Output = ();
    fn visit<G: GameUi>(self) {
        let lesson = G::lesson();
        let places = lesson.steps.iter().flat_map(|step| &step.at);
        for place in places.chain(&[Place::BOARD, Place::MAIN, Place::seat(ME)]) {
            let is_explained = Explained::of(G::EXPLAINED, place).is_some();
            assert!(is_explained, "{}: {place}", G::ID);
        }
    }
}

/// Plays at random to the end, and looks what everybody is told of it.
#[derive(Clone, Copy)]
struct Ending;

impl Visitor for Ending {
    type Output = ();
    fn visit<G: GameUi>(self) {
        // A race does not end at random; its own words have their own test.
        if G::IS_RACE {
            return;
        }
        let mut walk = RandomWalk::<G>::new(2, 5);
        while walk.go() {}
        let outcome = walk.game().outcome().expect("nobody has anything left to do");
        for (me, texts) in Seat::all(2).flat_map(|me| Lang::ALL.map(|lang| (me, lang))) {
            let texts = Texts::new(texts);
            let own = G::told(&walk.played.moment(me).view, me, &texts);
            let told = told_at_end(G::ID, &outcome, me, own, &texts);
            let lines = &outcome.of(me).lines;
            let mut points: Vec<i32> = lines.iter().map(|line| line.points).collect();
            points.sort_unstable_by_key(|points| -points);
            points.retain(|points| 0 < *points);
            points.truncate(2);
            assert_eq!(told.len(), points.len() + 1, "{}: {told:?}", G::ID);
            for (said, points) in told.iter().zip(points) {
                assert!(said.contains(&points.to_string()), "{}: {said}, {points}", G::ID);
            }
        }
    }
}

#[test]
fn every_game_tells_at_its_end_what_brought_points_and_what_cost_some() {
    visit_all(Ending);
}

fn told_of(lines: [&[(&'static str, i32)]; 2]) -> Vec<String> {
    let lines = lines.map(|of| of.iter().map(|(name, n)| Line::new(name, *n)).collect::<Vec<_>>());
    let scored = lines.map(|of| {
        let score: i32 = of.iter().map(|line| line.points).sum();
        (score, score, of)
    });
    let outcome = Outcome::ranked(scored.into());
    let texts = Texts::new(Lang::En);
    told_at_end("saint-malo", &outcome, ME, Told::default(), &texts)
}

#[test]
fn two_things_brought_points_and_one_cost_some() {
    let told = told_of([
        &[("citizens", 7), ("priests", 4), ("walls", 12), ("cannons", -5)],
        &[("citizens", 9), ("priests", 0), ("walls", 0), ("cannons", -10)],
    ]);
    assert!(told[0].contains("12") && told[1].contains('7') && told[2].contains('5'), "{told:?}");
    // Nothing was lost, but left to the others.
    let told = told_of([&[("citizens", 7), ("walls", 1)], &[("citizens", 9), ("walls", 6)]]);
    assert!(told[2].contains("Walls") && told[2].contains('5'), "{told:?}");
    let told = told_of([&[("citizens", 7), ("walls", 6)], &[("citizens", 7), ("walls", 1)]]);
    assert!(told[2].contains("Nothing"), "{told:?}");
}

#[test]
fn nothing_is_written_that_nobody_says() {
    visit_all(Orphans);
}

#[test]
fn every_game_fits_on_a_card() {
    visit_all(Card);
}

#[test]
fn everything_that_can_be_pressed_is_explained() {
    visit_all(Pointing);
}

#[test]
fn one_thing_more_is_said_about_phases_that_exist() {
    visit_all(FirstWords);
}

#[test]
fn everything_that_a_lesson_speaks_of_is_explained() {
    visit_all(Learning);
}

#[test]
fn the_longest_sort_fits_best() {
    let all = [Explained { sort: "use", rule: "A" }, Explained { sort: "use-logs", rule: "B" }];
    let rule = |place| Explained::of(&all, &Place::named(place)).map(|it| it.rule);
    assert_eq!(rule("use-logs-2"), Some("B"));
    assert_eq!(rule("use-noble"), Some("A"));
    assert_eq!(rule("used"), None);
}
