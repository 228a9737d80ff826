//! What is asked, in a headline, a sentence of help and how far it is.

use engine::Seat;
use rattus_cartus::{Acting, Rank, RattusCartus, Slot, Stage, View};

use super::foresee::{Forecast, Premium};
use super::hand::{matching, n_wanted};
use super::names::{building_name, class_name, in_building, the_building};
use super::walk::Plan;
use crate::table::{Moment, Names};
use crate::words::{Texts, Value};

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Question {
    pub title: String,
    pub more: String,
    pub step: String,
}

pub fn question(
    moment: &Moment<RattusCartus>,
    plan: &Plan,
    forecast: Option<&Forecast>,
    names: &Names,
    texts: &Texts,
) -> Question {
    let ask = |key: &str, args: &[(&str, Value<'_>)]| Question {
        title: texts.say(key, args),
        more: texts.say(&format!("{key}-more"), args),
        step: step(&moment.view, texts),
    };
    let view = &moment.view;
    let label = |seat: Seat| names.label(seat, texts);
    let Some(me) = moment.my_turn() else {
        return waiting(moment, names, texts);
    };
    match view.stage {
        Stage::ChooseSupply { .. } => ask("rattus-ask-supply", &[]),
        Stage::ChooseTogether => ask("rattus-ask-together", &[]),
        Stage::SupplyLooks { .. } | Stage::LooksTogether | Stage::TentLooks { .. } => {
            ask("rattus-ask-look", &[("n", view.seats[me.idx()].n_looks.into())])
        }
        Stage::Enter { .. } => entering(moment, plan, forecast, texts),
        Stage::SwordTarget { .. } => ask("rattus-ask-sword", &[]),
        Stage::FluteTarget { .. } => ask("rattus-ask-flute", &[]),
        Stage::HalfOfHand { winner, n, .. } => {
            ask("rattus-ask-half", &[("name", label(winner).into()), ("n", n.into())])
        }
        Stage::Tribute { acting } => {
            let n = n_wanted(moment);
            ask("rattus-ask-tribute", &[("name", label(acting.seat).into()), ("n", n.into())])
        }
        Stage::UseOrDecline { acting } => {
            let building = building_at(view, acting.slot, texts);
            let rank = match acting.rank {
                Rank::Premium => texts.say("rattus-premium", &[]),
                Rank::Standard => texts.say("rattus-standard", &[]),
            };
            ask("rattus-ask-use", &[("building", building.into()), ("rank", rank.into())])
        }
        Stage::Trade { n_max, .. } => ask("rattus-ask-trade", &[("n", n_max.into())]),
        Stage::Over => waiting(moment, names, texts),
    }
}

fn building_at(view: &View, slot: Slot, texts: &Texts) -> String {
    view.row.get(slot.idx()).map(|row| building_name(texts, row.card.building)).unwrap_or_default()
}

fn entering(
    moment: &Moment<RattusCartus>,
    plan: &Plan,
    forecast: Option<&Forecast>,
    texts: &Texts,
) -> Question {
    let step = step(&moment.view, texts);
    let card = plan.slot.and_then(|slot| moment.view.row.get(slot.idx())).map(|row| row.card);
    let Some(card) = card else {
        return Question {
            title: texts.say("rattus-ask-enter", &[]),
            more: texts.say("rattus-ask-enter-more", &[]),
            step,
        };
    };
    let title = [("where", in_building(texts, card.building).into())];
    let class = card.building.class();
    let more = match forecast.filter(|it| 0 < it.n_cards) {
        None => {
            let args = [
                ("class", class_name(texts, class).into()),
                ("n", matching(moment, class).into()),
            ];
            texts.say("rattus-ask-lay-more", &args)
        }
        Some(forecast) => {
            let args = [
                ("class", class_name(texts, class).into()),
                ("strength", forecast.strength.into()),
                ("rats", forecast.rats_gained.into()),
                ("premium", premium(forecast.premium, texts).into()),
            ];
            texts.say("rattus-ask-lay-brings", &args)
        }
    };
    Question { title: texts.say("rattus-ask-lay", &title), more, step }
}

pub fn premium(premium: Premium, texts: &Texts) -> String {
    let key = match premium {
        Premium::Sure => "rattus-premium-sure",
        Premium::Possible => "rattus-premium-possible",
        Premium::Out => "rattus-premium-out",
    };
    texts.say(key, &[])
}

/// "You enter 3rd of 4".
fn step(view: &View, texts: &Texts) -> String {
    match view.stage {
        Stage::Enter { .. } => {
            let all = view.seats.len();
            let n = all + 1 - view.queue.len();
            texts.say("rattus-step-enter", &[("n", n.into()), ("all", all.into())])
        }
        _ => String::new(),
    }
}

/// What the others are doing.
fn waiting(moment: &Moment<RattusCartus>, names: &Names, texts: &Texts) -> Question {
    let view = &moment.view;
    let to_act: Vec<String> = moment.to_act.iter().map(|seat| names.label(seat, texts)).collect();
    let building = |slot: Slot| view.row.get(slot.idx()).map(|row| row.card.building);
    let at = |slot: Slot| building(slot).map(|it| in_building(texts, it)).unwrap_or_default();
    let at_acting = |acting: Acting| at(acting.slot);
    let (key, place) = match view.stage {
        Stage::Over => return Question {
            title: texts.say("rattus-ask-over", &[]),
            ..Question::default()
        },
        Stage::ChooseSupply { .. } | Stage::ChooseTogether => ("rattus-wait-supply", None),
        Stage::SupplyLooks { .. } | Stage::LooksTogether => ("rattus-wait-look", None),
        Stage::TentLooks { .. } => ("rattus-wait-look", None),
        Stage::Enter { .. } => ("rattus-wait-enter", None),
        Stage::SwordTarget { slot, .. } => ("rattus-wait-sword", Some(at(slot))),
        Stage::FluteTarget { slot, .. } => ("rattus-wait-flute", Some(at(slot))),
        Stage::HalfOfHand { slot, .. } => ("rattus-wait-give", Some(at(slot))),
        Stage::Tribute { acting } => ("rattus-wait-give", Some(at_acting(acting))),
        Stage::UseOrDecline { acting } => ("rattus-wait-use", Some(at_acting(acting))),
        Stage::Trade { acting, .. } => ("rattus-wait-trade", Some(at_acting(acting))),
    };
    let args = [
        ("name", to_act.join(", ").into()),
        ("n", moment.to_act.len().into()),
        ("where", place.unwrap_or_default().into()),
    ];
    Question {
        title: texts.say(key, &args),
        more: entered(moment, texts).unwrap_or_default(),
        step: step(view, texts),
    }
}

/// Where the viewer has laid something.
fn entered(moment: &Moment<RattusCartus>, texts: &Texts) -> Option<String> {
    let me = moment.viewer.seat()?;
    let row = moment.view.row.iter().find(|row| row.visitors.contains(&me))?;
    let n = super::house::n_laid(&moment.view, me);
    let args = [("building", the_building(texts, row.card.building).into()), ("n", n.into())];
    Some(texts.say("rattus-wait-entered", &args))
}
