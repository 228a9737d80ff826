//! Everything that can be pressed: buildings, cards of the hand, cards of the Nun-row, players, and
//! the main button that sends all that is picked.

use engine::Seat;
use rattus_cartus::{Action, BuildingCard, Kind, NUN_ROW, Position, RattusCartus, Slot, Stage};

use super::actions::action_sign;
use super::dangers;
use super::names::{building_name, class_name, counted, kind_name};
use super::picks::{choice, n_wanted};
use super::places;
use super::supply::supply_in_words;
use crate::table::why::reason_in;
use crate::table::{Place, Scene, Target};

type Here<'a> = Scene<'a, RattusCartus>;
type Targets = Vec<Target<RattusCartus>>;

pub fn targets(scene: &Here<'_>) -> Targets {
    let Some(me) = scene.moment.viewer.seat() else { return Vec::new() };
    let mut targets: Targets = houses(scene, me);
    targets.extend(hand(scene, me));
    targets.extend(nuns(scene));
    if scene.my_turn().is_some() {
        targets.extend(victims(scene));
        targets.extend(refusals(scene));
        targets.push(main_target(scene));
    }
    targets
}

/// A building is where supplies are taken, and later where one goes in.
fn houses(scene: &Here<'_>, me: Seat) -> Targets {
    let view = scene.view();
    let rows = (1..).zip(&view.row).filter_map(|(i, row)| Some((Slot::new(i)?, row)));
    let house = |(slot, row): (Slot, &rattus_cartus::RowView)| match view.stage {
        Stage::ChooseSupply { .. } | Stage::ChooseTogether => supply(scene, slot, row.card),
        Stage::Enter { .. } if scene.my_turn().is_some() => {
            let enter = Action::Enter { slot };
            // What the rules have heard is undone before another building is entered.
            let is_told = view.own.as_ref().is_some_and(|own| own.walk_slot.is_some());
            let reason = is_told.then(|| reason_in(scene.game, me, &enter, scene.texts)).flatten();
            let words = entrance(scene, row.card, row.visitors.len());
            Target::local(places::slot(slot), scene.local.entering(slot), words).unless(reason)
        }
        _ => {
            let words = entrance(scene, row.card, row.visitors.len());
            Target::act(places::slot(slot), Action::Enter { slot }, words)
        }
    };
    rows.map(house).collect()
}

fn supply(scene: &Here<'_>, slot: Slot, card: BuildingCard) -> Target<RattusCartus> {
    let texts = scene.texts;
    let supply = scene.view().table.supply_of(card);
    let args = [
        ("building", building_name(texts, card.building).into()),
        ("supply", supply_in_words(texts, supply).into()),
    ];
    let words = texts.say("rattus-supply-of", &args);
    Target::act(places::slot(slot), Action::ChooseSupply { slot }, words)
        .saying(scene.say("rattus-button-supply"))
        .brings(supply.draw.into(), "rc-back")
        .brings(-i32::from(supply.rats), "rc-rat")
        .brings(supply.looks.into(), "eye")
}

/// "Monastery, Church: 2 visitors. Most: discard 2 rats, others: discard 1 rat."
fn entrance(scene: &Here<'_>, card: BuildingCard, n_visitors: usize) -> String {
    let (texts, is_last) = (scene.texts, scene.view().is_last);
    let act = |rank, in_last| {
        let key = if is_last { in_last } else { action_sign(card.building, rank).key };
        texts.say(key, &[])
    };
    let args = [
        ("building", building_name(texts, card.building).into()),
        ("class", class_name(texts, card.building.class()).into()),
        ("n", n_visitors.into()),
        ("premium", act(rattus_cartus::Rank::Premium, "rattus-act-last").into()),
        ("standard", act(rattus_cartus::Rank::Standard, "rattus-act-none").into()),
    ];
    texts.say("rattus-entrance", &args)
}

/// One more card of a kind; when there are no more, all of them are taken back.
fn hand(scene: &Here<'_>, me: Seat) -> Targets {
    let view = scene.view();
    let picks = scene.local;
    let ahead = scene.my_turn().map(|seat| picks.ahead(scene.game, seat, view));
    let own = view.own.iter().flat_map(|own| own.hand.iter().map(|card| card.kind()));
    let card = |(kind, n): (Kind, u8)| {
        let (place, words) = (places::card(kind), card_words(scene, kind, n));
        let action = choice(view.stage, kind);
        let (Some(ahead), Some(action)) = (&ahead, action) else {
            return Target::act(place, Action::Lay { kind }, words);
        };
        let fewer = picks.without(kind, view);
        match reason_in(ahead, me, &action, scene.texts) {
            None => Target::local(place, picks.with(kind), words),
            Some(_) if fewer != *picks => Target::local(place, fewer, words),
            why_not => Target::local(place, picks.clone(), words).unless(why_not),
        }
    };
    counted(own).into_iter().map(card).collect()
}

fn card_words(scene: &Here<'_>, kind: Kind, n: u8) -> String {
    let picked = scene.local.n_of(kind);
    let args =
        [("kind", kind_name(scene.texts, kind).into()), ("n", n.into()), ("picked", picked.into())];
    scene.texts.say("rattus-in-hand", &args)
}

fn nuns(scene: &Here<'_>) -> Targets {
    let view = scene.view();
    let nun = |position: Position| {
        let n = ("n", position.number().into());
        let card = view.nun_row[position.idx()].card.filter(|_| view.finish.is_none());
        let words = match card {
            None => scene.texts.say("rattus-nun-hidden", &[n]),
            Some(person) => {
                let class = class_name(scene.texts, person.class);
                let args = [n, ("nuns", person.nuns.into()), ("class", class.into())];
                scene.texts.say("rattus-nun-seen", &args)
            }
        };
        let verb = scene.texts.say("rattus-button-look", &[("n", position.number().into())]);
        Target::act(places::nun(position), Action::LookAt { position }, words).saying(verb)
    };
    Position::all(NUN_ROW as u8).map(nun).collect()
}

fn victims(scene: &Here<'_>) -> Targets {
    let is_pipe = matches!(scene.view().stage, Stage::FluteTarget { .. });
    let victim = |action: &Action| {
        let Action::Target { seat } = *action else { return None };
        let n = scene.view().seats[seat.idx()].n_hand;
        let args = [("name", scene.name(seat).into()), ("n", n.into())];
        let key = if is_pipe { "rattus-button-flute" } else { "rattus-button-sword" };
        let words = scene.texts.say("rattus-target", &args);
        Some(Target::act(places::target(seat), *action, words).saying(scene.texts.say(key, &args)))
    };
    scene.moment.actions.iter().filter_map(victim).collect()
}

/// A Pass (RC-43), and giving up an action (RC-63).
fn refusals(scene: &Here<'_>) -> Targets {
    let view = scene.view();
    let has_pass = view.own.iter().flat_map(|own| &own.hand).any(|it| it.kind() == Kind::Pass);
    let mut targets = Vec::new();
    if has_pass && matches!(view.stage, Stage::Enter { .. }) {
        let words = scene.say("rattus-pass-more");
        let pass = Target::act(places::PASS, Action::PlayPass, words);
        targets.push(pass.saying(scene.say("rattus-pass")));
    }
    if scene.offers(&Action::Decline) {
        let words = scene.say("rattus-decline");
        targets.push(Target::act(places::DECLINE, Action::Decline, words));
    }
    targets
}

/// Sends all that is picked. Where something has to be chosen first, it says so.
fn main_target(scene: &Here<'_>) -> Target<RattusCartus> {
    let (view, texts, picks) = (scene.view(), scene.texts, scene.local);
    let n = [("n", picks.n_cards().into())];
    let all = |words: String| {
        let mut steps = picks.steps(view);
        steps.push(Action::Done);
        Target::steps(Place::MAIN, steps, words)
    };
    match view.stage {
        Stage::Enter { .. } if picks.slot.is_some() => all(texts.say("rattus-button-lay", &n))
            .biting(dangers::of_laying(scene.moment, picks, texts)),
        Stage::HalfOfHand { .. } | Stage::Tribute { .. } => {
            let n_all = n_wanted(scene.moment);
            let too_few = scene.my_turn().and_then(|me| {
                let ahead = picks.ahead(scene.game, me, view);
                reason_in(&ahead, me, &Action::Done, texts)
            });
            all(texts.say("rattus-button-give", &[("n", n_all.into())])).unless(too_few)
        }
        Stage::Trade { .. } => {
            all(texts.say("rattus-button-trade", &n)).brings(-i32::from(picks.n_cards()), "rc-rat")
        }
        Stage::UseOrDecline { .. } => {
            Target::act(Place::MAIN, Action::UseAction, scene.say("rattus-button-use"))
        }
        _ => Target::act(Place::MAIN, Action::Done, scene.say("rattus-button-enter")),
    }
}
