//! "Kreuz": churches and their series.

use saint_malo::{Action, Event, Piece, Score, Task, church_points};

use crate::table::{START, Table, field, plan_city};

/// SM-46: one church of the announced size, anywhere, without logs or architect.
#[test]
fn a_church_goes_anywhere() {
    for (size, label) in [(1, "d4"), (3, "b1"), (5, "g6")] {
        let mut table = Table::of(2).logs(0).dice("XXXXX");
        table.use_for(Task::Church(size));
        assert_eq!(table.fields().len(), 41);
        let events = table.place(label);
        let church = Piece::Church(size);
        let placed = Event::Placed { field: field(label), piece: church, vp: 0, coins: 0 };
        assert_eq!(events[0], placed);
        assert_eq!(table.mine().piece_at(field(label)), Some(church));
        assert_eq!((table.vp(), table.mine().n_logs), (0, 0));
        assert_eq!(table.offered(), [Action::Done]);
    }
}

/// SM-46: a size may come again, and the smaller ones need not stand already.
#[test]
fn sizes_repeat_and_skip() {
    let mut table = Table::of(2).city(START).dice("XXXXX");
    table.draw(Task::Church(5), &["d4"]);
    let mut table = table.dice("XXXXX");
    table.draw(Task::Church(5), &["d5"]);
    assert_eq!(table.mine().churches_of(5).len(), 2);
    assert_eq!(Score::of(table.mine()).churches, 0);
}

/// SM-74: what each series is worth.
#[test]
fn a_series_starts_with_a_one() {
    for (churches, points) in [
        ([1, 0, 0, 0, 0], 1),
        ([1, 1, 0, 0, 0], 4),
        ([1, 1, 1, 0, 0], 8),
        ([1, 1, 1, 1, 0], 13),
        ([1, 1, 1, 1, 1], 20),
        ([0, 1, 1, 1, 1], 0),
        ([0; 5], 0),
    ] {
        assert_eq!(church_points(churches), points, "{churches:?}");
    }
}

/// SM-74: each church counts in one series, and a gap ends it.
#[test]
fn a_church_is_in_one_series() {
    for (churches, points) in [
        ([2, 1, 0, 0, 0], 5),
        ([2, 2, 2, 2, 2], 40),
        ([1, 1, 0, 1, 1], 4),
        ([1, 3, 3, 3, 3], 20),
        ([3, 0, 2, 2, 2], 3),
        ([4, 3, 2, 1, 0], 13 + 8 + 4 + 1),
    ] {
        assert_eq!(church_points(churches), points, "{churches:?}");
    }
}

/// The best way to cut churches into series, by trying every way.
fn best_points(churches: [u32; 5]) -> i32 {
    let mut best = 0;
    for (last, vp) in [1, 4, 8, 13, 20].into_iter().enumerate() {
        if churches[..=last].iter().all(|n| 0 < *n) {
            let mut rest = churches;
            rest[..=last].iter_mut().for_each(|n| *n -= 1);
            best = best.max(vp + best_points(rest));
        }
    }
    best
}

/// SM-74: taking the longest series first is as good as any other way to form them.
#[test]
fn the_formula_finds_the_best_series() {
    for code in 0..3u32.pow(5) {
        let churches = [0, 1, 2, 3, 4].map(|place| code / 3u32.pow(place) % 3);
        assert_eq!(church_points(churches), best_points(churches), "{churches:?}");
    }
}

/// SM-74: where the churches stand makes no difference.
#[test]
fn churches_need_not_be_neighbours() {
    let apart = "
        #1....#
        .cc....
        .c.....
        .c....2
        .......
        .......
        #....3#";
    let together = "
        #.....#
        .cc....
        .c.....
        .c.123.
        .......
        .......
        #.....#";
    for drawn in [apart, together] {
        assert_eq!(Score::of(&plan_city(drawn)).churches, 8);
    }
}
