//! Reading the file of an owner of the printed game.

use engine::{Part, ReadComponents};

use super::{CARDS_PER_SET, CardSet, Components, Crossing, GREEN_FIGURES_MIN};
use crate::{CardKind, Field, Fields, N_FIELDS, Task, is_solvable};

impl ReadComponents for Components {
    const BYTES_MAX: usize = 4 * 1024;
    const RULE: &'static str = "TT-13";

    fn read(file: &Part<'_>) -> Option<Components> {
        file.object(&[], &["set", "crossing", "green"]);
        let set = file.get("set").map(|part| (read_set(&part.by("TT-1")), part));
        let crossing = file.get("crossing").map(|part| part.by("TT-7").word(&crossings()));
        let green = file.get("green").map(|part| read_green(&part.by("TT-10")));
        if file.n_faults() != 0 {
            return None;
        }
        let printed = Components::default();
        let components = Components {
            set: set.as_ref().map_or(Some(printed.set), |(set, _)| *set)?,
            crossing: crossing.unwrap_or(Some(printed.crossing))?,
            green: green.unwrap_or(Some(printed.green))?,
        };
        check_solvable(&components, &set.map_or(file.clone(), |(_, part)| part));
        Some(components)
    }
}

fn crossings() -> [(&'static str, Crossing); 2] {
    Crossing::ALL.map(|crossing| (crossing.label(), crossing))
}

/// TT-1: a number for each kind, twelve together.
fn read_set(part: &Part<'_>) -> Option<CardSet> {
    part.object(&CardKind::ALL.map(CardKind::label), &[]);
    let most = i64::from(CARDS_PER_SET);
    let counts = CardKind::ALL.map(|kind| part.get(kind.label())?.whole(0..=most));
    // Numbers that are out of range count too: then the sum is wrong as well.
    let numbers = CardKind::ALL.map(|kind| part.get(kind.label())?.json().as_whole());
    let numbers: Option<Vec<i64>> = numbers.into_iter().collect();
    let sum = numbers.map(|numbers| numbers.into_iter().map(i128::from).sum::<i128>());
    if let Some(found) = sum.filter(|sum| *sum != i128::from(CARDS_PER_SET)) {
        part.fault("set-not-twelve", &[("found", &found)]);
        return None;
    }
    let counts: Option<Vec<u8>> = counts.into_iter().map(|n| n.map(|n| n as u8)).collect();
    counts?.try_into().ok().map(CardSet::new)
}

/// TT-10, TT-34.
fn read_green(part: &Part<'_>) -> Option<Fields> {
    let mut green = Fields::NONE;
    let entries = part.list()?;
    for entry in &entries {
        let number = entry.whole(0..=N_FIELDS as i64 - 1);
        let Some(field) = number.and_then(|number| Field::new(number as u8)) else { continue };
        if green.contains(field) {
            entry.unfit("repeated-entry");
        }
        green.insert(field);
    }
    // Those that cannot be read could be any.
    if entries.len() < usize::from(GREEN_FIGURES_MIN) {
        let args: [(_, &dyn std::fmt::Display); 2] =
            [("found", &entries.len()), ("min", &GREEN_FIGURES_MIN)];
        part.by("TT-34").fault("green-too-few", &args);
    }
    Some(green)
}

/// TT-71: a deal with a centre that no legal task can have would be void again and again.
fn check_solvable(components: &Components, set: &Part<'_>) {
    // Of the printed table the enumeration says more than that.
    if *components == Components::printed(components.crossing) {
        return;
    }
    for kind in CardKind::ALL.into_iter().filter(|kind| components.set.has(*kind)) {
        let mut tasks = Task::all_around(kind.turned(0), components, GREEN_FIGURES_MIN);
        if !tasks.any(|task| is_solvable(&task, components)) {
            set.by("TT-71").field_fault(kind.label(), "kind-never-solvable", &[]);
        }
    }
}
