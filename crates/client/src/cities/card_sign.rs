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

/// At most four, so that they fit on a card.
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
            Some([a, b]) => vec![building(a), building(b)],
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
        Measure::Areas { of, min_size, min_kinds } => {
            let more = if 1 < *min_kinds || *min_size <= 1 { "ct-yacht" } else { "" };
            let size = (1 < *min_size).then(|| Sign::Text(at_least(*min_size)));
            let kinds = (!more.is_empty()).then(|| Sign::Symbol(more.to_owned()));
            let many = (1 < *min_kinds).then(|| Sign::Text(at_least(*min_kinds)));
            of.iter().map(|it| of_nature(*it)).chain(size).chain(kinds).chain(many).collect()
        }
        Measure::MostKinds { of } => {
            let feature = match of {
                Nature::Water => "ct-yacht",
                Nature::Park => "ct-fountain",
            };
            vec![of_nature(*of), Sign::Symbol(feature.to_owned()), Sign::Text("≠")]
        }
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
            assert!((1..=4).contains(&n), "{measure:?} has {n}");
        }
    }
}
