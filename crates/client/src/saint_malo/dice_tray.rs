//! The dice on the table: marked to be thrown again, then used, turned or spent.

use leptos::prelude::*;
use saint_malo::{COINS_PER_TURNED_DIE, N_DICE, SaintMalo, Symbol as Face};

use super::names::symbol_id;
use super::places;
use super::tray::{Die, Fate};
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::kit::symbol::Symbol;
use crate::table::Table;

/// Five places that stay while their dice change, so that only a thrown die tumbles. Before the
/// first roll they are empty.
#[component]
pub fn DiceTray(table: Table<SaintMalo>) -> impl IntoView {
    let n_dice = Memo::new(move |_| table.local.with(|tray| tray.dice.len()));
    let dice = move || (0..n_dice.get()).map(|i| view! { <DieButton table i/> }).collect_view();
    let empty = live(move || {
        let n_empty = usize::from(N_DICE).saturating_sub(n_dice.get());
        (0..n_empty).map(|_| view! { <span class="die die--none"></span> }).collect_view()
    });
    view! { <div class="dice" data-place=places::DICE.to_string()>{dice}{empty}</div> }
}

#[component]
fn DieButton(table: Table<SaintMalo>, i: usize) -> impl IntoView {
    let first = table.local.with_untracked(|tray| tray.dice[i]);
    let die = Memo::new(move |last: Option<&Die>| {
        // While the tray is being emptied the die shows its last face.
        let now = table.local.with(|tray| tray.dice.get(i).copied());
        now.or(last.copied()).unwrap_or(first)
    });
    let fate = Memo::new(move |_| table.local.with(|tray| tray.fate(i)));
    let is = move |wanted| fate.get().is_some_and(|(fate, _)| fate == wanted);
    let face = move || match fate.get() {
        Some((Fate::Turned, symbol)) => symbol,
        _ => die.get().symbol,
    };
    let flag = live(move || {
        is(Fate::Turned).then(|| {
            view! {
                <span class="die__flag">
                    <Symbol id="sm-coin" class="sym--16"/>
                    {COINS_PER_TURNED_DIE}
                </span>
            }
        })
    });
    let symbol = Signal::derive(move || format!("die-{}", symbol_id(face())));
    view! {
        <button
            class="die"
            class:throw-0=follows(move || die.get().n_throws % 2 == 0)
            class:throw-1=follows(move || die.get().n_throws % 2 == 1)
            class:die--sabres=follows(move || face() == Face::Sabres)
            class:is-marked=follows(move || die.get().is_marked)
            class:is-kept=follows(move || is(Fate::Used) || is(Fate::Turned))
            class:is-turned=follows(move || is(Fate::Turned))
            class:is-spent=follows(move || is(Fate::Spent))
            {..table.spot(places::die(i))}
        >
            <Symbol id=symbol/>
            {flag}
        </button>
    }
}
