//! Every game says what it is on one card, and what its places are.

use engine::{Chance, Fast};
use texts::{Lang, Texts};

use super::{Explained, Part};
use crate::games::{Visitor, visit_all};
use crate::lesson::{ME, names};
use crate::local::{Dice, LocalMatch};
use crate::table::{GameUi, Place, Scene};

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

/// Plays at random, and looks whether everything that can be pressed is explained.
#[derive(Clone, Copy)]
struct Pointing;

impl Visitor for Pointing {
    type Output = ();
    fn visit<G: GameUi>(self) {
        let texts = Texts::new(Lang::En);
        let names = names(&texts);
        let mut chance = Fast::new(5);
        let mut played = LocalMatch::<G>::new(&Default::default(), 2, Dice::new([], 5)).unwrap();
        for _ in 0..400 {
            let moment = played.moment(ME);
            let local = G::settle(&G::Local::default(), &moment);
            let scene = Scene {
                moment: &moment,
                game: &moment.game(),
                local: &local,
                chosen: None,
                names: &names,
                texts: &texts,
            };
            for target in G::targets(&scene) {
                let is_explained = Explained::of(G::EXPLAINED, &target.place).is_some();
                assert!(is_explained, "{}: {}", G::ID, target.place);
            }
            let Some(seat) = played.game().to_act().first() else { break };
            let mut actions = Vec::new();
            played.game().legal_actions(seat, &mut actions);
            let nth = chance.below(actions.len() as u32) as usize;
            played.act(seat, actions[nth]).expect("it was offered");
        }
    }
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
fn the_longest_sort_fits_best() {
    let all = [Explained { sort: "use", rule: "A" }, Explained { sort: "use-logs", rule: "B" }];
    let rule = |place| Explained::of(&all, &Place::named(place)).map(|it| it.rule);
    assert_eq!(rule("use-logs-2"), Some("B"));
    assert_eq!(rule("use-noble"), Some("A"));
    assert_eq!(rule("used"), None);
}
