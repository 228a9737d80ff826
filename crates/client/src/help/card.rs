//! The card behind "?": the whole game on one screen, at the table.

use leptos::prelude::*;

use super::{Part, SummaryLine};
use crate::kit::dialog::Dialog;
use crate::kit::link::Link;
use crate::kit::symbol::Symbol;
use crate::lesson::{Guide, LearnLink};
use crate::route::Route;
use crate::table::AnyTable;
use crate::words::Words;

/// The top bar opens the card of the table below it, where there is one.
#[derive(Clone, Copy)]
pub struct Help {
    pub is_open: RwSignal<bool>,
    pub is_there: RwSignal<bool>,
}

impl Help {
    pub fn new() -> Help {
        Help { is_open: RwSignal::new(false), is_there: RwSignal::new(false) }
    }

    pub fn here() -> Help {
        expect_context()
    }
}

impl Default for Help {
    fn default() -> Help {
        Help::new()
    }
}

#[component]
pub fn HelpCard(table: AnyTable) -> impl IntoView {
    let (words, basics) = (table.cx.words, table.cx.ui.basics());
    let Help { is_open, is_there } = Help::here();
    is_there.set(true);
    on_cleanup(move || {
        is_there.try_set(false);
        is_open.try_set(false);
    });
    let title = Signal::derive(move || words.say(&format!("{}-name", basics.id), &[]));
    let rules = Route::Rules { game: basics.id.to_owned() };
    let lesson = move || match table.guide {
        Some(guide) => view! { <LearnAgain guide/> }.into_any(),
        None => view! {
            <LearnLink game=basics.id class="help-card__learn" is_new_tab=true/>
        }
        .into_any(),
    };
    let ask = move |_| {
        is_open.set(false);
        table.explaining.ask();
    };
    let parts = move || Part::ALL.map(|part| view! { <Paragraph table part/> }).collect_view();
    view! {
        <Dialog is_open title class="help-card">
            <div class="help-card__parts">{parts}</div>
            <div class="dialog__actions">
                <button class="button" data-place="ask-what" on:click=ask>
                    <Symbol id="help" class="sym--20 mono"/>
                    {words.of("help-what")}
                </button>
                {lesson}
                <Link to=rules.clone() class="button" is_new_tab=true>
                    {words.of("help-rules")}
                </Link>
                <button class="button button--primary" on:click=move |_| is_open.set(false)>
                    {words.of("ok")}
                </button>
            </div>
        </Dialog>
    }
}

/// Whoever is in the lesson, or in the match after it, can begin it anew.
#[component]
fn LearnAgain(guide: Guide) -> impl IntoView {
    let words = Words::here();
    view! {
        <button class="button help-card__again" on:click=move |_| guide.again.run(())>
            {words.of("lesson-again")}
        </button>
    }
}

#[component]
fn Paragraph(table: AnyTable, part: Part) -> impl IntoView {
    let (words, basics) = (Words::here(), table.cx.ui.basics());
    let line = move |it: &SummaryLine| {
        let key = format!("{}-summary-{}", basics.id, it.key);
        let rule = format!("{}#{}", Route::Rules { game: basics.id.to_owned() }.path(), it.rule);
        view! {
            <li>
                <a href=rule target="_blank" aria-label=it.rule>
                    <Symbol id=it.symbol class="sym--24"/>
                </a>
                <span>{move || words.say(&key, &[])}</span>
            </li>
        }
    };
    let lines = basics.summary.iter().filter(|it| it.part == part);
    view! {
        <section>
            <h4>{words.of(part.title())}</h4>
            <ul>{lines.map(line).collect_view()}</ul>
        </section>
    }
}
