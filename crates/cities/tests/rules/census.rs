//! The components, counted again, and the numbers of the rules, compared with the file.

use std::collections::BTreeSet;

use cities::{
    AREA_POINTS, Colour, FEATURES_PER_COLUMN, FeatureKind, MEDALS, MODES, MONUMENT_POINTS,
    N_PIECES, NEUTRAL_RING_ROUNDS, Nature, PIECES_FROM_BAG, PIECES_PER_COLOUR, PIECES_PER_COLUMN,
    STOREYS_MAX, Terrain, Tier,
};
use serde_json::json;

use crate::table::{built_in, built_in_json};

fn n_printed<'t>(tiles: impl Iterator<Item = &'t cities::CityTile>, terrain: Terrain) -> usize {
    tiles.flat_map(|tile| tile.face.0).filter(|printed| *printed == terrain).count()
}

/// CI-11: 32 city tiles and 4 starting tiles, even in every colour, no two alike when turned.
#[test]
fn tiles() {
    let all = built_in();
    assert_eq!((all.city_tiles.len(), all.start_tiles.len()), (32, 4));
    let lots = Colour::ALL.map(Terrain::Lot);
    let n = |terrain| n_printed(all.city_tiles.iter(), terrain);
    assert_eq!((n(Terrain::Water), n(Terrain::Park), lots.map(n)), (32, 32, [16; 4]));
    let n = |terrain| n_printed(all.start_tiles.iter(), terrain);
    assert_eq!((n(Terrain::Water), n(Terrain::Park), lots.map(n)), (4, 4, [2; 4]));
    let tiles: Vec<_> = all.city_tiles.iter().chain(&all.start_tiles).collect();
    for (i, tile) in tiles.iter().enumerate() {
        assert!(tiles[..i].iter().all(|other| !other.face.is_same_turned(tile.face)));
        assert_eq!(tile.face.rotations().count(), 4);
    }
}

/// CI-12: 48 features: four kinds for water, four for parks, monuments and special tiles.
#[test]
fn features() {
    let all = built_in();
    assert_eq!(all.features.iter().map(|feature| u32::from(feature.count)).sum::<u32>(), 48);
    let n_of = |role| all.features[usize::from(all.kind_of(role).0)].count;
    for on in Nature::ALL {
        for rank in 0..4 {
            assert_eq!(n_of(FeatureKind::Nature { on, rank }), 5);
        }
    }
    assert_eq!((n_of(FeatureKind::Monument), n_of(FeatureKind::Special)), (4, 4));
}

/// CI-13: 30 designs, two of them twice, 72 points printed in all.
#[test]
fn cards() {
    let all = built_in();
    assert_eq!(all.cards.len(), 30);
    assert_eq!(all.cards.iter().map(|card| u32::from(card.copies)).sum::<u32>(), 32);
    let twice = all.cards.iter().filter(|card| card.copies == 2).map(|card| card.id.as_str());
    assert_eq!(twice.collect::<Vec<_>>(), ["set-colours", "set-heights"]);
    let vp = all.cards.iter().map(|card| card.vp * i32::from(card.copies));
    assert_eq!(vp.sum::<i32>(), 72);
    let mut n_by_measure = std::collections::BTreeMap::new();
    for card in &all.cards {
        *n_by_measure.entry(card.measure.kind()).or_insert(0) += u32::from(card.copies);
    }
    let expected = [
        ("adjacent_pairs", 3),
        ("areas", 3),
        ("buildings", 19),
        ("largest_area", 2),
        ("lines", 1),
        ("sets", 4),
    ];
    assert_eq!(n_by_measure.into_iter().collect::<Vec<_>>(), expected);
}

/// CI-14: eight cities of three goals; ladders and minimums add up.
#[test]
fn cities_and_goals() {
    let all = built_in();
    assert_eq!(all.cities.len(), 8);
    let goals: Vec<_> = all.cities.iter().flat_map(|city| &city.goals).collect();
    assert_eq!(goals.len(), 24);
    assert_eq!(goals.iter().map(|goal| goal.at_least).sum::<u32>(), 113);
    let step = |i: usize| goals.iter().map(|goal| goal.ladder[i]).sum::<i32>();
    assert_eq!([step(0), step(1), step(2)], [143, 91, 39]);
    let n_of = |tier| goals.iter().filter(|goal| goal.tier == Some(tier)).count();
    assert_eq!([Tier::Easy, Tier::Medium, Tier::Hard].map(n_of), [9, 11, 4]);
    let ids: BTreeSet<&str> = goals.iter().map(|goal| goal.id.as_str()).collect();
    assert_eq!(ids.len(), 24);
    let first: Vec<&str> = all
        .cities
        .iter()
        .filter(|city| city.is_for_first_game)
        .map(|city| city.id.as_str())
        .collect();
    assert_eq!(first, ["new-york", "rio-de-janeiro"]);
}

/// CI-22: 25 pieces in each of four colours.
#[test]
fn pieces() {
    assert_eq!((PIECES_PER_COLOUR, N_PIECES, Colour::ALL.len()), (25, 100, 4));
}

/// CI-5: the numbers of the code are those of the section `rules`, which nobody can replace.
#[test]
fn the_numbers_of_the_rules() {
    let rules = &built_in_json()["rules"];
    let colours: Vec<_> = Colour::ALL.iter().map(|c| serde_json::to_value(c).unwrap()).collect();
    assert_eq!(rules["colours"], json!(colours));
    assert_eq!(rules["pieces_per_colour"], PIECES_PER_COLOUR);
    assert_eq!(rules["max_storeys"], STOREYS_MAX);
    assert_eq!(rules["area_points"], json!(AREA_POINTS));
    assert_eq!(rules["monument_points"], MONUMENT_POINTS);
    for (mode, written) in MODES.iter().zip(rules["modes"].as_array().unwrap()) {
        let ours = json!({
            "id": mode.id, "seats": mode.n_seats, "rounds": mode.n_rounds,
            "workers_per_seat": mode.n_workers(), "workers_per_row": mode.n_per_row,
            "box": mode.bounds, "ladder_steps": mode.ladder_steps,
        });
        assert_eq!(ours, *written);
    }
    let column = |row: usize, column: usize, key: &str| {
        rules["rows"][row]["columns"][column][key].as_u64().unwrap() as u8
    };
    assert_eq!([0, 1, 2, 3].map(|c| column(2, c, "open")), FEATURES_PER_COLUMN);
    assert_eq!([0, 1, 2].map(|c| column(3, c, "open")), PIECES_PER_COLUMN);
    assert_eq!(column(3, 3, "from_bag"), PIECES_FROM_BAG);
    for row in 0..3 {
        assert_eq!([0, 1, 2, 3].map(|c| column(row, c, "hidden")), [0, 0, 0, 1]);
    }
    let claims = rules["solo"]["neutral_claims"].as_array().unwrap();
    for (i, claim) in claims.iter().enumerate() {
        assert_eq!(*claim, json!({"after_round": NEUTRAL_RING_ROUNDS[i], "goal": i + 1}));
    }
    let medals = &rules["solo"]["medals"];
    let medals = ["bronze", "silver", "gold", "platinum"].map(|medal| medals[medal].as_i64());
    assert_eq!(medals, MEDALS.map(|points| Some(points.into())));
}
