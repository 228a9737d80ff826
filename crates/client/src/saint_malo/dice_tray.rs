//! The dice on the table: marked to be thrown again, then used, turned or spent.

use leptos::prelude::*;
use leptos::web_sys::MouseEvent;
use saint_malo::{Action, COINS_PER_TURNED_DIE, Event, Phase, SaintMalo, Symbol as Face, Task};

use super::say::symbol_id;
use super::tray::{Die, Fate, Tray};
use crate::kit::symbol::Symbol;
use crate::table::TableCx;
use crate::table::why::{Why, reason};

/// The dice in their places. While rolling, a click marks a die to be thrown again.
#[component]
pub fn DiceTray(cx: TableCx<SaintMalo>, tray: RwSignal<Tray>) -> impl IntoView {
    let may_mark = Memo::new(move |_| {
        cx.moment.with(|moment| {
            matches!(moment.view.phase, Phase::Reroll { .. }) && moment.my_turn().is_some()
        })
    });
    let task = task_of_turn(cx);
    let fates = Memo::new(move |_| {
        let task = task.get();
        tray.with(|tray| task.map(|task| tray.fates(task)))
    });
    let n_dice = Memo::new(move |_| tray.with(|tray| tray.dice.len()));
    let places = move || {
        let place = |place| {
            let fate = move || fates.with(|fates| fates.as_ref()?.get(place).copied());
            let turned_to = move || task.get().filter(|_| fate() == Some(Fate::Turned));
            let fate = Memo::new(move |_| Some((fate()?, turned_to().map(Task::symbol))));
            view! { <DieButton cx tray place may_mark fate/> }
        };
        (0..n_dice.get()).map(place).collect_view()
    };
    view! { <div class="dice">{places}</div> }
}

/// What the dice of this turn were used for, as far as this page has seen it happen.
fn task_of_turn(cx: TableCx<SaintMalo>) -> Memo<Option<Task>> {
    Memo::new(move |before: Option<&Option<Task>>| {
        let is_open = cx.moment.with(|moment| {
            matches!(moment.view.phase, Phase::Roll | Phase::Reroll { .. } | Phase::Use)
        });
        let told = cx.news.with(|news| {
            news.iter().rev().find_map(|event| match event {
                Event::Used { task, .. } => Some(Some(*task)),
                Event::TurnBegan { .. } | Event::Rolled { .. } | Event::Passed => Some(None),
                _ => None,
            })
        });
        told.unwrap_or(before.copied().flatten()).filter(|_| !is_open)
    })
}

/// One place of the tray. It stays while its die changes, so that only a thrown die tumbles.
#[component]
fn DieButton(
    cx: TableCx<SaintMalo>,
    tray: RwSignal<Tray>,
    place: usize,
    may_mark: Memo<bool>,
    /// Once a task is chosen; a turned die with the symbol it now shows.
    fate: Memo<Option<(Fate, Option<Face>)>>,
) -> impl IntoView {
    let first = tray.with_untracked(|tray| tray.dice[place]);
    let die = Memo::new(move |last: Option<&Die>| {
        // While the tray is being emptied the die shows its last face.
        let now = tray.with(|tray| tray.dice.get(place).copied());
        now.or(last.copied()).unwrap_or(first)
    });
    let is = move |wanted| fate.get().is_some_and(|(fate, _)| fate == wanted);
    let face = move || fate.get().and_then(|(_, turned_to)| turned_to).unwrap_or(die.get().symbol);
    let label = move || {
        let name = cx.words.say(&format!("saint-malo-symbol-{}", symbol_id(face())), &[]);
        let key = match (may_mark.get(), die.get().is_marked) {
            (false, _) => "saint-malo-die-lies",
            (true, true) => "saint-malo-die-marked",
            (true, false) => "saint-malo-die-kept",
        };
        cx.words.say(key, &[("symbol", name.into())])
    };
    let why = Why::here::<SaintMalo>();
    let toggle = move |click: MouseEvent| {
        let texts = cx.words.texts_once();
        let names = cx.names.get_untracked();
        let reason = cx.moment.with_untracked(|moment| {
            let action = Action::Reroll { dice: moment.view.dice };
            reason(moment, &action, &names, &texts)
        });
        match reason {
            Some(reason) => why.answer(&click, &reason),
            None => tray.update(|tray| tray.toggle(place)),
        }
    };
    let flag = move || {
        is(Fate::Turned).then(|| {
            view! {
                <span class="die__flag">
                    <Symbol id="sm-coin" class="sym--16"/>
                    {COINS_PER_TURNED_DIE}
                </span>
            }
        })
    };
    let symbol = Signal::derive(move || format!("die-{}", symbol_id(face())));
    view! {
        <button
            class="die"
            class:throw-0=move || die.get().n_throws % 2 == 0
            class:throw-1=move || die.get().n_throws % 2 == 1
            class:die--sabres=move || face() == Face::Sabres
            class:is-marked=move || die.get().is_marked
            class:is-kept=move || is(Fate::Used) || is(Fate::Turned)
            class:is-turned=move || is(Fate::Turned)
            class:is-spent=move || is(Fate::Spent)
            aria-pressed=move || die.get().is_marked.to_string()
            aria-disabled=move || (!may_mark.get()).to_string()
            aria-label=label
            title=label
            on:click=toggle
        >
            <Symbol id=symbol/>
            {flag}
        </button>
    }
}
