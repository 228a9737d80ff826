//! The trading house (MS-55 to MS-66).

use engine::Cx;

use super::ending;
use crate::components::{COINS_PER_MATERIAL, COINS_PER_TILE};
use crate::setup::turn_up;
use crate::{EndCause, Event, Goods, Kind, Milestones, Phase, Tile};

/// MS-57: paid when it is chosen.
pub(super) fn recruit(game: &mut Milestones, tile: Tile, cx: &mut Cx<'_, Event>) {
    game.mine().goods[Kind::Coin] -= COINS_PER_TILE;
    game.display.remove(tile);
    game.phase = Phase::PlaceRecruit { tile };
    cx.tell_all(|| Event::Recruited { tile });
}

/// MS-58, MS-59.
pub(super) fn place_recruit(game: &mut Milestones, tile: Tile, left: u8, cx: &mut Cx<'_, Event>) {
    let workers = game.edition.tile(tile);
    let path = &mut game.mine().path;
    let before = *path;
    path.put_tile(left, workers);
    game.phase = Phase::Trade { has_recruited: true };
    cx.tell_all(|| {
        let over = [left, left + 1].into_iter();
        let over = over.filter_map(|space| Some((space, before.worker_at(space)?)));
        let lost = over.clone().filter(|(_, worker)| worker.has_bonus);
        Event::TilePlaced {
            tile,
            left,
            covered: over.map(|(space, _)| space).collect(),
            lost_bonus: lost.map(|(space, _)| space).collect(),
        }
    });
    refill(game, cx);
}

/// MS-65, MS-66.
fn refill(game: &mut Milestones, cx: &mut Cx<'_, Event>) {
    if !game.stack.is_empty() {
        let tile = turn_up(&mut game.stack, cx);
        game.display.insert(tile);
        cx.tell_all(|| Event::Refilled { tile });
        return;
    }
    let n_tiles = game.display.len() as u8;
    cx.tell_all(|| Event::DisplayShrank { n_tiles });
    if n_tiles == 0 {
        ending::trigger(game, EndCause::LastTile, cx);
    }
}

/// MS-61.
pub(super) fn buy(game: &mut Milestones, material: Kind, cx: &mut Cx<'_, Event>) {
    let goods = &mut game.mine().goods;
    goods[Kind::Coin] -= COINS_PER_MATERIAL;
    goods[material] += 1;
    cx.tell_all(|| Event::Bought { material });
}

/// MS-62.
pub(super) fn sell(game: &mut Milestones, materials: [Kind; 2], cx: &mut Cx<'_, Event>) {
    let goods = &mut game.mine().goods;
    goods.pay(Goods::of(&materials));
    goods[Kind::Coin] += 1;
    cx.tell_all(|| Event::Sold { materials });
}
