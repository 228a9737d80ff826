//! Where one decides: the question, the hand or what else is to be chosen from, and the main button
//! that says what follows.

use leptos::prelude::*;
use rattus_cartus::{Action, RattusCartus, Stage};

use super::choices::Choices;
use super::desk::Desk;
use super::facts::Facts;
use super::hand::{Hand, n_wanted};
use super::house::supply_in_words;
use super::keys::press_by_key;
use super::names::in_building;
use super::question::question;
use super::walk::Plan;
use crate::kit::symbol::Symbol;
use crate::table::buttons::{MainButton, RestartButton, UndoButton};
use crate::table::why::{Reason, reason};
use crate::table::{Moment, TableCx};
use crate::words::Texts;

#[component]
pub fn Decide(desk: Desk) -> impl IntoView {
    let cx = desk.cx;
    press_by_key();
    let asked = Memo::new(move |_| {
        let (plan, forecast) = (desk.walk.plan(), desk.forecast.get());
        let (names, texts) = (cx.names.get(), cx.words.texts());
        cx.moment.with(|moment| question(moment, &plan, forecast.as_ref(), &names, &texts))
    });
    view! {
        <section class="r-decide panel" aria-live="polite" data-stage=move || stage_name(cx)>
            <p class="ask">
                <span class="ask__title">{move || asked.get().title}</span>
                <small class="ask__more">{move || asked.get().more}</small>
                <small class="step">{move || asked.get().step}</small>
            </p>
            <div class="field-of-choice">
                <Choices desk/>
                <Hand desk/>
            </div>
            <Facts desk/>
            <div class="go">
                <PassButton desk/>
                <DeclineButton desk/>
                <Back desk/>
                <Main desk/>
            </div>
        </section>
    }
}

/// For the style sheet and for whoever drives the page from outside.
fn stage_name(cx: TableCx<RattusCartus>) -> &'static str {
    cx.moment.with(|moment| match moment.view.stage {
        _ if moment.my_turn().is_none() => "wait",
        Stage::ChooseSupply { .. } | Stage::ChooseTogether => "supply",
        Stage::SupplyLooks { .. } | Stage::LooksTogether | Stage::TentLooks { .. } => "look",
        Stage::Enter { .. } => "enter",
        Stage::SwordTarget { .. } | Stage::FluteTarget { .. } => "target",
        Stage::HalfOfHand { .. } | Stage::Tribute { .. } => "give",
        Stage::UseOrDecline { .. } => "use",
        Stage::Trade { .. } => "trade",
        Stage::Over => "over",
    })
}

/// While cards are being picked, going back is our own matter: what was not told need not be
/// undone.
#[component]
fn Back(desk: Desk) -> impl IntoView {
    let walk = desk.walk;
    let inner = desk.cx;
    let moment = Signal::derive(move || {
        let mut moment = inner.moment.get();
        moment.can_undo = moment.can_undo || (moment.my_turn().is_some() && walk.has_begun());
        moment
    });
    let undo = Callback::new(move |()| match untrack(|| walk.has_begun()) {
        true => walk.undo(),
        false => inner.undo.run(()),
    });
    let restart = Callback::new(move |()| match untrack(|| walk.has_begun()) {
        true => walk.restart(),
        false => inner.restart.run(()),
    });
    let cx = TableCx { moment, undo, restart, ..inner };
    view! { <RestartButton cx/> <UndoButton cx/> }
}

#[component]
fn PassButton(desk: Desk) -> impl IntoView {
    let cx = desk.cx;
    let is_shown = Memo::new(move |_| {
        let has_begun = desk.walk.has_begun();
        cx.moment.with(|moment| {
            let has_pass = moment.view.own.iter().flat_map(|own| &own.hand);
            let has_pass =
                has_pass.into_iter().any(|card| card.kind() == rattus_cartus::Kind::Pass);
            has_pass && !has_begun && matches!(moment.view.stage, Stage::Enter { .. })
        })
    });
    let press = move |click: leptos::web_sys::MouseEvent| {
        if untrack(|| desk.offers(Action::PlayPass)) {
            return desk.act(Action::PlayPass);
        }
        let (names, texts) = (cx.names.get_untracked(), cx.words.texts_once());
        let pass = Action::PlayPass;
        let reason = cx.moment.with_untracked(|moment| reason(moment, &pass, &names, &texts));
        desk.refuses(&click, reason);
    };
    move || {
        is_shown.get().then(|| {
            let is_off = move || !desk.offers(Action::PlayPass);
            view! {
                <button
                    class="button button--big pass-button"
                    title=cx.words.of("rattus-pass-more")
                    aria-disabled=move || is_off().to_string()
                    on:click=press
                >
                    <Symbol id="rc-pass" class="sym--24"/>
                    <span class="pass-button__text">{cx.words.of("rattus-pass")}</span>
                </button>
            }
        })
    }
}

/// RC-63.
#[component]
fn DeclineButton(desk: Desk) -> impl IntoView {
    move || {
        desk.offers(Action::Decline).then(|| {
            view! {
                <button
                    class="button button--big decline-button"
                    on:click=move |_| desk.act(Action::Decline)
                >
                    {desk.cx.words.of("rattus-decline")}
                </button>
            }
        })
    }
}

/// What the main button does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Press {
    Act(Action),
    /// Ends the choice of cards.
    Done,
}

fn press(moment: &Moment<RattusCartus>, plan: &Plan, preview: Option<Action>) -> Option<Press> {
    moment.my_turn()?;
    match moment.view.stage {
        Stage::Enter { .. } => plan.slot.map(|_| Press::Done),
        Stage::HalfOfHand { .. } | Stage::Tribute { .. } => {
            (plan.n_cards() == n_wanted(moment)).then_some(Press::Done)
        }
        Stage::Trade { .. } => Some(Press::Done),
        Stage::UseOrDecline { .. } => Some(Press::Act(Action::UseAction)),
        _ => preview.filter(|action| moment.actions.contains(action)).map(Press::Act),
    }
}

/// The one large button, always at the same place.
#[component]
fn Main(desk: Desk) -> impl IntoView {
    let cx = desk.cx;
    let next = Memo::new(move |_| {
        let (plan, preview) = (desk.walk.plan(), desk.preview.get());
        cx.moment.with(|moment| press(moment, &plan, preview))
    });
    let label = Signal::derive(move || {
        let (plan, texts) = (desk.walk.plan(), cx.words.texts());
        cx.moment.with(|moment| main_label(moment, &plan, next.get(), &texts))
    });
    let reason = Signal::derive(move || -> Option<Reason> {
        let (names, texts) = (cx.names.get(), cx.words.texts());
        let is_off = next.get().is_none();
        let not_yet = |moment: &Moment<_>| reason(moment, &Action::Done, &names, &texts);
        cx.moment.with(not_yet).filter(|_| is_off)
    });
    let go = move |()| match next.get_untracked() {
        Some(Press::Act(action)) => desk.act(action),
        Some(Press::Done) => desk.walk.done(),
        None => {}
    };
    // Laying does not wait until the last card has been told.
    let cx =
        TableCx { busy: Signal::derive(move || cx.busy.get() && !desk.walk.has_begun()), ..cx };
    view! { <MainButton cx label reason press=go/> }
}

fn main_label(
    moment: &Moment<RattusCartus>,
    plan: &Plan,
    next: Option<Press>,
    texts: &Texts,
) -> String {
    let view = &moment.view;
    let building = |slot: rattus_cartus::Slot| view.row.get(slot.idx()).map(|row| row.card);
    if moment.my_turn().is_none() {
        let key = if view.stage == Stage::Over { "rattus-ask-over" } else { "rattus-button-wait" };
        return texts.say(key, &[]);
    }
    match (view.stage, next) {
        (Stage::Enter { .. }, _) => match plan.slot.and_then(building) {
            None => texts.say("rattus-button-enter", &[]),
            Some(card) if plan.kinds.is_empty() => {
                let args = [("where", in_building(texts, card.building).into())];
                texts.say("rattus-button-lay-none", &args)
            }
            Some(card) => {
                let args = [
                    ("n", plan.n_cards().into()),
                    ("where", in_building(texts, card.building).into()),
                ];
                texts.say("rattus-button-lay", &args)
            }
        },
        (Stage::HalfOfHand { .. } | Stage::Tribute { .. }, _) => {
            let args = [("picked", plan.n_cards().into()), ("n", n_wanted(moment).into())];
            texts.say("rattus-button-give", &args)
        }
        (Stage::Trade { .. }, _) => {
            texts.say("rattus-button-trade", &[("n", plan.n_cards().into())])
        }
        (Stage::UseOrDecline { .. }, _) => texts.say("rattus-button-use", &[]),
        (_, Some(Press::Act(Action::ChooseSupply { slot }))) => {
            let supply = building(slot).map(|card| view.table.supply_of(card));
            let words = supply.map(|supply| supply_in_words(texts, supply)).unwrap_or_default();
            texts.say("rattus-button-supply", &[("supply", words.into())])
        }
        (_, Some(Press::Act(Action::LookAt { position }))) => {
            texts.say("rattus-button-look", &[("n", position.number().into())])
        }
        (Stage::ChooseSupply { .. } | Stage::ChooseTogether, _) => {
            texts.say("rattus-button-choose-supply", &[])
        }
        (Stage::SupplyLooks { .. } | Stage::LooksTogether | Stage::TentLooks { .. }, _) => {
            texts.say("rattus-button-choose-nun", &[])
        }
        _ => texts.say("rattus-button-choose-seat", &[]),
    }
}
