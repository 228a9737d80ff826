//! A finished match, or a Record from the reader's own disk, step by step.

mod controls;
mod file;
mod pointed;
mod record_error;
mod stops;
mod table;

use std::sync::Arc;

use engine::{RecordError, RecordProblem};
use leptos::prelude::*;
use protocol::{Problem, TableId};

pub use self::file::FileReplayPage;
pub use self::record_error::RecordTrouble;
use self::table::replay_table;
use super::fetched::{BackToStart, fetched};
use crate::games::{self, Visitor};
use crate::http;
use crate::replay::{Look, Replay};
use crate::table::GameUi;

/// A match that was played here, or a Record that somebody has uploaded.
#[component]
pub fn ReplayPage(
    id: TableId,
    /// Where it begins.
    look: String,
) -> impl IntoView {
    let asked = id.clone();
    let ask = move || {
        let id = asked.clone();
        async move { http::record(&id).await }
    };
    fetched(ask, move |text: String| shown(text, Some(id.clone()), &look))
}

/// The Record that only this page has, while it is looked at: its replay leads to its analysis, and
/// back.
#[derive(Clone, Copy, Default)]
pub struct OnlyHere(RwSignal<Option<Unstored>>);

#[derive(Clone, PartialEq, Debug)]
struct Unstored {
    text: Arc<str>,
    /// Why the server has not taken it.
    problem: Problem,
}

impl OnlyHere {
    pub fn here() -> OnlyHere {
        expect_context()
    }

    pub fn text(self) -> Option<Arc<str>> {
        self.0.with_untracked(|kept| kept.as_ref().map(|kept| kept.text.clone()))
    }
}

/// The table of a Record, or why there is none. `id` is where friends can watch it.
fn shown(text: String, id: Option<TableId>, look: &str) -> AnyView {
    let game = match game_of(&text) {
        Ok(game) => game,
        Err(error) => return unreadable(error),
    };
    let look = Look::from_query(look);
    games::page_with_code(&game, move |code| {
        let show = ShowRecord { text: &text, id: id.clone(), look: look.clone() };
        code.ui.show_record(show).unwrap_or_else(unreadable)
    })
}

pub fn unreadable(error: RecordError) -> AnyView {
    view! {
        <main class="wrap page">
            <RecordTrouble error/>
            <BackToStart/>
        </main>
    }
    .into_any()
}

/// The game of a Record, if it can be shown here.
pub fn game_of(text: &str) -> Result<String, RecordError> {
    let game = engine::game_of_record(text.as_bytes())?;
    match games::can_play(&game) {
        true => Ok(game),
        false => Err(RecordError { line: 1, problem: RecordProblem::OtherGame(game) }),
    }
}

/// Shows a Record that holds.
pub struct ShowRecord<'a> {
    text: &'a str,
    id: Option<TableId>,
    look: Option<Look>,
}

impl Visitor for ShowRecord<'_> {
    type Output = Result<AnyView, RecordError>;
    fn visit<G: GameUi>(self) -> Self::Output {
        let replay = Replay::<G>::read(self.text)?;
        Ok(replay_table(replay, self.id, self.look))
    }
}

/// Whether a Record can be shown here, from its first line to its last.
pub struct CheckRecord<'a>(&'a str);

impl Visitor for CheckRecord<'_> {
    type Output = Result<(), RecordError>;
    fn visit<G: GameUi>(self) -> Self::Output {
        Replay::<G>::read(self.0).map(drop)
    }
}
