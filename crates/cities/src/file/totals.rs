//! What a catalogue counts, as the section `totals` of a component file writes it (CI-5).

use std::collections::BTreeMap;

use super::Code;
use super::reader::{Node, Reader};
use crate::catalogue::N_STEPS;
use crate::{Catalogue, CityTile, Colour, FeatureKind, Json, Measure, Nature, Terrain, Tier};

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

/// Whatever the section says must be so. What differs is named once, at the section. Components
/// that could not be read in full cannot be counted.
pub(super) fn check(reader: &mut Reader, root: &Node<'_>, catalogue: Option<&Catalogue>) {
    let Some(node) = root.get("totals") else { return };
    reader.object(&node, &[], &KEYS, "CI-5");
    let Some(catalogue) = catalogue else { return };
    let counted = counted(catalogue);
    let differs = |(key, ours): &(&str, &Json)| {
        node.json.get(key).is_some_and(|theirs| !theirs.is_same(ours))
    };
    let different = KEYS.into_iter().zip(&counted).filter(differs).map(|(key, _)| key);
    let different: Vec<&str> = different.collect();
    if !different.is_empty() {
        let expected = "what the components count";
        reader.report_found(&node, Code::TotalsMismatch, different.join(", "), expected, "CI-5");
    }
}

fn counted(all: &Catalogue) -> [Json; KEYS.len()] {
    let goals: Vec<_> = all.cities.iter().flat_map(|city| &city.goals).collect();
    let count = |n: usize| Json::Whole(n as i64);
    let cards = all.cards.iter();
    let n_cards: usize = cards.clone().map(|card| usize::from(card.copies)).sum();
    let card_vp = cards.clone().map(|card| i64::from(card.vp) * i64::from(card.copies)).sum();
    let n_features: usize = all.features.iter().map(|feature| usize::from(feature.count)).sum();
    let ladder = |step: usize| goals.iter().map(|goal| i64::from(goal.ladder[step])).sum();
    [
        count(all.city_tiles.len()),
        spaces(&all.city_tiles),
        count(all.start_tiles.len()),
        spaces(&all.start_tiles),
        count(n_features),
        by_role(all),
        count(all.cards.len()),
        count(n_cards),
        by_measure(cards.map(|card| (&card.measure, card.copies.into()))),
        Json::Whole(card_vp),
        count(all.cities.len()),
        count(goals.len()),
        by_measure(goals.iter().map(|goal| (&goal.measure, 1))),
        by_tier(goals.iter().filter_map(|goal| goal.tier)),
        Json::Whole(goals.iter().map(|goal| i64::from(goal.at_least)).sum()),
        Json::List((0..N_STEPS).map(|i| Json::Whole(ladder(i))).collect()),
        Json::Whole(PIECES),
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

fn by_role(all: &Catalogue) -> Json {
    let mut counts: BTreeMap<String, i64> = BTreeMap::new();
    for feature in &all.features {
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
