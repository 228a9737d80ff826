//! What every game puts on its table, looked at in matches that are played at random.

use std::collections::BTreeSet;

use engine::Seat;
use texts::{Lang, Texts};

use super::table_ui::places_of;
use super::target::{AnyTarget, told_apart};
use super::{Does, GameUi, Place, Target, tabs};
use crate::games::{Visitor, visit_all};
use crate::kit::symbol;
use crate::local::random_walk::RandomWalk;

#[derive(Clone, Copy)]
struct Panels;

impl Visitor for Panels {
    type Output = ();
    fn visit<G: GameUi>(self) {
        let of_all = [tabs::TABLE, tabs::STANDING, tabs::STORY, tabs::ABOUT];
        let panels = G::panels();
        for (i, panel) in panels.iter().enumerate() {
            let id = panel.id;
            assert!(!of_all.contains(&id), "{}: {id} is a tab of every table", G::ID);
            assert!(panels[..i].iter().all(|other| other.id != id), "{}: {id} twice", G::ID);
            assert!(symbol::exists(panel.symbol), "{}: {id} has no {}", G::ID, panel.symbol);
            for texts in Lang::ALL.map(Texts::new) {
                let title = texts.find(panel.title, &[]);
                assert!(title.is_some(), "{}: {} in {:?}", G::ID, panel.title, texts.lang());
            }
        }
    }
}

#[test]
fn every_panel_has_a_name_of_its_own_a_title_and_a_symbol() {
    visit_all(Panels);
}

/// Symbols that no source names beside the word `symbol`.
#[derive(Clone, Copy)]
struct Symbols;

impl Visitor for Symbols {
    type Output = ();
    fn visit<G: GameUi>(self) {
        let texts = Texts::new(Lang::En);
        let mut walk = RandomWalk::<G>::new(2, 3);
        for _ in 0..200 {
            let (targets, plates) = walk.scene(&walk.local(), &texts, |scene| {
                let plates: Vec<_> = Seat::all(2).map(|seat| G::plate(scene, seat)).collect();
                (G::targets(scene), plates)
            });
            let brought = targets.iter().flat_map(|target| &target.brings).map(|it| it.symbol);
            let facts = plates.iter().flat_map(|plate| &plate.facts).map(|fact| fact.symbol);
            for id in brought.chain(facts) {
                assert!(symbol::exists(id), "{}: there is no {id}", G::ID);
            }
            if !walk.go() {
                break;
            }
        }
    }
}

#[test]
fn every_symbol_on_a_plate_or_a_target_exists() {
    visit_all(Symbols);
}

/// Whoever presses the places of an action does it.
#[derive(Clone, Copy)]
struct Pressing;

impl Visitor for Pressing {
    type Output = ();
    fn visit<G: GameUi>(self) {
        let texts = Texts::new(Lang::En);
        for seed in 0..2 {
            let mut walk = RandomWalk::<G>::new(2, seed);
            for _ in 0..300 {
                let Some((seat, action)) = walk.choose() else { break };
                if seat == RandomWalk::<G>::ME {
                    press_for(&walk, &action, &texts);
                }
                walk.act(seat, action);
            }
        }
    }
}

fn press_for<G: GameUi>(walk: &RandomWalk<G>, action: &G::Action, texts: &Texts) {
    let mut local = walk.local();
    let places = walk.scene(&local, texts, |scene| places_of(scene, action));
    assert!(!places.is_empty(), "{}: {action:?} is nowhere", G::ID);
    // In a race fingers drag and turn as well.
    if G::IS_RACE {
        return;
    }
    for (i, place) in places.iter().enumerate() {
        let target = lit(walk, &local, place, texts);
        let target = target.unwrap_or_else(|| panic!("{}: {action:?} is off at {place}", G::ID));
        let done = match target.does {
            Does::Local(then) => {
                local = then;
                continue;
            }
            Does::Act(done) | Does::Rush(done) => vec![done],
            Does::Steps(steps) => steps,
        };
        assert!(done.contains(action), "{}: {place} does {done:?}, not {action:?}", G::ID);
        assert_eq!(i + 1, places.len(), "{}: {places:?} for {action:?}", G::ID);
        return;
    }
    // What was chosen is sent by the main button, perhaps with something that is still missing.
    let main = lit(walk, &local, &Place::MAIN, texts);
    if let Some(first) = main.as_ref().and_then(Target::first) {
        assert_eq!(first, action, "{}: {places:?}", G::ID);
    }
}

fn lit<G: GameUi>(
    walk: &RandomWalk<G>,
    local: &G::Local,
    place: &Place,
    texts: &Texts,
) -> Option<Target<G>> {
    let targets = walk.scene(local, texts, G::targets);
    let mut target = targets.into_iter().find(|target| target.place == *place)?;
    target.light(&walk.moment());
    target.is_on.then_some(target)
}

#[test]
fn the_places_of_an_action_lead_to_it() {
    visit_all(Pressing);
}

/// Whoever does not see the board tells what can be pressed by its name alone.
#[derive(Clone, Copy)]
struct Names;

impl Visitor for Names {
    type Output = ();
    fn visit<G: GameUi>(self) {
        let texts = Texts::new(Lang::En);
        for seed in 0..2 {
            let mut walk = RandomWalk::<G>::new(2, seed);
            for _ in 0..300 {
                let moment = walk.moment();
                let mut targets = walk.scene(&walk.local(), &texts, G::targets);
                targets.iter_mut().for_each(|target| target.light(&moment));
                let any = targets.iter().map(|it| AnyTarget::clone(it)).collect();
                let mut names = BTreeSet::new();
                for target in told_apart(any).iter().filter(|target| target.is_on) {
                    let name = target.label();
                    assert!(!name.trim().is_empty(), "{}: {} has no name", G::ID, target.place);
                    assert!(names.insert(name.clone()), "{}: {name} twice", G::ID);
                }
                if !walk.go() {
                    break;
                }
            }
        }
    }
}

#[test]
fn no_two_lit_targets_have_the_same_name() {
    visit_all(Names);
}
