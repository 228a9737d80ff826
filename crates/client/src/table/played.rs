//! A table that somebody plays at, live or in a lesson: its keys, its sounds and its end.

use leptos::prelude::*;

use super::AnyTable;
use super::effects::sound_of_match;
use super::final_scoring::{EndOfMatch, Ending, told_of};
use super::keyboard_help::KeyboardHelp;
use super::keys::{press_by_key, shortcuts};
use super::shell::Shell;
use crate::top_bar::Heading;

#[component]
pub fn Played(
    table: AnyTable,
    /// How far it is, for the top bar.
    progress: impl Fn() -> String + 'static,
    /// What can follow its end.
    actions: ViewFn,
    #[prop(optional)] class: &'static str,
    /// What stands over the table.
    #[prop(into, optional)]
    notice: ViewFn,
    /// What else belongs to it.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let cx = table.cx;
    let game = cx.ui.basics().id;
    press_by_key(table);
    sound_of_match(cx);
    Heading::follow(game, progress);
    provide_context(Ending(RwSignal::new(false)));
    let outcome = Memo::new(move |_| cx.moment.with(|moment| moment.outcome.clone()));
    // For whoever drives the page from outside: which moment is shown, and whether it can be acted
    // on.
    let version = move || cx.moment.with(|moment| moment.version);
    view! {
        <div
            class=format!("playing {class}")
            data-game=game
            data-version=version
            data-busy=move || cx.busy.get().to_string()
        >
            {notice.run()}
            <Shell table/>
            <KeyboardHelp keys=shortcuts(table)/>
            <EndOfMatch
                game
                outcome
                names=cx.names
                actions
                is_counted=cx.is_counted
                epilogue=cx.ui.epilogue(cx)
                told=told_of(table)
            />
            {children.map(|children| children())}
        </div>
    }
}
