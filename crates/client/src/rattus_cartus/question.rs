//! What is asked, in a headline, a sentence of help and how far it is.

use engine::Seat;
use rattus_cartus::{Acting, Building, Class, Kind, Laid, Rank, RattusCartus, Slot, Stage, View};

use super::foresee::{Forecast, Premium, forecast};
use super::names::{building_name, class_name, in_building, the_building};
use super::picks::n_wanted;
use super::reveal::resolved;
use super::tracks::paid;
use crate::table::{Question, Scene};
use crate::words::{Texts, Value};

type Here<'a> = Scene<'a, RattusCartus>;

pub fn question(scene: &Here<'_>) -> Question {
    let (view, texts) = (scene.view(), scene.texts);
    let Some(me) = scene.my_turn() else { return waiting(scene) };
    let ask = |key: &str, args: &[(&str, Value<'_>)]| {
        Question::titled(texts.say(key, args)).more(texts.say(&format!("{key}-more"), args))
    };
    let name = |seat: Seat| scene.name(seat);
    let choose = |key: &str| scene.say(&format!("rattus-button-choose-{key}"));
    match view.stage {
        Stage::ChooseSupply { .. } => ask("rattus-ask-supply", &[]).idle(choose("supply")),
        Stage::ChooseTogether => ask("rattus-ask-together", &[]).idle(choose("supply")),
        Stage::SupplyLooks { .. } | Stage::LooksTogether | Stage::TentLooks { .. } => {
            let n = view.seats[me.idx()].n_looks;
            ask("rattus-ask-look", &[("n", n.into())]).idle(choose("nun"))
        }
        Stage::Enter { .. } => entering(scene),
        Stage::SwordTarget { .. } => ask("rattus-ask-sword", &[]).idle(choose("seat")),
        Stage::FluteTarget { .. } => ask("rattus-ask-flute", &[]).idle(choose("seat")),
        Stage::HalfOfHand { winner, n, .. } => {
            ask("rattus-ask-half", &[("name", name(winner).into()), ("n", n.into())])
                .step(picked(scene))
        }
        Stage::Tribute { acting } => {
            let n = n_wanted(scene.moment);
            ask("rattus-ask-tribute", &[("name", name(acting.seat).into()), ("n", n.into())])
                .step(picked(scene))
        }
        Stage::UseOrDecline { acting } => {
            let key = match acting.rank {
                Rank::Premium => "rattus-premium",
                Rank::Standard => "rattus-standard",
            };
            let building = building_at(view, acting.slot);
            let building = building.map(|it| building_name(texts, it)).unwrap_or_default();
            let args = [("building", building.into()), ("rank", texts.say(key, &[]).into())];
            ask("rattus-ask-use", &args)
        }
        Stage::Trade { n_max, .. } => ask("rattus-ask-trade", &[("n", n_max.into())]),
        Stage::Over => waiting(scene),
    }
}

fn building_at(view: &View, slot: Slot) -> Option<Building> {
    view.row.get(slot.idx()).map(|row| row.card.building)
}

/// "2 of 3".
fn picked(scene: &Here<'_>) -> String {
    let args = [("picked", scene.local.n_cards().into()), ("n", n_wanted(scene.moment).into())];
    scene.texts.say("rattus-of", &args)
}

fn entering(scene: &Here<'_>) -> Question {
    let (view, texts) = (scene.view(), scene.texts);
    let building = scene.local.slot.and_then(|slot| building_at(view, slot));
    let Some(building) = building else {
        let more = if view.is_last { "rattus-last-round-more" } else { "rattus-ask-enter-more" };
        return Question::titled(scene.say("rattus-ask-enter"))
            .more(scene.say(more))
            .step(step(view, texts))
            .idle(scene.say("rattus-button-enter"));
    };
    let name = building_name(texts, building);
    let title = texts.say("rattus-ask-lay", &[("building", name.into())]);
    let foreseen = forecast(scene.moment, scene.local).filter(|it| 0 < it.n_cards);
    let more = match foreseen {
        Some(foreseen) => brings(view, &foreseen, texts),
        None => {
            let class = building.class();
            let n = matching(view, class);
            let args = [("class", class_name(texts, class).into()), ("n", n.into())];
            texts.say("rattus-ask-lay-more", &args)
        }
    };
    Question::titled(title).more(more)
}

/// The classes in hand that would bring no rat.
fn matching(view: &View, class: Class) -> usize {
    let own = view.own.iter().flat_map(|own| &own.hand);
    own.filter(|card| card.kind() == Kind::Of(class) || card.kind() == Kind::Joker).count()
}

/// "+3 Church: 10 points instead of 2. +1 rat. Premium action: possible."
fn brings(view: &View, foreseen: &Forecast, texts: &Texts) -> String {
    let points = |rank: Option<u8>| {
        let rank = rank.map_or(usize::MAX, |rank| usize::from(rank) - 1);
        paid(view.seats.len()).get(rank).copied().unwrap_or(0)
    };
    let (from, to) = (points(foreseen.rank_now), points(foreseen.rank_then));
    let args = [
        ("strength", foreseen.strength.into()),
        ("class", class_name(texts, foreseen.class()).into()),
        ("moves", if from == to { "no" } else { "yes" }.into()),
        ("from", from.into()),
        ("to", to.into()),
    ];
    let chance = [("premium", premium(foreseen.premium, texts).into())];
    let key = if foreseen.is_last { "rattus-lay-bonus" } else { "rattus-lay-premium" };
    let sentences = [
        texts.say("rattus-lay-influence", &args),
        texts.say("rattus-lay-rats", &[("n", foreseen.rats_gained.into())]),
        texts.say(key, &chance),
    ];
    sentences.join(" ")
}

fn premium(premium: Premium, texts: &Texts) -> String {
    let key = match premium {
        Premium::Sure => "rattus-premium-sure",
        Premium::Possible => "rattus-premium-possible",
        Premium::Out => "rattus-premium-out",
    };
    texts.say(key, &[])
}

/// "You enter 3rd of 4".
fn step(view: &View, texts: &Texts) -> String {
    let all = view.seats.len();
    let n = all + 1 - view.queue.len();
    texts.say("rattus-step-enter", &[("n", n.into()), ("all", all.into())])
}

/// What the others are doing, or what is being shown.
fn waiting(scene: &Here<'_>) -> Question {
    let (view, texts) = (scene.view(), scene.texts);
    let at = |slot: Slot| building_at(view, slot).map(|it| in_building(texts, it));
    let at_acting = |acting: Acting| at(acting.slot);
    let shown = resolved(view).filter(|_| scene.moment.is_between);
    if let Some(building) = shown.and_then(|slot| building_at(view, slot)) {
        let name = building_name(texts, building);
        return Question::titled(texts.say("rattus-ask-reveal", &[("building", name.into())]))
            .idle(scene.say("rattus-button-wait"));
    }
    let (key, place) = match view.stage {
        Stage::Over => return Question::titled(scene.say("rattus-ask-over")),
        Stage::ChooseSupply { .. } | Stage::ChooseTogether => ("rattus-wait-supply", None),
        Stage::SupplyLooks { .. } | Stage::LooksTogether => ("rattus-wait-look", None),
        Stage::TentLooks { .. } => ("rattus-wait-look", None),
        Stage::Enter { .. } => ("rattus-wait-enter", None),
        Stage::SwordTarget { slot, .. } => ("rattus-wait-sword", at(slot)),
        Stage::FluteTarget { slot, .. } => ("rattus-wait-flute", at(slot)),
        Stage::HalfOfHand { slot, .. } => ("rattus-wait-give", at(slot)),
        Stage::Tribute { acting } => ("rattus-wait-give", at_acting(acting)),
        Stage::UseOrDecline { acting } => ("rattus-wait-use", at_acting(acting)),
        Stage::Trade { acting, .. } => ("rattus-wait-trade", at_acting(acting)),
    };
    let to_act: Vec<String> = scene.moment.to_act.iter().map(|seat| scene.name(seat)).collect();
    let args = [
        ("name", texts.list(&to_act).into()),
        ("n", to_act.len().into()),
        ("where", place.unwrap_or_default().into()),
    ];
    Question::titled(texts.say(key, &args))
        .more(entered(scene).unwrap_or_default())
        .idle(scene.say("rattus-button-wait"))
}

/// Where the viewer has laid something.
fn entered(scene: &Here<'_>) -> Option<String> {
    let me = scene.moment.viewer.seat()?;
    let view = scene.view();
    let row = view.row.iter().find(|row| row.visitors.contains(&me))?;
    let n = n_laid(view, me);
    let building = the_building(scene.texts, row.card.building);
    Some(scene.texts.say("rattus-wait-entered", &[("building", building.into()), ("n", n.into())]))
}

pub fn n_laid(view: &View, seat: Seat) -> u8 {
    match &view.seats[seat.idx()].laid {
        Laid::None => 0,
        Laid::Hidden(n) => *n,
        Laid::Shown(cards) => cards.len() as u8,
    }
}
