//! What is asked, in a headline, a sentence of help and how far the turn is.

use engine::Seat;
use milestones::{BonusBy, Build, Corner, Kind, Milestones, Phase};

use super::names::{kind_name, worker_kind_name};
use crate::table::{Moment, Names};
use crate::words::{Texts, Value};

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Question {
    pub title: String,
    pub more: String,
    pub step: String,
}

pub fn question(
    moment: &Moment<Milestones>,
    game: &Milestones,
    build: Option<Build>,
    via: Option<Corner>,
    names: &Names,
    texts: &Texts,
) -> Question {
    let ask = |key: &str, args: &[(&str, Value<'_>)]| Question {
        title: texts.say(key, args),
        more: texts.say(&format!("{key}-more"), args),
        step: step(moment, texts),
    };
    let Some(me) = moment.my_turn() else { return waiting(moment, names, texts) };
    let goods = game.tableau(me).goods;
    match game.phase() {
        Phase::Draft => ask("milestones-ask-draft", &[]),
        Phase::PlaceStart => ask("milestones-ask-place-start", &[]),
        Phase::Move if moment.view.is_second_move => ask("milestones-ask-second-move", &[]),
        Phase::Move => ask("milestones-ask-move", &[]),
        Phase::Trade { .. } => ask("milestones-ask-trade", &[("n", goods[Kind::Coin].into())]),
        Phase::PlaceRecruit { .. } => ask("milestones-ask-place", &[]),
        Phase::Build => match build {
            Some(Build::Section) => ask("milestones-ask-section", &[]),
            Some(Build::House) => ask("milestones-ask-house", &[]),
            Some(Build::Market) => ask("milestones-ask-market", &[]),
            None => ask("milestones-ask-built", &[]),
        },
        Phase::LayRoad { from } => {
            let at = via.unwrap_or(from).to_string();
            let key = if via.is_some() { "milestones-ask-end" } else { "milestones-ask-via" };
            ask(key, &[("at", at.into())])
        }
        Phase::Bonus { by } => bonus(game, me, by, texts, ask),
        Phase::Deliver => ask("milestones-ask-deliver", &[("n", goods[Kind::Grain].into())]),
        Phase::Keep => ask("milestones-ask-keep", &[("n", goods.n_goods().into())]),
        Phase::Cover => ask("milestones-ask-cover", &[]),
        Phase::EndTurn => ask("milestones-ask-end-turn", &[]),
        Phase::Over => waiting(moment, names, texts),
    }
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
fn step(moment: &Moment<Milestones>, texts: &Texts) -> String {
    let n = if moment.view.is_second_move { 2 } else { 1 };
    match moment.view.phase {
        Phase::Draft | Phase::PlaceStart => texts.say("milestones-step-start", &[]),
        Phase::Over => String::new(),
        Phase::EndTurn => texts.say("milestones-step", &[("n", 2.into())]),
        _ => texts.say("milestones-step", &[("n", n.into())]),
    }
}

/// What the others are doing.
fn waiting(moment: &Moment<Milestones>, names: &Names, texts: &Texts) -> Question {
    let key = match moment.view.phase {
        Phase::Over => {
            let title = texts.say("milestones-ask-over", &[]);
            return Question { title, ..Question::default() };
        }
        Phase::Draft => "milestones-wait-draft",
        Phase::PlaceStart => "milestones-wait-place",
        Phase::Move | Phase::EndTurn => "milestones-wait-move",
        Phase::Trade { .. } | Phase::PlaceRecruit { .. } => "milestones-wait-trade",
        Phase::Build | Phase::LayRoad { .. } | Phase::Bonus { .. } => "milestones-wait-build",
        Phase::Deliver => "milestones-wait-deliver",
        Phase::Keep | Phase::Cover => "milestones-wait-castle",
    };
    let name = names.label(moment.view.turn, texts);
    Question {
        title: texts.say(key, &[("name", name.into())]),
        more: String::new(),
        step: step(moment, texts),
    }
}
