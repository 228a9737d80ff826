//! The laws of all games, and random play through every option.

use std::env;

use cities::{
    Action, BYTES_MAX, Cities, CityChoice, Colour, Components, FeatureKind, Kind, Length, Nature,
    Options, Owner, Phase, Row, StartPlayer,
};
use engine::{Chance, Cx, Fast, Game, Seat, act};
use serde_json::json;
use testkit::{check_laws, check_secrecy, legal};

use crate::table::{built_in, built_in_json, components};

fn is_long() -> bool {
    env::var_os("RATHAUS_LONG").is_some()
}

/// Another table: eight of each grey feature, fewer of the others, and two cities.
fn other_components() -> Components {
    let mut file = built_in_json();
    file.as_object_mut().unwrap().remove("totals");
    for feature in file["features"].as_array_mut().unwrap() {
        let is_grey = feature["role"] == "monument" || feature["role"] == "special";
        feature["count"] = json!(if is_grey { 8 } else { 4 });
    }
    file["cities"] = json!(file["cities"].as_array().unwrap()[6..].to_vec());
    components(&file)
}

/// Any options that are allowed at a table of this size.
fn random_options(n_seats: u8, other: &Components, chance: &mut Fast) -> Options {
    let components = match chance.below(4) {
        0 => other.clone(),
        _ => Components::BUILT_IN,
    };
    let cities = &components.catalogue().unwrap().cities;
    let city = match chance.below(2) {
        0 => CityChoice::Random,
        _ => CityChoice::Named(cities[chance.below(cities.len() as u32) as usize].id.clone()),
    };
    Options {
        city,
        length: [Length::Short, Length::Long][chance.below(2) as usize],
        start_player: match chance.below(u32::from(n_seats) + 1) {
            0 => StartPlayer::Random,
            seat => StartPlayer::Seat(Seat(seat as u8 - 1)),
        },
        components,
    }
}

/// How many there are of everything that is still in the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Stock {
    cards: u32,
    tiles: u32,
    features: [u32; 10],
    pieces: [u32; 4],
}

fn stock(game: &Cities) -> Stock {
    let (offer, unseen) = (game.offer(), game.unseen());
    let mut stock = Stock {
        cards: u32::from(unseen.cards.len()) + offer.cards.iter().flatten().count() as u32,
        tiles: u32::from(unseen.tiles.len()) + offer.tiles.iter().flatten().count() as u32,
        features: [0; 10],
        pieces: [0; 4],
    };
    let hand = match game.phase() {
        Phase::PlaceFeatures { hand } => hand,
        _ => cities::Features::NONE,
    };
    for pile in offer.features.iter().chain([&unseen.features, &hand]) {
        for kind in pile.sorts() {
            stock.features[usize::from(kind.0)] += u32::from(pile.count(kind));
        }
    }
    let hand = match game.phase() {
        Phase::PlacePieces { hand } => hand,
        _ => cities::Pieces::NONE,
    };
    for pile in offer.pieces.iter().chain([game.bag(), &hand]) {
        for colour in Colour::ALL {
            stock.pieces[colour.idx()] += u32::from(pile.count(colour));
        }
    }
    stock.tiles += u32::from(matches!(game.phase(), Phase::PlaceTile { .. }));
    for seat in Seat::all(game.n_seats()) {
        add_placed(game, seat, &mut stock);
    }
    stock
}

fn add_placed(game: &Cities, seat: Seat, stock: &mut Stock) {
    let city = game.neighbourhood(seat);
    stock.cards += game.cards(seat).len() as u32;
    // The starting tile is none of the 32.
    stock.tiles += city.n_tiles().saturating_sub(1);
    for (kind, feature) in (0..).map(Kind).zip(&game.catalogue().features) {
        stock.features[usize::from(kind.0)] += match feature.role {
            FeatureKind::Nature { on, rank } => {
                (city.nature(on) & city.features_of_rank(rank)).len()
            }
            FeatureKind::Monument => city.monuments().len(),
            FeatureKind::Special => city.specials().len(),
        };
    }
    for colour in Colour::ALL {
        let of_colour = city.buildings_of_colour(colour);
        let storeys = (1..=4)
            .map(|height| u32::from(height) * (of_colour & city.buildings_of_height(height)).len());
        stock.pieces[colour.idx()] += storeys.sum::<u32>();
    }
}

/// What a step takes out of the game.
fn removed(game: &Cities, action: &Action) -> Stock {
    let mut gone = Stock { cards: 0, tiles: 0, features: [0; 10], pieces: [0; 4] };
    match (*action, game.phase()) {
        (Action::DiscardFeature { kind }, _) => gone.features[usize::from(kind.0)] += 1,
        (Action::DiscardPiece { colour }, _) => gone.pieces[colour.idx()] += 1,
        (Action::Done, Phase::Confirm { row }) if game.is_practice() => {
            let column = game.offer().first_free(row).expect("the neutral worker has a column");
            remove_column(game, row, column.into(), &mut gone);
        }
        (Action::Done, _) if game.n_seats() == 3 && game.offer().n_standing() == 12 => {
            for row in Row::ALL {
                let column = game.offer().first_free(row).expect("a column is left over");
                remove_column(game, row, column.into(), &mut gone);
            }
        }
        _ => {}
    }
    gone
}

fn remove_column(game: &Cities, row: Row, column: usize, gone: &mut Stock) {
    let offer = game.offer();
    match row {
        Row::Cards => gone.cards += u32::from(column < 3),
        Row::Tiles => gone.tiles += u32::from(column < 3),
        Row::Features => {
            offer.features[column].things().for_each(|kind| gone.features[usize::from(kind.0)] += 1)
        }
        Row::Pieces => offer
            .pieces
            .get(column)
            .into_iter()
            .flat_map(|pieces| pieces.things())
            .for_each(|colour| gone.pieces[colour.idx()] += 1),
    }
}

fn minus(stock: Stock, gone: Stock) -> Stock {
    Stock {
        cards: stock.cards - gone.cards,
        tiles: stock.tiles - gone.tiles,
        features: std::array::from_fn(|i| stock.features[i] - gone.features[i]),
        pieces: std::array::from_fn(|i| stock.pieces[i] - gone.pieces[i]),
    }
}

/// Plays at random to the end. There is always something to do, and everything is conserved.
fn play_at_random(options: &Options, n_seats: u8, chance: &mut Fast) -> Cities {
    let mut game = Cities::setup(options, n_seats, &mut Cx::silent(0, chance)).unwrap();
    let mut n_decisions = 0;
    let mut actions = Vec::new();
    let mut expected = stock(&game);
    assert_eq!((expected.cards, expected.tiles, expected.pieces), (32, 32, [25; 4]));
    assert_eq!(expected.features.iter().sum::<u32>(), 48);
    while let Some(seat) = game.to_act().first() {
        actions.clear();
        game.legal_actions(seat, &mut actions);
        assert!(!actions.is_empty(), "a dead end: {game:?}");
        let action = actions[chance.below(actions.len() as u32) as usize];
        expected = minus(expected, removed(&game, &action));
        act(&mut game, seat, &action, &mut Cx::silent(0, chance)).unwrap();
        assert_eq!(stock(&game), expected, "{action:?}: {game:?}");
        n_decisions += 1;
    }
    assert!(n_decisions <= Cities::DECISIONS_MAX);
    check_end(&game);
    game
}

fn check_end(game: &Cities) {
    let outcome = game.outcome().expect("nobody is to act any more");
    let [short, long] = game.mode().bounds;
    for seat in Seat::all(game.n_seats()) {
        assert_eq!(outcome.of(seat).score, game.score(seat).total());
        assert_eq!(game.neighbourhood(seat).n_tiles(), u32::from(short * long));
        assert!(legal(game, seat).is_empty());
    }
    for rings in game.rings() {
        let owners: Vec<Owner> = rings.iter().flatten().copied().collect();
        let repeats = owners.iter().enumerate().any(|(i, owner)| owners[..i].contains(owner));
        assert!(!repeats, "{rings:?}");
        assert!(game.mode().ladder_steps.len() == 3 || rings[1].is_none());
    }
}

/// CI-31, CI-34, CI-46: random games of all sizes, cities and options come to an end, without a
/// dead end, and every piece is somewhere after every action.
#[test]
fn random_games_end() {
    let n_games = if is_long() { 200_000 } else { 20_000 };
    let other = other_components();
    let mut chance = Fast::new(2024);
    for i in 0..n_games {
        let n_seats = 1 + (i % 4) as u8;
        let options = random_options(n_seats, &other, &mut chance);
        play_at_random(&options, n_seats, &mut chance);
    }
}

/// The mean score of random games with the default options.
fn mean(n_seats: u8, length: Length) -> f64 {
    let n_games = 1_500;
    let mut chance = Fast::new(n_seats.into());
    let options = Options { length, ..Options::default() };
    let mut score = || play_at_random(&options, n_seats, &mut chance).score(Seat(0)).total();
    let total: i32 = (0..n_games).map(|_| score()).sum();
    f64::from(total) / f64::from(n_games)
}

/// Random play is a yardstick: another program with these rules found the same means (CI-100).
#[test]
fn random_play_scores_as_it_should() {
    for (n_seats, length, expected) in [
        (1, Length::Short, 24.0),
        (2, Length::Short, 26.0),
        (2, Length::Long, 79.0),
        (3, Length::Short, 26.0),
        (4, Length::Short, 26.0),
    ] {
        let mean = mean(n_seats, length);
        assert!((mean - expected).abs() <= 1.0, "{n_seats} seats: {mean}");
    }
}

#[test]
fn the_laws_hold() {
    check_laws::<Cities>(&Options::default(), if is_long() { 1_000 } else { 40 });
}

#[test]
fn the_laws_hold_with_other_options() {
    let all = [
        Options { length: Length::Long, ..Options::default() },
        Options {
            city: CityChoice::Named("lisbon".to_owned()),
            start_player: StartPlayer::Seat(Seat(0)),
            components: other_components(),
            ..Options::default()
        },
    ];
    for options in all {
        check_laws::<Cities>(&options, if is_long() { 200 } else { 12 });
    }
}

/// CI-103: there is no secret: no two states look alike to anybody.
#[test]
fn there_are_no_secrets() {
    assert_eq!(check_secrecy::<Cities>(&Options::default(), 1), 0);
    assert_eq!(Nature::ALL.len() * 4 + 2, built_in().features.len());
}

/// However long a turn or a match, going back and what is sent are bounded.
#[test]
fn work_is_bounded() {
    let long = Options { length: Length::Long, ..Options::default() };
    let other = Options { components: other_components(), ..Options::default() };
    let largest = Options { components: largest_components(), ..long.clone() };
    let options = [Options::default(), long, other, largest];
    let work = testkit::check_work::<Cities>(&options, if is_long() { 20 } else { 1 });
    assert!(4 <= work.n_open && 400 <= work.n_steps, "{work:?}");
}

/// CI-8: nearly as much as a file may say.
fn largest_components() -> Components {
    const N_CITIES: usize = 40;
    let mut file = built_in_json();
    file.as_object_mut().unwrap().remove("totals");
    let note = || json!("\u{e9}".repeat(500));
    let first = file["cities"][0].clone();
    let city = |number: usize| {
        let mut city = first.clone();
        city["id"] = json!(format!("city-{number}"));
        city["note"] = note();
        for goal in city["goals"].as_array_mut().unwrap() {
            goal["id"] = json!(format!("{}-{number}", goal["id"].as_str().unwrap()));
            goal["note"] = note();
        }
        city
    };
    file["cities"] = (0..N_CITIES).map(city).collect();
    let n_bytes = file.to_string().len();
    assert!((BYTES_MAX / 2..BYTES_MAX).contains(&n_bytes), "{n_bytes}");
    let components = components(&file);
    assert_eq!(components.faults(), None);
    components
}

#[test]
fn refusals_name_known_rules() {
    testkit::check_refusals::<Cities>(&Options::default(), 4, if is_long() { 100 } else { 4 });
}

#[test]
fn every_option_is_described() {
    testkit::check_options::<Cities>();
}
