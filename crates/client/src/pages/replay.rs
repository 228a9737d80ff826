//! A finished match, or a Record from the reader's own disk, step by step.

mod controls;
mod file;
mod record_error;
mod stops;
mod table;

use engine::{RecordError, RecordProblem};
use leptos::prelude::*;
use protocol::TableId;

pub use self::file::FileReplayPage;
pub use self::record_error::RecordTrouble;
use self::table::replay_table;
use super::fetched::{BackToStart, fetched};
use crate::games::{self, Visitor};
use crate::http;
use crate::replay::Replay;
use crate::table::GameUi;

/// A match that was played here, or a Record that somebody has uploaded.
#[component]
pub fn ReplayPage(id: TableId) -> impl IntoView {
    let asked = id.clone();
    let ask = move || {
        let id = asked.clone();
        async move { http::record(&id).await }
    };
    fetched(ask, move |text: String| shown(text, Some(id.clone())))
}

/// The table of a Record, or why there is none. `id` is where friends can watch it.
fn shown(text: String, id: Option<TableId>) -> AnyView {
    let game = match game_of(&text) {
        Ok(game) => game,
        Err(error) => return unreadable(error),
    };
    games::page_with_code(&game, move |code| {
        let show = ShowRecord { text: &text, id: id.clone() };
        code.ui.show_record(show).unwrap_or_else(unreadable)
    })
}

fn unreadable(error: RecordError) -> AnyView {
    view! {
        <main class="wrap page">
            <RecordTrouble error/>
            <BackToStart/>
        </main>
    }
    .into_any()
}

/// The game of a Record, if it can be shown here.
fn game_of(text: &str) -> Result<String, RecordError> {
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
}

impl Visitor for ShowRecord<'_> {
    type Output = Result<AnyView, RecordError>;
    fn visit<G: GameUi>(self) -> Self::Output {
        let replay = Replay::<G>::read(self.text)?;
        Ok(replay_table(replay, self.id))
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
