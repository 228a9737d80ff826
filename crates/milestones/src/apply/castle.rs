//! The castle takes goods, then a worker (MS-105 to MS-114).

use engine::Cx;

use super::after_visit;
use crate::components::{GOODS_KEPT, WORKERS_KEPT};
use crate::{Event, Goods, Kind, Milestones, PathSpace, Phase};

/// MS-106, MS-107: asked only if there is a choice.
pub(super) fn enter(game: &mut Milestones, cx: &mut Cx<'_, Event>) {
    let goods = game.tableau(game.turn).goods;
    if goods.n_goods() <= GOODS_KEPT {
        return take_worker(game);
    }
    let mut held = Kind::ALL.into_iter().filter(|kind| goods[*kind] != 0);
    match (held.next(), held.next()) {
        (Some(kind), None) => keep(game, Goods::only(kind, GOODS_KEPT as u8), cx),
        _ => game.phase = Phase::Keep,
    }
}

pub(super) fn keep(game: &mut Milestones, kept: Goods, cx: &mut Cx<'_, Event>) {
    let goods = &mut game.mine().goods;
    let given_up = goods.without(kept);
    *goods = kept;
    cx.tell_all(|| Event::GoodsGivenUp { goods: given_up });
    take_worker(game);
}

/// MS-109, MS-111.
fn take_worker(game: &mut Milestones) {
    if WORKERS_KEPT < game.tableau(game.turn).path.n_workers() {
        game.phase = Phase::Cover;
    } else {
        after_visit(game);
    }
}

/// MS-110, MS-112.
pub(super) fn cover(game: &mut Milestones, space: u8, cx: &mut Cx<'_, Event>) {
    let path = &mut game.mine().path;
    let worker = path.worker_at(space).expect("legal.rs offers workers only");
    path.put(space, PathSpace::Covered);
    let (kind, lost_bonus) = (worker.kind, worker.has_bonus);
    cx.tell_all(|| Event::WorkerCovered { space, kind, lost_bonus });
    after_visit(game);
}
