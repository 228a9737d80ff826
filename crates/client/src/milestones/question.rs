//! What is asked, in a headline, a sentence of help and how far the turn is.

use engine::Seat;
use milestones::{BonusBy, Build, COINS_PER_TILE, GOODS_KEPT, Kind, Milestones, Phase};

use super::names::{kind_name, worker_kind_name};
use super::road::{Road, wanted_build};
use crate::table::{Question, Scene};
use crate::words::{Texts, Value};

pub fn question(scene: &Scene<'_, Milestones>) -> Question {
    let Some(me) = scene.my_turn() else { return waiting(scene) };
    let ask = |key: &str, args: &[(&str, Value<'_>)]| {
        Question::titled(scene.texts.say(key, args))
            .more(scene.texts.say(&format!("{key}-more"), args))
            .step(step(scene))
            .idle(scene.say("milestones-button-space"))
    };
    let goods = scene.game.tableau(me).goods;
    match scene.game.phase() {
        Phase::Draft => ask("milestones-ask-draft", &[]).idle(scene.say("milestones-button-tile")),
        Phase::PlaceStart => ask("milestones-ask-place-start", &[]),
        Phase::Move if scene.view().is_second_move => ask("milestones-ask-second-move", &[]),
        Phase::Move => ask("milestones-ask-move", &[]),
        Phase::Trade { has_recruited } => {
            let coins = goods[Kind::Coin];
            let key = match () {
                () if has_recruited => "milestones-ask-trade-on",
                () if coins < COINS_PER_TILE => "milestones-ask-trade-poor",
                () => "milestones-ask-trade",
            };
            ask(key, &[("n", coins.into())])
        }
        Phase::PlaceRecruit { .. } => ask("milestones-ask-place", &[]),
        Phase::Build | Phase::LayRoad { .. } => building(scene, ask),
        Phase::Bonus { by } => bonus(scene.game, me, by, scene.texts, ask),
        Phase::Deliver => ask("milestones-ask-deliver", &[("n", goods[Kind::Grain].into())]),
        Phase::Keep => keeping(scene, ask("milestones-ask-keep", &[("n", goods.n_goods().into())])),
        Phase::Cover => ask("milestones-ask-cover", &[]),
        Phase::EndTurn => ask("milestones-ask-end-turn", &[]),
        Phase::Over => waiting(scene),
    }
}

fn building(
    scene: &Scene<'_, Milestones>,
    ask: impl Fn(&str, &[(&str, Value<'_>)]) -> Question,
) -> Question {
    if let Some(road) = Road::planned(scene) {
        let at = |corner: milestones::Corner| [("at", corner.to_string().into())];
        return match (road.from, road.via) {
            (_, Some(via)) => ask("milestones-ask-end", &at(via)),
            (Some(from), None) => ask("milestones-ask-via", &at(from)),
            (None, None) => ask("milestones-ask-section", &[]),
        };
    }
    match wanted_build(scene) {
        Some(Build::House) => ask("milestones-ask-house", &[]),
        Some(Build::Market) => ask("milestones-ask-market", &[]),
        Some(Build::Section) | None => ask("milestones-ask-built", &[]),
    }
}

/// The main button says how many are still too many, or too few.
fn keeping(scene: &Scene<'_, Milestones>, asked: Question) -> Question {
    let kept = scene.local.kept.n_goods();
    let (key, n) = match kept < GOODS_KEPT {
        true => ("milestones-button-keep-more", GOODS_KEPT - kept),
        false => ("milestones-button-give-more", kept - GOODS_KEPT),
    };
    asked.idle(scene.texts.say(key, &[("n", n.into())]))
}

fn bonus(
    game: &Milestones,
    seat: Seat,
    by: BonusBy,
    texts: &Texts,
    ask: impl Fn(&str, &[(&str, Value<'_>)]) -> Question,
) -> Question {
    let (kinds, key): (Vec<Kind>, _) = match by {
        BonusBy::Corner(corner) => {
            let takeable = game.takeable(seat, corner);
            (takeable.into_iter().map(|(_, kind)| kind).collect(), "milestones-ask-bonus")
        }
        BonusBy::House(plot) => {
            (game.bonus_on(plot).into_iter().collect(), "milestones-ask-bonus-house")
        }
    };
    let either = |name: fn(&Texts, Kind) -> String| -> String {
        kinds.iter().map(|kind| name(texts, *kind)).collect::<Vec<_>>().join("/")
    };
    let (kind, worker) = (either(kind_name), either(worker_kind_name));
    ask(key, &[("kind", kind.into()), ("worker", worker.into())])
}

/// "Move 1 of 2".
fn step(scene: &Scene<'_, Milestones>) -> String {
    let n = if scene.view().is_second_move { 2 } else { 1 };
    match scene.view().phase {
        Phase::Draft | Phase::PlaceStart => scene.say("milestones-step-start"),
        Phase::Over => String::new(),
        Phase::EndTurn => scene.texts.say("milestones-step", &[("n", 2.into())]),
        _ => scene.texts.say("milestones-step", &[("n", n.into())]),
    }
}

/// What the others are doing.
fn waiting(scene: &Scene<'_, Milestones>) -> Question {
    let key = match scene.view().phase {
        Phase::Over => return Question::titled(scene.say("milestones-ask-over")),
        Phase::Draft => "milestones-wait-draft",
        Phase::PlaceStart => "milestones-wait-place",
        Phase::Move | Phase::EndTurn => "milestones-wait-move",
        Phase::Trade { .. } | Phase::PlaceRecruit { .. } => "milestones-wait-trade",
        Phase::Build | Phase::LayRoad { .. } | Phase::Bonus { .. } => "milestones-wait-build",
        Phase::Deliver => "milestones-wait-deliver",
        Phase::Keep | Phase::Cover => "milestones-wait-castle",
    };
    let args = [("name", scene.name(scene.view().turn).into())];
    Question::titled(scene.texts.say(key, &args))
        .step(step(scene))
        .idle(scene.say("milestones-button-wait"))
}
