//! The building office and the bonus tiles (MS-67 to MS-97).

use engine::Cx;

use super::score;
use crate::components::POINTS_PER_BONUS;
use crate::sites::Build;
use crate::tableau::Source;
use crate::{BonusBy, Corner, Event, Kind, Milestones, PathSpace, Phase, Plot, Section};

/// MS-70 to MS-78.
pub(super) fn lay_road(
    game: &mut Milestones,
    from: Corner,
    via: Corner,
    to: Corner,
    cx: &mut Cx<'_, Event>,
) {
    let points = game.section_points(via);
    game.mine().goods.pay(Build::Section.price());
    let idx = |corner| game.edition.idx(corner).expect("roads are laid on the map");
    let section = [from, via, to].map(idx);
    game.map.lay(&game.edition, section);
    cx.tell_all(|| Event::SectionBuilt { section: Section { from, via, to }, points });
    score(game, Source::Sections, points, cx);
    offer_bonus(game, via);
}

/// MS-83 to MS-85.
pub(super) fn build_market(game: &mut Milestones, corner: Corner, cx: &mut Cx<'_, Event>) {
    let points = game.market_points(corner);
    game.mine().goods.pay(Build::Market.price());
    let idx = game.edition.idx(corner).expect("markets stand on the map");
    game.map.build_market(idx);
    cx.tell_all(|| Event::MarketBuilt { corner, points });
    score(game, Source::Markets, points, cx);
    offer_bonus(game, corner);
}

/// MS-79 to MS-82.
pub(super) fn build_house(game: &mut Milestones, plot: Plot, cx: &mut Cx<'_, Event>) {
    let points = game.house_points(plot);
    game.mine().goods.pay(Build::House.price());
    let plot_idx = game.edition.plot_idx(plot).expect("houses stand on the map");
    game.map.houses.insert(plot_idx);
    cx.tell_all(|| Event::HouseBuilt { plot, points });
    score(game, Source::Houses, points, cx);
    if let Some(kind) = game.bonus_on(plot) {
        take_by_house(game, plot, kind, cx);
    }
}

/// MS-90: with a single eligible worker nobody is asked.
fn take_by_house(game: &mut Milestones, plot: Plot, kind: Kind, cx: &mut Cx<'_, Event>) {
    let path = game.tableau(game.turn).path;
    let mut eligible = path.eligible(kind);
    let first = eligible.next().expect("MS-82: otherwise the house is not allowed");
    if eligible.next().is_some() {
        game.phase = Phase::Bonus { by: BonusBy::House(plot) };
    } else {
        put_bonus(game, plot, first, cx);
    }
}

/// MS-88, MS-97: asked for as long as something can be taken.
fn offer_bonus(game: &mut Milestones, corner: Corner) {
    let idx = game.edition.idx(corner).expect("milestones and markets stand on the map");
    let can_take = game.takeable_at(game.turn, idx).next().is_some();
    game.phase = if can_take { Phase::Bonus { by: BonusBy::Corner(corner) } } else { Phase::Build };
}

pub(super) fn take_bonus(
    game: &mut Milestones,
    by: BonusBy,
    plot: Plot,
    space: u8,
    cx: &mut Cx<'_, Event>,
) {
    put_bonus(game, plot, space, cx);
    match by {
        BonusBy::Corner(corner) => offer_bonus(game, corner),
        BonusBy::House(_) => game.phase = Phase::Build,
    }
}

/// MS-89.
pub(super) fn leave_bonus(game: &mut Milestones, cx: &mut Cx<'_, Event>) {
    game.phase = Phase::Build;
    cx.tell_all(|| Event::BonusLeft);
}

/// MS-86, MS-91.
fn put_bonus(game: &mut Milestones, plot: Plot, space: u8, cx: &mut Cx<'_, Event>) {
    let plot_idx = game.edition.plot_idx(plot).expect("bonus tiles lie on the map");
    let bush = game.edition.bush_on(plot_idx).expect("bonus tiles lie on bushes");
    game.map.bonus[bush] = None;
    let path = &mut game.mine().path;
    let mut worker = path.worker_at(space).expect("MS-86: a bonus tile goes on a worker");
    worker.has_bonus = true;
    path.put(space, PathSpace::Worker(worker));
    let (kind, points) = (worker.kind, POINTS_PER_BONUS);
    cx.tell_all(|| Event::BonusTaken { plot, kind, space, points });
    score(game, Source::BonusTaken, points, cx);
}
