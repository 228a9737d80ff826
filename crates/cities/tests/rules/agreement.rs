//! The fast scoring and the literal one agree on random neighbourhoods.

use std::collections::BTreeSet;
use std::env;

use cities::{Cards, Catalogue, Measure, Neighbourhood, Score, Survey, card_points};
use engine::{Chance, Fast};
use serde_json::{Value, json};

use crate::literal::{Counted, Grid, Place, count};
use crate::table::{built_in, built_in_json, measure};

fn n_districts() -> u64 {
    if env::var_os("RATHAUS_LONG").is_some() { 100_000 } else { 6_000 }
}

/// A plan of any shape, terrain and density, finished or not.
fn random_plan(chance: &mut Fast) -> String {
    let shapes = [(3, 3), (3, 3), (3, 5), (5, 3), (2, 3), (1, 1), (3, 1)];
    let (n_rows, n_columns) = shapes[chance.below(shapes.len() as u32) as usize];
    let is_whole = chance.below(2) == 0;
    let has_tile = |chance: &mut Fast| is_whole || chance.below(4) != 0;
    loop {
        let tiles: Vec<Vec<bool>> =
            (0..n_rows).map(|_| (0..n_columns).map(|_| has_tile(chance)).collect()).collect();
        let weights: Vec<u32> = (0..8).map(|_| 1 + chance.below(6)).collect();
        let word = |r: usize, c: usize, chance: &mut Fast| match tiles[r / 2][c / 2] {
            true => random_word(&weights, chance),
            false => "..".to_owned(),
        };
        let mut row = |r| {
            let words: Vec<String> = (0..2 * n_columns).map(|c| word(r, c, chance)).collect();
            words.join(" ")
        };
        let rows: Vec<String> = (0..2 * n_rows).map(&mut row).collect();
        let plan = rows.join("/");
        if plan.parse::<Neighbourhood>().is_ok() {
            return plan;
        }
    }
}

fn random_word(weights: &[u32], chance: &mut Fast) -> String {
    let mut left = chance.below(weights.iter().sum());
    let sort = weights.iter().position(|weight| match left.checked_sub(*weight) {
        Some(rest) => {
            left = rest;
            false
        }
        None => true,
    });
    let mut pick = |letters: &str| {
        let letters: Vec<char> = letters.chars().collect();
        letters[chance.below(letters.len() as u32) as usize]
    };
    match sort.unwrap() {
        0 => "W".to_owned(),
        1 => "P".to_owned(),
        2 => format!("{}{}", pick("WP"), pick("1234")),
        3 => pick("RBGY").to_string(),
        4 => format!("{}{}", pick("RBGY"), pick("1234")),
        5 => format!("{}{}", pick("RBGY"), pick("11223")),
        6 => format!("*{}{}", pick("RBGY"), pick("1234")),
        _ => [MONUMENT, SPECIAL][usize::from(pick("12") == '1')].to_owned(),
    }
}

const MONUMENT: &str = "!!";
const SPECIAL: &str = "**";

#[track_caller]
fn check(city: &Neighbourhood, grid: &Grid, fast: &Measure, slow: &Value) {
    let counted = Survey::of(city).count(fast);
    let places: BTreeSet<Place> = city
        .spaces(counted.spaces)
        .map(|space| (space.row as usize, space.column as usize))
        .collect();
    let fast = Counted { n: counted.n as usize, places };
    assert_eq!(fast, count(slow, grid), "{slow} on {city}");
}

/// Terms that the built-in cards and goals do not use.
fn other_measures() -> Vec<Value> {
    let mut measures = vec![
        json!({"kind": "buildings", "filter": {}}),
        json!({"kind": "buildings", "filter": {"colour": "green", "max_height": 2}}),
        json!({"kind": "sets", "members": [
            {"colour": "red", "adjacent_to": ["water"]}, {"colour": "blue", "min_height": 2}]}),
        json!({"kind": "sets", "members": [{"max_height": 2}, {"height": 3}, {"min_height": 4}]}),
        json!({"kind": "distinct", "by": "colour", "filter": {"min_height": 2}}),
        json!({"kind": "distinct", "by": "colour_and_height",
               "filter": {"adjacent_to": ["park"]}}),
        json!({"kind": "spaces", "of": "park"}),
        json!({"kind": "spaces", "of": "water", "adjacent_to": "water",
               "between_buildings": true}),
        json!({"kind": "spaces", "of": "water", "adjacent_to": "park"}),
        json!({"kind": "most_around", "of": "water"}),
        json!({"kind": "areas", "of": ["park", "water"], "min_size": 2, "min_kinds": 3}),
        json!({"kind": "fullest_square", "side": 3}),
        json!({"kind": "lines", "min_buildings": 1}),
    ];
    for relation in ["any", "same_colour", "other_colour", "same_height", "height_step"] {
        measures.push(json!({"kind": "adjacent_pairs", "relation": relation}));
        measures.push(json!({"kind": "adjacent_pairs", "relation": relation,
            "a": {"colour": "red"}, "b": {"min_height": 2, "adjacent_to": ["park"]}}));
    }
    for of in ["water", "park", "buildings", "lots_of_one_colour"] {
        measures.push(json!({"kind": "largest_area", "of": of}));
        measures.push(json!({"kind": "area_span", "of": of}));
    }
    measures.extend((1..=4).map(|n| json!({"kind": "longest_run", "min_colours": n})));
    measures
}

/// CI-78 to CI-91, CI-77: every card, every goal and every other term, number and spaces.
#[test]
fn both_scorings_agree() {
    let file = built_in_json();
    let cards = built_in().cards.iter().map(|card| card.measure.clone());
    let goals = built_in().cities.iter().flat_map(|city| &city.goals);
    let goals = goals.map(|goal| goal.measure.clone());
    let written_cards = file["cards"].as_array().unwrap().iter();
    let written_goals = file["cities"].as_array().unwrap().iter();
    let written_goals = written_goals.flat_map(|city| city["goals"].as_array().unwrap());
    let written = written_cards.chain(written_goals).map(|entry| entry["measure"].clone());
    let mut measures: Vec<(Measure, Value)> = cards.chain(goals).zip(written).collect();
    assert_eq!(measures.len(), 30 + 24);
    measures.extend(other_measures().into_iter().map(|json| (measure(&json.to_string()), json)));
    let mut chance = Fast::new(77);
    for _ in 0..n_districts() {
        let plan = random_plan(&mut chance);
        let city: Neighbourhood = plan.parse().unwrap();
        assert_eq!(city.to_string(), plan);
        let grid = Grid::read(&plan);
        for (fast, slow) in &measures {
            check(&city, &grid, fast, slow);
        }
    }
}

/// CI-94 to CI-98: the parts of a score add up as the literal scoring says.
#[test]
fn whole_scores_agree() {
    let catalogue: &Catalogue = built_in();
    let file = built_in_json();
    let mut chance = Fast::new(98);
    for _ in 0..n_districts() {
        let plan = random_plan(&mut chance);
        let (city, grid) = (plan.parse::<Neighbourhood>().unwrap(), Grid::read(&plan));
        let cards: Cards = (0..8).map(|_| cities::CardIdx(chance.below(30) as u8)).collect();
        let points = |card: &cities::CardIdx| {
            let card = &file["cards"][usize::from(card.0)];
            let n = count(&card["measure"], &grid).n as i64;
            (card["vp"].as_i64().unwrap() * (n / card["per"].as_i64().unwrap())) as i32
        };
        let expected = Score {
            goals: 9,
            water: grid.nature_points("water"),
            parks: grid.nature_points("park"),
            monuments: grid.monument_points(),
            cards: cards.iter().map(points).sum(),
        };
        assert_eq!(Score::of(catalogue, &city, &cards, 9), expected, "{plan}");
        let survey = Survey::of(&city);
        let fast: i32 = cards.iter().map(|card| card_points(catalogue.card(*card), &survey)).sum();
        assert_eq!(fast, expected.cards);
    }
}
