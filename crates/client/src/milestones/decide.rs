//! Where one decides: the question, what is to be chosen from, and the main button that says what
//! follows.

use leptos::prelude::*;
use leptos::web_sys::MouseEvent;
use milestones::{Action, GOODS_KEPT, Phase};

use super::castle::KeepChoice;
use super::desk::Desk;
use super::draft::{DraftChoice, PlaceChoice};
use super::keys::press_by_key;
use super::office::BuildChoice;
use super::preview_words::{button_words, preview_words};
use super::question::question;
use super::scene::Pick;
use super::trade::TradeChoice;
use crate::table::TableCx;
use crate::table::buttons::{MainButton, RestartButton, UndoButton};
use crate::table::why::Reason;

#[component]
pub fn Decide(desk: Desk) -> impl IntoView {
    let cx = desk.cx;
    press_by_key();
    let asked = Memo::new(move |_| {
        let (names, texts, via) = (cx.names.get(), cx.words.texts(), desk.via.get());
        let build = desk.build();
        cx.moment.with(|moment| {
            desk.game.with(|game| question(moment, game, build, via, &names, &texts))
        })
    });
    let more = move || {
        let texts = cx.words.texts();
        let preview = desk.preview.get().and_then(|pick| preview_words(desk, pick, &texts));
        preview.unwrap_or_else(|| asked.get().more)
    };
    view! {
        <section class="r-decide panel" aria-live="polite" data-stage=move || stage(desk)>
            <p class="ask">
                <span class="ask__title">{move || asked.get().title}</span>
                <small class="ask__more">{more}</small>
                <small class="step tag">{move || asked.get().step}</small>
            </p>
            {move || choices(desk, stage(desk))}
            <div class="go">
                <Back desk/>
                <DoneButton desk/>
                <Main desk/>
            </div>
        </section>
    }
}

/// For the style sheet and for whoever drives the page from outside.
fn stage(desk: Desk) -> &'static str {
    desk.cx.moment.with(|moment| match moment.view.phase {
        Phase::Over => "over",
        _ if moment.my_turn().is_none() => "wait",
        Phase::Draft => "draft",
        Phase::PlaceStart => "place-start",
        Phase::Move => "move",
        Phase::Trade { .. } => "trade",
        Phase::PlaceRecruit { .. } => "place-recruit",
        Phase::Build => "build",
        Phase::LayRoad { .. } => "lay-road",
        Phase::Bonus { .. } => "bonus",
        Phase::Deliver => "deliver",
        Phase::Keep => "keep",
        Phase::Cover => "cover",
        Phase::EndTurn => "end-turn",
    })
}

fn choices(desk: Desk, stage: &'static str) -> impl IntoView {
    match stage {
        "draft" => view! { <DraftChoice desk/> }.into_any(),
        "place-start" | "place-recruit" => view! { <PlaceChoice desk/> }.into_any(),
        "trade" => view! { <TradeChoice desk/> }.into_any(),
        "build" | "lay-road" => view! { <BuildChoice desk/> }.into_any(),
        "keep" => view! { <KeepChoice desk/> }.into_any(),
        _ => ().into_any(),
    }
}

/// Half of a section is our own matter: what was not told need not be undone.
#[component]
fn Back(desk: Desk) -> impl IntoView {
    let inner = desk.cx;
    let has_begun = move || desk.via.get().is_some() || desk.sale.get().is_some();
    let moment = Signal::derive(move || {
        let mut moment = inner.moment.get();
        moment.can_undo = moment.can_undo || (moment.my_turn().is_some() && has_begun());
        moment
    });
    let undo = Callback::new(move |()| {
        if !untrack(has_begun) {
            return inner.undo.run(());
        }
        desk.via.set(None);
        desk.sale.set(None);
    });
    let cx = TableCx { moment, undo, ..inner };
    view! { <RestartButton cx/> <UndoButton cx/> }
}

/// Beside the main button while that one does something else. Its place is kept, so that nothing
/// moves under the cursor.
#[component]
fn DoneButton(desk: Desk) -> impl IntoView {
    let offered = Memo::new(move |_| {
        let known =
            [(Action::LeaveBonus, "milestones-leave-bonus"), (Action::Done, "milestones-done")];
        let is_visit = !matches!(desk.phase(), Phase::EndTurn);
        known.into_iter().find(|(action, _)| is_visit && desk.offers(*action))
    });
    let is_needed =
        move |action: Action| action == Action::LeaveBonus || desk.preview.get().is_some();
    move || {
        offered.get().map(|(action, key)| {
            view! {
                <button
                    class="button button--big done-button"
                    class:is-idle=move || !is_needed(action)
                    on:click=move |_: MouseEvent| desk.carry_out(Pick::Act(action))
                >
                    {desk.cx.words.of(key)}
                </button>
            }
        })
    }
}

/// What the main button does.
fn next(desk: Desk) -> Option<Pick> {
    let kept = desk.kept.get();
    let preview = desk.preview.get();
    desk.cx.moment.with(|moment| {
        moment.my_turn()?;
        if let Some(pick) = preview {
            return Some(pick);
        }
        let keep = Action::Keep { goods: kept };
        match moment.view.phase {
            Phase::Keep => moment.actions.contains(&keep).then_some(Pick::Act(keep)),
            _ => moment.actions.contains(&Action::Done).then_some(Pick::Act(Action::Done)),
        }
    })
}

/// The one large button, always at the same place.
#[component]
fn Main(desk: Desk) -> impl IntoView {
    let cx = desk.cx;
    let next = Memo::new(move |_| next(desk));
    let label = Signal::derive(move || {
        let texts = cx.words.texts();
        if let Some(pick) = next.get() {
            return button_words(desk, pick, &texts);
        }
        cx.moment.with(|moment| {
            let key = match moment.view.phase {
                Phase::Over => "milestones-ask-over",
                _ if moment.my_turn().is_none() => "milestones-button-wait",
                Phase::Keep => {
                    let n = GOODS_KEPT - desk.kept.get().n_goods();
                    return texts.say("milestones-button-keep-more", &[("n", n.into())]);
                }
                Phase::Move => "milestones-button-move",
                Phase::Draft => "milestones-button-draft",
                _ => "milestones-button-choose",
            };
            texts.say(key, &[])
        })
    });
    let reason = Signal::derive(move || -> Option<Reason> {
        let is_off = next.get().is_none();
        if is_off { desk.reason(Action::Done) } else { None }
    });
    let go = move |()| {
        if let Some(pick) = next.get_untracked() {
            desk.carry_out(pick);
        }
    };
    view! { <MainButton cx label reason press=go/> }
}
