//! What a catalogue counts, as the section `totals` of a component file writes it (CI-5).

use std::collections::BTreeMap;

use engine::Part;

use super::sections::{Section, Sections};
use crate::catalogue::N_STEPS;
use crate::{
    Catalogue, CityTile, Colour, Feature, FeatureKind, Json, Measure, Nature, Terrain, Tier,
};

const PIECES: i64 = 100;

/// What the section may hold, in the order of [`counted`].
const KEYS: [&str; 17] = [
    "city_tiles",
    "city_tile_spaces",
    "start_tiles",
    "start_tile_spaces",
    "features",
    "features_by_role",
    "card_designs",
    "cards",
    "cards_by_measure",
    "sum_of_card_vp",
    "cities",
    "goals",
    "goals_by_measure",
    "goals_by_tier",
    "sum_of_at_least",
    "sum_of_ladders",
    "pieces",
];

/// Whatever the section says must be so, as far as what it counts can be read: how many entries
/// there are can always be said, what is in them only if all of them are good.
pub(super) fn check(file: &Part<'_>, sections: &Sections, below: Option<&Catalogue>) {
    let Some(part) = file.get("totals") else { return };
    let part = part.by("CI-5");
    part.object(&[], &KEYS);
    for (key, counted) in KEYS.into_iter().zip(counted(sections, below)) {
        if let (Some(given), Some(counted)) = (part.get(key), counted) {
            given.total(&counted);
        }
    }
}

/// How many entries a section has, and the entries if all can be read.
struct Counted<'s, T> {
    n_entries: Option<usize>,
    whole: Option<&'s [T]>,
}

fn of<'s, T>(own: Option<&'s Section<T>>, below: Option<&'s Vec<T>>) -> Counted<'s, T> {
    match own {
        Some(own) => Counted { n_entries: Some(own.n_entries), whole: own.whole() },
        None => Counted { n_entries: below.map(Vec::len), whole: below.map(Vec::as_slice) },
    }
}

fn counted(own: &Sections, below: Option<&Catalogue>) -> [Option<Json>; KEYS.len()] {
    let city_tiles = of(own.city_tiles.as_ref(), below.map(|all| &all.city_tiles));
    let start_tiles = of(own.start_tiles.as_ref(), below.map(|all| &all.start_tiles));
    let features = of(own.features.as_ref(), below.map(|all| &all.features)).whole;
    let cards = of(own.cards.as_ref(), below.map(|all| &all.cards));
    let cities = of(own.cities.as_ref(), below.map(|all| &all.cities));
    let goals = cities.whole.map(|all| all.iter().flat_map(|city| &city.goals).collect::<Vec<_>>());
    let goals = goals.as_deref();
    let count = |n: usize| Json::Whole(n as i64);
    let sum = |numbers: &mut dyn Iterator<Item = i64>| Json::Whole(numbers.sum());
    [
        city_tiles.n_entries.map(count),
        city_tiles.whole.map(spaces),
        start_tiles.n_entries.map(count),
        start_tiles.whole.map(spaces),
        features.map(|all| sum(&mut all.iter().map(|feature| i64::from(feature.count)))),
        features.map(by_role),
        cards.n_entries.map(count),
        cards.whole.map(|all| sum(&mut all.iter().map(|card| i64::from(card.copies)))),
        cards.whole.map(|all| by_measure(all.iter().map(|it| (&it.measure, it.copies.into())))),
        cards.whole.map(|all| {
            sum(&mut all.iter().map(|card| i64::from(card.vp) * i64::from(card.copies)))
        }),
        cities.n_entries.map(count),
        goals.map(|all| count(all.len())),
        goals.map(|all| by_measure(all.iter().map(|goal| (&goal.measure, 1)))),
        goals.map(|all| by_tier(all.iter().filter_map(|goal| goal.tier))),
        goals.map(|all| sum(&mut all.iter().map(|goal| i64::from(goal.at_least)))),
        goals.map(|all| {
            let ladder = |step| sum(&mut all.iter().map(|goal| i64::from(goal.ladder[step])));
            Json::List((0..N_STEPS).map(ladder).collect())
        }),
        Some(Json::Whole(PIECES)),
    ]
}

fn object(counts: impl IntoIterator<Item = (String, i64)>) -> Json {
    Json::Object(counts.into_iter().map(|(key, n)| (key, Json::Whole(n))).collect())
}

fn spaces(tiles: &[CityTile]) -> Json {
    let terrains = [Terrain::Water, Terrain::Park].into_iter();
    let terrains = terrains.chain(Colour::ALL.map(Terrain::Lot));
    let n = |terrain: Terrain| {
        let printed = tiles.iter().flat_map(|tile| tile.face.0);
        printed.filter(|other| *other == terrain).count() as i64
    };
    object(terrains.map(|terrain| (terrain.letter().to_string(), n(terrain))))
}

fn by_role(features: &[Feature]) -> Json {
    let mut counts: BTreeMap<String, i64> = BTreeMap::new();
    for feature in features {
        let role = match feature.role {
            FeatureKind::Nature { on: Nature::Water, .. } => "water",
            FeatureKind::Nature { on: Nature::Park, .. } => "park",
            FeatureKind::Monument => "monument",
            FeatureKind::Special => "special",
        };
        *counts.entry(role.to_owned()).or_default() += i64::from(feature.count);
    }
    object(counts)
}

fn by_measure<'m>(measures: impl Iterator<Item = (&'m Measure, i64)>) -> Json {
    let mut counts: BTreeMap<String, i64> = BTreeMap::new();
    for (measure, n) in measures {
        *counts.entry(measure.kind().to_owned()).or_default() += n;
    }
    object(counts)
}

fn by_tier(tiers: impl Iterator<Item = Tier>) -> Json {
    let mut counts: BTreeMap<String, i64> = BTreeMap::new();
    for tier in tiers {
        let word = match tier {
            Tier::Easy => "easy",
            Tier::Medium => "medium",
            Tier::Hard => "hard",
        };
        *counts.entry(word.to_owned()).or_default() += 1;
    }
    object(counts)
}
