//! Everything that can be pressed: the map, one's own loop, and the means in the question.

use engine::Seat;
use milestones::{Action, Kind, Milestones, Phase, Tile};

use super::loop_targets::{loop_targets, tile_in_hand};
use super::map_targets::{build_targets, map_targets};
use super::names::{kind_name, kind_symbol};
use super::picks::Picks;
use super::places;
use super::tiles::tile_name;
use crate::table::why::reason_in;
use crate::table::{Place, Scene, Target};

type Targets = Vec<Target<Milestones>>;

pub fn targets(scene: &Scene<'_, Milestones>) -> Targets {
    let Some(me) = scene.moment.viewer.seat() else { return Vec::new() };
    let mut targets = loop_targets(scene, me);
    targets.extend(map_targets(scene, me));
    targets.extend(tile_targets(scene, me));
    if scene.my_turn().is_some() {
        targets.extend(build_targets(scene, me));
        targets.extend(trade_targets(scene, me));
        targets.extend(keep_targets(scene, me));
        targets.extend(leave_target(scene));
        targets.extend(main_target(scene));
    }
    targets
}

/// Tiles to pick, to take in hand, or to hire.
fn tile_targets(scene: &Scene<'_, Milestones>, me: Seat) -> Targets {
    let words = |tile: Tile| tile_name(scene.game, tile, scene.texts);
    match scene.game.phase() {
        Phase::Draft => {
            let pick = |tile: Tile| {
                Target::act(places::tile(tile), Action::PickTile { tile }, words(tile))
                    .saying(scene.say("milestones-do-pick"))
            };
            scene.game.start_tiles().iter().map(pick).collect()
        }
        Phase::PlaceStart => {
            let mine = scene.game.tableau(me).start_tiles.into_iter().flatten();
            let take = |tile: Tile| {
                let then = Picks { tile: Some(tile), ..*scene.local };
                Target::local(places::tile(tile), then, words(tile))
            };
            mine.map(take).collect()
        }
        _ => {
            let hire = |tile: Tile| {
                let action = Action::Recruit { tile };
                Target::act(places::tile(tile), action, words(tile))
                    .saying(scene.say("milestones-do-recruit"))
            };
            let in_hand = tile_in_hand(scene);
            scene.game.display().iter().filter(|tile| Some(*tile) != in_hand).map(hire).collect()
        }
    }
}

/// Materials to buy, and two to sell.
fn trade_targets(scene: &Scene<'_, Milestones>, me: Seat) -> Targets {
    if !matches!(scene.game.phase(), Phase::Trade { .. }) {
        return Vec::new();
    }
    let held = scene.game.tableau(me).goods;
    let buy = |material: Kind| {
        let kind = ("kind", kind_name(scene.texts, material).into());
        let words = scene.texts.say("milestones-buy-one", &[kind]);
        Target::act(places::buy(material), Action::Buy { material }, words)
            .saying(scene.say("milestones-do-buy"))
            .brings(1, kind_symbol(material))
    };
    let sell = |material: Kind| {
        let args =
            [("kind", kind_name(scene.texts, material).into()), ("n", held[material].into())];
        let words = scene.texts.say("milestones-sell-one", &args);
        let pair = Action::Sell { materials: [material; 2] };
        let has_none = held[material] == 0;
        let why_not = has_none.then(|| reason_in(scene.game, me, &pair, scene.texts)).flatten();
        let then = scene.local.selling(material, held);
        Target::local(places::sell(material), then, words).unless(why_not)
    };
    Kind::MATERIALS.into_iter().map(buy).chain(Kind::MATERIALS.into_iter().map(sell)).collect()
}

/// What comes through the castle's gate, and what does not (MS-106).
fn keep_targets(scene: &Scene<'_, Milestones>, me: Seat) -> Targets {
    if scene.game.phase() != Phase::Keep {
        return Vec::new();
    }
    let goods = scene.game.tableau(me).goods;
    let all = Kind::ALL.into_iter().flat_map(|kind| (0..goods[kind]).map(move |nth| (kind, nth)));
    let turn = |(kind, nth): (Kind, u8)| {
        let is_kept = scene.local.keeps(kind, nth);
        let key = if is_kept { "milestones-kept" } else { "milestones-given-up" };
        let words = scene.texts.say(key, &[("kind", kind_name(scene.texts, kind).into())]);
        Target::local(places::good(kind, nth), scene.local.turning(kind, nth), words)
    };
    all.map(turn).collect()
}

/// Leaving a bonus tile is taken back by one press.
fn leave_target(scene: &Scene<'_, Milestones>) -> Option<Target<Milestones>> {
    let leave = Action::LeaveBonus;
    let words = scene.say("milestones-leave-bonus");
    scene.offers(&leave).then(|| Target::act(places::LEAVE, leave, words).at_once())
}

fn main_target(scene: &Scene<'_, Milestones>) -> Option<Target<Milestones>> {
    let main = |action, words| Some(Target::act(Place::MAIN, action, words));
    let phase = scene.game.phase();
    if let (Phase::Trade { .. }, Some(materials)) = (phase, scene.local.sold()) {
        let words = scene.say("milestones-do-sell");
        return main(Action::Sell { materials }, words)
            .map(|it| it.brings(1, kind_symbol(Kind::Coin)));
    }
    match phase {
        Phase::Keep => {
            main(Action::Keep { goods: scene.local.kept }, scene.say("milestones-do-keep"))
        }
        Phase::Trade { .. } | Phase::Build | Phase::Deliver | Phase::EndTurn => {
            let ends_turn = scene.view().is_second_move;
            let key = if ends_turn { "milestones-do-end" } else { "milestones-done" };
            main(Action::Done, scene.say(key))
        }
        _ => None,
    }
}
