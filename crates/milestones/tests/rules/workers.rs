//! Worker spaces (MS-48 to MS-52).

use milestones::{Action, Event, Kind, Space};

use crate::table::Table;

/// What a move from one space to another brings.
#[track_caller]
fn check_move(path: &str, from: Space, to: u8, goods: &str, points: u16) {
    let mut table = Table::of(2).path(path).pawn(from);
    table.go(Space::Path(to));
    table.check_goods(goods);
    assert_eq!(table.mine().points.bonus_production, points);
    assert_eq!(table.mine().score(), points);
}

/// MS-48: one for the worker and one for each of its kind jumped over, nothing else.
#[test]
fn workers_of_one_kind_produce() {
    let path = "st1 st2 wo3 st4 co5 st6 co7 gr8";
    check_move(path, Space::Castle, 1, "st1", 0);
    check_move(path, Space::Castle, 6, "st4", 0);
    check_move(path, Space::Castle, 7, "co2", 0);
    check_move(path, Space::Castle, 3, "wo1", 0);
    check_move(path, Space::Castle, 8, "gr1", 0);
}

/// MS-49: where the move starts does not count again.
#[test]
fn the_start_of_a_move_does_not_count() {
    let path = "st1 st2 wo3 st4 co5 st6 co7 gr8";
    check_move(path, Space::Path(1), 2, "st1", 0);
    check_move(path, Space::Path(2), 6, "st2", 0);
    check_move(path, Space::Path(5), 7, "co1", 0);
    let mut table = Table::of(2).path(path);
    table.go(Space::Path(2));
    table.go(Space::Path(4));
    table.check_goods("st3");
}

/// MS-50: a point for each bonus tile on a worker that produces, stopped on or jumped.
#[test]
fn bonus_tiles_give_points_when_producing() {
    let path = "st1* st2* wo3* st4 . st6* . .";
    check_move(path, Space::Castle, 1, "st1", 1);
    check_move(path, Space::Castle, 6, "st4", 3);
    check_move(path, Space::Path(1), 4, "st2", 1);
    check_move(path, Space::Path(2), 3, "wo1", 1);
}

/// MS-51: nobody is asked, and a bonus tile brings no goods.
#[test]
fn production_is_not_declined() {
    let mut table = Table::of(2).path("st1* wo2 . . . . . .");
    let events = table.go(Space::Path(1));
    assert_eq!(events[1], Event::Produced { kind: Kind::Stone, n: 1, points: 1 });
    assert!(table.offered().iter().all(|action| matches!(action, Action::Move { .. })));
}

/// MS-52: there is always another cube, and any number may be held.
#[test]
fn goods_do_not_run_out() {
    let mut table = Table::of(2).path("st1 st2 st3 st4 st5 st6 st7 st8").goods("st200 co40");
    table.go(Space::Path(8));
    table.check_goods("st208 co40");
}
