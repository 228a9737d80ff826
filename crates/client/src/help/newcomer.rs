//! Somebody who opens a game for the first time is asked once whether they know it; whoever does is
//! not held up.

use leptos::prelude::*;

use super::first_matches::Remembered;
use crate::kit::dialog::Dialog;
use crate::kit::link::Link;
use crate::preferences::Preferences;
use crate::route::Route;
use crate::table::AnyTable;
use crate::words::Words;

/// The question before a table is opened.
#[derive(Clone, Copy)]
pub struct Newcomer {
    game: RwSignal<Option<&'static str>>,
    /// What happens when the answer is yes, or when it is known.
    play: StoredValue<Option<Callback<()>>>,
}

impl Newcomer {
    pub fn new() -> Newcomer {
        Newcomer { game: RwSignal::new(None), play: StoredValue::new(None) }
    }

    /// Plays, after the question where it was never asked.
    pub fn play(self, game: &'static str, play: Callback<()>) {
        if !is_new(game) {
            return play.run(());
        }
        Remembered { is_asked: true, ..Remembered::of(game) }.store(game);
        self.play.set_value(Some(play));
        self.game.set(Some(game));
    }

    fn answer(self) {
        self.game.set(None);
        if let Some(play) = self.play.get_value() {
            play.run(());
        }
    }
}

impl Default for Newcomer {
    fn default() -> Newcomer {
        Newcomer::new()
    }
}

fn is_new(game: &str) -> bool {
    let remembered = Remembered::of(game);
    let is_known = remembered.is_asked || 0 < remembered.n_matches || remembered.is_learned(game);
    Preferences::here().helps_newcomers.get_untracked() && !is_known
}

/// "Do you know the game?"
#[component]
pub fn NewcomerQuestion(newcomer: Newcomer) -> impl IntoView {
    let words = Words::here();
    let is_open = RwSignal::new(false);
    Effect::new(move || is_open.set(newcomer.game.with(Option::is_some)));
    let title = Signal::derive(move || {
        let game = newcomer.game.get().unwrap_or_default();
        let name = words.say(&format!("{game}-name"), &[]);
        words.say("newcomer-question", &[("game", name.into())])
    });
    let lesson = Signal::derive(move || Route::Learn {
        game: newcomer.game.get().unwrap_or_default().to_owned(),
    });
    view! {
        <Dialog is_open title class="newcomer">
            <p class="quiet">{words.of("newcomer-more")}</p>
            <div class="dialog__actions">
                <Link to=lesson class="button button--primary newcomer__learn">
                    {words.of("lesson-learn")}
                </Link>
                <button class="button newcomer__play" on:click=move |_| newcomer.answer()>
                    {words.of("newcomer-play")}
                </button>
            </div>
        </Dialog>
    }
}

/// At the first table of somebody who came another way: a line that goes with one press. Who has
/// seen it once was asked, whether they press or not.
#[component]
pub fn Offer(table: AnyTable) -> impl IntoView {
    let words = Words::here();
    let game = table.cx.ui.basics().id;
    let is_open = RwSignal::new(table.guide.is_none() && is_new(game));
    let is_shown = Signal::derive(move || is_open.get() && table.is_played());
    Effect::new(move || {
        if is_shown.get() {
            Remembered { is_asked: true, ..Remembered::of(game) }.store(game);
        }
    });
    let close = move |_| is_open.set(false);
    move || {
        is_shown.get().then(|| {
            view! {
                <div class="strip lesson-offer" role="status">
                    <span>{words.of("newcomer-offer")}</span>
                    <Link
                        to=Route::Learn { game: game.to_owned() }
                        class="button"
                        is_new_tab=true
                    >
                        {words.of("lesson-learn")}
                    </Link>
                    <button class="button button--quiet" on:click=close>
                        {words.of("newcomer-no")}
                    </button>
                </div>
            }
        })
    }
}
