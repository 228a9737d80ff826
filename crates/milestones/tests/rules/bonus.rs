//! Bonus tiles (MS-86 to MS-97).

use milestones::{Action, BonusBy, Event, Kind, Options, Phase, Space};
use serde_json::json;

use crate::table::{ME, OTHER, Table, corner, plot, with_edition};

const BUSH: &str = "A3-B3-B4";

/// A road ends at A3, a corner of the bush; a wood tile lies there.
fn beside_bush(path: &str, goods: &str) -> Table {
    Table::of(2).sections(&["A1-A2-A3"]).bonus(BUSH, Kind::Wood).path(path).office(goods)
}

/// MS-86: only on a visible worker of the same kind without a bonus tile.
#[test]
fn a_bonus_tile_needs_a_worker() {
    let mut table = beside_bush("wo1 st2 wo3* # wo5 . . .", "st1 sa1");
    table.lay("A3-B4-C3");
    assert_eq!(table.game.phase(), Phase::Bonus { by: BonusBy::Corner(corner("B4")) });
    let takes = [1, 5].map(|space| Action::TakeBonus { plot: plot(BUSH), space });
    assert_eq!(table.offered(), [vec![Action::LeaveBonus], takes.to_vec()].concat());
    for space in [0, 2, 3, 4, 6, 9] {
        table.check_refused(Action::TakeBonus { plot: plot(BUSH), space }, "MS-86");
    }
    let elsewhere = Action::TakeBonus { plot: plot("A5-B5-B6"), space: 1 };
    table.check_refused(elsewhere, "MS-87");
    table.take(BUSH, 5);
    table.check_path("wo1 st2 wo3* # wo5* . . .");
}

/// MS-87: milestone and market on a corner, or the house in the plot, and nothing else.
#[test]
fn there_are_three_occasions() {
    let path = "wo1 st2 . . . . . .";
    let mut milestone = beside_bush(path, "st1 sa1");
    milestone.lay("A3-B4-C3");
    assert!(matches!(milestone.game.phase(), Phase::Bonus { .. }));
    let mut market = beside_bush(path, "wo1 sa1");
    market.market("A3");
    assert!(matches!(market.game.phase(), Phase::Bonus { .. }));
    // From A3 away from the bush, then to a corner of it: no milestone stands there.
    let mut from = beside_bush(path, "st1 sa1");
    from.lay("A3-A4-A5");
    assert_eq!(from.game.phase(), Phase::Build);
    let mut to = Table::of(2).bonus(BUSH, Kind::Wood).path(path).office("st1 sa1");
    to.lay("A1-A2-B3");
    assert_eq!(to.game.phase(), Phase::Build);
    let mut delivery =
        Table::of(2).sections(&["A1-A2-A3"]).bonus(BUSH, Kind::Wood).markets(&["A3"]).mill("gr2");
    delivery.deliver("A3");
    assert_eq!(delivery.game.phase(), Phase::Deliver);
    // A road on its edge is no occasion: from A3 over the edge A3-B4 the milestone is.
    assert_eq!(milestone.view().map.bonus.len(), 1);
}

/// MS-88: asked only who has an eligible worker.
#[test]
fn without_a_worker_nobody_is_asked() {
    for path in ["st1 gr2 . . . . . .", "wo1* gr2 . . . . . .", "# gr2 st3 . . . . ."] {
        let mut table = beside_bush(path, "st1 sa1");
        table.lay("A3-B4-C3");
        assert_eq!(table.game.phase(), Phase::Build, "{path}");
    }
}

/// MS-88, MS-89: what is left lies there for a later occasion, of anybody.
#[test]
fn a_tile_may_be_left() {
    let mut table = beside_bush("wo1 st2 . . . . . .", "st1 wo1 sa2");
    table.lay("A3-B4-C3");
    table.check_refused(Action::Done, "MS-88");
    assert_eq!(table.act(Action::LeaveBonus), [Event::BonusLeft]);
    assert_eq!(table.view().map.bonus, [(plot(BUSH), Kind::Wood)]);
    let mut table = table.turn(OTHER).path_of(OTHER, "wo4 st2 . . . . . .");
    table = table.goods_of(OTHER, "wo1 sa1");
    table.market("A3");
    table.take(BUSH, 1);
    let tableau = table.game.tableau(OTHER);
    assert_eq!(tableau.path.to_string(), "wo4* st2 . . . . . .");
    assert_eq!(tableau.points.bonus_taken, 1);
}

/// MS-90: by a house the tile must be taken; with one worker nobody is asked.
#[test]
fn a_house_takes_the_tile() {
    let roads = ["A1-A2-A3", "A3-B4-C3"];
    let at = |path: &str| {
        Table::of(2).sections(&roads).bonus(BUSH, Kind::Wood).path(path).office("st1 wo1")
    };
    let mut table = at("wo1 st2 . . . . . .");
    let events = table.house(BUSH);
    let taken = Event::BonusTaken { plot: plot(BUSH), kind: Kind::Wood, space: 1, points: 1 };
    assert_eq!(events[1], taken);
    assert_eq!(table.game.phase(), Phase::Build);
    let mut table = at("wo1 st2 wo3 . . . . .");
    table.house(BUSH);
    assert_eq!(table.game.phase(), Phase::Bonus { by: BonusBy::House(plot(BUSH)) });
    table.check_refused(Action::LeaveBonus, "MS-90");
    assert_eq!(table.offered().len(), 2);
    table.take(BUSH, 3);
    table.check_path("wo1 st2 wo3* . . . . .");
    assert_eq!(table.game.phase(), Phase::Build);
}

/// MS-91: a point at once, after the points of the build.
#[test]
fn taking_scores_a_point() {
    let mut table = beside_bush("wo1 st2 . . . . . .", "st1 sa1");
    table.lay("A3-B4-C3");
    assert_eq!(table.mine().score(), 3);
    table.take(BUSH, 1);
    assert_eq!((table.mine().score(), table.mine().points.bonus_taken), (4, 1));
}

/// MS-92: it pays when the worker produces, and doubles it in the end.
#[test]
fn a_bonus_tile_pays_on() {
    let mut table = Table::of(2).path("wo1* st2 . . . . . .");
    table.go(Space::Path(1));
    assert_eq!(table.mine().points.bonus_production, 1);
    assert_eq!(table.game.majorities()[Kind::Wood as usize].totals[..2], [2, 1]);
}

/// MS-93: one tile a worker.
#[test]
fn a_worker_bears_one() {
    let table = beside_bush("wo1* st2 . . . . . .", "st1 sa1");
    assert!(table.game.takeable(ME, corner("B4")).is_empty());
    let table = beside_bush("wo1 st2 . . . . . .", "st1 sa1");
    assert_eq!(table.game.takeable(ME, corner("B4")), [(plot(BUSH), Kind::Wood)]);
}

/// MS-94: covered or built over, it leaves the game.
#[test]
fn a_lost_worker_takes_its_tile_along() {
    let mut table = Table::of(2).path("wo1* st2 gr3 . . . . .").pawn(Space::Mill);
    table.go(Space::Castle);
    let events = table.act(Action::Cover { space: 1 });
    let covered = Event::WorkerCovered { space: 1, kind: Kind::Wood, lost_bonus: true };
    assert_eq!(events, [covered]);
    table.check_path("# st2 gr3 . . . . .");
    assert!(table.view().map.bonus.is_empty());
}

/// MS-95: corners and edges of a bonus plot are open to all.
#[test]
fn a_bonus_plot_blocks_no_corner() {
    let mut table = beside_bush("st1 gr2 . . . . . .", "st1 wo1 sa2");
    table.lay("A3-B4-C3");
    table.market("A3");
    assert_eq!(table.view().map.bonus.len(), 1);
}

/// MS-96: once the tile is taken, the plot is open for a house, at once.
#[test]
fn a_taken_tile_frees_the_plot() {
    let mut table = beside_bush("wo1 st2 . . . . . .", "st2 wo1 sa1");
    table.lay("A3-B4-C3");
    table.act(Action::LeaveBonus);
    assert!(table.house_plots().contains(&BUSH.to_owned()));
    let mut table = beside_bush("wo1 st2 . . . . . .", "st2 wo1 sa1");
    table.lay("A3-B4-C3");
    table.take(BUSH, 1);
    table.house(BUSH);
    assert_eq!(table.mine().points.houses, 2 + 1);
}

/// An edition in which two bushes share the corner B4.
fn crowded() -> Options {
    with_edition(|file| file["map"]["bushes"][1] = json!("A4-B4-B5"))
}

/// MS-97: each tile at the corner can be taken, one by one, until one is left on purpose.
#[test]
fn two_tiles_at_one_corner() {
    let at = |path: &str| {
        let table = Table::with(2, crowded()).sections(&["A1-A2-A3"]).path(path);
        let table = table.bonus(BUSH, Kind::Wood).bonus("A4-B4-B5", Kind::Grain);
        let mut table = table.office("st1 sa1");
        table.lay("A3-B4-C3");
        table
    };
    let mut table = at("wo1 gr2 . . . . . .");
    assert_eq!(table.offered().len(), 3);
    table.take("A4-B4-B5", 2);
    assert_eq!(table.offered().len(), 2);
    table.take(BUSH, 1);
    assert_eq!(table.game.phase(), Phase::Build);
    table.check_path("wo1* gr2* . . . . . .");
    let mut table = at("wo1 gr2 . . . . . .");
    table.act(Action::LeaveBonus);
    assert_eq!((table.game.phase(), table.view().map.bonus.len()), (Phase::Build, 2));
    let mut table = at("wo1 st2 . . . . . .");
    table.take(BUSH, 1);
    assert_eq!(table.game.phase(), Phase::Build, "nobody takes the grain");
}

/// MS-97: on the built-in map no two bushes share a corner, so this never happens there.
#[test]
fn built_in_bushes_keep_apart() {
    let edition = milestones::Edition::built_in();
    for site in edition.sites() {
        let at_corner = edition.bushes().iter().filter(|plot| plot.0.contains(&site.corner));
        assert!(at_corner.count() <= 1, "{}", site.corner);
    }
}
