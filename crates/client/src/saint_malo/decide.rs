//! Where one decides: the question, the dice, the tasks, and the main button that says what
//! follows.

use leptos::prelude::*;
use saint_malo::{Action, Phase, Piece, SaintMalo, Task};

use super::board::gain_in_words;
use super::chips::Chips;
use super::dice_tray::DiceTray;
use super::foresee::{Consequence, consequence, gain};
use super::question::question;
use super::say::{piece_name, side_name};
use super::target::{Targets, piece_of};
use super::tray::Tray;
use crate::browser;
use crate::table::buttons::{MainButton, RestartButton, UndoButton};
use crate::table::keys::on_key;
use crate::table::why::reason;
use crate::table::{Moment, TableCx};
use crate::words::Texts;

#[component]
pub fn Decide(cx: TableCx<SaintMalo>, targets: Targets) -> impl IntoView {
    let tray = RwSignal::new(Tray::default());
    Effect::new(move || {
        let (dice, phase) = cx.moment.with(|moment| (moment.view.dice, moment.view.phase));
        tray.update(|tray| *tray = tray.showing(dice, phase));
    });
    on_key(|key| match key.parse() {
        Ok(n @ 1..=5u8) => browser::press(&format!(".dice .die:nth-child({n})")),
        _ => false,
    });
    let wish = wish_after_stop(cx);
    let asked =
        move || cx.moment.with(|moment| question(moment, &cx.names.get(), &cx.words.texts()));
    let step = move || roll_in_words(cx);
    let is_placing = move || cx.moment.with(|moment| piece_of(moment.view.phase).is_some());
    view! {
        <section class="r-decide panel" class:is-placing=is_placing aria-live="polite">
            <p class="ask">
                <span class="ask__title">{move || asked().title}</span>
                <small class="ask__more">{move || hint(cx, targets).unwrap_or(asked().more)}</small>
                <small class="step">{step}</small>
            </p>
            <DiceTray cx tray/>
            <div class="go">
                <RestartButton cx/>
                <UndoButton cx/>
                <Main cx tray targets/>
            </div>
            <Chips cx wish/>
        </section>
    }
}

/// A task chosen while there are rolls left takes two steps: stop, then use. The second is sent as
/// soon as the rules offer it.
fn wish_after_stop(cx: TableCx<SaintMalo>) -> RwSignal<Option<Task>> {
    let wish = RwSignal::new(None::<Task>);
    Effect::new(move || {
        let Some(task) = wish.get() else { return };
        let is_offered = cx.moment.with(|moment| moment.actions.contains(&Action::Use { task }));
        if is_offered && !cx.busy.get() {
            wish.set(None);
            cx.act.run(Action::Use { task });
        }
    });
    wish
}

fn roll_in_words(cx: TableCx<SaintMalo>) -> Option<String> {
    match cx.moment.with(|moment| moment.view.phase) {
        Phase::Reroll { rolls_left } => {
            let n = saint_malo::N_ROLLS - rolls_left;
            Some(cx.words.say("saint-malo-roll-of", &[("n", n.into())]))
        }
        _ => None,
    }
}

/// What the field under the cursor would bring.
fn hint(cx: TableCx<SaintMalo>, targets: Targets) -> Option<String> {
    let field = targets.preview.get()?;
    let texts = cx.words.texts();
    cx.moment.with(|moment| {
        let piece = piece_of(moment.view.phase)?;
        let is_offered = moment.actions.contains(&Action::Place { field });
        let gain = is_offered.then(|| gain(&moment.view, field))?;
        let args =
            [("piece", piece_name(&texts, piece).into()), ("field", field.to_string().into())];
        let place = texts.say("saint-malo-on", &args);
        let words = gain_in_words(&gain, matches!(piece, Piece::Church(_)), &texts);
        let warning = gain.spoils.map(|side| {
            texts.say("saint-malo-spoils", &[("side", side_name(&texts, side).into())])
        });
        let parts = [Some(words), warning];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        Some(format!("{place}: {}", parts.join(", ")))
    })
}

/// The one large button, always at the same place.
#[component]
fn Main(cx: TableCx<SaintMalo>, tray: RwSignal<Tray>, targets: Targets) -> impl IntoView {
    let wanted = Memo::new(move |_| {
        let marked = tray.with(Tray::marked);
        let preview = targets.preview.get();
        cx.moment.with(|moment| match moment.view.phase {
            Phase::Roll => Action::Roll,
            Phase::Reroll { .. } => Action::Reroll { dice: marked },
            // Houses are placed on the map itself: the button must not change under the cursor.
            Phase::PlaceHouses { .. } => Action::Stop,
            Phase::Finish => Action::Done,
            _ => preview.map_or(Action::Done, |field| Action::Place { field }),
        })
    });
    let next = Memo::new(move |_| {
        let is_offered = |moment: &Moment<_>| {
            moment.my_turn().is_some() && moment.actions.contains(&wanted.get())
        };
        cx.moment.with(is_offered).then(|| wanted.get())
    });
    let label = Signal::derive(move || main_label(cx, next.get()));
    let reason = Signal::derive(move || {
        let texts = cx.words.texts();
        cx.moment.with(|moment| reason(moment, &wanted.get(), &cx.names.get(), &texts))
    });
    let press = move |()| {
        if let Some(action) = next.get_untracked() {
            targets.preview.set(None);
            cx.act.run(action);
        }
    };
    view! { <MainButton cx label reason press/> }
}

fn main_label(cx: TableCx<SaintMalo>, next: Option<Action>) -> String {
    let texts = cx.words.texts();
    cx.moment.with(|moment| match (next, moment.view.phase) {
        (Some(Action::Roll), _) => texts.say("saint-malo-button-roll", &[]),
        (Some(Action::Reroll { dice }), Phase::Reroll { rolls_left }) => {
            let args = [("n", dice.len().into()), ("left", rolls_left.into())];
            texts.say("saint-malo-button-reroll", &args)
        }
        (Some(Action::Done), _) => {
            let n_pirate_dice =
                if moment.view.cities.len() == 1 { moment.view.options.practice_dice } else { 0 };
            let what = done_in_words(&consequence(&moment.view), n_pirate_dice, &texts);
            texts.say("saint-malo-button-done", &[("what", what.into())])
        }
        (Some(Action::Stop), _) => texts.say("saint-malo-button-no-houses", &[]),
        (Some(Action::Place { field }), phase) => {
            let is_church = matches!(phase, Phase::PlaceChurch { .. });
            let gain = gain_in_words(&gain(&moment.view, field), is_church, &texts);
            texts.say("saint-malo-button-place", &[("gain", gain.into())])
        }
        (_, Phase::Over) => texts.say("saint-malo-ask-over", &[]),
        (_, _) if moment.my_turn().is_none() => texts.say("saint-malo-button-wait", &[]),
        (_, Phase::Reroll { .. }) => texts.say("saint-malo-button-reroll-none", &[]),
        (_, Phase::Use | Phase::BonusPerson) => texts.say("saint-malo-button-choose-task", &[]),
        (_, Phase::Roll | Phase::Finish) => texts.say("saint-malo-button-wait", &[]),
        (_, _) => texts.say("saint-malo-button-choose-field", &[]),
    })
}

/// "2 boxes, attack 6, you fall".
fn done_in_words(found: &Consequence, n_pirate_dice: u8, texts: &Texts) -> String {
    let mut parts = Vec::new();
    if found.n_boxes == 0 {
        parts.push(texts.say("saint-malo-done-quiet", &[]));
    } else {
        parts.push(texts.say("saint-malo-done-boxes", &[("n", found.n_boxes.into())]));
    }
    for (strength, holds) in &found.attacks {
        let key = if *holds { "saint-malo-done-hold" } else { "saint-malo-done-fall" };
        parts.push(texts.say(key, &[("strength", (*strength).into())]));
    }
    if 0 < n_pirate_dice {
        parts.push(texts.say("saint-malo-done-pirates", &[("n", n_pirate_dice.into())]));
    }
    if found.ends_game {
        parts.push(texts.say("saint-malo-done-end", &[]));
    }
    parts.join(", ")
}
