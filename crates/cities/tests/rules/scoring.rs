//! The end and the final score (CI-92 to CI-100).

use cities::{Length, Options, Owner, Score};
use engine::{Game, Seat};

use crate::table::{ME, Table, fixed, place_feature, played_out};

/// CI-92: after the last round every seat has its cards and a full rectangle.
#[test]
fn the_end() {
    for (n_seats, length, n_rounds, n_cards, n_tiles) in [
        (2, Length::Short, 4, 8, 9),
        (2, Length::Long, 7, 14, 15),
        (3, Length::Short, 8, 8, 9),
        (4, Length::Short, 8, 8, 9),
    ] {
        let game = played_out(&Options { length, ..Options::default() }, n_seats, 92);
        assert_eq!(game.round(), n_rounds);
        for seat in Seat::all(n_seats) {
            assert_eq!(game.cards(seat).len(), n_cards);
            assert_eq!(game.neighbourhood(seat).n_tiles(), n_tiles);
        }
        assert!(game.outcome().is_some());
    }
}

/// CI-93: the numbers under own rings.
#[test]
fn rings_score_their_numbers() {
    let table = Table::of(4).edit(|view| {
        view.rings[0] = [Some(Owner::Seat(Seat(1))), Some(Owner::Seat(ME)), None];
        view.rings[2] = [Some(Owner::Seat(ME)), None, None];
    });
    assert_eq!(table.game.score(ME).goals, 4 + 8);
    assert_eq!(table.game.score(Seat(1)).goals, 6);
}

#[track_caller]
fn check_nature(drawn: &str, water: i32, parks: i32) {
    let score = Table::of(2).city(drawn).game.score(ME);
    assert_eq!((score.water, score.parks), (water, parks), "{drawn}");
}

/// CI-94: 0, 1, 3, 6, 10 for different features; one set an area.
#[test]
fn water_scores_by_different_features() {
    check_nature("W W / R R", 0, 0);
    check_nature("Wd W / R R", 1, 0);
    check_nature("Wd Wy / R R", 3, 0);
    check_nature("Wd Wy / Wf R", 6, 0);
    check_nature("Wd Wy / Wf Wr", 10, 0);
    check_nature("Wd Wd Wy Wy / Wf Wf Wr Wr", 10, 0);
    check_nature("Wd P Wd R / R R R R", 2, 0);
    check_nature("Wd W Wy R / R R R R", 3, 0);
}

/// CI-95: parks likewise, on their own.
#[test]
fn parks_score_by_different_features() {
    check_nature("Pt Pf / Wd R", 1, 3);
    check_nature("Pt R / R Pt", 0, 2);
    check_nature("Pt Pf Pc Pk / W R W R", 0, 10);
}

/// CI-96: two points a monument.
#[test]
fn monuments_score_two() {
    let mut table = Table::of(2).city("R R / W !!").features(&["monument"]);
    assert_eq!(table.game.score(ME).monuments, 2);
    table.act(place_feature("monument", 0, 0));
    assert_eq!(table.game.score(ME).monuments, 4);
}

/// CI-97: the same buildings count for several cards, and equal cards score each in full.
#[test]
fn cards_score_in_full() {
    let drawn = "R1 B1 / G1 Y1";
    let points = |ids: &[&str]| Table::of(2).city(drawn).cards(ids).game.score(ME).cards;
    assert_eq!(points(&["set-colours"]), 2);
    assert_eq!(points(&["set-colours", "set-colours"]), 4);
    assert_eq!(points(&["set-colours", "colour-red", "pair-height"]), 2 + 1 + 4);
    assert_eq!(points(&["height-4", "mix-blue-4"]), 0);
}

/// CI-98: the total is the sum of five parts, and the result shows each.
#[test]
fn the_total_is_the_sum() {
    let score = Score { goals: 10, water: 6, parks: 3, monuments: 2, cards: 36 };
    assert_eq!(score.total(), 57);
    let sources: Vec<String> =
        score.lines().iter().map(|line| line.source.clone().into_owned()).collect();
    assert_eq!(sources, ["goals", "water", "parks", "monuments", "cards"]);
    let game = played_out(&fixed(), 3, 98);
    for seat in Seat::all(3) {
        let outcome = game.outcome().unwrap();
        assert_eq!(outcome.of(seat).score, game.score(seat).total());
        assert_eq!(outcome.of(seat).lines, game.score(seat).lines());
        let of_cards: i32 = game.explain(seat).cards.iter().map(|card| card.points).sum();
        assert_eq!(of_cards, game.score(seat).cards);
    }
}

/// A finished game of three in which seats have so many goal points and monuments.
fn finished(goals: [usize; 3], monuments: [usize; 3]) -> Vec<(i32, u8, bool)> {
    let mut table = Table::of(3);
    for (seat, n) in Seat::all(3).zip(monuments) {
        let words: Vec<&str> = (0..6).map(|i| if i < n { "!!" } else { "W" }).collect();
        let drawn = format!("{} / {}", words.join(" "), "W W W W W W");
        table = table.city_of(seat, &drawn);
    }
    let table = table.edit(|view| {
        view.phase = cities::Phase::Over;
        for (goal, step) in goals.into_iter().enumerate() {
            view.rings[goal][step] = Some(Owner::Seat(Seat(goal as u8)));
        }
    });
    let outcome = table.game.outcome().unwrap();
    outcome.standings.iter().map(|one| (one.score, one.rank, one.has_won)).collect()
}

/// CI-99: more points win, then more points from goals, then both.
#[test]
fn ties() {
    // Ladders of New York: 6 4 2, 6 4 2, 8 5 2.
    assert_eq!(finished([0, 1, 2], [0, 0, 0]), [(6, 1, true), (4, 2, false), (2, 3, false)]);
    assert_eq!(finished([0, 1, 2], [0, 1, 0]), [(6, 1, true), (6, 2, false), (2, 3, false)]);
    assert_eq!(finished([0, 0, 2], [0, 0, 2]), [(6, 1, true), (6, 1, true), (6, 3, false)]);
    assert_eq!(finished([2, 2, 2], [1, 1, 1]), [(4, 1, true), (4, 1, true), (4, 1, true)]);
}

/// CI-100: the live score is the same sum on the present position, at any time.
#[test]
fn the_live_score() {
    let mut table = Table::of(2).city("W W / R R").features(&["ferry", "yacht"]);
    assert_eq!(table.view().seats[0].score.total(), 0);
    table.act(place_feature("ferry", 0, 0));
    assert_eq!(table.view().seats[0].score.total(), 1);
    table.act(place_feature("yacht", 0, 1));
    assert_eq!(table.view().seats[0].score, Score { water: 3, ..Score::default() });
    // A goal that is fulfilled but not claimed yet is no forecast.
    let ready = Table::of(2).city("P P P P / P P P R").ready();
    assert_eq!(ready.view().seats[0].score.total(), 0);
}
