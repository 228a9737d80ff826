//! Where one decides: the question, what is in the hand, and the main button that says what
//! follows.

use cities::{Action, Cities, Phase};
use leptos::prelude::*;

use super::desk::{Desk, Thing};
use super::drag::Drag;
use super::gain::gain;
use super::hand::{Hand, discards};
use super::names::signed;
use super::question::question;
use super::slot::things;
use super::why::not_yet;
use crate::kit::dialog::Confirm;
use crate::table::buttons::{MainButton, RestartButton, UndoButton};
use crate::table::why::Reason;
use crate::table::{Moment, TableCx};
use crate::words::Texts;

#[component]
pub fn Decide(desk: Desk, drag: Drag) -> impl IntoView {
    let cx = desk.cx;
    let asked = Memo::new(move |_| question(desk));
    let is_placing = move || !desk.positions().is_empty() || desk.picked.get().is_some();
    view! {
        <section
            class="r-decide panel"
            class:is-placing=is_placing
            aria-live="polite"
            data-phase=move || phase_name(cx)
        >
            <p class="ask">
                <span class="ask__title">{move || asked.get().title}</span>
                <small class="ask__more">{move || asked.get().more}</small>
                <small class="step">{move || asked.get().step}</small>
            </p>
            <div class="hand-row">
                <Hand desk drag/>
                <DiscardRest desk/>
            </div>
            <div class="go">
                <Back desk/>
                <Main desk/>
            </div>
        </section>
    }
}

/// For the style sheet and for whoever drives the page from outside.
fn phase_name(cx: TableCx<Cities>) -> &'static str {
    cx.moment.with(|moment| match moment.view.phase {
        Phase::Over => "over",
        _ if moment.my_turn().is_none() => "wait",
        Phase::ChooseStartTile => "start",
        Phase::Take => "take",
        Phase::PlaceTile { .. } => "tile",
        Phase::PlaceFeatures { .. } => "features",
        Phase::PlacePieces { .. } => "pieces",
        Phase::Confirm { .. } => "confirm",
    })
}

/// While a tile lies on the plan and nothing was sent, going back only picks it up again.
#[component]
fn Back(desk: Desk) -> impl IntoView {
    let inner = desk.cx;
    let undo = Callback::new(move |()| match untrack(|| desk.laying.is_free()) {
        true => desk.laying.forget(),
        false => inner.undo.run(()),
    });
    let moment = Signal::derive(move || {
        let mut moment = inner.moment.get();
        moment.can_undo = moment.can_undo || desk.laying.is_free();
        moment
    });
    let cx = TableCx { moment, undo, ..inner };
    view! { <RestartButton cx/> <UndoButton cx/> }
}

/// "Discard the rest and end my turn": one button for several small steps, with a question.
#[component]
fn DiscardRest(desk: Desk) -> impl IntoView {
    let cx = desk.cx;
    let is_open = RwSignal::new(false);
    let rest = Memo::new(move |_| {
        cx.moment.with(|moment| match moment.my_turn() {
            Some(_) => discards(moment.view.phase),
            None => Vec::new(),
        })
    });
    let confirm = Callback::new(move |()| {
        let steps = rest.get_untracked();
        desk.act_all(steps.into_iter().chain([Action::Done]));
    });
    let button = move || {
        (!rest.get().is_empty()).then(|| {
            view! {
                <button class="button rest-button" on:click=move |_| is_open.set(true)>
                    {cx.words.of("cities-discard-rest")}
                </button>
            }
        })
    };
    view! {
        {button}
        <Confirm
            is_open
            question="cities-discard-rest-question"
            explanation="cities-discard-rest-more"
            verb="cities-discard-rest"
            confirm
        />
    }
}

/// What the main button does, and the step that it is about.
fn next_steps(desk: Desk, moment: &Moment<Cities>) -> Vec<Action> {
    if moment.my_turn().is_none() {
        return Vec::new();
    }
    match moment.view.phase {
        Phase::ChooseStartTile | Phase::Take => desk.warned.get().into_iter().collect(),
        // A tile can be moved and turned until it is confirmed: that ends the turn.
        Phase::PlaceTile { .. } => match desk.laying.action() {
            Some(lay) => vec![lay, Action::Done],
            None => Vec::new(),
        },
        Phase::PlaceFeatures { .. } | Phase::PlacePieces { .. } => {
            desk.preview.get().or_else(|| only_step(desk, moment)).into_iter().collect()
        }
        Phase::Confirm { .. } => vec![Action::Done],
        Phase::Over => Vec::new(),
    }
}

/// Where the picked thing has one place, or none.
fn only_step(desk: Desk, moment: &Moment<Cities>) -> Option<Action> {
    let thing = desk.picked.get()?;
    let is_of = |action: &&Action| match (**action, thing) {
        (Action::PlaceFeature { kind, .. }, Thing::Feature(picked)) => kind == picked,
        (Action::PlacePiece { colour, .. }, Thing::Piece(picked)) => colour == picked,
        _ => false,
    };
    let mut places = moment.actions.iter().filter(is_of);
    match (places.next(), places.next()) {
        (None, _) => Some(Desk::discarding(thing)),
        (Some(only), None) => Some(*only),
        (Some(_), Some(_)) => None,
    }
}

#[component]
fn Main(desk: Desk) -> impl IntoView {
    let cx = desk.cx;
    let next = Memo::new(move |_| {
        cx.moment.with(|moment| {
            let steps = next_steps(desk, moment);
            let is_offered = steps.first().is_some_and(|step| moment.actions.contains(step));
            if is_offered { steps } else { Vec::new() }
        })
    });
    let label = Signal::derive(move || {
        let texts = cx.words.texts();
        let first = next.with(|next| next.first().copied());
        cx.moment.with(|moment| label(desk, moment, first, &texts))
    });
    let reason = Signal::derive(move || -> Option<Reason> {
        let (names, texts) = (cx.names.get(), cx.words.texts());
        let is_off = next.with(Vec::is_empty);
        is_off.then(|| cx.moment.with(|moment| not_yet(moment, &names, &texts)))
    });
    let go = move |()| desk.act_all(next.get_untracked());
    view! { <MainButton cx label reason press=go/> }
}

fn label(desk: Desk, moment: &Moment<Cities>, next: Option<Action>, texts: &Texts) -> String {
    let say = |key: &str| texts.say(key, &[]);
    let me = match moment.my_turn() {
        None if moment.outcome.is_some() => return say("cities-button-over"),
        None => return say("cities-button-wait"),
        Some(me) => me,
    };
    // "Place: +3", or just "Place" where nothing changes.
    let with_gain = |key: &str, action: &Action| {
        let total = desk.game.with(|game| gain(game, me, action)).map_or(0, |gain| gain.total);
        let any = if total == 0 { "no" } else { "yes" };
        texts.say(key, &[("any", any.into()), ("points", signed(total).into())])
    };
    match (next, moment.view.phase) {
        (Some(Action::Take { row, column }), _) => {
            let what = desk.game.with(|game| things(game, row, column, texts));
            let is_final = column == 3;
            let key = if is_final { "cities-button-turn-up" } else { "cities-button-take" };
            texts.say(key, &[("what", short(&what).into())])
        }
        (Some(Action::ChooseStartTile { .. }), _) => say("cities-button-start"),
        (Some(action @ Action::PlaceTile { .. }), _) => with_gain("cities-button-lay", &action),
        (Some(action @ (Action::PlaceFeature { .. } | Action::PlacePiece { .. })), _) => {
            with_gain("cities-button-place", &action)
        }
        (Some(Action::DiscardFeature { .. } | Action::DiscardPiece { .. }), _) => {
            say("cities-button-no-room")
        }
        (Some(Action::Done), _) => done_label(desk, me, texts),
        (None, Phase::ChooseStartTile) => say("cities-button-choose-start"),
        (None, Phase::Take) => say("cities-button-choose-column"),
        (None, _) => say("cities-button-choose-place"),
    }
}

/// "Done: ring on 6".
fn done_label(desk: Desk, me: engine::Seat, texts: &Texts) -> String {
    let change = desk.game.with(|game| game.foresee(me, &Action::Done));
    let rings: i32 = change.iter().flat_map(|it| it.claims()).map(|(_, points)| points).sum();
    match rings {
        0 => texts.say("cities-button-done", &[]),
        points => texts.say("cities-button-done-ring", &[("points", signed(points).into())]),
    }
}

/// The name of a card without what it counts: a button has no room for it.
fn short(what: &str) -> &str {
    what.split(':').next().unwrap_or(what)
}
