//! A finished match, or a Record from the reader's own disk, step by step.

mod controls;
mod file;
mod record_error;
mod table;

use engine::{RecordError, RecordProblem};
use leptos::prelude::*;
use protocol::TableId;

pub use self::file::FileReplayPage;
pub use self::record_error::RecordTrouble;
use self::table::ReplayTable;
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
    fetched(ask, move |text: String| {
        shown(&text, Some(id.clone())).unwrap_or_else(|error| {
            view! {
                <main class="wrap page">
                    <RecordTrouble error/>
                    <BackToStart/>
                </main>
            }
            .into_any()
        })
    })
}

/// The table of a Record that holds. `id` is where friends can watch it.
fn shown(text: &str, id: Option<TableId>) -> Result<AnyView, RecordError> {
    struct Show<'a> {
        text: &'a str,
        id: Option<TableId>,
    }
    impl Visitor for Show<'_> {
        type Output = Result<AnyView, RecordError>;
        fn visit<G: GameUi>(self) -> Self::Output {
            let replay = Replay::<G>::read(self.text)?;
            Ok(view! { <ReplayTable replay id=self.id/> }.into_any())
        }
    }
    visit_record(text, Show { text, id })
}

/// Whether a Record can be shown here, from its first line to its last.
fn check(text: &str) -> Result<(), RecordError> {
    struct Check<'a>(&'a str);
    impl Visitor for Check<'_> {
        type Output = Result<(), RecordError>;
        fn visit<G: GameUi>(self) -> Self::Output {
            Replay::<G>::read(self.0).map(drop)
        }
    }
    visit_record(text, Check(text))
}

fn visit_record<T>(
    text: &str,
    visitor: impl Visitor<Output = Result<T, RecordError>>,
) -> Result<T, RecordError> {
    let game = engine::game_of_record(text.as_bytes())?;
    games::visit(&game, visitor)
        .unwrap_or_else(|| Err(RecordError { line: 1, problem: RecordProblem::OtherGame(game) }))
}
