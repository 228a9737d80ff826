//! What happens. Nothing is checked here: `legal.rs` has done that.

mod build;
mod castle;
mod draft;
mod ending;
mod trade;

use engine::{Cx, Seat};

use crate::components::{COINS_PER_DELIVERY, GRAIN_PER_DELIVERY};
use crate::tableau::Source;
use crate::{Action, Corner, EndCause, Event, Kind, Milestones, Phase, Space};

pub(crate) fn apply(game: &mut Milestones, action: &Action, cx: &mut Cx<'_, Event>) {
    match (game.phase, *action) {
        (Phase::Draft, Action::PickTile { tile }) => draft::pick(game, tile, cx),
        (Phase::PlaceStart, Action::PlaceStartTile { tile, left }) => {
            draft::place(game, tile, left, cx);
        }
        (Phase::Move, Action::Move { to }) => move_pawn(game, to, cx),
        (Phase::Trade { .. }, Action::Recruit { tile }) => trade::recruit(game, tile, cx),
        (Phase::Trade { .. }, Action::Buy { material }) => trade::buy(game, material, cx),
        (Phase::Trade { .. }, Action::Sell { materials }) => trade::sell(game, materials, cx),
        (Phase::PlaceRecruit { tile }, Action::PlaceRecruit { left }) => {
            trade::place_recruit(game, tile, left, cx);
        }
        (Phase::Build, Action::StartRoad { from }) => game.phase = Phase::LayRoad { from },
        (Phase::LayRoad { from }, Action::LayRoad { via, to }) => {
            build::lay_road(game, from, via, to, cx);
        }
        (Phase::Build, Action::BuildHouse { plot }) => build::build_house(game, plot, cx),
        (Phase::Build, Action::BuildMarket { corner }) => build::build_market(game, corner, cx),
        (Phase::Bonus { by }, Action::TakeBonus { plot, space }) => {
            build::take_bonus(game, by, plot, space, cx);
        }
        (Phase::Bonus { .. }, Action::LeaveBonus) => build::leave_bonus(game, cx),
        (Phase::Deliver, Action::Deliver { market }) => deliver(game, market, cx),
        (Phase::Keep, Action::Keep { goods }) => castle::keep(game, goods, cx),
        (Phase::Cover, Action::Cover { space }) => castle::cover(game, space, cx),
        (Phase::Trade { .. } | Phase::Build | Phase::Deliver, Action::Done) => leave(game, cx),
        (Phase::EndTurn, Action::Done) => ending::end_turn(game, cx),
        (phase, action) => unreachable!("legal.rs does not offer {action:?} in {phase:?}"),
    }
}

fn begin_turn(game: &mut Milestones, seat: Seat, cx: &mut Cx<'_, Event>) {
    game.turn = seat;
    game.is_second_move = false;
    game.has_scored = false;
    game.phase = Phase::Move;
    cx.tell_all(|| Event::TurnBegan { seat });
}

/// MS-41 to MS-54, and the beginnings of the other visits.
fn move_pawn(game: &mut Milestones, to: Space, cx: &mut Cx<'_, Event>) {
    let stop = game.stop(game.turn, to);
    let tableau = game.mine();
    let from = tableau.pawn;
    tableau.pawn = to;
    tableau.goods.add(stop.goods);
    cx.tell_all(|| Event::Moved { from, to });
    let seat = game.turn;
    match to {
        Space::Path(space) => {
            if let Some(worker) = game.tableau(seat).path.worker_at(space) {
                let (kind, points) = (worker.kind, stop.points);
                cx.tell_all(|| Event::Produced { kind, n: stop.goods[kind], points });
                score(game, Source::BonusProduction, points, cx);
            }
            after_visit(game);
        }
        Space::TradingHouse => {
            cx.tell_all(|| Event::Income { n_coins: stop.goods[Kind::Coin] });
            visit(game, Phase::Trade { has_recruited: false }, game.can_trade(seat), cx);
        }
        Space::BuildingOffice => visit(game, Phase::Build, game.can_build(seat), cx),
        Space::Mill => visit(game, Phase::Deliver, game.can_deliver(seat), cx),
        Space::Castle => castle::enter(game, cx),
    }
}

/// MS-38: a visit at which nothing can be done is over at once.
fn visit(game: &mut Milestones, phase: Phase, can_act: bool, cx: &mut Cx<'_, Event>) {
    if can_act {
        game.phase = phase;
        return;
    }
    let space = game.tableau(game.turn).pawn;
    cx.tell_all(|| Event::VisitSkipped { space });
    after_visit(game);
}

/// MS-36.
fn after_visit(game: &mut Milestones) {
    game.phase = if game.is_second_move { Phase::EndTurn } else { Phase::Move };
    game.is_second_move = true;
}

/// MS-37: in the second move, leaving a building ends the turn.
fn leave(game: &mut Milestones, cx: &mut Cx<'_, Event>) {
    if game.is_second_move { ending::end_turn(game, cx) } else { after_visit(game) }
}

/// MS-98 to MS-104.
fn deliver(game: &mut Milestones, market: Corner, cx: &mut Cx<'_, Event>) {
    let delivery = game.delivery(market);
    let idx = game.edition.idx(market).expect("sacks go to markets on the map");
    game.map.sacks.insert(idx);
    let goods = &mut game.mine().goods;
    goods[Kind::Grain] -= GRAIN_PER_DELIVERY;
    goods[Kind::Coin] += COINS_PER_DELIVERY;
    cx.tell_all(|| {
        let numbers = delivery.numbers.into_iter().filter(|number| *number != 0).collect();
        Event::Delivered { market, numbers, points: delivery.points }
    });
    score(game, Source::Deliveries, delivery.points, cx);
}

/// MS-116: points may trigger the end, whatever they are for.
fn score(game: &mut Milestones, source: Source, points: u16, cx: &mut Cx<'_, Event>) {
    if points == 0 {
        return;
    }
    game.has_scored = true;
    let tableau = game.mine();
    tableau.points.add(source, points);
    let score = tableau.score();
    if game.target() <= score {
        ending::trigger(game, EndCause::Target, cx);
    }
}
