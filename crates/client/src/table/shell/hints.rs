//! The button that asks for hints, and the list of what is answered: never over the board.

use leptos::prelude::*;
use protocol::Hint;
use web_sys::MouseEvent;

use crate::kit::live::{follows, live};
use crate::kit::symbol::Symbol;
use crate::table::AnyTable;
use crate::table::hints::Asked;
use crate::table::worth::reason;

/// Where nobody may ask there is no button.
#[component]
pub fn HintButton(table: AnyTable) -> impl IntoView {
    let (cx, hints) = (table.cx, table.hints);
    let is_held = move || table.guide.is_some_and(|guide| guide.is_on());
    let is_there = Memo::new(move |_| hints.are_allowed() && !is_held());
    let is_on = move || hints.asked.with(|asked| *asked != Asked::Nothing);
    let press = move |click: MouseEvent| match untrack(|| table.not_now()) {
        Some(reason) => table.refuse(&click, &reason),
        None if cx.busy.get_untracked() => {}
        None => hints.ask_or_forget(),
    };
    live(move || {
        is_there.get().then(|| {
            view! {
                <button
                    class="button hint-ask"
                    data-place="hint"
                    aria-label=cx.words.of("hint-ask")
                    title=cx.words.of("hint-ask")
                    aria-pressed=follows(move || is_on().to_string())
                    aria-disabled=follows(move || table.not_now().is_some().to_string())
                    on:click=press
                >
                    <Symbol id="hint" class="sym--20"/>
                    <span class="back__text">{cx.words.of("hint-ask")}</span>
                </button>
            }
        })
    })
}

/// What the judge has said.
#[component]
pub fn HintList(table: AnyTable) -> impl IntoView {
    let cx = table.cx;
    live(move || match table.hints.asked.get() {
        Asked::Nothing => ().into_any(),
        Asked::Thinking => {
            view! { <p class="hints__note quiet" role="status">{cx.words.of("hint-thinking")}</p> }
                .into_any()
        }
        Asked::Missing => {
            view! { <p class="hints__note" role="alert">{cx.words.of("hint-missing")}</p> }
                .into_any()
        }
        Asked::Given(hints) if hints.is_empty() => {
            view! { <p class="hints__note" role="status">{cx.words.of("hint-none")}</p> }.into_any()
        }
        Asked::Given(hints) => {
            let rows = (1..).zip(&hints).map(|(n, hint)| row(table, n, hint)).collect_view();
            view! { <ol class="hints" role="status">{rows}</ol> }.into_any()
        }
    })
}

/// One reason, for the best.
fn row(table: AnyTable, n: usize, hint: &Hint) -> impl IntoView + use<> {
    let (cx, texts) = (table.cx, table.cx.words.texts());
    let words = cx.ui.hint_words(table.parts(), &hint.way.actions);
    let worth = format!("{:+.1}", hint.worth).replace('-', "−");
    let worth = match texts.lang() {
        texts::Lang::De => worth.replace('.', ","),
        texts::Lang::En => worth,
    };
    let why = (n == 1).then(|| reason(cx.ui.basics().id, &hint.way, &texts));
    let why = why.filter(|why| !why.is_empty()).map(|why| view! { <p>{why}</p> });
    view! {
        <li class:is-best=n == 1>
            <span class="mark">{n}</span>
            <b>{words}</b>
            <span class="num">{texts.say("hint-worth", &[("points", worth.into())])}</span>
            {why}
        </li>
    }
}
