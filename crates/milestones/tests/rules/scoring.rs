//! The final scoring (MS-122 to MS-126).

use engine::{Game, Seat};
use milestones::{End, EndCause, Event, Kind, Phase, majority_points};

use crate::table::{ME, OTHER, Table};

/// The last turn of the game is over; what was told of it.
fn ended(table: Table) -> (Table, Vec<Event>) {
    let last = Seat(table.game.n_seats() - 1);
    let by = Seat(0);
    let mut table = table.turn(last).edit(|view| {
        view.end = Some(End { by, why: EndCause::Target });
    });
    let events = table.idle_turn();
    assert_eq!(table.game.phase(), Phase::Over);
    (table, events)
}

/// MS-122: kind by kind, a visible worker counts 1, with a bonus tile 2.
#[test]
fn workers_are_counted() {
    let table = Table::of(3)
        .path_of(Seat(0), "st1 st2* wo3 # . . . .")
        .path_of(Seat(1), "st1 wo2* wo3* co4 co5 gr6 . .")
        .path_of(Seat(2), "sa1 sa2 co3 co4 # # . .");
    let (_, events) = ended(table);
    let scored = |kind, totals: [u8; 3], points: [u16; 3]| Event::MajorityScored {
        kind,
        totals: totals.to_vec(),
        points: points.to_vec(),
    };
    let expected = [
        scored(Kind::Stone, [3, 1, 0], [5, 0, 0]),
        scored(Kind::Wood, [1, 4, 0], [0, 5, 0]),
        scored(Kind::Sand, [0, 0, 2], [0, 0, 5]),
        scored(Kind::Grain, [0, 1, 0], [0, 5, 0]),
        scored(Kind::Coin, [0, 2, 2], [0, 2, 2]),
    ];
    assert_eq!(events[..5], expected);
    assert!(matches!(events[5], Event::Ended { .. }));
}

/// MS-123: five for the sole leader, two for each of several, nothing if all are equal.
#[test]
fn majorities_pay() {
    for (totals, n_seats, points) in [
        ([3, 1, 2, 2], 4, [5, 0, 0, 0]),
        ([3, 3, 2, 2], 4, [2, 2, 0, 0]),
        ([3, 3, 3, 2], 4, [2, 2, 2, 0]),
        ([3, 3, 3, 3], 4, [0, 0, 0, 0]),
        ([0, 0, 0, 0], 4, [0, 0, 0, 0]),
        ([0, 0, 0, 1], 4, [0, 0, 0, 5]),
        ([2, 2, 1, 0], 3, [2, 2, 0, 0]),
        ([2, 2, 2, 0], 3, [0, 0, 0, 0]),
    ] {
        assert_eq!(majority_points(totals, n_seats), points, "{totals:?} of {n_seats}");
    }
}

/// MS-124: with two, a tie pays nothing, and 25 points are the most.
#[test]
fn two_players_never_share() {
    for (totals, points) in
        [([2, 2, 0, 0], [0, 0, 0, 0]), ([2, 1, 0, 0], [5, 0, 0, 0]), ([0, 0, 0, 0], [0; 4])]
    {
        assert_eq!(majority_points(totals, 2), points);
    }
    let all = "st1 wo2 sa3 gr4 co5 . . .";
    let table = Table::of(2).path_of(ME, all).path_of(OTHER, "# # . . . . . .");
    let (table, _) = ended(table);
    assert_eq!(table.mine().points.majorities, 25);
    assert_eq!(table.game.tableau(OTHER).points.majorities, 0);
}

/// MS-125: points, then goods of all kinds, then a shared victory.
#[test]
fn ties_are_broken_by_goods() {
    let at = |scores: [u16; 3], goods: [&str; 3]| {
        let mut table = Table::of(3);
        for (seat, (score, goods)) in Seat::all(3).zip(scores.into_iter().zip(goods)) {
            table = table.score(seat, score).goods_of(seat, goods);
        }
        let (table, _) = ended(table);
        let outcome = table.game.outcome().unwrap();
        Seat::all(3).map(|seat| outcome.of(seat).rank).collect::<Vec<u8>>()
    };
    assert_eq!(at([60, 50, 55], ["-", "co9", "-"]), [1, 3, 2]);
    assert_eq!(at([60, 60, 55], ["co2", "st1 gr2", "-"]), [2, 1, 3]);
    assert_eq!(at([60, 60, 55], ["co3", "st1 gr2", "-"]), [1, 1, 3]);
    assert_eq!(at([40, 60, 40], ["-", "-", "co1"]), [3, 1, 2]);
}

/// MS-126: points are kept by source, and their sum is the score.
#[test]
fn points_are_kept_by_source() {
    let table = Table::of(2).edit(|view| {
        let points = &mut view.tableaus[0].points;
        points.sections = 1;
        points.houses = 2;
        points.markets = 3;
        points.deliveries = 4;
        points.bonus_taken = 5;
        points.bonus_production = 6;
    });
    assert_eq!(table.mine().score(), 21);
    let (table, _) =
        ended(table.path("st1 wo2 sa3 . . . . .").path_of(OTHER, "st1 wo2 . . . . . ."));
    let outcome = table.game.outcome().unwrap();
    let standing = outcome.of(ME);
    assert_eq!(standing.score, 26);
    let lines: Vec<(String, i32)> =
        standing.lines.iter().map(|line| (line.source.to_string(), line.points)).collect();
    let expected = [
        ("sections", 1),
        ("houses", 2),
        ("markets", 3),
        ("deliveries", 4),
        ("bonus_taken", 5),
        ("bonus_production", 6),
        ("majorities", 5),
    ];
    assert_eq!(lines, expected.map(|(source, points)| (source.to_owned(), points)));
}
