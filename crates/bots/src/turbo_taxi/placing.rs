//! The bot as commissioner (TT-89).

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use engine::{Chance, Fast, Millis};
use turbo_taxi::{
    Action, Card, CardKind, CardSet, Components, Field, Figure, Figures, GREEN_FIGURES_MIN,
    N_FIELDS, N_FIGURES, N_LABELLINGS, Task, View, count_right,
};

/// The fields of a canonical task.
type Placement = [Field; N_FIGURES];
/// The mean number of right plans for a centre of each kind, whatever its turn.
type Means = [f64; CardKind::ALL.len()];

/// Four figures and `Done` take two to six seconds.
const PAUSE_MIN: Millis = 400;
const PAUSE_MAX: Millis = 1_200;

pub fn pause(chance: &mut Fast) -> Millis {
    PAUSE_MIN + Millis::from(chance.below((PAUSE_MAX - PAUSE_MIN) as u32))
}

/// Where the figures are to stand.
pub fn draw(view: &View, is_hard: bool, chance: &mut Fast) -> Figures {
    let components = view.options.components();
    let placements = match is_hard {
        true => hardest_quarter(&components, &view.cards_left()),
        false => placements(&components).collect(),
    };
    let fields = placements[chance.below(placements.len() as u32) as usize];
    Task::new(Card::ALL[0], fields).labelled(chance.below(N_LABELLINGS)).figures.into()
}

/// What stands elsewhere is lifted first, so that no field is in the way.
pub fn step_towards(placed: Figures, wanted: Figures) -> Action {
    let misplaced = placed.placed().find(|(figure, field)| wanted[*figure] != Some(*field));
    if let Some((figure, _)) = misplaced {
        return Action::LiftFigure { figure };
    }
    let missing = wanted.placed().find(|(figure, _): &(Figure, Field)| placed[*figure].is_none());
    missing.map_or(Action::Done, |(figure, field)| Action::PlaceFigure { figure, field })
}

/// The quarter of all placements with the fewest right plans to expect from the cards that are
/// left, for building alike ones counted once.
pub fn hardest_quarter(components: &Components, left: &CardSet) -> Vec<Placement> {
    let promises = promises(components);
    let rate = |(fields, means): (&Placement, &Means)| (expected(means, left), *fields);
    let mut rated: Vec<(f64, Placement)> = promises.means.iter().map(rate).collect();
    rated.sort_by(|one, other| one.0.total_cmp(&other.0).then(one.1.cmp(&other.1)));
    rated.truncate(rated.len().div_ceil(4));
    rated.into_iter().map(|(_, fields)| fields).collect()
}

/// How many right plans a placement promises.
pub fn expected_right(components: &Components, left: &CardSet, fields: Placement) -> f64 {
    expected(&count_means(components, fields), left)
}

fn expected(means: &Means, left: &CardSet) -> f64 {
    let total: f64 = left.iter().map(|kind| means[kind.idx()]).sum();
    total / f64::from(left.len())
}

/// Every legal placement, those that are alike for building once.
fn placements(components: &Components) -> impl Iterator<Item = Placement> + '_ {
    let tasks = Task::all(components, GREEN_FIGURES_MIN);
    tasks.filter(|task| task.centre == Card::ALL[0]).map(|task| task.figures)
}

/// What every placement promises with these components.
struct Promises {
    components: Components,
    means: BTreeMap<Placement, Means>,
}

/// Those that have been worked out: two readings of the crossing, and what people bring.
static KNOWN: Mutex<Vec<Arc<Promises>>> = Mutex::new(Vec::new());
const N_KNOWN_MAX: usize = 8;

fn promises(components: &Components) -> Arc<Promises> {
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(promises) = known.iter().find(|known| known.components == *components) {
        return Arc::clone(promises);
    }
    let means = count_all(components);
    let promises = Arc::new(Promises { components: *components, means });
    if known.len() == N_KNOWN_MAX {
        known.remove(0);
    }
    known.push(Arc::clone(&promises));
    promises
}

/// A placement has as many right plans as its images in the mirror and after a turn of the board,
/// so that one of them is enough.
fn count_all(components: &Components) -> BTreeMap<Placement, Means> {
    let mut counted: BTreeMap<Placement, Means> = BTreeMap::new();
    let means_of = |fields: Placement| {
        let image = images(fields).min().expect("a placement is its own image");
        (fields, *counted.entry(image).or_insert_with(|| count_means(components, image)))
    };
    placements(components).map(means_of).collect()
}

fn images(fields: Placement) -> impl Iterator<Item = Placement> {
    let n_fields = N_FIELDS as u8;
    let turns = (0..n_fields).step_by(3);
    turns.flat_map(move |turn| {
        let turned = fields.map(|field| (field.number() + turn) % n_fields);
        // Left and right change places: 0 with 2, 3 with 11, 6 with 8.
        let mirrored = turned.map(|number| (n_fields + 2 - number) % n_fields);
        [turned, mirrored].map(|numbers| {
            let fields = numbers.map(|number| Field::new(number).expect("wrapped around"));
            Task::new(Card::ALL[0], fields).canonical().figures
        })
    })
}

fn count_means(components: &Components, fields: Placement) -> Means {
    CardKind::ALL.map(|kind| {
        let cards = kind.cards();
        let count = |card: &Card| count_right(&Task::new(*card, fields), components);
        f64::from(cards.iter().map(count).sum::<u32>()) / cards.len() as f64
    })
}
