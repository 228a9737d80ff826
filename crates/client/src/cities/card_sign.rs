//! What a card or a goal counts, in signs: made from the measure, never from a name (CI-2).

use cities::{By, Colour, Filter, Ground, Measure, Nature, Relation, STOREYS_MAX};
use leptos::prelude::*;

use super::names::{nature_symbol, piece_symbol};
use crate::kit::symbol::Symbol;

/// One sign of a row: a symbol, a text, or a building with its storeys.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sign {
    Symbol(String),
    Text(&'static str),
    Building { colour: Option<Colour>, storeys: String },
}

/// So many fit on a card.
const SIGNS_MAX: usize = 4;

/// At most four.
pub fn signs(measure: &Measure) -> Vec<Sign> {
    let of_nature = |nature: Nature| Sign::Symbol(nature_symbol(nature));
    match measure {
        Measure::Buildings { filter } => with_neighbours(building(filter), filter),
        Measure::Sets { members } => members.iter().map(building).collect(),
        Measure::Distinct { by, filter } => {
            let sign = match by {
                By::Colour => vec![any(""), Sign::Text("≠")],
                By::Height => vec![any("1–4")],
                By::ColourAndHeight => vec![any("1–4"), Sign::Text("≠")],
            };
            let at = neighbours(filter);
            sign.into_iter().chain(at).collect()
        }
        Measure::AdjacentPairs { relation, ends } => match ends {
            Some([a, b]) => pair(*relation, a, b),
            None => match relation {
                Relation::Any => vec![any(""), any("")],
                Relation::SameColour => vec![any(""), Sign::Text("="), any("")],
                Relation::OtherColour => vec![any(""), Sign::Text("≠"), any("")],
                Relation::SameHeight => vec![any("n"), any("n")],
                Relation::HeightStep => vec![any("n"), any("n+1")],
            },
        },
        Measure::LargestArea { of } => vec![ground(*of), Sign::Text("max")],
        Measure::AreaSpan { of } => vec![ground(*of), Sign::Text("↔")],
        Measure::Areas { of, min_size, min_kinds } => areas(of, *min_size, *min_kinds),
        Measure::MostKinds { of } => vec![of_nature(*of), feature(*of), Sign::Text("≠")],
        Measure::Spaces { of, adjacent_to, is_between_buildings } => {
            let between = is_between_buildings.then(|| any(""));
            let at = adjacent_to.map(of_nature);
            let first = between.clone().into_iter();
            first.chain([of_nature(*of)]).chain(between).chain(at).collect()
        }
        Measure::MostAround { of } => vec![any(""), of_nature(*of), any("")],
        Measure::LongestRun { .. } => vec![any(""), any(""), any(""), Sign::Text("→")],
        Measure::Lines { .. } => vec![any(""), any(""), Sign::Text("…"), any("")],
        Measure::FullestSquare { .. } => vec![any(""), any(""), Sign::Text("⊞")],
        Measure::Climb => vec![any("1"), any("2"), any("3")],
    }
}

/// Size and features of an area. Two terrains leave no room for both.
fn areas(of: &[Nature], min_size: u32, min_kinds: u32) -> Vec<Sign> {
    let has_room = min_kinds == 0 || of.len() == 1;
    let size = (has_room && (1 < min_size || min_kinds == 0)).then(|| at_least(min_size));
    let kinds: Vec<Sign> = match (of, min_kinds) {
        (_, 0) => Vec::new(),
        (_, 1) => of.iter().map(|nature| feature(*nature)).collect(),
        ([nature], n) => vec![feature(*nature), Sign::Text(at_least(n))],
        (_, n) => vec![Sign::Text("≠"), Sign::Text(at_least(n))],
    };
    let terrains = of.iter().map(|nature| Sign::Symbol(nature_symbol(*nature)));
    terrains.chain(size.map(Sign::Text)).chain(kinds).collect()
}

/// A building of each end, with what they have in common between them; what they stand next to is
/// shown if there is room.
fn pair(relation: Relation, a: &Filter, b: &Filter) -> Vec<Sign> {
    let between = match relation {
        Relation::Any => None,
        Relation::SameColour => Some("="),
        Relation::OtherColour => Some("≠"),
        Relation::SameHeight => Some("n=n"),
        Relation::HeightStep => Some("n, n+1"),
    };
    let between: Vec<Sign> = between.map(Sign::Text).into_iter().collect();
    let [one, other] = [a, b].map(|filter| with_neighbours(building(filter), filter));
    let all = [one, between.clone(), other].concat();
    if all.len() <= SIGNS_MAX {
        return all;
    }
    [vec![building(a)], between, vec![building(b)]].concat()
}

/// Any feature of this terrain.
fn feature(nature: Nature) -> Sign {
    let symbol = match nature {
        Nature::Water => "ct-yacht",
        Nature::Park => "ct-fountain",
    };
    Sign::Symbol(symbol.to_owned())
}

fn any(storeys: &str) -> Sign {
    Sign::Building { colour: None, storeys: storeys.to_owned() }
}

fn building(filter: &Filter) -> Sign {
    let storeys = match (filter.min_height, filter.max_height) {
        (1, STOREYS_MAX) => String::new(),
        (min, max) if min == max => min.to_string(),
        (min, STOREYS_MAX) => format!("{min}+"),
        (min, max) => format!("{min}–{max}"),
    };
    Sign::Building { colour: filter.colour, storeys }
}

fn neighbours(filter: &Filter) -> impl Iterator<Item = Sign> + use<> {
    let water = filter.is_at_water.then(|| Sign::Symbol(nature_symbol(Nature::Water)));
    let park = filter.is_at_park.then(|| Sign::Symbol(nature_symbol(Nature::Park)));
    water.into_iter().chain(park)
}

fn with_neighbours(first: Sign, filter: &Filter) -> Vec<Sign> {
    std::iter::once(first).chain(neighbours(filter)).collect()
}

fn ground(ground: Ground) -> Sign {
    match ground {
        Ground::Nature(nature) => Sign::Symbol(nature_symbol(nature)),
        Ground::Buildings => any(""),
        Ground::LotsOfOneColour => Sign::Symbol("ct-lot".to_owned()),
    }
}

fn at_least(n: u32) -> &'static str {
    const NUMBERS: [&str; 7] = ["", "1+", "2+", "3+", "4+", "5+", "6+"];
    NUMBERS.get(n as usize).copied().unwrap_or("…+")
}

/// The signs in a row.
pub fn sign_row(measure: &Measure) -> impl IntoView + use<> {
    let sign = |sign: Sign| match sign {
        Sign::Symbol(id) => view! { <Symbol id/> }.into_any(),
        Sign::Text(text) => view! { <i class="sign__text">{text}</i> }.into_any(),
        Sign::Building { colour, storeys } => {
            let (id, class) = match colour {
                Some(colour) => (piece_symbol(colour), ""),
                None => ("ct-any".to_owned(), ""),
            };
            let storeys = (!storeys.is_empty()).then(|| view! { <b class="num">{storeys}</b> });
            view! { <i class="sign__house"><Symbol id class/>{storeys}</i> }.into_any()
        }
    };
    let all = signs(measure).into_iter().map(sign).collect_view();
    view! { <span class="signs" aria-hidden="true">{all}</span> }
}

#[cfg(test)]
mod tests {
    use cities::Catalogue;

    use super::*;

    #[test]
    fn every_card_and_goal_has_signs() {
        let catalogue = Catalogue::built_in();
        let cards = catalogue.cards.iter().map(|card| &card.measure);
        let goals = catalogue.cities.iter().flat_map(|city| &city.goals);
        for measure in cards.chain(goals.map(|goal| &goal.measure)) {
            let n = signs(measure).len();
            assert!((1..=SIGNS_MAX).contains(&n), "{measure:?} has {n}");
        }
    }

    /// CI-81: with two filters the relation is still told.
    #[test]
    fn pairs_show_both_ends_and_their_relation() {
        let red = Filter { colour: Some(Colour::Red), ..Filter::ANY };
        let by_water = Filter { is_at_water: true, is_at_park: true, ..Filter::ANY };
        let ends =
            |a, b| Measure::AdjacentPairs { relation: Relation::SameHeight, ends: Some([a, b]) };
        let expected = [building(&red), Sign::Text("n=n"), any("")];
        assert_eq!(signs(&ends(red, Filter::ANY)), expected);
        assert_eq!(signs(&ends(red, by_water)), expected);
    }

    /// CI-84: a feature is shown where one is asked for, and it is one of the terrain.
    #[test]
    fn areas_show_features_of_their_own() {
        let areas = |of: &[Nature], min_size, min_kinds| {
            signs(&Measure::Areas { of: of.to_vec(), min_size, min_kinds })
        };
        let park = || Sign::Symbol("ct-park".to_owned());
        let fountain = || Sign::Symbol("ct-fountain".to_owned());
        assert_eq!(areas(&[Nature::Park], 1, 0), [park(), Sign::Text("1+")]);
        assert_eq!(areas(&[Nature::Park], 1, 1), [park(), fountain()]);
        let both = [park(), Sign::Text("3+"), fountain(), Sign::Text("2+")];
        assert_eq!(areas(&[Nature::Park], 3, 2), both);
        for min_size in [1, 3] {
            for min_kinds in 0..=4 {
                assert!(areas(&Nature::ALL, min_size, min_kinds).len() <= SIGNS_MAX);
            }
        }
    }
}
