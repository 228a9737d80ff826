//! The castle (MS-105 to MS-114).

use milestones::{Action, EndCause, Event, Kind, Phase, Space};

use crate::table::{ME, OTHER, Table, goods};

const FOUR_WORKERS: &str = "st1 wo2 . sa3 # gr4 . .";

/// Seat 0 is about to enter the castle.
fn before(path: &str, goods: &str) -> Table {
    Table::of(2).path(path).goods(goods).pawn(Space::Mill)
}

fn keep(text: &str) -> Action {
    Action::Keep { goods: goods(text) }
}

/// MS-105: first the goods, then a worker, and then the next move.
#[test]
fn the_castle_takes_goods_then_a_worker() {
    let mut table = before(FOUR_WORKERS, "st2 co2");
    table.go(Space::Castle);
    assert_eq!(table.game.phase(), Phase::Keep);
    table.act(keep("st1 co2"));
    assert_eq!(table.game.phase(), Phase::Cover);
    table.act(Action::Cover { space: 4 });
    assert_eq!((table.game.phase(), table.mine().pawn), (Phase::Move, Space::Castle));
}

/// MS-105: in the last round too.
#[test]
fn the_castle_takes_in_the_last_round_too() {
    let mut table = before(FOUR_WORKERS, "st9")
        .edit(|view| view.end = Some(milestones::End { by: OTHER, why: EndCause::Target }));
    let events = table.go(Space::Castle);
    assert_eq!(events[1], Event::GoodsGivenUp { goods: goods("st6") });
    assert_eq!(table.game.phase(), Phase::Cover);
    assert_eq!(table.game.turn(), ME);
}

/// MS-106: of more than three goods, coins included, exactly three are kept.
#[test]
fn three_goods_are_kept() {
    let mut table = before("st1 wo2 . . . . . .", "st2 wo1 co3");
    table.go(Space::Castle);
    for text in ["st2", "st2 wo1 co1", "gr3", "wo2 co1", "-"] {
        table.check_refused(keep(text), "MS-106");
    }
    table.check_refused(Action::Done, "MS-106");
    let events = table.act(keep("wo1 co2"));
    assert_eq!(events, [Event::GoodsGivenUp { goods: goods("st2 co1") }]);
    table.check_goods("wo1 co2");
}

/// MS-107: three or fewer are safe, and one kind leaves no choice.
#[test]
fn where_there_is_no_choice_nobody_is_asked() {
    for text in ["st3", "st1 wo1 co1", "-", "co2"] {
        let mut table = before("st1 wo2 . . . . . .", text);
        table.go(Space::Castle);
        assert_eq!(table.game.phase(), Phase::Move, "{text}");
        table.check_goods(text);
        table.check_refused(keep(text), "MS-41");
    }
    let mut table = before("st1 wo2 . . . . . .", "gr7");
    let events = table.go(Space::Castle);
    assert_eq!(events[1], Event::GoodsGivenUp { goods: goods("gr4") });
    table.check_goods("gr3");
}

/// MS-108: every multiset once.
#[test]
fn every_three_goods_are_offered_once() {
    for (text, n_choices) in [
        ("st3 wo3 sa3 gr3 co3", 35),
        ("st1 wo1 sa1 gr1", 4),
        ("st1 wo1 sa1 gr1 co1", 10),
        ("st2 wo2", 2),
        ("st4 co1", 2),
    ] {
        let mut table = before("st1 wo2 . . . . . .", text);
        table.go(Space::Castle);
        let offered = table.offered();
        assert_eq!(offered.len(), n_choices, "{text}");
        for (i, action) in offered.iter().enumerate() {
            assert!(!offered[..i].contains(action));
        }
    }
}

/// MS-109, MS-110: one of three or more visible workers, and nothing else.
#[test]
fn a_worker_is_covered() {
    let mut table = before(FOUR_WORKERS, "-");
    table.go(Space::Castle);
    let offered = [1, 2, 4, 6].map(|space| Action::Cover { space });
    assert_eq!(table.offered(), offered);
    for space in [0, 3, 5, 7, 8, 9] {
        table.check_refused(Action::Cover { space }, "MS-110");
    }
    table.check_refused(Action::Done, "MS-109");
    let events = table.act(Action::Cover { space: 2 });
    let covered = Event::WorkerCovered { space: 2, kind: Kind::Wood, lost_bonus: false };
    assert_eq!(events, [covered]);
    table.check_path("st1 # . sa3 # gr4 . .");
}

/// MS-111: two workers are left alone, even by who would cover one.
#[test]
fn two_workers_stay() {
    let mut table = before("st1 # . sa3 # . . .", "-");
    table.go(Space::Castle);
    table.check_refused(Action::Cover { space: 1 }, "MS-41");
    table.check_path("st1 # . sa3 # . . .");
}

/// MS-112: the bonus tile goes with the worker, its points stay.
#[test]
fn a_covered_bonus_tile_is_lost() {
    let mut table = before("st1* wo2 sa3 . . . . .", "-").score(ME, 9);
    table.go(Space::Castle);
    table.act(Action::Cover { space: 1 });
    table.check_path("# wo2 sa3 . . . . .");
    assert_eq!(table.mine().score(), 9);
    assert_eq!(table.game.majorities()[Kind::Stone as usize].totals[0], 0);
}

/// MS-113: there are always cover tiles: all spaces of all seats can be covered again and again.
#[test]
fn cover_tiles_do_not_run_out() {
    let mut n_covered = 0;
    for _ in 0..10 {
        let mut table = before("st1 wo2 sa3 gr4 co5 st6 wo7 sa8", "-");
        while 2 < table.mine().path.n_workers() {
            table = table.pawn(Space::Mill);
            table.go(Space::Castle);
            let action = table.offered()[0];
            table.act(action);
            n_covered += 1;
            table = table.edit(|view| {
                view.phase = Phase::Move;
                view.is_second_move = false;
            });
        }
    }
    assert_eq!(n_covered, 60);
}

/// MS-114: a covered space is a space, and can be built over.
#[test]
fn a_covered_space_is_built_over() {
    let mut table = before("# # wo3 st4 . . . .", "co2").pawn(Space::Castle);
    table.go(Space::Path(1));
    table.go(Space::TradingHouse);
    let tile = table.game.display().iter().next().unwrap();
    table.act(Action::Recruit { tile });
    let mut chance = engine::Scripted::new([0]);
    table.act_with(Action::PlaceRecruit { left: 1 }, &mut chance);
    assert_eq!(table.mine().path.n_workers(), 4);
}
