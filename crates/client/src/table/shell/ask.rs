//! What is asked, the means to answer it, and the one button that says what follows. It never
//! scrolls and never moves.

use engine::{Seat, Seats};
use leptos::prelude::*;
use web_sys::MouseEvent;

use super::Absence;
use super::back::{RestartButton, UndoButton};
use super::hints::{HintButton, HintList};
use super::panels::drawn_in;
use crate::help::MoreWords;
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::kit::symbol::Symbol;
use crate::table::final_scoring::Ending;
use crate::table::numbers::signed;
use crate::table::{AnyTable, Brings, Names, Place, Region};
use crate::words::Words;

#[component]
pub fn Ask(table: AnyTable) -> impl IntoView {
    let asked = table.question;
    let main = Memo::new(move |_| table.main().is_some());
    // On a phone the question is one line until there is something to be done.
    let is_idle = move || !main.get();
    let more = live(move || match table.looked_at() {
        Some(target) => target.words,
        None => asked.get().more,
    });
    let go = live(move || table.is_played().then(|| view! { <Go table/> }));
    let is_over = move || table.cx.moment.with(|moment| moment.outcome.is_some());
    let result = live(move || is_over().then(|| view! { <ResultButton/> }));
    let waits = Memo::new(move |_| {
        let to_act = table.cx.moment.with(|moment| moment.to_act);
        table.cx.names.with(|names| names.seats().any(|it| waits_for(names, to_act, it)))
    });
    let absence = use_context::<Absence>();
    let absence = live(move || absence.as_ref().filter(|_| waits.get()).map(|it| it.0.run()));
    view! {
        <section class="r-ask panel" class:is-idle=follows(is_idle)>
            <div class="ask" aria-live="polite">
                <h2 class="ask__title">{live(move || asked.get().title)}</h2>
                <span class="step">{live(move || asked.get().step)}</span>
                <p class="ask__more">{more}</p>
                <MoreWords table/>
            </div>
            <HintList table/>
            {live(move || drawn_in(table, Region::Ask))}
            {go}
            {absence}
            {result}
        </section>
    }
}

/// Whether nothing happens until this seat is back.
fn waits_for(names: &Names, to_act: Seats, seat: Seat) -> bool {
    to_act.contains(seat) && names.of(seat).is_away()
}

#[component]
fn Go(table: AnyTable) -> impl IntoView {
    let cx = table.cx;
    let main = Memo::new(move |_| table.main());
    let label = live(move || match main.get() {
        Some(target) => target.verb.unwrap_or(target.words),
        None => table.question.with(|asked| asked.idle.clone()),
    });
    let is_off = move || main.with(Option::is_none) || cx.busy.get();
    let reason = move || {
        let off = main.with(Option::is_none).then(|| table.target(&Place::MAIN)).flatten()?;
        table.why_not(&off).map(|reason| reason.text)
    };
    let brings = live(move || main.get().map(|target| brought(&target.brings)));
    view! {
        <div class="go">
            <HintButton table/>
            <RestartButton table/>
            <UndoButton table/>
            <button
                class="button button--primary main-button"
                data-place=Place::MAIN.to_string()
                aria-disabled=follows(move || is_off().to_string())
                title=follows(reason)
                on:click=move |click: MouseEvent| table.go(&click)
            >
                <span>{label}</span>
                {brings}
            </button>
        </div>
    }
}

/// After the end: shows once more how it ended.
#[component]
fn ResultButton() -> impl IntoView {
    let words = Words::here();
    use_context::<Ending>().map(|Ending(is_open)| {
        view! {
            <div class="go">
                <button
                    class="button button--primary end-again"
                    data-place="result"
                    on:click=move |_| is_open.set(true)
                >
                    <Symbol id="trophy" class="sym--20"/>
                    {words.of("end-result")}
                </button>
            </div>
        }
    })
}

/// "+4" with its symbol, for each thing that is won or lost.
pub fn brought(brings: &[Brings]) -> impl IntoView + use<> {
    let one = |it: &Brings| {
        view! {
            <span class="brings">
                <b class="num">{signed(it.n)}</b>
                <Symbol id=it.symbol class="sym--20"/>
            </span>
        }
    };
    brings.iter().map(one).collect_view()
}
